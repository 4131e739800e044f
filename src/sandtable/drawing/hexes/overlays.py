"""What a picture says about hexes: lit ones, objectives with their flags, and arrows."""

from __future__ import annotations

import math
from typing import Final

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.picture import Arrow, Objective, Picture
from sandtable.drawing.hexes.styles import HighlightStyle, ObjectiveStyle
from sandtable.drawing.svg import Point, Value, line_through, number, ring, tag, text

# The pennant of an ordered unit: its cloth stands out of every counter, its outline of every ground
CLOTH: Final = "#fff38a"
OUTLINE: Final = "#120c04"


class Marks:
    """Draws the marks of one picture."""

    def __init__(self, picture: Picture, art: Art, plane: Plane) -> None:
        self.picture = picture
        self.art = art
        self.layout = art.layout
        self.plane = plane

    def sections(self) -> str:
        style = self.layout.section
        lines = "".join(
            f"M{number(at * self.layout.hex.width)} 0V{number(self.plane.height)}"
            for at in self.picture.sections
        )
        if not lines:
            return ""
        return tag(
            "path",
            class_="sections",
            d=lines,
            stroke=style.line,
            stroke_opacity=style.opacity,
            stroke_width=style.width,
            stroke_dasharray=style.dash,
        )

    def highlights(self) -> str:
        drawn = []
        for lit in self.picture.highlights:
            style = self.layout.highlights[lit.kind]
            shape = ring(self.plane.corners(self.plane.places[lit.hex], style.inset))
            drawn.append(lit_hex(shape, lit.kind, style))
        return tag("g", "".join(drawn), class_="highlights") if drawn else ""

    def hatches(self) -> str:
        kinds = {lit.kind for lit in self.picture.highlights}
        return "".join(
            hatch(kind, style)
            for kind, style in self.layout.highlights.items()
            if style.hatch and kind in kinds
        )

    def objectives(self) -> str:
        drawn = "".join(self.objective(each) for each in self.picture.objectives)
        return tag("g", drawn, class_="objectives") if drawn else ""

    def objective(self, objective: Objective) -> str:
        style = self.layout.objective
        shape = ring(self.plane.corners(self.plane.places[objective.hex], style.inset))
        return tag("g", objective_ring(shape, style), data_hex=objective.hex)

    def flags(self) -> str:
        """Over the pieces, a flag for each objective, with the number of its banners."""
        drawn = "".join(
            objective_flag(self.art, each, self.plane.centre(each.hex))
            for each in self.picture.objectives
            if each.flag
        )
        return tag("g", drawn, class_="flags") if drawn else ""

    def arrows(self) -> str:
        drawn = "".join(self.arrow(each) for each in self.picture.arrows)
        return tag("g", drawn, class_="arrows") if drawn else ""

    def arrow(self, arrow: Arrow) -> str:
        style = self.layout.arrows[arrow.kind]
        points = [self.plane.centre(name) for name in arrow.path]
        points[0] = _toward(points[0], points[1], style.gap)
        tip = _toward(points[-1], points[-2], style.tip)
        neck = _toward(tip, points[-2], style.head * 0.8)
        points[-1] = neck
        dx, dy = tip[0] - neck[0], tip[1] - neck[1]
        length = math.hypot(dx, dy) or 1.0
        wide = style.head * 0.55 / length
        head = ring(
            [
                tip,
                (neck[0] - dy * wide, neck[1] + dx * wide),
                (neck[0] + dy * wide, neck[1] - dx * wide),
            ]
        )
        shaft: dict[str, Value] = {"d": line_through(points), "fill": "none"}
        shaft |= {"stroke_linejoin": "round", "stroke_dasharray": style.dash or None}
        return tag(
            "g",
            tag("path", stroke=style.casing, stroke_width=style.width + 3.6, **shaft)
            + tag("path", d=head, stroke=style.casing, stroke_width=3.6, stroke_linejoin="round")
            + tag("path", stroke=style.color, stroke_width=style.width, **shaft)
            + tag("path", d=head, fill=style.color),
            data_kind=arrow.kind,
        )


def lit_hex(shape: str, kind: str, style: HighlightStyle) -> str:
    """A hex of this shape, lit; one that is hatched uses the `hatch` of its kind."""
    fill = tag("path", d=shape, fill=style.fill, fill_opacity=style.fill_opacity)
    if style.hatch:
        fill += tag("path", d=shape, fill=f"url(#hatch-{kind})")
    line: dict[str, Value] = {"d": shape, "fill": "none", "stroke_linejoin": "round"}
    line["stroke_dasharray"] = style.dash or None
    casing = tag("path", stroke=style.casing, stroke_width=style.width + 2.6, **line)
    return fill + casing + tag("path", stroke=style.line, stroke_width=style.width, **line)


def hatch(kind: str, style: HighlightStyle) -> str:
    return tag(
        "pattern",
        tag("path", d="M0 0V9", stroke=style.fill, stroke_width=4, stroke_opacity=0.55),
        id=f"hatch-{kind}",
        width=9,
        height=9,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def pennant() -> str:
    """The pennant of an ordered unit, its pole at 0, 0: an outline, a pole and the cloth."""
    cloth, pole = "M0-15 23-8 0-1Z", "M0-16V13"
    line: dict[str, Value] = {"fill": "none", "stroke": OUTLINE}
    return (
        tag("path", d=pole, stroke_width=6.6, stroke_linecap="round", **line)
        + tag("path", d=cloth, stroke_width=5, stroke_linejoin="round", **line)
        + tag("path", d=pole, fill="none", stroke=CLOTH, stroke_width=2.2, stroke_linecap="round")
        + tag("path", d=cloth, fill=CLOTH)
    )


def objective_ring(shape: str, style: ObjectiveStyle) -> str:
    """A double line inside the hex."""
    line: dict[str, Value] = {"fill": "none", "stroke_linejoin": "round", "d": shape}
    marks = tag(
        "path",
        stroke=style.dark,
        stroke_width=style.dark_width,
        stroke_opacity=style.dark_opacity,
        **line,
    )
    return marks + tag("path", stroke=style.line, stroke_width=style.line_width, **line)


def objective_flag(art: Art, objective: Objective, centre: Point) -> str:
    """The flag of an objective whose hex has this centre."""
    style = art.layout.objective
    scale = style.size / art.drawings[style.symbol].box[3]
    x, y = centre[0] + style.x, centre[1] + style.y
    color = art.layout.nations[objective.nation].face if objective.nation else style.both
    words, size = str(objective.banners), style.number_size * scale
    middle = (x + style.number_x * scale, y + style.number_y * scale)
    return tag("g", art.use(style.symbol, x, y, scale), color=color) + text(
        words, *middle, fill=style.number, font_size=size, text_anchor="middle"
    )


def _toward(point: Point, other: Point, by: float) -> Point:
    length = math.dist(point, other) or 1.0
    part = by / length
    return point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part
