"""Why something cannot be done now at all: the order of the phases, and what each answer is for."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import MOVED, NO_CARD
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules.artillery import Bombardment
from sandtable.games.greatwar.rules.battles import BattlePhase, UnitBattle, why_nobody
from sandtable.games.greatwar.rules.facts import ARTILLERY_BOMBARD, CLOSE_ASSAULT, IS_SECTION_CARD
from sandtable.games.greatwar.rules.movement import MovementPhase, may_exit, why_nobody_moves
from sandtable.games.greatwar.rules.notation import (
    ABANDON,
    ADVANCE,
    ATTACK,
    BUILD,
    CARD,
    CUT,
    DICE_,
    DRAW_,
    DROP,
    DUD,
    EXIT,
    FIRE,
    GUNS,
    IGNORE,
    KEEP,
    MEDAL,
    MOVE_,
    ORDER,
    PLAY,
    REPAIR_,
    RETREAT,
    SECTION,
    SPOT,
    STRIDE,
    STRIKE,
    TARGET,
    TOKENS_,
    UNIT,
)
from sandtable.games.greatwar.rules.opening import Opening
from sandtable.games.greatwar.rules.orders import (
    may_order_any,
    may_order_guns,
    may_order_in_section,
)
from sandtable.games.greatwar.rules.refusals import (
    ADJACENT_ONLY,
    CARD_FIRST,
    COMBAT_NOT_IN_HAND,
    FINISH_FIRST,
    GUNS_FIRST,
    MOVEMENT_FIRST,
    MOVEMENT_OVER,
    NO_ABANDON_NOW,
    NO_ADVANCE_NOW,
    NO_AIM_NOW,
    NO_CHOICE_NOW,
    NO_DROP_NOW,
    NO_FLAG_NOW,
    NO_GUNS_BY_CARD,
    NO_KEEP_NOW,
    NO_MEDAL_NOW,
    NO_REPAIR_NOW,
    NO_RETREAT_NOW,
    NO_SECTION_NOW,
    NO_STRIKE_NOW,
    NO_UNITS_BY_CARD,
    NOT_ORDERED,
    ONE_CARD,
    ONE_COMBAT_CARD,
    ORDERS_FIRST,
    ORDERS_OVER,
    PANIC,
    REPAIR_FIRST,
    TURN_OVER,
)
from sandtable.games.greatwar.rules.retreats import panics
from sandtable.games.greatwar.rules.state import COMBAT_USED, GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import RepairPhase, may_repair
from sandtable.games.greatwar.rules.targets import may_battle
from sandtable.games.greatwar.rules.turn import COMMAND_PHASE, SPY, EndOfTurn, Turn
from sandtable.games.greatwar.rules.windows import out_of_window, why_not_play

IN_PHASES: Final = (UNIT, MOVE_, EXIT, FIRE, ATTACK, CUT, BUILD)
OF_ORDERS: Final = (ORDER, GUNS, SECTION)

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    ABANDON: NO_ABANDON_NOW,
    TARGET: NO_AIM_NOW,
    DICE_: NO_AIM_NOW,
    SPOT: NO_AIM_NOW,
    DUD: NO_AIM_NOW,
    STRIKE: NO_STRIKE_NOW,
    RETREAT: NO_RETREAT_NOW,
    ADVANCE: NO_ADVANCE_NOW,
    KEEP: NO_KEEP_NOW,
    MEDAL: NO_MEDAL_NOW,
    TOKENS_: NO_CHOICE_NOW,
    DRAW_: NO_CHOICE_NOW,
    DROP: NO_DROP_NOW,
}


def untimely(game: GreatWar, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % STRIDE
    bottom = game.stack[0]
    commanding = isinstance(bottom, Turn) and bottom.phase in (SPY, COMMAND_PHASE)
    if verb == PLAY:
        return no_card_now(game, action)
    if verb == CARD:
        return ONE_CARD
    if commanding and (verb in IN_PHASES or verb in OF_ORDERS):
        return CARD_FIRST
    if verb in OF_ORDERS:
        return order_too_late(game, verb, action % STRIDE)
    if verb in IN_PHASES:
        return in_wrong_phase(game, action)
    if verb == REPAIR_:
        return no_repair(game, Hex(action % STRIDE))
    if verb == IGNORE:
        return why_no_flag(game)
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def no_card_now(game: GreatWar, action: int) -> Refusal:
    """It is not the time for this card, whoever holds it: that is for nobody to know."""
    refusal = why_not_play(game, game.answering, action, [])
    if refusal is not COMBAT_NOT_IN_HAND:
        return refusal
    if game.scalars[COMBAT_USED] >> (1 - game.answering) & 1:
        refusal = refusal.beside(ONE_COMBAT_CARD)
    return refusal.beside(out_of_window(action - PLAY))


def order_too_late(game: GreatWar, verb: int, thing: int) -> Refusal:
    """The reason of the card, or else that orders are over."""
    card = game.card()
    by_section = card != NO_CARD and IS_SECTION_CARD[card]
    if verb == SECTION:
        return NO_SECTION_NOW
    if verb == GUNS:
        refusal = may_order_guns(game, thing) if by_section else NO_GUNS_BY_CARD
    elif by_section:
        refusal = may_order_in_section(game, Hex(thing))
    elif card == ARTILLERY_BOMBARD:
        refusal = NO_UNITS_BY_CARD
    elif card == CLOSE_ASSAULT:
        refusal = why_no_assault(game, Hex(thing))
    else:
        refusal = may_order_any(game, Hex(thing))
    return refusal if refusal is not ALLOWED else ORDERS_OVER


def why_no_assault(game: GreatWar, at: Hex) -> Refusal:
    """Close Assault orders whoever is beside an enemy, and nobody else (G21)."""
    apart = game.friend_at(game.active(), at) and not game.meets_enemy(game.active(), at)
    return ADJACENT_ONLY if apart else may_order_any(game, at)


def wrong_phase(game: GreatWar, verb: int) -> Refusal:
    """Orders, repairs, movement, guns, battles, the end of the turn: one after the other (G4)."""
    moves = verb in (MOVE_, EXIT)
    for each in game.stack:
        if isinstance(each, RepairPhase):
            return REPAIR_FIRST
        if isinstance(each, MovementPhase):
            return FINISH_FIRST if moves or verb == UNIT else MOVEMENT_FIRST
        if isinstance(each, Bombardment):
            return MOVEMENT_OVER if moves else GUNS_FIRST
        if isinstance(each, (Opening, BattlePhase)):
            return MOVEMENT_OVER if moves else FINISH_FIRST
        if isinstance(each, EndOfTurn):
            return TURN_OVER
    return ORDERS_FIRST


def in_wrong_phase(game: GreatWar, action: int) -> Refusal:
    """The phase says no, and perhaps the unit that was meant: it goes first when it is too late."""
    phase = wrong_phase(game, action - action % STRIDE)
    unit = why_no_unit(game, action)
    if unit in (ALLOWED, NOT_ASKED_NOW):
        return phase
    late = phase in (MOVEMENT_OVER, TURN_OVER)
    return unit.beside(phase) if late else phase.beside(unit)


def why_no_unit(game: GreatWar, action: int) -> Refusal:
    """What the ordered unit that this seems to be about has against it, whatever the phase."""
    at = Hex(action % STRIDE)
    verb = action - at
    if verb == MOVE_:
        return why_nobody_moves(game, at)
    if verb in (FIRE, ATTACK):
        return why_nobody(game, action)
    if verb == UNIT:
        own = game.friend_at(game.active(), at)
        return may_battle(game, game.unit_at(at)) if own else NOT_ASKED_NOW
    for unit in game.ordered_units():
        if verb == EXIT:
            steps = 1 if game.status(unit) & MOVED else 0
            return may_exit(game, unit, steps)
        return UnitBattle(unit).why_not(game, action)
    return NOT_ORDERED


def no_repair(game: GreatWar, at: Hex) -> Refusal:
    if not game.friend_at(game.active(), at):
        return NO_REPAIR_NOW
    refusal = may_repair(game, game.unit_at(at))
    return NO_REPAIR_NOW if refusal is ALLOWED else refusal.beside(NO_REPAIR_NOW)


def why_no_flag(game: GreatWar) -> Refusal:
    """Nobody is asked how many flags to ignore where a tank spreads panic (G27.4)."""
    for each in game.stack:
        if isinstance(each, Throw) and each.flags:
            if panics(game, each.victim, each.striker, each.way):
                return PANIC
    return NO_FLAG_NOW
