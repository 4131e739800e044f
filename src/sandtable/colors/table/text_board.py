"""The board as plain text, in the manner of the scenario files, with strengths."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.boards.hexes import Hex
from sandtable.colors.files.drawn import drawn_rows
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle


def drawn(
    game: Battle, width: int, cell: Callable[[Hex], str], standing: Callable[[int], str]
) -> str:
    """A headline with how each seat stands, then rows of hexes."""
    parts = [f"{game.terms.name}, {game.moment()}, {game.SEATS[game.active()]}"]
    if game.scalars[slots.PLAYED] >= 0:
        parts.append(f"card {game.CARDS[game.scalars[slots.PLAYED]]}")
    parts += [f"{word} {standing(seat)}" for seat, word in enumerate(game.SEATS)]
    return "\n".join(["; ".join(parts), *drawn_rows(game.grid, width, cell)])
