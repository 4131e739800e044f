"""A game in play as programs need it: questions and answers, and nothing that is kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from operator import index
from typing import Final, Generic, SupportsIndex

from mypy_extensions import mypyc_attr

from sandtable.core.action import Vocabulary
from sandtable.core.chance import Chance
from sandtable.core.question import Question, handed_out
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import StateT

# A number, which may also be one of numpy, or the words for it
Action = SupportsIndex | str
Seat = SupportsIndex | str

INTERRUPTED: Final = (
    "an answer was interrupted, and this game does not keep the position before it; "
    'new_game(..., keep="all") does'
)


class NotKept(Exception):
    """A game was asked for something that it does not keep; the message says what to do."""


def seat_number(seats: list[str], seat: Seat) -> int:
    """The number of a seat that is named, or numbered, rightly; else a ValueError."""
    if isinstance(seat, str):
        if seat not in seats:
            raise ValueError(f'there is no seat "{seat}"; there are: {", ".join(seats)}')
        return seats.index(seat)
    number = int(index(seat))
    if not 0 <= number < len(seats):
        raise ValueError(f"there is no seat {number}; seats are 0 to {len(seats) - 1}")
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(ABC, Generic[StateT]):
    """A state that is asked and answered by numbers or by words.

    A game that keeps nothing has its `dice` here, and an answer goes straight to the state. Any
    other has none: it takes its answers by `answer_and_keep`.
    """

    def __init__(
        self, state: StateT, vocabulary: Vocabulary, seats: list[str], dice: Chance | None
    ) -> None:
        self.state = state
        self.vocabulary = vocabulary
        self.seats = seats
        self.dice = dice
        self.interrupted = False  # in an answer that cannot be taken back

    # Quick, and so without calls of methods that a game may replace

    def question(self) -> Question | None:
        """The open question, or the first of them; None when the game is over."""
        if self.interrupted:
            raise NotKept(INTERRUPTED)
        asked = self.state.question()
        return None if asked is None else handed_out(asked)

    def answer(self, action: Action, seat: Seat | None = None) -> None:
        """Answer the open question with an action, given as its number or in notation.

        Where several seats are asked at once, say whose answer it is. An answer that is refused
        raises `IllegalAction`, and the game is as it was before. So it is whatever else is raised,
        as from the keyboard; only a game that does not keep its undo is of no use then.
        """
        if self.interrupted:
            raise NotKept(INTERRUPTED)
        number = action if isinstance(action, int) else self.action(action)
        asked = self.state.question() if seat is None else self.state.question_of(self.seat(seat))
        if asked is None or number not in asked.actions:
            raise self.refused(action, seat)
        if self.dice is None:
            self.answer_and_keep(asked, number)
            return
        try:
            self.state.answer(number, self.dice, asked.seat)
        except BaseException:
            self.interrupted = True
            raise

    # Where several seats are asked

    def questions(self) -> list[Question]:
        """All open questions, at most one a seat."""
        if self.interrupted:
            raise NotKept(INTERRUPTED)
        return [handed_out(asked) for asked in self.state.questions()]

    def question_of(self, seat: Seat) -> Question | None:
        """What this seat is asked, if it is asked anything."""
        if self.interrupted:
            raise NotKept(INTERRUPTED)
        asked = self.state.question_of(self.seat(seat))
        return None if asked is None else handed_out(asked)

    # Words and numbers

    def action(self, action: Action) -> int:
        """The number of an action in notation; -1 if there is none."""
        if isinstance(action, str):
            return self.vocabulary.find(action)
        return int(index(action))

    def seat(self, seat: Seat) -> int:
        """The number of a seat that is named, or numbered, rightly."""
        return seat_number(self.seats, seat)

    def name(self, action: int) -> str:
        return self.vocabulary.name(action)

    # What the game around it adds

    @abstractmethod
    def refused(self, action: Action, seat: Seat | None) -> IllegalAction:
        """Why an action is no answer now."""

    @abstractmethod
    def answer_and_keep(self, asked: Question, action: int) -> None:
        """Give a legal answer and keep what came of it."""
