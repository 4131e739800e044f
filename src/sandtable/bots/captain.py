"""A bot that plays a quick and sensible game: it weighs what it gains against what it risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sandtable.bots.choice import Choice
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box


@final
class Captain:
    """Takes the game's sound advice, worked out on a sample: hidden cards are shuffled in it."""

    def __init__(self, box: Box, seed: int | str) -> None:
        self._box = box
        self._choice = Choice("captain", seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        values = self._box.advice(sample(), question, SOUND)
        return self._choice.best_of(question.actions, values)
