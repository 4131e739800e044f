"""What a player sees when he points at a hex: who could hit it, and whom a unit could hit from it.

Everything is asked of the rules themselves, on copies where something must be moved first. Nothing
that is hidden is read: ground, units and the card in force lie open on the table.
"""

from __future__ import annotations

from typing import Any, final

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import NO_CARD, ORDERED, Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.cards import hexes_and_battle, hexes_to_move
from sandtable.games.napoleonics.combat import CombatPhase
from sandtable.games.napoleonics.fights import FIRE_, MELEE_, fight_of
from sandtable.games.napoleonics.melee import attack_targets, may_attack
from sandtable.games.napoleonics.movement import may_move_unit, move_unit
from sandtable.games.napoleonics.ranged import fire_targets, may_fire
from sandtable.games.napoleonics.reach import (
    NOTHING_WAIVED,
    carries_leader,
    reach,
    why_closed,
)
from sandtable.games.napoleonics.state import Napoleonics
from sandtable.games.napoleonics.tables import GRID, HEXES, INFANTRY, RANGE, SEATS


@final
class Hit:
    """An attack that could be made: by whom and from where, on which hex, with how many dice."""

    def __init__(
        self, unit: Unit, seat: int, start: Hex, at: Hex, target: Hex, way: int, fight: Fight
    ) -> None:
        self.unit = unit
        self.seat = seat
        self.start = start  # where the unit stands now
        self.at = at  # where it would stand
        self.target = target
        self.way = way  # FIRE_ or MELEE_
        self.dice = fight.dice
        self.expected = fight.expected()  # hits, in the mean

    @property
    def marches(self) -> bool:
        """Whether it must move first."""
        return self.at != self.start


def hits_on(game: Napoleonics, at: Hex, seat: int) -> list[Hit]:
    """Who could hit an enemy in this hex: from where it stands, or else after its usual march.

    Where nobody stands, infantry is thought to. The enemies of `seat` come first, each side's
    units with the most dice first; an onlooker has no enemies and sees the French first.
    """
    order = (1, 0) if seat == 0 else (0, 1)
    hits: list[Hit] = []
    for attacker in order:
        found = hits_by(game, attacker, at)
        found.sort(key=lambda hit: (hit.marches, -hit.dice, hit.unit))
        hits += found
    return hits


def targets_from(game: Napoleonics, unit: Unit, at: Hex) -> list[Hit]:
    """Whom this unit could hit from a hex, having moved there; none if it may not end there."""
    here = game.hex_of(unit)
    if here < 0:
        return []
    world = next_battle(game, game.seat_of(unit), bool(game.status(unit) & ORDERED))
    if at != here:
        if why_closed(world, unit, at, carries_leader(world, unit)) is not ALLOWED:
            return []
        steps = reach(world, unit, NOTHING_WAIVED).get(at, GRID.distances[here * HEXES + at])
        move_unit(world, unit, at, steps)
    hits = [
        hit_of(world, unit, here, there, MELEE_) for there in attack_targets(world, unit, False)
    ]
    hits += [hit_of(world, unit, here, there, FIRE_) for there in fire_targets(world, unit)]
    return [hit for hit in hits if hit.dice > 0]


def named(hit: Hit, game: Napoleonics) -> dict[str, Any]:
    """The same by name, for a page."""
    victim = game.unit_at(hit.target)
    return {
        "seat": SEATS[hit.seat],
        "unit": game.word(hit.unit),
        "hex": GRID.names[hit.start],
        "from": GRID.names[hit.at],
        "target": GRID.names[hit.target],
        "target_unit": game.word(victim) if victim >= 0 else None,
        "way": "fire" if hit.way == FIRE_ else "melee",
        "dice": hit.dice,
        "expected": hit.expected,
        "marches": hit.marches,
    }


# The positions that are asked


def next_battle(game: Napoleonics, seat: int, ordered: bool) -> Napoleonics:
    """A copy in which the units of this seat may battle.

    Those that have an order do so with the card in force and what they have done this turn; the
    others as if they were ordered by a card without rules of its own, on their side's next turn.
    """
    world = game.copy()
    if ordered:
        return world
    if seat == game.active():
        world.put_in_force(NO_CARD)
    else:
        world.fresh_turn()
        world.begin_turn(seat)
    for unit in world.units_of(seat):
        world.mark(unit, ORDERED)
    return world


def put_victim(world: Napoleonics, seat: int, at: Hex) -> bool:
    """Let an infantry unit of this seat stand in an empty hex, if any unit may."""
    if world.unit_at(at) >= 0 or world.leader_at(at) >= 0:
        return world.friend_at(seat, at) or world.lone_leader_at(seat, at)
    if world.field.closed[INFANTRY * HEXES + at]:
        return False
    units = world.units_of(seat)
    for unit in units:
        if world.is_infantry(unit):
            world.stand_in(unit, at)
            return True
    if units:
        world.stand_in(units[0], at)
    return bool(units)


def hits_by(game: Napoleonics, seat: int, at: Hex) -> list[Hit]:
    """The hits of one side on an enemy in this hex."""
    fresh = next_battle(game, seat, False)
    if not put_victim(fresh, 1 - seat, at):
        return []
    busy = fresh
    if seat == game.active():
        busy = next_battle(game, seat, True)
        put_victim(busy, 1 - seat, at)
    over = any(isinstance(each, CombatPhase) for each in game.stack)
    hits: list[Hit] = []
    for unit in game.units_of(seat):
        ordered = bool(game.status(unit) & ORDERED)
        world = busy if ordered else fresh
        hit = best_hit(world, unit, game.hex_of(unit), at)
        if hit is None and not (ordered and over):
            hit = after_march(world, unit, at)
        if hit is not None:
            hits.append(hit)
    return hits


def best_hit(world: Napoleonics, unit: Unit, start: Hex, at: Hex) -> Hit | None:
    """The attack of a unit from the hex where it stands in this copy, if it has one."""
    distance = GRID.distances[world.hex_of(unit) * HEXES + at]
    if distance == 1:
        if may_attack(world, unit, at, False) is not ALLOWED:
            return None
        hit = hit_of(world, unit, start, at, MELEE_)
    else:
        if distance > RANGE[world.kind(unit)] or may_fire(world, unit, at) is not ALLOWED:
            return None
        hit = hit_of(world, unit, start, at, FIRE_)
    return hit if hit.dice > 0 else None


def hit_of(world: Napoleonics, unit: Unit, start: Hex, target: Hex, way: int) -> Hit:
    fight = fight_of(world, unit, target, way, 0)
    return Hit(unit, world.seat_of(unit), start, world.hex_of(unit), target, way, fight)


def after_march(world: Napoleonics, unit: Unit, at: Hex) -> Hit | None:
    """The best attack that a unit could make after moving: the most dice, then the least way."""
    here = world.hex_of(unit)
    limit = min(hexes_to_move(world, unit), hexes_and_battle(world, unit))
    arm = max(1, RANGE[world.kind(unit)])
    if limit <= 0 or GRID.distances[here * HEXES + at] > limit + arm:
        return None
    if may_move_unit(world, unit) is not ALLOWED:
        return None
    best: Hit | None = None
    for to, steps in reach(world, unit, NOTHING_WAIVED).items():
        if steps > limit or GRID.distances[to * HEXES + at] > arm:
            continue
        moved = world.copy()
        move_unit(moved, unit, to, steps)
        hit = best_hit(moved, unit, here, at)
        if hit is not None and (best is None or hit.dice > best.dice):
            best = hit
    return best
