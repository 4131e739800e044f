"""Choice history: in which steps each seat made a choice; what is new for another seat."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from sandtable.core.event import ONLOOKER


class ChoiceHistory:
    """The steps of a game in which each seat chose something in a turn of its own."""

    def __init__(self, seats: int) -> None:
        self.steps: list[list[int]] = [[] for _ in range(seats)]
        self.answered: Counter[int] = Counter()  # answers by seat, since the table was opened

    def note(self, seat: int, step: int, choice: bool) -> None:
        """A seat answered in its own turn. Forced answers after its choice count as its own."""
        if choice or max(range(len(self.steps)), key=self.last) == seat:
            self.steps[seat].append(step)

    def take_back(self, seat: int, shown: int) -> None:
        """Remove the last answer of this seat; `shown` public steps are left."""
        self.answered[seat] -= 1
        self.steps[seat] = [each for each in self.steps[seat] if each <= shown]

    def last(self, seat: int) -> int:
        return self.steps[seat][-1] if self.steps[seat] else -1

    def news_for(self, seat: int, shown: int) -> tuple[int, int]:
        """What the others did last: the steps after the first number, up to the second."""
        if seat == ONLOOKER:
            return -1, -1
        last = max(self.last(each) for each in range(len(self.steps)) if each != seat)
        mine = self.steps[seat]
        if last < 0:
            return -1, -1
        at = bisect_left(mine, last)
        return mine[at - 1] if at else 0, mine[at] - 1 if at < len(mine) else shown
