"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.files.drawn import drawn_rows
from sandtable.colors.rules.battle import PLAYED
from sandtable.games.greatwar.rules.facts import (
    COMMAND_CARDS,
    GRID,
    KINDS,
    SEATS,
    SPECIALS,
    TERRAIN,
    WORDS,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.views import marker_words

CELL: Final = 9
STUCK_CODE: Final = "@"
ABANDONED_CODE: Final = "#"


def draw(game: GreatWar) -> str:
    """Rows of hexes: ground, markers, then side, kind, strength, special figure or trouble."""
    return "\n".join([headline(game), *drawn_rows(GRID, CELL, lambda at: cell(game, at))])


def headline(game: GreatWar) -> str:
    active = SEATS[game.active()]
    parts = [f"{game.field.name}, {game.moment()}, {active}"]
    if game.scalars[PLAYED] >= 0:
        parts.append(f"card {COMMAND_CARDS[game.scalars[PLAYED]]}")
    for seat, word in enumerate(SEATS):
        medals = f"{game.medals(seat)}/{game.field.medals_to_win[seat]} medals"
        parts.append(f"{word} {medals}, {game.hq(seat)} hq")
    return "; ".join(parts)


def cell(game: GreatWar, at: Hex) -> str:
    text = str(WORDS["terrain"][TERRAIN[game.ground(at)]]["code"])
    for word in marker_words(game.markers(at)):
        text += str(WORDS["tokens"][word]["code"])
    unit = game.unit_at(at)
    if unit >= 0:
        nation = WORDS["nations"][SEATS[game.seat_of(unit)]]["code"]
        code = WORDS["kinds"][KINDS[game.kind(unit)]]["code"]
        text += f"{nation}{code}{game.blocks(unit)}"
        if game.special(unit):
            text += str(WORDS["specials"][SPECIALS[game.special(unit) - 1]]["code"])
        if game.is_stuck(unit):
            text += STUCK_CODE
        if game.is_abandoned(unit):
            text += ABANDONED_CODE
    return text
