"""When things are done: the course of a turn and of a battle (N4 to N6)."""

from __future__ import annotations

from collections.abc import Callable

from tests.reasons.napoleonics.combat import reach_of
from tests.reasons.napoleonics.movement import Mover
from tests.reasons.napoleonics.table import BOARD, Table, Unit, named_unit, there
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Done, Situation

ORDERING = {"order", "leader", "section", "rally", "supply", "place", "manoeuvre", "normal"}
MOVING = {"unit", "leader", "move", "exit", "leave"}
FARTHEST = 4  # hexes that a card lets a unit move (N28.11)
FIGHTING = {"unit", "fire", "attack", "support", "back", "strike", "retire", "square", "advance"}


# N4: the phases


def movement_over(situation: Situation) -> bool:
    """N4.1: it is a move, and the first combat has come."""
    return situation.verb in MOVING and there(situation).phase in ("combat", "draw")


def movement_first(situation: Situation) -> bool:
    """N4.1: it is a combat, and a move may still bring somebody near enough."""
    table = there(situation)
    if situation.verb not in FIGHTING or table.phase != "movement":
        return False
    if situation.verb not in ("fire", "attack"):
        return True
    units = [unit for unit in table.own(table.seat) if unit.ordered]
    reaches = [reach_of(unit) if situation.verb == "fire" else 1 for unit in units]
    return any(
        reach and BOARD.distance(unit.hex, situation.thing) <= reach + FARTHEST
        for unit, reach in zip(units, reaches, strict=True)
    )


def finish_first(situation: Situation) -> bool:
    """N4.2: a combat is going on, and this would begin another, or end the phase."""
    begins = situation.verb in ("unit", "fire", "attack", "done")
    return begins and there(situation).phase == "combat" and situation.asked.key != "battle-who"


# N5: cards


def card_first(situation: Situation) -> bool:
    return there(situation).phase == "command" and situation.verb != "card"


def one_card(situation: Situation) -> bool:
    """N5.1: the one card of the turn is played; or it is not this seat's turn."""
    table = there(situation)
    return situation.verb == "card" and (table.phase != "command" or table.seat != table.active)


def not_in_hand(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "card" and situation.thing not in table.hands[table.seat]


# N6: orders


def no_unit_here(situation: Situation) -> bool:
    return situation.verb != "leader" and there(situation).unit(situation.thing) is None


def not_yours(situation: Situation) -> bool:
    """What is there belongs to the other side."""
    table = there(situation)
    if situation.verb == "leader":
        leader = table.leader(situation.thing)
        return leader is not None and leader.seat != table.seat
    unit = table.unit(situation.thing)
    return unit is not None and unit.seat != table.seat


def already_ordered(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb == "leader":
        leader = table.leader(situation.thing, table.seat)
        return leader is not None and leader.ordered
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "order" and unit is not None and unit.ordered


def not_ordered(situation: Situation) -> bool:
    """N6.1: the unit or leader has no order, and this would be done with it."""
    table = there(situation)
    if situation.verb == "order" or table.phase in ("command", "orders"):
        return False
    if situation.verb == "leader":
        leader = table.leader(situation.thing, table.seat)
        return leader is not None and not leader.ordered
    leaders = [each for each in table.leaders.values() if each.seat == table.seat and each.ordered]
    units = any(unit.ordered for unit in table.own(table.seat))
    if only_order_missing(situation, table):
        return True
    fights = situation.verb in ("fire", "attack")
    if (situation.verb in ("move", "exit") or fights) and (not table.asked_of or not units):
        if units:
            return False
        if fights and leaders:
            to = situation.thing
            near = min(BOARD.distance(each.hex, to) for each in leaders)
            closest = [each for each in leaders if BOARD.distance(each.hex, to) == near]
            return any(each.hex in table.units for each in closest)
        return not leaders
    unit = acting_unit(situation, table)
    return unit is not None and (not unit.ordered or table.seat != table.active)


def only_order_missing(situation: Situation, table: Table) -> bool:
    """The reason names a unit that has no order, is nearer than all that have, and near enough."""
    unit, to = named_unit(situation), situation.thing
    if unit is None or unit.ordered or table.seat != table.active or to not in BOARD.by_name:
        return False
    away = BOARD.distance(unit.hex, to)
    leaders = table.leaders.values() if situation.verb == "move" else ()
    ordered = [
        each.hex
        for each in (*table.own(table.seat), *leaders)
        if each.ordered and each.seat == table.seat
    ]
    if any(0 < BOARD.distance(each, to) <= away for each in ordered):
        return False
    if situation.verb == "move":
        return Mover(table, unit).may_go(to)
    reach = reach_of(unit) if situation.verb == "fire" else 1
    return situation.verb in ("fire", "attack") and away <= reach


def acting_unit(situation: Situation, table: Table) -> Unit | None:
    """The own unit that would act: the one named, or the one asked about."""
    if situation.verb in ("unit", "leave", "support", "order", "rally"):
        return table.unit(situation.thing, table.seat)
    return table.unit(table.asked_of, table.seat)


def orders_over(situation: Situation) -> bool:
    """N6.1: all orders are named before anything moves."""
    orders = situation.verb in ("order", "leader")
    return orders and there(situation).phase in ("movement", "combat", "draw")


def orders_first(situation: Situation) -> bool:
    later = situation.verb in MOVING | FIGHTING and there(situation).phase == "orders"
    return later and not forbidden_by_card(situation)


# N28: what a card lets none of its units do, whichever it orders
FORBIDDEN = {
    "bayonet-charge": {"fire"},
    "fire-and-hold": {"move", "exit", "attack"},
    "grande-manoeuvre": {"fire", "attack"},
}


def forbidden_by_card(situation: Situation) -> bool:
    table = there(situation)
    chosen = not table.one_unit and situation.asked.key != "manoeuvre-or-normal"
    return chosen and situation.verb in FORBIDDEN.get(table.in_force, set())


def no_leader_here(situation: Situation) -> bool:
    """N6.5 orders a leader in a hex; there is none."""
    table = there(situation)
    return situation.verb == "leader" and table.leader(situation.thing) is None


# The windows of combat


def last_battle(situation: Situation) -> Done | None:
    """The answer that declared the latest combat of this turn."""
    for done in reversed(situation.recent):
        if done.answer.split()[0] in ("fire", "attack"):
            return done
    return None


def no_breakthrough_now(situation: Situation) -> bool:
    """N19.1: cavalry has attacked in melee, and it is not asked where it breaks through."""
    table = there(situation)
    attacker = table.unit(table.melee[0]) if table.melee else None
    asked = situation.asked.key in ("break-through", "break-through-further")
    foot = attacker is not None and attacker.type != "cavalry"
    return situation.verb == "advance" and table.melee is not None and not asked and not foot


def nothing_driven_out(situation: Situation) -> bool:
    """N18.1: only infantry that has just cleared a hex in melee moves into that hex."""
    if situation.verb != "advance":
        return False
    table = there(situation)
    if table.phase != "combat":
        return True
    if situation.asked.key == "take-ground":
        return table.melee is not None and situation.thing != table.melee[1]
    if situation.asked.key == "support":  # the attacker's, which is no gun and no square then
        attacker = table.unit(table.melee[0]) if table.melee else None
        return attacker is not None and attacker.type != "artillery" and not attacker.square
    return situation.asked.key not in ("break-through", "break-through-further")


# Answers of one question


def only_with(card: str, asks: dict[str, str]) -> Predicate:
    """Only this card asks for such an answer, each verb by a question, and it does not ask now."""

    def holds(situation: Situation) -> bool:
        if situation.verb not in asks:
            return False
        return there(situation).in_force != card or situation.asked.key != asks[situation.verb]

    return holds


def card_orders(card: str) -> Predicate:
    """The card in force is this one, which orders in a way of its own, and not one by one."""
    verbs = ("order", "leader")
    return lambda situation: situation.verb in verbs and there(situation).in_force == card


def left_out(card: str, test: Callable[[Table, Unit], bool]) -> Predicate:
    """This card orders in a way of its own, and leaves out such a unit."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        unit = table.unit(situation.thing, table.seat)
        if situation.verb != "order" or table.in_force != card or table.one_unit:
            return False
        return unit is not None and not unit.ordered and test(table, unit)

    return holds


def marched_elsewhere(table: Table, unit: Unit) -> bool:
    """N28.8: infantry of another section than the one that was chosen, if it is yet."""
    chosen = [
        done.answer.split()[1] for done in table.moment.turn if done.answer.startswith("section ")
    ]
    infantry = unit.type == "infantry"
    return infantry and (unit.moved > 0 or not table.sections(unit.hex, unit.seat) & set(chosen))


def no_infantry(table: Table, unit: Unit) -> bool:
    return unit.type != "infantry"


def without_leader(table: Table, unit: Unit) -> bool:
    """N28.10: no leader is with it, or he has come or gone this turn."""
    leader = table.leader(unit.hex, unit.seat)
    return leader is None or leader.moved


def got_no_block(table: Table, unit: Unit) -> bool:
    """N28.12: no block came back to it."""
    return f"rally {unit.hex}" not in [done.answer for done in table.moment.turn]


def supply_no_orders(situation: Situation) -> bool:
    """N28.13: Short Supply orders nobody, so that nobody moves or battles."""
    acts = situation.verb in {"order", *MOVING, *FIGHTING}
    return acts and there(situation).in_force == "short-supply"


def answers_only(*keys: str) -> Predicate:
    """This is an answer to these questions alone, and another is asked."""
    return lambda situation: situation.asked.key not in keys


def keep_elsewhere(situation: Situation) -> bool:
    """N22.3: of the two cards that Scout drew, one is kept."""
    if situation.verb != "keep":
        return False
    drawn = situation.position["scouted"]
    return situation.asked.key != "keep-card" or situation.thing not in drawn
