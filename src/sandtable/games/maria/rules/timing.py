"""Why something cannot be done now at all: the order of stages and phases, and what answers are
for."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots, turn
from sandtable.games.maria.rules.combat import are_enemies
from sandtable.games.maria.rules.movement import may_set_out
from sandtable.games.maria.rules.offers import may_offer, may_reduce
from sandtable.games.maria.rules.reach import may_enter
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.turn import Stage

MOVING: Final = (
    do.MOVE, do.TOGETHER, do.FORCE, do.FORCE_TOGETHER, do.REPLACE, do.HAND_OVER, do.DISPUTE,
)  # fmt: skip

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.TROOPS: no.NO_SHIFT_NOW,
    do.CARD: no.NO_CARD_NOW,
    do.VALUE: no.NO_CARD_NOW,
    do.PAY: no.NO_PAYMENT_NOW,
    do.SUPPLY: no.NO_TOLL_NOW,
    do.HUSSAR: no.HUSSARS_LATER,
    do.LEAVE: no.HUSSARS_LATER,
    do.COMMANDER: no.NO_COMMAND_NOW,
    do.KEEP: no.NO_SURVIVOR_NOW,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.TRUMP: no.NO_TRUMP_NOW,
    do.PLACE: no.POLITICS_LATER,
    do.TAKE: no.NO_EVENT_NOW,
    do.HOLD: no.NO_EVENT_NOW,
    do.LEFT: no.NO_SHIFTING_NOW,
    do.RIGHT: no.NO_SHIFTING_NOW,
    do.AT: no.NO_PLACING_NOW,
    do.RECRUIT: no.NO_RECRUITS_NOW,
    do.ENTER: no.NO_RECRUITS_NOW,
    do.MISSION: no.NO_MISSION_NOW,
    do.RETURN: no.NO_MISSION_NOW,
    do.FRANCIS: no.NO_VOTE_NOW,
    do.CHARLES: no.NO_VOTE_NOW,
    do.FORBID: no.NO_FORBIDDING_NOW,
    do.SUBSIDY: no.NO_TALKS_NOW,
    do.END_SUBSIDY: no.NO_TALKS_NOW,
    do.TURNS: no.NO_TALKS_NOW,
}

# Answers that do nothing: where one of them is offered, there is a choice
IDLE: Final = (do.DONE, do.PASS, do.STOP, do.LEAVE, do.HOLD)

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
    verb = action - action % do.STRIDE
    phase = phase_of(game)
    if verb in (do.DONE, do.PASS):
        return must_answer(game)
    if verb in MOVING:
        return no_move(game, verb, action % do.STRIDE, phase)
    if verb == do.STEP:
        return no_step(game, Place(action % do.STRIDE))
    if verb == do.STOP:
        return no.NO_STEP_NOW
    if verb == do.OFFER:
        refusal = may_offer(game)
        return no.NO_OFFER_NOW if refusal is ALLOWED else refusal
    if verb == do.REDUCE:
        refusal = may_reduce(game)
        return no.NO_REDUCTION_NOW if refusal is ALLOWED else refusal
    if verb in (do.ATTACK, do.TARGET):
        return no_fight(game, Place(action % do.STRIDE), phase)
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def must_answer(game: Maria) -> Refusal:
    """Nobody passes where the rules leave no choice: tolls, retreats, votes."""
    question = game.question()
    if question is None or any(each in question.actions for each in IDLE):
        return NOT_ASKED_NOW
    return Refusal("must-answer", question.rule)


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
        refusal = no.MOVES_LATER
    elif verb not in (do.HAND_OVER, do.DISPUTE) and facts.POWER_OF[
        body
    ] not in game.powers_of_stage(stage_of(game)):
        refusal = no.STAGE_OF_OTHERS
    else:
        refusal = (
            no.MOVES_OVER
            if phase >= turn.SHIFTS
            else no.MOVES_LATER
            if phase < turn.MOVES
            else no.NO_STEP_NOW
        )
    kept = ALLOWED if verb in (do.HAND_OVER, do.DISPUTE) else may_set_out(game, verb, body, 0)
    return refusal if kept is ALLOWED else refusal


def no_step(game: Maria, city: Place) -> Refusal:
    """No march is under way; and what keeps those beside the city, who have marched, out of it."""
    refusal = no.NO_STEP_NOW
    for near in facts.ROADS.near[city]:
        piece = game.first(near)
        if piece != slots.NOBODY and game.has(piece, slots.MOVED):
            kept = may_enter(game, piece, game.second(near), city)
            refusal = refusal if kept is ALLOWED else refusal
    return refusal


def no_fight(game: Maria, city: Place, phase: int) -> Refusal:
    """Battles have a phase of their own (M6.3), and none is fought without an enemy beside."""
    refusal = no.FIGHTS_OVER if phase > turn.BATTLES else no.FIGHT_LATER
    own = game.generals_at(city)
    if any(are_enemies(game, own, game.generals_at(near)) for near in facts.ROADS.near[city]):
        return refusal
    return refusal


def stage_of(game: Maria) -> int:
    for each in game.stack:
        if isinstance(each, Stage):
            return each.stage
    return -1
