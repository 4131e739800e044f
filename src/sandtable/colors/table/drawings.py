"""A game of the family as pictures: what the terminal, the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.table.hover import Hit
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.drawing.hexes.picture import Picture, Piece
from sandtable.toolkit.box import Box
from sandtable.toolkit.drawings import BoardDrawings, LeftMark
from sandtable.toolkit.shown import Strike
from sandtable.toolkit.text import Speaker

B = TypeVar("B", bound=Battle)
LOSSES: Final = frozenset({"losses", "eliminated", "destroyed", "leader-killed"})


class Drawings(BoardDrawings[B]):
    """The drawings of one game."""

    grid: HexGrid
    seats: Sequence[str]

    @abstractmethod
    def picture(
        self,
        state: B,
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
    def seat_of(self, nation: str) -> int: ...

    # Events

    def places_in(self, event: Event) -> list[str]:
        found = [event.args.get(name) for name in ("hex", "from", "target")]
        more = event.args.get("hexes")  # of an objective; elsewhere a number of hexes
        found += [each for each in more if each not in found] if isinstance(more, list) else []
        return [self.grid.names[each] for each in found if isinstance(each, int) and each >= 0]

    def way_of(self, event: Event) -> list[str]:
        start, end = event.args.get("from"), event.args.get("hex")
        if event.key == "throw" or not isinstance(start, int) or not isinstance(end, int):
            return []
        return [self.grid.names[start], self.grid.names[end]]

    def mark_of(self, event: Event) -> LeftMark:
        if event.key == "throw":
            return "attack"
        return "loss" if event.key in LOSSES else ""

    # Pointing

    def who_hits(self, state: B, at: Hex, seat: int) -> list[Hit]:
        """Who could hit whoever stands in this hex, as `seat` wants to know it."""
        return []

    def targets_of(self, state: B, unit: Unit, at: Hex) -> list[Hit]:
        """Whom this unit could hit from this hex."""
        return []

    def hits_on(self, state: B, seat: int, place: str) -> list[Strike]:
        at = self.grid.hex(place)
        if at == NOWHERE:
            return []
        return [self.strike(hit, hit.start) for hit in self.who_hits(state, at, seat)]

    def hits_from(self, state: B, piece: str, place: str) -> list[Strike]:
        at = self.grid.hex(place)
        number = piece.removeprefix("u")
        if at == NOWHERE or not number.isdecimal() or int(number) >= state.ends[1]:
            return []
        unit = Unit(int(number))
        if not state.alive(unit):
            return []
        return [self.strike(hit, hit.target) for hit in self.targets_of(state, unit, at)]

    def strike(self, hit: Hit, at: Hex) -> Strike:
        place, side = self.grid.names[at], self.seats[hit.seat]
        return Strike(place, f"u{hit.unit}", side, hit.dice, hit.how, hit.marches)


def drawings_of(box: Box) -> Drawings[Any]:
    """The drawings of a game; an ImportError for a game that has none."""
    drawings = box.drawings
    if not isinstance(drawings, Drawings):
        raise ImportError(f"{box.id} is no game of hexes")
    return drawings
