"""`Bot`: a program that answers questions and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sandtable.core.question import Question
from sandtable.core.state import State


class Bot(Protocol):
    """Answers for one seat in one game.

    `sample` gives a state that the seat cannot tell from the real one: what is hidden from the
    seat is shuffled in it. Calling it costs a copy, so a bot that needs no state does not call it.
    """

    def choose(self, question: Question, sample: Callable[[], State]) -> int: ...
