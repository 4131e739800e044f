"""A game of the family as pictures: what the terminal, the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.files.scenarios import BattleShelf, Texts, texts_in
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.rules.field import BattleField
from sandtable.colors.table.hover import Hit, PossibleAttacks
from sandtable.colors.table.words import BattleWords
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.drawing.hexes.picture import Highlight, Objective, Picture, Piece, Side
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker

B = TypeVar("B", bound=Battle)


@dataclass(frozen=True)
class NamedHit:
    """An attack that could be made: by which piece, where it stands or whom it hits, how."""

    piece: str
    seat: int
    place: str
    dice: int
    how: str  # fire, melee
    after_move: bool


class Drawings(ABC, Generic[B]):
    """The drawings of one game."""

    grid: ClassVar[HexGrid]
    words: ClassVar[BattleWords[Any]]
    attacks: ClassVar[PossibleAttacks[Any]]
    shelf: ClassVar[BattleShelf[Any]]
    nations: ClassVar[list[str]]  # whose colours the seats wear
    section_lines: ClassVar[tuple[float, ...]]  # in widths of a hex from the left edge
    held: ClassVar[dict[str, str]] = {}  # the drawings of tokens and the like

    # What a game shows

    @abstractmethod
    def terrain(self, game: B) -> list[str]:
        """The ground of every hex; empty where it is open."""

    @abstractmethod
    def piece(self, game: B, unit: Unit, speaker: Speaker) -> Piece: ...

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

    def battle(self, state: State) -> B:
        battle: B = self.words.battle(state)
        return battle

    def picture(
        self,
        state: State,
        speaker: Speaker,
        question: Question | None = None,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        """The position, with what a question is about and the hexes that may be chosen lit up."""
        game = self.battle(state)
        top = game.terms.top
        ground = zip(self.grid.names, self.terrain(game))
        units = game.units_of(0) + game.units_of(1)
        picture = Picture(
            rows=tuple(self.grid.row_lengths),
            sections=self.section_lines,
            title=title or self.texts(game, speaker.language).name,
            subtitle=subtitle,
            top=self.side(game, top, speaker),
            bottom=self.side(game, 1 - top, speaker),
            terrain={name: word for name, word in ground if word},
            objectives=tuple(self.objectives(game)),
            pieces=tuple(self.piece(game, unit, speaker) for unit in units),
            highlights=tuple(self.highlights(question)) if question is not None else (),
            names=names,
        )
        return self.completed(picture, game, speaker)

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

    def scenario_of(self, state: State) -> str:
        """The id of the scenario that is played; empty where it has none."""
        return self.battle(state).terms.name

    def emblem(self, card: str) -> str:
        """The drawing on a card: its own, or one for the three sections."""
        for section in self.words.names.words["sections"]:
            card = card.removesuffix(f"-{section}")
        return f"card-{card}"

    def holding(self, name: str) -> str:
        """The drawing of tokens and the like that a side holds."""
        return self.held.get(name, "")

    def check_scenario(self, path: Path) -> list[str]:
        """What is wrong with a scenario file, as `file:line: message`."""
        return self.shelf.check(path)

    # Attacks that could be made

    def hits_on(self, state: State, seat: int, place: str) -> list[NamedHit]:
        """Who could hit a unit in this place, by name, as `seat` wants to know it."""
        at = self.grid.hex(place)
        if at == NOWHERE:
            return []
        hits = self.attacks.hits_on(self.battle(state), at, seat)
        return [self.named(hit, hit.start) for hit in hits]

    def hits_from(self, state: State, piece: str, place: str) -> list[NamedHit]:
        """Whom this piece could hit from this place, by name."""
        game, at = self.battle(state), self.grid.hex(place)
        number = piece.removeprefix("u")
        if at == NOWHERE or not number.isdecimal() or int(number) >= game.ends[1]:
            return []
        hits = self.attacks.targets_from(game, Unit(int(number)), at)
        return [self.named(hit, hit.target) for hit in hits]

    def named(self, hit: Hit, at: Hex) -> NamedHit:
        name = self.grid.names[at]
        return NamedHit(f"u{hit.unit}", hit.seat, name, hit.dice, hit.how, hit.marches)


@lru_cache(maxsize=32)
def texts_of(shelf: BattleShelf[Any], field: BattleField) -> dict[str, Texts]:
    """A board is drawn again and again; all its copies share one field."""
    texts: dict[str, Texts] = shelf.restored(field.source).texts if field.source else {}
    return texts


def drawings_of(box: Box) -> Drawings[Any]:
    """The drawings of a game; an ImportError for a game that has none."""
    drawings = box.drawings
    if not isinstance(drawings, Drawings):
        raise ImportError(f"{box.id} is no game of hexes")
    return drawings
