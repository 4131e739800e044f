"""Why something cannot be done now at all: the order of the phases, and what each answer is for."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules.combat import CombatPhase
from sandtable.games.napoleonics.rules.movement import MovementPhase
from sandtable.games.napoleonics.rules.notation import (
    ADVANCE,
    ATTACK,
    BACK,
    CARD,
    EXIT,
    FIRE,
    IGNORE,
    LEADER,
    LEAVE,
    MOVE,
    ORDER,
    RETIRE,
    RETREAT,
    SQUARE,
    STOP,
    STRIDE,
    STRIKE,
    SUPPORT,
    UNIT,
)
from sandtable.games.napoleonics.rules.orders import why_no_leader_order, why_no_order
from sandtable.games.napoleonics.rules.refusals import (
    CARD_FIRST,
    FINISH_FIRST,
    LEADER_ALONE,
    MOVEMENT_FIRST,
    MOVEMENT_OVER,
    NO_ADVANCE_NOW,
    NO_BACK_NOW,
    NO_FLAG_NOW,
    NO_LEAVE_NOW,
    NO_RETIRE_NOW,
    NO_RETREAT_NOW,
    NO_SQUARE_NOW,
    NO_STRIKE_NOW,
    NO_SUPPORT_NOW,
    ONE_CARD,
    ORDERS_FIRST,
    ORDERS_OVER,
)
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.turn import COMMAND_PHASE, Turn


def untimely(game: Napoleonics, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % STRIDE
    bottom = game.stack[0]
    commanding = isinstance(bottom, Turn) and bottom.phase == COMMAND_PHASE
    if verb == CARD:
        return ONE_CARD
    if verb in (ORDER, LEADER, UNIT, MOVE, EXIT, FIRE, ATTACK) and commanding:
        return CARD_FIRST
    if verb in (ORDER, LEADER):
        return order_too_late(game, verb, Hex(action % STRIDE))
    if verb in (UNIT, MOVE, EXIT, FIRE, ATTACK):
        return wrong_phase(game, verb)
    return only_when_offered(verb)


def order_too_late(game: Napoleonics, verb: int, at: Hex) -> Refusal:
    refusal = why_no_order(game, at) if verb == ORDER else why_no_leader_order(game, at)
    return refusal if refusal is not ALLOWED else ORDERS_OVER


def wrong_phase(game: Napoleonics, verb: int) -> Refusal:
    """Orders, then movement, then combat, one battle after the other (N4)."""
    phases = [each for each in game.stack if isinstance(each, (MovementPhase, CombatPhase))]
    if not phases:
        return ORDERS_FIRST
    if verb in (FIRE, ATTACK) and game.ordered_leaders() and not game.ordered_units():
        return LEADER_ALONE
    if isinstance(phases[0], MovementPhase):
        return MOVEMENT_FIRST
    return MOVEMENT_OVER if verb in (MOVE, EXIT) else FINISH_FIRST


def only_when_offered(verb: int) -> Refusal:
    """Answers that a rule offers at one moment only."""
    if verb == ADVANCE:
        return NO_ADVANCE_NOW
    if verb == IGNORE:
        return NO_FLAG_NOW
    if verb == STRIKE:
        return NO_STRIKE_NOW
    if verb == BACK:
        return NO_BACK_NOW
    if verb == RETIRE:
        return NO_RETIRE_NOW
    if verb == SQUARE:
        return NO_SQUARE_NOW
    if verb == SUPPORT:
        return NO_SUPPORT_NOW
    if verb in (RETREAT, STOP):
        return NO_RETREAT_NOW
    return NO_LEAVE_NOW if verb == LEAVE else NOT_ASKED_NOW
