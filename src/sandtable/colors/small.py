"""Boards in small: the same landscape and pieces with fewer strokes, for a page that shows many.

A sketch is a third of an inch high in the hand: coordinates are whole numbers, woods and villages
are drawn once and used again, and pieces are plain blocks with the outline of their symbol.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree

from sandtable.colors.art import Art
from sandtable.colors.counters import Counters, block_shape
from sandtable.colors.landscape import GOLDEN, Painter
from sandtable.colors.layout import Building
from sandtable.colors.marks import objective_ring
from sandtable.colors.picture import Leader, Picture, Piece
from sandtable.colors.plane import Place, noise
from sandtable.colors.svg import Point, ring, tag

TREES: Final = 11  # in a wood
GROVES: Final = 3  # ways in which they stand
STRIDE: Final = 3  # of the hachures, one in so many is drawn
ROCKS: Final = 5

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
        return self.share(name, simple(self.art.drawings[name].content))

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

    def hachures(self, loops: list[list[Point]]) -> list[str]:
        return super().hachures([loop[::STRIDE] for loop in loops])

    def trees(self, place: Place) -> list[tuple[float, str]]:
        which = int(noise(*place, 4) * GROVES)
        x, y = self.plane.point(place)
        return [(y, put(self.share(f"grove-{which}", self.grove(which)), (x, y)))]

    def grove(self, which: int) -> str:
        spots = []
        for at in range(TREES):
            angle, away = at * GOLDEN + which, 46 * math.sqrt((at + 0.4) / TREES)
            spots.append((math.sin(angle) * away, math.cos(angle) * away))
        trees = self.layout.woods.trees
        tree = self.drawing(trees[which % len(trees)])
        uses = "".join(put(tree, (x / 1.5, y / 1.5)) for y, x in sorted(spots))
        return tag("g", uses, transform="scale(1.5)")

    def houses(self, place: Place, villages: list[list[Building]]) -> list[tuple[float, str]]:
        x, y = self.plane.point(place)
        village = villages[int(noise(*place, 51) * len(villages))]
        name = f"{village[0][0]}-{len(village)}"
        if name not in self.shared:
            built = "".join(
                tag("use", href=f"#{self.drawing(house)}", transform=_standing(dx, dy, turned, tilt))
                for house, dx, dy, turned, tilt in village
            )
            self.share(name, built)
        return [(y, put(name, (x, y)))]

    def rocks(self, place: Place) -> list[tuple[float, str]]:
        return super().rocks(place)[:ROCKS]


def sketch(picture: Picture, art: Art) -> str:
    """The ground, the objectives and the pieces of a picture, as the content of an SVG."""
    painter = Sketch(picture, art)
    plane = painter.plane
    drawn = [whole_numbers(painter.paint())]
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
    left, top, width, height = art.drawings[piece.kind].box
    scale = min(box.width / width, (high - 8) / height)
    symbol = tag(
        "g",
        simple(art.drawings[piece.kind].content),
        transform=f"translate({box.x - scale * (left + width / 2):.0f} "
        f"{-style.lift - scale * (top + height / 2):.0f})scale({scale:.2f})",
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
        simple(art.drawings[nation.leader].content),
        transform=f"translate({-scale * (left + width / 2):.0f} "
        f"{-scale * (top + height / 2):.0f})scale({scale:.2f})",
        fill=nation.ink,
    )
    outline = tag("circle", r=radius + style.casing, fill=art.layout.block.outline)
    return outline + tag(
        "circle", r=radius, fill=nation.face, stroke=style.rim, stroke_width=style.rim_width
    ) + bust


def put(name: str, at: Point) -> str:
    return tag("use", href=f"#{name}", x=round(at[0]), y=round(at[1]))


def simple(drawing: str) -> str:
    """A drawing without its fine lines: only its surfaces, in whole numbers.

    Surfaces in `currentColor` take fill and outline from what is around them.
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
        kept = {"fill": "", "d": "", "cx": "", "cy": "", "r": "", "rx": "", "ry": "", "x": ""}
        kept |= {"y": "", "width": "", "height": "", "fill-opacity": "", "transform": ""}
        attributes = {name: value for name, value in attributes.items() if name in kept}
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


def _after(letter: str, values: list[int], here: tuple[int, int], start: tuple[int, int]) -> tuple[int, int]:
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
