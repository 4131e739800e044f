"""Combat: who may battle whom, range, sight and dice (G8 to G10, G18, G24 to G30)."""

from __future__ import annotations

from collections.abc import Callable

from tests.reasons.battles import nearest, total
from tests.reasons.greatwar.dice import close_dice, ranged_dice
from tests.reasons.greatwar.sight import blocked, obstacle
from tests.reasons.greatwar.table import (
    BOARD,
    BUILDINGS,
    MALE,
    Table,
    Unit,
    at,
    named_unit,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

BATTLES = ("fire", "attack", "unit", "cut", "build")
CAPTURED = "captured-mark-iv"


def fighters(situation: Situation) -> list[Unit]:
    """What would battle: the unit asked about or named, or those nearest to the target."""
    table = there(situation)
    told = named_unit(situation)
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return [unit] if unit is not None else []
    if told is not None:
        return [told]
    if situation.asked.key in ("battle-whom", "bonus-combat"):
        unit = table.unit(table.asked_of, table.seat)
        return [unit] if unit is not None else []
    attacker = table.attacker if table.seat == table.active else None
    if attacker is not None and situation.asked.key in ("combat-card", "respond", "gain-ground"):
        return [attacker, *nearest_fighters(situation)]
    found = nearest_fighters(situation)
    if not found and attacker is not None and attacker.gained:
        return [attacker]  # a tank that has its bonus combat, and finds nobody for it
    return found


def nearest_fighters(situation: Situation) -> list[Unit]:
    """Who has its battle still to come; of them the nearest to the target that is named."""
    found = there(situation).fighters()
    if situation.verb not in ("fire", "attack"):
        return found
    return nearest(BOARD, found, situation.thing, lambda unit: unit.hex)


def targets(situation: Situation, unit: Unit) -> list[str]:
    table = there(situation)
    if situation.verb in ("fire", "attack"):
        return [situation.thing]
    enemies = [each for each in table.units.values() if each.seat != unit.seat]
    return [each.hex for each in nearest(BOARD, enemies, unit.hex, lambda unit: unit.hex)]


def of_unit(test: Callable[[Table, Unit, str], bool], *verbs: str) -> Predicate:
    """A rule about the unit that would battle and its target."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        if situation.verb not in (verbs or BATTLES):
            return False
        return any(
            test(table, unit, target)
            for unit in fighters(situation)
            for target in targets(situation, unit)
        )

    return holds


def no_enemy_there(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb == "unit":
        return all(unit.seat == table.seat for unit in table.units.values())
    attacks = situation.verb in ("fire", "attack") or situation.asked.key == "gas-where"
    return attacks and not table.enemy_at(situation.thing, table.seat)


def battled_already(situation: Situation) -> bool:
    """G8.2: it battles once; where none is named, the nearest ordered unit has battled."""
    table = there(situation)
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return unit is not None and unit.battled
    if situation.asked.key in ("battle-whom", "bonus-combat"):
        unit = table.unit(table.asked_of, table.seat)
        return unit is not None and unit.battled
    told = named_unit(situation)
    units = [unit for unit in table.own(table.seat) if unit.ordered or unit.surprise]
    if told is not None:
        units = [told]
    elif situation.verb in ("fire", "attack") and table.fighters():
        near = min((BOARD.distance(each.hex, situation.thing) for each in units), default=0)
        units = [each for each in units if BOARD.distance(each.hex, situation.thing) == near]
    return situation.verb in BATTLES and any(unit.battled for unit in units)


def left_alone(situation: Situation) -> bool:
    table = there(situation)
    units = table.own(table.seat)
    units = [each for each in units if each.ordered or each.surprise or table.battles_freely(each)]
    if situation.verb == "unit":
        units = [unit for unit in units if unit.hex == situation.thing]
    return situation.verb in BATTLES and any(unit.left_alone for unit in units)


def finish_first(situation: Situation) -> bool:
    """G8.1: a battle is going on, and this would begin another, or end the phase."""
    begins = situation.verb in (*BATTLES, "done", "pass", "stop", "hold")
    return begins and there(situation).phase == "battle" and situation.asked.key != "battle-who"


def name_fighter_first(situation: Situation) -> bool:
    return situation.asked.key == "battle-who" and situation.verb in BATTLES


def guns_first(situation: Situation) -> bool:
    """G16.3: the reserve artillery is about to fire, or its throw is being answered."""
    aiming = ("target", "targeting-dice", "spotter", "spot", "duds", "dud")
    answers = (
        situation.turn
        if situation.asked.key in ("retreat", "ignore-flags")
        else situation.at.done[-1:]
    )
    throws = [event for done in answers for event in done.events if event.key == "throw"]
    falling = bool(throws) and throws[-1].args["way"] in ("on-target", "drift", "three-plus")
    firing = situation.asked.key in aiming or falling
    return firing and situation.verb in (*BATTLES, "done")


def guns_have_fired(situation: Situation) -> bool:
    """G16.3: the guns threw their targeting dice this turn, or had no token for one (G6.7)."""
    over = ("targeting", "guns-silent")
    fired = any(event.key in over for done in situation.turn for event in done.events)
    return fired and situation.verb in ("target", "dice", "spot", "dud")


# What a unit may not do


def moved_too_far(table: Table, unit: Unit, target: str) -> bool:
    """G7.10: infantry that entered two hexes; not with Over the Top."""
    spared = table.in_force == "over-the-top" and unit.moved <= 2
    return unit.kind == "infantry" and unit.moved >= 2 and not spared


def moved(*kinds: str) -> Callable[[Table, Unit, str], bool]:
    return lambda table, unit, target: unit.kind in kinds and unit.moved > 0


def running(table: Table, unit: Unit, target: str) -> bool:
    return table.in_force == "about-turn-and-run" and unit.ordered


def got_stuck(table: Table, unit: Unit, target: str) -> bool:
    return unit.got_stuck


def in_building(table: Table, unit: Unit, target: str) -> bool:
    """G18.4: a tank that entered a building this turn."""
    return unit.tank and unit.entered and table.ground(unit.hex) in BUILDINGS


def in_water(table: Table, unit: Unit, target: str) -> bool:
    """G18.7: no battle from a river hex without a bridge."""
    bridged = table.marked(unit.hex, "bridge") or table.marked(unit.hex, "footbridge")
    return table.ground(unit.hex) in ("ford", "river") and not bridged


def on_broken_bridge(table: Table, unit: Unit, target: str) -> bool:
    return table.marked(unit.hex, "damaged-bridge")


def heavy_on_broken_bridge(table: Table, unit: Unit, target: str) -> bool:
    """G18.13: a tank or a field gun is left on a bridge that was damaged under it."""
    heavy = unit.tank or unit.kind == "field-artillery"
    return heavy and on_broken_bridge(table, unit, target)


def is_abandoned(table: Table, unit: Unit, target: str) -> bool:
    return unit.abandoned


def meets_enemy(table: Table, unit: Unit, target: str) -> bool:
    """G8.4: an enemy touches it, and the target is farther off."""
    return table.touched(unit.hex, unit.seat) and BOARD.distance(unit.hex, target) > 1


def of_kind(test: Callable[[Table, Unit, str], bool], *kinds: str) -> Predicate:
    """The same for tanks ("tank") or for one kind of unit."""

    def narrowed(table: Table, unit: Unit, target: str) -> bool:
        return ("tank" if unit.tank else unit.kind) in kinds and test(table, unit, target)

    return of_unit(narrowed, "fire", "unit")


def next_to(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) <= 1


def not_adjacent(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) != 1


def out_of_range(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) > unit.reach


def needs_sight(unit: Unit) -> bool:
    return unit.kind not in ("mortar", "field-artillery")


def hidden(table: Table, unit: Unit, target: str) -> bool:
    return needs_sight(unit) and blocked(table, unit.hex, target)


def not_in_sight(situation: Situation) -> bool:
    """G8.5: the sight is blocked, and a hex that is named as the reason is on the line."""
    number = situation.told.args.get("hex")
    named = at(number) if isinstance(number, int) and "unit" not in situation.told.args else ""

    def test(table: Table, unit: Unit, target: str) -> bool:
        line = BOARD.line(unit.hex, target)
        cells = [*line.crossed, *(each for pair in line.between for each in pair)]
        seen = [each.name for each in cells if obstacle(table, each, unit.hex, target)]
        return hidden(table, unit, target) and (not named or named in seen)

    return of_unit(test, "fire", "unit")(situation)


def hidden_by(what: str) -> Callable[[Table, Unit, str], bool]:
    def holds(table: Table, unit: Unit, target: str) -> bool:
        line = BOARD.line(unit.hex, target)
        cells = [*line.crossed, *(each for pair in line.between for each in pair)]
        found = any(what in obstacle(table, cell, unit.hex, target) for cell in cells)
        return found and hidden(table, unit, target)

    return holds


def both_sides(table: Table, unit: Unit, target: str) -> bool:
    return needs_sight(unit) and any(
        obstacle(table, one, unit.hex, target) and obstacle(table, other, unit.hex, target)
        for one, other in BOARD.line(unit.hex, target).between
    )


def no_dice(situation: Situation) -> bool:
    """G8.8: the dice come to 0; or a reaction has just left none, and the battle is used up."""
    table = there(situation)
    lost = [event.args["hex"] for event in situation.at.events if event.key == "combat-lost"]
    if any(at(each) == situation.thing for each in lost):
        return situation.verb in ("fire", "attack", "advance")

    def test(table: Table, unit: Unit, target: str) -> bool:
        close = BOARD.distance(unit.hex, target) == 1
        dice = close_dice(table, unit) if close else ranged_dice(table, unit, target)
        return total(dice) == 0

    if situation.verb == "strike":
        unit = table.unit(table.combat.target) if table.combat is not None else None
        return unit is not None and total(close_dice(table, unit)) == 0
    return of_unit(test, "fire", "attack", "unit")(situation)


def passes_for_friend(situation: Situation) -> bool:
    """The scenario's mistaken identity: nobody aims at a captured tank, nor the shells at its hex.

    That ends when a unit of the other side is beside one, or after the turn in which one battled.
    """
    table = there(situation)
    names = [name for unit in fighters(situation) for name in targets(situation, unit)]
    units = [table.unit(name) for name in (*names, situation.thing)]
    captured = any(unit is not None and unit.kind == CAPTURED for unit in units)
    aims = situation.verb in ("fire", "attack", "unit", "target")
    mistaken = table.scenario.has("mistaken-identity") and not known_tanks(table)
    return mistaken and captured and aims


def known_tanks(table: Table) -> bool:
    tanks = [unit for unit in table.units.values() if unit.kind == CAPTURED]
    near = any(
        each in table.units and table.units[each].seat != tank.seat
        for tank in tanks
        for each in BOARD.neighbours(tank.hex)
    )
    earlier = table.moment.done[: table.moment.since]
    return near or any(
        event.key == "throw" and event.args.get("unit", "").endswith(CAPTURED)
        for done in earlier
        for event in done.events
    )


# Wire and bridges


def no_wire(table: Table, unit: Unit, target: str) -> bool:
    return not table.marked(unit.hex, "wire")


def wire_moved(table: Table, unit: Unit, target: str) -> bool:
    return unit.moved > 0


def not_infantry(table: Table, unit: Unit, target: str) -> bool:
    return unit.kind != "infantry"


def of_every(test: Callable[[Table, Unit, str], bool], *verbs: str) -> Predicate:
    """What holds for the unit asked about, or for each that could be meant."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        found = fighters(situation)
        return situation.verb in verbs and all(test(table, unit, "") for unit in found)

    return holds


def no_engineer(table: Table, unit: Unit, target: str) -> bool:
    return unit.own != "engineer"


def no_broken_bridge(situation: Situation) -> bool:
    """G15.8: no damaged bridge is there, on the hex of an engineer or beside it."""
    table = there(situation)
    engineers = [unit for unit in table.own(table.seat) if unit.own == "engineer"]
    near = any(BOARD.distance(unit.hex, situation.thing) <= 1 for unit in engineers)
    broken = table.marked(situation.thing, "damaged-bridge")
    return situation.verb == "build" and bool(engineers) and not (near and broken)


# Bonus combat (G27.6)


def bonus_close_only(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(table.asked_of, table.seat)
    if situation.asked.key != "bonus-combat":  # it finds nobody, and is not asked
        unit = table.attacker if table.attacker is not None and table.attacker.gained else None
    return situation.verb == "fire" and unit is not None and unit.kind in MALE


def bonus_meets_enemy(situation: Situation) -> bool:
    """G27.6: a female tank fires in its bonus combat only if no enemy is adjacent."""
    table = there(situation)
    unit = table.unit(table.asked_of, table.seat)
    asked = situation.asked.key == "bonus-combat" and situation.verb == "fire"
    return asked and unit is not None and table.touched(unit.hex, unit.seat)
