"""What an ordered unit could do: stay or move, and the best attack from there."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.advice.blows import fire_worth, hits_of, melee_worth
from sandtable.games.napoleonics.advice.outlook import Outlook
from sandtable.games.napoleonics.advice.worths import VALUE
from sandtable.games.napoleonics.cards import hexes_and_battle
from sandtable.games.napoleonics.fights import BONUS, FIRE_, MELEE_
from sandtable.games.napoleonics.melee import attack_targets
from sandtable.games.napoleonics.movement import may_exit_from, may_move_unit, move_unit
from sandtable.games.napoleonics.ranged import fire_targets
from sandtable.games.napoleonics.reach import NOTHING_WAIVED, reach
from sandtable.games.napoleonics.squares import may_leave_square
from sandtable.games.napoleonics.state import ORDERED, Napoleonics, Unit
from sandtable.games.napoleonics.tables import RANGE

EXIT_COST: float = 0.5
NO_ATTACK: float = 0.0
LEAVING: float = 0.2
LEAVING_MORE: float = 0.1
CAVALRY_NEAR_SQUARE: float = 0.25
SHOOT_FIRST: float = 0.02
FIRST_SHOT: float = 0.02  # a volley before the others, so that they may finish what it leaves


def fire(game: Napoleonics, unit: Unit, target: Hex, view: Outlook) -> float:
    if view.simple:
        return hits_of(game, unit, target, FIRE_, 0)
    return fire_worth(game, unit, target, view) + FIRST_SHOT


def attack(
    game: Napoleonics, unit: Unit, target: Hex, bonus: bool, supports: int, view: Outlook
) -> float:
    way = BONUS if bonus else MELEE_
    if view.simple:
        return hits_of(game, unit, target, way, supports)
    return melee_worth(game, unit, target, way, supports, view)


def best_attack(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """The best that this unit can do from where it is; nothing is always possible."""
    best = NO_ATTACK
    for at in attack_targets(game, unit, False):
        best = max(best, attack(game, unit, at, False, 0, view))
    for at in fire_targets(game, unit):
        best = max(best, fire(game, unit, at, view))
    return best


def battle_turn(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """Who battles next: the best attack, volleys before melees."""
    best = NO_ATTACK
    for at in attack_targets(game, unit, False):
        best = max(best, attack(game, unit, at, False, 0, view))
    shots = fire_targets(game, unit)
    for at in shots:
        best = max(best, fire(game, unit, at, view) + SHOOT_FIRST)
    return best


def may_strike_from(game: Napoleonics, unit: Unit, at: Hex, view: Outlook) -> bool:
    """Whether any enemy is near enough to be worth a closer look."""
    return view.closest[at] <= max(1, RANGE[game.kind(unit)])


def stay_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """An ordered unit that does not move."""
    here = game.hex_of(unit)
    if not may_strike_from(game, unit, here, view):
        return view.place_worth(unit, here)
    return view.fight_worth(unit, here, best_attack(game, unit, view))


def move_worth(game: Napoleonics, unit: Unit, at: Hex, steps: int, view: Outlook) -> float:
    """An ordered unit that moves there, and battles if it still can."""
    if steps > hexes_and_battle(game, unit) or not may_strike_from(game, unit, at, view):
        return view.place_worth(unit, at)
    after = game.copy()
    move_unit(after, unit, at, steps)
    return view.fight_worth(unit, at, best_attack(after, unit, view))


def exit_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    banners = game.field.exit_banners[view.seat]
    if view.simple:
        return 10.0 * banners
    needed = game.field.banners_to_win[view.seat] - game.banners(view.seat)
    if needed > banners and len(game.units_of(view.seat)) == 1:
        return -1.0  # somebody has to win the game
    return banners * view.banner - VALUE[game.kind(unit)][game.blocks(unit)] * EXIT_COST


def best_move(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """The best place to move to; very bad if there is none."""
    best = -99.0
    if may_move_unit(game, unit) is not ALLOWED:
        return best
    steps = reach(game, unit, NOTHING_WAIVED)
    for at, gone in steps.items():
        best = max(best, move_worth(game, unit, at, gone, view))
    if game.field.exit_row[view.seat] >= 0 and may_exit_from(game, unit, steps) is ALLOWED:
        best = max(best, exit_worth(game, unit, view))
    return best


def leave_gain(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """To leave square: the card comes back, and the unit may move again."""
    if view.simple:
        return 0.01
    threat = CAVALRY_NEAR_SQUARE if view.riders[game.hex_of(unit)] else 0.0
    return LEAVING + LEAVING_MORE * game.squares_of(view.seat) - threat


def order_gain(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """What an order is worth to this unit, against doing nothing."""
    ordered = game
    if not game.status(unit) & ORDERED:
        ordered = game.copy()
        ordered.mark(unit, ORDERED)
    best = max(stay_worth(ordered, unit, view), best_move(ordered, unit, view))
    if game.in_square(unit) and may_leave_square(ordered, unit) is ALLOWED:
        best += max(0.0, leave_gain(game, unit, view))
    return best - view.place_worth(unit, game.hex_of(unit))
