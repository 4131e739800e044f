"""Advice on every question of the game: what each offered action is worth."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.question import Question
from sandtable.games.napoleonics.bots import answers, generals, hand, plans, values
from sandtable.games.napoleonics.bots.outlook import Outlook, outlook_for
from sandtable.games.napoleonics.rules import combat, facts, leader_moves, leaders, notation as do
from sandtable.games.napoleonics.rules.melee import GUNS_JOIN, RESPOND, Melee
from sandtable.games.napoleonics.rules.movement import MovementPhase, UnitMove
from sandtable.games.napoleonics.rules.reach import NOTHING_WAIVED, reach
from sandtable.games.napoleonics.rules.retire import Retiring
from sandtable.games.napoleonics.rules.retreats import Retreat
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike
from sandtable.games.napoleonics.rules.tactics import ShortSupply


def advise(game: Napoleonics, question: Question, simple: bool) -> list[float]:
    """The worth of each action to the seat that is asked, in banners; if simple, in hits."""
    view = outlook_for(game, question.seat, simple)
    top = game.stack[-1]
    if isinstance(top, UnitMove):
        return move_values(game, top.unit, question.actions, view)
    return [worth_of(game, action, view) for action in question.actions]


def move_values(game: Napoleonics, unit: Unit, actions: list[int], view: Outlook) -> list[float]:
    steps = reach(game, unit, NOTHING_WAIVED)
    values: list[float] = []
    for action in actions:
        if action == do.EXIT:
            values.append(plans.exit_worth(game, unit, view))
        else:
            at = Hex(action - do.MOVE)
            values.append(plans.move_worth(game, unit, at, steps[at], view))
    return values


def worth_of(game: Napoleonics, action: int, view: Outlook) -> float:
    """One action, by the procedure that asks."""
    top = game.stack[-1]
    at = Hex(action % do.STRIDE)
    if isinstance(top, Melee):
        return melee_answer(game, top, action, view)
    if isinstance(top, combat.Battle):
        if action - at == do.FIRE:
            return plans.fire(game, top.unit, at, view)
        return plans.attack(game, top.unit, at, False, 0, view)
    if isinstance(top, Strike):
        return answers.ignore_worth(game, top, action, view)
    if isinstance(top, Retreat):
        return answers.retreat_worth(game, top.unit, at, top.hexes - 1, view)
    if isinstance(top, Retiring):
        return answers.retreat_worth(game, top.unit, at, 1 - top.gone, view)
    if isinstance(top, leaders.LeaderRetreat):
        return generals.retreat_worth(game, top, action, view)
    if isinstance(top, leader_moves.LeaderMove):
        if action == do.EXIT:
            return generals.OFF_THE_BOARD
        return generals.place_worth(game, at, view)
    if isinstance(top, ShortSupply):
        return supply_worth(game, top, action, view)
    return phase_answer(game, action, view)


def melee_answer(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    if melee.step == GUNS_JOIN:
        return answers.support_worth(game, melee, action, view)
    if melee.step == RESPOND:
        return answers.respond_worth(game, melee, action, view)
    if view.seat == game.seat_of(melee.attacker):
        return answers.advance_worth(game, melee, action, view)
    return answers.battle_back_worth(game, melee, action, view)


def phase_answer(game: Napoleonics, action: int, view: Outlook) -> float:
    """Which card, whom to order, who moves, who battles. To be done is worth nothing."""
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    if verb == do.CARD:
        return hand.play_worth(game, action - do.CARD, view)
    if verb == do.KEEP:
        return values.HELD_CARD[action - do.KEEP]
    if verb == do.ORDER:
        return plans.gain_now(game, game.unit_at(at), view)
    if verb == do.RALLY:
        unit = game.unit_at(at)
        return plans.gain_now(game, unit, view) + values.block_worth(game, unit)
    if verb == do.LEADER:
        return generals.order_worth(game, game.leader_at(at), view)
    if verb == do.SECTION:
        return hand.march_worth(game, action - do.SECTION, view)
    if verb == do.MANOEUVRE:
        return hand.tactic_worth(game, facts.GRANDE_MANOEUVRE, view)
    if verb == do.NORMAL:
        return hand.normal_worth(game, view)
    if verb == do.LEAVE:
        return plans.leave_worth(game, game.unit_at(at), view)
    if verb == do.UNIT:
        unit = game.unit_at(at)
        if isinstance(game.stack[-1], MovementPhase):
            return plans.best_move(game, unit, view) - plans.stay_worth(game, unit, view)
        return plans.battle_worth(game, unit, view)
    return 0.0


def supply_worth(game: Napoleonics, top: ShortSupply, action: int, view: Outlook) -> float:
    """Short Supply: whom to send to the rear, or where to go there (N28.13)."""
    at = Hex(action % do.STRIDE)
    if action - at == do.PLACE:
        return view.place_worth(top.unit, at)
    unit = game.unit_at(at)
    seat = game.seat_of(unit)
    worth = values.VALUE[game.kind(unit)][game.blocks(unit)]
    worth *= abs(facts.GRID.rows[at] - game.field.home_row[seat])
    return -worth if seat == view.seat else worth
