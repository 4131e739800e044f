"""Reserve artillery, shelling, gas, and cards that name a unit (G16, G17, G22)."""

from __future__ import annotations

from tests.reasons.greatwar.orders import guns_not_ordered
from tests.reasons.greatwar.table import BOARD, there
from tests.reasons.situation import Situation

ORDERLY = ("target", "targeting-dice")
AIMING = ("target", "shell-where", "gas-where")


def no_aim_now(situation: Situation) -> bool:
    aims = {"target": AIMING, "dice": ("targeting-dice", "repair-dice")}
    return situation.verb in aims and situation.asked.key not in aims[situation.verb]


def not_in_section(situation: Situation) -> bool:
    """G16.2: the guns were ordered through a section in which the hex does not lie."""
    table = there(situation)
    named = [done.answer.split()[1] for done in situation.turn if done.answer.startswith("guns ")]
    aims = situation.verb == "target" and bool(named)
    return aims and named[-1] not in table.sections(situation.thing, table.seat)


def dice_refused(situation: Situation) -> bool:
    """G16.4: at least one die, at most the strength, a token for each but a free one."""
    table = there(situation)
    if situation.asked.key == "targeting-dice" and situation.verb in (
        "pass",
        "done",
        "stop",
        "hold",
    ):
        return True
    if situation.verb != "dice" or situation.asked.key != "targeting-dice":
        return guns_not_ordered(situation)
    many = int(situation.thing)
    strength = table.scenario.hands[table.seat].get("artillery", 0)
    free = table.in_force == "artillery-bombard" or table.scenario.has("observation")
    return many < 1 or many > strength or many > table.hq[table.seat] + (1 if free else 0)


def target_chosen(situation: Situation) -> bool:
    """G16.13: the target, and then the dice, are chosen once."""
    chosen = [done.answer.split()[0] for done in situation.turn if done.asked.key in ORDERLY]
    return situation.verb in ("target", "dice") and situation.verb in chosen


def target_first(situation: Situation) -> bool:
    """G16.13: first the target, then the dice."""
    return situation.verb == "dice" and situation.asked.key == "target"


def guns_later(situation: Situation) -> bool:
    """G4.1: the guns aim in phase 4."""
    early = there(situation).phase in ("orders", "movement")
    return early and situation.verb in ("target", "dice", "spot", "dud")


def shells_fall(situation: Situation) -> bool:
    """G16.18: the reserve artillery fires, against which no smoke helps."""
    asked = ("targeting-dice", "spotter", "spot", "duds", "dud", "steady", "ignore-flags")
    smoke = situation.verb == "play" and situation.thing == "smoke-screen"
    return smoke and situation.asked.key in asked and there(situation).guns_ordered


def guns_silent(situation: Situation) -> bool:
    """G6.7: no die could be paid, and the order was lost."""
    silent = any(event.key == "guns-silent" for done in situation.turn for event in done.events)
    return situation.verb in ("target", "dice", "guns", "spot", "dud") and silent


def targeting_dice(situation: Situation) -> list[str]:
    """The targeting dice that lie on the table: those thrown this turn, less the duds."""
    dice: list[str] = []
    for event in (event for done in situation.turn for event in done.events):
        if event.key == "targeting":
            dice = list(event.args["numbers"])
        elif event.key == "dud":
            dice.remove(event.args["number"])
    return dice


def no_such_die(situation: Situation) -> bool:
    """G16.13: no targeting die shows this number, or none is chosen now."""
    if situation.verb not in ("spot", "dud"):
        return False
    if situation.asked.key not in ("spot", "dud"):
        return True
    return situation.thing not in targeting_dice(situation)


def spot_on_target(situation: Situation) -> bool:
    """Aerial Spotter is for a die that would drift: this number came twice or more."""
    rolled = targeting_dice(situation)
    return situation.asked.key == "spot" and rolled.count(situation.thing) > 1


def no_spot_now(situation: Situation) -> bool:
    """G20.11: the die is chosen when Aerial Spotter, or Dud Shells, was just played."""
    return situation.verb in ("spot", "dud") and situation.asked.key != situation.verb


def no_card_for_shelling(situation: Situation) -> bool:
    """G17.5: Aerial Spotter and Dud Shells do not apply to the shelling of no-man's-land."""
    cards = ("aerial-spotter", "dud-shells")
    return situation.asked.key == "shell-where" and situation.thing in cards


def outside_rows(situation: Situation) -> bool:
    """G17.2: not between the lines, or not of the section that is shelled now."""
    table = there(situation)
    if situation.asked.key != "shell-where" or situation.verb != "target":
        return False
    first, last = table.scenario.shelling["rows"]
    outside = not first <= situation.thing[0] <= last
    return outside or other_section(situation)


def other_section(situation: Situation) -> bool:
    """G17.2: left, center, right, one after the other."""
    table = there(situation)
    if situation.asked.key != "shell-where" or situation.verb != "target":
        return False
    shelled = sum(1 for done in table.moment.done if done.asked.key == "shell-where")
    now = ("left", "center", "right")[shelled]
    return now not in table.sections(situation.thing, table.seat)


# Gas and stretchers


def gas_refused(situation: Situation) -> bool:
    """Gas Attack: an enemy soldier unit at most three hexes from one's own soldiers."""
    table = there(situation)
    if situation.asked.key != "gas-where" or situation.verb != "target":
        return False
    unit = table.unit(situation.thing)
    if unit is None or unit.seat == table.seat or unit.tank:
        return True
    mine = [each for each in table.own(table.seat) if not each.tank]
    return all(BOARD.distance(each.hex, unit.hex) > 3 for each in mine)


def gas_tank(situation: Situation) -> bool:
    unit = there(situation).unit(situation.thing)
    return situation.asked.key == "gas-where" and unit is not None and unit.tank


def bearers_refused(situation: Situation) -> bool:
    """Stretcher Bearers: a soldier unit of one's own with losses, that touches no enemy."""
    table = there(situation)
    if situation.asked.key != "bearers" or situation.verb != "unit":
        return False
    unit = table.unit(situation.thing, table.seat)
    if unit is None or unit.tank:
        return True
    return unit.strength >= unit.start or table.touched(unit.hex, unit.seat)
