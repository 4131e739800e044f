"""Hex battles in a terminal: boards, colours and scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.cli.terminal.display import Display, Paint
from sandtable.colors.rules.battle import Battle
from sandtable.colors.table.drawings import drawings_of
from sandtable.core.question import Question
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from rich.text import Text

STYLES: Final = ("bold #6d96f0", "bold #f0776d")
SECTIONS: Final = ("section-left", "section-center", "section-right")


class HexDisplay(Display[Battle]):
    """A game of the Commands & Colors family."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.drawings = drawings_of(box)

    def seat_style(self, seat: int) -> str:
        return STYLES[seat]

    def board(
        self,
        state: Battle,
        speaker: Speaker,
        question: Question | None,
        seat: int,
        paint: Paint,
    ) -> list[Text]:
        from sandtable.cli.terminal.board import BoardStyle, Codes, board

        sections = [speaker.name(key) for key in SECTIONS]
        if paint.flipped != self.face.flips(state, seat):
            sections.reverse()
        ordered = frozenset(self.face.orders(state, state.active()))
        style = BoardStyle(paint, tuple(sections), ordered)
        drawn = self.drawings.picture(state, speaker, question)
        return board(drawn, Codes.read(self.box.folder), style)

    def check_scenario(self, path: Path) -> list[str]:
        return self.drawings.check_scenario(path)
