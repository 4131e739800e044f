"""What an ordered unit could do: stay or move, and the best attack from there."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.bots.attacks import fire_worth, hits_of, melee_worth
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.bots.values import VALUE
from sandtable.games.napoleonics.rules import facts, fights, melee_targets, movement, ranged, reach
from sandtable.games.napoleonics.rules.cards import hexes_and_battle
from sandtable.games.napoleonics.rules.squares import may_leave_square
from sandtable.games.napoleonics.rules.state import Napoleonics

# Values in banners
NOTHING: Final = 0.0
NOWHERE_TO_GO: Final = -99.0
VOLLEY: Final = 0.027  # it leaves nobody in contact
VOLLEYS_FIRST: Final = 0.29  # so that melees finish what they leave
EXIT_COST: Final = 0.33  # part of the fighting value that is missed
LAST_EXIT: Final = -1.0  # somebody has to win the game
SIMPLE_EXIT: Final = 10.0  # better than any hits
LEFT_SQUARE: Final = 0.21  # a card comes back to the hand,
LEFT_SQUARES: Final = 0.086  # the more welcome the fewer there are
RIDERS_NEAR: Final = 0.21  # but the square was for them


# Attacks


def fire(game: Napoleonics, unit: Unit, target: Hex, view: Outlook) -> float:
    if view.simple:
        return hits_of(game, unit, target, fights.FIRE, 0)
    return fire_worth(game, unit, target, view) + VOLLEY


def attack(
    game: Napoleonics, unit: Unit, target: Hex, bonus: bool, supports: int, view: Outlook
) -> float:
    way = fights.BONUS if bonus else fights.MELEE
    if view.simple:
        return hits_of(game, unit, target, way, supports)
    return melee_worth(game, unit, target, way, supports, view)


def best_melee(game: Napoleonics, unit: Unit, bonus: bool, view: Outlook) -> float:
    """The best attack on a neighbour; none is always possible."""
    best = NOTHING
    for at in melee_targets.attack_targets(game, unit, bonus):
        best = max(best, attack(game, unit, at, bonus, 0, view))
    return best


def best_volley(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    best = NOTHING
    for at in ranged.fire_targets(game, unit):
        best = max(best, fire(game, unit, at, view))
    return best


def best_attack(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """The best that this unit can do from where it is."""
    return max(best_melee(game, unit, False, view), best_volley(game, unit, view))


def battle_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """Whether this unit should battle next: the best attack first, volleys before melees."""
    volley = best_volley(game, unit, view)
    if volley > NOTHING and not view.simple:
        volley += VOLLEYS_FIRST
    return max(volley, best_melee(game, unit, False, view))


# Moves


def stay_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """An ordered unit that does not move."""
    here = game.hex_of(unit)
    worth = view.place_worth(unit, here)
    return worth + best_attack(game, unit, view) if enemy_near(game, unit, here, view) else worth


def move_worth(game: Napoleonics, unit: Unit, at: Hex, steps: int, view: Outlook) -> float:
    """An ordered unit that moves there, and battles if it still can."""
    worth = view.place_worth(unit, at)
    if steps > hexes_and_battle(game, unit) or not enemy_near(game, unit, at, view):
        return worth
    after = game.copy()
    movement.move_unit(after, unit, at, steps)
    return worth + best_attack(after, unit, view)


def enemy_near(game: Napoleonics, unit: Unit, at: Hex, view: Outlook) -> bool:
    """Whether attacks from here deserve a closer look."""
    return view.closest[at] <= max(1, facts.RANGE[game.kind(unit)])


def exit_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """To leave the board (N7.5)."""
    banners = game.field.exit_banners[view.seat]
    if view.simple:
        return SIMPLE_EXIT * banners
    needed = game.field.to_win[view.seat] - game.banners(view.seat)
    if banners < needed and len(game.units_of(view.seat)) == 1:
        return LAST_EXIT
    return banners * view.banner - EXIT_COST * VALUE[game.kind(unit)][game.blocks(unit)]


def best_move(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """The best place to move to."""
    best = NOWHERE_TO_GO
    if movement.may_move_unit(game, unit) is not ALLOWED:
        return best
    steps = reach.reach(game, unit, reach.NOTHING_WAIVED)
    for at, gone in steps.items():
        best = max(best, move_worth(game, unit, at, gone, view))
    if game.field.exit_row[view.seat] >= 0 and movement.may_exit_from(game, unit, steps) is ALLOWED:
        best = max(best, exit_worth(game, unit, view))
    return best


# Orders


def order_gain(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """What an order is worth to this unit, against doing nothing."""
    ordered = game
    if not game.status(unit) & common.ORDERED:
        ordered = game.copy()
        ordered.mark(unit, common.ORDERED)
    best = max(stay_worth(ordered, unit, view), best_move(ordered, unit, view))
    if game.in_square(unit) and may_leave_square(ordered, unit) is ALLOWED:
        best += max(NOTHING, leave_worth(game, unit, view))
    return best - view.place_worth(unit, game.hex_of(unit))


def gain_now(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """The same, as the game is: between two orders it is worked out once."""
    if unit not in view.orders:
        view.orders[unit] = order_gain(game, unit, view)
    return view.orders[unit]


def leave_worth(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """To leave square: the card comes back, and the unit may move again (N24.16)."""
    worth = LEFT_SQUARE + LEFT_SQUARES * game.squares_of(view.seat)
    return worth - RIDERS_NEAR if view.riders[game.hex_of(unit)] else worth
