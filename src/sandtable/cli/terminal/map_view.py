"""Which part of a map is seen: the whole of it, or a window that follows the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sandtable.drawing.maps.chart import Chart
from sandtable.drawing.svg import Point

TOWN_CELLS: Final = (12.5, 4.0)  # what a town takes of a window, in columns and rows
AREA_CELLS: Final = (15.0, 5.5)
NEARLY: Final = 1.3  # how much closer places may be for the sake of the whole map
STEP: Final = 0.5  # of a window, when it is moved
MOVES: Final = {"west": (-1, 0), "east": (1, 0), "north": (0, -1), "south": (0, 1)}


@dataclass
class View:
    """How a player wants to see the map."""

    whole: bool = False
    right: float = 0.0  # moved by so many windows
    down: float = 0.0

    def move(self, way: str) -> None:
        across, down = MOVES[way]
        self.whole = False
        self.right += across * STEP
        self.down += down * STEP

    def back(self) -> None:
        """To where the question is."""
        self.right = self.down = 0.0


@dataclass(frozen=True)
class Window:
    """A part of the chart on so many cells."""

    left: float
    top: float
    across: float  # of the chart, in one cell
    down: float
    width: int
    height: int

    def cell(self, at: Point) -> tuple[int, int]:
        return int((at[0] - self.left) // self.across), int((at[1] - self.top) // self.down)

    def middle(self, x: int, y: int) -> Point:
        """The spot of the chart in the middle of a cell."""
        return self.left + (x + 0.5) * self.across, self.top + (y + 0.5) * self.down

    def holds(self, at: Point) -> bool:
        x, y = self.cell(at)
        return 0 <= x < self.width and 0 <= y < self.height

    def beyond(self, at: Point) -> str:
        """On which side of the window a spot lies; empty if in it."""
        x, y = self.cell(at)
        if not 0 <= x < self.width:
            return "west" if x < 0 else "east"
        if not 0 <= y < self.height:
            return "north" if y < 0 else "south"
        return ""


def window(
    chart: Chart, view: View, width: int, height: int, spots: Sequence[Point], home: Point | None
) -> Window:
    """The window onto the map in which most of these spots are, those near `home` above all."""
    frame = frame_of(chart)
    across, down = near(chart)
    all_of_it = frame.wide <= across * width * NEARLY and frame.high <= down * height * NEARLY
    if view.whole or all_of_it:
        return Window(frame.left, frame.top, frame.wide / width, frame.high / height, width, height)
    across, down = min(across, frame.wide / width), min(down, frame.high / height)
    wide, high = across * width, down * height
    x, y = centre(spots, home, wide, high) or frame.middle
    left = x - wide / 2 + view.right * wide
    top = y - high / 2 + view.down * high
    left = min(max(left, frame.left), frame.left + frame.wide - wide)
    top = min(max(top, frame.top), frame.top + frame.high - high)
    return Window(left, top, across, down, width, height)


@dataclass(frozen=True)
class Frame:
    """The part of a chart that is printed."""

    left: float
    top: float
    wide: float
    high: float

    @property
    def middle(self) -> Point:
        return self.left + self.wide / 2, self.top + self.high / 2


def frame_of(chart: Chart) -> Frame:
    left, top = (min(sheet.frame[at] for sheet in chart.sheets) for at in (0, 1))
    right, bottom = (max(sheet.frame[at] for sheet in chart.sheets) for at in (2, 3))
    return Frame(left, top, right - left, bottom - top)


def near(chart: Chart) -> tuple[float, float]:
    """How much of a chart a cell shows when names have room."""
    cells = AREA_CELLS if chart.areas else TOWN_CELLS
    frame = frame_of(chart)
    apart = sqrt(frame.wide * frame.high / max(len(chart.towns), 1))
    return apart / cells[0], apart / cells[1]


def rows_of(chart: Chart) -> int:
    """How many rows the whole map takes when names have room."""
    return round(frame_of(chart).high / near(chart)[1])


def centre(spots: Sequence[Point], home: Point | None, wide: float, high: float) -> Point | None:
    """The middle of all spots where they fit; else of those around one, home or the busiest."""
    every = [*spots, *([home] if home is not None else [])]
    if not every:
        return None
    if not fits(every, wide, high):
        chosen = (
            home
            if home is not None
            else max(spots, key=lambda at: len(around(at, spots, wide, high)))
        )
        near = around(chosen, every, wide, high)
        every = near if fits(near, wide, high) else [chosen]
    xs, ys = [x for x, _ in every], [y for _, y in every]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def around(at: Point, spots: Sequence[Point], wide: float, high: float) -> list[Point]:
    return [(x, y) for x, y in spots if abs(x - at[0]) < wide * 0.4 and abs(y - at[1]) < high * 0.4]


def fits(spots: Sequence[Point], wide: float, high: float) -> bool:
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(xs) - min(xs) < wide * 0.85 and max(ys) - min(ys) < high * 0.85
