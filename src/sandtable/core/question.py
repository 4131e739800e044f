"""A question: one seat is asked for one of a few actions."""

from __future__ import annotations

from typing import final


@final
class Question:
    """What is asked of whom, under which rule, and the answers that are offered.

    `subject` is the thing that the question is about (a hex, a card), or -1: the page lights it up
    and the text names it. The answer to a `secret` question is known to its seat only.
    """

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        actions: list[int],
        subject: int = -1,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.actions = actions
        self.subject = subject
        self.secret = secret

    @property
    def forced(self) -> bool:
        """Only one answer is possible: the code that drives the game may give it for the seat."""
        return len(self.actions) == 1

    def told(self, seats: list[str]) -> dict[str, object]:
        """What everybody hears of it: whom and what about, not what may be answered."""
        return {
            "seat": seats[self.seat],
            "key": self.key,
            "rule": self.rule,
            "subject": self.subject,
        }

    def __repr__(self) -> str:
        answers = len(self.actions)
        return f"Question(seat={self.seat}, {self.key!r}, {self.rule!r}, {answers} actions)"


def handed_out(asked: Question) -> Question:
    """A question to give away: nobody changes the state by changing it."""
    actions = asked.actions[:]
    return Question(asked.seat, asked.key, asked.rule, actions, asked.subject, asked.secret)
