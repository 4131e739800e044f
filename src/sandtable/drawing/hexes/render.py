"""A picture of a hex battle as SVG: the landscape, the grid, the pieces and the title strip.

    render(picture, Art(folder))        the whole picture
    landscape(picture, art)             only the painted ground (see `landscape.py`)

The text needs no other file: drawings and fonts are inside. The same picture gives the same text.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import chain
from typing import Final

from sandtable.boards.hexes import DIRECTIONS
from sandtable.drawing.fonts import font_faces, title_width
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import edge_marks
from sandtable.drawing.hexes.counters import Counters
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.laid_markers import laid_markers
from sandtable.drawing.hexes.landscape import landscape
from sandtable.drawing.hexes.overlays import Marks
from sandtable.drawing.hexes.picture import Picture, Side
from sandtable.drawing.hexes.styles import Nation
from sandtable.drawing.svg import Point, Value, document, moved, plain, ring, tag, text
from sandtable.toolkit.data import unknown

TITLE_GAP: Final = 16.0  # between a title and what stands beside it
TITLE_LINES: Final = 4  # at most
TITLE_STEP: Final = 1.08  # from line to line, in sizes of its letters
TITLE_RISE: Final = 4.0  # how far a title may rise above the top of its strip, its letters do not


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
        self.plane = Plane(picture.rows, *art.layout.hex.size)
        self.marks = Marks(picture, art, self.plane)
        page = self.layout.page
        titled = picture.title or picture.top or picture.bottom
        self.left = page.margin
        self.top = page.margin + (page.strip if titled else 0.0)
        self.width = self.plane.width + 2 * page.margin
        foot = page.foot if picture.caption else 0.0
        self.height = self.top + self.plane.height + page.margin + foot
        self.check()

    def check(self) -> None:
        """Every word of the picture must be one that this art knows."""
        picture, layout = self.picture, self.layout
        pieces, leaders = picture.pieces, picture.leaders
        sides = [side for side in (picture.top, picture.bottom) if side is not None]
        hexes = [*picture.terrain, *picture.works, *picture.markers]
        hexes += [name for arrow in picture.arrows for name in arrow.path]
        hexes += [each.hex for each in pieces] + [each.hex for each in leaders]
        hexes += [each.hex for each in picture.objectives]
        hexes += [each.hex for each in picture.highlights]
        hexes += [each.hex for each in picture.trenches]
        nations = [each.nation for each in pieces] + [each.nation for each in leaders]
        nations += [each.nation for each in sides] + [each.nation for each in picture.trenches]
        nations += [each.nation for each in picture.objectives if each.nation]
        wanted: list[tuple[str, Iterable[str], Collection[str]]] = [
            ("hex", hexes, self.plane.places),
            ("terrain", picture.terrain.values(), layout.terrain),
            ("side of a hex", chain.from_iterable(picture.works.values()), DIRECTIONS),
            ("nation", nations, layout.nations),
            ("kind", [piece.kind for piece in pieces], {**self.art.drawings, **layout.groups}),
            ("state", [piece.state for piece in pieces if piece.state], layout.states),
            ("marker", chain.from_iterable(picture.markers.values()), layout.markers),
            ("highlight", [each.kind for each in picture.highlights], layout.highlights),
            ("arrow", [each.kind for each in picture.arrows], layout.arrows),
        ]
        if any(len(arrow.path) < 2 for arrow in picture.arrows):
            raise ValueError("an arrow needs two hexes or more")
        for what, words, known in wanted:
            for word in words:
                if word not in known:
                    raise ValueError(unknown(what, word, known))

    def svg(self, fonts: bool) -> str:
        board = "".join(
            [
                tag("g", landscape(self.picture, self.art), class_="landscape"),
                self.grid(),
                laid_markers(self.picture, self.art),
                self.marks.sections(),
                self.marks.highlights(),
                self.marks.objectives(),
                self.pieces(),
                self.marks.flags(),
                self.marks.arrows(),
            ]
        )
        page = self.frame() + self.coordinates()
        page += moved(tag("g", board, clip_path="url(#board)"), self.left, self.top)
        page += self.title_strip() + self.caption()
        clip = tag("rect", width=self.plane.width, height=self.plane.height)
        defs = (
            tag("clipPath", clip, id="board")
            + self.counters.blocks(self.picture.pieces)
            + self.marks.hatches()
        )
        defs += self.art.symbols(page + defs)
        if fonts:
            defs += tag("style", font_faces())
        title = tag("title", plain(self.picture.title)) if self.picture.title else ""
        return document(
            title + tag("defs", defs) + page,
            self.width,
            self.height,
            font_family=f"'{self.layout.fonts.sans}', sans-serif",
            font_weight="600",
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
        marks = "".join(
            text(mark.text, self.left + mark.x, self.top + mark.y)
            for mark in edge_marks(self.plane, self.layout.fonts.coordinate)
        )
        return tag(
            "g",
            marks,
            class_="coordinates",
            fill=self.layout.page.soft,
            font_size=self.layout.fonts.coordinate,
            text_anchor="middle",
        )

    def title_strip(self) -> str:
        picture, page, fonts = self.picture, self.layout.page, self.layout.fonts
        middle = self.width / 2
        drawn = []
        if picture.title:
            y = 44.0 if picture.subtitle else 54.0
            drawn.append(self.title(middle, y))
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

    def title(self, middle: float, y: float) -> str:
        """As large as it can be between the sides, in as many lines as that takes."""
        words, page, full = self.picture.title, self.layout.page, self.layout.fonts.title
        sides = [each for each in (self.picture.top, self.picture.bottom) if each is not None]
        taken = max((self.side_width(each) for each in sides), default=0.0)
        room = self.width - 2 * (self.left + taken + TITLE_GAP)
        size, lines = 0.0, [words]
        for many in range(1, TITLE_LINES + 1):
            broken = broken_in(words, many)
            widest = max(title_width(line, 1.0) for line in broken) or 1.0
            fits = min(full, room / widest, (y + TITLE_RISE) / (TITLE_STEP * len(broken)))
            if fits > size:
                size, lines = fits, broken
        top = y - (len(lines) - 1) * size * TITLE_STEP
        return "".join(
            self.serif(
                line,
                middle,
                top + at * size * TITLE_STEP,
                size,
                fill=page.ink,
                text_anchor="middle",
            )
            for at, line in enumerate(lines)
        )

    def side_width(self, side: Side) -> float:
        """How much of the strip a side takes."""
        banners = max(side.needed, side.banners) * self.layout.banners.step + 36
        return max(banners, title_width(side.name, self.layout.fonts.side) + 30) + 84

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
        length = self.side_width(side)
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

    # The pieces.

    def pieces(self) -> str:
        """Units and leaders from the back row to the front, a leader over the unit."""
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


def broken_in(words: str, lines: int) -> list[str]:
    """A line broken at words into so many lines of about the same width."""
    whole = title_width(words, 1.0)
    broken = [""]
    for word in words.split():
        longer = f"{broken[-1]} {word}".strip()
        done = title_width(" ".join([*broken[:-1], longer]), 1.0)
        if broken[-1] and len(broken) < lines and done > whole * len(broken) / lines:
            broken.append(word)
        else:
            broken[-1] = longer
    return broken


def _below(point: Point, by: float) -> Point:
    return point[0], point[1] + by
