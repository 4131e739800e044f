"""Ground gained and the bonus combat of tanks (G13, G22.2, G26.11, G27.6 to G27.8)."""

from __future__ import annotations

from collections.abc import Callable

from tests.reasons.greatwar.replies import last_throw, since_throw
from tests.reasons.greatwar.table import STOPS, Table, Unit, there
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

# Ground gained


def no_ground_now(situation: Situation) -> bool:
    """G13.1: no close combat has just cleared a hex for the attacker, who might gain it."""
    waits = situation.verb == "advance" and situation.asked.key != "gain-ground"
    return waits and not attacks_in_vain(situation)


def attacks_in_vain(situation: Situation) -> bool:
    """The attacker of the close combat that is under way asks, and can gain nothing by it."""
    table = there(situation)
    unit, combat = attacker_now(table), table.combat
    if unit is None or combat is None or unit.seat != table.seat:
        return False
    if situation.asked.key != "combat-card" or not combat.close or situation.thing != combat.target:
        return False
    reasons = (halted_before, wired_before, by_butts, is_stuck, closed_to_it)
    heavy = unit.kind in ("machine-gun", "mortar", "field-artillery")
    return heavy or unit.surprise or any(each(table, unit, combat.target) for each in reasons)


def not_vacated(situation: Situation) -> bool:
    table = there(situation)
    other = table.combat is not None and situation.thing != table.combat.target
    return situation.verb == "advance" and situation.asked.key == "gain-ground" and other


def fire_no_ground(situation: Situation) -> bool:
    """G13.1: the combat that goes on is fire, or the last one was."""
    table = there(situation)
    throw = last_throw(table)
    fires = table.combat is not None and not table.combat.close
    fired = throw is not None and throw.args["way"] != "close"
    return situation.verb == "advance" and (fires or fired)


def stands_firm(situation: Situation) -> bool:
    """G13.1: the target of the close combat is still in its hex."""
    table = there(situation)
    combat = table.combat
    stays = combat is not None and combat.close and combat.target in table.units
    return situation.verb == "advance" and stays


def attacker_now(table: Table) -> Unit | None:
    return table.attacker


def kind_no_ground(situation: Situation) -> bool:
    """G13.2."""
    unit = attacker_now(there(situation))
    heavy = unit is not None and unit.kind in ("machine-gun", "mortar", "field-artillery")
    return situation.verb == "advance" and heavy


def gaining(test: Callable[[Table, Unit, str], bool]) -> Predicate:
    """G13.3: what keeps the attacker of the latest combat out of the hex that it attacked."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        unit = attacker_now(table)
        if situation.verb != "advance" or unit is None or table.combat is None:
            return False
        return test(table, unit, table.combat.target)

    return holds


def halted_before(table: Table, unit: Unit, target: str) -> bool:
    """It entered stop terrain this turn."""
    return unit.moved > 0 and table.ground(unit.hex) in (*STOPS, "ford", "river")


def wired_before(table: Table, unit: Unit, target: str) -> bool:
    """Soldiers entered wire this turn."""
    return unit.moved > 0 and table.marked(unit.hex, "wire") and not unit.tank


def by_butts(table: Table, unit: Unit, target: str) -> bool:
    answers = [done.answer for done in table.combat.since] if table.combat is not None else []
    return "play rifle-butts-and-bayonets" in answers


def is_stuck(table: Table, unit: Unit, target: str) -> bool:
    return unit.stuck


def closed_to_it(table: Table, unit: Unit, target: str) -> bool:
    return table.closed(target, unit)


def held_no_ground(situation: Situation) -> bool:
    """G13.4: the target could not retreat and stayed."""
    table = there(situation)
    kept = any(event.key == "retreat-blocked" for event in since_throw(table))
    return situation.verb == "advance" and kept


def out_of_turn(situation: Situation) -> bool:
    """G13.6: a First Strike or Counter Attack, or a Surprise Attack."""
    table = there(situation)
    unit = attacker_now(table)
    answers = [done.answer for done in table.combat.since] if table.combat is not None else []
    reaction = "strike" in answers or "play counter-attack" in answers
    return situation.verb == "advance" and (reaction or (unit is not None and unit.surprise))


# Bonus combat and answers of the defender


def no_bonus(situation: Situation) -> bool:
    """G27.6: no ground was gained, or the tank is stuck."""
    table = there(situation)
    if situation.verb == "unit":
        named = table.unit(situation.thing, table.seat)
        return named is not None and named.tank and (named.stuck or not named.gained)
    unit = attacker_now(table)
    gained = unit is not None and unit.gained and not unit.stuck
    return situation.verb in ("fire", "attack") and not gained


def stuck_on_gain(situation: Situation) -> bool:
    """G27.6: the tank is stuck on the ground that it gained."""
    table = there(situation)
    stuck = [unit for unit in table.own(table.seat) if unit.tank and unit.gained and unit.stuck]
    if situation.verb == "unit":
        return table.unit(situation.thing, table.seat) in stuck
    return situation.verb in ("fire", "attack") and bool(stuck)


def not_won(situation: Situation) -> bool:
    """G27.6: the target of its close combat still stands in its hex."""
    table = there(situation)
    unit, combat = attacker_now(table), table.combat
    if unit is None or not unit.tank or combat is None or not combat.close:
        return False
    return situation.verb in ("fire", "attack") and combat.target in table.units


def stuck_no_bonus(situation: Situation) -> bool:
    """G26.11: a stuck tank gains no ground, and so has no bonus combat."""
    unit = attacker_now(there(situation))
    return situation.verb in ("fire", "attack") and unit is not None and unit.stuck


def gained_and_halted(situation: Situation) -> bool:
    """G27.8: it gained ground into stop terrain, and gains no more after its bonus combat."""
    table = there(situation)
    unit = attacker_now(table)
    halted = unit is not None and unit.tank and unit.gained and table.ground(unit.hex) in STOPS
    had = any(done.asked.key == "bonus-combat" and done.answer != "hold" for done in situation.turn)
    return situation.verb == "advance" and halted and had


def card_no_bonus(situation: Situation) -> bool:
    """G22.2: Rifle Butts or Surprise Attack let the tank gain no ground, so it has no bonus."""
    table = there(situation)
    unit = attacker_now(table)
    if situation.verb not in ("fire", "attack") or unit is None or not unit.tank:
        return False
    since = [done.answer for done in table.moment.turn]
    last = max((index for index, each in enumerate(since) if each.startswith("attack")), default=0)
    return unit.surprise or "play rifle-butts-and-bayonets" in since[last:]


def halted_no_bonus(situation: Situation) -> bool:
    """G27.8: stop terrain entered by its move forbids the gain of ground, and so the bonus."""
    table = there(situation)
    unit = attacker_now(table)
    halted = unit is not None and unit.tank and table.ground(unit.hex) in STOPS
    return situation.verb in ("fire", "attack", "unit") and halted


def one_bonus(situation: Situation) -> bool:
    """G27.7: it has had its bonus combat."""
    had = any(done.asked.key == "bonus-combat" and done.answer != "hold" for done in situation.turn)
    return had and situation.verb in ("fire", "attack", "unit")


def infantry_no_bonus(situation: Situation) -> bool:
    table = there(situation)
    units = [unit for unit in table.own(table.seat) if unit.gained and not unit.tank]
    return situation.verb in ("fire", "attack", "unit") and bool(units)
