"""The field as a picture: what a renderer, a terminal or a page draws of a position."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final, final

from sandtable.boards.hexes import DIRECTIONS, Hex
from sandtable.colors.files.scenarios import Texts
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.drawings import Drawings
from sandtable.colors.table.hover import Hit
from sandtable.core.question import Question
from sandtable.drawing.hexes.picture import (
    Highlight,
    Leader,
    Objective,
    Picture,
    Piece,
    Side,
    Works,
)
from sandtable.games.napoleonics.files.scenario import SHELF, scenario_from_data
from sandtable.games.napoleonics.rules import facts, notation as do, slots
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table import hover
from sandtable.games.napoleonics.table.words import hexes_about, leader as leader_name
from sandtable.toolkit.text import Speaker


def picture(
    game: Napoleonics,
    speaker: Speaker,
    question: Question | None = None,
    title: str = "",
    subtitle: str = "",
    caption: str = "",
    names: bool = False,
) -> Picture:
    """The position, with what a question is about and the hexes that may be chosen lit up."""
    field = game.field
    texts = scenario_texts(game, speaker.language)
    return Picture(
        rows=tuple(facts.GRID.row_lengths),
        title=title or texts.name,
        subtitle=subtitle,
        caption=caption,
        top=side(game, field.top, speaker),
        bottom=side(game, 1 - field.top, speaker),
        terrain={
            facts.GRID.names[at]: facts.TERRAIN[field.terrain[at]]
            for at in range(facts.HEXES)
            if field.terrain[at] != facts.CLEAR
        },
        works=tuple(
            Works(facts.GRID.names[at], tuple(DIRECTIONS[n] for n in range(6) if works >> n & 1))
            for at, works in enumerate(field.works)
            if works
        ),
        objectives=objectives(game),
        pieces=tuple(pieces(game, speaker)),
        leaders=tuple(leaders(game, speaker)),
        highlights=tuple(highlights(question)) if question is not None else (),
        names=names,
    )


def scenario_texts(game: Napoleonics, language: str) -> Texts:
    """What the scenario says of itself, in this language or in English; nothing for a case."""
    source = game.field.source
    texts = texts_of(source) if isinstance(source, str) else scenario_from_data(source).texts
    return texts.get(language) or texts.get("en") or Texts("")


@lru_cache(maxsize=32)
def texts_of(scenario: str) -> dict[str, Texts]:
    """Of one of our own scenarios; a board is drawn again and again."""
    return SHELF.find(scenario).texts


def nation_of(seat: int) -> str:
    """The nation whose colours a side wears."""
    return facts.NATIONS[facts.SEAT_OF_NATION.index(seat)]


def side(game: Napoleonics, seat: int, speaker: Speaker) -> Side:
    return Side(
        name=speaker.name(str(facts.WORDS["seats"][facts.SEATS[seat]]["text"])),
        nation=nation_of(seat),
        banners=game.banners(seat),
        needed=game.field.banners_to_win[seat],
        to_move=game.active() == seat and not game.ended(),
    )


def objectives(game: Napoleonics) -> tuple[Objective, ...]:
    """A hex that serves both sides is shown once, without a nation."""
    seats: dict[tuple[str, int], list[int]] = {}
    for each in game.field.objectives:
        seats.setdefault((facts.GRID.names[each.hex], each.banners), []).append(each.seat)
    return tuple(
        Objective(name, banners, nation_of(of[0]) if len(of) == 1 else "")
        for (name, banners), of in seats.items()
    )


def pieces(game: Napoleonics, speaker: Speaker) -> list[Piece]:
    found = []
    for unit in game.units_of(0) + game.units_of(1):
        nation, kind = facts.KINDS[game.kind(unit)].split(" ")
        hex_name = facts.GRID.names[game.hex_of(unit)]
        words = (
            speaker.name(str(facts.WORDS["nations"][nation]["text"])),
            speaker.name(str(facts.WORDS["kinds"][kind]["text"])),
        )
        blocks, full = game.blocks(unit), facts.FULL[game.kind(unit)]
        label = f"{hex_name}: {', '.join(words)}, {blocks}/{full}"
        square = game.in_square(unit)
        found.append(Piece(nation, kind, hex_name, blocks, full, square, label, f"u{unit}"))
    return found


def sheet_pieces() -> list[Piece]:
    """Every unit in every state that it may be in, on no hex: what a sheet of pieces must have."""
    found = []
    for kind, name in enumerate(facts.KINDS):
        nation, word = name.split(" ")
        shapes = (False, True) if facts.CLASS[kind] == facts.INFANTRY else (False,)
        found += [
            Piece(nation, word, "", blocks, facts.FULL[kind], square)
            for square in shapes
            for blocks in range(1, facts.FULL[kind] + 1)
        ]
    return found


def card_emblem(card: str) -> str:
    """The drawing on a card: its own for a tactic card, one for the three sections otherwise."""
    for section in facts.SECTIONS:
        card = card.removesuffix(f"-{section}")
    return f"card-{card}"


def leaders(game: Napoleonics, speaker: Speaker) -> list[Leader]:
    found = []
    for leader in game.leaders_of(0) + game.leaders_of(1):
        nation = facts.NATIONS[game.leaders[leader * slots.LEADER_ROW]]
        hex_name = facts.GRID.names[game.leader_hex(leader)]
        name = str(
            leader_name(speaker.phrases, "leader", game.field.leader_names[leader])["leader"]
        )
        label = f"{hex_name}: {name}, {speaker.name(str(facts.WORDS['nations'][nation]['text']))}"
        found.append(Leader(name, nation, hex_name, label, f"l{leader}"))
    return found


def highlights(question: Question) -> list[Highlight]:
    """The hexes that answers name, and the hex that the question is about."""
    lit = []
    for action in question.actions:
        thing = do.VOCABULARY.name(action).partition(" ")[2]
        if thing in facts.GRID.names:
            lit.append(Highlight(thing, "can"))
    return lit + [Highlight(name, "chosen") for name in hexes_about(question)]


@final
class NapoleonicsDrawings(Drawings[Napoleonics]):
    """Commands & Colors: Napoleonics."""

    grid = facts.GRID
    seats = facts.SEATS
    signs: ClassVar[dict[str, str]] = {"square": "square"}

    def picture(
        self,
        state: Napoleonics,
        speaker: Speaker,
        question: Question | None = None,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        return picture(state, speaker, question, title, subtitle, names=names)

    def scenario_of(self, state: Napoleonics) -> str:
        return state.field.name

    def sheet_pieces(self) -> list[Piece]:
        return sheet_pieces()

    def emblem(self, card: str) -> str:
        return card_emblem(card)

    def seat_of(self, nation: str) -> int:
        return facts.SEAT_OF_NATION[facts.NATIONS.index(nation)]

    def check_scenario(self, path: Path) -> list[str]:
        return SHELF.check(path)

    def who_hits(self, state: Napoleonics, at: Hex, seat: int) -> list[Hit]:
        return hover.POINTING.hits_on(state, at, seat)

    def targets_of(self, state: Napoleonics, unit: Unit, at: Hex) -> list[Hit]:
        return hover.targets_from(state, unit, at)


DRAWINGS: Final = NapoleonicsDrawings()
