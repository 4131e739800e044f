"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.games.napoleonics.state import PLAYED, Napoleonics
from sandtable.games.napoleonics.tables import (
    CARDS,
    GRID,
    KINDS,
    NATIONS,
    SEATS,
    TERRAIN,
    WORDS,
)

CELL: Final = 7


def draw(game: Napoleonics) -> str:
    """Rows of hexes, a letter for the ground, then nation, kind, blocks, `*` for a leader."""
    lines = [headline(game)]
    at = 0
    for row, length in enumerate(GRID.row_lengths):
        cells = [cell(game, Hex(at + column)) for column in range(length)]
        indent = "" if row % 2 == 0 else " " * (CELL // 2)
        letter = GRID.names[at][0]
        lines.append(f"{letter} {indent}" + "".join(each.ljust(CELL) for each in cells).rstrip())
        at += length
    numbers = "".join(str(column + 1).ljust(CELL) for column in range(GRID.row_lengths[0]))
    lines.append(f"  {numbers}".rstrip())
    return "\n".join(lines)


def headline(game: Napoleonics) -> str:
    active = SEATS[game.active()]
    parts = [f"{game.field.name}, {game.moment()}, {active}"]
    if game.scalars[PLAYED] >= 0:
        parts.append(f"card {CARDS[game.scalars[PLAYED]]}")
    for seat, word in enumerate(SEATS):
        parts.append(f"{word} {game.banners(seat)}/{game.field.banners_to_win[seat]} banners")
    return "; ".join(parts)


def cell(game: Napoleonics, at: Hex) -> str:
    text = str(WORDS["terrain"][TERRAIN[game.field.terrain[at]]]["code"])
    if game.field.works[at]:
        text += "#"
    unit = game.unit_at(at)
    if unit >= 0:
        nation, kind = KINDS[game.kind(unit)].split(" ")
        code = WORDS["kinds"][kind]["code"]
        text += f"{WORDS['nations'][nation]['code']}{code}{game.blocks(unit)}"
        if game.in_square(unit):
            text += "s"
    if game.leader_at(at) >= 0:
        if unit < 0:
            nation = NATIONS[game.leader_nation(game.leader_at(at))]
            text += str(WORDS["nations"][nation]["code"])
        text += "*"
    return text
