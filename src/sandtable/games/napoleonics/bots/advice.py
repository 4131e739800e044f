"""Advice on every question of the game: what each offered action is worth."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.question import Question
from sandtable.games.napoleonics.bots import generals
from sandtable.games.napoleonics.bots.answers import (
    advance_worth,
    battle_back_worth,
    ignore_worth,
    respond_worth,
    retreat_worth,
    support_worth,
)
from sandtable.games.napoleonics.bots.hand import (
    march_worth,
    normal_worth,
    play_worth,
    tactic_worth,
)
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.bots.plans import (
    attack,
    battle_worth,
    best_move,
    exit_worth,
    fire,
    leave_worth,
    move_worth,
    order_gain,
    stay_worth,
)
from sandtable.games.napoleonics.bots.values import HELD_CARD, VALUE, block_worth
from sandtable.games.napoleonics.rules import facts, notation as do
from sandtable.games.napoleonics.rules.combat import Battle
from sandtable.games.napoleonics.rules.leader_moves import LeaderMove
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
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
    view = Outlook(game, question.seat, simple)
    top = game.stack[-1]
    if isinstance(top, UnitMove):
        return move_worths(game, top.unit, question.actions, view)
    return [worth_of(game, action, view) for action in question.actions]


def move_worths(game: Napoleonics, unit: Unit, actions: list[int], view: Outlook) -> list[float]:
    steps = reach(game, unit, NOTHING_WAIVED)
    worths: list[float] = []
    for action in actions:
        if action == do.EXIT:
            worths.append(exit_worth(game, unit, view))
        else:
            at = Hex(action - do.MOVE)
            worths.append(move_worth(game, unit, at, steps[at], view))
    return worths


def worth_of(game: Napoleonics, action: int, view: Outlook) -> float:
    """One action, by the procedure that asks."""
    top = game.stack[-1]
    at = Hex(action % do.STRIDE)
    if isinstance(top, Melee):
        return melee_answer(game, top, action, view)
    if isinstance(top, Battle):
        if action - at == do.FIRE:
            return fire(game, top.unit, at, view)
        return attack(game, top.unit, at, False, 0, view)
    if isinstance(top, Strike):
        return ignore_worth(game, top, action, view)
    if isinstance(top, Retreat):
        return retreat_worth(game, top.unit, at, top.hexes - 1, view)
    if isinstance(top, Retiring):
        return retreat_worth(game, top.unit, at, 1 - top.gone, view)
    if isinstance(top, LeaderRetreat):
        return generals.retreat_worth(game, top, action, view)
    if isinstance(top, LeaderMove):
        return generals.place_worth(game, at, view)
    if isinstance(top, ShortSupply):
        return supply_worth(game, top, action, view)
    return phase_answer(game, action, view)


def melee_answer(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    if melee.step == GUNS_JOIN:
        return support_worth(game, melee, action, view)
    if melee.step == RESPOND:
        return respond_worth(game, melee, action, view)
    if view.seat == game.seat_of(melee.attacker):
        return advance_worth(game, melee, action, view)
    return battle_back_worth(game, melee, action, view)


def phase_answer(game: Napoleonics, action: int, view: Outlook) -> float:
    """Which card, whom to order, who moves, who battles. To be done is worth nothing."""
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    if verb == do.CARD:
        return play_worth(game, action - do.CARD, view)
    if verb == do.KEEP:
        return HELD_CARD[action - do.KEEP]
    if verb == do.ORDER:
        return order_gain(game, game.unit_at(at), view)
    if verb == do.RALLY:
        unit = game.unit_at(at)
        return order_gain(game, unit, view) + block_worth(game, unit)
    if verb == do.LEADER:
        return generals.order_worth(game, game.leader_at(at), view)
    if verb == do.SECTION:
        return march_worth(game, action - do.SECTION, view)
    if verb == do.MANOEUVRE:
        return tactic_worth(game, facts.GRANDE_MANOEUVRE, view)
    if verb == do.NORMAL:
        return normal_worth(game, view)
    if verb == do.LEAVE:
        return leave_worth(game, game.unit_at(at), view)
    if verb == do.UNIT:
        unit = game.unit_at(at)
        if isinstance(game.stack[-1], MovementPhase):
            return best_move(game, unit, view) - stay_worth(game, unit, view)
        return battle_worth(game, unit, view)
    return 0.0


def supply_worth(game: Napoleonics, top: ShortSupply, action: int, view: Outlook) -> float:
    """Short Supply: whom to send to the rear, or where to go there (N28.13)."""
    at = Hex(action % do.STRIDE)
    if action - at == do.PLACE:
        return view.place_worth(top.unit, at)
    unit = game.unit_at(at)
    seat = game.seat_of(unit)
    worth = VALUE[game.kind(unit)][game.blocks(unit)]
    worth *= abs(facts.GRID.rows[at] - game.field.home_row[seat])
    return -worth if seat == view.seat else worth
