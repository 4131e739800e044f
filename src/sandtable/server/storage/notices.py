"""What processes tell each other about a table: that it has changed, or the change itself.

A notice of an answer says everything about it, so that a process that is up to date need read
nothing. It is part of the transaction of the change, and goes to servers of the same database only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sandtable.server.storage.models import StepData

if TYPE_CHECKING:
    from sandtable.server.storage.store import Change

MOST_BYTES: Final = 7_900  # PostgreSQL takes no notice of 8,000 or more
# What an answer changes of a table's row. Of anything else only the table is told.
OF_ANSWERS: Final = frozenset(
    {"steps", "sealed_steps", "sealed_changes", "moment", "asked", "changed", "petition", "clocks"}
)


@dataclass(frozen=True)
class AnswerNotice:
    """Answers that another process has stored."""

    revision: int  # the one before
    fields: dict[str, Any]
    values: list[list[Any]]  # of each step

    def steps(self) -> list[StepData]:
        return [step_of(*each) for each in self.values]


def notice_of(change: Change) -> str:
    """The id of the table, and behind a space its answers where that is all that has changed."""
    if (
        not change.steps
        or change.drop_from >= 0
        or change.seats
        or change.fields.keys() - OF_ANSWERS
    ):
        return change.table
    steps = [[getattr(step, name) for name in StepData.VALUES] for step in change.steps]
    told = json.dumps([change.revision, change.fields, steps], separators=(",", ":"))
    notice = f"{change.table} {told}"
    return notice if len(notice) <= MOST_BYTES else change.table


def read_notice(notice: str) -> tuple[str, AnswerNotice | None]:
    """The id of a table, and its answers if the notice has them."""
    table, _, told = notice.partition(" ")
    if not told:
        return table, None
    revision, fields, steps = json.loads(told)
    return table, AnswerNotice(revision, fields, steps)


def step_of(
    number: int,
    seat: int,
    answer: str,
    outcomes: list[list[int]],
    counters: list[int],
    reached: str,
) -> StepData:
    pairs = [(purpose, outcome) for purpose, outcome in outcomes]
    return StepData(number, seat, answer, pairs, counters, reached)
