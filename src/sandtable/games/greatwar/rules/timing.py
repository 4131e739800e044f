"""Why something cannot be done now at all: the order of the phases, and what each answer is for."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no, slots, tanks, turn
from sandtable.games.greatwar.rules.artillery import Bombardment
from sandtable.games.greatwar.rules.battles import BattlePhase, UnitBattle, why_nobody
from sandtable.games.greatwar.rules.movement import MovementPhase, may_exit, why_nobody_moves
from sandtable.games.greatwar.rules.opening import Opening
from sandtable.games.greatwar.rules.orders import (
    may_order_any,
    may_order_guns,
    may_order_in_section,
)
from sandtable.games.greatwar.rules.retreats import panics
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.targets import may_battle
from sandtable.games.greatwar.rules.windows import why_not_play

IN_PHASES: Final = (do.UNIT, do.MOVE, do.EXIT, do.FIRE, do.ATTACK, do.CUT, do.BUILD)
OF_ORDERS: Final = (do.ORDER, do.GUNS, do.SECTION)

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.ABANDON: no.NO_ABANDON_NOW,
    do.TARGET: no.NO_AIM_NOW,
    do.DICE: no.NO_AIM_NOW,
    do.SPOT: no.NO_AIM_NOW,
    do.DUD: no.NO_AIM_NOW,
    do.STRIKE: no.NO_STRIKE_NOW,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.ADVANCE: no.NO_ADVANCE_NOW,
    do.KEEP: no.NO_KEEP_NOW,
    do.MEDAL: no.NO_MEDAL_NOW,
    do.TOKENS: no.NO_CHOICE_NOW,
    do.DRAW: no.NO_CHOICE_NOW,
    do.DROP: no.NO_DROP_NOW,
}


def untimely(game: GreatWar, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % do.STRIDE
    bottom = game.stack[0]
    commanding = isinstance(bottom, turn.Turn) and bottom.phase in (turn.SPY, turn.COMMAND_PHASE)
    if verb == do.PLAY:
        return no_card_now(game, action)
    if verb == do.CARD:
        return no.ONE_CARD
    if commanding and (verb in IN_PHASES or verb in OF_ORDERS):
        return no.CARD_FIRST
    if verb in OF_ORDERS:
        return order_too_late(game, verb, action % do.STRIDE)
    if verb in IN_PHASES:
        return in_wrong_phase(game, action)
    if verb == do.REPAIR:
        return no_repair(game, Hex(action % do.STRIDE))
    if verb == do.IGNORE:
        return why_no_flag(game)
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def no_card_now(game: GreatWar, action: int) -> Refusal:
    """It is not the time for this card; whether it is held stays hidden."""
    refusal = why_not_play(game, game.answering, action, [])
    if refusal is not no.COMBAT_NOT_IN_HAND:
        return refusal
    if game.scalars[slots.COMBAT_USED] >> (1 - game.answering) & 1:
        refusal = refusal
    return refusal


def order_too_late(game: GreatWar, verb: int, thing: int) -> Refusal:
    """The reason of the card, or else that orders are over."""
    card = game.card()
    by_section = card != common.NO_CARD and facts.IS_SECTION_CARD[card]
    if verb == do.SECTION:
        return no.NO_SECTION_NOW
    if verb == do.GUNS:
        refusal = may_order_guns(game, thing) if by_section else no.NO_GUNS_BY_CARD
    elif by_section:
        refusal = may_order_in_section(game, Hex(thing))
    elif card == facts.ARTILLERY_BOMBARD:
        refusal = no.NO_UNITS_BY_CARD
    elif card == facts.CLOSE_ASSAULT:
        refusal = why_no_assault(game, Hex(thing))
    else:
        refusal = may_order_any(game, Hex(thing))
    return refusal if refusal is not ALLOWED else no.ORDERS_OVER


def why_no_assault(game: GreatWar, at: Hex) -> Refusal:
    """Close Assault orders the units beside an enemy, and no others (G21)."""
    apart = game.friend_at(game.active(), at) and not game.meets_enemy(game.active(), at)
    return no.ADJACENT_ONLY if apart else may_order_any(game, at)


def wrong_phase(game: GreatWar, verb: int) -> Refusal:
    """Orders, repairs, movement, guns, battles, the end of the turn: one after the other (G4)."""
    moves = verb in (do.MOVE, do.EXIT)
    for each in game.stack:
        if isinstance(each, tanks.RepairPhase):
            return no.REPAIR_FIRST
        if isinstance(each, MovementPhase):
            return no.FINISH_FIRST if moves or verb == do.UNIT else no.MOVEMENT_FIRST
        if isinstance(each, Bombardment):
            return no.MOVEMENT_OVER if moves else no.GUNS_FIRST
        if isinstance(each, (Opening, BattlePhase)):
            return no.MOVEMENT_OVER if moves else no.FINISH_FIRST
        if isinstance(each, turn.EndOfTurn):
            return no.TURN_OVER
    return no.ORDERS_FIRST


def in_wrong_phase(game: GreatWar, action: int) -> Refusal:
    """The phase says no, and perhaps the unit that was meant: it goes first when it is too late."""
    phase = wrong_phase(game, action - action % do.STRIDE)
    unit = why_no_unit(game, action)
    if unit in (ALLOWED, NOT_ASKED_NOW):
        return phase
    late = phase in (no.MOVEMENT_OVER, no.TURN_OVER)
    return unit if late else phase


def why_no_unit(game: GreatWar, action: int) -> Refusal:
    """What the ordered unit that this seems to be about has against it, whatever the phase."""
    at = Hex(action % do.STRIDE)
    verb = action - at
    if verb == do.MOVE:
        return why_nobody_moves(game, at)
    if verb in (do.FIRE, do.ATTACK):
        return why_nobody(game, action)
    if verb == do.UNIT:
        own = game.friend_at(game.active(), at)
        return may_battle(game, game.unit_at(at)) if own else NOT_ASKED_NOW
    for unit in game.ordered_units():
        if verb == do.EXIT:
            steps = 1 if game.status(unit) & common.MOVED else 0
            return may_exit(game, unit, steps)
        return UnitBattle(unit).why_not(game, action)
    return no.NOT_ORDERED


def no_repair(game: GreatWar, at: Hex) -> Refusal:
    if not game.friend_at(game.active(), at):
        return no.NO_REPAIR_NOW
    refusal = tanks.may_repair(game, game.unit_at(at))
    return no.NO_REPAIR_NOW if refusal is ALLOWED else refusal


def why_no_flag(game: GreatWar) -> Refusal:
    """Nobody is asked how many flags to ignore where a tank spreads panic (G27.4)."""
    for each in game.stack:
        if isinstance(each, Throw) and each.flags:
            if panics(game, each.victim, each.striker, each.way):
                return no.PANIC
    return no.NO_FLAG_NOW
