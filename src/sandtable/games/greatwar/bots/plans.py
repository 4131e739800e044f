"""What a unit would do with an order: stay and battle, or move, and battle if it still can."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.bots.attacks import NOTHING, best_attack
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.bots.values import price_of
from sandtable.games.greatwar.rules import allowance, facts, slots, tanks, terrain
from sandtable.games.greatwar.rules.state import GreatWar

STUCK_COST: Final = 0.3  # a tank that gets stuck, in medals
RESTLESS: Final = 0.01  # a move that gains less is not made
NO_WAY: Final = -99.0
SIDES: Final = 6


def stay_worth(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """An ordered unit that stays where it is, and battles."""
    worth = view.place_worth(unit, game.hex_of(unit))
    return worth if game.card() == facts.ABOUT_TURN else worth + battle_worth(game, unit, view)


def battle_worth(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """The best combat from here, where any enemy is near enough."""
    near = view.nearest(game.hex_of(unit)) <= facts.RANGE[game.kind(unit)]
    return best_attack(game, unit, view) if near else NOTHING


def arrival(game: GreatWar, unit: Unit, at: Hex) -> GreatWar:
    """The game with a unit moved to this hex."""
    after = game.copy()
    cuts = bool(game.status(unit) & slots.CUTTERS)
    halted = terrain.ground_stops(game, at) or (terrain.wire_stops(game, unit, at) and not cuts)
    after.put(unit, at)
    after.mark(unit, common.MOVED | slots.ENTERED | (slots.HALTED if halted else 0))
    return after


def march_worth(game: GreatWar, unit: Unit, at: Hex, steps: int, view: Outlook) -> float:
    """A unit that goes to the next hex, its hex number `steps`: to end there, or to go on."""
    worth = view.place_worth(unit, at)
    battles = steps <= allowance.hexes_and_battle(game, unit) and game.card() != facts.ABOUT_TURN
    goes_on = steps < allowance.hexes_to_move(game, unit)
    if battles or goes_on:
        after = arrival(game, unit, at)
        if battles:
            worth += battle_worth(after, unit, view)
        if goes_on and not after.status(unit) & slots.HALTED:
            start = game.hex_of(unit)
            for further in allowance.next_hexes(after, unit):
                if further != start:
                    worth = max(worth, march_worth(after, unit, further, steps + 1, view))
    if not game.is_tank(unit):
        return worth
    moves = 1.0 - stuck_chance(game, unit, at, steps)
    return moves * worth + (1.0 - moves) * (view.place_worth(unit, at) - STUCK_COST)


def stuck_chance(game: GreatWar, tank: Unit, at: Hex, steps: int) -> float:
    """That a die of the stuck check shows a skull (G25.6)."""
    return float(1.0 - (1.0 - 1.0 / SIDES) ** tanks.check_dice(game, tank, at, steps))


def exit_worth(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """To leave the board for medals (G23.8)."""
    medals = facts.EXIT_MEDALS[game.kind(unit)] * game.field.exit_medals[view.seat]
    return medals * view.prizes[view.seat]


def best_move(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """The best place to move to, with the battle from there."""
    if allowance.may_move_unit(game, unit) is not ALLOWED:
        return NO_WAY
    best = NO_WAY
    if allowance.may_exit(game, unit, 0) is ALLOWED:
        best = exit_worth(game, unit, view)
    for at in allowance.next_hexes(game, unit):
        best = max(best, march_worth(game, unit, at, 1, view))
    return best


def move_gain(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """What a move adds to staying."""
    return best_move(game, unit, view) - stay_worth(game, unit, view) - RESTLESS


def order_gain(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """What an order is worth to this unit, against doing nothing."""
    if game.is_abandoned(unit):
        return NOTHING
    ordered = game
    if not game.status(unit) & common.ORDERED:
        ordered = game.copy()
        ordered.mark(unit, common.ORDERED)
    best = max(stay_worth(ordered, unit, view), best_move(ordered, unit, view) - RESTLESS)
    gain = best - view.place_worth(unit, game.hex_of(unit))
    if game.is_stuck(unit) and unit != game.field.rooted:
        gain += best_repair(game, unit)
    return gain


def gain_now(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """The same, as the game is: between two orders it is worked out once."""
    if unit not in view.orders:
        view.orders[unit] = order_gain(game, unit, view)
    return view.orders[unit]


def best_repair(game: GreatWar, tank: Unit) -> float:
    return max([repair_worth(game, tank, dice) for dice in range(tanks.MOST_BOUGHT + 1)])


def repair_worth(game: GreatWar, tank: Unit, bought: int) -> float:
    """A try to free a tank with so many dice bought (G26.3)."""
    seat = game.seat_of(tank)
    if bought > game.hq(seat):
        return NOTHING
    stays = (1.0 - 1.0 / SIDES) ** (facts.REPAIR[game.kind(tank)] + bought)
    return STUCK_COST * float(1.0 - stays) - price_of(game, seat, bought)
