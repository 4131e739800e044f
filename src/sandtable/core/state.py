"""A state: what is, what is asked, and the stack of procedures that says what comes next.

It holds no dice, no log, no undo history and no references to players: a search copies it in
microseconds and a server stores it. Chance is handed in with each answer.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Any, ClassVar, TypeVar, final

from mypy_extensions import mypyc_attr

from sandtable.core.chance import NO_CHANCE, Chance
from sandtable.core.event import Event
from sandtable.core.knowledge import Secret, permuted
from sandtable.core.procedure import ASK, DONE, Outcome, Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import (
    ALLOWED,
    GAME_OVER,
    NOT_ASKED_NOW,
    NOT_YOUR_QUESTION,
    IllegalAction,
    Refusal,
)

StateT = TypeVar("StateT", bound="State")
ProcedureT = TypeVar("ProcedureT", bound=Procedure[Any])


@final
class Withheld:
    """Actions that a seat was not asked about, from `first` up to `end`, and the reason."""

    def __init__(self, seat: int, first: int, end: int, refusal: Refusal) -> None:
        self.seat = seat
        self.first = first
        self.end = end
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state can do. A game adds its lists, their readers and their writers."""

    # The names of the integer lists that are the position, in the order of the constructor.
    LISTS: ClassVar[tuple[str, ...]] = ()
    # Of them, those that copies share: a list that another state has too is replaced, not changed.
    SHARED: ClassVar[tuple[str, ...]] = ()
    # Why nothing can be done any more, with the rule of winning where a game names it.
    OVER: ClassVar[Refusal] = GAME_OVER

    def __init__(self) -> None:
        self.stack: list[Procedure[Any]] = []
        self.asked: list[Question] = []
        # For the time of one answer only; no part of the position:
        self.chance: Chance = NO_CHANCE
        self.journal: list[Event] | None = None
        self.answering = -1
        self.learned = 0  # mask of the seats that learned something hidden
        # What was not asked since the last answer, and why. A list that is replaced, not emptied.
        self.withheld: list[Withheld] = []
        # Where the writers have changed something, in numbers of the game, for those who keep up
        # with the position as it changes; None where nobody does, as in every copy.
        self.changes: list[int] | None = None

    # What a game says of itself

    def copy(self) -> State:
        """Another one like this. Games where speed matters call their constructor by hand."""
        lists = [list(getattr(self, name)) for name in self.LISTS]
        kind: Any = type(self)
        copied: State = kind(*lists)
        return self.continued(copied)

    def continued(self, copied: StateT) -> StateT:
        """A copy of the position that goes on as this one would, and asks the same."""
        copied.stack = [procedure.copy() for procedure in self.stack]
        copied.asked = self.asked
        return copied

    @abstractmethod
    def ended(self) -> bool: ...

    @abstractmethod
    def result(self) -> dict[str, Any] | None:
        """None while the game runs; then at least `winner`, the number of a seat or None."""

    def is_won_by(self, seat: int) -> bool:
        result = self.result()
        return result is not None and result["winner"] == seat

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Everything that is, by name, as all-knowing as a referee."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know; `ONLOOKER` knows what everybody knows, and is asked nothing."""

    def secrets(self) -> list[Secret]:
        """The hidden things, in a fixed order."""
        return []

    def set_secrets(self, values: list[int]) -> None:
        """Put other values in the places of `secrets()`."""

    def action_name(self, action: int) -> str:
        return str(action)

    def moment(self) -> str:
        """A label that changes when a record should note the hash: usually the turn."""
        return ""

    # Questions and answers

    def question(self) -> Question | None:
        """The open question, or the first of them; None when the game is over."""
        return self.asked[0] if self.asked else None

    def questions(self) -> list[Question]:
        """All open questions, at most one a seat."""
        return self.asked

    def question_of(self, seat: int) -> Question | None:
        for question in self.asked:
            if question.seat == seat:
                return question
        return None

    def why_not(self, action: int, seat: int = -1) -> Refusal:
        """`ALLOWED`, or why this action is no answer now and by which rule."""
        refusal = self.why_not_here(action, seat)
        if refusal is not NOT_ASKED_NOW:
            return refusal
        if seat < 0:
            self.answering = self.doer(action)
        refusal = self.why_withheld(action, self.answering)
        return self.untimely(action) if refusal is NOT_ASKED_NOW else refusal

    def why_withheld(self, action: int, seat: int) -> Refusal:
        """Why this seat was not asked about an action since the last answer."""
        for each in reversed(self.withheld):
            if each.seat == seat and each.first <= action < each.end:
                return each.refusal
        return NOT_ASKED_NOW

    def why_unasked(self, action: int, seat: int) -> Refusal:
        """Why a seat that is not asked cannot do this."""
        return NOT_YOUR_QUESTION

    def doer(self, action: int) -> int:
        """The seat that an action is meant for where none is named: the one that is asked."""
        return self.asked[0].seat

    def untimely(self, action: int) -> Refusal:
        """Why an action that has nothing to do with the open question cannot be done now."""
        return NOT_ASKED_NOW

    def why_not_here(self, action: int, seat: int = -1) -> Refusal:
        """The same as an answer to the open question, and nothing else."""
        if not self.asked:
            return self.OVER
        question = self.asked[0] if seat < 0 else self.question_of(seat)
        if question is None:
            return self.why_unasked(action, seat)
        if action in question.actions:
            return ALLOWED
        self.answering = question.seat
        return self.stack[-1].why_not(self, action)

    def answer(self, action: int, chance: Chance, seat: int = -1) -> None:
        """Give an answer; the game runs on to the next question, asking `chance` as needed."""
        question = self.question() if seat < 0 else self.question_of(seat)
        if question is None or action not in question.actions:
            raise IllegalAction(self.action_name(action), self.why_not(action, seat))
        self.learned = 0
        self.withheld = []
        self.answering = question.seat
        self.chance = chance
        try:
            self.stack[-1].answer(self, action)
            self.run()
        finally:
            self.chance = NO_CHANCE

    def begin(self, chance: Chance) -> None:
        """Run to the first question."""
        self.chance = chance
        self.run()
        self.chance = NO_CHANCE

    def run(self) -> None:
        stack = self.stack
        while stack:
            if self.ended():
                stack.clear()
                break
            outcome = stack[-1].advance(self)
            if outcome == ASK:
                return
            if outcome == DONE:
                stack.pop()
        self.asked = []

    # What procedures use

    def push(self, procedure: Procedure[Any]) -> None:
        self.stack.append(procedure)

    def under_way(self, kind: type[ProcedureT]) -> ProcedureT | None:
        """The procedure of this kind that is going on, if there is one."""
        for each in self.stack:
            if isinstance(each, kind):
                return each
        return None

    def ask(self, seat: int, key: str, rule: str, actions: list[int], subject: int = -1) -> Outcome:
        self.asked = [Question(seat, key, rule, actions, subject)]
        return ASK

    def ask_secretly(
        self, seat: int, key: str, rule: str, actions: list[int], subject: int = -1
    ) -> Outcome:
        """A question whose answer the others do not learn."""
        self.asked = [Question(seat, key, rule, actions, subject, True)]
        return ASK

    def tell(self, key: str, rule: str, args: dict[str, Any]) -> None:
        """Record an event that everybody sees. Ask `game.journal is not None` first."""
        if self.journal is not None:
            self.journal.append(Event(key, rule, args))

    def tell_some(
        self, mask: int, key: str, rule: str, args: dict[str, Any], secret: tuple[str, ...]
    ) -> None:
        """Record an event whose `secret` arguments only the seats of the mask see."""
        if self.journal is not None:
            self.journal.append(Event(key, rule, args, mask, secret))

    def withhold(self, seat: int, first: int, count: int, refusal: Refusal) -> None:
        """Note why this seat is not asked about these actions, for `why_not` until the next answer.

        Actions are numbered by verb: `withhold(seat, do.ADVANCE, do.STRIDE, no.BAYONETS)` speaks of
        every advance. The reason must rest on what the seat may know. Nothing is noted where nobody
        listens: ask `game.journal is not None` first.
        """
        if self.journal is not None:
            self.withheld.append(Withheld(seat, first, first + count, refusal))

    def learn(self, mask: int) -> None:
        """These seats learn something that was hidden: their undo ends here."""
        self.learned |= mask

    # Edges: storing, comparing, guessing what is hidden

    def resample(self, seat: int, chance: Chance) -> State:
        """A state that this seat cannot tell from the real one."""
        other = self.copy()
        other.set_secrets(self.guess(seat, chance))
        for procedure in other.stack:
            procedure.forget(other, seat, chance)
        other.withheld = [each for each in self.withheld if each.seat == seat]
        other.refresh()
        return other

    def guess(self, seat: int, chance: Chance) -> list[int]:
        """Values for `secrets()` that fit all that this seat knows, and depend on nothing else."""
        return permuted(self.secrets(), seat, chance)

    def refresh(self) -> None:
        """Ask again what is asked; the offers follow from what is in the state now."""
        if self.stack and self.asked:
            self.stack[-1].advance(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON data: lists of integers and named frames."""
        return {
            "lists": {name: list(getattr(self, name)) for name in self.LISTS},
            "stack": [dump_procedure(procedure) for procedure in self.stack],
        }

    def hash(self) -> str:
        """A hash of the position, the same on every machine, compiled or not."""
        return hash_of(self.position())


def dump_procedure(procedure: Procedure[Any]) -> list[Any]:
    return [type(procedure).__name__, *procedure.dump()]


def load_procedure(classes: dict[str, Any], data: list[Any]) -> Procedure[Any]:
    procedure: Procedure[Any] = classes[data[0]].load(classes, data[1:])
    return procedure


def load_state(
    kind: type[StateT], classes: dict[str, Any], data: dict[str, Any], *first: Any
) -> StateT:
    """A state from what `dump` gave, run on to its question; `classes` are the game's procedures.

    The constructor takes what is `first`, if anything, and then the `LISTS`.
    """
    lists = [list(data["lists"][name]) for name in kind.LISTS]
    make: Any = kind
    state: StateT = make(*first, *lists)
    return resumed(state, classes, data)


def resumed(state: StateT, classes: dict[str, Any], data: dict[str, Any]) -> StateT:
    """A position with the procedures that `dump` gave, run on to its question."""
    state.stack = [load_procedure(classes, each) for each in data["stack"]]
    state.run()
    return state


def hash_of(data: object) -> str:
    """A short hash of plain JSON data in its canonical form."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=10).hexdigest()
