"""The games, each a package whose `Box` lists its parts."""

from __future__ import annotations

from typing import Final

from sandtable.games.greatwar import GREATWAR
from sandtable.games.lastman import LASTMAN
from sandtable.games.maria import MARIA
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.toolkit.box import Box

BOXES: Final[dict[str, Box]] = {box.id: box for box in (NAPOLEONICS, GREATWAR, MARIA, LASTMAN)}
