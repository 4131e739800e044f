"""Hints: what marshal would do at a question, the best answers with their chances, and why.

A hint is marshal's own search, with at least three answers to compare. It is made from a state as
the seat may know it, and comes out the same whatever is hidden in that state. The same seed and
number of playouts give the same hint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from sandtable.bots.choice import Choice
from sandtable.bots.marshal import Wanted, effort_for, search_name
from sandtable.bots.search import Ending, Progress, Search, candidates_of
from sandtable.bots.value import Value, value_of
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box

MOST: Final = 3  # answers in a hint


@dataclass(frozen=True)
class Hint:
    """One answer of a hint."""

    action: int
    chance: float | None  # of winning after it; None where nothing was searched
    behind: float  # the chance that it loses against the best answer
    advice: float  # what it is worth to captain; more is better
    captains: bool  # it is captain's own choice
    endings: list[Ending]  # of its playouts, by world


def hint(
    box: Box,
    question: Question,
    sample: Callable[[], State],
    seed: int | str,
    effort: Wanted | None = None,
) -> list[Hint]:
    """The best answers to a question, the best first."""
    state = sample()
    search = HintSearch(box, question, seed, effort)
    progress = search.begin(state)
    while not progress.done:
        search.go_on(progress, state)
    return search.hints(progress, state)


@final
class HintSearch:
    """The search behind a hint, batch by batch: `Progress` may travel between processes."""

    def __init__(
        self, box: Box, question: Question, seed: int | str, effort: Wanted | None = None
    ) -> None:
        self.box = box
        self.question = question
        self.seed = str(seed)
        self.effort = effort_for(box, {"least": MOST, **(effort or {})})

    def begin(self, state: State) -> Progress:
        """Captain's choice and what comes next; where nothing can be searched, it is done."""
        question = self.question
        values = self.box.advice(state, question, SOUND)
        best = Choice("captain", self.seed).best_of(question.actions, values)
        candidates = candidates_of(question, values, best, self.effort)
        value = value_of(self.box)
        if value is None or len(state.questions()) != 1:
            return Progress(candidates, done=True)
        return self._search(value).begin(candidates)

    def go_on(self, progress: Progress, state: State) -> None:
        """One more batch of worlds."""
        value = value_of(self.box)
        assert value is not None
        self._search(value).go_on(progress, state, lambda: False)

    def share(self, progress: Progress) -> float:
        """How much of the search is done, from 0 to 1; it may be over sooner."""
        if progress.done:
            return 1.0
        effort = self.effort
        return max(progress.playouts / effort.playouts, progress.worlds / effort.worlds)

    def hints(self, progress: Progress, state: State) -> list[Hint]:
        """What was found, the best first: captain's order where nothing was searched."""
        values = self.box.advice(state, self.question, SOUND)
        worth = dict(zip(self.question.actions, values, strict=True))
        captains, *others = progress.candidates
        gains = {captains.action: 0.0}
        for each in others:
            gains[each.action] = each.estimate(self.effort.doubt)[0]
        searched = [each.chance for each in captains.endings]
        usual = sum(searched) / len(searched) if searched else None
        ranked = sorted(progress.candidates, key=lambda each: -gains[each.action])[:MOST]
        best = gains[ranked[0].action]
        return [
            Hint(
                each.action,
                None if usual is None else max(0.0, min(1.0, usual + gains[each.action])),
                best - gains[each.action],
                worth[each.action],
                each is captains,
                each.endings,
            )
            for each in ranked
        ]

    def _search(self, value: Value) -> Search:
        """Named as marshal's search at its first question."""
        name = search_name(self.seed, 1)
        return Search(self.box, value, self.effort, name, self.question.seat, keeps=True)
