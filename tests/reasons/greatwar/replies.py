"""After the dice: flags, retreats, ground gained, bonus combat, answers (G11 to G13, G27)."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.event import Event
from tests.reasons.greatwar.table import (
    BOARD,
    BUILDINGS,
    SEAT_OF,
    SOLDIERS,
    Table,
    Unit,
    at,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

# Ways of throwing that are no close combat
FAR = ("ranged", "drift", "on-target", "three-plus", "gas")


def throws(table: Table) -> list[Event]:
    """The battle dice of this turn, or as the last one ended, the latest first."""
    answers = reversed(table.moment.turn or table.moment.done[-1:])
    return [each for done in answers for each in reversed(done.events) if each.key == "throw"]


def last_throw(table: Table) -> Event | None:
    return next(iter(throws(table)), None)


def since_throw(table: Table) -> list[Event]:
    """All that happened since those dice."""
    found: list[Event] = []
    for done in reversed(table.moment.turn or table.moment.done[-1:]):
        for event in reversed(done.events):
            if event.key == "throw":
                return found
            found.insert(0, event)
    return found


def answers_since_throw(table: Table) -> list[str]:
    found: list[str] = []
    for done in reversed(table.moment.turn):
        if any(event.key == "throw" for event in done.events):
            break
        found.append(done.answer)
    return found


def no_flag_now(situation: Situation) -> bool:
    return situation.verb == "ignore" and situation.asked.key != "ignore-flags"


def no_flag_fell(situation: Situation) -> bool:
    """G11.4: the last battle dice showed no flag."""
    throw = last_throw(there(situation))
    asks = situation.verb in ("ignore", "retreat")
    return asks and throw is not None and not throw.args["flags"]


def too_many_flags(situation: Situation) -> bool:
    """G12.11: from 0 to what the ground allows."""
    table = there(situation)
    target = thrown_at(table)
    if situation.verb != "ignore" or target is None:
        return False
    return int(situation.thing) > ignorable(table, target)


def thrown_at(table: Table) -> Unit | None:
    """The target of the last battle dice, where they fell on it."""
    throw = last_throw(table)
    if throw is None:
        return None
    return Unit("", throw.args["target"].split()[1], at(throw.args["hex"]), 1, 1, None)


def ignorable(table: Table, unit: Unit) -> int:
    """The most flags that this unit may ignore (G12.5, G18, Steady, Lads!), or that fell."""
    throw = last_throw(table)
    close = throw is not None and throw.args["way"] not in FAR
    ground = table.ground(unit.hex)
    flags = {"trench": 1 if close else 2, "fortified-building": 2}.get(ground, 0)
    if ground in ("building", "rubble", "mine-crater", "sunken-lane"):
        flags = 1
    if table.marked(unit.hex, "shell-crater") and ground not in ("building", "rubble"):
        flags = 1
    if table.marked(unit.hex, "strongpoint"):
        flags += 1
    steady = "play steady-lads" in answers_since_throw(table)
    flags += 2 if steady else 0
    return min(flags, throw.args["flags"] if throw is not None else flags)


def open_ground(situation: Situation) -> bool:
    """G12.11: flags fell, and the ground of the target lets it ignore none."""
    table = there(situation)
    throw, target = last_throw(table), thrown_at(table)
    if situation.verb != "ignore" or throw is None or target is None or not throw.args["flags"]:
        return False
    return ignorable(table, target) == 0


def panic(situation: Situation) -> bool:
    """G27.4: soldiers attacked by a tank in close combat, but for buildings and field guns."""
    table = there(situation)
    throw = last_throw(table)
    if situation.verb != "ignore" or throw is None:
        return False
    kind = throw.args["target"].split()[1]
    return panics(table, Unit("", kind, at(throw.args["hex"]), 1, 1, None))


def panics(table: Table, unit: Unit) -> bool:
    """Whether the last battle dice were those of a tank that attacked this unit close by."""
    throw = last_throw(table)
    if throw is None or throw.args["way"] in FAR:
        return False
    by_tank = throw.args["unit"].split()[1] not in SOLDIERS
    spared = unit.kind == "field-artillery" or table.ground(unit.hex) in BUILDINGS
    return by_tank and not spared and not unit.tank


def tank_target(situation: Situation) -> bool:
    """G12.8, G28.3: the target of the last dice is a tank."""
    throw = last_throw(there(situation))
    soldiers = ("infantry", "machine-gun", "mortar", "field-artillery")
    asks = situation.verb in ("retreat", "ignore")
    return asks and throw is not None and throw.args["target"].split()[1] not in soldiers


def steadied_tank(situation: Situation) -> bool:
    """G28.12: Steady, Lads! is for soldiers; the last dice at a unit of one's own were at a tank.

    The owner of the target plays it, and that tank may have thrown dice of its own since then.
    """
    table = there(situation)
    at_own = [each.args["target"].split() for each in throws(table)]
    at_own = [each for each in at_own if SEAT_OF.get(each[0], each[0]) == table.seat]
    at_tank = bool(at_own) and at_own[0][1] not in SOLDIERS
    return situation.verb == "play" and situation.thing == "steady-lads" and at_tank


def destroyed(situation: Situation) -> bool:
    """G12.1: the target was destroyed."""
    gone = any(event.key == "destroyed" for event in since_throw(there(situation)))
    return situation.verb in ("retreat", "ignore") and gone


def all_ignored(situation: Situation) -> bool:
    """G12.5: the flags were ignored, so none is left."""
    ignored = any(event.key == "flags-ignored" for event in since_throw(there(situation)))
    return situation.verb in ("retreat", "ignore") and ignored


def every_face_hits(situation: Situation) -> bool:
    """G16.9: three or more dice On Target."""
    throw = last_throw(there(situation))
    asks = situation.verb in ("retreat", "ignore")
    centre = throw is not None and throw.args["way"] == "three-plus"
    return asks and throw is not None and centre and throw.args["dice"] >= 3


def gas(situation: Situation) -> bool:
    """G22.3: the last dice were gas."""
    throw = last_throw(there(situation))
    asks = situation.verb in ("ignore", "retreat")
    return asks and throw is not None and throw.args["way"] == "gas"


def surprised_by_order(situation: Situation) -> bool:
    """G22: Surprise Attack is for a unit without an order, and this one has one."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    named = situation.verb == "unit" and situation.asked.key == "surprise-who"
    return named and unit is not None and unit.ordered


def raid(situation: Situation) -> bool:
    played = any(done.answer == "play trench-raid" for done in situation.turn)
    return situation.verb == "ignore" and played


# Retreats


def no_retreat_now(situation: Situation) -> bool:
    return situation.verb == "retreat" and situation.asked.key != "retreat"


def not_toward_home(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb != "retreat":
        return False
    events = situation.at.events
    fled = [event for event in events if event.key == "retreat"]
    stayed = [at(event.args["hex"]) for event in events if event.key == "retreat-blocked"]
    if not table.asked_of and not stayed:
        return bool(fled) and situation.thing != at(fled[-1].args["hex"])
    here = table.asked_of or stayed[-1]
    row = BOARD.row(here) + (-1 if table.seat == table.scenario.top else 1)
    home = [each for each in BOARD.neighbours(here) if BOARD.row(each) == row]
    return situation.thing not in home


def retreat_blocked(situation: Situation) -> bool:
    """G12.3, G12.10: units and closed water."""
    table = there(situation)
    unit = table.unit(table.asked_of)
    if situation.asked.key not in ("retreat", "ignore-flags", "steady"):
        events = [each for each in situation.at.events if each.key == "retreat-blocked"]
        unit = table.unit(at(events[-1].args["hex"])) if events else None
        target = thrown_at(table)
        if events and unit is None and target is not None:  # it was lost there
            unit = Unit("", target.kind, at(events[-1].args["hex"]), 1, 1, None)
    if situation.verb != "retreat" or unit is None:
        return False
    return situation.thing in table.units or table.closed(situation.thing, unit)


# First Strike and Counter Attack


def counter_from(test: Callable[[Table, Unit, str], bool]) -> Predicate:
    """Counter Attack is for a unit that may battle: the target of the combat may not."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        unit = table.unit(table.combat.target) if table.combat is not None else None
        played = situation.verb == "play" and situation.thing == "counter-attack"
        return played and unit is not None and test(table, unit, unit.hex)

    return holds


def no_strike_now(situation: Situation) -> bool:
    """G21.6: no close combat has just been declared against this side."""
    table = there(situation)
    close = table.combat is not None and table.combat.close
    asked = situation.asked.key == "respond"
    return situation.verb == "strike" and not (asked and close)


def strike_not_held(situation: Situation) -> bool:
    table = there(situation)
    held = "first-strike" in table.hands[table.seat]
    return situation.verb == "strike" and not held


def striker_may_not(situation: Situation) -> bool:
    """G21.6: a unit that may not battle cannot use it: on water, or abandoned."""
    table = there(situation)
    unit = table.unit(table.combat.target) if table.combat is not None else None
    if unit is None or situation.verb != "strike":
        return False
    bridged = table.marked(unit.hex, "bridge") or table.marked(unit.hex, "footbridge")
    wet = table.ground(unit.hex) in ("ford", "river") and not bridged
    return wet or unit.abandoned


def struck_first(situation: Situation) -> bool:
    combat = there(situation).combat
    return combat is not None and any(done.answer == "strike" for done in combat.since)
