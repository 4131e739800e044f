"""Secret, simultaneous choices: one lane a seat, opened together in the order of the seats.

A lane reads only what its seat knows, uses no chance, tells nothing and keeps its answers to
itself, so that neither record nor hash depend on who answered first.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.chance import NO_CHANCE, Chance
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State, dump_procedure, load_procedure

NO_ANSWER: Final = -1
GUESS: Final = 0  # the purpose number with which the answers of other seats are made up


@mypyc_attr(allow_interpreted_subclasses=True)
class Lane(Procedure[Any]):
    """One seat's part of a sealed choice."""

    def open(self, game: Any) -> None:
        """Put into effect what was chosen, when all have chosen."""
        raise TypeError(f"{type(self).__name__} has nothing to open")

    def fresh(self) -> Lane:
        """This lane as it was before its first answer."""
        raise TypeError(f"{type(self).__name__} cannot be begun again")


@mypyc_attr(allow_interpreted_subclasses=True)
class ListLane(Lane):
    """A lane that remembers the numbers given so far."""

    def __init__(self, seat: int, given: list[int]) -> None:
        self.seat = seat
        self.given = given

    def copy(self) -> ListLane:
        return type(self)(self.seat, self.given[:])

    def fresh(self) -> ListLane:
        return type(self)(self.seat, [])


@final
class Lanes(Procedure[Any]):
    """Runs the lanes side by side until every one is done, then opens them in seat order.

    The number of a lane is the number of its seat.
    """

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes

    def copy(self) -> Lanes:
        return Lanes([lane_copy(lane) for lane in self.lanes])

    def advance(self, game: Any) -> Outcome:
        state: State = game
        questions: list[Question] = []
        for lane in self.lanes:
            if alone(state, lane, NO_ANSWER) == ASK:
                questions.extend(state.asked)
        if questions:
            state.asked = questions
            return ASK
        for lane in self.lanes:
            lane.open(game)
        return DONE

    def answer(self, game: Any, action: int) -> None:
        state: State = game
        alone(state, self.lanes[state.answering], action)

    def why_not(self, game: Any, action: int) -> Refusal:
        state: State = game
        return self.lanes[state.answering].why_not(game, action)

    def forget(self, game: Any, seat: int, chance: Chance) -> None:
        """What another seat chose is made up: any choice that it could have made so far."""
        state: State = game
        for number in range(len(self.lanes)):
            if number == seat:
                continue
            ready = alone(state, self.lanes[number], NO_ANSWER) == DONE
            lane = self.lanes[number].fresh()
            while ready and alone(state, lane, NO_ANSWER) == ASK:
                actions = state.asked[0].actions
                state.answering = number
                alone(state, lane, actions[chance.pick(GUESS, [1] * len(actions))])
            self.lanes[number] = lane

    def dump(self) -> list[Any]:
        return [[dump_procedure(lane) for lane in self.lanes]]

    @classmethod
    def load(cls, classes: dict[str, Any], data: list[Any]) -> Lanes:
        lanes: list[Lane] = []
        for each in data[0]:
            lane = load_procedure(classes, each)
            assert isinstance(lane, Lane)
            lanes.append(lane)
        return Lanes(lanes)


def alone(state: State, lane: Lane, action: int) -> Outcome:
    """Let a lane take an answer, or run on to its next question, by itself and unheard."""
    chance, journal, height = state.chance, state.journal, len(state.stack)
    state.chance = NO_CHANCE  # a lane that rolled would tell the others that it did
    state.journal = None
    try:
        if action != NO_ANSWER:
            lane.answer(state, action)
            outcome = ON
        else:
            outcome = lane.advance(state)
            while outcome == ON:
                outcome = lane.advance(state)
    finally:
        state.chance, state.journal = chance, journal
    if len(state.stack) != height:
        raise TypeError(f"{type(lane).__name__} pushed a procedure: a lane keeps to itself")
    return outcome


def lane_copy(lane: Lane) -> Lane:
    copied = lane.copy()
    assert isinstance(copied, Lane)
    return copied
