"""Marches over hexes: how far a unit comes, and the one rule that keeps it from going farther.

A game says what happens in a hex (`Way`); the search is the same for all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.boards.hexes import Hex, HexGrid

# What happens to a unit that comes to a hex while moving
CLOSED: Final = 0  # not to be entered
ENDS: Final = 1  # entered, and the move ends there
PASSES: Final = 2  # passed through, but no place to end
OPEN: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(ABC):
    """What a unit meets on its way, hex by hex."""

    @abstractmethod
    def entry(self, at: Hex) -> int: ...


def within_reach(grid: HexGrid, start: Hex, limit: int, way: Way) -> dict[Hex, int]:
    """Every hex that may be moved to, with the least number of hexes on the way."""
    found: dict[Hex, int] = {}
    seen = {start}
    edge = [start]
    steps = 0
    while edge and steps < limit:
        steps += 1
        wider: list[Hex] = []
        for here in edge:
            for at in grid.neighbours[here]:
                if at in seen:
                    continue
                what = way.entry(at)
                if what == CLOSED:
                    continue
                seen.add(at)
                if what != PASSES:
                    found[at] = steps
                if what != ENDS:
                    wider.append(at)
        edge = wider
    return found
