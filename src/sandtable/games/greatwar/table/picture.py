"""The field as a picture: what a renderer, a terminal or a page draws of a position."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.files.scenarios import Texts
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.drawings import Drawings
from sandtable.colors.table.hover import Hit
from sandtable.core.question import Question
from sandtable.drawing.hexes.picture import (
    Highlight,
    Marker,
    Objective,
    Picture,
    Piece,
    Side,
    Trench,
)
from sandtable.games.greatwar.files.scenario_files import SHELF, scenario_from_data
from sandtable.games.greatwar.rules import facts, notation as do
from sandtable.games.greatwar.rules.field import NOBODYS, Field
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.views import (
    ABANDONED_WORD,
    STUCK_WORD,
    marker_words,
    own_word,
)
from sandtable.games.greatwar.table import hover
from sandtable.games.greatwar.table.words import full_name, hexes_about
from sandtable.toolkit.text import Speaker

# Where the sections end, in widths of a hex: between columns 4 and 5 of the long rows, and through
# column 4 of the short ones; so at 8 (G1.7).
SECTION_LINES: Final = (4.0, 8.0)
TROUBLES: Final = ("", STUCK_WORD, ABANDONED_WORD)


def picture(
    game: GreatWar,
    speaker: Speaker,
    question: Question | None = None,
    title: str = "",
    subtitle: str = "",
    caption: str = "",
    names: bool = False,
) -> Picture:
    """The position, with what a question is about and the hexes that may be chosen lit up."""
    field = game.field
    return Picture(
        rows=tuple(facts.GRID.row_lengths),
        sections=SECTION_LINES,
        title=title or scenario_texts(game, speaker.language).name,
        subtitle=subtitle,
        caption=caption,
        top=side(game, field.top, speaker),
        bottom=side(game, 1 - field.top, speaker),
        terrain={
            facts.GRID.names[at]: facts.TERRAIN[game.ground(Hex(at))]
            for at in range(facts.HEXES)
            if game.ground(Hex(at)) != facts.COUNTRYSIDE
        },
        trenches=tuple(trenches(game)),
        markers=tuple(markers(game)),
        objectives=tuple(objectives(game)),
        pieces=tuple(pieces(game, speaker)),
        highlights=tuple(highlights(question)) if question is not None else (),
        names=names,
    )


def scenario_texts(game: GreatWar, language: str) -> Texts:
    """What the scenario says of itself, in this language or in English; nothing for a case."""
    texts = texts_of(game.field)
    return texts.get(language) or texts.get("en") or Texts("")


@lru_cache(maxsize=32)
def texts_of(field: Field) -> dict[str, Texts]:
    """A board is drawn again and again; all its copies share one field."""
    return scenario_from_data(field.source).texts if field.source else {}


def side(game: GreatWar, seat: int, speaker: Speaker) -> Side:
    return Side(
        name=speaker.name(str(facts.WORDS["seats"][facts.SEATS[seat]]["text"])),
        nation=facts.SEATS[seat],
        banners=game.medals(seat),
        needed=game.field.medals_to_win[seat],
        to_move=game.active() == seat and not game.ended(),
    )


def trenches(game: GreatWar) -> list[Trench]:
    """Trench hexes with their lines; one that the scenario gives to nobody is the bottom's."""
    found = []
    for at in range(facts.HEXES):
        if game.ground(Hex(at)) == facts.TRENCH:
            owner = game.field.trench_owner[at]
            owner = 1 - game.field.top if owner == NOBODYS else owner
            found.append(
                Trench(facts.GRID.names[at], facts.SEATS[owner], game.field.trench_line[at])
            )
    return found


def markers(game: GreatWar) -> list[Marker]:
    return [
        Marker(facts.GRID.names[at], word)
        for at in range(facts.HEXES)
        for word in marker_words(game.markers(Hex(at)))
    ]


def objectives(game: GreatWar) -> list[Objective]:
    """Every hex of an objective, with a flag in the midst of those that count together.

    What serves both sides is shown once, without a nation.
    """
    shown: dict[str, Objective] = {}
    for each in game.field.objectives:
        nation = "" if each.seat == NOBODYS else facts.SEATS[each.seat]
        for number, at in enumerate(each.hexes):
            name = facts.GRID.names[at]
            known = shown.get(name, Objective(name, 0, nation, flag=False))
            shown[name] = Objective(
                name,
                max(known.banners, each.medals),
                nation if nation == known.nation else "",
                known.flag or number == len(each.hexes) // 2,
            )
    return list(shown.values())


def pieces(game: GreatWar, speaker: Speaker) -> list[Piece]:
    return [piece(game, unit, speaker) for unit in game.units_of(0) + game.units_of(1)]


def piece(game: GreatWar, unit: Unit, speaker: Speaker) -> Piece:
    """One unit. Strength beyond that of its sheet is shown as long as it lasts."""
    kind, name = game.kind(unit), facts.GRID.names[game.hex_of(unit)]
    blocks, start = game.blocks(unit), game.units[unit * common.UNIT_ROW + common.START]
    shown = min(blocks, strongest()[kind])
    words = full_name(speaker.phrases, game, unit)
    own = own_word(kind, game.units[unit * common.UNIT_ROW + common.OWN]) or ""
    return Piece(
        nation=facts.SEATS[game.seat_of(unit)],
        kind=facts.KINDS[kind],
        hex=name,
        blocks=shown,
        full=max(shown, facts.STRENGTH[kind]),
        label=f"{name}: {words}, {blocks}/{max(start, facts.STRENGTH[kind])}",
        id=f"u{unit}",
        state=own if facts.IS_TANK[kind] else "",
        badge="" if facts.IS_TANK[kind] else own,
    )


@cache
def strongest() -> list[int]:
    """The most that a unit of each kind has in a scenario of ours, or on its sheet."""
    most = facts.STRENGTH[:]
    for scenario in SHELF.ids():
        for unit in SHELF.find(scenario).units:
            kind = facts.KINDS.index(unit.kind)
            most[kind] = max(most[kind], unit.strength)
    return most


def sheet_pieces() -> list[Piece]:
    """Every unit in every state that it may be in, on no hex: what a sheet of pieces must have."""
    return [
        Piece(nation, word, "", blocks, max(blocks, facts.STRENGTH[kind]), state=state, badge=badge)
        for nation in facts.SEATS
        for kind, word in enumerate(facts.KINDS)
        for blocks in range(1, strongest()[kind] + 1)
        for state in (TROUBLES if facts.IS_TANK[kind] else ("",))
        for badge in ("", *badges(kind))
    ]


def badges(kind: int) -> list[str]:
    """The special figures that may be with a unit of this kind (G15)."""
    if kind == facts.MACHINE_GUN:
        return [facts.SPECIALS[facts.LOADER - 1]]
    return (
        [word for word in facts.SPECIALS if word != facts.SPECIALS[facts.LOADER - 1]]
        if kind == facts.INFANTRY
        else []
    )


def card_emblem(card: str) -> str:
    """The drawing on a card: its own, or one for the three sections."""
    for section in facts.SECTIONS:
        card = card.removesuffix(f"-{section}")
    return f"card-{card}"


def highlights(question: Question) -> list[Highlight]:
    """The hexes that answers name, and the hex that the question is about."""
    lit = []
    for action in question.actions:
        thing = do.VOCABULARY.name(action).partition(" ")[2]
        if thing in facts.GRID.names:
            lit.append(Highlight(thing, "can"))
    return lit + [Highlight(name, "chosen") for name in hexes_about(question)]


HOLDINGS: Final = {
    "hq": "token-hq",
    "combat": "card-back-combat",
    "artillery": "card-artillery-bombard",
}


@final
class GreatWarDrawings(Drawings[GreatWar]):
    """The Great War."""

    grid = facts.GRID
    seats = facts.SEATS
    signs: ClassVar[dict[str, str]] = {"medal": "medal"}

    def picture(
        self,
        state: GreatWar,
        speaker: Speaker,
        question: Question | None = None,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        return picture(state, speaker, question, title, subtitle, names=names)

    def scenario_of(self, state: GreatWar) -> str:
        return state.field.name

    def sheet_pieces(self) -> list[Piece]:
        return sheet_pieces()

    def emblem(self, card: str) -> str:
        return card_emblem(card)

    def holding(self, name: str) -> str:
        return HOLDINGS.get(name, "")

    def seat_of(self, nation: str) -> int:
        return facts.SEATS.index(str(facts.WORDS["nations"][nation]["seat"]))

    def check_scenario(self, path: Path) -> list[str]:
        return SHELF.check(path)

    def who_hits(self, state: GreatWar, at: Hex, seat: int) -> list[Hit]:
        return hover.POINTING.hits_on(state, at, seat)

    def targets_of(self, state: GreatWar, unit: Unit, at: Hex) -> list[Hit]:
        return hover.targets_from(state, unit, at)


DRAWINGS: Final = GreatWarDrawings()
