"""Marshal, a bot that searches: it tries captain's best answers in sampled worlds.

At a question it takes the few answers that captain's advice puts closest to its best, and searches
among them (`search`) while it is not clear which is best and there is time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from time import perf_counter
from typing import Final, final

from sandtable.bots.choice import Choice
from sandtable.bots.search import Effort, Search, candidates_of
from sandtable.bots.value import value_of
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box
from sandtable.toolkit.data import Unknown

UNLIMITED: Final = 1_000_000
EMPEROR: Final = "seconds=10,playouts=1000000,worlds=400,candidates=6"

Wanted = dict[str, float]  # fields of an effort, those that are not as usual


def effort_of(told: str) -> Wanted:
    """The effort that `2` (seconds) or `playouts=48,turns=2` asks for."""
    known = {each.name: each.type for each in fields(Effort)}
    if "=" not in told:
        told = f"seconds={told},playouts={UNLIMITED},worlds={UNLIMITED}"
    wanted: Wanted = {}
    for part in told.split(","):
        name, _, number = part.partition("=")
        if name not in known:
            raise Unknown(f'an effort has no "{name}"; it has: {", ".join(known)}')
        try:
            wanted[name] = int(number) if known[name] == "int" else float(number)
        except ValueError:
            raise Unknown(f'"{number}" is no number for "{name}"') from None
    return wanted


def effort_for(box: Box, wanted: Wanted) -> Effort:
    """The usual effort of a game, but for what is wanted otherwise."""
    value = value_of(box)
    usual = value.search if value is not None else {}
    return replace(Effort(), **{**usual, **wanted})  # type: ignore[arg-type]  # `wanted` is checked


@final
class Marshal:
    """Searches for one seat. The same seed and number of playouts give the same answer."""

    def __init__(self, box: Box, seed: int | str, effort: Wanted | None = None) -> None:
        self._box = box
        self._seed = str(seed)
        self._choice = Choice("captain", seed)
        self._value = value_of(box)
        self._effort = effort_for(box, effort or {})
        self._asked = 0
        # What may cut a search short: a word from outside, and a limit on its time (0: none)
        self.halted: Callable[[], bool] = lambda: False
        self.most_seconds = 0.0

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        self._asked += 1
        start = perf_counter()
        state = sample()
        values = self._box.advice(state, question, SOUND)
        best = self._choice.best_of(question.actions, values)
        if self._value is None or len(state.questions()) != 1:
            return best
        name = search_name(self._seed, self._asked)
        search = Search(self._box, self._value, self._effort, name, question.seat)
        progress = search.begin(candidates_of(question, values, best, self._effort))
        while not progress.done:
            search.go_on(progress, state, lambda: self._late(start))
        return search.best(progress).action

    def _late(self, start: float) -> bool:
        passed = perf_counter() - start
        limits = (self._effort.seconds, self.most_seconds)
        return self.halted() or any(0 < limit < passed for limit in limits)


def search_name(seed: str, asked: int) -> str:
    """What the worlds and dice of a search come from: so many questions were asked till then."""
    return f"marshal {seed} {asked}"
