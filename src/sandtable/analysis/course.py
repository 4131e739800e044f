"""A game as it was played: its answers and the outcomes of chance, ready to be played again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sandtable.core.chance import Recorded
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.record import Record
from sandtable.toolkit.replay import options_of

Outcomes = list[tuple[int, int]]  # purpose and outcome


@dataclass(frozen=True)
class Answer:
    """One answer, and what chance did until the next question."""

    seat: int
    action: int
    outcomes: Outcomes = field(default_factory=list)


@dataclass(frozen=True)
class Course:
    """All answers of a game. State 0 is the set-up, and answer n leads from state n to n + 1."""

    game: str
    scenario: str
    options: dict[str, Any]
    begun: Outcomes  # what chance did before the first question
    answers: list[Answer]

    @property
    def box(self) -> Box:
        return BOXES[self.game]

    @property
    def seats(self) -> list[str]:
        return self.box.seats_of(self.scenario)

    def states(self, first: int = 0, last: int | None = None) -> Iterator[State]:
        """The states from `first` to `last`. It is one object that goes on: copy it to keep it."""
        outcomes = [*self.begun, *(each for answer in self.answers for each in answer.outcomes)]
        dice = Recorded(self.box.purposes, outcomes)
        state = self.box.set_up(self.scenario, self.options)
        state.begin(dice)
        if first == 0:
            yield state
        for number, answer in enumerate(self.answers[:last], start=1):
            state.answer(answer.action, dice, answer.seat)
            if number >= first:
                yield state


def course_of(record: Record) -> Course:
    """The course of a record that is known to replay."""
    box = BOXES[record.header["game"]]
    scenario = record.header["scenario"]
    seats = box.seats_of(scenario)
    begun, *steps = record.steps
    answers = [
        Answer(
            seats.index(step.seat),
            box.vocabulary.find(step.answer),
            [pair[:2] for pair in step.outcomes],
        )
        for step in steps
    ]
    options = options_of(record.header, record.lines)
    return Course(box.id, scenario, options, [pair[:2] for pair in begun.outcomes], answers)
