"""A game of the family as pictures: what the terminal, the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.table.hover import Hit
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.drawing.hexes.picture import Picture, Piece
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Pointed:
    """An attack that could be made: by which piece, where it stands or whom it hits, how."""

    piece: str
    seat: int
    place: str
    dice: int
    how: str  # fire, melee
    after_move: bool


class Drawings(ABC):
    """The drawings of one game."""

    grid: HexGrid

    @abstractmethod
    def picture(
        self,
        state: State,
        speaker: Speaker,
        question: Question | None = None,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        """The position, with what a question lights up."""

    @abstractmethod
    def scenario_of(self, state: State) -> str:
        """The id of the scenario that is played; empty where it has none."""

    @abstractmethod
    def sheet_pieces(self) -> list[Piece]:
        """Every unit in every state that it may be in."""

    @abstractmethod
    def emblem(self, card: str) -> str:
        """The drawing on a card."""

    def holding(self, name: str) -> str:
        """The drawing of tokens and the like that a side holds."""
        return ""

    @abstractmethod
    def seat_of(self, nation: str) -> int: ...

    @abstractmethod
    def check_scenario(self, path: Path) -> list[str]:
        """What is wrong with a scenario file, as `file:line: message`."""

    # Pointing

    def who_hits(self, state: State, at: Hex, seat: int) -> list[Hit]:
        """Who could hit whoever stands in this hex, as `seat` wants to know it."""
        return []

    def targets_of(self, state: State, unit: Unit, at: Hex) -> list[Hit]:
        """Whom this unit could hit from this hex."""
        return []

    def hits_on(self, state: State, seat: int, place: str) -> list[Pointed]:
        """Who could hit whoever stands in this place, by name."""
        at = self.grid.hex(place)
        if at == NOWHERE:
            return []
        return [self.pointed(hit, hit.start) for hit in self.who_hits(state, at, seat)]

    def hits_from(self, state: State, piece: str, place: str) -> list[Pointed]:
        """Whom this piece could hit from this place, by name."""
        at = self.grid.hex(place)
        number = piece.removeprefix("u")
        if at == NOWHERE or not isinstance(state, Battle):
            return []
        if not number.isdecimal() or int(number) >= state.ends[1]:
            return []
        unit = Unit(int(number))
        if not state.alive(unit):
            return []
        return [self.pointed(hit, hit.target) for hit in self.targets_of(state, unit, at)]

    def pointed(self, hit: Hit, at: Hex) -> Pointed:
        name = self.grid.names[at]
        return Pointed(f"u{hit.unit}", hit.seat, name, hit.dice, hit.how, hit.marches)


def drawings_of(box: Box) -> Drawings:
    """The drawings of a game; an ImportError for a game that has none."""
    drawings = box.drawings
    if not isinstance(drawings, Drawings):
        raise ImportError(f"{box.id} is no game of hexes")
    return drawings
