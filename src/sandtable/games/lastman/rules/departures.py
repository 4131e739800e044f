"""Where a unit may go by rail, strategic movement, sea, or to the East, as its whole move."""

from __future__ import annotations

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, notation as do
from sandtable.games.lastman.rules.entering import room_for
from sandtable.games.lastman.rules.rail import (
    NET,
    PORTS,
    may_board,
    may_depart,
    may_embark,
    may_go_east,
    may_go_strategic,
    may_rail,
    may_sail,
    rail_reach,
)
from sandtable.games.lastman.rules.state import LastMan


def whole_moves(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """The actions that are offered (L4.6 to L4.8, L3.7.1)."""
    actions: list[int] = []
    if may_board(game, side, who, here) is ALLOWED:
        for area in rail_reach(game, side, who, here):
            if room_for(game, side, who, area) is ALLOWED:
                actions.append(do.RAIL + area)
    if may_depart(game, side, here) is ALLOWED:
        for area in NET:
            if may_go_strategic(game, side, who, here, area) is ALLOWED:
                actions.append(do.STRATEGIC + area)
    if may_embark(game, side, who, here) is ALLOWED:
        for area in [facts.ENGLAND, *PORTS]:
            if may_sail(game, side, who, here, area) is ALLOWED:
                actions.append(do.SEA + area)
    if may_go_east(game, side, who, here) is ALLOWED:
        actions.append(do.BOX)
    return actions


def may_go_whole(game: LastMan, side: int, verb: int, who: int, here: int, area: int) -> Refusal:
    """The same, one by one."""
    if verb == do.RAIL:
        return may_rail(game, side, who, here, area)
    if verb == do.STRATEGIC:
        return may_go_strategic(game, side, who, here, area)
    if verb == do.SEA:
        return may_sail(game, side, who, here, area)
    return may_go_east(game, side, who, here)
