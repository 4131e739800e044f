"""Reserve artillery, shelling, gas, and cards that name a unit (G16, G17, G22)."""

from __future__ import annotations

from tests.reasons.greatwar.sight import blocked
from tests.reasons.greatwar.table import BOARD, Table, Unit, there
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


def dice_named(situation: Situation) -> int:
    """How many targeting dice are named where they are asked for, or will be; -1 if none are."""
    asked = situation.asked.key in ORDERLY or is_early(situation)
    return int(situation.thing) if situation.verb == "dice" and asked else -1


def is_early(situation: Situation) -> bool:
    """The guns have an order, and aim in a later phase."""
    table = there(situation)
    repairs = situation.asked.key in ("repair-who", "repair-dice")
    return table.guns_ordered and table.phase in ("orders", "movement") and not repairs


def no_such_number(situation: Situation) -> bool:
    """G16.4: so many dice are wrong at every target: none, or more than the strength."""
    table = there(situation)
    strength = table.scenario.hands[table.seat].get("artillery", 0)
    return situation.verb == "dice" and not 1 <= int(situation.thing) <= strength


def free_die(table: Table) -> bool:
    """G16.4, G16.15: Artillery Bombard or the observation advantage gives one."""
    return table.in_force == "artillery-bombard" or observes(table) or is_observed(table)


def is_observed(table: Table) -> bool:
    """G15.7: an observer sees the enemy who is the target, within five hexes."""
    target = table.unit(table.asked_of)
    if target is None or target.seat == table.seat:
        return False
    return any(
        BOARD.distance(unit.hex, target.hex) <= 5 and not blocked(table, unit.hex, target.hex)
        for unit in table.own(table.seat)
        if unit.own == "observer"
    )


def observes(table: Table) -> bool:
    """Whether this side has more units than the other on or beside the scenario's post."""
    posts = [each["hexes"] for each in table.scenario.special if each["rule"] == "observation"]
    hexes = {name for post in posts for each in post for name in row_of(each)}
    near = {name for each in hexes for name in (each, *BOARD.neighbours(each))}
    units = [unit for name, unit in table.units.items() if name in near and not unit.abandoned]
    own = sum(1 for unit in units if unit.seat == table.seat)
    return 2 * own > len(units)


def row_of(words: str) -> list[str]:
    """The hexes of a row as a scenario writes them: "a6", or "a6-a8"."""
    first, _, last = words.partition("-")
    end = int((last or first)[1:])
    return [f"{first[0]}{number}" for number in range(int(first[1:]), end + 1)]


def one_die_at_least(situation: Situation) -> bool:
    """G16.4: at least one die."""
    leaves = situation.verb in ("pass", "done", "stop", "hold")
    asked = situation.asked.key == "targeting-dice"
    return (asked and leaves) or dice_named(situation) == 0


def too_strong(situation: Situation) -> bool:
    """G16.4: at most the strength."""
    table = there(situation)
    return dice_named(situation) > table.scenario.hands[table.seat].get("artillery", 0)


def no_hq_to_aim(situation: Situation) -> bool:
    """G16.4: a token for each die but a free one."""
    table = there(situation)
    return dice_named(situation) > table.hq[table.seat] + free_die(table)


def only_free_die(situation: Situation) -> bool:
    """G16.15: without a token there is only the free die."""
    table = there(situation)
    poor = table.hq[table.seat] == 0
    if situation.verb == "target":  # at which no die is free
        return poor and situation.asked.key == "target" and not free_die(table)
    return free_die(table) and poor and dice_named(situation) > 1


def one_free_die(situation: Situation) -> bool:
    """G16.15: card and observation together give one free die, and this would be the second."""
    table = there(situation)
    both = table.in_force == "artillery-bombard" and observes(table)
    return both and dice_named(situation) == table.hq[table.seat] + 2


def target_chosen(situation: Situation) -> bool:
    """G16.13: the target, and then the dice, are chosen once."""
    chosen = [done.answer.split()[0] for done in situation.turn if done.asked.key in ORDERLY]
    return situation.verb in ("target", "dice") and situation.verb in chosen


def target_first(situation: Situation) -> bool:
    """G16.13: first the target, then the dice."""
    early = situation.verb == "dice" and situation.asked.key == "target"
    return early and not no_such_number(situation)


def guns_later(situation: Situation) -> bool:
    """G4.1: the guns aim in phase 4."""
    early = there(situation).phase in ("orders", "movement") and not no_such_number(situation)
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
    """G16.13: a die is chosen, and none shows this number."""
    chosen = situation.verb in ("spot", "dud") and situation.asked.key == situation.verb
    return chosen and situation.thing not in targeting_dice(situation)


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


def gas_too_far(situation: Situation) -> bool:
    """Gas Attack: more than three hexes from all of one's own soldiers."""
    table = there(situation)
    if situation.asked.key != "gas-where" or situation.verb != "target":
        return False
    mine = [each for each in table.own(table.seat) if not each.tank]
    return all(BOARD.distance(each.hex, situation.thing) > 3 for each in mine)


def gas_tank(situation: Situation) -> bool:
    unit = there(situation).unit(situation.thing)
    return situation.asked.key == "gas-where" and unit is not None and unit.tank


def carried(situation: Situation) -> Unit | None:
    """The own unit that the Stretcher Bearers are asked to."""
    table = there(situation)
    if situation.asked.key != "bearers" or situation.verb != "unit":
        return None
    return table.unit(situation.thing, table.seat)


def bearers_no_tank(situation: Situation) -> bool:
    unit = carried(situation)
    return unit is not None and unit.tank


def bearers_whole(situation: Situation) -> bool:
    """It has lost no figure."""
    unit = carried(situation)
    return unit is not None and unit.strength >= unit.start


def bearers_touched(situation: Situation) -> bool:
    """An enemy touches it."""
    unit = carried(situation)
    return unit is not None and there(situation).touched(unit.hex, unit.seat)
