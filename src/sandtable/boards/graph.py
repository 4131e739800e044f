"""Graphs: places joined by roads or borders, some of them of a better kind. Cities, and areas."""

from __future__ import annotations

from typing import Final, NewType, final

Place = NewType("Place", int)

FAR: Final = 1_000_000  # the distance of what cannot be reached


@final
class Graph:
    """Places by number, and who is next to whom. Made once and shared by all positions."""

    def __init__(
        self, names: list[str], edges: list[tuple[int, int]], better: list[tuple[int, int]]
    ) -> None:
        self.names = names
        self.size = len(names)
        self.near: list[list[Place]] = [[] for _ in names]  # in the order of the numbers
        self.better: list[list[Place]] = [[] for _ in names]  # by the better kind alone
        for one, other in edges:
            self.near[one].append(Place(other))
            self.near[other].append(Place(one))
        for one, other in better:
            self.better[one].append(Place(other))
            self.better[other].append(Place(one))
        for places in self.near:
            places.sort()
        for places in self.better:
            places.sort()
        self._rows: list[list[int]] = [[] for _ in names]

    def distances(self, start: Place) -> list[int]:
        """The smallest number of edges to every place, worked out when it is first asked for."""
        row = self._rows[start]
        if not row:
            row = self._spread(start)
            self._rows[start] = row
        return row

    def distance(self, one: Place, other: Place) -> int:
        return self.distances(one)[other]

    def _spread(self, start: Place) -> list[int]:
        row = [FAR] * self.size
        row[start] = 0
        ring = [start]
        steps = 0
        while ring:
            steps += 1
            further: list[Place] = []
            for place in ring:
                for near in self.near[place]:
                    if row[near] == FAR:
                        row[near] = steps
                        further.append(near)
            ring = further
        return row
