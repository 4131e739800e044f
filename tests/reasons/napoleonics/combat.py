"""Combat: who may battle whom, range, sight, combined arms (N9 to N12, N25)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.reasons.battles import nearest, total
from tests.reasons.hexes import Cell
from tests.reasons.napoleonics.dice import counted
from tests.reasons.napoleonics.table import (
    BOARD,
    SEAT_OF,
    Table,
    Unit,
    at,
    named_unit,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

RANGES = {"rifle": 3, "horse-artillery": 4, "foot-artillery": 5, "guard-artillery": 5}


def shooters(situation: Situation) -> list[Unit]:
    """What would battle: the unit asked about or named, or those nearest to the target."""
    table = there(situation)
    if situation.verb in ("support", "unit"):
        named = table.unit(situation.thing, table.seat)
        return [named] if named is not None else []
    told = named_unit(situation)
    if told is not None:
        return [told]
    if situation.asked.key in ("battle-whom", "bonus-melee"):
        unit = table.unit(table.asked_of, table.seat)
        return [unit] if unit is not None else []
    return nearest(BOARD, table.fighters(), situation.thing, lambda unit: unit.hex)


def targets(situation: Situation, unit: Unit) -> list[str]:
    """The hex named as target, that of the melee, or for a unit the nearest enemies."""
    table = there(situation)
    if situation.verb in ("fire", "attack"):
        return [situation.thing]
    if situation.verb == "support":
        return [table.melee[1]] if table.melee else []
    aimed = situation.told.args.get("target")
    if isinstance(aimed, int):
        return [at(aimed)]
    enemies = [name for name in {*table.units, *table.leaders} if table.enemy_of(name, unit.seat)]
    return nearest(BOARD, enemies, unit.hex, str)


def of_unit(test: Callable[[Table, Unit, str], bool], *verbs: str) -> Predicate:
    """A rule about the unit that would battle and its target."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        if situation.verb not in verbs or pointless(situation, table):
            return False
        return any(
            test(table, unit, target)
            for unit in shooters(situation)
            for target in targets(situation, unit)
        )

    return holds


def pointless(situation: Situation, table: Table) -> bool:
    """Where no unit is named, what speaks against any is that no enemy is there (N9.1)."""
    attacks = situation.verb in ("fire", "attack") and not table.asked_of
    return attacks and not table.enemy_of(situation.thing, table.seat)


def reach_of(unit: Unit) -> int:
    return RANGES.get(unit.kind, 2) if unit.type != "cavalry" else 0


# N9 and N10


def no_enemy_there(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb == "unit":
        names = {*table.units, *table.leaders}
        return not any(table.enemy_of(name, table.seat) for name in names)
    attacks = situation.verb in ("fire", "attack")
    return attacks and not table.enemy_of(situation.thing, table.seat)


def battled_already(situation: Situation) -> bool:
    """N9.1: a unit battles once; where none is named, all that are ordered have battled."""
    table = there(situation)
    if situation.verb in ("unit", "support"):
        unit = table.unit(situation.thing, table.seat)
        return unit is not None and unit.battled
    if situation.verb not in ("fire", "attack"):
        return False
    units = [unit for unit in table.own(table.seat) if unit.ordered]
    to = situation.thing
    told = named_unit(situation)
    if told is not None:
        far = reach_of(told) if situation.verb == "fire" else 1
        if told.battled and BOARD.distance(told.hex, to) <= far:
            return True
    near = min((BOARD.distance(each.hex, situation.thing) for each in units), default=0)
    return any(unit.battled for unit in units if BOARD.distance(unit.hex, situation.thing) == near)


def adjacent_enemy(table: Table, unit: Unit, target: str) -> bool:
    """N9.3: an enemy unit touches it."""
    return table.touches_enemy_unit(unit.hex, unit.seat)


def no_melee_left(table: Table, unit: Unit, target: str) -> bool:
    """An enemy unit touches it, so it may not fire, and it has no dice for a melee (N9.3, N9.5)."""
    near = [each for each in BOARD.neighbours(unit.hex) if table.enemy_of(each, unit.seat)]
    useless = [each for each in near if not total(counted(table, unit, each, "attack"))]
    return adjacent_enemy(table, unit, target) and near == useless


def no_dice(situation: Situation) -> bool:
    """N9.5: the dice come to 0, in fire, melee, First Strike or battle back."""
    table = there(situation)
    if situation.verb in ("strike", "back"):
        attacker, target = table.melee or ("", "")
        unit = table.unit(target) or retired(table, target) or fallen(table, target)
        return unit is not None and not total(counted(table, unit, attacker, "attack"))
    if situation.verb == "unit":
        told = situation.told.args.get("target")
        if isinstance(told, int):
            unit = table.unit(situation.thing, table.seat)
            near = unit is not None and BOARD.distance(unit.hex, at(told)) == 1
            way = "attack" if near else "fire"
            return unit is not None and not total(counted(table, unit, at(told), way))
        return of_unit(no_melee_left, "unit")(situation)
    if situation.verb == "done":
        attacker, target = table.melee or ("", "")
        unit = table.unit(attacker)
        none = unit is not None and not total(counted(table, unit, target, "attack"))
        return situation.asked.key == "support" and none
    if situation.verb == "support":
        return of_unit(no_dice_to_join, "support")(situation)
    way = situation.verb
    test = of_unit(lambda at, unit, to: not total(counted(at, unit, to, way)), "fire", "attack")
    return test(situation)


def no_dice_to_join(table: Table, unit: Unit, target: str) -> bool:
    """Guns that would join have no dice against the target, near or far (N25.2)."""
    way = "attack" if BOARD.distance(unit.hex, target) == 1 else "fire"
    return not total(counted(table, unit, target, way))


def retired(table: Table, place: str) -> Unit | None:
    """The unit that has just gone back from there, as if it were there still."""
    now = place
    for event in table.moment.events:
        if event.key in ("retire", "retreat") and at(event.args["from"]) == now:
            now = at(event.args["hex"])
    unit = table.unit(now) if now != place else None
    return None if unit is None else replace(unit, hex=place)


def fallen(table: Table, place: str) -> Unit | None:
    """The unit that was eliminated or driven off there by the last answer, as it was before."""
    for event in table.moment.events:
        if event.key == "losses" and at(event.args["hex"]) == place:
            nation, _, kind = event.args["unit"].partition(" ")
            blocks = event.args["blocks"] + event.args["left"]
            number, square = event.args["number"], bool(event.args["square"])
            seat = SEAT_OF[nation]
            return Unit(number, seat, nation, kind, place, blocks, blocks, square)
    return None


def is_cavalry(table: Table, unit: Unit, target: str) -> bool:
    return unit.type == "cavalry"


def next_to_target(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) <= 1


def out_of_range(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) > reach_of(unit)


def lone_leader(situation: Situation) -> bool:
    """N10.2: a leader who stands alone is the target of fire."""
    table = there(situation)
    aimed = situation.told.args.get("target")
    name = at(aimed) if situation.verb == "unit" and isinstance(aimed, int) else situation.thing
    leader = table.leaders.get(name)
    alone = leader is not None and leader.seat != table.seat and name not in table.units
    return situation.verb in ("fire", "unit") and alone


def not_adjacent(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) != 1


def light_moved_two(table: Table, unit: Unit, target: str) -> bool:
    return unit.light and unit.moved >= 2


def guns_moved(table: Table, unit: Unit, target: str) -> bool:
    """N10.7, N12.5: foot guns that moved; horse guns that moved two, or with one block at all."""
    if unit.type != "artillery":
        return False
    if unit.kind != "horse-artillery":
        return unit.moved > 0
    return unit.moved >= 2 or (unit.moved > 0 and unit.blocks == 1)


def forest_entered(table: Table, unit: Unit, target: str) -> bool:
    return unit.entered and table.ground(unit.hex) == "forest" and not unit.light


def over_rugged_hill(table: Table, unit: Unit, target: str) -> bool:
    """N26.6: no combat into a rugged hill or out of it."""
    return "rugged-hill" in (table.ground(unit.hex), table.ground(target))


def over_river(table: Table, unit: Unit, target: str) -> bool:
    """N26.10: no melee in a river."""
    return "river" in (table.ground(unit.hex), table.ground(target))


def town_entered(table: Table, unit: Unit, target: str) -> bool:
    return unit.entered and table.ground(unit.hex) == "town"


def marched_too_far(table: Table, unit: Unit, target: str) -> bool:
    """N28.8: two hexes and no battle, but for light, grenadiers, guards, and with a leader."""
    chosen = unit.light or unit.guard or unit.kind == "grenadier"
    leader = table.leader(unit.hex, unit.seat)
    led = leader is not None and not (unit.met or leader.retreated)  # on the march, not since
    return table.in_force == "force-march" and unit.moved >= 2 and not chosen and not led


def bombard_moved(table: Table, unit: Unit, target: str) -> bool:
    return table.in_force == "bombard" and unit.moved > 0


def card_forbids(card: str, *verbs: str) -> Predicate:
    """With this card nobody battles in this way."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        if situation.verb not in verbs or table.in_force != card or table.one_unit:
            return False
        if situation.verb != "unit" or "attack" in verbs:
            return True
        return not table.touches_enemy_unit(situation.thing, table.seat)

    return holds


# N11


def blocked(table: Table, unit: Unit, target: str, why: str = "") -> bool:
    """Whether the line of sight is blocked; by this obstacle alone, if one is named.

    Obstacles: "piece", "ground" (forest and town), "hill", "rugged", "edge".
    """
    line = BOARD.line(unit.hex, target)

    def bars(cell: Cell) -> bool:
        found = obstacle(table, cell, unit.hex, target)
        return bool(found & {why} if why else found)

    if any(bars(cell) for cell in line.crossed):
        return True
    return any(bars(one) and bars(other) for one, other in line.between)


def obstacle(table: Table, cell: Cell, viewer: str, target: str) -> set[str]:
    """What in a hex blocks sight between two others (N11.1, N11.6 to N11.10)."""
    if not BOARD.has(cell):
        return {"edge"}
    name = cell.name
    found = set()
    ground = table.ground(name)
    if ground in ("forest", "town"):
        found.add("ground")
    if ground == "rugged-hill":
        found.add("rugged")
    high = [table.ground(viewer) == "hill", table.ground(target) == "hill"]
    if ground == "hill" and not all(high):
        found.add("hill")
    if name in table.units or name in table.leaders:
        over = fires_over(table, name, viewer, ground)
        if not over:
            found.add("piece")
    return found


def fires_over(table: Table, name: str, viewer: str, ground: str) -> bool:
    """N11.10: guns on a hill fire over a friend in the next lower hex; not in combined arms."""
    unit = table.units.get(viewer)
    if unit is None or unit.type != "artillery" or table.ground(viewer) != "hill":
        return False
    if table.moment.asked.key == "support" or ground in ("hill", "forest", "town", "rugged-hill"):
        return False
    return BOARD.distance(viewer, name) == 1 and not table.enemy_of(name, unit.seat)


def not_in_sight(table: Table, unit: Unit, target: str) -> bool:
    return BOARD.distance(unit.hex, target) > 1 and blocked(table, unit, target)


def blocked_both_sides(table: Table, unit: Unit, target: str) -> bool:
    """N11.3: the line runs between two hexes, and both hold an obstacle."""
    return any(
        obstacle(table, one, unit.hex, target) and obstacle(table, other, unit.hex, target)
        for one, other in BOARD.line(unit.hex, target).between
    )


def hidden_by(what: str) -> Callable[[Table, Unit, str], bool]:
    """An obstacle of this kind is on the way, and the sight is blocked."""

    def holds(table: Table, unit: Unit, target: str) -> bool:
        line = BOARD.line(unit.hex, target)
        cells = [*line.crossed, *(each for pair in line.between for each in pair)]
        seen = [what in obstacle(table, cell, unit.hex, target) for cell in cells]
        return any(seen) and blocked(table, unit, target)

    return holds


# N25


def in_support(test: Callable[[Table, Unit, str], bool]) -> Predicate:
    """A rule about guns that would join the melee."""

    def holds(situation: Situation) -> bool:
        return situation.verb == "support" and of_unit(test, "support")(situation)

    return holds


def not_guns(table: Table, unit: Unit, target: str) -> bool:
    """N25.1: guns join a melee of infantry or cavalry; their own is none."""
    attacker = table.unit(table.melee[0]) if table.melee else None
    own = attacker is not None and attacker.type == "artillery"
    return unit.type != "artillery" or own


def unordered(table: Table, unit: Unit, target: str) -> bool:
    return not unit.ordered


def busy(table: Table, unit: Unit, target: str) -> bool:
    """N25.2: another enemy unit touches the guns, and the target does not."""
    apart = BOARD.distance(unit.hex, target) > 1
    return table.touches_enemy_unit(unit.hex, unit.seat) and apart


def no_support_now(situation: Situation) -> bool:
    return situation.verb == "support" and situation.asked.key != "support"
