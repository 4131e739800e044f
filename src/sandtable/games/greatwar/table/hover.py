"""What a player sees when he points at a hex: who could hit it, and whom a unit could hit from it.

Everything is asked of the rules themselves, on copies where something must be moved first. Nothing
that is hidden is read: ground, units and the card in force lie open on the table. A tank that must
move first may get stuck on the way; it is shown as if it came through.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.march import CLOSED, ENDS, OPEN, Way, within_reach
from sandtable.colors.table.hover import FIRES, MELEES, Hit, Pointing
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import facts, fights, slots
from sandtable.games.greatwar.rules.battles import BattlePhase
from sandtable.games.greatwar.rules.fights import fight_of
from sandtable.games.greatwar.rules.movement import (
    enter,
    hexes_and_battle,
    hexes_to_move,
    may_move_unit,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.targets import (
    close_targets,
    fire_targets,
    may_attack,
    may_battle,
    may_fire,
)
from sandtable.games.greatwar.rules.terrain import ground_stops, may_enter, wire_stops


def targets_from(game: GreatWar, unit: Unit, at: Hex) -> list[Hit]:
    """Whom this unit could hit from a hex, having moved there; none if it may not end there."""
    here = game.hex_of(unit)
    if here < 0:
        return []
    world = POINTING.next_battle(game, game.seat_of(unit), bool(game.status(unit) & common.ORDERED))
    if at != here:
        if world.board[at] >= 0 or may_enter(world, world.kind(unit), at) is not ALLOWED:
            return []
        march(
            world,
            unit,
            at,
            reach(world, unit).get(at, facts.GRID.distances[here * facts.HEXES + at]),
        )
    if may_battle(world, unit) is not ALLOWED:
        return []
    hits = [hit_of(world, unit, here, there, fights.CLOSE) for there in close_targets(world, unit)]
    return hits + [
        hit_of(world, unit, here, there, fights.RANGED) for there in fire_targets(world, unit)
    ]


# Marches


@final
class UnitWay(Way):
    """What a unit meets hex by hex: others, water, ground and wire that stop it (G7.6)."""

    def __init__(self, game: GreatWar, unit: Unit) -> None:
        self.game = game
        self.unit = unit

    def entry(self, at: Hex) -> int:
        game = self.game
        if game.board[at] >= 0 or may_enter(game, game.kind(self.unit), at) is not ALLOWED:
            return CLOSED
        stops = ground_stops(game, at) or wire_stops(game, self.unit, at)
        return ENDS if stops else OPEN


def reach(game: GreatWar, unit: Unit) -> dict[Hex, int]:
    """Every hex that a unit may move to, with the least number of hexes on the way."""
    return within_reach(
        facts.GRID, game.hex_of(unit), hexes_to_move(game, unit), UnitWay(game, unit)
    )


def march(world: GreatWar, unit: Unit, at: Hex, steps: int) -> None:
    """Set a unit down where it would be after so many hexes."""
    enter(world, unit, at)
    if steps > hexes_and_battle(world, unit):
        world.mark(unit, slots.FAR)


# The positions that are asked


@final
class GreatWarPointing(Pointing[GreatWar]):
    """Close combat with neighbours, fire with the others (G9, G10)."""

    def next_battle(self, game: GreatWar, seat: int, ordered: bool) -> GreatWar:
        world = game.copy()
        if ordered:
            return world
        if seat == game.active():
            world.set_scalar(common.IN_FORCE, common.NO_CARD)
        else:
            world.fresh_turn()
            world.begin_turn(seat)
        for unit in world.units_of(seat):
            world.mark(unit, common.ORDERED)
        return world

    def battling(self, game: GreatWar) -> bool:
        return any(isinstance(each, BattlePhase) for each in game.stack)

    def put_victim(self, world: GreatWar, seat: int, at: Hex) -> bool:
        """The farthest infantry: what stands near may hide it, or be in the way."""
        if world.unit_at(at) >= 0:
            return world.friend_at(seat, at)
        units = world.units_of(seat)
        if may_enter(world, facts.INFANTRY, at) is not ALLOWED or not units:
            return False
        foot = [unit for unit in units if world.kind(unit) == facts.INFANTRY] or units
        world.put(
            max(foot, key=lambda unit: facts.GRID.distances[world.hex_of(unit) * facts.HEXES + at]),
            at,
        )
        return True

    def best_hit(self, world: GreatWar, unit: Unit, start: Hex, at: Hex) -> Hit | None:
        if facts.GRID.distances[world.hex_of(unit) * facts.HEXES + at] == 1:
            close = may_attack(world, unit, at) is ALLOWED
            return hit_of(world, unit, start, at, fights.CLOSE) if close else None
        fires = may_fire(world, unit, at) is ALLOWED
        return hit_of(world, unit, start, at, fights.RANGED) if fires else None

    def stride(self, world: GreatWar, unit: Unit) -> int:
        if may_move_unit(world, unit) is not ALLOWED:
            return 0
        return min(hexes_to_move(world, unit), hexes_and_battle(world, unit))

    def reach(self, world: GreatWar, unit: Unit) -> dict[Hex, int]:
        return reach(world, unit)

    def arm(self, world: GreatWar, unit: Unit) -> int:
        return max(1, facts.RANGE[world.kind(unit)])

    def moved(self, world: GreatWar, unit: Unit, to: Hex, steps: int) -> GreatWar:
        after = world.copy()
        march(after, unit, to, steps)
        return after


def hit_of(world: GreatWar, unit: Unit, start: Hex, target: Hex, way: int) -> Hit:
    fight = fight_of(world, unit, target, way)
    how = FIRES if way == fights.RANGED else MELEES
    return Hit(unit, world.seat_of(unit), start, world.hex_of(unit), target, how, fight)


POINTING: Final = GreatWarPointing()
