"""The dice of an attack (N10, N12, N24, N25), each modifier with its rule."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import MOVED, Unit
from sandtable.core.fight import Fight, Pool
from sandtable.games.napoleonics.rules.cards import add_card_dice
from sandtable.games.napoleonics.rules.facts import (
    AGAINST_INFANTRY,
    ARTILLERY,
    CAVALRY,
    CLASS,
    FACE_WEIGHTS,
    FLAG,
    GRID,
    GUNS,
    HEXES,
    INFANTRY,
    MELEE,
    MOVING,
    SABER,
    SABERS_HIT,
    STANDING,
)
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.terrain import cut_for_terrain

# Ways of striking
FIRE_: Final = 0
MELEE_: Final = 1
BONUS: Final = 2  # the second melee of cavalry after a breakthrough
ON_RETIRING: Final = 3  # at cavalry that retires
SQUARE_FIRE: Final = 4  # a square, before the cavalry that attacks it
FIRST: Final = 5  # First Strike
BATTLE_BACK: Final = 6

_MELEE_RULES: Final[list[str]] = ["N12.3", "N12.4", "N12.5"]


def fight_of(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> Fight:
    """An attack of one unit on one hex before the dice are thrown."""
    fight = Fight(FACE_WEIGHTS, FLAG)
    victim = game.unit_at(target)
    if way == FIRE_:
        fight.pools.append(fire_pool(game, unit, target))
    else:
        fight.pools.append(melee_pool(game, unit, target, way))
        for gun in guns_of(supports) if way != BATTLE_BACK else []:
            fight.pools.append(support_pool(game, gun, target, way == BONUS))
    if victim < 0:
        fight.hit_on(SABER, "sabers-kill-leader", "N13.7")
        fight.flags_count = False
        return fight
    face = game.class_of(victim)
    if way == ON_RETIRING:
        fight.hit_on(CAVALRY, "retiring-cavalry-symbols", "N23.4")
        fight.flags_count = False
    elif way == FIRE_:
        fight.hit_on(face, "class-symbols-hit", "N10.9")
    else:
        fight.hit_on(face, "class-symbols-hit", "N12.7")
        if SABERS_HIT[game.kind(unit)]:
            fight.hit_on(SABER, "sabers-hit", "N12.7")
        else:
            rule = "N25.6" if supports and way != BATTLE_BACK else "N12.8"
            fight.miss_on(SABER, "sabers-miss", rule)
    return fight


def guns_of(supports: int) -> list[Unit]:
    """The artillery units of a combined arms attack, kept as bits."""
    guns: list[Unit] = []
    unit = 0
    while supports:
        if supports & 1:
            guns.append(Unit(unit))
        supports >>= 1
        unit += 1
    return guns


def fire_pool(game: Napoleonics, unit: Unit, target: Hex) -> Pool:
    """Ranged dice (N10): blocks, halved after a move, or the table of the guns."""
    here = game.hex_of(unit)
    kind = game.kind(unit)
    blocks = game.blocks(unit)
    if CLASS[kind] == ARTILLERY:
        distance = GRID.distances[here * HEXES + target]
        pool = Pool(GUNS[kind][blocks][distance], "guns", "N10.6")
    elif game.status(unit) & MOVED:
        pool = Pool(MOVING[kind][blocks], "moving-fire", "N10.5")
    else:
        pool = Pool(STANDING[kind][blocks], "standing-fire", "N10.5")
    add_card_dice(game, pool, unit, here, target, False)
    if game.in_square(unit):
        pool.limit(1, "square-one-die", "N24.6")
    cut_for_terrain(game, pool, CLASS[kind], here, target, True)
    return pool


def melee_pool(game: Napoleonics, unit: Unit, target: Hex, way: int) -> Pool:
    """Melee dice (N12): blocks and kind, the card for the attacker, squares, terrain."""
    here = game.hex_of(unit)
    kind = game.kind(unit)
    victim = game.unit_at(target)
    pool = Pool(MELEE[kind][game.blocks(unit)], "melee-dice", _MELEE_RULES[CLASS[kind]])
    if victim >= 0 and AGAINST_INFANTRY[kind] and game.is_infantry(victim):
        pool.add(AGAINST_INFANTRY[kind], "against-infantry", "N12.3")
    if way in (MELEE_, BONUS, ON_RETIRING):
        add_card_dice(game, pool, unit, here, target, way == BONUS)
    if game.in_square(unit):
        pool.limit(1, "square-one-die", "N24.6")
    elif victim >= 0 and CLASS[kind] == CAVALRY and game.in_square(victim):
        pool.limit(1, "against-square-one-die", "N24.7")
    cut_for_terrain(game, pool, CLASS[kind], here, target, False)
    return pool


def support_pool(game: Napoleonics, gun: Unit, target: Hex, bonus: bool) -> Pool:
    """The dice that artillery adds: melee dice from an adjacent hex, else ranged (N25.2, N25.4)."""
    here = game.hex_of(gun)
    kind = game.kind(gun)
    distance = GRID.distances[here * HEXES + target]
    if distance == 1:
        dice = MELEE[kind][game.blocks(gun)]
    else:
        dice = GUNS[kind][game.blocks(gun)][distance]
    pool = Pool(dice, "combined-arms", "N25.4")
    add_card_dice(game, pool, gun, here, target, bonus)
    cut_for_terrain(game, pool, ARTILLERY, here, target, distance > 1)
    return pool


def has_dice(game: Napoleonics, unit: Unit, target: Hex, way: int) -> bool:
    """Whether the unit's own dice come to at least one (N9.5)."""
    field = game.field
    if field.open[game.hex_of(unit)] and field.open[target]:
        if way != FIRE_ or not game.status(unit) & MOVED or game.class_of(unit) != INFANTRY:
            return True  # nothing to take away
    if way == FIRE_:
        return fire_pool(game, unit, target).dice > 0
    return melee_pool(game, unit, target, way).dice > 0
