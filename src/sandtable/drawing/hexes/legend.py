"""Samples of what is painted on a hex board, for its legend.

    sample(art, word)       a hex of this ground, with this marker or with a section line, as SVG

A sample is painted by the same code as a whole board, and cut out of a row of three hexes, so that
water, trenches and lanes run through it.
"""

from __future__ import annotations

from typing import Final

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.ground import hex_lines
from sandtable.drawing.hexes.laid_markers import laid_markers
from sandtable.drawing.hexes.landscape import landscape
from sandtable.drawing.hexes.overlays import Marks
from sandtable.drawing.hexes.picture import SECTION, Picture, Trench
from sandtable.drawing.svg import document, tag

ROW: Final = ("a1", "a2", "a3")
MIDDLE: Final = "a2"
WORKS: Final = "field-works"
TRENCH: Final = "trench"
RIVER: Final = "river"
THROUGH: Final = ("river", "lane")  # ground that runs on in the hexes beside it
CROSSINGS: Final = ("ford", "bridge")


def sample(art: Art, word: str) -> str:
    """One hex with this on it; a KeyError for a word that the art does not know."""
    picture = sampled(art, word)
    plane = Plane(picture.rows, art.layout.hex.width)
    drawn = landscape(picture, art) + hex_lines(plane, art)
    drawn += Marks(picture, art, plane).sections() + laid_markers(picture, art)
    width = art.layout.hex.width
    return document(tag("defs", art.symbols(drawn)) + drawn, width, plane.height, left=width)


def sampled(art: Art, word: str) -> Picture:
    """A row of three hexes with this in the middle."""
    layout = art.layout
    terrain: dict[str, str] = {}
    if word == SECTION:
        return Picture(rows=(3,), sections=(1.5,))
    if word == WORKS:
        return Picture(rows=(3,), sections=(), works={MIDDLE: ("nw", "ne")})
    if word == TRENCH:
        owner = next(iter(layout.trench.sandbags))
        trenches = tuple(Trench(name, owner) for name in ROW)
        return Picture(rows=(3,), sections=(), terrain=dict.fromkeys(ROW, word), trenches=trenches)
    if word in layout.markers:
        if layout.markers[word].water:
            terrain = dict.fromkeys(ROW, RIVER)
        return Picture(rows=(3,), sections=(), terrain=terrain, markers={MIDDLE: (word,)})
    kind = layout.terrain.get(word, "")
    if kind in THROUGH:
        terrain = dict.fromkeys(ROW, word)
    elif kind in CROSSINGS:
        terrain = {**dict.fromkeys(ROW, RIVER), MIDDLE: word}
    elif kind:
        terrain = {MIDDLE: word}
    return Picture(rows=(3,), sections=(), terrain=terrain)
