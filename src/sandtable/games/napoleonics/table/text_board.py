"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.text_board import drawn
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics

CELL: Final = 7


def draw(game: Napoleonics) -> str:
    """Rows of hexes, a letter for the ground, then nation, kind, blocks, `*` for a leader."""

    def standing(seat: int) -> str:
        return f"{game.banners(seat)}/{game.field.to_win[seat]} banners"

    return drawn(game, CELL, lambda at: cell(game, at), standing)


def cell(game: Napoleonics, at: Hex) -> str:
    text = str(facts.WORDS["terrain"][facts.TERRAIN[game.field.terrain[at]]]["code"])
    if game.field.works[at]:
        text += "#"
    unit = game.unit_at(at)
    if unit >= 0:
        nation, kind = facts.KINDS[game.kind(unit)].split(" ")
        code = facts.WORDS["kinds"][kind]["code"]
        text += f"{facts.WORDS['nations'][nation]['code']}{code}{game.blocks(unit)}"
        if game.in_square(unit):
            text += "s"
    if game.leader_at(at) >= 0:
        if unit < 0:
            nation = facts.NATIONS[game.leader_nation(game.leader_at(at))]
            text += str(facts.WORDS["nations"][nation]["code"])
        text += "*"
    return text
