"""What a player sees when he points at a hex: who could hit it, and whom a unit could hit from it.

Everything is asked of the rules themselves, on copies where something must be moved first. Nothing
that is hidden is read: ground, units and the card in force lie open on the table.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.hover import FIRES, MELEES, Hit, Pointing
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules import facts, fights
from sandtable.games.napoleonics.rules.cards import hexes_and_battle, hexes_to_move
from sandtable.games.napoleonics.rules.combat import CombatPhase
from sandtable.games.napoleonics.rules.fights import fight_of
from sandtable.games.napoleonics.rules.melee import attack_targets, may_attack
from sandtable.games.napoleonics.rules.movement import may_move_unit, move_unit
from sandtable.games.napoleonics.rules.ranged import fire_targets, may_fire
from sandtable.games.napoleonics.rules.reach import (
    NOTHING_WAIVED,
    carries_leader,
    reach,
    why_closed,
)
from sandtable.games.napoleonics.rules.state import Napoleonics


def targets_from(game: Napoleonics, unit: Unit, at: Hex) -> list[Hit]:
    """Whom this unit could hit from a hex, having moved there; none if it may not end there."""
    here = game.hex_of(unit)
    if here < 0:
        return []
    world = POINTING.next_battle(game, game.seat_of(unit), bool(game.status(unit) & common.ORDERED))
    if at != here:
        if why_closed(world, unit, at, carries_leader(world, unit)) is not ALLOWED:
            return []
        steps = reach(world, unit, NOTHING_WAIVED).get(
            at, facts.GRID.distances[here * facts.HEXES + at]
        )
        move_unit(world, unit, at, steps)
    hits = [
        hit_of(world, unit, here, there, fights.MELEE)
        for there in attack_targets(world, unit, False)
    ]
    hits += [hit_of(world, unit, here, there, fights.FIRE) for there in fire_targets(world, unit)]
    return [hit for hit in hits if hit.dice > 0]


def named(hit: Hit, game: Napoleonics) -> dict[str, Any]:
    """The same by name, for a page."""
    victim = game.unit_at(hit.target)
    return {
        "seat": facts.SEATS[hit.seat],
        "unit": game.word(hit.unit),
        "hex": facts.GRID.names[hit.start],
        "from": facts.GRID.names[hit.at],
        "target": facts.GRID.names[hit.target],
        "target_unit": game.word(victim) if victim >= 0 else None,
        "way": hit.how,
        "dice": hit.dice,
        "expected": hit.expected,
        "marches": hit.marches,
    }


@final
class NapoleonicsPointing(Pointing[Napoleonics]):
    """Melee with neighbours, fire with the others."""

    def next_battle(self, game: Napoleonics, seat: int, ordered: bool) -> Napoleonics:
        world = game.copy()
        if ordered:
            return world
        if seat == game.active():
            world.put_in_force(common.NO_CARD)
        else:
            world.fresh_turn()
            world.begin_turn(seat)
        for unit in world.units_of(seat):
            world.mark(unit, common.ORDERED)
        return world

    def battling(self, game: Napoleonics) -> bool:
        return any(isinstance(each, CombatPhase) for each in game.stack)

    def put_victim(self, world: Napoleonics, seat: int, at: Hex) -> bool:
        if world.unit_at(at) >= 0 or world.leader_at(at) >= 0:
            return world.friend_at(seat, at) or world.lone_leader_at(seat, at)
        if world.field.closed[facts.INFANTRY * facts.HEXES + at]:
            return False
        units = world.units_of(seat)
        for unit in units:
            if world.is_infantry(unit):
                world.stand_in(unit, at)
                return True
        if units:
            world.stand_in(units[0], at)
        return bool(units)

    def best_hit(self, world: Napoleonics, unit: Unit, start: Hex, at: Hex) -> Hit | None:
        distance = facts.GRID.distances[world.hex_of(unit) * facts.HEXES + at]
        if distance == 1:
            if may_attack(world, unit, at, False) is not ALLOWED:
                return None
            hit = hit_of(world, unit, start, at, fights.MELEE)
        else:
            if distance > facts.RANGE[world.kind(unit)] or may_fire(world, unit, at) is not ALLOWED:
                return None
            hit = hit_of(world, unit, start, at, fights.FIRE)
        return hit if hit.dice > 0 else None

    def stride(self, world: Napoleonics, unit: Unit) -> int:
        if may_move_unit(world, unit) is not ALLOWED:
            return 0
        return min(hexes_to_move(world, unit), hexes_and_battle(world, unit))

    def reach(self, world: Napoleonics, unit: Unit) -> dict[Hex, int]:
        return reach(world, unit, NOTHING_WAIVED)

    def arm(self, world: Napoleonics, unit: Unit) -> int:
        return max(1, facts.RANGE[world.kind(unit)])

    def moved(self, world: Napoleonics, unit: Unit, to: Hex, steps: int) -> Napoleonics:
        after = world.copy()
        move_unit(after, unit, to, steps)
        return after


def hit_of(world: Napoleonics, unit: Unit, start: Hex, target: Hex, way: int) -> Hit:
    fight = fight_of(world, unit, target, way, 0)
    how = FIRES if way == fights.FIRE else MELEES
    return Hit(unit, world.seat_of(unit), start, world.hex_of(unit), target, how, fight)


POINTING: Final = NapoleonicsPointing()
