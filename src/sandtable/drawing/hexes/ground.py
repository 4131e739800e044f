"""The ground of a board as a picture of its own, and small pictures of whole boards.

ground(picture, art, turned=False)     what never changes in a game: no pieces, no margin
thumbnail(picture, art)                the board with its pieces, to choose a battle by
"""

from __future__ import annotations

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import seen_from_top
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.landscape import landscape
from sandtable.drawing.hexes.overlays import Marks
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.hexes.sketches import simplified, sketch
from sandtable.drawing.svg import document, number, tag


def ground(picture: Picture, art: Art, turned: bool = False) -> str:
    """The landscape with its works, hex lines and section lines, as a complete SVG.

    `turned` is the board as the player at the top edge sees it, painted again: the light still
    comes from the upper left, and trees and houses stand upright.
    """
    if turned:
        picture = seen_from_top(picture, art)
    plane = Plane(picture.rows, *art.layout.hex.size)
    drawn = landscape(picture, art) + hex_lines(plane, art)
    return whole(drawn + Marks(picture, art, plane).sections(), plane, art)


def thumbnail(picture: Picture, art: Art) -> str:
    """A board in small: the painted ground, and pieces without names, as a complete SVG.

    A page shows many of them, so it weighs little (see `sandtable.drawing.hexes.sketches`).
    """
    small = simplified(art)
    return whole(sketch(picture, small), Plane(picture.rows, *art.layout.hex.size), small)


def hex_lines(plane: Plane, art: Art) -> str:
    """All the lines of the grid as one path: dark where two hexes meet, as in a whole picture."""
    style = art.layout.hex
    across, down = number(plane.half), number(plane.unit)
    shape = f"l{across} {down}v{number(2 * plane.unit)}l-{across} {down}-{across}-{down}"
    shape += f"v-{number(2 * plane.unit)}z"
    starts = ((x, y - 2 * plane.unit) for x, y in map(plane.point, plane.names))
    return tag(
        "path",
        d="".join(f"M{number(x)} {number(y)}{shape}" for x, y in starts),
        fill="none",
        stroke=style.line,
        stroke_opacity=1 - (1 - style.line_opacity) ** 2,
        stroke_width=style.line_width,
    )


def whole(drawn: str, plane: Plane, art: Art) -> str:
    """What is drawn on a board and the drawings that it uses, as a file."""
    return document(tag("defs", art.symbols(drawn)) + drawn, plane.width, plane.height)
