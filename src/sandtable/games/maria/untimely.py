"""Why something cannot be done now at all: the order of stages and phases, and what answers are
for."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.notation import (
    AT,
    ATTACK,
    CARD,
    CHARLES,
    COMMANDER,
    DISPUTE,
    END_SUBSIDY,
    ENTER,
    FORBID,
    FORCE,
    FORCE_TOGETHER,
    FRANCIS,
    HAND_OVER,
    HOLD,
    HUSSAR,
    KEEP,
    LEAVE,
    LEFT,
    MISSION,
    MOVE,
    OFFER,
    PAY,
    PLACE,
    RECRUIT,
    REDUCE,
    REPLACE,
    RETREAT,
    RETURN,
    RIGHT,
    STEP,
    STOP,
    STRIDE,
    SUBSIDY,
    SUPPLY,
    TAKE,
    TARGET,
    TOGETHER,
    TRUMP,
    TURNS,
    VALUE,
)
from sandtable.games.maria.offers import may_offer, may_reduce
from sandtable.games.maria.refusals import (
    FIGHT_LATER,
    FIGHTS_OVER,
    HUSSARS_LATER,
    MOVES_LATER,
    MOVES_OVER,
    NO_CARD_NOW,
    NO_COMMAND_NOW,
    NO_FORBIDDING_NOW,
    NO_MISSION_NOW,
    NO_OFFER_NOW,
    NO_PAYMENT_NOW,
    NO_RECRUITS_NOW,
    NO_REDUCTION_NOW,
    NO_RETREAT_NOW,
    NO_STEP_NOW,
    NO_TALKS_NOW,
    NO_TOLL_NOW,
    NO_VOTE_NOW,
    POLITICS_LATER,
    STAGE_OF_OTHERS,
)
from sandtable.games.maria.state import Maria
from sandtable.games.maria.tables import POWER_OF
from sandtable.games.maria.turn import BATTLES_, MOVES, SHIFTS, Stage

MOVING: Final = (MOVE, TOGETHER, FORCE, FORCE_TOGETHER, REPLACE, HAND_OVER, DISPUTE)
STEPPING: Final = (STEP, STOP, AT)

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    CARD: NO_CARD_NOW,
    VALUE: NO_CARD_NOW,
    PAY: NO_PAYMENT_NOW,
    SUPPLY: NO_TOLL_NOW,
    HUSSAR: HUSSARS_LATER,
    LEAVE: HUSSARS_LATER,
    COMMANDER: NO_COMMAND_NOW,
    KEEP: NO_COMMAND_NOW,
    RETREAT: NO_RETREAT_NOW,
    TRUMP: POLITICS_LATER,
    PLACE: POLITICS_LATER,
    TAKE: POLITICS_LATER,
    HOLD: POLITICS_LATER,
    LEFT: POLITICS_LATER,
    RIGHT: POLITICS_LATER,
    RECRUIT: NO_RECRUITS_NOW,
    ENTER: NO_RECRUITS_NOW,
    MISSION: NO_MISSION_NOW,
    RETURN: NO_MISSION_NOW,
    FRANCIS: NO_VOTE_NOW,
    CHARLES: NO_VOTE_NOW,
    FORBID: NO_FORBIDDING_NOW,
    SUBSIDY: NO_TALKS_NOW,
    END_SUBSIDY: NO_TALKS_NOW,
    TURNS: NO_TALKS_NOW,
}


def untimely(game: Maria, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % STRIDE
    phase = phase_of(game)
    if verb in MOVING:
        return no_move(game, verb, action % STRIDE, phase)
    if verb in STEPPING:
        return NO_STEP_NOW
    if verb == OFFER:
        refusal = may_offer(game)
        return NO_OFFER_NOW if refusal is ALLOWED else refusal
    if verb == REDUCE:
        refusal = may_reduce(game)
        return NO_REDUCTION_NOW if refusal is ALLOWED else refusal
    if verb in (ATTACK, TARGET):
        return FIGHTS_OVER if phase > BATTLES_ else FIGHT_LATER
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def phase_of(game: Maria) -> int:
    """The phase of the stage that is going on, -1 outside of the three stages (M6.3)."""
    for each in game.stack:
        if isinstance(each, Stage):
            return each.phase - 1
    return -1


def no_move(game: Maria, verb: int, body: int, phase: int) -> Refusal:
    """Pieces move in phase iii of their own stage (M6.3, M12.1)."""
    if phase < 0:
        return MOVES_LATER
    if verb not in (HAND_OVER, DISPUTE) and POWER_OF[body] not in game.powers_of_stage(
        stage_of(game)
    ):
        return STAGE_OF_OTHERS
    return MOVES_OVER if phase >= SHIFTS else MOVES_LATER if phase < MOVES else NO_STEP_NOW


def stage_of(game: Maria) -> int:
    for each in game.stack:
        if isinstance(each, Stage):
            return each.stage
    return -1
