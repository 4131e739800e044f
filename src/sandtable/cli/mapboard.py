"""A map in letters: towns or areas, roads or borders between them, and what stands there.

Names are never written over each other. What is lit and who stands on the map comes first; for
whom there is no room, it is said how many they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from sandtable.cli.canvas import Canvas
from sandtable.cli.display import Paint
from sandtable.cli.letters import ascii_of, shortened
from sandtable.cli.mapview import Window
from sandtable.cli.transcript import click
from sandtable.drawing.maps.chart import GREAT_FORT, OPEN, SMALL_FORT, Chart, Town
from sandtable.drawing.maps.drawings import Arrow, Lying
from sandtable.drawing.svg import Point

SUITS: Final = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RED: Final = frozenset("♦♥")
MARKS: Final = {OPEN: "•", SMALL_FORT: "◇", GREAT_FORT: "◆"}
ASCII_MARKS: Final = {OPEN: "*", SMALL_FORT: "+", GREAT_FORT: "#"}
CROWN: Final = "♔"
ON_THE_LINE: Final = 0.1  # a town on the edge of two fields is in the first of them
LONGEST_LINK: Final = 3  # cells that a road from sheet to sheet may take
DARK: Final = 0x60  # a colour on which pale words can be read
DARKER: Final = 0.55
A_LITTLE_DARKER: Final = 0.75
MOST_LINES: Final = 4  # of pieces in one place

LIT: Final = Style(color="#000000", bgcolor="#ffff00", bold=True)
ASKED: Final = Style(color="#000000", bgcolor="#5fffff", bold=True)
FEW_LIT: Final = Style(color="black", bgcolor="bright_yellow")
FEW_ASKED: Final = Style(color="black", bgcolor="bright_cyan")
REVERSED: Final = Style(bold=True, reverse=True)
ROAD: Final = Style(color="#875f00")
MAIN_ROAD: Final = Style(color="#d7875f", bold=True)
RIVER: Final = Style(color="#5f87d7")
BORDER: Final = Style(color="#8a8a8a")
SEA: Final = Style(color="#5f87d7")
COUNTRY: Final = Style(color="#8a8a8a", italic=True)
RED_SUIT: Final = Style(color="#ff5f5f")
NAME: Final = Style(bold=True)
DIM: Final = Style(dim=True)


@dataclass(frozen=True)
class Words:
    """Some words in one style, and what is typed when they are clicked."""

    text: str
    style: Style = NAME
    mark: bool = False  # it stands where the town is

    @property
    def width(self) -> int:
        return cell_len(self.text)


Row = tuple[Words, ...]


@dataclass(frozen=True)
class Figure:
    """A piece, as it is written: whose it is, and how it is called in full."""

    text: str
    nation: str
    label: str
    spent: bool = False


@dataclass(frozen=True)
class Subject:
    """What is to be drawn, beside the chart: as one seat sees it."""

    figures: dict[str, list[Figure]]  # by place
    signs: dict[str, list[Lying]]
    holders: dict[str, str]
    codes: dict[str, str]  # nations and sides in a letter or two
    colours: dict[str, tuple[str, str]]
    lit: dict[str, str] = field(default_factory=dict)  # by place, what stands in the brackets
    asked: str = ""
    arrows: tuple[Arrow, ...] = ()


@dataclass
class Missing:
    """What a drawing has no room for."""

    places: list[str] = field(default_factory=list)  # lit, by id
    figures: list[Figure] = field(default_factory=list)
    beyond: Counter[str] = field(default_factory=Counter)  # pieces, by the side of the window


class MapBoard:
    """One map while it is drawn."""

    def __init__(self, chart: Chart, subject: Subject, window: Window, paint: Paint) -> None:
        self.chart = chart
        self.subject = subject
        self.window = window
        self.paint = paint
        self.canvas = Canvas(window.width, window.height)
        self.missing = Missing()
        self.shown: set[str] = set()  # places whose names are written
        self.names = tuple(town.name for town in chart.towns)
        self.sides = [
            darkened(subject.colours[side][0])
            for side in sorted(set(subject.holders.values()) & set(subject.colours))
        ]

    def draw(self) -> Canvas:
        self.draw_ground()
        self.draw_roads()
        self.draw_arrows()
        towns = sorted(self.chart.towns, key=self.rank)
        inside = [town for town in towns if self.window.holds(town.at)]
        if not self.chart.areas:
            for town in inside:
                self.draw_mark(town)
        for town in inside:
            self.draw_place(town)
        for town in towns:
            if not self.window.holds(town.at):
                figures = self.subject.figures.get(town.id, [])
                self.miss(town, figures)
                self.missing.beyond[self.window.beyond(town.at)] += len(figures)
        self.draw_words()
        return self.canvas

    def rank(self, town: Town) -> tuple[int, str]:
        """What is asked about and lit comes first, then pieces, then fortresses."""
        lit = self.is_lit(town)
        crowd = town.id in self.subject.figures
        order = (lit and crowd, lit, crowd, town.kind > OPEN or town.crown)
        return order.index(True) if True in order else len(order), town.id

    def miss(self, town: Town, figures: Sequence[Figure]) -> None:
        if town.id in self.subject.lit and town.id not in self.shown:
            self.missing.places.append(town.id)
        self.missing.figures += figures

    # The ground

    def draw_ground(self) -> None:
        rings: list[tuple[str, Sequence[Point]]] = [("sea", ring) for ring in self.chart.seas]
        rings += [("closed", ring) for ring in self.chart.closed]
        rings += [(name, area.outline) for name, area in self.chart.areas.items()]
        ground = [["" for _ in range(self.canvas.width)] for _ in range(self.canvas.height)]
        for y, row in enumerate(ground):
            for name, ring in rings:
                for left, right in self.crossed(ring, y):
                    for x in range(max(left, 0), min(right, self.canvas.width)):
                        row[x] = name
        for y, row in enumerate(ground):
            for x, name in enumerate(row):
                self.draw_cell(x, y, name)
        if self.chart.areas:
            self.draw_borders(ground)
        for river in self.chart.rivers if self.paint.coloured else ():
            for start, end in pairwise(river):
                for x, y, _ in self.line(start, end):
                    if self.chart.areas and ground[y][x] in ("", "closed"):
                        continue
                    self.put(x, y, "~", RIVER)

    def crossed(self, ring: Sequence[Point], y: int) -> Iterator[tuple[int, int]]:
        """From which cell to which a row lies within a ring."""
        _, at = self.window.middle(0, y)
        crossings = []
        for number, (ax, ay) in enumerate(ring):
            bx, by = ring[(number + 1) % len(ring)]
            if (ay <= at < by) or (by <= at < ay):
                crossings.append(ax + (bx - ax) * (at - ay) / (by - ay))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            yield self.column(left), self.column(right)

    def column(self, x: float) -> int:
        return round((x - self.window.left) / self.window.across)

    def draw_cell(self, x: int, y: int, name: str) -> None:
        """Water, land that nobody enters, or the ground of an area in the colour of its holder."""
        if name == "sea" or (not name and self.chart.areas):
            if (x + 2 * y) % 7 == 0:
                self.put(x, y, "≈", self.styled(SEA))
        elif name == "closed":
            if (x + y) % 4 == 0:
                self.put(x, y, "·", self.styled(BORDER))
        elif name and self.paint.shaded:
            holder = self.subject.holders.get(name, "")
            colour = self.subject.colours.get(holder)
            if colour is not None:
                self.canvas.wash(x, y, Style(bgcolor=darkened(colour[0])))
            elif holder and self.sides:  # hatched in the colours of all
                colour_of_cell = self.sides[(x + 2 * y) // 2 % len(self.sides)]
                self.canvas.wash(x, y, Style(bgcolor=colour_of_cell))

    def draw_borders(self, ground: list[list[str]]) -> None:
        """A line where one area ends and the next begins."""
        wide, high = self.canvas.width, self.canvas.height
        walls = {
            (x, y)
            for y in range(high)
            for x in range(wide)
            if (x + 1 < wide and self.parted(ground[y][x], ground[y][x + 1]))
            or (y + 1 < high and self.parted(ground[y][x], ground[y + 1][x]))
        }
        for x, y in walls:
            beside = (x - 1, y) in walls or (x + 1, y) in walls
            above = (x, y - 1) in walls or (x, y + 1) in walls
            letter = "┼" if beside and above else "─" if beside else "│"
            if beside and above:
                letter = CORNERS[
                    ((x, y - 1) in walls, (x + 1, y) in walls, (x, y + 1) in walls,
                     (x - 1, y) in walls)
                ]  # fmt: skip
            self.put(x, y, letter, self.styled(BORDER))

    def parted(self, one: str, other: str) -> bool:
        return one != other and (one in self.chart.areas or other in self.chart.areas)

    def draw_roads(self) -> None:
        """Main roads as lines, the others as dots."""
        if self.chart.areas:
            return
        for road in sorted(self.chart.roads, key=lambda each: each.main):
            start, end = self.chart.towns[road.one].at, self.chart.towns[road.other].at
            cells = list(self.line(start, end))
            if road.link and len(cells) > LONGEST_LINK * TOWN_APART:
                continue
            for x, y, letter in cells[1:-1]:
                drawn = letter if road.main else "·"
                self.put(x, y, drawn, self.styled(MAIN_ROAD if road.main else ROAD))

    def draw_arrows(self) -> None:
        """An attack that is going on: crosses on its way."""
        at = {town.id: town.at for town in self.chart.towns}
        for arrow in self.subject.arrows:
            for x, y, _ in list(self.line(at[arrow.start], at[arrow.end]))[1:-1]:
                self.put(x, y, "×", self.styled(RED_SUIT))

    def line(self, start: Point, end: Point) -> Iterator[tuple[int, int, str]]:
        """The cells from spot to spot that are in the window, and how the line runs there."""
        (ax, ay), (bx, by) = self.window.cell(start), self.window.cell(end)
        steps = max(abs(bx - ax), abs(by - ay))
        if not steps:
            return
        slope = abs(by - ay) / steps, abs(bx - ax) / steps
        letter = "─" if slope[0] < 0.3 else "│" if slope[1] < 0.5 else ""
        letter = letter or ("╲" if (bx - ax) * (by - ay) > 0 else "╱")
        for step in range(steps + 1):
            x = ax + round((bx - ax) * step / steps)
            y = ay + round((by - ay) * step / steps)
            if self.canvas.holds(x, y):
                yield x, y, letter

    def draw_words(self) -> None:
        """Countries and waters, where nothing else is written."""
        for word in self.chart.words:
            if word.kind not in ("land", "water"):
                continue
            text = self.plain(word.text)
            style = self.styled(SEA if word.kind == "water" else COUNTRY)
            x, y = self.window.cell((word.x, word.y))
            for dy in (0, 1, -1, 2, -2):
                left = x - cell_len(text) // 2
                if self.canvas.is_free(left - 1, y + dy, cell_len(text) + 2):
                    self.canvas.write(left - 1, y + dy, f" {text} ", style)
                    break

    # Places

    def draw_mark(self, town: Town) -> None:
        x, y = self.window.cell(town.at)
        if self.canvas.taken[y][x]:
            return
        mark = self.mark(town)
        self.canvas.write(x, y, self.plain(mark), self.mark_style(town, mark))

    def suit(self, town: Town) -> str:
        """The sign of the field in which a town lies, where there are any."""
        for each in self.chart.fields:
            across = each.left - ON_THE_LINE <= town.x <= each.right + ON_THE_LINE
            if across and each.top - ON_THE_LINE <= town.y <= each.bottom + ON_THE_LINE:
                return SUITS.get(each.sign, "")
        return ""

    def mark(self, town: Town) -> str:
        """The sign where a town lies: its suit, which in ASCII would look like a letter."""
        if not self.paint.fancy:
            return ASCII_MARKS[town.kind]
        return self.suit(town) or MARKS[town.kind]

    def mark_style(self, town: Town, mark: str) -> Style:
        style = self.light(town)
        if style is None:
            style = self.styled(RED_SUIT) if mark in RED else Style()
        return style + click(f"look {town.name}" if town.id not in self.subject.lit else town.name)

    def light(self, town: Town) -> Style | None:
        """How a place looks that is asked about, or that may be chosen."""
        if not self.paint.coloured:
            return REVERSED if self.is_lit(town) else None
        if town.id in self.subject.lit:
            return LIT if self.paint.shaded else FEW_LIT
        if town.id == self.subject.asked:
            return ASKED if self.paint.shaded else FEW_ASKED
        return None

    def draw_place(self, town: Town) -> None:
        """Its name with its signs, then those who stand there: as much as there is room for."""
        figures = self.subject.figures.get(town.id, [])
        for rows, left_out in self.shapes(town, figures):
            for x, y, away in self.positions(town, rows):
                written = self.without_mark(rows) if away else rows
                lines = list(self.spread(x, y, written))
                if all(self.free(town, left, top, row) for left, top, row in lines):
                    for left, top, row in lines:
                        self.write(left, top, row)
                    self.shown.add(town.id)
                    self.missing.figures += left_out
                    return
        self.miss(town, figures)

    def spread(self, x: int, y: int, rows: list[Row]) -> Iterator[tuple[int, int, Row]]:
        """Where each line begins: below each other, in an area around the middle."""
        wide = max(width(row) for row in rows)
        for at, row in enumerate(rows):
            yield x + ((wide - width(row)) // 2 if self.chart.areas else 0), y + at, row

    def without_mark(self, rows: list[Row]) -> list[Row]:
        """A name that stands beside its town, whose mark is there already."""
        return [tuple(words for words in rows[0] if not words.mark), *rows[1:]]

    def free(self, town: Town, x: int, y: int, row: Row) -> bool:
        """Whether words fit here, with a gap to all others; only its own mark may be in the way.

        It is written over by itself, and a name may touch it.
        """
        at_x, at_y = self.window.cell(town.at)
        marked = any(words.mark for words in row)
        end = x + width(row)
        if x < 0 or end > self.canvas.width or not 0 <= y < self.canvas.height:
            return False
        for cell in range(max(x - 1, 0), min(end + 1, self.canvas.width)):
            own = not self.chart.areas and (cell, y) == (at_x, at_y)
            if self.canvas.taken[y][cell] and not (own and (marked or not x <= cell < end)):
                return False
        return True

    def shapes(self, town: Town, figures: list[Figure]) -> Iterator[tuple[list[Row], list[Figure]]]:
        """What to write, the most of it first, and whom that leaves out."""
        names = shortened(town.name, self.names)
        most = MOST_LINES if self.window.height > MOST_LINES * 4 else 2
        arranged = list(self.arranged(figures, most))
        for lines, left_out in arranged:
            for name in names:
                yield [self.title(town, name, 0), *lines], left_out
        if figures:
            for name in names:
                yield [self.title(town, name, len(figures))], figures
        if self.is_lit(town):
            for name in names:
                yield [self.title(town, name, len(figures), signed=False)], figures

    def arranged(
        self, figures: list[Figure], most: int
    ) -> Iterator[tuple[list[Row], list[Figure]]]:
        """Pieces in lines: one a line, or as many as it takes; the last ones left out."""
        if not figures:
            yield [], []
            return
        words = [self.figure(each) for each in figures]
        for a_line in (1, 2, 3, len(words)):
            lines = [
                spaced(words[start : start + a_line]) for start in range(0, len(words), a_line)
            ]
            if len(lines) <= most:
                yield lines, []
        for kept in range(min(len(words) - 1, most), 0, -1):
            more = Words(f"+{len(words) - kept}", self.styled(DIM))
            yield [*(spaced([each]) for each in words[: kept - 1]),
                   spaced([words[kept - 1], more])], figures[kept:]  # fmt: skip

    def is_lit(self, town: Town) -> bool:
        """Whether it may be chosen, or is what is asked about."""
        return town.id in self.subject.lit or town.id == self.subject.asked

    def title(self, town: Town, name: str, more: int, signed: bool = True) -> Row:
        """`[3]♥Prag ◆A⚑F`: what to type, the suit, the name, its fortress, its holder, markers."""
        click_on = click(f"look {town.name}" if town.id not in self.subject.lit else town.name)
        light = self.light(town)
        style = (light or self.styled(NAME)) + click_on
        words = [Words(self.plain("▸"), style)] if town.id == self.subject.asked else []
        if town.id in self.subject.lit:
            words.append(self.key(town))
        if not self.chart.areas:
            mark = self.mark(town)
            words.append(Words(self.plain(mark), self.mark_style(town, mark), mark=True))
        words.append(Words(self.plain(name), style))
        signs = self.signs(town) if signed else []
        if signs:
            words.append(Words(" ", Style()))
            words += signs
        if more:
            words.append(Words(f" +{more}", self.styled(DIM)))
        return tuple(words)

    def key(self, town: Town) -> Words:
        style = (self.light(town) or Style()) + click(town.name)
        return Words(f"[{self.subject.lit[town.id]}]", style)

    def signs(self, town: Town) -> list[Words]:
        """Fortress, holder, markers."""
        words = []
        if not self.paint.fancy and self.suit(town):
            words.append(Words(f"({self.plain(self.suit(town))})", Style()))
        holder = self.subject.holders.get(town.id, "")
        fort = MARKS[town.kind] if town.kind > OPEN else ""
        fort += CROWN if town.crown else ""
        markers = self.subject.signs.get(town.id, [])
        flagged = any(each.nation == holder for each in markers)
        code = "" if flagged else self.subject.codes.get(holder, "")
        if fort or code:
            words.append(Words(self.plain(fort + code), self.nation_ink(holder)))
        for each in markers:
            text = each.sign + self.subject.codes.get(each.nation, "")
            words.append(Words(self.plain(text), self.nation_style(each.nation)))
        return words

    def figure(self, figure: Figure) -> Words:
        style = self.nation_style(figure.nation)
        if figure.spent:
            style += Style(italic=True)
        return Words(self.plain(figure.text), style)

    def nation_style(self, nation: str) -> Style:
        colours = self.subject.colours.get(nation)
        if colours is None or not self.paint.coloured:
            return Style()
        return Style(color=colours[1], bgcolor=colours[0], bold=True)

    def nation_ink(self, nation: str) -> Style:
        return self.nation_style(nation) if not self.chart.areas else self.styled(NAME)

    def positions(self, town: Town, rows: list[Row]) -> Iterator[tuple[int, int, bool]]:
        """Where the first line may begin, the best place first, and whether beside the mark."""
        x, y = self.window.cell(town.at)
        if self.chart.areas:
            wide = max(width(row) for row in rows)
            for left, top in self.positions_within(x, y, wide, len(rows), self.is_lit(town)):
                yield left, top, False
            return
        yield x - self.before_mark(rows[0]), y, False
        wide = width(rows[0]) - 1
        yield x - wide, y, True
        yield x + 1, y, True
        far = 2 if self.is_lit(town) or town.id in self.subject.figures else 1
        below = [1, -len(rows), *((2, -1, -len(rows) - 1) if far > 1 else (-1,))]
        for dy in dict.fromkeys(below):
            for dx in (0, -2, 2, -wide // 2, -wide + 2, -wide, 4, -4, -8)[: 9 if far > 1 else 6]:
                yield x + dx, y + dy, True

    def positions_within(
        self, x: int, y: int, wide: int, high: int, lit: bool
    ) -> Iterator[tuple[int, int]]:
        """Around the middle of an area, and never beside the sheet."""
        left = min(max(x - wide // 2, 0), self.canvas.width - wide)
        top = min(max(y - (high - 1) // 2, 0), self.canvas.height - high)
        for dy in (0, -1, 1, -2, 2, *((-3, 3) if lit else ())):
            for dx in (0, -1, 1, -2, 2, -4, 4, -6, 6, *((-8, 8) if lit else ())):
                yield left + dx, top + dy

    def before_mark(self, row: Row) -> int:
        """How many cells of a title lie before the sign that stands where the town is."""
        total = 0
        for words in row:
            if words.mark:
                return total
            total += words.width
        return 0

    def write(self, x: int, y: int, row: Row) -> None:
        for words in row:
            self.canvas.write(x, y, words.text, words.style)
            x += words.width

    # Letters

    def put(self, x: int, y: int, letter: str, style: Style) -> None:
        """A letter of the ground."""
        self.canvas.put(x, y, self.plain(letter), style)

    def plain(self, text: str) -> str:
        return text if self.paint.fancy else ascii_of(text)

    def styled(self, style: Style) -> Style:
        if self.paint.shaded:
            return style
        kept = Style(bold=style.bold, dim=style.dim, italic=style.italic)
        return kept if self.paint.coloured else Style(bold=style.bold)


TOWN_APART: Final = 12
CORNERS: Final = {
    (north, east, south, west): letter
    for letter, (north, east, south, west) in {
        "┼": (True, True, True, True), "├": (True, True, True, False),
        "┤": (True, False, True, True), "┬": (False, True, True, True),
        "┴": (True, True, False, True), "└": (True, True, False, False),
        "┌": (False, True, True, False), "┐": (False, False, True, True),
        "┘": (True, False, False, True),
    }.items()
}  # fmt: skip


def width(row: Row) -> int:
    return sum(words.width for words in row)


def spaced(words: list[Words]) -> Row:
    found: list[Words] = []
    for each in words:
        found += [Words(" ", Style()), each] if found else [each]
    return tuple(found)


def darkened(colour: str) -> str:
    """A colour for the ground, so that words can be read on it; a dark one is dark enough."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    share = DARKER if max(parts) > DARK else A_LITTLE_DARKER
    return "#" + "".join(f"{round(each * share):02x}" for each in parts)
