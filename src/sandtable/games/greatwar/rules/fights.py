"""Dice before they are thrown (G9 to G11, G27, G28): how many, what hits, what ground cancels."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight, Pool
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import facts, slots, terrain
from sandtable.games.greatwar.rules.field import ONE_CONFIRM_DIE
from sandtable.games.greatwar.rules.state import GreatWar

# Ways of combat
RANGED: Final = 0
CLOSE: Final = 1
FIRST: Final = 2  # First Strike
COUNTER: Final = 3  # Counter Attack
GAS: Final = 4
ON_TARGET: Final = 5  # shells
DRIFT: Final = 6
THREE_PLUS: Final = 7  # three or more dice On Target: every face hits
WAYS: Final[list[str]] = [
    "ranged", "close", "first-strike", "counter-attack", "gas", "on-target", "drift", "three-plus",
]  # fmt: skip
CLOSE_WAYS: Final = (CLOSE, FIRST, COUNTER)
SHELLS: Final = (ON_TARGET, DRIFT, THREE_PLUS)

# Combat cards played for one combat, as bits
BUTTS: Final = 1
RAID: Final = 2
COVER: Final = 4
SHARP: Final = 8
SMOKE: Final = 16

LOADER_DICE: Final = 1  # more, at 2 and 3 hexes
LOADER_REACH: Final = 3
GAS_DICE: Final = 3
ANTI_TANK_REACH: Final = 3


def fight_of(
    game: GreatWar, unit: Unit, target: Hex, way: int, cards: int = 0, dice: int = 0
) -> Fight:
    """The fight of a unit, of shells or of gas against the unit in a hex.

    `dice` are those of shells; `unit` is then nobody.
    """
    fight = Fight(facts.FACE_WEIGHTS, facts.FLAG)
    victim = game.unit_at(target)
    against_tank = victim >= 0 and game.is_tank(victim)
    fight.pools.append(pool_of(game, unit, target, way, cards, dice))
    if way == THREE_PLUS:
        for face in range(len(facts.FACE_WEIGHTS)):
            fight.hits[face] = 1
        fight.hit_on(facts.BURST, "every-face", "G16.9")
        fight.flags_count = False
    elif against_tank:
        aim_at_tank(game, fight, unit, target, way, cards)
    else:
        aim_at_soldiers(game, fight, unit, target, way, cards)
    if against_tank:
        fight.confirm_with(facts.BURST, confirming_dice(game, unit, victim, way))
    return fight


def pool_of(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int, dice: int) -> Pool:
    if way == GAS:
        return Pool(GAS_DICE, "gas", "G22.3")
    if way in SHELLS:
        return Pool(dice, "shells", "G16.8")
    return (
        close_pool(game, unit, way, cards)
        if way in CLOSE_WAYS
        else ranged_pool(game, unit, target, cards)
    )


def close_pool(game: GreatWar, unit: Unit, way: int, cards: int) -> Pool:
    """The sheet, the ground that was entered, wire, a stuck tank, cards (G8.8)."""
    kind = game.kind(unit)
    pool = Pool(facts.CLOSE[kind], "sheet", "G29" if facts.IS_TANK[kind] else "G14")
    if game.special(unit) == facts.BOMBER:
        pool.add(1, "bomber", "G15.3")
    add_hindrances(game, pool, unit)
    if way == CLOSE:
        if game.status(unit) & common.ORDERED:
            if game.card() == facts.CLOSE_ASSAULT or (
                game.card() == facts.BIG_PUSH and kind == facts.INFANTRY
            ):
                pool.add(1, "card", "G21.3")
        if cards & BUTTS:
            pool.add(2, "butts", "G22.2")
    return pool


def ranged_pool(game: GreatWar, unit: Unit, target: Hex, cards: int) -> Pool:
    kind = game.kind(unit)
    distance = facts.GRID.distances[game.hex_of(unit) * facts.HEXES + target]
    pool = Pool(ranged_dice(kind, distance), "sheet", "G29" if facts.IS_TANK[kind] else "G9.3")
    special = game.special(unit)
    if special == facts.MARKSMAN and not game.status(unit) & common.MOVED:
        pool.add(1, "marksman", "G15.7")
    if special == facts.LOADER and distance <= LOADER_REACH:
        pool.add(LOADER_DICE, "loader", "G15.7")
    add_hindrances(game, pool, unit)
    if game.card() == facts.FIRE_FIGHT and game.status(unit) & common.ORDERED:
        pool.add(1, "card", "G21.3")
    if game.scalars[slots.BARRAGE] == facts.MG_BARRAGE and joins_barrage(game, unit):
        pool.add(1, "barrage", "G22.2")
    if kind == facts.MACHINE_GUN and in_crossfire(game, target):
        pool.add(1, "crossfire", "G9.4")
    if is_anti_tank(game, unit, target, distance):
        pool.add(1, "anti-tank", "G28")
    if cards & COVER:
        pool.add(1, "covering-fire", "G22")
    if cards & SMOKE:
        pool.add(-1, "smoke", "G22")
    return pool


def ranged_dice(kind: int, distance: int) -> int:
    """The dice of the sheet at a distance."""
    return facts.RANGED[kind][distance] if distance < len(facts.RANGED[kind]) else 0


def is_hindered(game: GreatWar, unit: Unit) -> bool:
    """Ground entered this turn, wire underfoot, a stuck tank (G8.8)."""
    if game.status(unit) & slots.ENTERED or game.markers(game.hex_of(unit)) & facts.WIRE:
        return True
    return game.is_stuck(unit)


def add_hindrances(game: GreatWar, pool: Pool, unit: Unit) -> None:
    """What of these takes dice away, and how many."""
    if not is_hindered(game, unit):
        return
    at = game.hex_of(unit)
    status = game.status(unit)
    if status & slots.ENTERED:
        ground = game.ground(at)
        pool.add(facts.ENTERING[ground], "entered", facts.TERRAIN_RULES[ground])
    if game.markers(at) & facts.WIRE and not game.is_tank(unit) and not status & slots.CUTTERS:
        pool.add(facts.WIRE_DICE, "wire", "G18.6")
    if game.is_stuck(unit):
        pool.add(-1, "stuck", "G26.5")


def joins_barrage(game: GreatWar, unit: Unit) -> bool:
    """Ordered machine guns that did not move, and tanks whose sheet says so (G22.2, G27.9)."""
    kind = game.kind(unit)
    if not game.status(unit) & common.ORDERED:
        return False
    if kind == facts.MACHINE_GUN:
        return not game.status(unit) & common.MOVED
    return facts.BARRAGE[kind]


def in_crossfire(game: GreatWar, target: Hex) -> bool:
    """Another machine gun has fired at the same unit this turn (G9.4, G9.5)."""
    victim = game.unit_at(target)
    return victim >= 0 and bool(game.status(victim) & slots.SHOT_AT)


def is_anti_tank(game: GreatWar, unit: Unit, target: Hex, distance: int) -> bool:
    """A rule of one scenario: field guns on a hill against tanks at 2 or 3 hexes."""
    if game.field.anti_tank_seat != game.seat_of(unit) or distance > ANTI_TANK_REACH:
        return False
    victim = game.unit_at(target)
    if game.kind(unit) != facts.FIELD_ARTILLERY or game.ground(game.hex_of(unit)) != facts.HILL:
        return False
    return victim >= 0 and game.is_tank(victim)


# What hits


def skulls_score(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int) -> bool:
    """In close combat always, at a distance only for some (G10.2, G11.3, G11.5)."""
    if way in CLOSE_WAYS or way in (GAS, ON_TARGET):
        return True
    if way != RANGED:
        return False
    if cards & SHARP:
        return True
    here = game.hex_of(unit)
    distance = facts.GRID.distances[here * facts.HEXES + target]
    if game.special(unit) == facts.BOMBER and distance == 2:
        return True
    kind = game.kind(unit)
    if not facts.SKULLS_AT[kind] >> distance & 1:
        return False
    return kind != facts.FIELD_ARTILLERY or terrain.may_see(game, here, target) is ALLOWED


def aim_at_soldiers(
    game: GreatWar, fight: Fight, unit: Unit, target: Hex, way: int, cards: int
) -> None:
    fight.hit_on(facts.SOLDIER, "soldiers-hit", "G11.1")
    if way != GAS:
        fight.hit_on(facts.BURST, "bursts-hit", "G11.2")
    if skulls_score(game, unit, target, way, cards):
        fight.hit_on(facts.SKULL, "skulls-hit", "G10.2" if way in CLOSE_WAYS else "G11.5")
    cancelled = faces_cancelled(game, unit, target, way, cards)
    if cancelled > 0:
        fight.cancel(facts.SOLDIER, cancelled, "ground-cancels", "G11.1")


def faces_cancelled(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int) -> int:
    """Soldier faces that do nothing because of where the target stands."""
    if way == GAS or cards & RAID:
        return 0
    close = way in CLOSE_WAYS
    attacker = terrain.NO_ATTACKER if way in SHELLS else game.hex_of(unit)
    cancelled = terrain.shield(game, target, attacker, close)
    if close and game.scalars[slots.BARRAGE] == facts.CREEPING_BARRAGE and way == CLOSE:
        if game.kind(unit) == facts.INFANTRY:
            cancelled -= 1
    return max(0, cancelled)


def aim_at_tank(
    game: GreatWar, fight: Fight, unit: Unit, target: Hex, way: int, cards: int
) -> None:
    """Possible hits: bursts, skulls where they score, and every flag but the first (G28)."""
    fight.hit_on(facts.BURST, "bursts-may-hit", "G28.1")
    if skulls_score(game, unit, target, way, cards):
        fight.hit_on(facts.SKULL, "skulls-may-hit", "G28.1")
    fight.hit_on(facts.FLAG, "flags-may-hit", "G28.3")
    fight.cancel(facts.FLAG, 1, "first-flag", "G28.3")
    fight.flags_count = False


def confirming_dice(game: GreatWar, unit: Unit, victim: Unit, way: int) -> int:
    """The dice that are added to the possible hits when they are rolled again (G28.7).

    One for the trouble of the tank and one for artillery or a gun; by another reading one in all.
    """
    dice = 1 if game.is_stuck(victim) or game.is_abandoned(victim) else 0
    if way in SHELLS:
        dice += 1
    elif way != GAS:
        kind = game.kind(unit)
        if kind == facts.FIELD_ARTILLERY or facts.HAS_GUN[kind]:
            dice += 1
    return 1 if dice and game.field.readings & ONE_CONFIRM_DIE else dice


def has_dice(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int = 0) -> bool:
    """Whether a unit has a die at all: that of its sheet, where nothing takes it away."""
    kind = game.kind(unit)
    if way == RANGED:
        sheet = ranged_dice(kind, facts.GRID.distances[game.hex_of(unit) * facts.HEXES + target])
    else:
        sheet = facts.CLOSE[kind]
    if sheet > 0 and not cards & SMOKE and not is_hindered(game, unit):
        return True
    return pool_of(game, unit, target, way, cards, 0).dice > 0
