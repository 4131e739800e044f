"""Napoleonics in a terminal: its board and colours, its pictures and scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.cli.looks import Looks, Paint
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.text import Speaker
from sandtable.games.napoleonics.scenario import check_scenario
from sandtable.games.napoleonics.state import Napoleonics
from sandtable.games.napoleonics.tables import SECTIONS
from sandtable.games.napoleonics.words import text_key

if TYPE_CHECKING:
    from rich.text import Text

    from sandtable.colors.picture import Picture

STYLES: Final = ("bold #6d96f0", "bold #f0776d")


class NapoleonicsLooks(Looks):
    """Commands & Colors: Napoleonics."""

    def seat_style(self, seat: int) -> str:
        return STYLES[seat]

    def board(
        self,
        state: State,
        speaker: Speaker,
        question: Question | None,
        seat: int,
        paint: Paint,
    ) -> list[Text]:
        from sandtable.cli.board import Codes, Look, board
        from sandtable.games.napoleonics.picture import picture

        assert isinstance(state, Napoleonics)
        sections = [speaker.name(text_key("sections", word)) for word in SECTIONS]
        if paint.flipped != self.face.flips(state, seat):
            sections.reverse()
        ordered = frozenset(self.face.orders(state, state.active()))
        look = Look(paint, tuple(sections), ordered)
        return board(picture(state, speaker, question), Codes.read(self.box.folder), look)

    def picture(
        self,
        state: State,
        speaker: Speaker,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        from sandtable.games.napoleonics.picture import picture

        assert isinstance(state, Napoleonics)
        return picture(state, speaker, title=title, subtitle=subtitle, names=names)

    def check_scenario(self, path: Path) -> list[str]:
        return check_scenario(path)
