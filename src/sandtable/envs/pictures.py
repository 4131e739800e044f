"""A position as text, as SVG and as an RGB array, as a seat or an onlooker may see it."""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.colors.table.drawings import drawings_of
from sandtable.core.event import ONLOOKER
from sandtable.core.state import State
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.render import render as render_hexes
from sandtable.drawing.maps.drawings import map_drawings_of
from sandtable.drawing.maps.render import render as render_map
from sandtable.envs.world import World
from sandtable.toolkit.data import Unknown
from sandtable.toolkit.text import Speaker

MODES: Final = ("human", "ansi", "svg", "rgb_array")
ONLOOKER_NAME: Final = "onlooker"
SCALE: Final = 0.5  # pixels a unit of the drawing


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise Unknown(f'there is no render mode "{mode}"; there are: {", ".join(MODES)}')
    return mode


def viewer_of(world: World, viewer: str | int) -> int:
    """The number of a seat, or `ONLOOKER`, who sees what everybody sees."""
    return ONLOOKER if viewer in (ONLOOKER, ONLOOKER_NAME) else world.seat(viewer)


def render(world: World, state: State, viewer: int, mode: str | None) -> Any:
    """The picture for a mode; "human" prints the board and gives None."""
    if mode is None:
        return None
    if mode == "human":
        print(text(world, state, viewer))
        return None
    if mode == "ansi":
        return text(world, state, viewer)
    picture = svg(world, state, viewer)
    return picture if mode == "svg" else rgb(picture)


def text(world: World, state: State, viewer: int) -> str:
    return world.box.draw(state, viewer)


def svg(world: World, state: State, viewer: int) -> str:
    speaker = Speaker("en", world.box)
    drawings = map_drawings_of(world.box)
    if drawings is not None:
        return render_map(drawings, world.scenario, state, speaker, viewer)
    moment = world.box.face.moment(state, speaker)
    picture = drawings_of(world.box).picture(state, speaker, None, "", moment)
    return render_hexes(picture, Art(world.box.folder / "art"))


def rgb(picture: str, scale: float = SCALE) -> NDArray[np.uint8]:
    """An SVG as pixels: rows, columns, and red, green and blue."""
    from sandtable.drawing.png import png

    return pixels(png(picture, scale))


# Reading a PNG of eight bits a colour, as `drawing.png` writes it

SIGNATURE: Final = 8
COLOURS: Final = {2: 3, 6: 4}  # kinds of PNG, and bytes a pixel


def pixels(data: bytes) -> NDArray[np.uint8]:
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    if depth != 8 or kind not in COLOURS:
        raise ValueError(f"a PNG of kind {kind} with {depth} bits a colour is not read")
    colours = COLOURS[kind]
    raw = np.frombuffer(zlib.decompress(_content(data)), np.uint8)
    rows = raw.reshape(height, 1 + width * colours)
    lines = rows[:, 1:].reshape(height, width, colours)
    return _on_white(_unfiltered(rows[:, 0], lines))


def _content(data: bytes) -> bytes:
    """The compressed pixels, which may be in several pieces."""
    at, found = SIGNATURE, b""
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            found += data[at + 8 : at + 8 + size]
        at += size + 12
    return found


def _unfiltered(ways: NDArray[np.uint8], lines: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Pixels from their differences to those on the left, above and between.

    A pixel needs only earlier diagonals, so that all pixels of a diagonal are worked out at once.
    """
    height, width, colours = lines.shape
    found = np.zeros((height + 1, width + 1, colours), np.int16)  # the first row and column are 0
    every = np.arange(height)
    for diagonal in range(height + width - 1):
        row = every[max(0, diagonal - width + 1) : min(height, diagonal + 1)]
        column = diagonal - row
        left, over, corner = found[row + 1, column], found[row, column + 1], found[row, column]
        guess = np.choose(
            ways[row][:, None],
            [np.zeros_like(left), left, over, (left + over) >> 1, _nearest(left, over, corner)],
        )
        found[row + 1, column + 1] = (lines[row, column] + guess) & 255
    return found[1:, 1:].astype(np.uint8)


def _nearest(
    left: NDArray[np.int16], over: NDArray[np.int16], corner: NDArray[np.int16]
) -> NDArray[np.int16]:
    """Paeth's guess: the neighbour that is nearest to left + over - corner."""
    across, down = np.abs(over - corner), np.abs(left - corner)
    both = np.abs(left + over - 2 * corner)
    further = np.where(down <= both, over, corner)
    return np.where((across <= down) & (across <= both), left, further)


def _on_white(found: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Without transparency: what is not covered is white."""
    if found.shape[2] == 3:
        return found
    cover = found[:, :, 3:].astype(np.uint16)
    mixed = (found[:, :, :3] * cover + 255 * (255 - cover)) // 255
    return mixed.astype(np.uint8)
