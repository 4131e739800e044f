"""What a combat no longer allows: replies, retreats, ground, battle back (N13 to N24)."""

from __future__ import annotations

from dataclasses import replace

from sandtable.core.event import Event
from tests.reasons.napoleonics.combat import fallen, retired
from tests.reasons.napoleonics.replies import back_of, duel, gone, ignorable, open_to, support
from tests.reasons.napoleonics.table import (
    BOARD,
    CAVALRY,
    IMPASSABLE,
    KINDS,
    SEAT_OF,
    Table,
    Unit,
    at,
    there,
)
from tests.reasons.napoleonics.timing import last_battle
from tests.reasons.situation import Done, Situation


def since(situation: Situation) -> list[Done]:
    """The answers since the latest combat was declared, that one first."""
    done = last_battle(situation)
    if done is None:
        return []
    recent = situation.recent
    return recent[max(number for number, each in enumerate(recent) if each is done) :]


def events_since(situation: Situation) -> list[Event]:
    return [event for done in since(situation) for event in done.events]


def answered(situation: Situation, *answers: str) -> bool:
    return any(done.answer in answers for done in since(situation))


def happened(situation: Situation, *keys: str) -> bool:
    return any(event.key in keys for event in events_since(situation))


def last_throw(situation: Situation) -> Event | None:
    throws = [event for event in events_since(situation) if event.key == "throw"]
    return throws[-1] if throws else None


# The turn of the other side, and cards that alone allow a verb


def others_turn(situation: Situation) -> bool:
    """N4.3: the active player moves and attacks; this one is not."""
    table = there(situation)
    return table.seat != table.active


# Fire has no answer


def only_fired(situation: Situation) -> bool:
    """N10.1, N18.3, N24.1: the latest combat was fire."""
    done = last_battle(situation)
    return done is not None and done.answer.startswith("fire")


def battle_back(situation: Situation) -> bool:
    """N21.4: the latest dice were, or may be, those of a battle back against this side."""
    back = situation.asked.key == "battle-back" or answered(situation, "back")
    return back and (situation.verb == "advance" or own_attack(situation))


def one_response(situation: Situation) -> bool:
    """N12.2: one answer to a melee was chosen already."""
    chosen = answered(situation, "stand", "retire", "square", "strike")
    return situation.verb in ("stand", "retire", "square", "strike") and chosen


def own_attack(situation: Situation) -> bool:
    """The asked side attacks: what a defender may do is not for it (N23.1, N24.2, N28.7)."""
    done = last_battle(situation)
    return done is not None and done.asked.seat == situation.asked.seat


def strike_unheld(situation: Situation) -> bool:
    """N28.7: the defender of a melee that may be answered has no such card."""
    table = there(situation)
    held = "first-strike" in table.hands[table.seat]
    return situation.verb == "strike" and not held and table.melee is not None


def strike_of_attacker(situation: Situation) -> bool:
    """N28.7: it is played against an enemy melee, and this one is the own."""
    done = last_battle(situation)
    melee = done is not None and done.answer.startswith("attack")
    return situation.verb == "strike" and melee and own_attack(situation)


def strike_of_leader(situation: Situation) -> bool:
    """N28.7: a leader alone is attacked."""
    return situation.verb == "strike" and lone_leader(situation) and not own_attack(situation)


def strike_at_fire(situation: Situation) -> bool:
    """N28.7: the latest combat was fire."""
    return situation.verb == "strike" and only_fired(situation)


# Who fights whom in the melee that was declared last


def kinds_of_duel(table: Table) -> tuple[str, str]:
    """Infantry, cavalry or artillery: attacker and defender, also where one has gone or fallen."""
    attacker, defender = duel(table)
    if table.melee is not None:
        attacker = attacker or retired(table, table.melee[0]) or fallen(table, table.melee[0])
        defender = defender or retired(table, table.melee[1]) or fallen(table, table.melee[1])
    return attacker.type if attacker else "", defender.type if defender else ""


def retire_other_class(situation: Situation) -> bool:
    """N23.1: the melee is not one of infantry against cavalry."""
    attacker, defender = kinds_of_duel(there(situation))
    fits = attacker in ("", "infantry") and defender == "cavalry"
    return situation.verb == "retire" and not fits and not own_attack(situation)


def square_other_class(situation: Situation) -> bool:
    """N24.1: the melee is not one of cavalry against infantry."""
    attacker, defender = kinds_of_duel(there(situation))
    fits = attacker in ("", "cavalry") and defender == "infantry"
    return situation.verb == "square" and not fits and not own_attack(situation)


def square_of_attacker(situation: Situation) -> bool:
    """N24.2: the infantry itself attacks, and the cavalry used First Strike."""
    attacker, defender = kinds_of_duel(there(situation))
    kinds = attacker in ("", "infantry") and defender in ("", "cavalry")
    struck = answered(situation, "strike") and own_attack(situation)
    return situation.verb == "square" and kinds and struck


def square_fires_first(situation: Situation) -> bool:
    """N24.8: cavalry melees a square, which rolls first; no battle back, no First Strike."""
    attacker, defender = duel(there(situation))
    cavalry = attacker is None or attacker.type == "cavalry"
    formed = happened(situation, "forms-square", "square-stands")
    squared = (defender is not None and defender.square) or formed
    return cavalry and squared


# Flags


def no_flags(situation: Situation) -> bool:
    """N15.1: the latest dice have no flag for a unit that is still there."""
    throw = last_throw(situation)
    if situation.verb != "ignore" or situation.asked.key == "ignore-flags" or throw is None:
        return False
    return not throw.args["flags"] or happened(situation, "eliminated")


def too_few_flags(situation: Situation) -> bool:
    """N15.1: fewer flags fell than are named."""
    throw = last_throw(situation)
    return situation.verb == "ignore" and throw is not None and named_over(situation, throw)


def named_over(situation: Situation, throw: Event) -> bool:
    return bool(int(situation.thing) > throw.args["flags"])


def thrown_at(situation: Situation) -> Unit | None:
    """The target of the latest dice where it was when they fell, also if it went back or fell."""
    table = there(situation)
    throw = last_throw(situation)
    if throw is None:
        return None
    place = at(throw.args["hex"])
    steps = [event for event in events_since(situation) if event.key == "retreat"]
    if not steps or at(steps[0].args["from"]) != place:
        return table.unit(place) or fallen(table, place)
    reached = at(steps[-1].args["hex"])
    unit = table.unit(reached) or fallen(table, reached)
    return None if unit is None else replace(unit, hex=place)


def nothing_bolsters(situation: Situation) -> bool:
    """N15.2: nothing lets the target of the latest dice ignore so many."""
    unit = thrown_at(situation)
    if situation.verb != "ignore" or unit is None:
        return False
    if happened(situation, "leader-stops-retreat"):
        return True  # he was near, and is with it now
    steps = [event for event in events_since(situation) if event.key == "retreat"]
    now = at(steps[-1].args["hex"]) if steps else unit.hex
    return max(1, int(situation.thing)) > ignorable(there(situation), unit, now)


def square_unsupported(situation: Situation) -> bool:
    """N15.4: a square has no support, which would let it ignore one flag more."""
    table = there(situation)
    unit = thrown_at(situation)
    if situation.verb != "ignore" or unit is None or not unit.square or support(table, unit) < 2:
        return False
    return max(1, int(situation.thing)) == ignorable(table, unit) + 1


def square_threw(situation: Situation) -> bool:
    """N24.9: the flags were rolled by a square, against cavalry."""
    table = there(situation)
    throw = last_throw(situation)
    if throw is None:
        return False
    by = table.unit(at(throw.args["from"]))
    cavalry = throw.args["target"].partition(" ")[2] in CAVALRY
    return cavalry and (throw.args["way"] == "square-fire" or (by is not None and by.square))


def retiring(situation: Situation) -> bool:
    """N23.4, N23.5: the cavalry retired; flags are ignored, and it does not battle back."""
    return answered(situation, "retire")


def lone_leader(situation: Situation) -> bool:
    """N13.7: a leader who stood alone was attacked."""
    throw = last_throw(situation)
    nation, _, kind = throw.args["target"].partition(" ") if throw is not None else ("", "", "")
    return throw is not None and not (nation in SEAT_OF and kind in KINDS)


# Retreats


def nobody_retreats(situation: Situation) -> bool:
    """N14.1: no flag is left that drives anybody back."""
    asked = situation.asked.key in ("retreat", "retire", "leader-retreat")
    return situation.verb == "retreat" and not asked


def square_stays_put(situation: Situation) -> bool:
    """N24.12: the target of the latest dice is a square."""
    throw = last_throw(situation)
    unit = there(situation).unit(at(throw.args["hex"])) if throw is not None else None
    square = (unit is not None and unit.square) or happened(situation, "square-left")
    return situation.verb == "retreat" and square


def dead_end(situation: Situation) -> bool:
    """N23.2: from there the cavalry could not go the second hex."""
    table = there(situation)
    unit = table.unit(table.asked_of, table.seat) if situation.asked.key == "retire" else None
    if unit is None:
        went = [event for event in situation.at.events if event.key == "retire"]
        unit = table.unit(at(went[-1].args["hex"]), table.seat) if went else None
    if situation.verb != "retreat" or unit is None or situation.thing not in BOARD.by_name:
        return False
    led = table.leader(unit.hex, unit.seat) is not None
    behind = back_of(table, situation.thing, unit.seat)
    return not any(each != unit.hex and open_to(table, each, unit, not led) for each in behind)


def leader_steps(situation: Situation) -> bool:
    """N16.1: 1 to 3 hexes; he may stop after the first, and goes no farther than the third."""
    if situation.verb == "stop":
        return situation.asked.key != "leader-retreat" or gone(situation) == 0
    return situation.verb in ("retreat", "exit") and went_back(situation) >= 3


def no_end(situation: Situation) -> bool:
    """N16.5, N17.5: that way no hex is left where he could end."""
    if situation.verb != "retreat" or situation.asked.key != "leader-retreat":
        return False
    table = there(situation)
    return not can_end(table, situation.thing, table.seat, 2 - went_back(situation))


def went_back(situation: Situation) -> int:
    """How many hexes of his retreat a leader has gone, also those without a choice."""
    went = sum(1 for event in events_since(situation) if event.key == "leader-retreats")
    return max(went, gone(situation))


def can_end(table: Table, name: str, seat: str, left: int) -> bool:
    """Whether a leader who comes to this hex may end there or farther on (N16.3, N16.4)."""
    if table.ground(name) in IMPASSABLE:
        return False
    if not table.enemy_of(name, seat) and table.leader(name) is None:
        return True
    if left <= 0:
        return False
    if BOARD.row(name) == table.scenario.home_row(seat):
        return True
    return any(can_end(table, each, seat, left - 1) for each in back_of(table, name, seat))


# Orders


def leader_stays_attached(situation: Situation) -> bool:
    """N6.3: he is with a unit and has no order of his own."""
    table = there(situation)
    leader = table.leader(situation.thing, table.seat)
    led = situation.thing in table.units
    return situation.verb == "leader" and leader is not None and led and not leader.ordered


def steel_adjacent(situation: Situation) -> bool:
    """N28.9: only units that touched an enemy when the card was played."""
    table = there(situation)
    near = (
        any(table.enemy_of(each, table.seat) for each in BOARD.neighbours(situation.thing))
        if situation.thing in BOARD.by_name
        else False
    )
    return table.in_force == "cold-steel" and situation.verb in ("order", "leader") and not near
