"""Orders: what a card orders, and where (N5.2 to N6.8, N27, N28)."""

from __future__ import annotations

from itertools import product
from typing import Final

from tests.reasons import battles
from tests.reasons.napoleonics.table import Table, Unit, at, there
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

COUNTS: Final = {"scout": 1, "probe": 2, "attack": 3}
SPREAD: Final = {
    "coordinated-advance": {"left": 1, "center": 2, "right": 1},
    "flank-attack": {"left": 2, "right": 2},
    "forward": {"left": 2, "center": 2, "right": 2},
    "recon-in-force": {"left": 1, "center": 1, "right": 1},
}
BICORNE: Final = {"leadership", "grande-manoeuvre", "elan"}  # beside the section cards (N6.4)
FOURS: Final = {"bayonet-charge", "bombard", "cavalry-charge", "fire-and-hold", "grande-manoeuvre"}


def section_orders(table: Table) -> dict[str, int]:
    """How many orders the card in force gives in each section; nothing if it is no section card."""
    return battles.section_orders(table.in_force, table.command, COUNTS, SPREAD)


def orders_given(table: Table) -> list[str]:
    """The hexes of the orders given so far, of units and leaders."""
    return [
        at(event.args["hex"])
        for done in table.moment.turn
        for event in done.events
        if event.key in ("order", "order-leader")
    ]


def fits(table: Table, hexes: list[str]) -> bool:
    """Whether these orders can be shared out among the sections of the card (N6.7)."""
    limits = section_orders(table)
    sections = [
        sorted(each for each in table.sections(name, table.seat) if each in limits)
        for name in hexes
    ]
    return any(
        all(choice.count(section) <= limit for section, limit in limits.items())
        for choice in product(*sections)
    )


def wrong_section(situation: Situation) -> bool:
    """N5.2: the card orders nobody where this stands."""
    table = there(situation)
    limits = section_orders(table)
    return bool(limits) and not table.sections(situation.thing, table.seat) & set(limits)


def section_full(situation: Situation) -> bool:
    """N5.2: the section of this hex has had its orders."""
    table = there(situation)
    limits = section_orders(table)
    if not limits or wrong_section(situation):
        return False
    return not fits(table, [*orders_given(table), situation.thing])


def both_sections_full(situation: Situation) -> bool:
    """N6.7: the hex is cut, and neither section has an order left."""
    table = there(situation)
    return len(table.sections(situation.thing, table.seat)) == 2 and section_full(situation)


def orders_spent(situation: Situation) -> bool:
    """All orders of a section card are given."""
    table = there(situation)
    limits = section_orders(table)
    return bool(limits) and len(orders_given(table)) >= sum(limits.values())


def four_spent(situation: Situation) -> bool:
    """The four orders of a tactic card are given."""
    table = there(situation)
    spent = len(orders_given(table)) >= 4
    return ordering(situation) and table.in_force in FOURS and not table.one_unit and spent


def one_spent(situation: Situation) -> bool:
    """The card orders one unit, and it has."""
    table = there(situation)
    return ordering(situation) and table.one_unit and len(orders_given(table)) >= 1


def substitute_spent(situation: Situation) -> bool:
    """N28.14: the one unit of a card that finds none of its own is ordered."""
    return one_spent(situation) and not there(situation).no_manoeuvre


def unit_instead_spent(situation: Situation) -> bool:
    """N28.11: the one unit that is ordered instead of a manoeuvre is."""
    return one_spent(situation) and there(situation).no_manoeuvre


def unit_instead(situation: Situation) -> bool:
    """N28.11: what is ordered instead of a manoeuvre is a unit, and this is a leader."""
    return situation.verb == "leader" and there(situation).no_manoeuvre


def ordering(situation: Situation) -> bool:
    return situation.verb in ("order", "leader") and there(situation).phase != "command"


def named_unit(situation: Situation) -> Unit | None:
    table = there(situation)
    return table.unit(situation.thing, table.seat) if situation.thing in table.units else None


def no_bicorne(situation: Situation) -> bool:
    """N6.4: the card orders no leader by himself."""
    table = there(situation)
    if situation.verb != "leader" or section_orders(table):
        return False
    if table.in_force == "elan":
        return not dice_left(table)["flag"]
    return table.in_force not in BICORNE and not table.no_manoeuvre


def dice_left(table: Table) -> dict[str, int]:
    """What the command dice of Elan and Rally still order (N28.5, N28.12)."""
    left = dict.fromkeys(("infantry", "cavalry", "artillery", "flag"), 0)
    for done in table.moment.turn:
        for event in done.events:
            if event.key == "command-dice":
                for face in event.args["faces"]:
                    if face in left:
                        left[face] += 1
            elif event.key in ("order", "rally"):
                unit_type = Unit(0, "", "", event.args["unit"].split()[1], "", 1, 1, False).type
                left[unit_type if left[unit_type] > 0 else "flag"] -= 1
            elif event.key == "order-leader":
                left["flag"] -= 1
    return left


def elan_no_symbol(situation: Situation) -> bool:
    """N28.5: the dice have no order for this class, nor a flag."""
    table = there(situation)
    if table.in_force != "elan" or not ordering(situation):
        return False
    left = dice_left(table)
    unit = named_unit(situation)
    if situation.verb == "leader":
        return left["flag"] <= 0
    return unit is not None and left[unit.type] <= 0 and left["flag"] <= 0


def rally_no_symbol(situation: Situation) -> bool:
    """N28.12: the dice have no symbol left for the class of this unit."""
    table = there(situation)
    unit = named_unit(situation)
    rallies = situation.verb == "rally" and table.in_force == "rally"
    return rallies and unit is not None and dice_left(table)[unit.type] <= 0


def no_infantry_there(situation: Situation) -> bool:
    """N28.8: the section has no infantry of this side."""
    table = there(situation)
    return situation.verb == "section" and not any(
        unit.type == "infantry" and situation.thing in table.sections(unit.hex, unit.seat)
        for unit in table.own(table.seat)
    )


def class_only(card: str, *types: str) -> Predicate:
    """The card orders these classes only, and this unit is of another (or it is a leader)."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        if table.in_force != card or table.one_unit:
            return False
        if situation.verb == "leader":
            return True
        unit = named_unit(situation)
        horse = unit is not None and unit.kind == "horse-artillery" and "horse" in types
        return unit is not None and unit.type not in types and not horse

    return holds


def hold_adjacent(situation: Situation) -> bool:
    """N28.6: a unit that touches an enemy unit is not ordered."""
    table = there(situation)
    unit = named_unit(situation)
    ordered = table.in_force == "fire-and-hold" and ordering(situation) and not table.one_unit
    return ordered and unit is not None and table.touches_enemy_unit(unit.hex, unit.seat)


def manoeuvre_square(situation: Situation) -> bool:
    """N28.11: not for squares, nor for a leader in one."""
    table = there(situation)
    unit = named_unit(situation)
    return table.in_force == "grande-manoeuvre" and unit is not None and unit.square
