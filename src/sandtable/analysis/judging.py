"""How likely each seat is to win: by the learned value, and by playing the turn to its end."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.choice import DIGITS
from sandtable.bots.value import Value
from sandtable.core.chance import Chance, Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box

Chances = tuple[float, ...]  # of winning, by seat; together one

MARGIN: Final = 0.2  # how far behind captain's best an answer may be and still be tried


@final
class Judge:
    """Judges positions of one game. The same seed gives the same numbers."""

    def __init__(self, box: Box, value: Value, seats: int, seed: str) -> None:
        self._box = box
        self._value = value
        self._seats = range(seats)
        self._seed = seed

    def value(self, state: State) -> Chances:
        """The learned value of a position for every seat, scaled so that they sum to one."""
        found = [self._value.chance(state, seat) for seat in self._seats]
        total = sum(found)
        return tuple(each / total if total else 1 / len(found) for each in found)

    def usual(self, state: State, question: Question) -> int:
        """Captain's answer; of equally good ones the first."""
        if question.forced:
            return question.actions[0]
        values = [round(each, DIGITS) for each in self._box.advice(state, question, SOUND)]
        return question.actions[values.index(max(values))]

    def candidates(self, state: State, question: Question, most: int) -> list[int]:
        """The answers that captain likes best, the best first."""
        values = [round(each, DIGITS) for each in self._box.advice(state, question, SOUND)]
        best = max(values)
        close = sorted((best - value, at) for at, value in enumerate(values))
        return [question.actions[at] for gap, at in close[:most] if gap <= MARGIN]

    def expected(self, state: State, name: str, samples: int) -> Chances:
        """The mean of so many playouts from this position."""
        found = [
            self._played_on(state.copy(), Sealed(f"{self._seed} {name} {number}"))
            for number in range(samples)
        ]
        return mean(found)

    def after(
        self, state: State, seat: int, actions: list[int], name: str, samples: int
    ) -> list[list[Chances]]:
        """What each answer comes to, sample by sample.

        The sample of one number is the same world, which the seat cannot tell from the real one,
        with the same dice for every answer.
        """
        found: list[list[Chances]] = [[] for _ in actions]
        for number in range(samples):
            sample = f"{self._seed} {name} {number}"
            world = state.resample(seat, Sealed(f"{sample} world"))
            for at, action in enumerate(actions):
                tried, dice = world.copy(), Sealed(f"{sample} dice")
                stage = self._box.stage(tried)
                tried.answer(action, dice, seat)
                found[at].append(self._played_on(tried, dice, stage))
        return found

    def _played_on(self, state: State, dice: Chance, stage: str | None = None) -> Chances:
        """The value at the end of the turn; captain answers for everybody until then."""
        if stage is None:
            stage = self._box.stage(state)
        while (question := state.question()) is not None and self._box.stage(state) == stage:
            state.answer(self.usual(state, question), dice, question.seat)
        return self.value(state)


def mean(found: list[Chances]) -> Chances:
    return tuple(sum(each) / len(found) for each in zip(*found, strict=True))


def plus(one: Chances, other: Chances) -> Chances:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
