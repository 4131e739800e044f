"""Orders: what a command card orders, and where (G5.2 to G6.10, G21)."""

from __future__ import annotations

from itertools import product
from typing import Final

from tests.reasons import battles
from tests.reasons.greatwar.table import Table, Unit, at, there
from tests.reasons.situation import Situation

COUNTS: Final = {"recon": 1, "probe": 2, "attack": 3}
SPREAD: Final = {
    "recon-in-force": {"left": 1, "center": 1, "right": 1},
    "general-advance": {"left": 2, "center": 2, "right": 2},
    "pincer": {"left": 2, "right": 2},
}


def section_orders(table: Table) -> dict[str, int]:
    """How many orders the card gives in each section; nothing if it is no section card."""
    return battles.section_orders(table.in_force, table.command, COUNTS, SPREAD)


def orders_anywhere(table: Table) -> int:
    """How many units a tactic card orders wherever they stand; 0 if it orders otherwise."""
    return {
        "about-turn-and-run": table.command,
        "over-the-top": table.command,
        "direct-from-hq": 4,
        "fire-fight": 4,
        "recover-regroup": 1,
        "big-push": table.command + 2,
        "counter-order": 1,
        "artillery-bombard": 0 if has_guns(table) else 1,
    }.get(table.in_force, 0)


def has_guns(table: Table) -> bool:
    return table.scenario.hands[table.seat].get("artillery", 0) > 0


def given(table: Table) -> list[set[str]]:
    """The sections that each order so far may have come from; the guns' is the one named."""
    found = []
    for done in table.moment.turn:
        if done.answer.startswith("guns "):
            found.append({done.answer.split()[1]})
        for event in done.events:
            if event.key == "order":
                found.append(table.sections(at(event.args["hex"]), table.active))
    return found


def fits(table: Table, orders: list[set[str]]) -> bool:
    limits = section_orders(table)
    choices = [sorted(each & set(limits)) for each in orders]
    return any(
        all(choice.count(section) <= limit for section, limit in limits.items())
        for choice in product(*choices)
    )


def place(situation: Situation, table: Table) -> set[str]:
    if situation.verb in ("guns", "section"):
        return {situation.thing}
    return table.sections(situation.thing, table.seat)


def wrong_section(situation: Situation) -> bool:
    """G5.2: the card orders nothing in the section where this stands."""
    table = there(situation)
    if table.in_force == "big-push":
        return pushed_elsewhere(situation)
    limits = section_orders(table)
    ordering = situation.verb in ("order", "guns")
    return ordering and bool(limits) and not place(situation, table) & set(limits)


def ordered_in_two(situation: Situation) -> bool:
    """G6.2: it has its order, through the one or the other of two sections of the card."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    if situation.verb != "order" or unit is None or not unit.ordered:
        return False
    return len(place(situation, table) & set(section_orders(table))) > 1


def pushed_elsewhere(situation: Situation) -> bool:
    """Big Push: another section was chosen."""
    table = there(situation)
    chosen = [
        done.answer.split()[1] for done in situation.turn if done.answer.startswith("section ")
    ]
    ordering = table.in_force == "big-push" and situation.verb == "order" and bool(chosen)
    return ordering and chosen[-1] not in place(situation, table)


def section_first(situation: Situation) -> bool:
    """Big Push: its section is not chosen yet."""
    asked = situation.asked.key == "push-where"
    return asked and there(situation).in_force == "big-push" and situation.verb != "section"


def section_full(situation: Situation) -> bool:
    """G6.3: no order is left for the section."""
    table = there(situation)
    limits = section_orders(table)
    if situation.verb not in ("order", "guns") or not limits or wrong_section(situation):
        return False
    return not fits(table, [*given(table), place(situation, table)])


def orders_spent(situation: Situation) -> bool:
    """G6.3: all orders of the card are given."""
    table = there(situation)
    limits = section_orders(table)
    most = sum(limits.values()) if limits else orders_anywhere(table)
    return situation.verb in ("order", "guns") and most > 0 and len(given(table)) >= most


def shared_order(situation: Situation) -> bool:
    """G6.8: the orders of the section went to units on hexes of two sections, or the like."""
    return section_full(situation)


def infantry_only(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return table.in_force == "over-the-top" and unit is not None and unit.kind != "infantry"


def touches_not(situation: Situation) -> bool:
    """Close Assault: the unit touches no enemy."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    alone = unit is not None and not table.touched(unit.hex, unit.seat)
    return table.in_force == "close-assault" and alone


def touches(situation: Situation) -> bool:
    """Fire Fight: the unit touches an enemy."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    touching = unit is not None and table.touched(unit.hex, unit.seat)
    return table.in_force == "fire-fight" and touching


def bombard_only(situation: Situation) -> bool:
    """Artillery Bombard orders the guns alone."""
    table = there(situation)
    bombards = table.in_force == "artillery-bombard" and has_guns(table)
    return situation.verb == "order" and bombards


def no_section_now(situation: Situation) -> bool:
    return situation.verb == "section" and situation.asked.key != "push-where"


def no_guns_by_card(situation: Situation) -> bool:
    """G6.4: only one order of a section card that is not for battlefield units alone."""
    table = there(situation)
    field_only = table.in_force.startswith("assault") or table.in_force in (
        "general-advance",
        "pincer",
    )
    return situation.verb == "guns" and (field_only or not section_orders(table))


def guns_ordered(situation: Situation) -> bool:
    return situation.verb == "guns" and there(situation).guns_ordered


def no_guns(situation: Situation) -> bool:
    return situation.verb in ("guns", "target", "dice") and not has_guns(there(situation))


def guns_not_ordered(situation: Situation) -> bool:
    """G16.2: the reserve artillery has no order in this turn."""
    table = there(situation)
    aiming = situation.verb in ("target", "dice", "spot", "dud")
    return aiming and (not table.guns_ordered or table.seat != table.active)


def no_orders_possible(situation: Situation) -> bool:
    """G5.4: the card can order nothing."""
    table = there(situation)
    if table.phase in ("start", "command") or any(each.ordered for each in table.own(table.seat)):
        return False
    limits = section_orders(table)
    units = [unit for unit in table.own(table.seat) if not unit.abandoned]
    if limits:
        units = [unit for unit in units if table.sections(unit.hex, table.seat) & set(limits)]
    elif table.in_force == "big-push":
        chosen = [d.answer.split()[1] for d in situation.turn if d.answer.startswith("section ")]
        units = [unit for unit in units if set(chosen) & table.sections(unit.hex, table.seat)]
    elif table.in_force == "over-the-top":
        units = [unit for unit in units if unit.kind == "infantry"]
    elif table.in_force == "close-assault":
        units = [unit for unit in units if table.touched(unit.hex, unit.seat)]
    elif table.in_force == "fire-fight":
        units = [unit for unit in units if not table.touched(unit.hex, unit.seat)]
    return not units and not table.guns_ordered


# Stuck tanks (G26)


def repaired(situation: Situation) -> Unit | None:
    table = there(situation)
    return table.unit(situation.thing, table.seat) if situation.verb == "repair" else None


def no_tank(situation: Situation) -> bool:
    """G26.1: what is named is no tank."""
    unit = repaired(situation)
    return unit is not None and not unit.tank


def not_stuck(situation: Situation) -> bool:
    """G26.1: it is a tank that is not stuck."""
    unit = repaired(situation)
    return unit is not None and unit.tank and not unit.stuck


def stuck_this_turn(situation: Situation) -> bool:
    """G26.1: it got stuck only now."""
    unit = repaired(situation)
    return unit is not None and unit.got_stuck


def never_repaired(situation: Situation) -> bool:
    table = there(situation)
    named = table.unit(situation.thing, table.seat) if situation.verb != "move" else None
    units = table.own(table.seat) if situation.verb == "move" else [named]
    stuck = any(unit is not None and unit.stuck for unit in units)
    return table.scenario.has("rooted") and stuck and situation.verb in ("repair", "unit", "move")


def repair_spent(situation: Situation) -> bool:
    """G26.3: one attempt a tank and turn; where it may be abandoned, it has just failed."""
    table = there(situation)
    if situation.verb == "dice":
        return situation.asked.key == "abandon"
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "repair" and unit is not None and unit.tried


def extra_dice(situation: Situation) -> int:
    """How many dice are to be bought for a repair; -1 if that is not asked."""
    asked = situation.verb == "dice" and situation.asked.key == "repair-dice"
    return int(situation.thing) if asked else -1


def too_many_dice(situation: Situation) -> bool:
    """G26.3: three at most, for whichever tank."""
    early = situation.verb == "dice" and situation.asked.key == "repair-who"
    return extra_dice(situation) > 3 or (early and int(situation.thing) > 3)


def no_hq_for_repair(situation: Situation) -> bool:
    """G26.3: a token each."""
    table = there(situation)
    return extra_dice(situation) > table.hq[table.seat]


def name_tank_first(situation: Situation) -> bool:
    """G26.3: the dice are bought for one tank, and none is named yet."""
    early = situation.verb == "dice" and situation.asked.key == "repair-who"
    return early and int(situation.thing) <= 3


def no_repair_now(situation: Situation) -> bool:
    late = situation.asked.key not in ("repair-who", "repair-dice", "abandon")
    return situation.verb == "repair" and late


def no_die_to_repair(situation: Situation) -> bool:
    """G26.2, G26.6: a Mark I has no die of its own, and none is bought, or can be."""
    table = there(situation)
    asked = situation.verb == "dice" and situation.asked.key == "repair-dice"
    unit = table.unit(table.asked_of if asked else situation.thing, table.seat)
    early = unit is not None and unit.stuck and unit.kind.startswith("mark-i-")
    if asked:
        return early and situation.thing == "0"
    return situation.verb == "repair" and early and table.hq[table.seat] == 0


def repairing(situation: Situation) -> bool:
    """G26.3: a repair is being tried, and is to be finished first."""
    return situation.verb == "repair" and situation.asked.key in ("repair-dice", "abandon")


def repair_first(situation: Situation) -> bool:
    """G6.6: stuck tanks that are ordered try before the first move."""
    trying = situation.asked.key in ("repair-who", "repair-dice", "abandon")
    later = ("unit", "move", "stop", "exit", "fire", "attack", "cut", "build")
    return trying and situation.verb in later


def no_abandon_now(situation: Situation) -> bool:
    return situation.verb == "abandon" and situation.asked.key != "abandon"
