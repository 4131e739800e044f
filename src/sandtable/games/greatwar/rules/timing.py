"""Why something cannot be done now at all: the order of the phases, and what each answer is for.

What would be refused at its own moment too is refused for that; the clock comes after it.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import (
    battles,
    facts,
    notation as do,
    refusals as no,
    slots,
    tanks,
    targets,
    turn,
    unfolding,
    works,
)
from sandtable.games.greatwar.rules.aiming import may_ever_roll
from sandtable.games.greatwar.rules.allowance import (
    hexes_and_battle,
    holds_still,
    idlers,
    may_anybody_enter,
    may_move_unit,
    why_nobody_leaves,
    why_nobody_moves,
)
from sandtable.games.greatwar.rules.artillery import Bombardment, NoMansLand
from sandtable.games.greatwar.rules.movement import March, MovementPhase
from sandtable.games.greatwar.rules.opening import OPENERS, Opening, may_open_with
from sandtable.games.greatwar.rules.orders import (
    PushWhere,
    may_be_ordered,
    may_order_any,
    may_order_guns,
    may_order_in_section,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.takings import may_take, may_take_medal
from sandtable.games.greatwar.rules.windows import may_pay

IN_PHASES: Final = (do.UNIT, do.MOVE, do.EXIT, do.FIRE, do.ATTACK, do.CUT, do.BUILD)
OF_ORDERS: Final = (do.ORDER, do.GUNS, do.SECTION)
OF_GUNS: Final = (do.TARGET, do.DICE)
OF_THE_TURN: Final = (do.CARD, do.REPAIR, do.ABANDON, *IN_PHASES, *OF_ORDERS, *OF_GUNS)

FOR_GUNS: Final = (facts.AERIAL_SPOTTER, facts.DUD_SHELLS)  # not for no-man's-land (G17.5)

# The orders are given, and no battle has begun
BEFORE_BATTLES: Final = (no.REPAIR_FIRST, no.MOVEMENT_FIRST)

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.ABANDON: no.NO_ABANDON_NOW,
    do.SPOT: no.NO_SPOT_NOW,
    do.DUD: no.NO_DUD_NOW,
    do.STRIKE: no.NO_STRIKE_NOW,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.KEEP: no.NO_KEEP_NOW,
    do.MEDAL: no.NO_MEDAL_NOW,
    do.DROP: no.NO_DROP_NOW,
}


# Answers that end something, by the question that they do not end
NO_WAY_OUT: Final[dict[str, Refusal]] = {
    "play-card": no.CARD_IS_PLAYED,
    "retreat": no.MUST_RETREAT,
    "card-or-tokens": no.MUST_CHOOSE,
    "keep-card": no.MUST_KEEP,
    "move-where": no.MOVE_ENDS_FIRST,
    "battle-whom": no.FINISH_FIRST,
    "targeting-dice": no.ONE_DIE_AT_LEAST,
}
ENDINGS: Final[dict[int, Refusal]] = {do.PASS: no.NO_WINDOW_NOW, do.STOP: no.NO_MARCH_NOW}


def untimely(game: GreatWar, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % do.STRIDE
    if verb == do.PLAY:
        return no_card_now(game, action - do.PLAY)
    if verb in OF_THE_TURN and isinstance(game.stack[-1], NoMansLand):
        return before_the_turns(game, action)
    if verb in OF_THE_TURN and game.answering != game.active():
        return no.ENEMY_TURN
    if verb == do.CARD:
        return no_command_now(game, action - do.CARD)
    if verb in OF_ORDERS or verb in IN_PHASES:
        return in_the_turn(game, action)
    if verb == do.REPAIR:
        return no_repair(game, Hex(action % do.STRIDE))
    if verb in OF_GUNS:
        return no_aim(game, action)
    if verb == do.ADVANCE:
        return unfolding.no_advance(game, Hex(action % do.STRIDE))
    top = game.stack[-1]
    if verb == do.RETREAT and isinstance(top, Throw):
        refusal = unfolding.no_retreat_yet(game, top, Hex(action % do.STRIDE))
        first = refusal is ALLOWED  # how many flags are ignored
        return must_answer(game.question()) if first else refusal
    if verb == do.IGNORE:
        return unfolding.why_no_flag(game, action - do.IGNORE)
    if action in (do.DONE, do.PASS, do.STOP, do.HOLD):
        question = game.question()
        key = "" if question is None else question.key
        return NO_WAY_OUT.get(key, ENDINGS.get(action, must_answer(question)))
    if verb in (do.DRAW, do.TOKENS):
        return no_choice(game, verb)
    if action == do.MEDAL and may_take_medal(game, game.active()) is no.NO_MEDAL_BY_COPY:
        return no.NO_MEDAL_BY_COPY
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def must_answer(question: Question | None) -> Refusal:
    """Something else is asked, by the rule of the question."""
    return NOT_ASKED_NOW if question is None else Refusal("must-answer", question.rule)


def before_the_turns(game: GreatWar, action: int) -> Refusal:
    """The ground between the lines is shelled before anybody plays a card (G3.4)."""
    card = action - do.CARD
    if card == action % do.STRIDE and not game.in_hand(game.answering, card):
        return no.NOT_IN_HAND
    refusal = why_never(game, action) if game.answering == game.active() else ALLOWED
    return no.SHELLING_FIRST if refusal is ALLOWED else refusal


# Cards


def no_choice(game: GreatWar, verb: int) -> Refusal:
    """A full hand and an empty pool are no better a little later in the same phase (G20.6)."""
    top = game.stack[-1]
    if isinstance(top, turn.EndOfTurn) and top.step < turn.CHOOSING:
        refusal = may_take(game, game.active(), verb)
        if refusal is not ALLOWED:
            return refusal
    return no.NO_CHOICE_NOW


def no_card_now(game: GreatWar, card: int) -> Refusal:
    """It is not the time for this combat card; one that is not held is no better later."""
    if isinstance(game.stack[-1], NoMansLand) and card in FOR_GUNS:
        return no.NO_CARD_FOR_SHELLING
    refusal = may_pay(game, game.answering, card)
    if refusal is not ALLOWED:
        return refusal
    return no.OF_NO_USE if comes_to_nothing(game, card) else no.NOT_IN_WINDOW


def comes_to_nothing(game: GreatWar, card: int) -> bool:
    """Whether its window is still to come, and the orders of the turn leave it nobody (G20.13)."""
    phase = wrong_phase(game, do.FIRE)
    if card in FOR_GUNS:
        plays = (game.answering == game.active()) == (card == facts.AERIAL_SPOTTER)
        return plays and phase in BEFORE_BATTLES and not game.scalars[slots.AIMED]
    if card not in OPENERS or game.answering != game.active():
        return False
    early = phase in BEFORE_BATTLES or phase is no.GUNS_FIRST
    return early and not may_open_with(game, card)


def no_command_now(game: GreatWar, card: int) -> Refusal:
    """The command card of the turn has been played."""
    if card == facts.FIRST_STRIKE:
        return no.STRIKE_NOT_NOW
    return no.ONE_CARD if game.in_hand(game.active(), card) else no.NOT_IN_HAND


# Orders, moves and battles


def in_the_turn(game: GreatWar, action: int) -> Refusal:
    """Orders, moves and battles at the wrong time."""
    bottom = game.stack[0]
    verb = action - action % do.STRIDE
    if isinstance(bottom, turn.Turn) and bottom.phase in (turn.SPY, turn.COMMAND_PHASE):
        refusal = why_never(game, action)
        return refusal if refusal is not ALLOWED else no.CARD_FIRST
    if verb == do.ORDER and isinstance(game.stack[-1], PushWhere):
        refusal = why_never(game, action)
        return refusal if refusal is not ALLOWED else no.SECTION_FIRST
    if verb in OF_ORDERS:
        return order_too_late(game, verb, action % do.STRIDE)
    return in_wrong_phase(game, action)


def why_never(game: GreatWar, action: int) -> Refusal:
    """What no card of this turn would change."""
    at = Hex(action % do.STRIDE)
    verb = action - at
    if verb == do.ORDER:
        return may_be_ordered(game, at)
    if verb == do.UNIT:
        return own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
    if verb == do.MOVE:
        return may_anybody_enter(game, at)
    if verb in (do.CUT, do.BUILD):
        return works.may_anybody_work(game, verb == do.CUT)
    if verb in (do.FIRE, do.ATTACK):
        return targets.may_aim(game, game.active(), at)
    if verb == do.EXIT and game.field.exit_medals[game.active()] == 0:
        return no.NO_EXIT
    if verb == do.GUNS and game.field.artillery[game.active()] == 0:
        return no.NO_GUNS_IN_RESERVE
    return ALLOWED


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
    if refusal in (no.SECTION_FULL, no.SHARED_ORDER) and has_moved(game):
        return no.ORDERS_OVER  # units count where they stood when the card was played (G6.9)
    return refusal if refusal is not ALLOWED else no.ORDERS_OVER


def has_moved(game: GreatWar) -> bool:
    """Whether an ordered unit has left the hex where it got its order."""
    return any(game.status(unit) & common.MOVED for unit in game.ordered_units())


def why_no_assault(game: GreatWar, at: Hex) -> Refusal:
    """Close Assault orders the units beside an enemy, and no others (G21)."""
    apart = game.friend_at(game.active(), at) and not game.meets_enemy(game.active(), at)
    return no.ADJACENT_ONLY if apart else may_order_any(game, at)


def in_wrong_phase(game: GreatWar, action: int) -> Refusal:
    """What the unit that is meant has against it; if nothing, the phase says no."""
    phase = wrong_phase(game, action - action % do.STRIDE)
    refusal = why_never(game, action)
    if refusal is ALLOWED:
        refusal = why_no_unit(game, action, phase)
        if phase is no.ORDERS_FIRST and refusal.key == no.NOT_ORDERED.key:
            return card_forbids(game, action - action % do.STRIDE)  # its order may still come
    return phase if refusal in (ALLOWED, NOT_ASKED_NOW) else refusal


def card_forbids(game: GreatWar, verb: int) -> Refusal:
    """What the card lets none of the units do that it orders; if nothing, orders come first."""
    moves = verb in (do.MOVE, do.EXIT)
    if moves and holds_still(game):
        return no.CARD_NO_MOVE
    if game.card() == facts.ABOUT_TURN and verb not in (do.MOVE, do.UNIT):
        return no.RUN_NO_EXIT if verb == do.EXIT else no.RUN_NO_BATTLE
    return no.ORDERS_FIRST


def wrong_phase(game: GreatWar, verb: int) -> Refusal:
    """Orders, repairs, movement, guns, battles, the end of the turn: one after the other (G4)."""
    moves = verb in (do.MOVE, do.EXIT)
    for each in game.stack:
        if isinstance(each, tanks.RepairPhase):
            return no.REPAIR_FIRST
        if isinstance(each, MovementPhase):
            return while_moving(game, moves or verb == do.UNIT)
        if isinstance(each, Bombardment):
            return no.MOVEMENT_OVER if moves else no.GUNS_FIRST
        if isinstance(each, (Opening, battles.BattlePhase)):
            return no.MOVEMENT_OVER if moves else while_battling(game)
        if isinstance(each, turn.EndOfTurn):
            return no.TURN_OVER
    return no.ORDERS_FIRST


def while_moving(game: GreatWar, moves: bool) -> Refusal:
    """One unit moves at a time, and before it moves it is named (G7.1)."""
    if not moves:
        return no.MOVEMENT_FIRST
    on_the_way = any(isinstance(each, March) for each in game.stack)
    return no.MOVE_ENDS_FIRST if on_the_way else no.NAME_MOVER_FIRST


def while_battling(game: GreatWar) -> Refusal:
    """One battle is ended before the next, and the unit is named first (G8.1)."""
    who = isinstance(game.stack[-1], battles.BattlePhase)
    return no.NAME_FIGHTER_FIRST if who else no.FINISH_FIRST


def why_no_unit(game: GreatWar, action: int, phase: Refusal) -> Refusal:
    """What the ordered unit that this seems to be about has against it, whatever the phase."""
    at = Hex(action % do.STRIDE)
    verb = action - at
    if verb == do.MOVE:
        return why_nobody_moves(game, at)
    if verb == do.EXIT:
        return why_nobody_leaves(game)
    early = phase in (no.ORDERS_FIRST, no.REPAIR_FIRST, no.MOVEMENT_FIRST)
    if verb == do.UNIT:
        unit = game.unit_at(at)
        moves = early or phase in (no.MOVE_ENDS_FIRST, no.NAME_MOVER_FIRST)
        return may_move_unit(game, unit) if moves else battles.why_idle(game, unit)
    if verb not in (do.FIRE, do.ATTACK):
        return battles.why_no_work(game, action)
    units = game.ordered_units()
    if phase is no.ORDERS_FIRST:
        units += idlers(game)
    if early and any(may_come_near(game, unit, action) for unit in units):
        return ALLOWED  # a move may still change it
    refusal = battles.why_nobody(game, action)
    return unfolding.no_bonus_yet(game, at) if refusal is no.BATTLED_ALREADY else refusal


def may_come_near(game: GreatWar, unit: Unit, action: int) -> bool:
    """Whether a unit may still move, be freed or ordered, and could attack this target then."""
    if game.card() == facts.ABOUT_TURN:
        return False
    on_the_way = any(isinstance(each, March) and each.unit == unit for each in game.stack)
    able = may_move_unit(game, unit) in (ALLOWED, no.NOT_ORDERED) or on_the_way
    if not able and tanks.may_repair(game, unit) is not ALLOWED:
        return False
    at = Hex(action % do.STRIDE)
    reach = facts.RANGE[game.kind(unit)] if action - at == do.FIRE else 1
    away = facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at]
    return away <= reach + hexes_and_battle(game, unit)


# Repair and guns


def no_repair(game: GreatWar, at: Hex) -> Refusal:
    """What the tank has against it, or else that repairs are tried at another moment (G6.6)."""
    refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
    if refusal is ALLOWED:
        refusal = tanks.may_repair(game, game.unit_at(at))
    top = game.stack[-1]
    if refusal is ALLOWED and isinstance(top, tanks.Repair):
        return game.of_unit(no.REPAIR_UNDER_WAY, top.tank)
    if refusal is no.REPAIR_NEEDS_ORDER and wrong_phase(game, do.REPAIR) is not no.ORDERS_FIRST:
        return refusal  # no order can come any more
    return no.NO_REPAIR_NOW if refusal in (ALLOWED, no.REPAIR_NEEDS_ORDER) else refusal


def no_aim(game: GreatWar, action: int) -> Refusal:
    """No target and no dice are chosen now: for a repair, or for guns without an order."""
    number = action % do.STRIDE
    verb = action - number
    top = game.stack[-1]
    if verb == do.DICE and isinstance(top, tanks.Repair):
        return game.of_unit(no.ONE_ATTEMPT, top.tank)  # which has just failed
    if verb == do.DICE and isinstance(top, tanks.RepairPhase):
        return no.TOO_MANY_DICE if number > tanks.MOST_BOUGHT else no.NAME_TANK_FIRST
    if game.field.artillery[game.active()] == 0:
        return no.NO_GUNS_IN_RESERVE
    if not game.scalars[slots.AIMED]:
        return no.GUNS_NOT_ORDERED
    phase = no.GUNS_LATER
    for each in game.stack:
        if isinstance(each, Bombardment):
            phase = no.TARGET_FIRST if verb == do.DICE and each.target < 0 else no.TARGET_CHOSEN
        if isinstance(each, (Opening, battles.BattlePhase, turn.EndOfTurn)):
            phase = no.GUNS_HAVE_FIRED
    if verb == do.DICE and phase in (no.GUNS_LATER, no.TARGET_FIRST):
        refusal = may_ever_roll(game, game.active(), number)
        return phase if refusal is ALLOWED else refusal
    return phase
