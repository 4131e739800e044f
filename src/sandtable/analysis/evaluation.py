"""Evaluation: each seat's chance to win, by the learned value and by playouts."""

from __future__ import annotations

from typing import final

from sandtable.bots.marshal import effort_for
from sandtable.bots.playout import play_on, usual_answer
from sandtable.bots.search import candidates_of
from sandtable.bots.value import Value
from sandtable.core.chance import Chance, Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box

Chances = tuple[float, ...]  # of winning, by seat; together one


@final
class Evaluator:
    """Evaluates positions of one game. The same seed gives the same numbers."""

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
        return usual_answer(self._box, state, question)

    def candidates(self, state: State, question: Question, most: int) -> list[int]:
        """The answers that marshal would try, captain's first."""
        values = self._box.advice(state, question, SOUND)
        effort = effort_for(self._box, {"candidates": most})
        best = self.usual(state, question)
        return [each.action for each in candidates_of(question, values, best, effort)]

    def expected(self, state: State, name: str, samples: int) -> Chances:
        """The mean of so many playouts from this position."""
        found = [
            self._value_after_turn(
                state.copy(), Sealed(f"{self._seed} {name} {number}"), self._box.stage(state)
            )
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
                found[at].append(self._value_after_turn(tried, dice, stage))
        return found

    def _value_after_turn(self, state: State, dice: Chance, stage: str) -> Chances:
        play_on(self._box, state, dice, stage)
        return self.value(state)


def mean(found: list[Chances]) -> Chances:
    return tuple(sum(each) / len(found) for each in zip(*found, strict=True))


def plus(one: Chances, other: Chances) -> Chances:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
