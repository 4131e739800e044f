"""Boards in small: the same landscape and pieces with fewer strokes, for a page that shows many.

A sketch is seen a few inches wide or less: coordinates are whole numbers, woods and villages are
drawn once and used again, and pieces are plain blocks with the outline of their symbol.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.counters import Counters, block_shape
from sandtable.drawing.hexes.geometry import Place, noise, outward
from sandtable.drawing.hexes.laid_markers import marker_places
from sandtable.drawing.hexes.landscape import GOLDEN, Painter, shifted
from sandtable.drawing.hexes.overlays import objective_ring
from sandtable.drawing.hexes.picture import Leader, Picture, Piece
from sandtable.drawing.hexes.styles import Building
from sandtable.drawing.svg import Point, curve_ring, ring, tag

TREES: Final = 11  # in a wood
GROVES: Final = 3  # ways in which they stand
STEP: Final = 14.0  # from hachure to hachure
ROCKS: Final = 5

# What is kept of a surface: its shape, its place and its colour.
_SURFACE: Final = (
    *("d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"),
    *("transform", "fill", "fill-opacity"),
)
_DATA: Final = re.compile(r' d="([^"]*)"')
_PART: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")
_TURN: Final = re.compile(r'(?<=transform="translate\()[^"]*')


class Sketch(Painter):
    """A landscape with what one still sees of it from afar."""

    def __init__(self, picture: Picture, art: Art) -> None:
        super().__init__(picture, art, grass=False)
        self.shared: dict[str, str] = {}

    def share(self, name: str, content: str) -> str:
        """The name of something that is drawn once for all the places where it stands."""
        self.shared.setdefault(name, tag("g", content, id=name))
        return name

    def drawing(self, name: str) -> str:
        """A drawing of the art with its own origin where it is put, at its own size."""
        return self.share(f"small-{name}", self.art.drawings[name].content)

    def ground(self) -> str:
        ground, plane = self.layout.ground, self.plane
        painted = [tag("rect", width=plane.width, height=plane.height, fill=ground.base)]
        patches: list[list[str]] = [[] for _ in ground.patches]
        for place in plane.places.values():
            if (place[0] + 2 * place[1]) % 3 == 0:
                x, y = self.near(place, 0, 46)
                which = int(noise(*place, 0, 7) * len(patches))
                rx = 90 + 20 * int(noise(*place, 0, 5) * 4)
                patches[which].append(tag("ellipse", cx=round(x), cy=round(y), rx=rx, ry=rx * 0.6))
        painted += [
            tag("g", "".join(drawn), fill=f"url(#patch-{at})") for at, drawn in enumerate(patches)
        ]
        return "".join(painted)

    def relief(self) -> str:
        """Hills: a shadow, a slope, a crown and a few hachures."""
        high = self.high()
        if not high:
            return ""
        style = self.layout.relief
        loops = self.soft_outlines(high, 7, STEP)
        region = "".join(curve_ring(shifted(loop, outward(loop), -8.0)[::2]) for loop in loops)
        shape = tag("path", d=region, stroke_width=18, stroke_linejoin="round")
        hill = self.share("hill", whole_numbers(shape))
        shade, lit = style.shade, style.lit
        return "".join(
            [
                tag("use", href=f"#{hill}", x=5, y=6, fill=shade, stroke=shade, opacity=0.4),
                tag("use", href=f"#{hill}", x=-3, y=-3, fill=lit, stroke=lit, opacity=0.5),
                tag("use", href=f"#{hill}", fill=style.crown, stroke=style.slope, opacity=0.85),
                *self.hachures(loops),
                *self.crags(),
            ]
        )

    def towns(self) -> str:
        """Yards and lanes; the houses stand on them in their villages."""
        style = self.layout.town
        lanes = "M-52 4Q-20-4 0 0T52-2M2-52Q-6-20 0 0T-2 52"
        yard = self.share(
            "yard",
            tag("circle", r=46, fill=style.yard, fill_opacity=style.yard_opacity)
            + tag("path", d=lanes, fill="none", stroke=style.lane, stroke_width=7.0),
        )
        places = sorted(self.painted("town", "mill", "ruins", "keep"))
        return "".join(put(yard, self.plane.point(place)) for place in places)

    def trees(self, place: Place) -> list[tuple[float, str]]:
        which = int(noise(*place, 4) * GROVES)
        x, y = self.plane.point(place)
        return [(y, put(self.share(f"grove-{which}", self.grove(which)), (x, y)))]

    def grove(self, which: int) -> str:
        spots = []
        for at in range(TREES):
            angle, away = at * GOLDEN + which, 46 * math.sqrt((at + 0.4) / TREES)
            spots.append((math.sin(angle) * away, math.cos(angle) * away))
        trees = [self.drawing(name) for name in self.layout.woods.trees]
        uses = "".join(
            put(trees[(at + which) % len(trees)], (x / 1.5, y / 1.5))
            for at, (y, x) in enumerate(sorted(spots))
        )
        return tag("g", uses, transform="scale(1.5)")

    def houses(self, place: Place, villages: list[list[Building]]) -> list[tuple[float, str]]:
        x, y = self.plane.point(place)
        village = villages[int(noise(*place, 51) * len(villages))]
        name = f"{village[0][0]}-{len(village)}"
        if name not in self.shared:
            built = "".join(
                tag(
                    "use", href=f"#{self.drawing(house)}", transform=_standing(dx, dy, turned, tilt)
                )
                for house, dx, dy, turned, tilt in village
            )
            self.share(name, built)
        return [(y, put(name, (x, y)))]

    def rocks(self, place: Place) -> list[tuple[float, str]]:
        x, y = self.plane.point(place)
        uses = []
        for at in range(ROCKS):
            angle, away = at * GOLDEN + noise(*place, 31), 40 * math.sqrt((at + 0.3) / ROCKS)
            spot = (x + math.cos(angle) * away, y + math.sin(angle) * away)
            rock = self.layout.relief.rocks[at % len(self.layout.relief.rocks)]
            uses.append((spot[1], put(self.drawing(rock), spot)))
        return uses


def sketch(picture: Picture, art: Art) -> str:
    """The ground, the objectives and the pieces of a picture, as the content of an SVG."""
    painter = Sketch(picture, art)
    plane = painter.plane
    drawn = [whole_numbers(painter.paint())]
    for marker in marker_places(picture, art):
        turned = f"translate({marker.x:.0f} {marker.y:.0f})"
        if marker.turn:
            turned += f"rotate({marker.turn:.0f})"
        lying = painter.drawing(marker.drawing)
        drawn.append(tag("use", href=f"#{lying}", transform=turned))
    style = art.layout.objective
    for objective in picture.objectives:
        shape = ring(plane.corners((0, 0), style.inset))
        ringed = painter.share("objective-ring", whole_numbers(objective_ring(shape, style)))
        drawn.append(put(ringed, plane.centre(objective.hex)))
    for piece in picture.pieces:
        name = f"block-{piece.nation}-{piece.kind}"
        drawn.append(put(painter.share(name, small_piece(piece, art)), plane.centre(piece.hex)))
    held = {piece.hex for piece in picture.pieces}
    for leader in picture.leaders:
        x, y = plane.centre(leader.hex)
        dx, dy, _ = Counters(art).medal_place(leader.hex in held)
        medal = painter.share(f"medal-{leader.nation}", small_leader(leader, art))
        drawn.append(put(medal, (x + dx, y + dy)))
    return tag("defs", "".join(painter.shared.values())) + "".join(drawn)


def small_piece(piece: Piece, art: Art) -> str:
    """A block in the nation's colour and shape, with the outline of the symbol of its kind."""
    style, nation, box = art.layout.block, art.layout.nations[piece.nation], art.layout.symbol
    wide, high = round(style.width), round(style.height)
    x, y = -wide // 2, -high // 2 - style.lift
    face = block_shape((x, y, wide, high), style.corner, nation.corner)
    thick = block_shape((x, y, wide, high + style.thickness), style.corner, nation.corner)
    if piece.kind in art.layout.groups:
        shown, move, scale = Counters(art).figures(piece, 0.0), (0.0, -box.y), 1.2
    else:
        shown = art.drawings[piece.kind].content
        left, top, width, height = art.drawings[piece.kind].box
        scale = min(box.width / width, (high - 8) / height)
        move = (box.x - scale * (left + width / 2), -scale * (top + height / 2))
    symbol = tag(
        "g",
        shown,
        transform=f"translate({move[0]:.0f} {move[1] - style.lift:.0f})scale({scale:.2f})",
        fill=nation.ink,
        color=nation.ink,
        stroke="#000",
        stroke_opacity=0.6,
        stroke_width=2,
    )
    return (
        tag("path", d=thick, fill=nation.edge, stroke=style.outline, stroke_width=4)
        + tag("path", d=face, fill=nation.face, stroke=style.rim, stroke_width=2)
        + symbol
    )


def small_leader(leader: Leader, art: Art) -> str:
    style, nation = art.layout.leader, art.layout.nations[leader.nation]
    radius = style.with_unit_radius
    left, top, width, height = art.drawings[nation.leader].box
    scale = style.bust * radius / height
    bust = tag(
        "g",
        art.drawings[nation.leader].content,
        transform=f"translate({-scale * (left + width / 2):.0f} "
        f"{-scale * (top + height / 2):.0f})scale({scale:.2f})",
        fill=nation.ink,
    )
    outline = tag("circle", r=radius + style.casing, fill=art.layout.block.outline)
    return (
        outline
        + tag("circle", r=radius, fill=nation.face, stroke=style.rim, stroke_width=style.rim_width)
        + bust
    )


def put(name: str, at: Point) -> str:
    return tag("use", href=f"#{name}", x=round(at[0]), y=round(at[1]))


def simplified(art: Art) -> Art:
    """The art with drawings in which only surfaces are left, and no fine line."""
    small = copy(art)
    small.drawings = {
        name: replace(drawing, content=simple(drawing.content))
        for name, drawing in art.drawings.items()
    }
    return small


def simple(drawing: str) -> str:
    """The surfaces of a drawing, in whole numbers.

    Those in `currentColor` take fill and outline from what is around them.
    """
    root = ElementTree.fromstring(f"<g>{drawing}</g>")
    return whole_numbers("".join(_simple(each) for each in root))


def _simple(element: ElementTree.Element) -> str:
    attributes = dict(element.attrib)
    if element.tag == "g":
        inside = "".join(_simple(each) for each in element)
        return tag("g", inside, **attributes) if inside else ""
    fill = attributes.get("fill")
    if fill == "#000" or (fill == "none" and attributes.get("stroke") != "currentColor"):
        return ""
    if fill != "none":
        attributes = {name: value for name, value in attributes.items() if name in _SURFACE}
    if fill == "currentColor":
        del attributes["fill"]
    return tag(element.tag, **attributes)


def whole_numbers(drawn: str) -> str:
    """The same drawing with whole numbers in its paths, and each step told from the last."""
    drawn = _TURN.sub(lambda found: _rounded(found[0]), drawn)
    return _DATA.sub(lambda found: f' d="{_stepwise(found[1])}"', drawn)


def _rounded(numbers: str) -> str:
    return _NUMBER.sub(lambda found: f"{float(found[0]):.0f}".replace("-0", "0"), numbers)


def _stepwise(data: str) -> str:
    """Path data with M, L, C and Q told as steps; what else it has is only rounded."""
    here = start = (0, 0)
    told: list[str] = []
    for letter, numbers in _PART.findall(data):
        values = [round(float(each)) for each in _NUMBER.findall(numbers)]
        if letter in "MLCQ":
            points = list(zip(values[::2], values[1::2]))
            many = {"C": 3, "Q": 2}.get(letter, 1)
            steps: list[int] = []
            for at in range(0, len(points), many):
                for x, y in points[at : at + many]:
                    steps += [x - here[0], y - here[1]]
                here = points[at + many - 1]
            told.append(_told(letter.lower(), steps))
            if letter == "M":
                start = points[0]
        else:
            told.append(_told(letter, values))
            here = _after(letter, values, here, start)
    return "".join(told)


def _after(
    letter: str, values: list[int], here: tuple[int, int], start: tuple[int, int]
) -> tuple[int, int]:
    """Where the pen is after a step that is told as it was."""
    x, y = here
    if letter in "Zz":
        return start
    if letter in "Hh":
        return (values[-1] if letter == "H" else x + values[-1], y)
    if letter in "Vv":
        return (x, values[-1] if letter == "V" else y + values[-1])
    if letter.isupper():
        return (values[-2], values[-1])
    many = {"c": 6, "q": 4, "s": 4, "a": 7}.get(letter, 2)
    ends = range(many, len(values) + 1, many)
    return x + sum(values[at - 2] for at in ends), y + sum(values[at - 1] for at in ends)


def _told(letter: str, values: Iterable[int]) -> str:
    return letter + " ".join(str(value) for value in values).replace(" -", "-")


def _standing(x: float, y: float, turned: float, tilt: float) -> str:
    """How a house is put into its village; a turned one shows its other side."""
    turn = f"translate({x:.0f} {y:.0f})" + (f"rotate({tilt:.0f})" if tilt else "")
    return turn + ("matrix(0 1 1 0 0 0)" if turned else "")
