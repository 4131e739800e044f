"""A picture of a hex battle as SVG: the landscape, the grid, the pieces and the title strip.

    render(picture, Art(folder))        the whole picture
    landscape(picture, art)             only the painted ground (see `sandtable.colors.landscape`)

The text needs no other file: drawings and fonts are inside. The same picture gives the same text.
"""

from __future__ import annotations

import math
import re
from typing import Final

from sandtable.colors.art import Art
from sandtable.colors.counters import Counters
from sandtable.colors.landscape import landscape
from sandtable.colors.layout import HighlightStyle, Nation
from sandtable.colors.lettering import font_faces, title_width
from sandtable.colors.picture import Arrow, Objective, Picture, Side
from sandtable.colors.plane import Plane
from sandtable.colors.svg import (
    Point,
    Value,
    line_through,
    moved,
    number,
    plain,
    ring,
    tag,
    text,
)

_USED: Final = re.compile(r'href="#([^"]+)"')


def render(picture: Picture, art: Art, fonts: bool = True) -> str:
    """The picture as SVG; without `fonts` its reader must have them (the browser's page does)."""
    return Renderer(picture, art).svg(fonts)


class Renderer:
    """One picture while it is drawn."""

    def __init__(self, picture: Picture, art: Art) -> None:
        self.picture = picture
        self.art = art
        self.layout = art.layout
        self.counters = Counters(art)
        self.plane = Plane(picture.rows, art.layout.hex.width)
        page = self.layout.page
        titled = picture.title or picture.top or picture.bottom
        self.left = page.margin
        self.top = page.margin + (page.strip if titled else 0.0)
        self.width = self.plane.width + 2 * page.margin
        foot = page.foot if picture.caption else 0.0
        self.height = self.top + self.plane.height + page.margin + foot

    def svg(self, fonts: bool) -> str:
        board = "".join(
            [
                tag("g", landscape(self.picture, self.art), class_="landscape"),
                self.grid(),
                self.sections(),
                self.highlights(),
                self.objectives(),
                self.pieces(),
                self.flags(),
                self.arrows(),
            ]
        )
        page = self.frame() + self.coordinates()
        page += moved(tag("g", board, clip_path="url(#board)"), self.left, self.top)
        page += self.title_strip() + self.caption()
        clip = tag("rect", width=self.plane.width, height=self.plane.height)
        defs = (
            tag("clipPath", clip, id="board")
            + self.counters.blocks(self.picture.pieces)
            + self.hatches()
        )
        defs += self.drawings(page + defs)
        if fonts:
            defs += tag("style", font_faces())
        title = tag("title", plain(self.picture.title)) if self.picture.title else ""
        return tag(
            "svg",
            title + tag("defs", defs) + page,
            xmlns="http://www.w3.org/2000/svg",
            width=self.width,
            height=self.height,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            font_family=f"'{self.layout.fonts.sans}', sans-serif",
            font_weight="600",
        )

    def drawings(self, page: str) -> str:
        """The drawings that the page uses, each once."""
        used = set(_USED.findall(page))
        return "".join(
            drawing.symbol(name) for name, drawing in self.art.drawings.items() if name in used
        )

    def nation(self, name: str) -> Nation:
        return self.layout.nations[name]

    def serif(self, words: str, x: float, y: float, size: float, **attributes: Value) -> str:
        family = f"'{self.layout.fonts.serif}', serif"
        return text(words, x, y, font_family=family, font_size=size, **attributes)

    # The page around the board.

    def frame(self) -> str:
        page = self.layout.page
        x, y, width, height = self.left, self.top, self.plane.width, self.plane.height
        lines = "".join(
            tag(
                "rect",
                x=x - gap,
                y=y - gap,
                width=width + 2 * gap,
                height=height + 2 * gap,
                fill="none",
                stroke=page.rule if gap > 2 else page.ink,
                stroke_width=line,
            )
            for gap, line in ((1.0, 1.6), (24.0, 1.0), (27.0, 2.2))
        )
        return tag("rect", width=self.width, height=self.height, fill=page.paper) + lines

    def coordinates(self) -> str:
        """Letters of the rows at the sides, numbers of the columns above and below."""
        plane, size = self.plane, self.layout.fonts.coordinate
        marks = []
        for row in range(len(plane.rows)):
            letter = chr(ord("a") + row)
            y = self.top + plane.centre(f"{letter}1")[1] + size * 0.34
            marks.append(text(letter, self.left - 12.5, y))
            marks.append(text(letter, self.left + plane.width + 12.5, y))
        for letter, y in (
            ("a", self.top - 8.0),
            (chr(ord("a") + len(plane.rows) - 1), self.top + plane.height + 17.0),
        ):
            for column in range(plane.rows[ord(letter) - ord("a")]):
                x = self.left + plane.centre(f"{letter}{column + 1}")[0]
                marks.append(text(str(column + 1), x, y))
        return tag(
            "g",
            "".join(marks),
            class_="coordinates",
            fill=self.layout.page.soft,
            font_size=size,
            text_anchor="middle",
        )

    def title_strip(self) -> str:
        picture, page, fonts = self.picture, self.layout.page, self.layout.fonts
        middle = self.width / 2
        drawn = []
        if picture.title:
            y = 44.0 if picture.subtitle else 54.0
            drawn.append(
                self.serif(
                    picture.title, middle, y, fonts.title, fill=page.ink, text_anchor="middle"
                )
            )
        if picture.subtitle:
            drawn.append(
                self.serif(
                    picture.subtitle,
                    middle,
                    70.0,
                    fonts.subtitle,
                    fill=page.soft,
                    text_anchor="middle",
                    font_style="italic",
                    font_weight="400",
                )
            )
        if picture.top is not None:
            drawn.append(self.side(picture.top, left=True, up=True))
        if picture.bottom is not None:
            drawn.append(self.side(picture.bottom, left=False, up=False))
        return tag("g", "".join(drawn), class_="title")

    def side(self, side: Side, left: bool, up: bool) -> str:
        """One side in the strip: its leader's medal, its name, its banners, who moves."""
        page, fonts, banners = self.layout.page, self.layout.fonts, self.layout.banners
        nation = self.nation(side.nation)
        away = 1.0 if left else -1.0
        edge = self.left if left else self.width - self.left
        anchor = "start" if left else "end"
        medal_x, medal_y, radius = edge + away * 30, 50.0, 28.0
        text_x = edge + away * 70
        drawn = []
        length = max(side.needed, side.banners) * banners.step + 36
        length = max(length, title_width(side.name, fonts.side) + 30) + 84
        if side.to_move:
            lamp = self.layout.highlights["can"]
            drawn.append(
                tag(
                    "rect",
                    x=edge - 6 if left else edge + 6 - length,
                    y=14,
                    width=length,
                    height=72,
                    rx=36,
                    fill=lamp.line,
                    stroke=lamp.casing,
                    stroke_width=1.4,
                )
            )
        drawn.append(self.counters.medal(nation, medal_x, medal_y, radius))
        drawn.append(
            self.serif(side.name, text_x, 42.0, fonts.side, fill=page.ink, text_anchor=anchor)
        )
        arrow_x = text_x + away * (title_width(side.name, fonts.side) + 16)
        tip = -1.0 if up else 1.0
        arrow = [(0.0, 7.0 * tip), (7.0, -4.0 * tip), (-7.0, -4.0 * tip)]
        drawn.append(moved(tag("path", d=ring(arrow), fill=nation.face), arrow_x, 36.0))
        for at in range(max(side.needed, side.banners)):
            name = banners.won if at < side.banners else banners.open
            box = self.art.drawings[name].box
            x = text_x + away * (banners.width / 2 + at * banners.step)
            scale = banners.height / box[3]
            drawn.append(tag("g", self.art.use(name, x, 65.0, scale), color=nation.face))
        score = f"{side.banners}/{side.needed}"
        x = text_x + away * (max(side.needed, side.banners) * banners.step + 6)
        drawn.append(text(score, x, 70.0, font_size=15, fill=page.ink, text_anchor=anchor))
        label = f"{side.name} {score}"
        return tag("g", tag("title", plain(label)) + "".join(drawn), class_="side")

    def caption(self) -> str:
        if not self.picture.caption:
            return ""
        return self.serif(
            self.picture.caption,
            self.width / 2,
            self.height - self.layout.page.foot / 2,
            self.layout.fonts.caption,
            fill=self.layout.page.ink,
            text_anchor="middle",
            font_style="italic",
            font_weight="400",
        )

    # The grid.

    def grid(self) -> str:
        """Every hex by its name; the lines are thin and let the ground through."""
        style, plane = self.layout.hex, self.plane
        hexes = "".join(
            tag("path", id=name, d=ring(plane.corners(place)))
            for name, place in plane.places.items()
        )
        drawn = tag(
            "g",
            hexes,
            class_="hexes",
            fill="none",
            stroke=style.line,
            stroke_opacity=style.line_opacity,
            stroke_width=style.line_width,
        )
        if self.picture.names:
            names = "".join(
                text(name, *_below(plane.point(place), plane.unit * 1.56))
                for name, place in plane.places.items()
            )
            drawn += tag(
                "g",
                names,
                fill=style.names,
                fill_opacity=0.75,
                font_size=self.layout.fonts.hex_name,
                text_anchor="middle",
            )
        return drawn

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

    # What is said about hexes.

    def highlights(self) -> str:
        drawn = []
        for lit in self.picture.highlights:
            style = self.layout.highlights[lit.kind]
            shape = ring(self.plane.corners(self.plane.places[lit.hex], style.inset))
            drawn.append(_lit_hex(shape, lit.kind, style))
        return tag("g", "".join(drawn), class_="highlights") if drawn else ""

    def hatches(self) -> str:
        kinds = {lit.kind for lit in self.picture.highlights}
        return "".join(
            tag(
                "pattern",
                tag("path", d="M0 0V9", stroke=style.fill, stroke_width=4, stroke_opacity=0.55),
                id=f"hatch-{kind}",
                width=9,
                height=9,
                patternUnits="userSpaceOnUse",
                patternTransform="rotate(45)",
            )
            for kind, style in self.layout.highlights.items()
            if style.hatch and kind in kinds
        )

    def objectives(self) -> str:
        drawn = "".join(self.objective(each) for each in self.picture.objectives)
        return tag("g", drawn, class_="objectives") if drawn else ""

    def objective(self, objective: Objective) -> str:
        """A double line inside the hex."""
        style = self.layout.objective
        shape = ring(self.plane.corners(self.plane.places[objective.hex], 6.0))
        line: dict[str, Value] = {"fill": "none", "stroke_linejoin": "round", "d": shape}
        marks = tag("path", stroke=style.dark, stroke_width=4.2, stroke_opacity=0.7, **line)
        marks += tag("path", stroke=style.line, stroke_width=2.2, **line)
        return tag("g", marks, data_hex=objective.hex)

    def flags(self) -> str:
        """Over the pieces, a flag for each objective, with the number of its banners."""
        style = self.layout.objective
        scale = style.size / self.art.drawings[style.symbol].box[3]
        drawn = []
        for each in self.picture.objectives:
            x, y = self.plane.centre(each.hex)
            x, y = x + style.x, y + style.y
            color = self.nation(each.nation).face if each.nation else style.both
            drawn.append(tag("g", self.art.use(style.symbol, x, y, scale), color=color))
            words, size = str(each.banners), 11.5 * scale
            middle = (x + 7.6 * scale, y - 12.4 * scale)
            drawn.append(text(words, *middle, fill="#fff", font_size=size, text_anchor="middle"))
        return tag("g", "".join(drawn), class_="flags") if drawn else ""

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

    # The pieces.

    def pieces(self) -> str:
        """Units and leaders from the back row to the front, a leader over his unit."""
        order = {name: at for at, name in enumerate(self.plane.places)}
        held = {piece.hex for piece in self.picture.pieces}
        led = {leader.hex for leader in self.picture.leaders}
        drawn: list[tuple[int, int, str]] = []
        for piece in self.picture.pieces:
            centre = self.plane.centre(piece.hex)
            unit = self.counters.piece(piece, centre, piece.hex in led)
            drawn.append((order[piece.hex], 0, unit))
        for leader in self.picture.leaders:
            centre = self.plane.centre(leader.hex)
            bust = self.counters.leader(leader, centre, leader.hex in held)
            drawn.append((order[leader.hex], 1, bust))
        return tag("g", "".join(each for _, _, each in sorted(drawn)), class_="pieces")


def _lit_hex(shape: str, kind: str, style: HighlightStyle) -> str:
    fill = tag("path", d=shape, fill=style.fill, fill_opacity=style.fill_opacity)
    if style.hatch:
        fill += tag("path", d=shape, fill=f"url(#hatch-{kind})")
    line: dict[str, Value] = {"d": shape, "fill": "none", "stroke_linejoin": "round"}
    line["stroke_dasharray"] = style.dash or None
    casing = tag("path", stroke=style.casing, stroke_width=style.width + 2.6, **line)
    return fill + casing + tag("path", stroke=style.line, stroke_width=style.width, **line)


def _toward(point: Point, other: Point, by: float) -> Point:
    length = math.dist(point, other) or 1.0
    part = by / length
    return point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part


def _below(point: Point, by: float) -> Point:
    return point[0], point[1] + by
