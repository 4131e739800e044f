"""What follows a melee: ground taken, breakthrough, bonus melee, battle back (N18 to N21)."""

from __future__ import annotations

from tests.reasons.battles import total
from tests.reasons.napoleonics.aftermath import (
    answered,
    events_since,
    happened,
    kinds_of_duel,
    only_fired,
)
from tests.reasons.napoleonics.dice import counted
from tests.reasons.napoleonics.replies import duel
from tests.reasons.napoleonics.table import STOPS, at, there
from tests.reasons.situation import Situation

# Ground taken


def still_there(situation: Situation) -> bool:
    """N18.1, N19.1: the target is still in its hex."""
    table = there(situation)
    if situation.verb != "advance" or table.melee is None:
        return False
    return table.melee[1] in table.units or table.melee[1] in table.leaders


def fire_takes_nothing(situation: Situation) -> bool:
    """N18.3: after fire."""
    return situation.verb == "advance" and only_fired(situation)


def guns_take_nothing(situation: Situation) -> bool:
    """N18.3: artillery never takes ground."""
    attacker, _ = kinds_of_duel(there(situation))
    return situation.verb == "advance" and attacker == "artillery"


def square_takes_nothing(situation: Situation) -> bool:
    """N18.3: the attacker is in square."""
    attacker, _ = duel(there(situation))
    return situation.verb == "advance" and attacker is not None and attacker.square


def lost_to_strike(situation: Situation) -> bool:
    """N28.7: First Strike eliminated the attacker or drove it off before its dice."""
    return situation.verb == "advance" and attack_lost(situation) and answered(situation, "strike")


def lost_to_square(situation: Situation) -> bool:
    """N24.10: the fire of a square eliminated the cavalry or drove it off before its dice."""
    fired = any(
        event.key == "throw" and event.args["way"] == "square-fire"
        for event in events_since(situation)
    )
    return situation.verb == "advance" and attack_lost(situation) and fired


def attack_lost(situation: Situation) -> bool:
    """The attacker fell, went back, or is asked where it goes."""
    table = there(situation)
    goes = situation.now.asked.key == "retreat" and situation.now.asked.seat == table.active
    gone = table.melee is None or table.melee[0] not in table.units
    return gone or goes or happened(situation, "attack-lost")


def breakthrough_ends(situation: Situation) -> bool:
    """N19.2: the ground of the vacated hex ends the move."""
    table = there(situation)
    if table.melee is None or situation.verb != "advance":
        return False
    target = table.melee[1]
    return table.ground(target) in STOPS or target in table.scenario.works


# Bonus melee


BEGINS = ("attack", "unit", "advance", "hold")  # what a bonus melee would begin with, or follow


def bonus_not_entered(situation: Situation) -> bool:
    """N20.1: the vacated hex was not entered."""
    return situation.verb in BEGINS and not happened(situation, "breaks-through")


def bonus_had(situation: Situation) -> bool:
    """N20.2: it has had its bonus melee, so there is no further hex and no third melee."""
    bonus = [done for done in situation.recent if done.asked.key == "bonus-melee"]
    return situation.verb in BEGINS and any(done.answer != "hold" for done in bonus)


def bonus_on_ground(situation: Situation) -> bool:
    """N20.3: cavalry that broke through into a forest or a town has none."""
    entered = [event for event in events_since(situation) if event.key == "breaks-through"]
    ground = there(situation).ground(at(entered[-1].args["hex"])) if entered else ""
    return situation.verb in BEGINS and ground in ("forest", "town")


# Battle back


def no_back_now(situation: Situation) -> bool:
    """N21.1: it is not asked who battles back."""
    return situation.verb == "back" and situation.asked.key != "battle-back"


def back_gone(situation: Situation) -> bool:
    """N21.1: the defender has no block left."""
    _, defender = duel(there(situation))
    return situation.verb == "back" and defender is None and happened(situation, "eliminated")


def back_to_back(situation: Situation) -> bool:
    """N21.1: never a battle back to a battle back."""
    return situation.verb == "back" and answered(situation, "back")


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
