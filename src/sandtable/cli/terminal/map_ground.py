"""The ground of a map in letters: areas, borders, roads and arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.style import Style

from sandtable.cli.terminal.canvas import Canvas
from sandtable.cli.terminal.display import Paint
from sandtable.cli.terminal.map_parts import (
    BORDER,
    CORNERS,
    LONGEST_LINK,
    MAIN_ROAD,
    RED_SUIT,
    RIVER,
    ROAD,
    SEA,
    TOWN_APART,
    Missing,
    Subject,
    darkened,
)
from sandtable.cli.terminal.map_view import Window
from sandtable.cli.terminal.text_matching import ascii_of
from sandtable.drawing.svg import Point


class MapGround:
    """What lies under names and pieces."""

    def __init__(self, subject: Subject, window: Window, paint: Paint) -> None:
        self.subject = subject
        self.chart = subject.chart
        self.window = window
        self.paint = paint
        self.canvas = Canvas(window.width, window.height)
        self.missing = Missing()
        self.shown: set[str] = set()  # places whose names are written
        self.names = tuple(town.name for town in self.chart.towns)
        self.sides = [
            darkened(subject.colours[side][0])
            for side in sorted(set(subject.holders.values()) & set(subject.colours))
        ]

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
            north, east = (x, y - 1) in walls, (x + 1, y) in walls
            south, west = (x, y + 1) in walls, (x - 1, y) in walls
            straight = "─" if east or west else "│"
            self.put(x, y, CORNERS.get((north, east, south, west), straight), self.styled(BORDER))

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
