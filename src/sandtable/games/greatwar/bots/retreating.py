"""Flags (G12): to stay, or to go back for some of them, and where to."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import may_enter

HELD_GROUND: Final = 0.04  # not to go back, in medals
NO_WAY: Final = -99.0


def ignore_worth(game: GreatWar, unit: Unit, flags: int, ignored: int, view: Outlook) -> float:
    """To ignore so many flags of a throw."""
    worth = retreat_worth(game, unit, game.hex_of(unit), flags - ignored, view)
    return worth + HELD_GROUND if ignored == flags else worth


def retreat_worth(game: GreatWar, unit: Unit, here: Hex, hexes: int, view: Outlook) -> float:
    """So many hexes back from here: the best place to end in, less the figures lost (G12.9)."""
    if hexes == 0:
        return view.place_worth(unit, here)
    best = NO_WAY
    for at in game.field.rear[game.seat_of(unit)][here]:
        if game.board[at] < 0 and may_enter(game, game.kind(unit), at) is ALLOWED:
            best = max(best, retreat_worth(game, unit, at, hexes - 1, view))
    if best > NO_WAY:
        return best
    return view.place_worth(unit, here) - view.loss(unit, hexes)
