"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.text_board import drawn
from sandtable.games.greatwar.rules import facts, views
from sandtable.games.greatwar.rules.state import GreatWar

CELL: Final = 9
STUCK_CODE: Final = "@"
ABANDONED_CODE: Final = "#"


def draw(game: GreatWar) -> str:
    """Rows of hexes: ground, markers, then side, kind, strength, special figure or trouble."""

    def standing(seat: int) -> str:
        return f"{game.medals(seat)}/{game.field.to_win[seat]} medals, {game.hq(seat)} hq"

    return drawn(game, CELL, lambda at: cell(game, at), standing)


def cell(game: GreatWar, at: Hex) -> str:
    text = str(facts.WORDS["terrain"][facts.TERRAIN[game.ground(at)]]["code"])
    for word in views.marker_words(game.markers(at)):
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
