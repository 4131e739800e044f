"""A box: what a game's package puts on the table for everybody who plays, shows or checks it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from sandtable.core.action import Vocabulary
from sandtable.core.chance import Purpose
from sandtable.core.fight import Fight
from sandtable.core.state import State


class Box(ABC):
    """The front door of a game. Everything outside the rules goes through it."""

    id: str
    seats: list[str]
    vocabulary: Vocabulary
    purposes: list[Purpose]
    rules_version: str  # grows when the same answers may give another game
    folder: Path  # words.toml, data, scenarios, cases, text and art

    @abstractmethod
    def scenarios(self) -> list[str]:
        """The ids of the scenarios, the default one first."""

    @abstractmethod
    def set_up(self, scenario: str, options: dict[str, Any]) -> State:
        """A new state that has not begun; a KeyError for an unknown scenario."""

    @abstractmethod
    def load(self, data: dict[str, Any]) -> State:
        """The state of which `dump` gave this data."""

    @abstractmethod
    def draw(self, state: State, seat: int | None = None) -> str:
        """The board as plain text, as this seat sees it or as a referee does."""

    def fight(self, state: State, action: int) -> Fight | None:
        """The dice that this action would throw, if it would throw any."""
        return None

    def data_hash(self) -> str:
        """A hash of the facts that the rules rest on."""
        return ""

    # Rule cases

    @abstractmethod
    def place(self, position: dict[str, Any]) -> State:
        """A state from the `[position]` of a case, not yet run to its first question."""

    @abstractmethod
    def differences(self, state: State, expect: dict[str, Any]) -> list[str]:
        """What is not as the `[expect]` of a case says."""

    def is_obvious(self, action: int) -> bool:
        """Whether a case may leave this answer out where the next one needs it."""
        return False
