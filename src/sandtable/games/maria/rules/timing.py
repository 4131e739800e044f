"""Why something cannot be done now at all: the order of stages and phases, and what answers are
for."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules.combat import are_enemies
from sandtable.games.maria.rules.facts import POWER_OF, ROADS
from sandtable.games.maria.rules.movement import may_set_out
from sandtable.games.maria.rules.notation import (
    AT,
    ATTACK,
    CARD,
    CHARLES,
    COMMANDER,
    DISPUTE,
    DONE_,
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
    PASS,
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
    TROOPS,
    TRUMP,
    TURNS,
    VALUE,
)
from sandtable.games.maria.rules.offers import may_offer, may_reduce
from sandtable.games.maria.rules.reach import may_enter
from sandtable.games.maria.rules.refusals import (
    FIGHT_LATER,
    FIGHTS_OVER,
    HUSSARS_LATER,
    MOVES_LATER,
    MOVES_OVER,
    NO_CARD_NOW,
    NO_COMMAND_NOW,
    NO_ENEMY_BESIDE,
    NO_EVENT_NOW,
    NO_FORBIDDING_NOW,
    NO_MISSION_NOW,
    NO_OFFER_NOW,
    NO_PAYMENT_NOW,
    NO_PLACING_NOW,
    NO_RECRUITS_NOW,
    NO_REDUCTION_NOW,
    NO_RETREAT_NOW,
    NO_SHIFT_NOW,
    NO_SHIFTING_NOW,
    NO_STEP_NOW,
    NO_SURVIVOR_NOW,
    NO_TALKS_NOW,
    NO_TOLL_NOW,
    NO_TRUMP_NOW,
    NO_VOTE_NOW,
    POLITICS_LATER,
    STAGE_OF_OTHERS,
)
from sandtable.games.maria.rules.state import MOVED, NOBODY, Maria
from sandtable.games.maria.rules.turn import BATTLES_, MOVES, SHIFTS, Stage

MOVING: Final = (MOVE, TOGETHER, FORCE, FORCE_TOGETHER, REPLACE, HAND_OVER, DISPUTE)

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    TROOPS: NO_SHIFT_NOW,
    CARD: NO_CARD_NOW,
    VALUE: NO_CARD_NOW,
    PAY: NO_PAYMENT_NOW,
    SUPPLY: NO_TOLL_NOW,
    HUSSAR: HUSSARS_LATER,
    LEAVE: HUSSARS_LATER,
    COMMANDER: NO_COMMAND_NOW,
    KEEP: NO_SURVIVOR_NOW,
    RETREAT: NO_RETREAT_NOW,
    TRUMP: NO_TRUMP_NOW,
    PLACE: POLITICS_LATER,
    TAKE: NO_EVENT_NOW,
    HOLD: NO_EVENT_NOW,
    LEFT: NO_SHIFTING_NOW,
    RIGHT: NO_SHIFTING_NOW,
    AT: NO_PLACING_NOW,
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

# Answers that do nothing: where one of them is offered, there is a choice
IDLE: Final = (DONE_, PASS, STOP, LEAVE, HOLD)

# What leaves no choice but to answer, besides the rule that asks: by the key of the question
DUTIES: Final[dict[str, tuple[str, ...]]] = {
    "pay": ("M7.7", "M11.9"),
    "supply": ("M11.9",),
    "retreat": ("M16.10", "M17.1"),
    "survivor": ("M9.8",),
    "keep": ("M9.8",),
    "recruit": ("M20.2", "M20.4"),
    "relocate": ("M3.11",),
    "vote": ("M25.1",),
}


def untimely(game: Maria, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % STRIDE
    phase = phase_of(game)
    if verb in (DONE_, PASS):
        return must_answer(game)
    if verb in MOVING:
        return no_move(game, verb, action % STRIDE, phase)
    if verb == STEP:
        return no_step(game, Place(action % STRIDE))
    if verb == STOP:
        return NO_STEP_NOW
    if verb == OFFER:
        refusal = may_offer(game)
        return NO_OFFER_NOW if refusal is ALLOWED else refusal
    if verb == REDUCE:
        refusal = may_reduce(game)
        return NO_REDUCTION_NOW if refusal is ALLOWED else refusal
    if verb in (ATTACK, TARGET):
        return no_fight(game, Place(action % STRIDE), phase)
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def must_answer(game: Maria) -> Refusal:
    """Nobody passes where the rules leave no choice: tolls, retreats, votes."""
    question = game.question()
    if question is None or any(each in question.actions for each in IDLE):
        return NOT_ASKED_NOW
    return Refusal("must-answer", question.rule, DUTIES.get(question.key, ()))


def phase_of(game: Maria) -> int:
    """The phase of the stage that is going on, -1 outside of the three stages (M6.3)."""
    for each in game.stack:
        if isinstance(each, Stage):
            return each.phase - 1
    return -1


def no_move(game: Maria, verb: int, body: int, phase: int) -> Refusal:
    """Pieces move in phase iii of their own stage (M6.3, M12.1); and what else keeps this one.

    A phase in which nobody can move any more ends by itself, so that both may be the reason.
    """
    if phase < 0:
        refusal = MOVES_LATER
    elif verb not in (HAND_OVER, DISPUTE) and POWER_OF[body] not in game.powers_of_stage(
        stage_of(game)
    ):
        refusal = STAGE_OF_OTHERS
    else:
        refusal = MOVES_OVER if phase >= SHIFTS else MOVES_LATER if phase < MOVES else NO_STEP_NOW
    kept = ALLOWED if verb in (HAND_OVER, DISPUTE) else may_set_out(game, verb, body, 0)
    return refusal if kept is ALLOWED else refusal.beside(kept)


def no_step(game: Maria, city: Place) -> Refusal:
    """No march is under way; and what keeps those beside the city, who have marched, out of it."""
    refusal = NO_STEP_NOW
    for near in ROADS.near[city]:
        piece = game.first(near)
        if piece != NOBODY and game.has(piece, MOVED):
            kept = may_enter(game, piece, game.second(near), city)
            refusal = refusal if kept is ALLOWED else refusal.beside(kept)
    return refusal


def no_fight(game: Maria, city: Place, phase: int) -> Refusal:
    """Battles have a phase of their own (M6.3), and none is fought without an enemy beside."""
    refusal = FIGHTS_OVER if phase > BATTLES_ else FIGHT_LATER
    own = game.generals_at(city)
    if any(are_enemies(game, own, game.generals_at(near)) for near in ROADS.near[city]):
        return refusal
    return refusal.beside(NO_ENEMY_BESIDE)


def stage_of(game: Maria) -> int:
    for each in game.stack:
        if isinstance(each, Stage):
            return each.stage
    return -1
