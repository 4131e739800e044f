"""Why something cannot be done now at all: the order of the phases, and what each answer is for.

What would be refused at the right moment too is refused for that; only then does the moment count.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import own_unit
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import combat, notation as do, refusals as no, turn
from sandtable.games.napoleonics.rules.field import LEADERS
from sandtable.games.napoleonics.rules.late_orders import why_no_leader_order, why_no_order
from sandtable.games.napoleonics.rules.leader_moves import why_leader_stays
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.movement import MovementPhase
from sandtable.games.napoleonics.rules.orders import own_leader
from sandtable.games.napoleonics.rules.squares import may_leave_square
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike
from sandtable.games.napoleonics.rules.tactics import ManoeuvreChoice, MarchOrders
from sandtable.games.napoleonics.rules.terrain import closed_reason

# What the player whose turn it is does, phase by phase
TURN: Final = (
    do.CARD, do.ORDER, do.LEADER, do.UNIT, do.MOVE, do.EXIT, do.LEAVE, do.FIRE, do.ATTACK,
)  # fmt: skip

BATTLES: Final = (do.UNIT, do.FIRE, do.ATTACK)

# Answers that a rule asks for at one moment only
OFFERED: Final[dict[int, Refusal]] = {
    do.ADVANCE: no.NO_ADVANCE_NOW,
    do.IGNORE: no.NO_FLAG_NOW,
    do.STRIKE: no.NO_STRIKE_NOW,
    do.BACK: no.NO_BACK_NOW,
    do.RETIRE: no.NO_RETIRE_NOW,
    do.SQUARE: no.NO_SQUARE_NOW,
    do.SUPPORT: no.NO_SUPPORT_NOW,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.STOP: no.NO_STOP_NOW,
    do.LEAVE: no.NO_LEAVE_NOW,
    do.SECTION: no.ONLY_MARCH,
    do.RALLY: no.ONLY_RALLY,
    do.SUPPLY: no.ONLY_SUPPLY,
    do.PLACE: no.ONLY_SUPPLY,
    do.KEEP: no.KEEP_NO_SCOUT,
    do.MANOEUVRE: no.ONLY_MANOEUVRE,
    do.NORMAL: no.ONLY_MANOEUVRE,
}


def untimely(game: Napoleonics, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb = action - action % do.STRIDE
    if verb in TURN:
        if verb in BATTLES and any(isinstance(each, (Melee, Strike)) for each in game.stack):
            return no.FINISH_FIRST  # N4.2
        if game.answering != game.active():
            return no.OTHERS_TURN
        if isinstance(game.stack[-1], turn.KeepOne) or retreats_here(game, action):
            return must_answer(game)
        refusal = never(game, verb, Hex(action % do.STRIDE))
        return refusal if refusal is not ALLOWED else wrong_phase(game, verb, action)
    if verb == do.RETREAT and isinstance(game.stack[-1], Strike):
        return must_answer(game)  # how many flags are ignored comes first
    if verb == do.SUPPORT and game.answering != game.active():
        return no.SUPPORT_ATTACKER
    if verb in OFFERED:
        return OFFERED[verb]
    return must_answer(game)  # `done`, `hold` and `stand`


def retreats_here(game: Napoleonics, action: int) -> bool:
    """Whether the leader that is named is on his way back, and passes this hex (N16.1)."""
    top = game.stack[-1]
    if not isinstance(top, LeaderRetreat):
        return False
    return action == do.LEADER + game.leader_hex(top.leader)


def must_answer(game: Napoleonics) -> Refusal:
    """Something else is asked, by the rule of the question."""
    question = game.question()
    return Refusal("must-answer", question.rule) if question is not None else NOT_ASKED_NOW


def never(game: Napoleonics, verb: int, at: Hex) -> Refusal:
    """What speaks against it at the right moment of this turn too, whatever is ordered."""
    if verb in (do.ORDER, do.UNIT, do.LEAVE):
        refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
        if refusal is ALLOWED and verb == do.LEAVE and not game.in_square(game.unit_at(at)):
            return no.NOT_IN_SQUARE
        return refusal
    if verb == do.LEADER:
        return own_leader(game, at)
    seat = game.active()
    enemy = game.enemy_at(seat, at)
    lone = game.lone_leader_at(1 - seat, at)
    if verb == do.MOVE:
        return no.ENEMY_THERE if enemy or lone else closed_reason(game, LEADERS, at)
    if verb == do.FIRE and lone:
        return no.LONE_LEADER_NO_FIRE
    if verb in (do.FIRE, do.ATTACK) and not enemy and not lone:
        return no.NO_ENEMY_THERE
    if verb == do.EXIT and game.field.exit_row[seat] < 0 and not game.field.leader_exit:
        return no.NO_EXIT
    return ALLOWED


def wrong_phase(game: Napoleonics, verb: int, action: int) -> Refusal:
    """Card, orders, movement, combat, one battle after the other (N4)."""
    at = Hex(action % do.STRIDE)
    bottom = game.stack[0]
    commanding = isinstance(bottom, turn.Turn) and bottom.phase == turn.COMMAND_PHASE
    if verb == do.CARD:
        return no.ONE_CARD if game.in_hand(game.active(), at) else no.NOT_IN_HAND
    if commanding:
        return no.CARD_FIRST
    phases = [each for each in game.stack if isinstance(each, (MovementPhase, combat.CombatPhase))]
    if verb == do.ORDER or (verb == do.LEADER and not phases):
        return order_not_asked(game, verb, at)
    if not phases:
        return no.ORDERS_FIRST
    fights = verb in (do.FIRE, do.ATTACK)
    if fights and game.ordered_leaders() and not game.ordered_units():
        return no.LEADER_ALONE
    if isinstance(phases[0], MovementPhase):
        return no.MOVEMENT_FIRST if fights else no.FINISH_MOVE
    return movement_over(game, verb, at)


def order_not_asked(game: Napoleonics, verb: int, at: Hex) -> Refusal:
    """An order while the card asks for something else, or after the last of them."""
    top = game.stack[-1]
    if isinstance(top, MarchOrders) and verb == do.ORDER:
        infantry = game.is_infantry(game.unit_at(at))
        return no.MARCH_SECTION if infantry else no.MARCH_INFANTRY
    if isinstance(top, ManoeuvreChoice):
        return no.MANOEUVRE_CHOICE
    refusal = why_no_order(game, at) if verb == do.ORDER else why_no_leader_order(game, at)
    return refusal if refusal is not ALLOWED else no.ORDERS_OVER


def movement_over(game: Napoleonics, verb: int, at: Hex) -> Refusal:
    """In the combat: what could not be done in the movement either, or that it is over (N4.1)."""
    if verb == do.LEADER:
        refusal = why_leader_stays(game, at)
        return no.MOVEMENT_OVER if refusal is ALLOWED else refusal
    if verb == do.LEAVE:
        refusal = may_leave_square(game, game.unit_at(at))
        return no.MOVEMENT_OVER if refusal is ALLOWED else refusal
    return no.MOVEMENT_OVER if verb in (do.MOVE, do.EXIT) else no.FINISH_FIRST
