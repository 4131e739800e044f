"""Bots that do what the game advises: corporal hits and comes nearer, captain weighs the risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, final

from sandtable.bots.choice import Choice
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SIMPLE, SOUND, Box


class Advised:
    """Takes the game's advice, worked out on a sample: hidden cards are shuffled in it."""

    name: ClassVar[str]
    level: ClassVar[int]

    def __init__(self, box: Box, seed: int | str) -> None:
        self._box = box
        self._choice = Choice(self.name, seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        values = self._box.advice(sample(), question, self.level)
        return self._choice.best_of(question.actions, values)


@final
class Corporal(Advised):
    """Simple advice: best expected hits, else advance."""

    name = "corporal"
    level = SIMPLE


@final
class Captain(Advised):
    """Sound advice, at once: a quick and sensible game."""

    name = "captain"
    level = SOUND
