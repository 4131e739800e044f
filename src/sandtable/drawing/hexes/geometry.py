"""Hexes on paper: where they lie, what borders on what, and small steady irregularities.

A board is rows of pointy-top hexes, every second one shifted half a hex to the right. Inside, the
plane is counted in half widths and half sides, so that corners are whole numbers (`Corner`), as in
`sandtable.boards.hexes`. Hexes off the board have places too: ground does not end at an edge.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from sandtable.boards.hexes import CORNERS, DIRECTIONS, STEPS
from sandtable.drawing.svg import Point

Place = tuple[int, int]
Corner = tuple[int, int]


class Plane:
    """The hexes of a board, `width` wide, with the upper left corner of the board at 0, 0.

    `tall` is their height against that of regular ones: a board of many rows is drawn flatter, so
    that it fills a window which is wider than high.
    """

    def __init__(self, rows: tuple[int, ...], width: float, tall: float = 1.0) -> None:
        self.rows = rows
        self.half = width / 2
        self.unit = width / math.sqrt(3) / 2 * tall
        self.width = max(count + row % 2 / 2 for row, count in enumerate(rows)) * width
        self.height = (3 * len(rows) + 1) * self.unit
        self.places: dict[str, Place] = {
            f"{chr(ord('a') + row)}{column + 1}": (2 * column + 1 + row % 2, 3 * row + 2)
            for row, count in enumerate(rows)
            for column in range(count)
        }
        self.names: dict[Place, str] = {place: name for name, place in self.places.items()}

    def point(self, corner: Corner) -> Point:
        return corner[0] * self.half, corner[1] * self.unit

    def centre(self, name: str) -> Point:
        return self.point(self.places[name])

    def corners(self, place: Place, inset: float = 0.0) -> list[Point]:
        """The six corners of a hex, drawn in by `inset` toward its centre."""
        x, y = self.point(place)
        keep = 1 - inset / self.half
        return [(x + dx * self.half * keep, y + dy * self.unit * keep) for dx, dy in CORNERS]

    def on_board(self, place: Place) -> bool:
        return place in self.names

    def around(self, place: Place) -> list[Place]:
        """The six places around one, on the board or not."""
        return [(place[0] + dx, place[1] + dy) for dx, dy in STEPS]

    def at_edge(self, place: Place) -> bool:
        return any(other not in self.names for other in self.around(place))

    def side_middle(self, place: Place, direction: str, inset: float = 0.0) -> tuple[Point, float]:
        """The middle of a side, and the degrees by which the side is turned from the top."""
        x, y = self.point(place)
        dx, dy = STEPS[DIRECTIONS.index(direction)]
        away_x, away_y = dx * self.half, dy * self.unit
        length = math.hypot(away_x, away_y)
        keep = 0.5 - inset / length
        turn = math.degrees(math.atan2(away_y, away_x)) + 90
        return (x + away_x * keep, y + away_y * keep), turn

    def beyond(self, places: set[Place]) -> set[Place]:
        """These, and places off the board that most of their neighbours say belong to them."""
        outside = {
            other for place in places for other in self.around(place) if not self.on_board(other)
        }
        return places | {
            place for place in outside if sum(other in places for other in self.around(place)) >= 2
        }

    def outlines(self, places: Iterable[Place]) -> list[list[Corner]]:
        """The borders of a region of hexes, the region to the right of the way."""
        sides: dict[Corner, Corner] = {}
        region = set(places)
        for x, y in sorted(region):
            for at, (dx, dy) in enumerate(STEPS):
                if (x + dx, y + dy) not in region:
                    first, last = CORNERS[at], CORNERS[(at + 1) % 6]
                    sides[x + first[0], y + first[1]] = (x + last[0], y + last[1])
        loops = []
        while sides:
            start = min(sides)
            loop = [start]
            here = sides.pop(start)
            while here != start:
                loop.append(here)
                here = sides.pop(here)
            loops.append(loop)
        return loops


def noise(*keys: int) -> float:
    """A number from 0 to 1 that looks random and is always the same for the same keys."""
    mixed = 0x9E3779B9
    for key in keys:
        mixed = ((mixed ^ (key & 0xFFFFFFFF)) * 0x01000193) & 0xFFFFFFFF
        mixed ^= mixed >> 15
    mixed = (mixed * 0x2C1B3C6D) & 0xFFFFFFFF
    mixed ^= mixed >> 12
    mixed = (mixed * 0x297A2D39) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    return mixed / 0x100000000


def shaken(corner: Corner, point: Point, by: float) -> Point:
    """A corner moved a little, the same way for all hexes that share it."""
    x, y = point
    return x + (noise(*corner, 1) - 0.5) * 2 * by, y + (noise(*corner, 2) - 0.5) * 2 * by


def rounded(loop: list[Point], times: int = 2) -> list[Point]:
    """A closed line with its corners cut off, again and again."""
    for _ in range(times):
        cut: list[Point] = []
        for (x, y), (to_x, to_y) in zip(loop, loop[1:] + loop[:1]):
            cut.append((x * 0.75 + to_x * 0.25, y * 0.75 + to_y * 0.25))
            cut.append((x * 0.25 + to_x * 0.75, y * 0.25 + to_y * 0.75))
        loop = cut
    return loop


def evenly(loop: list[Point], step: float) -> list[Point]:
    """Points on a closed line, about `step` apart."""
    lengths = [math.dist(a, b) for a, b in zip(loop, loop[1:] + loop[:1])]
    count = max(8, round(sum(lengths) / step))
    gap = sum(lengths) / count
    points: list[Point] = []
    along = 0.0
    for (x, y), (to_x, to_y), length in zip(loop, loop[1:] + loop[:1], lengths):
        while along < length and len(points) < count:
            part = along / length
            points.append((x + (to_x - x) * part, y + (to_y - y) * part))
            along += gap
        along -= length
    return points


def outward(loop: list[Point]) -> list[Point]:
    """For each point of a closed line, the unit vector that leads away from the region."""
    vectors: list[Point] = []
    for before, after in zip(loop[-1:] + loop[:-1], loop[1:] + loop[:1]):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        vectors.append((dy / length, -dx / length))
    return vectors
