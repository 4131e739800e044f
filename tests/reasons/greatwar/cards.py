"""What each combat card needs to be of use (G22, G20.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.reasons.battles import total
from tests.reasons.greatwar import combat
from tests.reasons.greatwar.dice import close_dice, ranged_dice
from tests.reasons.greatwar.replies import ignorable, last_throw, panics
from tests.reasons.greatwar.sight import blocked
from tests.reasons.greatwar.table import BOARD, MALE, Table, Unit, at


def spied_on(table: Table) -> bool:
    """Intelligence: the opponent holds a combat card."""
    return any(hand for seat, hand in table.combat_hands.items() if seat != table.seat)


def on_wire(table: Table) -> bool:
    """Wire Cutters: an infantry unit named to move, with wire on it or within its reach."""
    unit = table.unit(table.asked_of)
    if unit is None or unit.kind != "infantry":
        return False
    reach = 3 if table.in_force == "about-turn-and-run" else 2
    near = [name for name in BOARD.names if BOARD.distance(name, unit.hex) <= reach]
    return any(table.marked(name, "wire") for name in near)


def pinned(table: Table) -> bool:
    """Pinned Down: a soldier unit in range and sight of own infantry or machine guns."""
    unit = table.unit(table.asked_of)
    if unit is None or unit.tank:
        return False
    guns = [each for each in table.own(table.seat) if each.kind in ("infantry", "machine-gun")]
    return any(
        BOARD.distance(each.hex, unit.hex) <= each.reach and not blocked(table, each.hex, unit.hex)
        for each in guns
    )


def gassed(table: Table) -> bool:
    """Gas Attack: an enemy soldier unit within three hexes of own soldiers."""
    mine = [unit for unit in table.own(table.seat) if not unit.tank]
    enemies = [unit for unit in table.units.values() if unit.seat != table.seat and not unit.tank]
    return any(BOARD.distance(one.hex, other.hex) <= 3 for one in mine for other in enemies)


def barrage(table: Table) -> bool:
    """Machine Gun Barrage: an ordered machine gun that did not move, or such a tank."""
    if table.in_force == "about-turn-and-run":
        return False  # nobody battles
    guns = [
        unit
        for unit in table.own(table.seat)
        if unit.ordered
        and not (unit.battled or unit.got_stuck or combat.in_water(table, unit, ""))
        and not combat.in_building(table, unit, "")
        and (
            (unit.kind == "machine-gun" and not unit.moved)
            or (unit.tank and unit.kind not in MALE and not unit.abandoned)
        )
    ]
    return any(
        1 < BOARD.distance(gun.hex, enemy.hex) <= gun.reach
        and not blocked(table, gun.hex, enemy.hex)
        for gun in guns
        for enemy in table.units.values()
        if enemy.seat != gun.seat and not table.touched(gun.hex, gun.seat)
    )


def creeping(table: Table) -> bool:
    """Creeping Barrage: ordered infantry next to an enemy, and guns in reserve without an order."""
    if table.in_force == "about-turn-and-run":
        return False  # nobody battles
    strength = table.scenario.hands[table.seat].get("artillery", 0)
    most = 2 if table.in_force == "over-the-top" else 1
    infantry = [
        unit
        for unit in table.own(table.seat)
        if unit.ordered and unit.kind == "infantry" and unit.moved <= most
    ]
    close = any(table.touched(unit.hex, unit.seat) for unit in infantry)
    return strength > 0 and not table.guns_ordered and close


def surprising(table: Table) -> bool:
    """Surprise Attack: a unit without an order that could battle from where it stands."""
    enemies = [unit.hex for unit in table.units.values() if unit.seat != table.seat]
    return any(
        could_battle(table, unit, enemy)
        for unit in table.own(table.seat)
        if not unit.ordered
        for enemy in enemies
    )


def could_battle(table: Table, unit: Unit, target: str) -> bool:
    """Adjacent, or in range and sight with nobody beside it, with a die, and on dry ground."""
    if unit.abandoned or combat.in_water(table, unit, target):
        return False
    if BOARD.distance(unit.hex, target) == 1:
        return total(close_dice(table, unit)) > 0
    if table.touched(unit.hex, unit.seat) or combat.out_of_range(table, unit, target):
        return False
    return not combat.hidden(table, unit, target) and total(ranged_dice(table, unit, target)) > 0


def closing(table: Table) -> bool:
    return table.combat is not None and table.combat.close


def firing(table: Table, standing: bool = False) -> bool:
    """Covering Fire, Sharpshooters: ordered infantry or a machine gun fires."""
    fight = table.combat
    unit = table.unit(fight.attacker) if fight is not None and not fight.close else None
    if unit is None or unit.kind not in ("infantry", "machine-gun") or not unit.ordered:
        return False
    return not standing or not unit.moved


def raiding(table: Table) -> bool:
    """Trench Raid: ordered infantry attacks soldiers in a trench."""
    fight = table.combat
    if fight is None or not fight.close:
        return False
    unit, target = table.unit(fight.attacker), table.unit(fight.target)
    trench = table.ground(fight.target) == "trench"
    infantry = unit is not None and unit.kind == "infantry" and unit.ordered
    return trench and infantry and target is not None and not target.tank


def bearing(table: Table) -> bool:
    """Stretcher Bearers: a soldier unit that lost figures and touches no enemy."""
    return any(
        unit.strength < unit.start and not table.touched(unit.hex, unit.seat)
        for unit in table.own(table.seat)
        if not unit.tank
    )


def ordered_attack(table: Table) -> bool:
    """Rifle Butts and Bayonets: an ordered unit in close combat."""
    unit = table.unit(table.combat.attacker) if table.combat is not None else None
    return closing(table) and unit is not None and unit.ordered


def shelled(table: Table) -> bool:
    """Aerial Spotter and Dud Shells: the reserve artillery has thrown its targeting dice."""
    return any(event.key == "targeting" for done in table.moment.turn for event in done.events)


def drifting(table: Table) -> bool:
    """Aerial Spotter: a targeting die shows a number of its own, so it drifts (G16.6)."""
    thrown = [
        event.args["numbers"]
        for done in table.moment.turn
        for event in done.events
        if event.key == "targeting"
    ]
    return bool(thrown) and any(thrown[-1].count(number) == 1 for number in thrown[-1])


def struck(table: Table) -> bool:
    """Counter Attack: the target of a close combat survived and stayed in its hex."""
    return closing(table) and table.combat is not None and table.combat.target in table.units


def flagged(table: Table) -> bool:
    """Steady, Lads!: more flags fell than the ground ignores, or a tank lets nobody ignore any."""
    throw = last_throw(table)
    unit = table.unit(at(throw.args["hex"])) if throw is not None else None
    if throw is None or unit is None or unit.tank:
        return False
    flags = int(throw.args["flags"])
    return flags > 0 and (flags > ignorable(table, unit) or panics(table, unit))


USES: Final[dict[str, Callable[[Table], bool]]] = {
    "intelligence": spied_on,
    "wire-cutters": on_wire,
    "pinned-down": pinned,
    "gas-attack": gassed,
    "machine-gun-barrage": barrage,
    "creeping-barrage": creeping,
    "surprise-attack": surprising,
    "rifle-butts-and-bayonets": ordered_attack,
    "covering-fire": firing,
    "sharpshooters": lambda table: firing(table, standing=True),
    "trench-raid": raiding,
    "stretcher-bearers": bearing,
    "smoke-screen": lambda table: table.combat is not None and not table.combat.close,
    "aerial-spotter": drifting,
    "dud-shells": shelled,
    "counter-attack": struck,
    "steady-lads": flagged,
    "supply-dump": lambda table: table.pool > 0,
}
