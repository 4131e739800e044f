"""Answers to a combat: First Strike, square, retire and reform, flags, retreats, ground taken."""

from __future__ import annotations

from tests.reasons.napoleonics.combat import fallen, retired
from tests.reasons.napoleonics.table import (
    BOARD,
    IMPASSABLE,
    SEAT_OF,
    Table,
    Unit,
    at,
    named_leader,
    named_unit,
    there,
)
from tests.reasons.situation import Situation


def duel(table: Table) -> tuple[Unit | None, Unit | None]:
    """The attacker and the defender of the melee that was declared last."""
    if table.melee is None or table.attack is None:
        return None, None
    attacker, target = table.melee
    seat = table.attack.asked.seat
    defender = table.units.get(target)
    if defender is not None and defender.seat == seat:  # the attacker has gone there
        return defender, None
    return table.unit(attacker, seat), defender


def no_square_now(situation: Situation) -> bool:
    """N24.1: only when enemy cavalry has just declared a melee, and it has not."""
    return situation.verb == "square" and situation.asked.key != "respond"


def square_terrain(situation: Situation) -> bool:
    """N24.2: the infantry that is attacked stands in a town or in field works."""
    table = there(situation)
    where = infantry_attacked(table)
    closed = bool(where) and (table.ground(where) == "town" or where in table.scenario.works)
    return situation.verb == "square" and closed


def infantry_attacked(table: Table) -> str:
    """The hex of the infantry that is attacked, or from which it has just been driven."""
    _, defender = duel(table)
    for event in table.moment.events if defender is None and table.melee is not None else ():
        nation, _, kind = str(event.args.get("unit", "")).partition(" ")
        if event.key == "retreat" and table.melee and at(event.args["from"]) == table.melee[1]:
            defender = Unit(0, SEAT_OF[nation], nation, kind, table.melee[1], 1, 1, square=False)
    return defender.hex if defender is not None and defender.type == "infantry" else ""


def square_cards(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "square" and len(table.hands[table.seat]) <= 2


def square_counters(situation: Situation) -> bool:
    table = there(situation)
    used = [unit for unit in table.own(table.seat) if unit.square]
    return situation.verb == "square" and len(used) >= 4


def square_formed(situation: Situation) -> bool:
    """N24.5: the unit that is attacked is in square, or was until it fell."""
    table = there(situation)
    _, defender = duel(table)
    if defender is None and table.melee is not None:
        defender = fallen(table, table.melee[1])
    return situation.verb == "square" and defender is not None and defender.square


def no_retire_now(situation: Situation) -> bool:
    """N23.1: only when infantry has just declared a melee, and it has not."""
    return situation.verb == "retire" and situation.asked.key != "respond"


def retire_no_room(situation: Situation) -> bool:
    """N23.2: there are no two hexes toward its own side."""
    table = there(situation)
    _, unit = duel(table)
    if unit is None and table.melee is not None:
        unit = retired(table, table.melee[1]) or fallen(table, table.melee[1])
    if situation.verb != "retire" or unit is None:
        return False
    number = unit.number
    here = [each.hex for each in table.units.values() if each.number == number]  # where it went
    led = table.leader((*here, unit.hex)[0], unit.seat) is not None
    first = [
        each
        for each in back_of(table, unit.hex, unit.seat)
        if each in here or open_to(table, each, unit, False)
    ]
    return not any(
        second in here or open_to(table, second, unit, not led)
        for each in first
        for second in back_of(table, each, unit.seat)
    )


def back_of(table: Table, name: str, seat: str) -> list[str]:
    """The hexes of the next row toward the own side (N14.2)."""
    toward = -1 if seat == table.scenario.top else 1
    row = BOARD.row(name) + toward
    return [each for each in BOARD.neighbours(name) if BOARD.row(each) == row]


def open_to(table: Table, name: str, unit: Unit, leader: bool) -> bool:
    """Whether a unit may go back into a hex; with or without a lone leader in it (N14.3, N23.3)."""
    if table.closed(name, unit) or name in table.units or table.enemy_of(name, unit.seat):
        return False
    return leader or table.leader(name) is None


def no_strike_now(situation: Situation) -> bool:
    return situation.verb == "strike" and situation.asked.key != "respond"


def no_first_strike(situation: Situation) -> bool:
    """N28.7: a melee may be answered, and the card is not in hand."""
    table = there(situation)
    held = "first-strike" in table.hands[table.seat]
    return situation.verb == "strike" and not held and situation.asked.key == "respond"


def no_flag_now(situation: Situation) -> bool:
    return situation.verb == "ignore" and situation.asked.key != "ignore-flags"


def too_many_ignored(situation: Situation) -> bool:
    """N15.2: leader, support, works and type together do not ignore so many."""
    if situation.verb != "ignore" or situation.asked.key != "ignore-flags":
        return False
    table = there(situation)
    unit = table.unit(table.asked_of, table.seat)
    return unit is not None and int(situation.thing) > ignorable(table, unit)


def ignorable(table: Table, unit: Unit, now: str = "") -> int:
    """How many flags this unit may ignore against the one that attacked it (N15).

    `now` is where it stands since, with its leader, if it has gone back.
    """
    many = {"grenadier": 1, "cuirassier": 1, "young-guard": 1}.get(
        unit.kind, 2 if unit.guard else 0
    )
    if table.leader(now or unit.hex, unit.seat) is not None:
        many += 1
    if not unit.square and support(table, unit, now) >= 2:
        many += 1
    attacker = striker(table, unit)
    if attacker and unit.type != "cavalry" and table.scenario.works_between(unit.hex, attacker):
        many += 1
    return many


def support(table: Table, unit: Unit, now: str = "") -> int:
    """Friendly units next to it; a lone leader counts as one (N15.3)."""
    near = [each for each in BOARD.neighbours(unit.hex) if each != now]
    return sum(1 for each in near if table.unit(each, unit.seat) or table.leader(each, unit.seat))


def striker(table: Table, unit: Unit) -> str:
    """The hex of the unit that threw the last dice at this one."""
    for done in reversed(table.moment.recent):
        for event in reversed(done.events):
            if event.key == "throw" and at(event.args["hex"]) == unit.hex:
                return at(event.args["from"])
    return ""


def no_retreat_now(situation: Situation) -> bool:
    asked = situation.asked.key in ("retreat", "retire", "leader-retreat")
    return situation.verb in ("retreat", "stop") and not asked


def not_a_retreat(situation: Situation) -> bool:
    """N14.2: not one row nearer to the own side, from the hex where it stands or stood."""
    table = there(situation)
    if situation.verb != "retreat":
        return False
    if situation.asked.key in ("retreat", "retire", "leader-retreat", "ignore-flags"):
        return situation.thing not in back_of(table, table.asked_of, table.seat)
    stood = {
        at(event.args["hex" if event.key == "retreat-blocked" else "from"])
        for event in situation.at.events
        if event.key in ("retreat", "retire", "leader-retreats", "retreat-blocked")
    }
    told = situation.told.args.get("hex")
    if isinstance(told, int):  # the step of which the reason speaks
        stood &= {at(told)}
    return bool(stood) and not any(
        situation.thing in back_of(table, each, table.seat) for each in stood
    )


def retreat_blocked(situation: Situation) -> bool:
    """N14.3: ground, units, enemy leaders."""
    table = there(situation)
    if situation.verb != "retreat":
        return False
    name = situation.thing
    if situation.asked.key not in ("retreat", "retire", "leader-retreat", "ignore-flags"):
        keys = ("retreat-one-way", "retreat-blocked")
        alone = any(event.key in keys for event in situation.at.events)
        here = table.enemy_of(name, table.seat) or name in table.units
        return alone and (here or table.closed(name, named_unit(situation)))
    unit = table.unit(table.asked_of, table.seat)
    return table.closed(name, unit) or table.enemy_of(name, table.seat) or name in table.units


def retire_blocked(situation: Situation) -> bool:
    """N23.3: a unit, a leader or closed ground is in a hex behind cavalry that retires."""
    table = there(situation)
    if situation.verb != "retreat":
        return False
    retires = any(event.key == "retire" for event in situation.at.events)
    if situation.asked.key != "retire" and not retires:
        return False
    unit = table.unit(table.asked_of, table.seat)
    name = situation.thing
    return table.closed(name, unit) or name in table.units or table.leader(name) is not None


def retreat_two_leaders(situation: Situation) -> bool:
    table = there(situation)
    led = table.leader(table.asked_of, table.seat) is not None
    met = situation.thing != table.asked_of and table.leader(situation.thing, table.seat)
    return situation.verb == "retreat" and led and bool(met)


# Leaders in retreat


def leader_at_edge(situation: Situation) -> bool:
    """N16.4: he leaves over his own edge only."""
    table = there(situation)
    told = named_leader(situation)
    if situation.verb == "exit" and told is not None:
        return BOARD.row(told.hex) != table.scenario.home_row(told.seat)
    if situation.verb != "exit" or situation.asked.key != "leader-retreat":
        return False
    return BOARD.row(table.asked_of) != table.scenario.home_row(table.seat)


def leader_cannot_stop(situation: Situation) -> bool:
    """N16.3: not with another leader or an enemy."""
    table = there(situation)
    passed = situation.told.args.get("hex")
    if situation.verb == "stop" and situation.asked.key != "leader-retreat":
        return isinstance(passed, int) and at(passed) in {*table.units, *table.leaders}
    if situation.verb != "stop":
        return False
    name = table.asked_of
    others = [row for row in situation.position["leaders"] if row["hex"] == name]
    return len(others) > 1 or table.enemy_of(name, table.seat)


def gone(situation: Situation) -> int:
    """How many hexes of his retreat the leader has gone."""
    count = 0
    for done in reversed(situation.recent):
        if done.asked.key != "leader-retreat":
            break
        count += done.answer.startswith("retreat")
    return count


# Ground taken


def advance_elsewhere(situation: Situation) -> bool:
    """N18.1, N19.1: only the hex that the enemy left."""
    table = there(situation)
    asked = situation.asked.key in ("take-ground", "break-through")
    other = table.melee is not None and situation.thing != table.melee[1]
    return situation.verb == "advance" and asked and other


def breakthrough_too_far(situation: Situation) -> bool:
    """N19.1: one more hex."""
    table = there(situation)
    asked = situation.asked.key == "break-through-further"
    near = situation.thing in BOARD.neighbours(table.asked_of) if table.asked_of else False
    return situation.verb == "advance" and asked and not near


def rally_full(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "rally" and unit is not None and unit.blocks >= unit.start


def supply_place(situation: Situation) -> bool:
    """N28.13: the hex is not free, or not of that row and section."""
    table = there(situation)
    return (
        situation.verb == "place"
        and situation.asked.key == "supply-where"
        and bool(
            supply_taken(situation)
            or not table.sections(situation.thing, table.seat)
            or BOARD.row(situation.thing) != table.scenario.home_row(table.seat)
            or not table.sections(situation.thing, table.seat)
            & table.sections(table.asked_of, table.seat)
        )
    )


def supply_taken(situation: Situation) -> bool:
    table = there(situation)
    name = situation.thing
    taken = name != table.asked_of and (name in table.units or name in table.leaders)
    return situation.verb == "place" and (taken or table.ground(name) in IMPASSABLE)


def supply_square(situation: Situation) -> bool:
    unit = there(situation).unit(situation.thing)
    return situation.verb == "supply" and unit is not None and unit.square
