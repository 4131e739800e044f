"""Bots that follow the game's advice: corporal the simple one, captain the sound one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, final

from sandtable.bots.choice import Choice
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SIMPLE, SOUND, Box


class AdviceBot:
    """Follows the game's advice, computed on a sample in which hidden cards are shuffled."""

    name: ClassVar[str]
    level: ClassVar[int]

    def __init__(self, box: Box, seed: int | str) -> None:
        self._box = box
        self._choice = Choice(self.name, seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        values = self._box.advice(sample(), question, self.level)
        return self._choice.best_of(question.actions, values)


@final
class Corporal(AdviceBot):
    """Simple advice: best expected hits, else advance."""

    name = "corporal"
    level = SIMPLE


@final
class Captain(AdviceBot):
    """Sound advice, at once: a quick and sensible game."""

    name = "captain"
    level = SOUND
