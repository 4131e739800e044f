"""Hexes from the rulebook alone: names, neighbours, distances, and the line between two centres.

Rows lie one below the other, `a` on top. Odd rows are pushed half a hex to the right and have one
hex less (N1.2, N1.3; G1.4 to G1.6).
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple


class Cell(NamedTuple):
    """A hex by its column and row; it need not be on the board."""

    col: int
    row: int

    @property
    def name(self) -> str:
        return f"{'abcdefghijklmnop'[self.row]}{self.col + 1}"

    @property
    def centre(self) -> tuple[int, int]:
        """In whole numbers: a hex is 2 wide, rows lie 3 apart."""
        return 2 * self.col + self.row % 2, 3 * self.row

    @property
    def corners(self) -> list[tuple[int, int]]:
        x, y = self.centre
        return [
            (x, y - 2),
            (x + 1, y - 1),
            (x + 1, y + 1),
            (x, y + 2),
            (x - 1, y + 1),
            (x - 1, y - 1),
        ]

    @property
    def around(self) -> list[Cell]:
        """The six cells around it, in the order of `SIDES`."""
        shift = self.row % 2
        return [
            Cell(self.col + 1, self.row),
            Cell(self.col + shift, self.row + 1),
            Cell(self.col + shift - 1, self.row + 1),
            Cell(self.col - 1, self.row),
            Cell(self.col + shift - 1, self.row - 1),
            Cell(self.col + shift, self.row - 1),
        ]


SIDES = ("e", "se", "sw", "w", "nw", "ne")  # of a hex


class Line(NamedTuple):
    """What the line between two centres meets: hexes that it crosses, and pairs that it parts."""

    crossed: list[Cell]
    between: list[tuple[Cell, Cell]]


class Board:
    """The hexes of a board so many columns wide and rows deep."""

    def __init__(self, cols: int, rows: int) -> None:
        self.cols = cols
        self.rows = rows
        self._lines: dict[tuple[str, str], Line] = {}

    @cached_property
    def cells(self) -> list[Cell]:
        return [Cell(col, row) for row in range(self.rows) for col in range(self.cols - row % 2)]

    @cached_property
    def names(self) -> list[str]:
        return [cell.name for cell in self.cells]

    @cached_property
    def by_name(self) -> dict[str, Cell]:
        return dict(zip(self.names, self.cells, strict=True))

    @cached_property
    def _neighbours(self) -> dict[str, list[str]]:
        return {
            cell.name: [each.name for each in cell.around if self.has(each)] for cell in self.cells
        }

    def neighbours(self, name: str) -> list[str]:
        return self._neighbours[name]

    def distance(self, one: str, other: str) -> int:
        return apart(self.by_name[one], self.by_name[other])

    def row(self, name: str) -> int:
        return self.by_name[name].row

    def has(self, cell: Cell) -> bool:
        return 0 <= cell.row < self.rows and 0 <= cell.col < self.cols - cell.row % 2

    def line(self, one: str, other: str) -> Line:
        """The hexes strictly between two others that their line crosses, or runs between."""
        if (one, other) not in self._lines:
            self._lines[one, other] = self._line(one, other)
        return self._lines[one, other]

    def _line(self, one: str, other: str) -> Line:
        start, end = self.by_name[one], self.by_name[other]
        (ax, ay), (bx, by) = start.centre, end.centre
        far = apart(start, end)
        crossed = []
        along: dict[frozenset[tuple[int, int]], list[Cell]] = {}
        for row in range(self.rows):
            for col in range(-1, self.cols + 1):
                cell = Cell(col, row)
                if cell in (start, end) or apart(start, cell) + apart(cell, end) != far:
                    continue
                sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in cell.corners]
                if min(sides) < 0 < max(sides):
                    crossed.append(cell)
                touched = [at for at, side in zip(cell.corners, sides, strict=True) if side == 0]
                if len(touched) == 2 and (min(sides) == 0 or max(sides) == 0):
                    along.setdefault(frozenset(touched), []).append(cell)
        between = [(pair[0], pair[1]) for pair in along.values() if len(pair) == 2]
        return Line(crossed, between)


def apart(one: Cell, other: Cell) -> int:
    dx = (one.col - one.row // 2) - (other.col - other.row // 2)
    dz = one.row - other.row
    return max(abs(dx), abs(dz), abs(dx + dz))
