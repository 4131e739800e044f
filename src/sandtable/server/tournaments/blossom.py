"""Maximum matching in a graph, by Edmonds' blossom algorithm.

A search from each free vertex builds a tree of alternating paths. An odd cycle, a blossom, is
treated as one vertex, its base. A path to another free vertex adds one pair.
"""

from __future__ import annotations

from collections import deque
from typing import Final

NONE: Final = -1


def largest_matching(neighbours: list[list[int]]) -> list[int]:
    """For each vertex its partner, or -1."""
    mates = [NONE] * len(neighbours)
    for root in range(len(neighbours)):
        if mates[root] == NONE:
            search = Search(neighbours, mates, root)
            search.augment(search.free_vertex())
    return mates


class Search:
    """Alternating paths from one free vertex."""

    def __init__(self, neighbours: list[list[int]], mates: list[int], root: int) -> None:
        many = len(neighbours)
        self.neighbours = neighbours
        self.mates = mates
        self.root = root
        self.parents = [NONE] * many
        self.bases = list(range(many))
        self.even = [each == root for each in range(many)]
        self.queue = deque([root])

    def free_vertex(self) -> int:
        """The free vertex at the end of an augmenting path; -1 if there is none."""
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.neighbours[vertex]:
                if self.bases[vertex] == self.bases[other] or self.mates[vertex] == other:
                    continue
                if other == self.root or self._is_even_partner(other):
                    self._shrink(vertex, other)
                elif self.parents[other] == NONE:
                    self.parents[other] = vertex
                    if self.mates[other] == NONE:
                        return other
                    self.even[self.mates[other]] = True
                    self.queue.append(self.mates[other])
        return NONE

    def _is_even_partner(self, vertex: int) -> bool:
        return self.mates[vertex] != NONE and self.parents[self.mates[vertex]] != NONE

    def _shrink(self, one: int, two: int) -> None:
        """Contract the cycle through two vertices at even distance."""
        base = self._common_base(one, two)
        inside: set[int] = set()
        self._mark(one, base, two, inside)
        self._mark(two, base, one, inside)
        for vertex in range(len(self.bases)):
            if self.bases[vertex] in inside:
                self.bases[vertex] = base
                if not self.even[vertex]:
                    self.even[vertex] = True
                    self.queue.append(vertex)

    def _common_base(self, one: int, two: int) -> int:
        passed = set()
        while True:
            one = self.bases[one]
            passed.add(one)
            if self.mates[one] == NONE:
                break
            one = self.parents[self.mates[one]]
        while True:
            two = self.bases[two]
            if two in passed:
                return two
            two = self.parents[self.mates[two]]

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self.bases[vertex] != base:
            inside |= {self.bases[vertex], self.bases[self.mates[vertex]]}
            self.parents[vertex] = child
            child = self.mates[vertex]
            vertex = self.parents[self.mates[vertex]]

    def augment(self, vertex: int) -> None:
        """Swap partners along the path that ends here."""
        while vertex != NONE:
            before = self.parents[vertex]
            following = self.mates[before]
            self.mates[vertex], self.mates[before] = before, vertex
            vertex = following
