"""Advice on every question of the game: what each offered action is worth."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.question import Question
from sandtable.games.napoleonics.advice.hand import (
    best_few,
    block_worth,
    gains,
    play_worth,
    section_march,
)
from sandtable.games.napoleonics.advice.outlook import Outlook
from sandtable.games.napoleonics.advice.plans import (
    attack,
    battle_turn,
    best_move,
    exit_worth,
    fire,
    leave_gain,
    move_worth,
    order_gain,
    stay_worth,
)
from sandtable.games.napoleonics.advice.replies import (
    advance_worth,
    back_action_worth,
    ignore_worth,
    leader_place_worth,
    leader_retreat_worth,
    respond_worth,
    retreat_worth,
    support_worth,
)
from sandtable.games.napoleonics.advice.worths import HELD_CARD, VALUE
from sandtable.games.napoleonics.combat import Battle
from sandtable.games.napoleonics.leader_moves import LeaderMove, leader_reach
from sandtable.games.napoleonics.leaders import LeaderRetreat
from sandtable.games.napoleonics.melee import Melee
from sandtable.games.napoleonics.movement import MovementPhase, UnitMove
from sandtable.games.napoleonics.notation import (
    CARD,
    DONE_,
    EXIT,
    FIRE,
    IGNORE,
    KEEP,
    LEADER,
    LEAVE,
    MANOEUVRE,
    MOVE,
    NORMAL,
    ORDER,
    PLACE,
    RALLY_,
    SECTION,
    STRIDE,
    SUPPLY,
    UNIT,
)
from sandtable.games.napoleonics.orders import MOST_UNITS
from sandtable.games.napoleonics.reach import NOTHING_WAIVED, reach
from sandtable.games.napoleonics.state import NO_CARD, Leader, Napoleonics
from sandtable.games.napoleonics.strikes import Strike
from sandtable.games.napoleonics.tables import GRID
from sandtable.games.napoleonics.tactics import ShortSupply


def advise(game: Napoleonics, question: Question, simple: bool) -> list[float]:
    """The worth of each action, to the seat that is asked."""
    view = Outlook(game, question.seat, simple)
    top = game.stack[-1]
    if isinstance(top, UnitMove):
        return move_worths(game, top, question, view)
    return [worth_of(game, action, view) for action in question.actions]


def move_worths(
    game: Napoleonics, move: UnitMove, question: Question, view: Outlook
) -> list[float]:
    steps = reach(game, move.unit, NOTHING_WAIVED)
    return [
        exit_worth(game, move.unit, view)
        if action == EXIT
        else move_worth(game, move.unit, Hex(action - MOVE), steps[Hex(action - MOVE)], view)
        for action in question.actions
    ]


def worth_of(game: Napoleonics, action: int, view: Outlook) -> float:
    top = game.stack[-1]
    if isinstance(top, Melee):
        return melee_answer(game, top, action, view)
    if isinstance(top, Strike):
        return ignore_worth(game, top, action, view)
    if isinstance(top, LeaderRetreat):
        return leader_retreat_worth(game, top, action, view)
    if isinstance(top, LeaderMove):
        return leader_place_worth(game, view.seat, Hex(action - MOVE), view)
    if isinstance(top, Battle):
        at = Hex(action % STRIDE)
        if action - at == FIRE:
            return fire(game, top.unit, at, view)
        return attack(game, top.unit, at, False, 0, view)
    if isinstance(top, ShortSupply):
        return supply_worth(game, top, action, view)
    return phase_answer(game, action, view)


def melee_answer(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    if view.seat == game.seat_of(melee.attacker):
        at_start = melee.step == 0
        if at_start:
            return support_worth(game, melee, action, view)
        return advance_worth(game, melee, action, view)
    if melee.step == 1:
        return respond_worth(game, melee, action, view)
    return back_action_worth(game, melee, action, view)


def phase_answer(game: Napoleonics, action: int, view: Outlook) -> float:
    """Cards, orders, who moves, who battles."""
    verb = action - action % STRIDE
    at = Hex(action % STRIDE)
    if verb == CARD:
        return play_worth(game, action - CARD, view)
    if verb in (ORDER, RALLY_):
        unit = game.unit_at(at)
        gain = order_gain(game, unit, view)
        return gain + block_worth(game, unit) if verb == RALLY_ else gain
    if verb == LEADER:
        return leader_gain(game, game.leader_at(at), view)
    if verb == UNIT:
        unit = game.unit_at(at)
        if isinstance(game.stack[-1], MovementPhase):
            return best_move(game, unit, view) - stay_worth(game, unit, view)
        return battle_turn(game, unit, view)
    if verb == LEAVE:
        return leave_gain(game, game.unit_at(at), view)
    if verb == KEEP:
        return HELD_CARD[action - KEEP]
    if verb == SECTION:
        return section_march(game, action - SECTION, view)
    if action == MANOEUVRE:
        return best_few(gains(game, game.units_of(view.seat), view), MOST_UNITS)
    if action == NORMAL:
        trial = game.copy()
        trial.put_in_force(NO_CARD)
        return best_few(gains(trial, game.units_of(view.seat), view), 1)
    if action == DONE_:
        return 0.0
    return retreat_worth(game, action, view)


def leader_gain(game: Napoleonics, leader: Leader, view: Outlook) -> float:
    """An order to a leader on his own: worth it where he is alone."""
    here = game.leader_hex(leader)
    now = leader_place_worth(game, view.seat, here, view)
    best = -99.0
    for at in leader_reach(game, leader):
        best = max(best, leader_place_worth(game, view.seat, at, view))
    return best - now - 0.05


def supply_worth(game: Napoleonics, top: ShortSupply, action: int, view: Outlook) -> float:
    """Whom to send to the rear, or where to go there."""
    at = Hex(action % STRIDE)
    if action - at == PLACE:
        return view.place_worth(top.unit, at)
    unit = game.unit_at(at)
    seat = game.seat_of(unit)
    worth = VALUE[game.kind(unit)][game.blocks(unit)]
    rows = abs(GRID.rows[at] - game.field.home_row[seat])
    if seat == view.seat:
        return -worth * rows
    return worth * rows


__all__ = ["IGNORE", "SUPPLY"]
