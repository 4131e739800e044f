"""A bot that thinks ahead: it tries the answers that captain likes, in worlds that may be.

At a question it takes the few answers that captain's advice puts closest to its best, and plays
each of them on to the end of the turn, captain answering for everybody, in the same worlds and with
the same dice for all of them. The learned value of where that ends is compared pair by pair with
that of captain's choice. What falls behind is dropped; more worlds are tried while it is not clear
and there is time. It knows no game: the game gives advice, features and weights.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from math import sqrt
from time import perf_counter
from typing import Final, final

from sandtable.bots.choice import Choice
from sandtable.bots.value import Value, value_of
from sandtable.core.chance import Chance, Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box
from sandtable.toolkit.data import Unknown

UNLIMITED: Final = 1_000_000
EMPEROR: Final = "seconds=10,playouts=1000000,worlds=400,candidates=6"


@dataclass(frozen=True)
class Effort:
    """How much a search may do, and what it trusts."""

    seconds: float = 0.0  # a decision; 0: as many playouts as said
    playouts: int = 96  # a decision at most
    candidates: int = 4
    margin: float = 0.2  # how far behind captain's best an answer may be, in the game's advice
    batch: int = 6  # worlds between two looks at the figures
    worlds: int = 24  # at most
    turns: int = 1  # played on to the end of so many turns
    behind: float = 1.5  # standard errors by which an answer must be behind to be dropped
    prior: float = 0.1  # chance of winning for one unit of captain's advice,
    doubt: float = 0.03  # and how far it may be off


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


@final
class Candidate:
    """An answer that is tried, and by how much it did better than captain's, world by world."""

    def __init__(self, action: int, expected: float) -> None:
        self.action = action
        self.expected = expected
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def estimate(self, doubt: float) -> tuple[float, float]:
        """The gain over captain's choice and its standard error, between what was expected and
        what was seen."""
        if not self.count:
            return self.expected, doubt
        mean = self.total / self.count
        spread = max(self.squares / self.count - mean * mean, 1e-4)
        noise = spread / self.count
        trust = doubt * doubt / (doubt * doubt + noise)
        return self.expected + trust * (mean - self.expected), sqrt(trust * noise)


@final
class Marshal:
    """Searches for one seat. The same seed and number of playouts give the same answer."""

    def __init__(self, box: Box, seed: int | str, effort: Wanted | None = None) -> None:
        self._box = box
        self._seed = str(seed)
        self._choice = Choice("captain", seed)
        self._value = value_of(box)
        usual = self._value.search if self._value is not None else {}
        self._effort = replace(Effort(), **{**usual, **(effort or {})})  # type: ignore[arg-type]
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
        candidates = self._candidates(question, values, best)
        if len(candidates) < 2:
            return best
        return self._search(state, question.seat, candidates, start, self._value)

    def _candidates(self, question: Question, values: list[float], best: int) -> list[Candidate]:
        """Captain's choice first, then what comes close to it, the nearest first."""
        effort = self._effort
        top = values[question.actions.index(best)]
        close = sorted(
            (top - value, at)
            for at, value in enumerate(values)
            if top - value <= effort.margin and question.actions[at] != best
        )
        others = [Candidate(question.actions[at], -effort.prior * gap) for gap, at in close]
        return [Candidate(best, 0.0), *others[: effort.candidates - 1]]

    def _search(
        self, state: State, seat: int, candidates: list[Candidate], start: float, value: Value
    ) -> int:
        effort = self._effort
        captain, others = candidates[0], candidates[1:]
        playouts = world = 0
        while others and world < effort.worlds:
            for _ in range(effort.batch):
                if playouts + 1 + len(others) > effort.playouts or self._late(start):
                    return self._best(captain, candidates[1:])
                self._try_world(state, seat, world, captain, others, value)
                playouts += 1 + len(others)
                world += 1
            others = self._in_doubt(others)
        return self._best(captain, candidates[1:])

    def _late(self, start: float) -> bool:
        passed = perf_counter() - start
        limits = (self._effort.seconds, self.most_seconds)
        return self.halted() or any(0 < limit < passed for limit in limits)

    def _try_world(
        self,
        state: State,
        seat: int,
        number: int,
        captain: Candidate,
        others: list[Candidate],
        value: Value,
    ) -> None:
        """One world, with the same dice for every answer."""
        name = f"marshal {self._seed} {self._asked} {number}"
        world = state.resample(seat, Sealed(f"{name} world"))
        usual = self._outcome(world, seat, captain.action, f"{name} dice", value)
        for each in others:
            each.add(self._outcome(world, seat, each.action, f"{name} dice", value) - usual)

    def _outcome(self, world: State, seat: int, action: int, dice: str, value: Value) -> float:
        """The chance of winning at the end of the turn, after this answer."""
        state = world.copy()
        chance: Chance = Sealed(dice)
        stage, turns = self._box.stage(state), self._effort.turns
        state.answer(action, chance, seat)
        while (question := state.question()) is not None:
            if self._box.stage(state) != stage:
                stage, turns = self._box.stage(state), turns - 1
                if not turns:
                    break
            state.answer(self._captains(state, question), chance, question.seat)
        return value.chance(state, seat)

    def _captains(self, state: State, question: Question) -> int:
        if question.forced:
            return question.actions[0]
        values = self._box.advice(state, question, SOUND)
        return question.actions[values.index(max(values))]

    def _in_doubt(self, others: list[Candidate]) -> list[Candidate]:
        """Those that may still be the best answer."""
        found = [each.estimate(self._effort.doubt) for each in others]
        lead = max(0.0, *(gain for gain, _ in found))
        behind = self._effort.behind
        left = [each for each, (gain, error) in zip(others, found) if gain + behind * error > lead]
        if len(left) == 1:
            gain, error = left[0].estimate(self._effort.doubt)
            if abs(gain) > behind * error:
                return []
        return left

    def _best(self, captain: Candidate, others: list[Candidate]) -> int:
        best, most = captain, 0.0
        for each in others:
            gain, _ = each.estimate(self._effort.doubt)
            if each.count and gain > most:
                best, most = each, gain
        return best.action
