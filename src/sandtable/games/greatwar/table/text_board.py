"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.files.drawn import drawn_rows
from sandtable.colors.rules import slots as common
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.views import marker_words

CELL: Final = 9
STUCK_CODE: Final = "@"
ABANDONED_CODE: Final = "#"


def draw(game: GreatWar) -> str:
    """Rows of hexes: ground, markers, then side, kind, strength, special figure or trouble."""
    return "\n".join([headline(game), *drawn_rows(facts.GRID, CELL, lambda at: cell(game, at))])


def headline(game: GreatWar) -> str:
    active = facts.SEATS[game.active()]
    parts = [f"{game.field.name}, {game.moment()}, {active}"]
    if game.scalars[common.PLAYED] >= 0:
        parts.append(f"card {facts.COMMAND_CARDS[game.scalars[common.PLAYED]]}")
    for seat, word in enumerate(facts.SEATS):
        medals = f"{game.medals(seat)}/{game.field.medals_to_win[seat]} medals"
        parts.append(f"{word} {medals}, {game.hq(seat)} hq")
    return "; ".join(parts)


def cell(game: GreatWar, at: Hex) -> str:
    text = str(facts.WORDS["terrain"][facts.TERRAIN[game.ground(at)]]["code"])
    for word in marker_words(game.markers(at)):
        text += str(facts.WORDS["tokens"][word]["code"])
    unit = game.unit_at(at)
    if unit >= 0:
        nation = facts.WORDS["nations"][facts.SEATS[game.seat_of(unit)]]["code"]
        code = facts.WORDS["kinds"][facts.KINDS[game.kind(unit)]]["code"]
        text += f"{nation}{code}{game.blocks(unit)}"
        if game.special(unit):
            text += str(facts.WORDS["specials"][facts.SPECIALS[game.special(unit) - 1]]["code"])
        if game.is_stuck(unit):
            text += STUCK_CODE
        if game.is_abandoned(unit):
            text += ABANDONED_CODE
    return text
