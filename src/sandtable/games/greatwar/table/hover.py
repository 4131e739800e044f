"""The attacks that could be made in The Great War, for a player who points at a hex.

A tank that must move first may get stuck on the way; it is shown as if it came through.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.march import CLOSED, ENDS, OPEN, Way, within_reach
from sandtable.colors.table.hover import PossibleAttacks
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import (
    allowance,
    battles,
    facts,
    fights,
    movement,
    slots,
    targets,
    terrain,
)
from sandtable.games.greatwar.rules.state import GreatWar


@final
class UnitWay(Way):
    """What a unit meets hex by hex: others, water, ground and wire that stop it (G7.6)."""

    def __init__(self, game: GreatWar, unit: Unit) -> None:
        self.game = game
        self.unit = unit

    def entry(self, at: Hex) -> int:
        game = self.game
        if allowance.may_come_to(game, game.kind(self.unit), at) is not ALLOWED:
            return CLOSED
        stops = terrain.ground_stops(game, at) or terrain.wire_stops(game, self.unit, at)
        return ENDS if stops else OPEN


@final
class GreatWarAttacks(PossibleAttacks[GreatWar]):
    """Close combat with neighbours, fire with the others (G9, G10)."""

    ranges = facts.RANGE
    battle_phase = battles.BattlePhase

    def put_victim(self, world: GreatWar, seat: int, at: Hex) -> bool:
        """The farthest infantry: what stands near may hide it, or be in the way."""
        if world.unit_at(at) >= 0:
            return world.friend_at(seat, at)
        units = world.units_of(seat)
        if terrain.may_enter(world, facts.INFANTRY, at) is not ALLOWED or not units:
            return False
        foot = [unit for unit in units if world.kind(unit) == facts.INFANTRY] or units
        away = facts.GRID.distances[at * facts.HEXES : (at + 1) * facts.HEXES]
        world.put(max(foot, key=lambda unit: away[world.hex_of(unit)]), at)
        return True

    def may_hit(self, world: GreatWar, unit: Unit, at: Hex, close: bool) -> bool:
        may = targets.may_attack if close else targets.may_fire
        return may(world, unit, at) is ALLOWED

    def targets(self, world: GreatWar, unit: Unit) -> list[tuple[Hex, bool]]:
        if targets.may_battle(world, unit) is not ALLOWED:
            return []
        close = [(at, True) for at in targets.close_targets(world, unit)]
        return close + [(at, False) for at in targets.fire_targets(world, unit)]

    def fight(self, world: GreatWar, unit: Unit, target: Hex, close: bool) -> Fight:
        return fights.fight_of(world, unit, target, fights.CLOSE if close else fights.RANGED)

    def may_end(self, world: GreatWar, unit: Unit, at: Hex) -> bool:
        return allowance.may_come_to(world, world.kind(unit), at) is ALLOWED

    def stride(self, world: GreatWar, unit: Unit) -> int:
        if allowance.may_move_unit(world, unit) is not ALLOWED:
            return 0
        return min(allowance.hexes_to_move(world, unit), allowance.hexes_and_battle(world, unit))

    def reach(self, world: GreatWar, unit: Unit) -> dict[Hex, int]:
        limit = allowance.hexes_to_move(world, unit)
        return within_reach(facts.GRID, world.hex_of(unit), limit, UnitWay(world, unit))

    def march(self, world: GreatWar, unit: Unit, to: Hex, steps: int) -> None:
        movement.enter(world, unit, to)
        if steps > allowance.hexes_and_battle(world, unit):
            world.mark(unit, slots.FAR)


ATTACKS: Final = GreatWarAttacks()
