"""A map in letters: towns or areas, roads or borders between them, and what stands there.

Names are never written over each other. What is lit and who stands on the map comes first; for
whom there is no room, it is said how many they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.style import Style

from sandtable.cli.terminal.canvas import Canvas
from sandtable.cli.terminal.map_ground import MapGround
from sandtable.cli.terminal.map_parts import (
    ASCII_MARKS,
    ASKED,
    COUNTRY,
    CROWN,
    DIM,
    FEW_ASKED,
    FEW_LIT,
    LIT,
    MARKS,
    MOST_LINES,
    NAME,
    ON_THE_LINE,
    RED,
    RED_SUIT,
    REVERSED,
    SEA,
    SUITS,
    Figure,
    Row,
    Words,
    spaced,
    width,
)
from sandtable.cli.terminal.text_matching import shortened
from sandtable.cli.terminal.transcript import click
from sandtable.drawing.maps.chart import OPEN, Town


class MapBoard(MapGround):
    """One map while it is drawn."""

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
