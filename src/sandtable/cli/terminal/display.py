"""How a game looks in a terminal: its board, its colours and its files. What it says in
words it says through its face, which a terminal shares with every other medium."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic

from sandtable.cli.failure import Failure
from sandtable.core.question import Question
from sandtable.toolkit.box import Box
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:  # a list of games needs no colours
    from rich.text import Text


@dataclass(frozen=True)
class Paint:
    """How a board is to be drawn."""

    tall: bool = True  # two lines a hex
    coloured: bool = True
    shaded: bool = True  # with colours enough for the ground
    fancy: bool = True  # signs beyond ASCII
    flipped: bool = False  # as seen from the upper edge


class Display(Generic[StateT]):
    """How any game looks in a terminal: the plain drawing of its box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.face = box.face

    def board(
        self,
        state: StateT,
        speaker: Speaker,
        question: Question | None,
        seat: int,
        paint: Paint,
    ) -> list[Text]:
        """The board as this seat sees it, with the hexes lit that it may choose."""
        from rich.text import Text

        return [Text(line) for line in self.box.draw(state, seat).splitlines()]

    def seat_style(self, seat: int) -> str:
        return ""

    def names(self, state: StateT, speaker: Speaker, seat: int) -> dict[str, str]:
        """What people call places and pieces, and the ids that the notation has for them."""
        return {}

    def answers_at(self, state: StateT, question: Question, place: str) -> list[int]:
        """The answers that name this place, or a piece there."""
        return []

    def check_scenario(self, path: Path) -> list[str]:
        """What is wrong with a scenario file, as `file:line: message`."""
        problems = self.box.check_file(path)
        if problems is None:
            raise Failure(f"{self.box.id} has no scenario files")
        return problems


def display_of(box: Box) -> Display:
    """The display of a game: a drawn board or map where it has one."""
    try:
        from sandtable.drawing.maps.drawings import map_drawings_of

        drawings = map_drawings_of(box)
        if drawings is not None:
            from sandtable.cli.terminal.maps import MapDisplay

            return MapDisplay(box, drawings)
        from sandtable.cli.terminal.hexes import HexDisplay

        return HexDisplay(box)
    except (ImportError, AttributeError):  # it is not drawn
        return Display(box)
