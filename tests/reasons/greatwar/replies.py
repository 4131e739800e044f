"""After the dice: flags, retreats, ground gained, bonus combat, answers (G11 to G13, G27)."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.event import Event
from tests.reasons.greatwar.table import (
    BOARD,
    BUILDINGS,
    SOLDIERS,
    STOPS,
    Table,
    Unit,
    at,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

FAR = ("ranged", "drift", "on-target", "gas")  # ways of throwing that are no close combat


def last_throw(table: Table) -> Event | None:
    """The battle dice that were thrown last this turn, or as the last one ended."""
    for done in reversed(table.moment.turn or table.moment.done[-1:]):
        for event in reversed(done.events):
            if event.key == "throw":
                return event
    return None


def since_throw(table: Table) -> list[Event]:
    """All that happened since those dice."""
    found: list[Event] = []
    for done in reversed(table.moment.turn or table.moment.done[-1:]):
        for event in reversed(done.events):
            if event.key == "throw":
                return found
            found.insert(0, event)
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
    if situation.verb != "ignore":
        return False
    unit = table.unit(table.asked_of)
    if situation.asked.key != "ignore-flags" or unit is None:
        return no_flag_now(situation)
    return int(situation.thing) > ignorable(table, unit)


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
    steady = any(done.answer == "play steady-lads" for done in table.moment.turn[-3:])
    flags += 2 if steady else 0
    return min(flags, throw.args["flags"] if throw is not None else flags)


def open_ground(situation: Situation) -> bool:
    """G12.11: the ground of the target lets it ignore nothing."""
    table = there(situation)
    throw = last_throw(table)
    if situation.verb != "ignore" or throw is None:
        return False
    unit = table.unit(at(throw.args["hex"]))
    retreated = [event for event in since_throw(table) if event.key == "retreat"]
    name = at(retreated[0].args["from"]) if retreated else at(throw.args["hex"])
    if unit is None and not retreated:
        return True
    target = unit or Unit("", "infantry", name, 1, 1, None)
    return ignorable(table, Unit("", target.kind, name, 1, 1, None)) == 0


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
    """G28.12: Steady, Lads! is for soldiers, and the last dice were thrown at a tank."""
    throw = last_throw(there(situation))
    at_tank = throw is not None and throw.args["target"].split()[1] not in SOLDIERS
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
    return asks and throw is not None and throw.args["dice"] >= 3 and throw.args["way"] != "close"


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
    if situation.asked.key != "retreat":
        blocked = any(event.key == "retreat-blocked" for event in situation.at.events)
        return situation.verb == "retreat" and blocked
    if situation.verb != "retreat" or unit is None:
        return False
    return situation.thing in table.units or table.closed(situation.thing, unit)


# Ground gained


def no_ground_now(situation: Situation) -> bool:
    """G13.1: no close combat has just cleared a hex for the attacker."""
    return situation.verb == "advance" and situation.asked.key != "gain-ground"


def not_vacated(situation: Situation) -> bool:
    table = there(situation)
    other = table.combat is not None and situation.thing != table.combat.target
    return situation.verb == "advance" and situation.asked.key == "gain-ground" and other


def fire_no_ground(situation: Situation) -> bool:
    """G13.1: the last combat was fire."""
    table = there(situation)
    throw = last_throw(table)
    return situation.verb == "advance" and throw is not None and throw.args["way"] != "close"


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


def may_not_gain(situation: Situation) -> bool:
    """G13.3: stop terrain or wire entered, a card, a stuck tank, or a closed hex."""
    table = there(situation)
    unit = attacker_now(table)
    if situation.verb != "advance" or unit is None or table.combat is None:
        return False
    cards = ("play rifle-butts-and-bayonets", "strike")
    carded = any(done.answer in cards for done in table.combat.since)
    entered = unit.moved > 0 and table.stops(unit.hex, unit)
    shut = table.closed(table.combat.target, unit)
    return carded or unit.surprise or entered or unit.stuck or shut


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


def counter_from(test: Callable[[Table, Unit, str], bool]) -> Predicate:
    """Counter Attack is for a unit that may battle: the target of the combat may not."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        unit = table.unit(table.combat.target) if table.combat is not None else None
        played = situation.verb == "play" and situation.thing == "counter-attack"
        return played and unit is not None and test(table, unit, unit.hex)

    return holds


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
    table = there(situation)
    unit = attacker_now(table)
    return unit is not None and unit.tank and table.ground(unit.hex) in STOPS


def one_bonus(situation: Situation) -> bool:
    """G27.7: it has had its bonus combat."""
    had = any(done.asked.key == "bonus-combat" and done.answer != "hold" for done in situation.turn)
    return had and situation.verb in ("fire", "attack", "unit")


def infantry_no_bonus(situation: Situation) -> bool:
    table = there(situation)
    units = [unit for unit in table.own(table.seat) if unit.gained and not unit.tank]
    return situation.verb in ("fire", "attack", "unit") and bool(units)


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
