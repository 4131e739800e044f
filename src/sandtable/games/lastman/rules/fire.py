"""The dice of a fire step as values (L5.2.1, L8): who fires with how many dice, and their odds."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, forms, notation as do, slots
from sandtable.games.lastman.rules.battle_state import fresh_counts, fresh_infantry, fresh_of_type
from sandtable.games.lastman.rules.state import LastMan

# Pools of dice: the types of units, then these
DUG_POOL: Final = 9  # entrenched infantry
FORTIFIED_POOL: Final = 10  # in a fortified army (L11.6)
BRITISH_POOL: Final = 11  # British artillery that defends in 1918 (L8.6.4)
FORT_POOL: Final = 12
GUN_DICE: Final = 13  # of Gericht and The Big Push
TANK_DICE: Final = 14  # of Tout Le Monde
STORM_DICE: Final = 15  # of Friedensturm
POOLS: Final = 16

# A volley is a list of rows: pool, a kind that is in it (-1 for none), F-value, dice
VOLLEY_ROW: Final = 4

# Fire steps (L5.2)
GUNS: Final = 0  # the Attacker's artillery fire
DEFENSIVE: Final = 1
ATTACKERS: Final = 2

# Pools that force an army back when they hit (L5.6.1, L5.6.2)
STORMING: Final = (facts.STOSSTRUPPEN, facts.TANK, STORM_DICE, TANK_DICE)
FORT_LEVEL: Final = 2  # L8.11.2
BONUS_LEVEL: Final = 2  # L9.4 to L9.7
SUPERIOR_SINCE: Final = 16  # L8.6.4: SPRING 1918


# Special Offensives (L9.4 to L9.7, L9.15)


def bonus_nation(game: LastMan) -> int:
    """Whose army must be there for the dice of the card of this turn; -1 if it has none."""
    card = game.scalars[slots.OFFENSIVE]
    if card < facts.BIG_PUSH or facts.BONUS_FOR[card] != game.attacker():
        return -1
    if game.turn() < facts.CARD_SINCE[card]:
        return -1
    if card == facts.BIG_PUSH:
        return facts.UK
    return facts.FR if card == facts.TOUT_LE_MONDE else facts.GE


def has_bonus_army(game: LastMan, area: int) -> bool:
    nation = bonus_nation(game)
    if nation < 0:
        return False
    side = game.attacker()
    for army in game.armies_in(area, side):
        counts = fresh_counts(game, facts.FIRST_ARMY + army, side)
        if facts.ARMY_NATION[army] == nation and any(counts):
            return True
    return False


def bonus_areas(game: LastMan) -> int:
    """In how many battles at most the card gives its dice."""
    return 2 if game.scalars[slots.OFFENSIVE] in (facts.TOUT_LE_MONDE, facts.FRIEDENSTURM) else 1


def bonus_rows(game: LastMan, area: int, step: int) -> list[int]:
    """The extra dice of a special Offensive in this step; always F2 (L9.7.1, L12.9)."""
    row = game.battle_at(area)
    if row < 0 or not game.battles[row + slots.BATTLE_BONUS] or not has_bonus_army(game, area):
        return []
    card = game.scalars[slots.OFFENSIVE]
    if card in (facts.BIG_PUSH, facts.GERICHT):
        return [GUN_DICE, -1, BONUS_LEVEL, 1]
    if step == GUNS:
        return []
    if card == facts.FRIEDENSTURM:
        return [STORM_DICE, -1, BONUS_LEVEL, 2]
    return [] if facts.ROUGH[area] else [TANK_DICE, -1, BONUS_LEVEL, 2]


# Who fires


def cards_on(game: LastMan, area: int, side: int) -> int:
    row = game.battle_at(area)
    return game.battles[row + slots.BATTLE_CARDS + side] if row >= 0 else 0


def gun_level(game: LastMan, area: int, side: int) -> int:
    """Artillery fires at F1; with Poison Gas! at F2, in a Barrage at F3 (L9.8)."""
    bits = cards_on(game, area, side)
    if bits & slots.BARRAGE_BIT:
        return 3
    return 2 if bits & slots.GAS_BIT else facts.ATTACK[facts.ARTILLERY]


def volley(
    game: LastMan, area: int, side: int, step: int, planes: int, has_fort: bool
) -> list[int]:
    """All dice of a fire step: so many biplanes fire with it (L5.7.4)."""
    counts, kinds = muster(game, area, side, step == DEFENSIVE)
    counts[facts.BIPLANE] = planes
    rows: list[int] = []
    for pool in range(FORT_POOL):
        if counts[pool]:
            level = level_of(game, area, side, step, pool, has_fort)
            if level:
                rows += [pool, kinds[pool], level, counts[pool]]
    if step == DEFENSIVE:
        fort = game.fort_of(area, side)
        if fort > 0:
            rows += [FORT_POOL, -1, FORT_LEVEL, fort]
        return rows
    return rows + bonus_rows(game, area, step)


def muster(game: LastMan, area: int, side: int, defends: bool) -> tuple[list[int], list[int]]:
    """The units that take part by pool, and one kind of each pool."""
    counts = [0] * POOLS
    kinds = [-1] * POOLS
    british = defends and game.form.plays(forms.SUPERIORITY) and game.turn() >= SUPERIOR_SINCE
    for container in game.containers_in(area, side):
        fresh = fresh_counts(game, container, side)
        for kind in range(facts.KIND_COUNT):
            count = fresh[kind]
            if not count:
                continue
            pool = facts.TYPE_OF[kind]
            if pool == facts.INFANTRY and defends:
                dug = count if container != area else game.dug_in(area, kind)
                deep = trench_of(game, container, area)
                if dug and deep != facts.INFANTRY and facts.CAN_DIG[kind]:
                    counts[deep] += dug
                    kinds[deep] = kind
                    count -= dug
            elif pool == facts.ARTILLERY and british and facts.NATION_OF[kind] == facts.UK:
                pool = BRITISH_POOL
            if count:
                counts[pool] += count
                if kinds[pool] < 0:
                    kinds[pool] = kind
    return counts, kinds


def trench_of(game: LastMan, container: int, area: int) -> int:
    """The pool of infantry in a container: entrenched with its army (L8.1.4), or INFANTRY."""
    if container == area:
        return DUG_POOL
    army = container - facts.FIRST_ARMY
    if game.army_has(army, slots.FORTIFIED) and game.form.plays(forms.FORTIFYING):
        return FORTIFIED_POOL
    return DUG_POOL if game.army_has(army, slots.DUG) else facts.INFANTRY


def level_of(game: LastMan, area: int, side: int, step: int, pool: int, has_fort: bool) -> int:
    """The F-value of a pool in this step, 0 if it does not fire (L8.2 to L8.10)."""
    if step == GUNS:
        if pool == facts.ARTILLERY:
            return gun_level(game, area, side)
        return facts.ATTACK[facts.SIEGE_GUN] if pool == facts.SIEGE_GUN and has_fort else 0
    if pool == facts.TANK and facts.ROUGH[area]:
        return 0  # L8.9
    if pool == facts.ARTILLERY:
        return gun_level(game, area, side)
    if step == ATTACKERS:
        if pool == facts.CAVALRY:
            return 0 if fresh_infantry(game, area, 1 - side) else 1  # L8.5.3
        if pool == facts.SIEGE_GUN:
            return facts.ATTACK[facts.SIEGE_GUN] if has_fort else 0  # L8.7.1, L8.7.2
        return facts.ATTACK[pool]
    if pool == BRITISH_POOL:
        return min(3, gun_level(game, area, side) + 1)  # L8.6.4
    if pool == DUG_POOL:
        return 2
    if pool == FORTIFIED_POOL:
        return 3
    return facts.DEFENCE[pool]


def planes_of(game: LastMan, area: int, side: int) -> int:
    """Biplanes that take part: none in Bad Weather (L9.9)."""
    return 0 if game.scalars[slots.WEATHER] else fresh_of_type(game, area, side, facts.BIPLANE)


# The throw


POOL_RULES: Final[list[str]] = [
    "L8.2", "L8.3", "L8.4", "L8.5.1", "L8.6.1", "L8.7.1", "L8.8.2", "L8.9", "L8.10",
    "L8.2", "L11.6", "L8.6.4", "L8.11.2", "L9.5", "L9.6", "L9.7",
]  # fmt: skip


def rule_of(game: LastMan, area: int, side: int, step: int, pool: int) -> str:
    """The paragraph that gives a pool its dice."""
    if pool == facts.CAVALRY and step == ATTACKERS:
        return "L8.5.3"
    if pool == facts.ARTILLERY and gun_level(game, area, side) > 1:
        return "L9.8"
    if pool == BRITISH_POOL:
        return "L11.3"
    if pool == GUN_DICE and game.scalars[slots.OFFENSIVE] == facts.BIG_PUSH:
        return "L9.4"
    return POOL_RULES[pool]


def throw(game: LastMan, area: int, side: int, step: int, rows: list[int]) -> list[int]:
    """Roll a volley, all dice together; the hits of each row."""
    hits: list[int] = []
    for row in range(0, len(rows), VOLLEY_ROW):
        level, dice = rows[row + 2], rows[row + 3]
        faces: list[int] = []
        for _ in range(dice):
            faces.append(game.chance.pick(do.FIRE, do.DIE) + 1)
        count = 0
        for face in faces:
            if face <= level:
                count += 1
        hits.append(count)
        if game.journal is not None:
            tell_throw(game, area, side, step, rows[row : row + VOLLEY_ROW], faces, count)
    return hits


def tell_throw(
    game: LastMan, area: int, side: int, step: int, row: list[int], faces: list[int], hits: int
) -> None:
    pool, level, dice = row[0], row[2], row[3]
    rules: list[str] = ["L5.2.1", "L5.7.4", "L2.4"]
    if pool in (facts.ARTILLERY, facts.SIEGE_GUN) and step == GUNS:
        rules.append("L5.2")
    if pool == BRITISH_POOL:
        rules.append("L8.6.4")
    rules.append("L5.7.5" if step == DEFENSIVE else "L5.7.6" if step == ATTACKERS else "L8.6.1")
    if pool in (facts.STOSSTRUPPEN, facts.TANK) and step == DEFENSIVE and hits:
        rules.append("L5.6.5")
    if pool == facts.SIEGE_GUN:
        rules.append("L8.7.2")
    if pool == facts.BIPLANE:
        rules.append("L8.8.1")
    if pool in (GUN_DICE, TANK_DICE, STORM_DICE):
        rules += ["L9.7.1", "L9.15", "L12.9"]
    if pool == facts.CAVALRY and step == ATTACKERS:
        rules.append("L8.13")
    if pool == FORT_POOL:
        rules.append("L8.11.3")
    if pool == DUG_POOL:
        rules.append("L8.1.4")
    args = {"side": side, "seat": side, "area": area, "pool": pool, "step": step, "level": level}
    args |= {"dice": dice, "count": dice, "hits": hits}
    told = {**args, "faces": faces, "expected": dice * level / 6, "rules": rules}
    game.tell("fires", rule_of(game, area, side, step, pool), told)


def tell_silent(game: LastMan, area: int, side: int) -> None:
    """Tanks, and the tank dice of Tout Le Monde, do not fire in Rough areas (L8.9, L9.7.1)."""
    if game.journal is None or not facts.ROUGH[area]:
        return
    tanks = fresh_of_type(game, area, side, facts.TANK)
    row = game.battle_at(area)
    dice = row >= 0 and game.battles[row + slots.BATTLE_BONUS] != 0 and side == game.attacker()
    if tanks or (dice and game.scalars[slots.OFFENSIVE] == facts.TOUT_LE_MONDE):
        rules: list[str] = ["L9.7.1"] if dice else []
        game.tell("tanks-silent", "L8.9", {"side": side, "area": area, "rules": rules})


# Odds


def chances_of_hits(rows: list[int]) -> list[float]:
    """The exact chance of each number of hits."""
    chances = [1.0]
    for row in range(0, len(rows), VOLLEY_ROW):
        hit = rows[row + 2] / 6
        for _ in range(rows[row + 3]):
            more = [0.0] * (len(chances) + 1)
            for hits in range(len(chances)):
                more[hits] += chances[hits] * (1 - hit)
                more[hits + 1] += chances[hits] * hit
            chances = more
    return chances
