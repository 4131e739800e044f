"""Leaders on the move, squares, the edge of the board, first turns (N2.1, N7.5, N8, N24.16)."""

from __future__ import annotations

from typing import Any

from tests.reasons.napoleonics.aftermath import lone_leader
from tests.reasons.napoleonics.movement import (
    CAUSES,
    Mover,
    barred_by,
    closest_ordered,
    movers,
)
from tests.reasons.napoleonics.table import (
    BOARD,
    Leader,
    Table,
    Unit,
    named_leader,
    named_unit,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation


def leader_taken(situation: Situation) -> bool:
    """N8.2: he may not end where another leader of his side is."""
    table = there(situation)
    leading = any(mover.leader is not None for mover in movers(situation))
    taken = table.leader(situation.thing, table.seat) is not None
    return leading and situation.verb == "move" and taken


def leader_meets_enemy(situation: Situation) -> bool:
    """N8.4: no hex with an enemy, nor past one; or enemies shut him in."""
    table = there(situation)
    shut = table.leader(situation.thing, table.seat) if situation.verb == "leader" else None
    if shut is not None:
        near = BOARD.neighbours(shut.hex)
        enemy = any(table.enemy_of(each, table.seat) for each in near)
        return enemy and not any(Mover(table, shut).may_go(each) for each in near)
    leading = any(mover.leader is not None for mover in movers(situation))
    if not leading or situation.verb != "move":
        return False
    return table.enemy_of(situation.thing, table.seat) or barred_by("enemy")(situation)


def leader_joined(situation: Situation) -> bool:
    """N8.5: a leader who joined, or a unit that was joined, does not move any more."""
    table = there(situation)
    if situation.verb == "leader":
        leader = table.leader(situation.thing, table.seat)
        return leader is not None and leader.moved and leader.hex in table.units
    if situation.verb in ("move", "exit"):
        rode = [each for each in ordered_leaders(situation) if each.moved]
        joined = any(each.hex in table.units for each in rode)
        return joined or any(unit.joined for unit in closest_ordered(situation))
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "unit" and unit is not None and unit.joined


def leader_moved(situation: Situation) -> bool:
    """N8.1: once a turn, alone or with his unit."""
    table = there(situation)
    if situation.verb in ("move", "exit"):
        return any(leader.moved or led(table, leader) for leader in ordered_leaders(situation))
    leader = table.leader(situation.thing, table.seat)
    unit = table.unit(situation.thing, table.seat)
    along = unit is not None and unit.moved > 0
    return situation.verb == "leader" and leader is not None and (leader.moved or along)


def ordered_leaders(situation: Situation) -> list[Leader]:
    """The leader that the reason names, or all that have an order."""
    told = named_leader(situation)
    if told is not None:
        return [told]
    table = there(situation)
    return [each for each in table.leaders.values() if each.seat == table.seat and each.ordered]


def led(table: Table, leader: Leader) -> bool:
    """Whether he went along with a unit that moved."""
    unit = table.unit(leader.hex, leader.seat)
    return unit is not None and unit.moved > 0


def leader_in_square(situation: Situation) -> bool:
    """N8.7: he may not leave a square."""
    table = there(situation)
    told = named_leader(situation)
    place = told.hex if told is not None else situation.thing
    unit = table.unit(place, table.seat)
    leader = table.leader(place, table.seat)
    return situation.verb in ("leader", "move") and bool(unit and leader and unit.square)


def beside(name: str, situation: Situation) -> bool:
    return BOARD.distance(name, situation.thing) == 1


def leader_alone(situation: Situation) -> bool:
    """N8.8: he cannot battle by himself."""
    table = there(situation)
    if situation.verb in ("fire", "attack"):
        units = [unit for unit in table.own(table.seat) if unit.ordered]
        leaders = [each.hex for each in ordered_leaders(situation)]
        if not units or situation.verb == "fire":
            return bool(leaders) and not units
        lone = [each for each in leaders if each not in table.units]
        near = [unit for unit in units if not unit.battled and beside(unit.hex, situation)]
        return any(beside(each, situation) for each in lone) and not near
    if situation.verb in ("back", "strike") and table.melee is not None:
        return table.melee[1] not in table.units or lone_leader(situation)
    alone = table.leader(situation.thing, table.seat) is not None
    return situation.verb == "unit" and alone and situation.thing not in table.units


def leader_no_exit(situation: Situation) -> bool:
    """N8.8: he leaves the board only in a retreat."""
    if situation.verb != "exit" or situation.asked.key == "leader-retreat":
        return False
    return all(mover.leader is not None for mover in movers(situation))


def leader_opened(situation: Situation) -> bool:
    """N28.10: his unit left its square by his order, and would not be ordered if he rode off."""
    table = there(situation)
    left = any(done.answer == f"leave {situation.thing}" for done in situation.turn)
    return table.in_force == "leadership" and situation.verb == "leader" and left


# Squares, the edge, scenarios


def square_stays(situation: Situation) -> bool:
    """N24.12: a square never moves."""
    table = there(situation)
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return unit is not None and unit.square
    units = [mover.unit for mover in movers(situation)]
    square = any(unit is not None and unit.square for unit in units)
    return situation.verb in ("move", "exit") and square


def leave_square(situation: Situation) -> bool:
    """N24.16: only an ordered square, in its owner's movement, that no enemy cavalry touches."""
    table = there(situation)
    if situation.verb != "leave":
        return False
    unit = table.unit(situation.thing, table.seat)
    if unit is None or not unit.square or not unit.ordered or table.phase != "movement":
        return True
    return table.seat != table.active or cavalry_near(table, unit)


def cavalry_near(table: Table, unit: Unit) -> bool:
    near = [table.units[each] for each in BOARD.neighbours(unit.hex) if each in table.units]
    return any(each.seat != unit.seat and each.type == "cavalry" for each in near)


def not_in_square(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "leave" and (unit is None or not unit.square)


def square_shut(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "leave" and unit is not None and cavalry_near(table, unit)


def no_exit(situation: Situation) -> bool:
    """N7.5: no scenario rule lets this side leave; or the edge is too far."""
    table = there(situation)
    if situation.verb != "exit":
        return False
    exits = [each for each in table.scenario.special if each["rule"] == "exit"]
    mine = [each for each in exits if each["side"] == table.seat]
    if not mine:
        return True
    units = [mover for mover in movers(situation) if mover.unit is not None]
    return bool(units) and not any(
        each["row"] in rows_open(mover) for mover in units for each in mine
    )


def rows_open(mover: Mover) -> set[str]:
    """The rows in which a unit still has a hex of movement to spare."""
    near = mover.reach(mover.far - 1, CAUSES)
    return {each[0] for each in near if each == mover.hex or not mover.ends(each, CAUSES)}


def first_turn(rule: str, verbs: tuple[str, ...]) -> Predicate:
    """N2.1: a special rule of the scenario for the first turn, for a class or in a section."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        if situation.position["turn"] > 2 or situation.verb not in verbs:
            return False
        special = [each for each in table.scenario.special if each["rule"] == rule]
        return any(
            each["side"] == table.seat and falls_under(table, unit, each)
            for each in special
            for unit in meant(situation)
        )

    return holds


def meant(situation: Situation) -> list[Unit]:
    """The units that would act: the one named or told, or any that has an order."""
    table = there(situation)
    named = named_unit(situation)
    if situation.verb in ("unit", "support"):
        named = table.unit(situation.thing, table.seat)
    return (
        [named] if named is not None else [unit for unit in table.own(table.seat) if unit.ordered]
    )


def falls_under(table: Table, unit: Unit, special: dict[str, Any]) -> bool:
    if "class" in special:
        return bool(unit.type == special["class"])
    return special["section"] in table.sections(unit.hex, unit.seat)


def card_no_move(card: str) -> Predicate:
    """The card lets nobody move."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        moving = situation.verb in ("unit", "move", "leader", "exit")
        return moving and table.in_force == card and not table.one_unit

    return holds
