"""One game in play: its state, its dice, observations and rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy import ndarray
from numpy.typing import NDArray

from sandtable.core.chance import Chance, Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.envs.world import MASK, Observation, World, checked_action


class Observer:
    """What one seat sees, in arrays that are kept up to date from answer to answer."""

    def __init__(self, world: World, seat: int, actions: int = 0) -> None:
        self.world = world
        self.seat = seat
        encoder = world.encoding.encoder(seat)
        encoder.legal = bytearray(actions or world.actions)
        self.numbers, self.legal = encoder.buffer, encoder.legal
        self.mask: NDArray[np.int8] = np.frombuffer(self.legal, np.int8)
        self._parts = world.dtype(len(self.legal))
        self._named = world.encoding.named
        numbers = np.ndarray((), world.dtype(), self.numbers)
        self._shown: Observation = {part.name: numbers[part.name] for part in world.layout.parts}
        self._shown[MASK] = self.mask[:]
        for part in self._shown.values():
            part.setflags(write=False)
        self.update = encoder.update  # take in a position: that of any game of this world
        self.offer = encoder.offer  # set the mask: these actions are legal, and no others

    def observation(self) -> Observation:
        """A copy of what is seen, by its parts, with the mask."""
        return self._named(ndarray((), self._parts, self.numbers + self.legal))

    @property
    def flat(self) -> NDArray[np.int16]:
        """A copy of all numbers in one row."""
        parts = [part.ravel() for name, part in self._shown.items() if name != MASK]
        return np.concatenate(parts, dtype=np.int16)

    def shown(self) -> Observation:
        """The same without a copy: the next update overwrites it. It cannot be written to."""
        return self._shown.copy()


class Playing:
    """A game from its seed on. The same seed and answers give the same game."""

    def __init__(self, world: World, seed: int | str) -> None:
        self.world = world
        self.state: State = world.start.copy()
        self.dice: Chance = Sealed(seed)
        self.answers = 0
        self.state.begin(self.dice)
        self.state.changes = []  # observers keep up with it
        self._margins = self._leads() if world.reward == "score" else []

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [question.seat for question in self.state.asked]

    @property
    def over(self) -> bool:
        return not self.state.asked

    @property
    def broken_off(self) -> bool:
        """Whether it has gone on for too long."""
        return self.answers >= self.world.most_answers and not self.over

    @property
    def going_on(self) -> bool:
        """Whether somebody is asked and it has not been broken off."""
        return bool(self.state.asked) and self.answers < self.world.most_answers

    def question(self, seat: int) -> Question | None:
        return self.state.question_of(seat)

    def answer(self, action: int, seat: int) -> None:
        """Give an answer for a seat; an `IllegalAction` with the reason where it may not."""
        number = action if type(action) is int else checked_action(action)
        state = self.state
        question = state.question_of(seat)
        if question is None or number not in question.actions:
            raise self.world.refused(state, number, seat)
        state.answer(number, self.dice, seat)
        self.answers += 1

    def rewards(self) -> list[float]:
        """What each seat has earned since it was last asked for."""
        if self._margins:
            before, self._margins = self._margins, self._leads()
            return [float(new - old) for new, old in zip(self._margins, before)]
        return self.nothing() if self.state.asked else returns(self.state, len(self.world.seats))

    def nothing(self) -> list[float]:
        return [0.0] * len(self.world.seats)

    def infos(self) -> list[dict[str, Any]]:
        """What each seat is told beside what it sees: its question, and at the end the result."""
        told: list[dict[str, Any]] = [{"question": ""} for _ in self.world.seats]
        for question in self.state.asked:
            told[question.seat]["question"] = question.key
        if self.over:
            for each in told:
                each["result"] = self.state.result()
        return told

    def _leads(self) -> list[int]:
        """How far each seat is before the best of the others."""
        scores = self.world.box.face.scores(self.state)[: len(self.world.seats)]
        return [
            score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)
        ]


def returns(state: State, seats: int) -> list[float]:
    """1 for the winner, -1 shared by the others; nothing for a draw. The sum is 0."""
    result = state.result()
    winner = None if result is None else result["winner"]
    if winner is None:
        return [0.0] * seats
    return [1.0 if seat == winner else -1.0 / (seats - 1) for seat in range(seats)]
