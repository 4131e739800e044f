"""Why something cannot be done now at all: the order of a season and of a player turn."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules.facts import BAD_WEATHER, CARD_KINDS, CARD_SINCE
from sandtable.games.lastman.rules.notation import (
    ARMY,
    ASSIGN,
    BATTLE,
    BOX_,
    BUY,
    CARD,
    CARDS_,
    DROP,
    ENTRENCH,
    ERSATZ_,
    FIGHT,
    FORT_,
    FORTIFY,
    FROM,
    INTO,
    LOSE,
    PASS,
    RAIL,
    REBUILD,
    RETREAT,
    SEA_,
    STEP,
    STRATEGIC,
    STRIDE,
    UPGRADE,
)
from sandtable.games.lastman.rules.refusals import (
    BATTLES_LATER,
    CARD_TOO_EARLY,
    CARDS_LATER,
    DROPS_LATER,
    MOVES_LATER,
    NO_HITS_NOW,
    NO_RETREAT_NOW,
    PASS_LATER,
    PRODUCTION_LATER,
    WEATHER_TOO_EARLY,
)
from sandtable.games.lastman.rules.state import LastMan

# Answers that belong to a phase of their own
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    PASS: PASS_LATER,
    CARD: CARDS_LATER,
    ASSIGN: CARDS_LATER,
    DROP: DROPS_LATER,
    ERSATZ_: NO_HITS_NOW,
    LOSE: NO_HITS_NOW,
    FORT_: NO_HITS_NOW,
    FROM: MOVES_LATER,
    ARMY: MOVES_LATER,
    STEP: MOVES_LATER,
    INTO: MOVES_LATER,
    RAIL: MOVES_LATER,
    STRATEGIC: MOVES_LATER,
    SEA_: MOVES_LATER,
    BOX_: MOVES_LATER,
    BATTLE: BATTLES_LATER,
    FIGHT: BATTLES_LATER,
    RETREAT: NO_RETREAT_NOW,
    BUY: PRODUCTION_LATER,
    REBUILD: PRODUCTION_LATER,
    UPGRADE: PRODUCTION_LATER,
    ENTRENCH: PRODUCTION_LATER,
    FORTIFY: PRODUCTION_LATER,
    CARDS_: PRODUCTION_LATER,
}


def untimely(game: LastMan, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb, card = action - action % STRIDE, action % STRIDE
    if verb == ASSIGN and card < CARD_KINDS and game.turn() < CARD_SINCE[card]:
        return CARD_TOO_EARLY
    if action == CARD + BAD_WEATHER and game.turn() < CARD_SINCE[BAD_WEATHER]:
        return WEATHER_TOO_EARLY
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)
