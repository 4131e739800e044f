"""The plane shared out: to each town the ground that is nearer to it than to any other.

The cells of a territory's towns make up the territory, and the sides where two territories meet
are its borders; so a map is drawn from towns alone, and every spot of it belongs to one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.drawing.svg import Point

FRAME: Final = -1  # beyond this side nothing lies


@dataclass(frozen=True)
class Side:
    """One side of a cell, and the number of the town beyond it."""

    start: Point
    end: Point
    beyond: int


Cell = list[Side]


def cells(towns: Sequence[Point], frame: tuple[float, float, float, float]) -> list[Cell]:
    """The cell of each town inside a frame (left, top, right, bottom)."""
    return [_cell(at, towns, frame) for at in range(len(towns))]


def shape(cell: Cell) -> list[Point]:
    return [side.start for side in cell]


def _cell(own: int, towns: Sequence[Point], frame: tuple[float, float, float, float]) -> Cell:
    left, top, right, bottom = frame
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    cell = [Side(corners[at], corners[(at + 1) % 4], FRAME) for at in range(4)]
    x, y = towns[own]
    others = sorted(
        (each for each in range(len(towns)) if each != own),
        key=lambda each: (towns[each][0] - x) ** 2 + (towns[each][1] - y) ** 2,
    )
    for other in others:
        farthest = max((sx - x) ** 2 + (sy - y) ** 2 for sx, sy in shape(cell))
        near = (towns[other][0] - x) ** 2 + (towns[other][1] - y) ** 2
        if near > 4 * farthest:
            break  # nor does anybody who is farther away
        cell = _cut(cell, towns[own], towns[other], other)
    return cell


def _cut(cell: Cell, own: Point, other: Point, beyond: int) -> Cell:
    """What is left of a cell on this side of the middle between two towns."""
    nx, ny = other[0] - own[0], other[1] - own[1]
    limit = (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2

    def excess(point: Point) -> float:
        return point[0] * nx + point[1] * ny - limit

    kept: Cell = []
    leaves: Point | None = None
    enters: Point | None = None
    for side in cell:
        first, last = excess(side.start), excess(side.end)
        if first <= 0 and last <= 0:
            kept.append(side)
        elif first <= 0 < last:
            leaves = _between(side.start, side.end, first, last)
            kept.append(Side(side.start, leaves, side.beyond))
        elif last <= 0 < first:
            enters = _between(side.start, side.end, first, last)
            kept.append(Side(enters, side.end, side.beyond))
    if leaves is None or enters is None:
        return kept
    for at, side in enumerate(kept):
        if side.end == leaves:
            return [*kept[: at + 1], Side(leaves, enters, beyond), *kept[at + 1 :]]
    return kept


def _between(one: Point, other: Point, first: float, last: float) -> Point:
    part = first / (first - last)
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def within(cell: Cell, town: Point, reach: float) -> list[Point]:
    """The corners of a cell, none farther away than this: a place to click that is not too wide."""
    found: list[Point] = []
    for corner in _rounded(shape(cell), reach):
        dx, dy = corner[0] - town[0], corner[1] - town[1]
        length = (dx * dx + dy * dy) ** 0.5
        part = min(1.0, reach / length) if length else 1.0
        found.append((town[0] + dx * part, town[1] + dy * part))
    return found


def _rounded(corners: list[Point], reach: float) -> list[Point]:
    """More corners on long sides, so that they may be bent."""
    found: list[Point] = []
    for at, (x, y) in enumerate(corners):
        to_x, to_y = corners[(at + 1) % len(corners)]
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        parts = max(1, round(length / (reach / 2)))
        found += [
            (x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts)
        ]
    return found
