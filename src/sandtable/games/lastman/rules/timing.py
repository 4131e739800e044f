"""Why something cannot be done now at all: the order of a season and of a player turn."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no
from sandtable.games.lastman.rules.state import LastMan

# Answers that belong to a phase of their own
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.PASS: no.PASS_LATER,
    do.DROP: no.DROPS_LATER,
    do.RETREAT: no.NO_RETREAT_NOW,
    **dict.fromkeys((do.CARD, do.ASSIGN), no.CARDS_LATER),
    **dict.fromkeys((do.ERSATZ, do.LOSE, do.FORT), no.NO_HITS_NOW),
    **dict.fromkeys((do.FROM, do.ARMY, do.STEP, do.INTO), no.MOVES_LATER),
    **dict.fromkeys((do.RAIL, do.STRATEGIC, do.SEA, do.BOX), no.MOVES_LATER),
    **dict.fromkeys((do.BATTLE, do.FIGHT), no.BATTLES_LATER),
    **dict.fromkeys((do.BUY, do.REBUILD, do.UPGRADE), no.PRODUCTION_LATER),
    **dict.fromkeys((do.ENTRENCH, do.FORTIFY, do.CARDS), no.PRODUCTION_LATER),
}


def untimely(game: LastMan, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb, card = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.ASSIGN and card < facts.CARD_KINDS and game.turn() < facts.CARD_SINCE[card]:
        return no.CARD_TOO_EARLY
    if action == do.CARD + facts.BAD_WEATHER and game.turn() < facts.CARD_SINCE[facts.BAD_WEATHER]:
        return no.WEATHER_TOO_EARLY
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)
