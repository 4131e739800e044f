"""How a place looks to a unit: whom it could hit there, who could hit it, what it is near to."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.field import NOBODYS
from sandtable.games.greatwar.state import HELD, GreatWar
from sandtable.games.greatwar.tables import (
    CLOSE,
    GRID,
    HEXES,
    INFANTRY,
    IS_TANK,
    NEEDS_SIGHT,
    RANGE,
    RANGED,
    ROWS,
    WIRE,
)
from sandtable.games.greatwar.terrain import in_water, may_see, shield

HIT: Final = 0.5  # of a die on soldiers in the open, about
TANK_RISK: Final = 0.2  # of a die on a tank
COVERED: Final = 0.4  # hits that a cancelled face saves, about
ORDERS: Final = 3  # so many enemies may be ordered at once
COMING: Final = 0.6  # an enemy who must move first


def exposure(game: GreatWar, unit: Unit, at: Hex) -> float:
    """What the enemy may do to a unit that stands here, in figures: the three worst of them."""
    seat = game.seat_of(unit)
    row = at * HEXES
    tank = game.is_tank(unit)
    risks: list[float] = []
    for enemy in game.units_of(1 - seat):
        if game.is_abandoned(enemy):
            continue
        kind = game.kind(enemy)
        distance = GRID.distances[row + game.hex_of(enemy)]
        risk = 0.0
        if distance == 1:
            risk = hurts(game, at, CLOSE[kind], True, tank)
        elif distance <= RANGE[kind] and (
            not NEEDS_SIGHT[kind] or may_see(game, game.hex_of(enemy), at) is ALLOWED
        ):
            risk = hurts(game, at, RANGED[kind][distance], False, tank)
        if distance == 2 and (kind == INFANTRY or IS_TANK[kind]):
            risk = max(risk, COMING * hurts(game, at, CLOSE[kind], True, tank))
        if risk > 0:
            risks.append(risk)
    risks.sort(reverse=True)
    return sum(risks[:ORDERS])


def hurts(game: GreatWar, at: Hex, dice: int, close: bool, tank: bool) -> float:
    if tank:
        return dice * TANK_RISK
    if in_water(game, at):
        return dice * HIT
    return max(0.0, dice * HIT - COVERED * min(dice, shield(game, at, -1, close)))


def goal_worth(game: GreatWar, unit: Unit, at: Hex) -> float:
    """Objectives here or near, and the way to the enemy's edge where leaving it pays."""
    seat = game.seat_of(unit)
    field = game.field
    worth = 0.0
    for number, objective in enumerate(field.objectives):
        if objective.seat not in (NOBODYS, seat):
            continue
        nearest = min(GRID.distances[at * HEXES + each] for each in objective.hexes)
        held = game.scalars[HELD + number] == seat
        value = objective.medals * (1.0 if held else 2.0)
        if at in objective.hexes:
            worth += value
        elif not held:
            worth += value * 0.25 / (1 + nearest)
    if field.exit_medals[seat]:
        rows = abs(GRID.rows[at] - field.home_row[1 - seat])
        worth += field.exit_medals[seat] * 1.5 * (ROWS - rows) / ROWS
    return worth


def enemy_nearness(game: GreatWar, unit: Unit, at: Hex) -> float:
    """How near the nearest enemies are: more is nearer, from 0 to 1."""
    row = at * HEXES
    best = 99
    for enemy in game.units_of(1 - game.seat_of(unit)):
        best = min(best, GRID.distances[row + game.hex_of(enemy)])
    return 1.0 / (1 + best)


def ground_worth(game: GreatWar, unit: Unit, at: Hex) -> float:
    """Cover, wire underfoot and water, before any enemy is looked at."""
    if game.is_tank(unit):
        return 0.0
    worth = 0.25 * shield(game, at, -1, False)
    if game.markers(at) & WIRE:
        worth -= 0.6
    if in_water(game, at):
        worth -= 1.0
    return worth
