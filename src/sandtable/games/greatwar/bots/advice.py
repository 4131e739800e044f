"""Advice: what each answer to a question is worth to the seat that is asked."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.question import Question
from sandtable.games.greatwar.bots import hand, outlook, plans, shells, values, windows
from sandtable.games.greatwar.bots.attacks import BONUS_COMBAT, NOTHING, attack, best_attack
from sandtable.games.greatwar.bots.retreating import ignore_worth, retreat_worth
from sandtable.games.greatwar.bots.simple import simple_values
from sandtable.games.greatwar.rules import (
    allowance,
    battles,
    fights,
    movement,
    notation as do,
    retreats,
)
from sandtable.games.greatwar.rules.artillery import Bombardment, NoMansLand
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.opening import Opening
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import GAINED, Repair

# Values in medals
WIRE_CUT: Final = 0.03
BRIDGE_BUILT: Final = 0.3
VOLLEYS_FIRST: Final = 0.05
FIRST_STRIKE_HELD: Final = 0.1


def advise(game: GreatWar, question: Question, simple: bool) -> list[float]:
    """The worth of each action to the seat that is asked, in medals; if simple, in figures."""
    if simple:
        return simple_values(game, question)
    view = outlook.outlook_for(game, question.seat)
    return [worth_of(game, action, view) for action in question.actions]


def worth_of(game: GreatWar, action: int, view: outlook.Outlook) -> float:
    """One action, by the procedure that asks. To be done, to pass or to hold is worth nothing."""
    top = game.stack[-1]
    if action - action % do.STRIDE == do.PLAY:
        return windows.combat_card_worth(game, action - do.PLAY, view)
    if action == do.PASS:
        return NOTHING
    if isinstance(top, movement.March):
        return step_worth(game, top, action, view)
    if isinstance(top, Combat):
        return combat_answer(game, top, action, view)
    if isinstance(top, Bombardment):
        return guns_answer(game, top, action, view)
    if isinstance(top, Throw):
        return ignore_worth(game, top.victim, top.flags, action - do.IGNORE, view)
    if isinstance(top, retreats.Retreat):
        return retreat_worth(game, top.unit, Hex(action - do.RETREAT), top.hexes - 1, view)
    return phase_answer(game, action, view)


def phase_answer(game: GreatWar, action: int, view: outlook.Outlook) -> float:
    """Which card, whom to order, who moves, who battles."""
    top = game.stack[-1]
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    if verb == do.CARD:
        return hand.play_worth(game, action - do.CARD, view)
    if verb == do.KEEP:
        return hand.keep_worth(game, action - do.KEEP, view)
    if verb == do.ORDER:
        return plans.gain_now(game, game.unit_at(at), view)
    if verb == do.GUNS:
        return hand.guns_worth(game, action - do.GUNS, view)
    if verb == do.SECTION:
        return hand.push_worth(game, action - do.SECTION, view)
    if verb == do.UNIT:
        return unit_worth(game, game.unit_at(at), view)
    if verb in (do.FIRE, do.ATTACK) and isinstance(top, battles.UnitBattle):
        return attack(game, top.unit, at, fights.RANGED if verb == do.FIRE else fights.CLOSE, view)
    if verb == do.TARGET:
        return (
            shells.shelling_worth(game, at)
            if isinstance(top, NoMansLand)
            else windows.gas_worth(game, at, view)
        )
    if verb == do.REPAIR:
        return plans.best_repair(game, game.unit_at(at))
    if isinstance(top, Repair) and verb == do.DICE:
        return plans.repair_worth(game, top.tank, action - do.DICE)
    return small_answer(game, action, view)


def unit_worth(game: GreatWar, unit: Unit, view: outlook.Outlook) -> float:
    """Who is next: to move, to battle, to surprise, or to be carried off."""
    top = game.stack[-1]
    if isinstance(top, movement.MovementPhase):
        return plans.move_gain(game, unit, view)
    if isinstance(top, battles.BattlePhase):
        return battle_first(game, unit, view)
    return best_attack(game, unit, view) if isinstance(top, Opening) else view.restored(unit, 1)


def battle_first(game: GreatWar, unit: Unit, view: outlook.Outlook) -> float:
    """The best combat first, and volleys before close combats, which they may ease."""
    worth = best_attack(game, unit, view)
    if not game.meets_enemy(view.seat, game.hex_of(unit)) and worth > NOTHING:
        worth += VOLLEYS_FIRST
    return worth


def small_answer(game: GreatWar, action: int, view: outlook.Outlook) -> float:
    """What is quickly decided."""
    if action == do.MEDAL:
        return view.prizes[view.seat]
    if action == do.TOKENS:
        return values.gain_of(game, view.seat, 2)
    if action == do.DRAW:
        return values.card_gain(game, view.seat)
    if action - action % do.STRIDE == do.DROP:
        return values.gain_of(game, view.seat, 1) - values.card_price(game, view.seat)
    if action == do.CUT:
        return WIRE_CUT
    if action - action % do.STRIDE == do.BUILD:
        return BRIDGE_BUILT
    return -plans.STUCK_COST if action == do.ABANDON else NOTHING


def step_worth(game: GreatWar, march: movement.March, action: int, view: outlook.Outlook) -> float:
    """The next hex of a march, or its end."""
    unit = march.unit
    if action == do.EXIT:
        return plans.exit_worth(game, unit, view)
    if action not in (do.STOP, do.HOLD):
        return plans.march_worth(game, unit, Hex(action - do.MOVE), march.steps + 1, view)
    worth = view.place_worth(unit, game.hex_of(unit))
    if march.steps <= allowance.hexes_and_battle(game, unit):
        worth += plans.battle_worth(game, unit, view)
    return worth


def combat_answer(game: GreatWar, combat: Combat, action: int, view: outlook.Outlook) -> float:
    """First Strike, ground to gain, the bonus combat of a tank."""
    unit = combat.unit
    at = Hex(action % do.STRIDE)
    if action == do.STRIKE:
        return attack(game, combat.victim, combat.here, fights.FIRST, view) - FIRST_STRIKE_HELD
    if action - at == do.ADVANCE:
        return advance_worth(game, unit, at, view)
    if action - at in (do.FIRE, do.ATTACK):
        return attack(
            game, unit, at, fights.RANGED if action - at == do.FIRE else fights.CLOSE, view
        )
    return NOTHING


def advance_worth(game: GreatWar, unit: Unit, at: Hex, view: outlook.Outlook) -> float:
    """To follow into the hex that was emptied (G13)."""
    gain = view.place_worth(unit, at) - view.place_worth(unit, game.hex_of(unit))
    if game.is_tank(unit):
        stuck = plans.stuck_chance(game, unit, at, GAINED)
        gain += (1.0 - stuck) * BONUS_COMBAT - stuck * plans.STUCK_COST
    return gain


def guns_answer(game: GreatWar, fire: Bombardment, action: int, view: outlook.Outlook) -> float:
    """Where to aim, with how many dice, and which of them count."""
    verb = action - action % do.STRIDE
    if verb == do.TARGET:
        return shells.target_worth(game, view.seat, Hex(action - do.TARGET), view)
    if verb == do.DICE:
        return shells.dice_worth(game, view.seat, fire.target, action - do.DICE, view)
    if verb == do.SPOT:
        return shells.spot_worth(game, view.seat, fire, action - do.SPOT, view)
    left = shells.without(fire.fallen, action - do.DUD)
    return shells.fallen_worth(game, view.seat, fire, left, fire.spotted, view)
