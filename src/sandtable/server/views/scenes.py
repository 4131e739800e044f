"""The scenes of a game by the kind of its board: hexes, or a map."""

from __future__ import annotations

from functools import lru_cache

from sandtable.colors.table.drawings import drawings_of
from sandtable.drawing.maps.drawings import map_drawings_of
from sandtable.games import BOXES
from sandtable.server.views.hex_scenes import HexBattles
from sandtable.server.views.map_scenes import DrawnMaps
from sandtable.server.views.scenes_base import Scenes


@lru_cache(maxsize=8)
def scenes_of(game: str) -> Scenes:
    box = BOXES[game]
    drawings = map_drawings_of(box)
    return HexBattles(box, drawings_of(box)) if drawings is None else DrawnMaps(box, drawings)
