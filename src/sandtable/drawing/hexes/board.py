"""A board for a page: where its hexes lie and how things on it look, as plain values.

    board_layout(picture, art, turned=False)     for a page, by way of `dataclasses.asdict`
    seen_from_top(picture, art)                  the same position, turned

The player at the top sees the board from the other side: every hex lies point reflected, and what
is drawn on it stands upright. Lengths are in units of the picture, places from the upper left
corner of the board, and `margin` is the room around it for letters and numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sandtable.boards.hexes import DIRECTIONS
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.counters import Counters
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.svg import number

SIDE_GAP: Final = 12.5  # from the board to a letter beside it
TOP_GAP: Final = 8.0  # from the board up to the foot of a number
FOOT_GAP: Final = 17.0  # and down
EDGE: Final = 21.0  # room around the board that letters and numbers need
DROP: Final = 0.34  # from the middle of a letter down to its foot, in sizes


@dataclass(frozen=True)
class Spot:
    """A hex: its centre, and its corners as the `points` of a polygon."""

    x: float
    y: float
    points: str


@dataclass(frozen=True)
class Mark:
    """A letter or a number at an edge, centred at x, its foot at y."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class LeaderPlace:
    """A leader in a hex, measured from its centre: the plate for the name, under the medal.

    The plate begins at `x` or, without one, is centred; its middle is at `y`. Its words begin
    `indent` after the pad. The medal is a symbol that has its place in itself.
    """

    x: float | None
    y: float
    indent: float


@dataclass(frozen=True)
class LeaderLayout:
    """How leaders stand: with a unit, which is then moved by `unit_x` and `unit_y`, or alone."""

    with_unit: LeaderPlace
    alone: LeaderPlace
    unit_x: float
    unit_y: float
    height: float
    pad: float
    font_size: float


@dataclass(frozen=True)
class BoardLayout:
    """Everything that a page must know to put pieces on a board."""

    width: float
    height: float
    margin: float
    hex_width: float
    places: dict[str, Spot]
    sections: tuple[float, ...]
    marks: tuple[Mark, ...]
    leader: LeaderLayout


def board_layout(picture: Picture, art: Art, turned: bool = False) -> BoardLayout:
    """The board of a picture, as it is seen from the bottom or (`turned`) from the top."""
    layout = art.layout
    plane = Plane(picture.rows, *layout.hex.size)
    names = reflected(plane) if turned else {name: name for name in plane.places}
    places = {}
    for name, shown in names.items():
        x, y = plane.centre(shown)
        corners = plane.corners(plane.places[shown])
        points = " ".join(f"{number(cx)},{number(cy)}" for cx, cy in corners)
        places[name] = Spot(round(x, 2), round(y, 2), points)
    return BoardLayout(
        width=round(plane.width, 2),
        height=round(plane.height, 2),
        margin=min(layout.page.margin, EDGE),
        hex_width=layout.hex.width,
        places=places,
        sections=tuple(_sections(picture, plane, turned)),
        marks=tuple(edge_marks(plane, layout.fonts.coordinate, turned)),
        leader=_leaders(art),
    )


def edge_marks(plane: Plane, size: float, turned: bool = False) -> list[Mark]:
    """Letters of the rows at the sides, numbers of the columns above and below."""
    names = reflected(plane) if turned else {name: name for name in plane.places}
    rows = [chr(ord("a") + row) for row in range(len(plane.rows))]
    marks = []
    for letter in rows:
        y = plane.centre(names[f"{letter}1"])[1] + size * DROP
        marks.append(Mark(letter, -SIDE_GAP, round(y, 2)))
        marks.append(Mark(letter, plane.width + SIDE_GAP, round(y, 2)))
    above, below = (rows[-1], rows[0]) if turned else (rows[0], rows[-1])
    for letter, y in ((above, -TOP_GAP), (below, plane.height + FOOT_GAP)):
        for column in range(1, plane.rows[ord(letter) - ord("a")] + 1):
            x = plane.centre(names[f"{letter}{column}"])[0]
            marks.append(Mark(str(column), round(x, 2), round(y, 2)))
    return marks


def reflected(plane: Plane) -> dict[str, str]:
    """For each hex the one that lies where it comes to lie when the board is turned."""
    right, bottom = round(plane.width / plane.half), round(plane.height / plane.unit)
    names = {}
    for name, (x, y) in plane.places.items():
        other = plane.names.get((right - x, bottom - y))
        if other is None:
            raise ValueError(f"rows of {plane.rows} hexes do not fit on themselves when turned")
        names[name] = other
    return names


def seen_from_top(picture: Picture, art: Art) -> Picture:
    """The same position from the other side of the table."""
    plane = Plane(picture.rows, *art.layout.hex.size)
    names = reflected(plane)
    return replace(
        picture,
        sections=tuple(at / art.layout.hex.width for at in _sections(picture, plane, True)),
        top=picture.bottom,
        bottom=picture.top,
        terrain={names[name]: word for name, word in picture.terrain.items()},
        works={
            names[name]: tuple(opposite(side) for side in sides)
            for name, sides in picture.works.items()
        },
        objectives=tuple(replace(each, hex=names[each.hex]) for each in picture.objectives),
        trenches=tuple(replace(each, hex=names[each.hex]) for each in picture.trenches),
        markers={names[name]: kinds for name, kinds in picture.markers.items()},
        pieces=tuple(replace(each, hex=names[each.hex]) for each in picture.pieces),
        leaders=tuple(replace(each, hex=names[each.hex]) for each in picture.leaders),
        highlights=tuple(replace(each, hex=names[each.hex]) for each in picture.highlights),
        arrows=tuple(
            replace(each, path=tuple(names[name] for name in each.path)) for each in picture.arrows
        ),
    )


def opposite(side: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(side) + 3) % 6]


def _sections(picture: Picture, plane: Plane, turned: bool) -> list[float]:
    """Where the lines between sections run, from the left."""
    lines = [at * 2 * plane.half for at in picture.sections]
    return [plane.width - at for at in reversed(lines)] if turned else lines


def _leaders(art: Art) -> LeaderLayout:
    style = art.layout.leader
    counters = Counters(art)
    from_x, from_y = counters.plate_by_unit()
    return LeaderLayout(
        with_unit=LeaderPlace(from_x, from_y, style.with_unit_radius * style.plate_indent),
        alone=LeaderPlace(None, counters.plate_below(), 0.0),
        unit_x=style.unit_shift_x,
        unit_y=style.unit_shift_y,
        height=style.plate_height,
        pad=style.plate_pad,
        font_size=art.layout.fonts.leader,
    )
