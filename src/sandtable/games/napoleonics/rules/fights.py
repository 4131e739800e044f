"""The dice of an attack (N10, N12, N24, N25), each modifier with its rule."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight, Pool
from sandtable.games.napoleonics.rules import cards, facts, terrain
from sandtable.games.napoleonics.rules.state import Napoleonics

# Ways of striking
FIRE: Final = 0
MELEE: Final = 1
BONUS: Final = 2  # the second melee of cavalry after a breakthrough
ON_RETIRING: Final = 3  # at cavalry that retires
SQUARE_FIRE: Final = 4  # a square, before the cavalry that attacks it
FIRST: Final = 5  # First Strike
BATTLE_BACK: Final = 6

_MELEE_RULES: Final[list[str]] = ["N12.3", "N12.4", "N12.5"]


def fight_of(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> Fight:
    """An attack of one unit on one hex before the dice are thrown."""
    fight = Fight(facts.FACE_WEIGHTS, facts.FLAG)
    victim = game.unit_at(target)
    if way == FIRE:
        fight.pools.append(fire_pool(game, unit, target))
    else:
        fight.pools.append(melee_pool(game, unit, target, way))
        for gun in guns_of(supports) if way != BATTLE_BACK else []:  # N25.7
            fight.pools.append(support_pool(game, gun, target, way == BONUS))
    if victim < 0:
        fight.hit_on(facts.SABER, "sabers-kill-leader", "N13.7")
        fight.flags_count = False
        return fight
    face = game.class_of(victim)
    if way == ON_RETIRING:
        fight.hit_on(facts.CAVALRY, "retiring-cavalry-symbols", "N23.4")
        fight.flags_count = False
    elif way == FIRE:
        fight.hit_on(face, "class-symbols-hit", "N10.9")
    else:
        fight.hit_on(face, "class-symbols-hit", "N12.7")
        if facts.SABERS_HIT[game.kind(unit)]:  # N12.8, N24.20
            fight.hit_on(facts.SABER, "sabers-hit", "N12.7")
        else:
            rule = "N25.6" if supports and way != BATTLE_BACK else "N12.8"
            fight.miss_on(facts.SABER, "sabers-miss", rule)
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
    """Ranged dice (N10): blocks left (N9.4), halved after a move (N10.8), or the table of guns."""
    here = game.hex_of(unit)
    kind = game.kind(unit)
    blocks = game.blocks(unit)
    if facts.CLASS[kind] == facts.ARTILLERY:
        distance = facts.GRID.distances[here * facts.HEXES + target]
        pool = Pool(facts.GUNS[kind][blocks][distance], "guns", "N10.6")
    elif game.status(unit) & common.MOVED:
        pool = Pool(game.field.moving[kind][blocks], "moving-fire", "N10.5")
    else:
        pool = Pool(game.field.standing[kind][blocks], "standing-fire", "N10.5")
    cards.add_card_dice(game, pool, unit, here, target, False)
    if game.in_square(unit):
        pool.limit(1, "square-one-die", "N24.6")
    terrain.cut_for_terrain(game, pool, facts.CLASS[kind], here, target, True)
    return pool


def melee_pool(game: Napoleonics, unit: Unit, target: Hex, way: int) -> Pool:
    """Melee dice (N12.3, N12.4, N12.5): blocks, kind, the attacker's card, squares, terrain."""
    here = game.hex_of(unit)
    kind = game.kind(unit)
    victim = game.unit_at(target)
    pool = Pool(facts.MELEE[kind][game.blocks(unit)], "melee-dice", _MELEE_RULES[facts.CLASS[kind]])
    if victim >= 0 and facts.AGAINST_INFANTRY[kind] and game.is_infantry(victim):
        pool.add(facts.AGAINST_INFANTRY[kind], "against-infantry", "N12.3")
    if way in (MELEE, BONUS, ON_RETIRING):  # not for a battle back (N21.3)
        cards.add_card_dice(game, pool, unit, here, target, way == BONUS)
    if game.in_square(unit):
        pool.limit(1, "square-one-die", "N24.6")
    elif victim >= 0 and facts.CLASS[kind] == facts.CAVALRY and game.in_square(victim):
        pool.limit(1, "against-square-one-die", "N24.7")  # N25.8; N24.11: cavalry alone
    terrain.cut_for_terrain(game, pool, facts.CLASS[kind], here, target, False)
    return pool


def support_pool(game: Napoleonics, gun: Unit, target: Hex, bonus: bool) -> Pool:
    """The dice that artillery adds: melee dice from an adjacent hex, else ranged (N25.2, N25.4)."""
    here = game.hex_of(gun)
    kind = game.kind(gun)
    distance = facts.GRID.distances[here * facts.HEXES + target]
    if distance == 1:
        dice = facts.MELEE[kind][game.blocks(gun)]
    else:
        dice = facts.GUNS[kind][game.blocks(gun)][distance]
    pool = Pool(dice, "combined-arms", "N25.4")
    cards.add_card_dice(game, pool, gun, here, target, bonus)
    terrain.cut_for_terrain(game, pool, facts.ARTILLERY, here, target, distance > 1)
    return pool


def has_dice(game: Napoleonics, unit: Unit, target: Hex, way: int) -> bool:
    """Whether the unit's own dice come to at least one (N9.5)."""
    field = game.field
    if field.open[game.hex_of(unit)] and field.open[target]:
        if (
            way != FIRE
            or not game.status(unit) & common.MOVED
            or game.class_of(unit) != facts.INFANTRY
        ):
            return True  # nothing to take away
    if way == FIRE:
        return fire_pool(game, unit, target).dice > 0
    return melee_pool(game, unit, target, way).dice > 0
