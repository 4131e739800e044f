"""A bot that hits where it hits hardest, and comes nearer where it cannot hit."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sandtable.bots.choice import Choice
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SIMPLE, Box


@final
class Corporal:
    """Takes the game's simple advice: best expected hits, else advance."""

    def __init__(self, box: Box, seed: int | str) -> None:
        self._box = box
        self._choice = Choice("corporal", seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        values = self._box.advice(sample(), question, SIMPLE)
        return self._choice.best_of(question.actions, values)
