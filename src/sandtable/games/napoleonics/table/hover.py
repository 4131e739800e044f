"""The attacks that could be made in Napoleonics, for a player who points at a hex."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.hover import PossibleAttacks
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules import (
    cards,
    facts,
    fights,
    melee_targets,
    movement,
    ranged,
    reach,
)
from sandtable.games.napoleonics.rules.combat import CombatPhase
from sandtable.games.napoleonics.rules.state import Napoleonics


@final
class NapoleonicsAttacks(PossibleAttacks[Napoleonics]):
    """Melee with neighbours, fire with the others."""

    ranges = facts.RANGE
    battle_phase = CombatPhase

    def put_victim(self, world: Napoleonics, seat: int, at: Hex) -> bool:
        if world.unit_at(at) >= 0 or world.leader_at(at) >= 0:
            return world.friend_at(seat, at) or world.lone_leader_at(seat, at)
        units = world.units_of(seat)
        if world.field.closed[facts.INFANTRY * facts.HEXES + at] or not units:
            return False
        foot = [unit for unit in units if world.is_infantry(unit)] or units
        world.stand_in(foot[0], at)
        return True

    def may_hit(self, world: Napoleonics, unit: Unit, at: Hex, close: bool) -> bool:
        if close:
            return melee_targets.may_attack(world, unit, at, False) is ALLOWED
        return ranged.may_fire(world, unit, at) is ALLOWED

    def targets(self, world: Napoleonics, unit: Unit) -> list[tuple[Hex, bool]]:
        close = [(at, True) for at in melee_targets.attack_targets(world, unit, False)]
        return close + [(at, False) for at in ranged.fire_targets(world, unit)]

    def fight(self, world: Napoleonics, unit: Unit, target: Hex, close: bool) -> Fight:
        return fights.fight_of(world, unit, target, fights.MELEE if close else fights.FIRE, 0)

    def may_end(self, world: Napoleonics, unit: Unit, at: Hex) -> bool:
        carries = reach.carries_leader(world, unit)
        return reach.why_closed(world, unit, at, carries) is ALLOWED

    def stride(self, world: Napoleonics, unit: Unit) -> int:
        if movement.may_move_unit(world, unit) is not ALLOWED:
            return 0
        if ranged.melees_after_two(world, unit):
            return cards.hexes_to_move(world, unit)
        return min(cards.hexes_to_move(world, unit), cards.hexes_and_battle(world, unit))

    def reach(self, world: Napoleonics, unit: Unit) -> dict[Hex, int]:
        return reach.reach(world, unit, reach.NOTHING_WAIVED)

    def march(self, world: Napoleonics, unit: Unit, to: Hex, steps: int) -> None:
        movement.move_unit(world, unit, to, steps)


ATTACKS: Final = NapoleonicsAttacks()
