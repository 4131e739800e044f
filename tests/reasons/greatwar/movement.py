"""Movement (G7, G18, G23.8, G24 to G26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.reasons.greatwar.table import BOARD, Table, Unit, named_unit, there
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

FAST: Final = {"whippet": 3, "saint-chamond": 3}


def allowance(table: Table, unit: Unit) -> int:
    """So many hexes (G7.5), or as the card says (G21)."""
    if table.in_force == "about-turn-and-run":
        runs = {"infantry": 3, "machine-gun": 2, "mortar": 2}
        if unit.kind in runs:
            return runs[unit.kind]
    if unit.tank:
        return FAST.get(unit.kind, 2)
    return 2 if unit.kind == "infantry" else 1


def movers(situation: Situation) -> list[Unit]:
    """The unit on its way or named; else the nearest that may still move."""
    table = there(situation)
    told = named_unit(situation)
    if told is not None and situation.verb != "unit":
        return [told]
    if situation.asked.key in ("move-where", "wire-cutters"):
        unit = table.unit(table.asked_of, table.seat)
        return [unit] if unit is not None else []
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return [unit] if unit is not None else []
    return nearest(table.movers(), situation)


def nearest(units: list[Unit], situation: Situation) -> list[Unit]:
    if situation.verb != "move":
        return units
    to = situation.thing
    near = min((BOARD.distance(each.hex, to) for each in units), default=0)
    return [each for each in units if BOARD.distance(each.hex, to) == near]


def of_mover(test: Callable[[Table, Unit, str], bool], *verbs: str) -> Predicate:
    """A rule about what would move."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        wanted = verbs or ("move",)
        if situation.verb not in wanted or others_may(situation):
            return False
        return any(test(table, unit, situation.thing) for unit in movers(situation))

    return holds


def others_may(situation: Situation) -> bool:
    """Where a unit is yet to be named: whether one that may still move could enter this hex."""
    table = there(situation)
    if situation.asked.key != "move-who" or situation.verb != "move":
        return False
    to = situation.thing
    if to in table.units or table.in_force in ("close-assault", "fire-fight"):
        return False
    return any(
        BOARD.distance(unit.hex, to) == 1 and not table.closed(to, unit) for unit in table.movers()
    )


def too_far(table: Table, unit: Unit, to: str) -> bool:
    return BOARD.distance(unit.hex, to) > allowance(table, unit) - unit.moved


def run_too_far(table: Table, unit: Unit, to: str) -> bool:
    return table.in_force == "about-turn-and-run" and too_far(table, unit, to)


def not_next(table: Table, unit: Unit, to: str) -> bool:
    return BOARD.distance(unit.hex, to) != 1


def halted(table: Table, unit: Unit, to: str) -> bool:
    """G7.6: the ground that it entered ends its move."""
    wire = table.marked(unit.hex, "wire")
    bare = table.ground(unit.hex) not in ("countryside", "") or not wire
    return unit.moved > 0 and table.stops(unit.hex, unit) and bare


def halted_by_wire(table: Table, unit: Unit, to: str) -> bool:
    wire = table.marked(unit.hex, "wire") and not unit.tank and not unit.cut_free
    return unit.moved > 0 and wire


def occupied(situation: Situation) -> bool:
    table = there(situation)
    moves = situation.verb in ("move", "advance")
    return moves and situation.thing in table.units


def shut_in(situation: Situation) -> bool:
    """G7.3: every hex around the unit is closed to it, and a unit stands in one of them."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    if situation.verb != "unit" or unit is None:
        return False
    near = BOARD.neighbours(unit.hex)
    held = [each for each in near if each in table.units]
    return bool(held) and all(each in held or table.closed(each, unit) for each in near)


def moved_already(situation: Situation) -> bool:
    """G7.2: it has had its move; where none is named, the nearest ordered unit has."""
    table = there(situation)
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return unit is not None and unit.named
    told = named_unit(situation)
    ordered = [unit for unit in table.own(table.seat) if unit.ordered]
    if told is not None:
        ordered = [told]
    elif table.movers():
        ordered = nearest(ordered, situation)
    return situation.verb in ("move", "stop", "exit") and any(unit.named for unit in ordered)


def stuck_on_the_way(situation: Situation) -> bool:
    return any(unit.got_stuck for unit in any_ordered(situation))


def any_ordered(situation: Situation) -> list[Unit]:
    """The unit named or asked about, or every ordered one."""
    table = there(situation)
    told = named_unit(situation)
    if told is not None:
        return [told]
    if situation.verb in ("unit", "order", "repair"):
        unit = table.unit(situation.thing, table.seat)
        return [unit] if unit is not None else []
    if situation.asked.key in ("move-where", "battle-whom", "bonus-combat"):
        unit = table.unit(table.asked_of, table.seat)
        return [unit] if unit is not None else []
    return [unit for unit in table.own(table.seat) if unit.ordered or unit.surprise]


def stuck(situation: Situation) -> bool:
    """G26.1: a stuck tank does not move."""
    moves = situation.verb in ("unit", "move", "exit", "stop")
    return moves and any(unit.stuck for unit in any_ordered(situation))


def pinned(situation: Situation) -> bool:
    return any(unit.pinned for unit in any_ordered(situation))


def card_no_move(situation: Situation) -> bool:
    """G21.4: Close Assault and Fire Fight forbid phase 3."""
    table = there(situation)
    moves = situation.verb in ("unit", "move", "exit", "stop")
    return moves and table.in_force in ("close-assault", "fire-fight")


def move_under_way(situation: Situation) -> bool:
    """G7.1: a move is finished before the next begins."""
    asked = situation.asked.key in ("move-where", "wire-cutters", "pin-down")
    return asked and situation.verb in ("unit", "done", "stop", "exit", "move", "pass", "hold")


def no_march_now(situation: Situation) -> bool:
    """G7.9: a unit may stop after each hex that it entered; none is on its way."""
    units = movers(situation) if situation.asked.key == "move-where" else []
    return situation.verb == "stop" and not any(unit.moved for unit in units)


def name_mover_first(situation: Situation) -> bool:
    return situation.asked.key == "move-who" and situation.verb in ("move", "stop", "exit")


def water(*kinds: str) -> Predicate:
    """Water that is closed to such a unit: "soldier", "tank", "field-artillery"."""

    def test(table: Table, unit: Unit, to: str) -> bool:
        kind = "tank" if unit.tank else unit.kind
        wanted = kind in kinds or ("soldier" in kinds and not unit.tank)
        return wanted and table.closed(to, unit)

    of_one = of_mover(test, "move", "advance")

    def holds(situation: Situation) -> bool:
        table = there(situation)
        own = table.own(table.seat)  # before any has an order, what is closed to all of them
        shut = situation.verb == "move" and all(table.closed(situation.thing, each) for each in own)
        return of_one(situation) or ("soldier" in kinds and shut)

    return holds


def bridge(marker: str) -> Predicate:
    def test(table: Table, unit: Unit, to: str) -> bool:
        return table.marked(to, marker) and table.closed(to, unit)

    return of_mover(test, "move", "advance")


# Leaving the board


def no_exit(situation: Situation) -> bool:
    """G7.7: the scenario lets this side leave nowhere."""
    table = there(situation)
    return situation.verb == "exit" and not table.scenario.objective("exit", table.seat)


def not_at_edge(situation: Situation) -> bool:
    """G23.18: no such unit began the turn on the enemy's baseline, or it has moved on."""
    table = there(situation)
    if situation.verb != "exit":
        return False
    other = next(seat for seat in table.hands if seat != table.seat)
    row = table.scenario.home_row(other)
    units = any_ordered(situation)
    return not any(BOARD.row(unit.hex) == row and not unit.moved for unit in units)


def stuck_at_edge(situation: Situation) -> bool:
    """G23.18: a stuck tank cannot leave."""
    table = there(situation)
    other = next(seat for seat in table.hands if seat != table.seat)
    row = table.scenario.home_row(other)
    tanks = [unit for unit in any_ordered(situation) if unit.stuck]
    return situation.verb == "exit" and any(BOARD.row(unit.hex) == row for unit in tanks)


def run_no_exit(situation: Situation) -> bool:
    return situation.verb == "exit" and there(situation).in_force == "about-turn-and-run"
