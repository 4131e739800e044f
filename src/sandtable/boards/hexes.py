"""Hex grids: neighbours, distances, rows and lines of sight, worked out once and shared.

Rows of pointy-top hexes, the odd ones shifted half a hex to the right and one hex shorter where
the board says so. For exact geometry the plane is stretched so that everything is an integer: a
hex has its centre at (2 * column + shift, 3 * row) and its corners at (0, -2), (1, -1), (1, 1),
(0, 2), (-1, 1) and (-1, -1) from there. Stretching moves no line off a corner or a side.
"""

from __future__ import annotations

from typing import Final, NewType, final

Hex = NewType("Hex", int)

NOWHERE: Final = Hex(-1)
WEST: Final = 0
NORTH_WEST: Final = 1
NORTH_EAST: Final = 2
EAST: Final = 3
SOUTH_EAST: Final = 4
SOUTH_WEST: Final = 5
DIRECTIONS: Final[list[str]] = ["w", "nw", "ne", "e", "se", "sw"]

CORNERS: Final[list[tuple[int, int]]] = [(-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1), (0, 2)]
# The side toward a direction lies between the corner of that number and the next.
STEPS: Final[list[tuple[int, int]]] = [(-2, 0), (-1, -3), (1, -3), (2, 0), (1, 3), (-1, 3)]

CROSSES: Final = 1
RUNS_ALONG: Final = 2


@final
class HexGrid:
    """A board of hexes, numbered row by row from the top left."""

    def __init__(self, row_lengths: list[int], sight: int) -> None:
        self.row_lengths = row_lengths
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.names: list[str] = []
        for row, length in enumerate(row_lengths):
            for column in range(length):
                self.rows.append(row)
                self.columns.append(column)
                self.names.append(f"{chr(ord('a') + row)}{column + 1}")
        self.size = len(self.rows)
        self._numbers = {(x, y): at for at, (x, y) in enumerate(self._centres())}
        self.around: list[list[Hex]] = [self._around(at) for at in range(self.size)]
        self.neighbours: list[list[Hex]] = [
            [other for other in around if other != NOWHERE] for around in self.around
        ]
        # One row nearer to the top, or to the bottom.
        self.up: list[list[Hex]] = [self._inside(around[1:3]) for around in self.around]
        self.down: list[list[Hex]] = [self._inside(around[4:6]) for around in self.around]
        self.distances: list[int] = self._distances()
        # The obstacles on the line between two hexes in sight of each other, two at a time: the
        # line is blocked when both of a pair block it. A hex that the line crosses stands there
        # twice, and a missing hex is NOWHERE. All lines are in one list; those of the pair
        # one * size + other are from `line_starts[pair]` to `line_starts[pair + 1]`.
        self.lines: list[Hex] = []
        self.line_starts: list[int] = []
        # The sides of the second hex where a line from the first enters it, a bit a direction.
        self.entries: list[int] = [0] * (self.size * self.size)
        self.sight = sight
        self._draw_lines()

    def line(self, one: Hex, other: Hex) -> list[Hex]:
        """The obstacles on the line between two hexes, two at a time."""
        pair = one * self.size + other
        return self.lines[self.line_starts[pair] : self.line_starts[pair + 1]]

    def hex(self, name: str) -> Hex:
        """The hex of this name, or NOWHERE."""
        return Hex(self.names.index(name)) if name in self.names else NOWHERE

    def distance(self, one: Hex, other: Hex) -> int:
        return self.distances[one * self.size + other]

    def _centre(self, at: int) -> tuple[int, int]:
        row = self.rows[at]
        return 2 * self.columns[at] + row % 2, 3 * row

    def _centres(self) -> list[tuple[int, int]]:
        return [self._centre(at) for at in range(self.size)]

    def _at(self, x: int, y: int) -> Hex:
        return Hex(self._numbers.get((x, y), -1))

    def _around(self, at: int) -> list[Hex]:
        x, y = self._centre(at)
        return [self._at(x + dx, y + dy) for dx, dy in STEPS]

    def _inside(self, hexes: list[Hex]) -> list[Hex]:
        return [each for each in hexes if each != NOWHERE]

    def _distances(self) -> list[int]:
        distances: list[int] = []
        centres = self._centres()
        for x, y in centres:
            for other_x, other_y in centres:
                rows = abs(other_y - y) // 3
                halves = abs(other_x - x)
                distances.append(rows + max(0, (halves - rows) // 2))
        return distances

    def _draw_lines(self) -> None:
        shapes: dict[tuple[int, int], Line] = {}
        for one in range(self.size):
            x, y = self._centre(one)
            for other in range(self.size):
                self.line_starts.append(len(self.lines))
                if not 1 <= self.distances[one * self.size + other] <= self.sight:
                    continue
                to_x, to_y = self._centre(other)
                span = (to_x - x, to_y - y)
                if span not in shapes:
                    shapes[span] = Line(span)
                line = shapes[span]
                self.entries[one * self.size + other] = line.entry
                self.lines.extend([self._at(x + dx, y + dy) for dx, dy in line.obstacles])
        self.line_starts.append(len(self.lines))


@final
class Line:
    """The straight line from one centre to another, and the hexes that it meets on the way."""

    def __init__(self, span: tuple[int, int]) -> None:
        self.span = span
        self.length = span[0] ** 2 + span[1] ** 2  # times itself, as `_along` counts
        # How far from the line a hex may have its centre and still touch it, as `_side_of` counts.
        self.reach = max([self._side_of(dx, dy) for dx, dy in CORNERS])
        self.obstacles: list[tuple[int, int]] = []
        along: list[tuple[int, int]] = []
        for centre in self._hexes_near():
            if centre in ((0, 0), span):
                continue
            meeting = self._meeting(centre)
            if meeting == CROSSES:
                self.obstacles += [centre, centre]
            elif meeting == RUNS_ALONG:
                along.append(centre)
        for one in along:  # the two hexes on either side of one shared side
            for other in along:
                if one < other and (other[0] - one[0], other[1] - one[1]) in STEPS:
                    if self._shares_side(one, other):
                        self.obstacles += [one, other]
        self.entry = self._entry_sides()

    def _hexes_near(self) -> list[tuple[int, int]]:
        x, y = self.span
        low_x, high_x = min(0, x) - 2, max(0, x) + 2
        low_y, high_y = min(0, y) - 3, max(0, y) + 3
        return [
            (at_x, at_y)
            for at_y in range(low_y, high_y + 1, 3)
            for at_x in range(low_x, high_x + 1)
            if (at_x - at_y // 3) % 2 == 0
        ]

    def _side_of(self, x: int, y: int) -> int:
        """Above zero on one side of the line, below on the other, zero on it."""
        return self.span[0] * y - self.span[1] * x

    def _along(self, x: int, y: int) -> int:
        """How far along the line a point lies: 0 at its start, `length` at its end."""
        return self.span[0] * x + self.span[1] * y

    def _meeting(self, centre: tuple[int, int]) -> int:
        if abs(self._side_of(centre[0], centre[1])) > self.reach:
            return 0
        corners = [(centre[0] + dx, centre[1] + dy) for dx, dy in CORNERS]
        sides = [self._side_of(x, y) for x, y in corners]
        on_line = [corner for corner, side in zip(corners, sides, strict=True) if side == 0]
        if min(sides) < 0 < max(sides):
            return CROSSES if self._between(corners, sides) else 0
        if len(on_line) == 2:
            ends = sum([self._along(x, y) for x, y in on_line])
            return RUNS_ALONG if 0 < ends < 2 * self.length else 0
        return 0

    def _between(self, corners: list[tuple[int, int]], sides: list[int]) -> bool:
        """Whether the part of the line inside this hex lies between the two centres.

        These lie inside of other hexes, so it is enough to look at one point of the part: where
        the line meets the border of this hex.
        """
        for at in range(6):
            (x, y), side = corners[at], sides[at]
            (next_x, next_y), next_side = corners[(at + 1) % 6], sides[(at + 1) % 6]
            if side == 0:
                return 0 < self._along(x, y) < self.length
            if side * next_side < 0:
                here, there = abs(side), abs(next_side)
                met = there * self._along(x, y) + here * self._along(next_x, next_y)
                return 0 < met < (here + there) * self.length
        return False

    def _shares_side(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether the side between these two hexes lies on the line."""
        direction = STEPS.index((other[0] - one[0], other[1] - one[1]))
        ends = (CORNERS[direction], CORNERS[(direction + 1) % 6])
        return all(self._side_of(one[0] + dx, one[1] + dy) == 0 for dx, dy in ends)

    def _entry_sides(self) -> int:
        """The sides of the last hex where the line comes in: one, or two at a corner."""
        x, y = self.span
        sides = [self._side_of(x + dx, y + dy) for dx, dy in CORNERS]
        entry = 0
        for direction in range(6):
            nearer = self._along(x + STEPS[direction][0], y + STEPS[direction][1]) < self.length
            if nearer and sides[direction] * sides[(direction + 1) % 6] <= 0:
                entry |= 1 << direction
        return entry
