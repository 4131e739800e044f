"""Secret, simultaneous choices: one lane a seat, opened together in the order of the seats.

A lane reads only what its seat knows, uses no chance and keeps its answers to itself, so that
neither record nor hash depend on who answered first.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import mypyc_attr

from sandtable.core.chance import NO_CHANCE
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State, dump_procedure, load_procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Lane(Procedure[Any]):
    """One seat's part of a sealed choice. `open` puts into effect what was chosen."""

    def open(self, game: Any) -> None:
        raise TypeError(f"{type(self).__name__} has nothing to open")


@final
class Lanes(Procedure[Any]):
    """Runs the lanes side by side until every one is done, then opens them in seat order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lanes",)

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes

    def copy(self) -> Lanes:
        return Lanes([lane_copy(lane) for lane in self.lanes])

    def advance(self, game: Any) -> Outcome:
        state: State = game
        chance = state.chance
        state.chance = NO_CHANCE  # a lane that rolled would tell the others that it did
        questions: list[Question] = []
        for lane in self.lanes:
            outcome = lane.advance(game)
            while outcome == ON:
                outcome = lane.advance(game)
            if outcome == ASK:
                questions.extend(state.asked)
        state.chance = chance
        if questions:
            state.asked = questions
            return ASK
        for lane in self.lanes:
            lane.open(game)
        return DONE

    def answer(self, game: Any, action: int) -> None:
        state: State = game
        chance = state.chance
        state.chance = NO_CHANCE
        self.lane_of(game).answer(game, action)
        state.chance = chance

    def why_not(self, game: Any, action: int) -> Refusal:
        return self.lane_of(game).why_not(game, action)

    def lane_of(self, game: Any) -> Lane:
        """The lane of the seat that answers: the one that asks it now."""
        state: State = game
        asked = state.asked
        found: Lane | None = None
        for lane in self.lanes:
            if lane.advance(game) == ASK and state.asked[0].seat == state.answering:
                found = lane
        state.asked = asked
        if found is None:
            raise TypeError("no lane asks this seat")
        return found

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


def lane_copy(lane: Lane) -> Lane:
    copied = lane.copy()
    assert isinstance(copied, Lane)
    return copied
