"""Why something cannot be done now at all: the order of the phases, and what each answer is for."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import combat, notation as do, refusals as no, turn
from sandtable.games.napoleonics.rules.movement import MovementPhase
from sandtable.games.napoleonics.rules.orders import why_no_leader_order, why_no_order
from sandtable.games.napoleonics.rules.state import Napoleonics


def untimely(game: Napoleonics, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % do.STRIDE
    bottom = game.stack[0]
    commanding = isinstance(bottom, turn.Turn) and bottom.phase == turn.COMMAND_PHASE
    if verb == do.CARD:
        return no.ONE_CARD
    if verb in (do.ORDER, do.LEADER, do.UNIT, do.MOVE, do.EXIT, do.FIRE, do.ATTACK) and commanding:
        return no.CARD_FIRST
    if verb in (do.ORDER, do.LEADER):
        return order_too_late(game, verb, Hex(action % do.STRIDE))
    if verb in (do.UNIT, do.MOVE, do.EXIT, do.FIRE, do.ATTACK):
        return wrong_phase(game, verb)
    return only_when_offered(verb)


def order_too_late(game: Napoleonics, verb: int, at: Hex) -> Refusal:
    refusal = why_no_order(game, at) if verb == do.ORDER else why_no_leader_order(game, at)
    return refusal if refusal is not ALLOWED else no.ORDERS_OVER


def wrong_phase(game: Napoleonics, verb: int) -> Refusal:
    """Orders, then movement, then combat, one battle after the other (N4)."""
    phases = [each for each in game.stack if isinstance(each, (MovementPhase, combat.CombatPhase))]
    if not phases:
        return no.ORDERS_FIRST
    if verb in (do.FIRE, do.ATTACK) and game.ordered_leaders() and not game.ordered_units():
        return no.LEADER_ALONE
    if isinstance(phases[0], MovementPhase):
        return no.MOVEMENT_FIRST
    return no.MOVEMENT_OVER if verb in (do.MOVE, do.EXIT) else no.FINISH_FIRST


def only_when_offered(verb: int) -> Refusal:
    """Answers that a rule offers at one moment only."""
    if verb == do.ADVANCE:
        return no.NO_ADVANCE_NOW
    if verb == do.IGNORE:
        return no.NO_FLAG_NOW
    if verb == do.STRIKE:
        return no.NO_STRIKE_NOW
    if verb == do.BACK:
        return no.NO_BACK_NOW
    if verb == do.RETIRE:
        return no.NO_RETIRE_NOW
    if verb == do.SQUARE:
        return no.NO_SQUARE_NOW
    if verb == do.SUPPORT:
        return no.NO_SUPPORT_NOW
    if verb in (do.RETREAT, do.STOP):
        return no.NO_RETREAT_NOW
    return no.NO_LEAVE_NOW if verb == do.LEAVE else NOT_ASKED_NOW
