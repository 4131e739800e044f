"""What a combat no longer allows: replies, retreats, ground, battle back (N13 to N24)."""

from __future__ import annotations

from sandtable.core.event import Event
from tests.reasons.napoleonics.dice import counted, total
from tests.reasons.napoleonics.replies import duel, gone, ignorable
from tests.reasons.napoleonics.table import BOARD, SEAT_OF, STOPS, Table, at, there
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
    """N21.4: the latest dice were, or will be, those of a battle back."""
    return situation.asked.key == "battle-back" or answered(situation, "back")


def one_response(situation: Situation) -> bool:
    """N12.2: one answer to a melee was chosen already."""
    chosen = answered(situation, "stand", "retire", "square", "strike")
    return situation.verb in ("stand", "retire", "square", "strike") and chosen


def own_attack(situation: Situation) -> bool:
    """The asked side attacks: what a defender may do is not for it (N23.1, N24.2, N28.7)."""
    done = last_battle(situation)
    return done is not None and done.asked.seat == situation.asked.seat


def strike_refused(situation: Situation) -> bool:
    """N28.7: no enemy melee has just been declared, no card, or only a lone leader is attacked."""
    table = there(situation)
    if situation.verb != "strike":
        return False
    held = "first-strike" in table.hands[table.seat]
    _, defender = duel(table)
    alone = defender is None or table.melee is None
    return situation.asked.key != "respond" or not held or alone


def square_fires_first(situation: Situation) -> bool:
    """N24.8: cavalry melees a square, which rolls first; no battle back, no First Strike."""
    attacker, defender = duel(there(situation))
    cavalry = attacker is None or attacker.type == "cavalry"
    formed = happened(situation, "forms-square", "square-stands")
    squared = (defender is not None and defender.square) or formed
    return cavalry and squared


# Flags


def no_flags(situation: Situation) -> bool:
    """N15.1: no flag fell on a unit of this seat, or fewer than named."""
    throw = last_throw(situation)
    if situation.verb != "ignore":
        return False
    if situation.asked.key == "ignore-flags" and throw is not None:
        return bool(int(situation.thing) > throw.args["flags"])
    return True


def nothing_bolsters(situation: Situation) -> bool:
    """N15.2: nothing lets the target of the latest dice ignore so many."""
    table = there(situation)
    throw = last_throw(situation)
    if situation.verb != "ignore" or throw is None:
        return False
    unit = table.unit(at(throw.args["hex"]))
    gone_now = unit is None or happened(situation, "retreat")
    return gone_now or (unit is not None and int(situation.thing) > ignorable(table, unit))


def square_unsupported(situation: Situation) -> bool:
    """N15.4: a square has no support."""
    throw = last_throw(situation)
    unit = there(situation).unit(at(throw.args["hex"])) if throw is not None else None
    return situation.verb == "ignore" and unit is not None and unit.square


def square_threw(situation: Situation) -> bool:
    """N24.9: the flags were rolled by a square, against cavalry."""
    table = there(situation)
    throw = last_throw(situation)
    if throw is None:
        return False
    by = table.unit(at(throw.args["from"]))
    return throw.args["way"] == "square-fire" or (by is not None and by.square)


def retiring(situation: Situation) -> bool:
    """N23.4, N23.5: the cavalry retired; flags are ignored, and it does not battle back."""
    return answered(situation, "retire")


def lone_leader(situation: Situation) -> bool:
    """N13.7: a leader who stood alone was attacked."""
    throw = last_throw(situation)
    return throw is not None and throw.args["target"].split()[0] not in SEAT_OF


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
    return situation.verb == "retreat" and situation.asked.key == "retire"


def leader_steps(situation: Situation) -> bool:
    """N16.1: 1 to 3 hexes; he may stop after the first, and goes no farther than the third."""
    if situation.verb == "stop":
        return situation.asked.key != "leader-retreat" or gone(situation) == 0
    went = sum(1 for event in events_since(situation) if event.key == "leader-retreats")
    return situation.verb in ("retreat", "exit") and max(went, gone(situation)) >= 3


def no_end(situation: Situation) -> bool:
    """N16.5, N17.5: that way no hex is left where he could end."""
    return situation.verb == "retreat" and situation.asked.key == "leader-retreat"


# Ground taken


def still_there(situation: Situation) -> bool:
    """N18.1, N19.1: the target is still in its hex."""
    table = there(situation)
    if situation.verb != "advance" or table.melee is None:
        return False
    return table.melee[1] in table.units or table.melee[1] in table.leaders


def no_advance(situation: Situation) -> bool:
    """N18.3: after fire or a battle back, for guns, or for a square."""
    attacker, _ = duel(there(situation))
    kind = attacker is not None and (attacker.type == "artillery" or attacker.square)
    fought = only_fired(situation) or answered(situation, "back", "strike")
    return situation.verb == "advance" and (kind or fought)


def attack_lost(situation: Situation) -> bool:
    """N28.7, N24.10: the attacker was eliminated or driven off before its dice."""
    lost = happened(situation, "attack-lost") or not attacker_there(there(situation))
    return situation.verb in ("advance", "back") and lost


def attacker_there(table: Table) -> bool:
    return table.melee is not None and table.melee[0] in table.units


def breakthrough_ends(situation: Situation) -> bool:
    """N19.2: the ground of the vacated hex ends the move."""
    table = there(situation)
    if table.melee is None or situation.verb != "advance":
        return False
    target = table.melee[1]
    return table.ground(target) in STOPS or target in table.scenario.works


# Bonus melee


def bonus_refused(situation: Situation) -> bool:
    """N20.1 to N20.3: no vacated hex entered, one bonus melee had, or ground that bars it."""
    table = there(situation)
    entered = happened(situation, "breaks-through")
    bonus = [done for done in situation.recent if done.asked.key == "bonus-melee"]
    had = any(done.answer != "hold" for done in bonus)
    barred = any(
        unit.entered and table.ground(unit.hex) in ("forest", "town")
        for unit in table.own(table.active)
    )
    begins = situation.verb in ("attack", "unit", "advance", "hold")
    return begins and (not entered or had or barred)


# Battle back


def back_refused(situation: Situation) -> bool:
    """N21.1: no melee, or no defender left in its hex; never a battle back to a battle back."""
    if situation.verb != "back":
        return False
    attacker, defender = duel(there(situation))
    gone_now = attacker is None or defender is None
    return gone_now or answered(situation, "back") or situation.asked.key != "battle-back"


def back_left(situation: Situation) -> bool:
    """N21.2: the defender retreated."""
    left = happened(situation, "retreat", "must-retreat")
    return situation.verb == "back" and left


def fought_first(situation: Situation) -> bool:
    """N21.5: the defender fired from its square, or struck first."""
    first = answered(situation, "strike", "square") or happened(situation, "forms-square")
    fired = any(
        event.args.get("way") in ("square-fire", "first-strike")
        for event in events_since(situation)
        if event.key == "throw"
    )
    return situation.verb == "back" and (first or fired)


def back_no_dice(situation: Situation) -> bool:
    table = there(situation)
    attacker, defender = duel(table)
    if situation.verb != "back" or attacker is None or defender is None:
        return False
    return not total(counted(table, defender, attacker.hex, "attack"))


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
