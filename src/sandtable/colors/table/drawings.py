"""A game of the family as pictures: what the terminal, the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.files.scenarios import BattleShelf, Texts, texts_in
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.rules.field import BattleField
from sandtable.colors.table.hover import Hit, PossibleAttacks
from sandtable.colors.table.words import BattleWords
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.drawing.hexes.picture import (
    Highlight,
    Leader,
    Objective,
    Picture,
    Piece,
    Side,
)
from sandtable.toolkit.box import Box
from sandtable.toolkit.display import Strike
from sandtable.toolkit.drawings import BoardDrawings, LeftMark
from sandtable.toolkit.text import Speaker

B = TypeVar("B", bound=Battle)


MOST_PIECES: Final = 20_000  # in a state and on a hex, that are kept
_pieces: Final[dict[tuple[Any, ...], Piece]] = {}
LOSSES: Final = frozenset({"losses", "eliminated", "destroyed", "leader-killed"})


class Drawings(BoardDrawings[B]):
    """The drawings of one game."""

    seats: ClassVar[list[str]]
    words: ClassVar[BattleWords[Any]]
    attacks: ClassVar[PossibleAttacks[Any]]
    shelf: ClassVar[BattleShelf[Any]]
    nations: ClassVar[list[str]]  # whose colours the seats wear
    section_lines: ClassVar[tuple[float, ...]]  # in widths of a hex from the left edge
    held: ClassVar[dict[str, str]] = {}  # the drawings of tokens and the like

    @property
    def grid(self) -> HexGrid:
        return self.words.names.grid

    # What a game shows

    @abstractmethod
    def terrain(self, game: B) -> list[str]:
        """The ground of every hex; empty where it is open."""

    @abstractmethod
    def piece(self, game: B, unit: Unit, speaker: Speaker) -> Piece: ...

    def leaders(self, game: B, speaker: Speaker) -> list[Leader]:
        """None, where a game has no leaders."""
        return []

    @abstractmethod
    def objectives(self, game: B) -> list[Objective]: ...

    @abstractmethod
    def completed(self, picture: Picture, game: B, speaker: Speaker) -> Picture:
        """With what only this game has on its board."""

    @abstractmethod
    def sheet_pieces(self) -> list[Piece]:
        """Every unit in every state that it may be in, on no hex."""

    @abstractmethod
    def seat_of(self, nation: str) -> int: ...

    # The picture

    def picture(
        self,
        state: B,
        speaker: Speaker,
        question: Question | None = None,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        """The position, with what a question is about and the hexes that may be chosen lit up."""
        top = state.terms.top
        ground = zip(self.grid.names, self.terrain(state))
        picture = Picture(
            rows=tuple(self.grid.row_lengths),
            sections=self.section_lines,
            title=title or self.texts(state, speaker.language).name,
            subtitle=subtitle,
            top=self.side(state, top, speaker),
            bottom=self.side(state, 1 - top, speaker),
            terrain={name: word for name, word in ground if word},
            objectives=tuple(self.objectives(state)),
            pieces=tuple(self.pieces(state, speaker)),
            leaders=tuple(self.leaders(state, speaker)),
            highlights=tuple(self.highlights(question)) if question is not None else (),
            names=names,
        )
        return self.completed(picture, state, speaker)

    def pieces(self, state: B, speaker: Speaker) -> list[Piece]:
        """The units on the board."""
        units = state.units_of(0) + state.units_of(1)
        return [self.piece_now(state, unit, speaker) for unit in units]

    def piece_now(self, game: B, unit: Unit, speaker: Speaker) -> Piece:
        """A unit as it is drawn, which its row says: most units stay as they are for long."""
        start = unit * slots.UNIT_ROW
        row = game.units[start : start + slots.UNIT_ROW]
        key = type(self), speaker, unit, game.seat_of(unit), *row
        if key not in _pieces:
            if len(_pieces) >= MOST_PIECES:
                _pieces.clear()
            _pieces[key] = self.piece(game, unit, speaker)
        return _pieces[key]

    def texts(self, game: B, language: str) -> Texts:
        """What the scenario says of itself, in this language or in English; nothing for a case."""
        return texts_in(texts_of(self.shelf, game.terms), language)

    def side(self, game: B, seat: int, speaker: Speaker) -> Side:
        return Side(
            name=speaker.name(self.words.names.key("seats", game.SEATS[seat])),
            nation=self.nations[seat],
            banners=game.score(seat),
            needed=game.terms.to_win[seat],
            to_move=game.active() == seat and not game.ended(),
        )

    def highlights(self, question: Question) -> list[Highlight]:
        """The hexes that answers name, and the hex that the question is about."""
        vocabulary = self.words.vocabulary
        things = [vocabulary.name(action).partition(" ")[2] for action in question.actions]
        lit = [Highlight(thing, "can") for thing in things if thing in self.grid.names]
        about = self.words.hexes_about(question)
        return lit + [Highlight(name, "chosen") for name in about]

    def scenario_of(self, state: B) -> str:
        return state.terms.name

    def emblem(self, card: str) -> str:
        """The drawing on a card: its own, or one for the three sections."""
        for section in self.words.names.words["sections"]:
            card = card.removesuffix(f"-{section}")
        return f"card-{card}"

    def holding(self, name: str) -> str:
        return self.held.get(name, "")

    def check_scenario(self, path: Path) -> list[str]:
        return self.shelf.check(path)

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

    # Attacks that could be made

    def hits_on(self, state: B, seat: int, place: str) -> list[Strike]:
        at = self.grid.hex(place)
        if at == NOWHERE:
            return []
        hits = self.attacks.hits_on(state, at, seat)
        return [self.strike(hit, hit.start) for hit in hits]

    def hits_from(self, state: B, piece: str, place: str) -> list[Strike]:
        at = self.grid.hex(place)
        number = piece.removeprefix("u")
        if at == NOWHERE or not number.isdecimal() or int(number) >= state.ends[1]:
            return []
        hits = self.attacks.targets_from(state, Unit(int(number)), at)
        return [self.strike(hit, hit.target) for hit in hits]

    def strike(self, hit: Hit, at: Hex) -> Strike:
        place, side = self.grid.names[at], self.seats[hit.seat]
        return Strike(place, f"u{hit.unit}", side, hit.dice, hit.how, hit.marches)


@lru_cache(maxsize=32)
def texts_of(shelf: BattleShelf[Any], field: BattleField) -> dict[str, Texts]:
    """A board is drawn again and again; all its copies share one field."""
    texts: dict[str, Texts] = shelf.restored(field.source).texts if field.source else {}
    return texts


def drawings_of(box: Box) -> Drawings[Any]:
    """The drawings of a game; an ImportError for a game that has none."""
    drawings = box.face.drawings
    if not isinstance(drawings, Drawings):
        raise ImportError(f"{box.id} is no game of hexes")
    return drawings
