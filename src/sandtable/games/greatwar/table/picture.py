"""The field as a picture: what a renderer, a terminal or a page draws of a position."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.drawings import Drawings
from sandtable.drawing.hexes.picture import Objective, Picture, Piece, Trench
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.games.greatwar.rules import facts, field, views
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.hover import ATTACKS
from sandtable.games.greatwar.table.words import WORDS, full_name
from sandtable.toolkit.text import Speaker

TROUBLES: Final = ("", views.STUCK_WORD, views.ABANDONED_WORD)

HELD: Final = {
    "hq": "token-hq",
    "combat": "card-back-combat",
    "artillery": "card-artillery-bombard",
}


@final
class GreatWarDrawings(Drawings[GreatWar]):
    """The Great War."""

    seats = facts.SEATS
    signs: ClassVar[dict[str, str]] = {"medal": "medal"}
    words = WORDS
    attacks = ATTACKS
    shelf = SHELF
    nations = facts.SEATS
    # Between columns 4 and 5 of the long rows, and through column 4 of the short ones; so at 8
    # (G1.7).
    section_lines = (4.0, 8.0)
    held = HELD

    def terrain(self, game: GreatWar) -> list[str]:
        grounds = [game.ground(Hex(at)) for at in range(facts.HEXES)]
        return [facts.TERRAIN[each] if each else "" for each in grounds]

    def completed(self, picture: Picture, game: GreatWar, speaker: Speaker) -> Picture:
        return replace(picture, trenches=tuple(trenches(game)), markers=markers(game))

    def objectives(self, game: GreatWar) -> list[Objective]:
        """Every hex of an objective, with a flag in the midst of those that count together.

        What serves both sides is shown once, without a nation.
        """
        shown: dict[str, Objective] = {}
        for each in game.field.objectives:
            nation = "" if each.seat == field.NOBODYS else facts.SEATS[each.seat]
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

    def piece(self, game: GreatWar, unit: Unit, speaker: Speaker) -> Piece:
        """One unit. Strength beyond that of its sheet is shown as long as it lasts."""
        kind, name = game.kind(unit), facts.GRID.names[game.hex_of(unit)]
        blocks, start = game.blocks(unit), game.units[unit * common.UNIT_ROW + common.START]
        shown = min(blocks, strongest()[kind])
        words = full_name(speaker.phrases, game, unit)
        own = views.own_word(kind, game.units[unit * common.UNIT_ROW + common.OWN]) or ""
        return Piece(
            nation=facts.SEATS[game.seat_of(unit)],
            kind=facts.KINDS[kind],
            hex=name,
            blocks=shown,
            full=max(shown, facts.STRENGTH[kind]),
            label=f"{words}, {blocks}/{max(start, facts.STRENGTH[kind])}",
            id=f"u{unit}",
            state=own if facts.IS_TANK[kind] else "",
            badge="" if facts.IS_TANK[kind] else own,
        )

    def sheet_pieces(self) -> list[Piece]:
        return [
            Piece(
                nation,
                word,
                "",
                blocks,
                max(blocks, facts.STRENGTH[kind]),
                state=state,
                badge=badge,
            )
            for nation in facts.SEATS
            for kind, (word, full) in enumerate(zip(facts.KINDS, facts.STRENGTH, strict=True))
            for blocks in range(1, strongest()[kind] + 1)
            for state in (TROUBLES if facts.IS_TANK[kind] else ("",))
            for badge in ("", *badges(kind))
        ]

    def seat_of(self, nation: str) -> int:
        return facts.SEATS.index(str(facts.WORDS["nations"][nation]["seat"]))


DRAWINGS: Final = GreatWarDrawings()


def trenches(game: GreatWar) -> list[Trench]:
    """Trench hexes with their lines; one that the scenario gives to nobody is the bottom's."""
    found = []
    for at in range(facts.HEXES):
        if game.ground(Hex(at)) == facts.TRENCH:
            owner = game.field.trench_owner[at]
            owner = 1 - game.field.top if owner == field.NOBODYS else owner
            found.append(
                Trench(facts.GRID.names[at], facts.SEATS[owner], game.field.trench_line[at])
            )
    return found


def markers(game: GreatWar) -> dict[str, tuple[str, ...]]:
    return {
        facts.GRID.names[at]: tuple(views.marker_words(game.markers(Hex(at))))
        for at in range(facts.HEXES)
        if game.markers(Hex(at))
    }


@cache
def strongest() -> list[int]:
    """The most that a unit of each kind has in a scenario of ours, or on its sheet."""
    most = facts.STRENGTH[:]
    for scenario in SHELF.ids():
        for unit in SHELF.find(scenario).units:
            kind = facts.KINDS.index(unit.kind)
            most[kind] = max(most[kind], unit.strength)
    return most


def badges(kind: int) -> list[str]:
    """The special figures that may be with a unit of this kind (G15)."""
    if kind == facts.MACHINE_GUN:
        return [facts.SPECIALS[facts.LOADER - 1]]
    return (
        [word for word in facts.SPECIALS if word != facts.SPECIALS[facts.LOADER - 1]]
        if kind == facts.INFANTRY
        else []
    )
