"""Drawings of a game, for the terminal, the renderer and the page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, Literal

from sandtable.core.event import Event
from sandtable.toolkit.display import Strike
from sandtable.toolkit.generic import StateT

# What an event leaves on the board for a while
LeftMark = Literal["", "attack", "loss"]


@dataclass(frozen=True)
class Dice:
    """Dice that lie on the table, by their drawings, those first that hit."""

    faces: tuple[str, ...] = ()
    hits: int = 0  # so many of them hit; 0 also where it is not known which


class BoardDrawings(ABC, Generic[StateT]):
    """The drawings of one game. Each kind of board adds what is drawn on it."""

    signs: ClassVar[Mapping[str, str]] = {}  # the drawings of answers, by their verbs

    @abstractmethod
    def scenario_of(self, state: StateT) -> str:
        """The id of the scenario that is played; empty where it has none."""

    @abstractmethod
    def emblem(self, card: str) -> str:
        """The drawing on a card."""

    def holding(self, name: str) -> str:
        """The drawing of tokens and the like that a side holds."""
        return ""

    def sign_of(self, verb: str, thing: str) -> str:
        """The drawing of what an answer names; empty where it has none."""
        return self.signs.get(verb, "")

    def way_sign(self, verb: str) -> str:
        """The drawing of how one goes by an answer: on foot, by rail; empty where it has none."""
        return ""

    def dice_of(self, event: Event) -> Dice:
        """The dice that were thrown, sorted."""
        return Dice(tuple(sorted(f"die-{face}" for face in event.args.get("faces", ()))))

    @abstractmethod
    def places_in(self, event: Event) -> list[str]:
        """The places that an event happened in, the last one first."""

    def way_of(self, event: Event) -> list[str]:
        """From where to where something went."""
        return []

    def mark_of(self, event: Event) -> LeftMark:
        """What an event leaves on the board for a while: an attack, or a loss."""
        return ""

    def hits_on(self, state: StateT, seat: int, place: str) -> list[Strike]:
        """Who could hit what stands in this place, as `seat` wants to know it."""
        return []

    def hits_from(self, state: StateT, piece: str, place: str) -> list[Strike]:
        """Whom this piece could hit from this place."""
        return []

    @abstractmethod
    def check_scenario(self, path: Path) -> list[str]:
        """What is wrong with a scenario file, as `file:line: message`."""
