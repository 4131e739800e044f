"""What an oracle is told: a position by name, what is asked there, an action, and the reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box

TEXT: Final = re.compile(r'"([^"]*)"')


@dataclass(frozen=True)
class Asked:
    """A question by name: whom, what about, by which rule, and the answers that are offered."""

    seat: str
    key: str
    rule: str
    offers: tuple[str, ...]
    subject: int  # a number of the game's own, as of a hex; -1 if there is none

    @staticmethod
    def of(box: Box, question: Question) -> Asked:
        offers = tuple(box.vocabulary.name(action) for action in question.actions)
        seat = box.seats[question.seat]
        return Asked(seat, question.key, question.rule, offers, question.subject)


@dataclass(frozen=True)
class Done:
    """An answer that was given, and what happened by it."""

    asked: Asked
    answer: str
    events: tuple[Event, ...]


class Moment:
    """A position with its question, and what was done before it.

    `turn` has the answers since the label of the turn changed (`State.moment`), `done` all of the
    game. What an oracle works out once a moment it keeps in `notes`.
    """

    def __init__(
        self,
        box: Box,
        scenario: str,
        state: State,
        question: Question,
        done: list[Done],
        since: int,
    ) -> None:
        self.scenario = scenario
        self.state = state.copy()
        self.asked = Asked.of(box, question)
        self.done = done
        self.since = since
        self.notes: dict[str, Any] = {}
        self.before: Moment | None = None  # the moment in which the last answer was given

    def for_waiting(self, seat: str) -> Moment:
        """The same moment for a seat that is not asked; the real question is among its notes."""
        found = copy(self)
        found.notes = {"asked": self.asked}
        found.asked = Asked(seat, "waits", self.asked.rule, (), -1)
        return found

    @cached_property
    def position(self) -> dict[str, Any]:
        return self.state.position()

    @cached_property
    def texts(self) -> set[str]:
        """Every text in the position: what there is on the table, by name."""
        written = json.dumps(self.position, ensure_ascii=False)
        return set(TEXT.findall(written))

    @cached_property
    def turn(self) -> list[Done]:
        return self.done[self.since :]

    @cached_property
    def recent(self) -> list[Done]:
        """The answers of this turn; at its first question, the last ones of the turn before."""
        return self.turn or self.done[-40:]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened by the last answer."""
        return self.done[-1].events if self.done else ()


@dataclass(frozen=True)
class Told:
    """The reason that was given, and the answers that lead to where it was found."""

    key: str
    rule: str
    args: dict[str, Any]
    way: tuple[str, ...]


@dataclass(frozen=True)
class Situation:
    """An action, the reason why it may not be done, and the moment of which that is said.

    `at` is the moment after the answers of `told.way`, as where a unit is named first; `now` is the
    moment in which the action was asked about. Without a way they are the same.
    """

    verb: str
    thing: str
    told: Told
    at: Moment
    now: Moment
    later: bool = False  # the action is offered after one obvious answer

    @property
    def action(self) -> str:
        return f"{self.verb} {self.thing}".strip()

    @property
    def position(self) -> dict[str, Any]:
        return self.at.position

    @property
    def asked(self) -> Asked:
        return self.at.asked

    @property
    def turn(self) -> list[Done]:
        return self.at.turn

    @property
    def recent(self) -> list[Done]:
        return self.at.recent


# By the number of a rule: whether that paragraph forbids the action in this situation. By the key
# of a reason where it names no rule, or the rule of whatever is asked.
Oracle = dict[str, Callable[[Situation], bool]]
