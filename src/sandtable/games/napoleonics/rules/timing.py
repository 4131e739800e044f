"""Why something cannot be done now at all: the order of the phases, and what each answer is for.

What would be refused at the right moment too is refused for that; only then does the moment count.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, NOT_YOUR_QUESTION, Refusal
from sandtable.games.napoleonics.rules import (
    cards,
    combat,
    facts,
    notation as do,
    refusals as no,
    turn,
    unfolding,
    withheld,
)
from sandtable.games.napoleonics.rules.field import LEADERS
from sandtable.games.napoleonics.rules.late_orders import why_no_leader_order, why_no_order
from sandtable.games.napoleonics.rules.leader_moves import why_leader_stays
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.movement import (
    MovementPhase,
    may_move_unit,
    why_nobody_moves,
)
from sandtable.games.napoleonics.rules.notes import of_unit
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

# What one side would do of which the other may be asked next
OF_ONE: Final = (
    do.ORDER, do.LEADER, do.RALLY, do.RETIRE, do.SQUARE, do.STRIKE, do.RETREAT, do.STOP, do.EXIT,
    do.SUPPORT,
)  # fmt: skip

# Reasons of those who have used their move, or have no order for one
MOVED: Final = ("moved-already", "leader-moved", "not-ordered", "same-hex")

# Reasons for no battle that end when a unit between or beside is driven off
CHANGING: Final = {no.ADJACENT_NO_FIRE.key} | {each.key for each in combat.HIDDEN}

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
        if game.answering != game.active():
            return no.OTHERS_TURN
        if isinstance(game.stack[-1], turn.KeepOne) or retreats_here(game, action):
            return must_answer(game)
        refusal = never(game, verb, Hex(action % do.STRIDE))
        return refusal if refusal is not ALLOWED else wrong_phase(game, verb, action)
    top = game.stack[-1]
    if verb == do.RETREAT and isinstance(top, Strike):
        refusal = unfolding.no_retreat_yet(game, top, Hex(action % do.STRIDE))
        return must_answer(game) if refusal is ALLOWED else refusal  # first the flags ignored
    if verb == do.SUPPORT and game.answering != game.active():
        return no.SUPPORT_ATTACKER
    if verb in OFFERED:
        refusal = unfolding.settled(game, verb)
        return OFFERED[verb] if refusal is NOT_ASKED_NOW else refusal
    return must_answer(game)  # `done`, `hold` and `stand`


def of_active(game: Napoleonics, action: int) -> bool:
    """Whether what is named can only be meant for the player whose turn it is."""
    at = Hex(action % do.STRIDE)
    verb = action - at
    seat = game.active()
    if verb in (do.FIRE, do.ATTACK):
        return not game.friend_at(seat, at) and not game.lone_leader_at(seat, at)
    if verb in (do.ORDER, do.UNIT, do.LEAVE):
        return game.friend_at(seat, at)
    return verb == do.LEADER and own_leader(game, at) is ALLOWED


def why_unasked(game: Napoleonics, action: int, seat: int) -> Refusal:
    """The reason for a player who is not asked: it was withheld, or it is not the turn (N4.3)."""
    refusal = game.why_withheld(action, seat)
    verb = action - action % do.STRIDE
    if refusal is NOT_ASKED_NOW and verb in TURN and seat != game.active():
        return no.OTHERS_TURN
    if refusal is NOT_ASKED_NOW and (verb in TURN or verb in OFFERED):
        game.answering = seat
        refusal = untimely(game, action)
    waits = refusal is NOT_ASKED_NOW or refusal.key == "must-answer"
    return NOT_YOUR_QUESTION if waits else refusal


def doer(game: Napoleonics, action: int) -> int:
    """The seat that an action is meant for: where the other was not asked for it, the other."""
    asked = game.asked[0].seat
    verb = action - action % do.STRIDE
    refusal = game.why_withheld(action, asked)
    told = game.why_withheld(action, 1 - asked)
    vague = refusal is NOT_ASKED_NOW or refusal in withheld.OF_OTHERS
    if verb in OF_ONE and vague and told is not NOT_ASKED_NOW:
        return 1 - asked
    return game.active() if verb in TURN and of_active(game, action) else asked


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
        if refusal is ALLOWED and verb == do.LEAVE:
            closed = may_leave_square(game, game.unit_at(at))
            ordered = closed is no.NOT_ORDERED or closed is ALLOWED
            return ALLOWED if ordered else of_unit(game, closed, game.unit_at(at))
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
        refusal = card_forbids(game, verb)
        return no.ORDERS_FIRST if refusal is ALLOWED else refusal
    if verb == do.UNIT:
        return another_unit(game, game.unit_at(at), isinstance(phases[0], MovementPhase))
    fights = verb in (do.FIRE, do.ATTACK)
    if fights and game.ordered_leaders() and not game.ordered_units():
        return why_leaders_only(game, action)
    if isinstance(phases[0], MovementPhase):
        return before_battles(game, action) if fights else no.FINISH_MOVE
    return movement_over(game, action)


def before_battles(game: Napoleonics, action: int) -> Refusal:
    """Movement comes first (N4.1), unless no move brings anybody near enough to the target."""
    if any(may_come_near(game, unit, action) for unit in game.ordered_units()):
        return no.MOVEMENT_FIRST
    refusal = combat.why_nobody_battles(game, action)
    return no.MOVEMENT_FIRST if refusal is NOT_ASKED_NOW else refusal


def may_come_near(game: Napoleonics, unit: Unit, action: int) -> bool:
    """Whether a unit may have this target in range, or beside it, when the moves are over."""
    at = Hex(action % do.STRIDE)
    reach = facts.RANGE[game.kind(unit)] if action - at == do.FIRE else 1
    steps = cards.hexes_to_move(game, unit) if may_move_unit(game, unit) is ALLOWED else 0
    away = facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at]
    return reach > 0 and away <= reach + steps


def card_forbids(game: Napoleonics, verb: int) -> Refusal:
    """What the card lets nobody do, whomever it orders."""
    if game.card() == facts.SHORT_SUPPLY:
        return no.SUPPLY_NO_ORDERS
    if verb in (do.MOVE, do.EXIT):
        return cards.card_lets_move(game)
    if verb not in (do.FIRE, do.ATTACK) or isinstance(game.stack[-1], ManoeuvreChoice):
        return ALLOWED
    if game.card() == facts.GRANDE_MANOEUVRE:
        return no.MANOEUVRE_NO_BATTLE
    return cards.card_lets_fire(game) if verb == do.FIRE else cards.card_lets_melee(game)


def another_unit(game: Napoleonics, unit: Unit, moving: bool) -> Refusal:
    """A unit is named while another moves or battles (N4.2, N7.1), if it has its turn at all."""
    if moving:
        refusal = may_move_unit(game, unit)
        return no.FINISH_MOVE if refusal is ALLOWED else of_unit(game, refusal, unit)
    refusal = ALLOWED if battles_now(game, unit) else combat.why_tired(game, unit)
    return no.FINISH_FIRST if refusal is ALLOWED else refusal


def after_this(game: Napoleonics, action: int) -> Refusal:
    """What keeps everybody from another battle, unless the one that goes on may change it."""
    if unfolding.may_ride_on(game):
        return no.FINISH_FIRST  # N4.2; there may be a bonus melee
    refusal = combat.why_nobody_battles(game, action)
    waits = refusal is NOT_ASKED_NOW or refusal.key in CHANGING
    return no.FINISH_FIRST if waits else refusal


def battles_now(game: Napoleonics, unit: Unit) -> bool:
    """Whether the battle that is going on is this unit's."""
    return any(
        (isinstance(each, Melee) and each.attacker == unit)
        or (isinstance(each, Strike) and each.striker == unit)
        for each in game.stack
    )


def why_leaders_only(game: Napoleonics, action: int) -> Refusal:
    """Only leaders have orders: the nearest is alone (N8.8), or a unit has none (N6.1).

    That is the one that could battle so, or else the nearest leader's.
    """
    row = action % do.STRIDE * facts.HEXES
    leaders = game.ordered_leaders()
    here = min(map(game.leader_hex, leaders), key=lambda each: facts.GRID.distances[row + each])
    unit = game.unit_at(here)
    if unit < 0:
        return no.LEADER_ALONE
    return combat.for_idler(game, action, of_unit(game, no.NOT_ORDERED, unit))


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


def movement_over(game: Napoleonics, action: int) -> Refusal:
    """In the combat: what could not be done in the movement either, or that it is over (N4.1)."""
    at = Hex(action % do.STRIDE)
    verb = action - at
    if verb in (do.MOVE, do.EXIT):
        refusal = why_nobody_moves(game, action)
        late = refusal is NOT_ASKED_NOW or refusal.key in MOVED
        joined = refusal.key == no.LEADER_HAS_JOINED.key
        passes = joined and isinstance(game.stack[-1], LeaderRetreat)  # through the unit's hex
        return no.MOVEMENT_OVER if late or passes else refusal
    if verb == do.LEADER:
        refusal = why_leader_stays(game, at)
        return no.MOVEMENT_OVER if refusal is ALLOWED else refusal
    if verb == do.LEAVE:
        refusal = may_leave_square(game, game.unit_at(at))
        return no.MOVEMENT_OVER if refusal is ALLOWED else refusal
    return after_this(game, action)
