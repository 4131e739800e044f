"""What a unit may throw next turn at whom, judged by distance and ground alone."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.bots.rolls import SIDES, faces_that_hit
from sandtable.games.napoleonics.rules import facts, sight
from sandtable.games.napoleonics.rules.state import Napoleonics

FAR: Final = 30
HORIZON: Final = 6  # hexes within which a unit may strike next turn
SQUARE_SAVES: Final = 0.43  # part of the danger from cavalry that infantry still feels
HIDDEN: Final = 0.32  # part of the danger from guns that do not see a hex as things are

# Every hex near a hex, by distance.
NEAR: Final[list[list[list[int]]]] = [
    [
        [
            other
            for other in range(facts.HEXES)
            if facts.GRID.distances[at * facts.HEXES + other] == distance
        ]
        for distance in range(HORIZON + 1)
    ]
    for at in range(facts.HEXES)
]


def fire_dice(game: Napoleonics, unit: Unit, distance: int) -> int:
    """Ranged dice at this distance, after a move if that is needed."""
    kind = game.kind(unit)
    reach = facts.RANGE[kind]
    blocks = game.blocks(unit)
    if facts.CLASS[kind] == facts.ARTILLERY:
        if 2 <= distance <= reach:
            return facts.GUNS[kind][blocks][distance]
        if facts.HORSE_ARTILLERY[kind] and distance == reach + 1 and blocks > 1:
            return facts.GUNS[kind][blocks][reach]
        return 0
    if reach == 0 or distance > reach + facts.MOVE_AND_BATTLE[kind]:
        return 0
    dice = game.field.standing if distance <= reach else game.field.moving
    return dice[kind][blocks]


def melee_dice(game: Napoleonics, unit: Unit, distance: int) -> int:
    """Melee dice against somebody so far away, if the unit may come near enough."""
    kind = game.kind(unit)
    return (
        facts.MELEE[kind][game.blocks(unit)] if distance <= facts.MOVE_AND_BATTLE[kind] + 1 else 0
    )


def hits_on_class(game: Napoleonics, unit: Unit, which: int, distance: int) -> float:
    """Expected hits on a unit of this class so far away, on open ground."""
    fire = fire_dice(game, unit, distance) * faces_that_hit(which, False)
    melee = melee_dice(game, unit, distance)
    melee *= faces_that_hit(which, facts.SABERS_HIT[game.kind(unit)])
    return max(fire, melee) / SIDES


def cut_of(game: Napoleonics, unit: Unit, at: Hex, ranged: bool) -> int:
    """The dice that the ground there takes from an attack of this unit, more or less (N26)."""
    field = game.field
    if field.open[at]:
        return 0
    who = game.class_of(unit)
    here = game.hex_of(unit)
    if field.works[at] & facts.GRID.entries[here * facts.HEXES + at]:
        return facts.WORKS_IN[who]
    if field.hill[at]:
        return facts.HILL_LEVEL[who] if field.hill[here] else facts.HILL_UP[who]
    return facts.DICE_IN[field.terrain[at] * 6 + (3 if ranged else 0) + who]


def hits_there(
    game: Napoleonics, unit: Unit, at: Hex, fire: int, melee: int
) -> tuple[float, float]:
    """Expected hits with these dice on infantry in a hex, and on others."""
    kind = game.kind(unit)
    on_foot = 0.0
    on_others = 0.0
    if melee > 0:
        melee += cut_of(game, unit, at, False)
    if melee > 0:
        sabers = facts.SABERS_HIT[kind]
        foot = (melee + facts.AGAINST_INFANTRY[kind]) * faces_that_hit(facts.INFANTRY, sabers)
        on_foot = foot * (SQUARE_SAVES if facts.CLASS[kind] == facts.CAVALRY else 1.0) / SIDES
        on_others = melee * faces_that_hit(facts.CAVALRY, sabers) / SIDES
    if fire > 0:
        fire += cut_of(game, unit, at, True)
    if fire > 0:
        seen = fire * (1.0 if sees(game, unit, at) else HIDDEN) / SIDES
        on_foot = max(on_foot, seen * faces_that_hit(facts.INFANTRY, False))
        on_others = max(on_others, seen * faces_that_hit(facts.CAVALRY, False))
    return on_foot, on_others


def sees(game: Napoleonics, unit: Unit, at: Hex) -> bool:
    """Whether guns see this hex now; others move, and will see it if they want to."""
    here = game.hex_of(unit)
    if not game.is_artillery(unit) or facts.GRID.distances[here * facts.HEXES + at] <= 2:
        return True
    return sight.may_see(game, here, at, game.seat_of(unit)) is ALLOWED


def paths_to(game: Napoleonics, goals: list[Hex]) -> list[int]:
    """The number of hexes from each hex to the nearest goal, around what nobody enters."""
    away = [FAR] * facts.HEXES
    for at in goals:
        away[at] = 0
    edge = goals
    closed = game.field.closed
    steps = 0
    while edge:
        steps += 1
        wider: list[Hex] = []
        for here in edge:
            for at in facts.GRID.neighbours[here]:
                if away[at] == FAR and not closed[facts.INFANTRY * facts.HEXES + at]:
                    away[at] = steps
                    wider.append(at)
        edge = wider
    return away
