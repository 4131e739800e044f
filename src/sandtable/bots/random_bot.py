"""A bot that answers at random: every offered action is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sandtable.bots.choice import Choice
from sandtable.core.question import Question
from sandtable.core.state import State


@final
class RandomBot:
    """Knows the offers and nothing else."""

    def __init__(self, seed: int | str) -> None:
        self._choice = Choice("random", seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        return self._choice.any_of(question.actions)
