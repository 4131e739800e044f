"""`sandtable render`: a board as SVG or PNG, of a scenario, a case or a recorded game."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from sandtable.cli.failure import Failure
from sandtable.cli.files import (
    BROKEN,
    CASE,
    RECORD,
    Found,
    find_out,
    game_of_scenario,
    reason,
    replayed,
    scenario_at,
    write_whole,
)
from sandtable.cli.language import speaker_of
from sandtable.colors.table.drawings import drawings_of
from sandtable.core.event import ONLOOKER
from sandtable.core.state import State
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.render import render
from sandtable.drawing.maps.drawings import map_drawings_of
from sandtable.drawing.maps.render import render as render_map
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import DataError

SUFFIXES = (".svg", ".png")
MOST_SCALE = 8.0


def render_file(
    what: str, output: Path | None, scale: float, names: bool, lang: str | None
) -> None:
    target = output or Path(f"{Path(what).stem}.svg")
    if target.suffix.lower() not in SUFFIXES:
        raise Failure(f"{target}: expected a name that ends in .svg or .png")
    if not (math.isfinite(scale) and 0 < scale <= MOST_SCALE):
        raise Failure(f"expected a scale above 0 and up to {MOST_SCALE:g}, not {scale:g}")
    box, state, title = position(what)
    speaker = speaker_of(lang, box)
    moment = "" if title else box.face.moment(state, speaker)
    drawings = map_drawings_of(box)
    if drawings is None:
        picture = drawings_of(box).picture(state, speaker, None, title, moment, names)
        svg = render(picture, Art(box.folder / "art"))
    else:
        svg = render_map(drawings, what, state, speaker, ONLOOKER)
    write_whole(target, as_png(svg, scale) if target.suffix.lower() == ".png" else svg)
    print(target)


def as_png(svg: str, scale: float) -> bytes:
    try:
        from sandtable.drawing.png import png
    except ModuleNotFoundError as error:
        raise Failure(f"drawing a PNG needs the package {error.name}") from None
    return png(svg, scale)


def position(what: str) -> tuple[Box, State, str]:
    """The position that is meant, and a title where it has one of its own."""
    for box in BOXES.values():
        if box.has(what):
            return box, box.set_up(what, {}), ""
    path = Path(what)
    if not path.exists() and path.suffix == "":
        raise Failure(f'there is no scenario and no file "{what}"; see `sandtable games`')
    found = find_out(path)
    if found.what == RECORD:
        game = replayed(found.text, path)
        return game.box, game.state, ""
    if found.what == CASE:
        return case_position(found)
    box, _ = game_of_scenario(found)
    return box, scenario_at(box, path), ""


def case_position(found: Found) -> tuple[Box, State, str]:
    """The position of a case, or of the first of several in a file."""
    values: dict[str, Any] = found.values or {}
    try:
        first = {**values, **values.get("case", [{}])[0]}
        name = first.get("game")
        if name not in BOXES:
            raise Failure(f'{found.path}: there is no game called "{name}"')
        box = BOXES[name]
        return box, box.place(first.get("position", {})), str(first.get("title", found.path.stem))
    except DataError as error:
        raise Failure(str(error)) from None
    except BROKEN as error:
        raise Failure(f"{found.path}: {reason(error)}") from None
