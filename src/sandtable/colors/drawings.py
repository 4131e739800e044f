"""A game of the family as pictures: what the terminal, the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from sandtable.boards.hexes import HexGrid
from sandtable.colors.picture import Picture, Piece
from sandtable.core.box import Box
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.text import Speaker


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

    def hits_on(self, state: State, seat: int, place: str) -> list[Pointed]:
        """Who could hit whoever stands in this place."""
        return []

    def hits_from(self, state: State, piece: str, place: str) -> list[Pointed]:
        """Whom this piece could hit from this place."""
        return []


def drawings_of(box: Box) -> Drawings:
    """The drawings of a game; an ImportError for a game that has none."""
    module = import_module(f"{type(box).__module__}.picture")
    drawings = getattr(module, "DRAWINGS", None)
    if not isinstance(drawings, Drawings):
        raise ImportError(f"{box.id} is no game of hexes")
    return drawings
