"""Areas drawn from their middles and their borders: each touches its neighbours and nobody else.

Where three areas lie around a spot, their borders meet in the middle of the three. An outer border
ends at a *gate*, on the shore or at the frame, and an outer area goes on from gate to gate.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from hashlib import blake2b

from sandtable.drawing.svg import Point

Line = list[Point]
ROUGHNESS = 0.15  # how far a border strays, against its length
LEVELS = 2
PASSES = 2
LEAST, MOST = 0.35, 1.6  # how much the size of an area may count


class Quilt:
    """Areas by name: their outlines, and the border between any two of them."""

    def __init__(
        self,
        middles: Mapping[str, Point],
        borders: Mapping[str, Sequence[str]],
        gates: Mapping[str, Point],
        outside: Mapping[str, Sequence[Point]],
        islands: Mapping[str, Sequence[Point]],
    ) -> None:
        self.middles = middles
        self.gates = {self.pair(*key.split("-")): at for key, at in gates.items()}
        self.outside = outside
        self.around = {
            word: sorted(others, key=lambda other: self._angle(word, other))
            for word, others in borders.items()
        }
        self.weights = dict.fromkeys(self.around, 1.0)
        self.borders: dict[tuple[str, str], Line] = {}
        self.outlines: dict[str, Line] = {}
        for _ in range(PASSES):  # small areas push their borders outwards
            self._draw(islands)
            sizes = {word: extent(line) for word, line in self.outlines.items()}
            usual = sum(sizes.values()) / len(sizes)
            self.weights = {
                word: self.weights[word] * min(max(size / usual, LEAST), MOST) ** 0.5
                for word, size in sizes.items()
            }
        self._draw(islands)

    def _draw(self, islands: Mapping[str, Sequence[Point]]) -> None:
        for word in self.around:
            for other in self.around[word]:
                if word < other:
                    self.borders[word, other] = self._border(word, other)
        for word in self.around:
            self.outlines[word] = list(islands.get(word, ())) or self._outline(word)

    @staticmethod
    def pair(word: str, other: str) -> tuple[str, str]:
        return (word, other) if word < other else (other, word)

    def _angle(self, word: str, other: str) -> float:
        (x, y), (to_x, to_y) = self.middles[word], self.middles[other]
        return math.atan2(to_y - y, to_x - x)

    def _beside(self, word: str, other: str, step: int) -> str:
        """The next neighbour of an area, clockwise or back."""
        around = self.around[word]
        return around[(around.index(other) + step) % len(around)]

    def corner(self, word: str, other: str, step: int) -> Point:
        """Where the border of two areas ends, clockwise or back."""
        third = self._beside(word, other, step)
        gate = self.gates.get(self.pair(word, other))
        if gate is not None and self._is_open(word, other, step):
            return gate
        return self._between((word, other, third))

    def _between(self, words: Sequence[str]) -> Point:
        """The middle of some areas, nearer to those that have much room."""
        total = sum(self.weights[each] for each in words)
        x = sum(self.middles[each][0] * self.weights[each] for each in words) / total
        y = sum(self.middles[each][1] * self.weights[each] for each in words) / total
        return x, y

    def _is_open(self, word: str, other: str, step: int) -> bool:
        """Whether nothing lies beyond this end of the border of two outer areas."""
        third = self._beside(word, other, step)
        turned = (self._angle(word, third) - self._angle(word, other)) * step % (2 * math.pi)
        return third not in self.around[other] or turned > math.pi * 0.95 or third == other

    def _border(self, word: str, other: str) -> Line:
        """From the corner back to the one clockwise, as `word` sees it."""
        one, last = self.corner(word, other, -1), self.corner(word, other, 1)
        halfway = self._between((word, other))
        x, y = middle([one, last])
        bend = halfway[0] * 0.6 + x * 0.4, halfway[1] * 0.6 + y * 0.4
        seed = f"{word} {other}"
        return stray([one, bend], seed + "a")[:-1] + stray([bend, last], seed + "b")

    def border(self, word: str, other: str) -> Line:
        """The border as one of the two sees it, clockwise."""
        if word < other:
            return self.borders[word, other]
        return self.borders[other, word][::-1]

    def _outline(self, word: str) -> Line:
        found: Line = []
        for other in self.around[word]:
            line = self.border(word, other)
            found += line if not found or found[-1] != line[0] else line[1:]
            gate = self.gates.get(self.pair(word, other))
            if gate is not None and line[-1] == gate:
                found += list(self.outside.get(word, []))
        if found[0] == found[-1]:
            found.pop()
        return found


def extent(line: Line) -> float:
    """The ground within an outline."""
    total = 0.0
    for at, (x, y) in enumerate(line):
        to_x, to_y = line[(at + 1) % len(line)]
        total += x * to_y - to_x * y
    return abs(total) / 2


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def span(outline: Sequence[Point], x: float) -> tuple[float, float]:
    """From where to where a line from north to south lies within an area."""
    crossed = []
    for at, (ax, ay) in enumerate(outline):
        bx, by = outline[(at + 1) % len(outline)]
        if (ax <= x < bx) or (bx <= x < ax):
            crossed.append(ay + (by - ay) * (x - ax) / (bx - ax))
    return min(crossed), max(crossed)


def breadth(outline: Sequence[Point], y: float) -> float:
    """How wide an area is from west to east, at this height."""
    west, east = span([(py, px) for px, py in outline], y)
    return east - west


def heart(outline: Sequence[Point]) -> Point:
    """The middle of the ground of an area."""
    total = x = y = 0.0
    for at, (ax, ay) in enumerate(outline):
        bx, by = outline[(at + 1) % len(outline)]
        part = ax * by - bx * ay
        total += part
        x += (ax + bx) * part
        y += (ay + by) * part
    return x / (3 * total), y / (3 * total)


def stray(line: Line, seed: str, level: int = 0) -> Line:
    """A line that wanders a little, always the same for the same seed."""
    if level == LEVELS:
        return line
    found: Line = [line[0]]
    for at in range(len(line) - 1):
        (x, y), (to_x, to_y) = line[at], line[at + 1]
        digest = blake2b(f"{seed} {level} {at}".encode(), digest_size=2).digest()
        aside = (int.from_bytes(digest) / 65535 - 0.5) * 2 * ROUGHNESS
        found.append(((x + to_x) / 2 - (to_y - y) * aside, (y + to_y) / 2 + (to_x - x) * aside))
        found.append(line[at + 1])
    return stray(found, seed, level + 1)
