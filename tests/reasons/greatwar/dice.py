"""The dice of a combat, counted from the rulebook (G8.8, G9.3, G9.4, G10, G14, G18, G21, G29)."""

from __future__ import annotations

from sandtable.toolkit.display import Odds
from tests.reasons.battles import Dice, total
from tests.reasons.greatwar.table import BOARD, LESS, MALE, Table, Unit, at, table_of
from tests.reasons.situation import Moment


def ground_dice(table: Table, unit: Unit) -> Dice:
    """One less in the turn of entry into forest, building or rubble; one less on wire (G18)."""
    found: Dice = []
    ground = table.ground(unit.hex)
    if unit.entered and ground in LESS:
        rules = {"forest": "G18", "fortified-building": "G18.16"}
        found.append((-1, rules.get(ground, "G18.4")))
    if not unit.tank and table.marked(unit.hex, "wire") and not unit.cut_free:
        found.append((-1, "G18.6"))
    if unit.stuck and not unit.got_stuck:
        found.append((-1, "G26.5"))
    return found


def close_dice(table: Table, unit: Unit) -> Dice:
    found: Dice = [(unit.dice[0], "G10.1")]
    if unit.own == "bomber":
        found.append((1, "G15.3"))
    if unit.seat == table.active and unit.ordered:
        if table.in_force == "close-assault":
            found.append((1, "G21.3"))
        if table.in_force == "big-push" and unit.kind == "infantry":
            found.append((1, "G21.3"))
    return found + ground_dice(table, unit)


def ranged_dice(table: Table, unit: Unit, target: str) -> Dice:
    far = BOARD.distance(unit.hex, target)
    found: Dice = [(unit.dice[far - 1] if far <= unit.reach else 0, "G9.3")]
    if unit.seat == table.active and unit.ordered and table.in_force == "fire-fight":
        found.append((1, "G21.3"))
    if unit.own == "loader" and far in (2, 3):
        found.append((1, "G15.7"))
    if unit.own == "marksman" and not unit.moved:
        found.append((1, "G15.7"))
    if crossfire(table, unit, target):
        found.append((1, "G9.4"))
    if barraging(table, unit):
        found.append((1, "G22"))
    if hunts_tanks(table, unit, target):
        found.append((1, "G28"))
    return found + ground_dice(table, unit)


def hunts_tanks(table: Table, unit: Unit, target: str) -> bool:
    """A rule of one scenario: German field guns on a hill, against a tank at 2 or 3 hexes."""
    if not table.scenario.has("anti-tank") or unit.kind != "field-artillery":
        return False
    enemy = table.unit(target)
    near = unit.seat == "german" and BOARD.distance(unit.hex, target) in (2, 3)
    return near and table.ground(unit.hex) == "hill" and enemy is not None and enemy.tank


def crossfire(table: Table, unit: Unit, target: str) -> bool:
    """G9.4: another machine gun of the side threw dice at this unit this turn."""
    if unit.kind != "machine-gun":
        return False
    aimed = ""
    for done in table.moment.turn:
        for event in done.events:
            if event.key == "throw" and event.args["way"] == "ranged":
                mine = event.args["unit"] == f"{unit.seat} machine-gun"
                if mine and event.args["dice"] and at(event.args["from"]) != unit.hex:
                    aimed = at(event.args["hex"]) if aimed != target else aimed
            elif event.key == "retreat" and at(event.args["from"]) == aimed:
                aimed = at(event.args["hex"])
    return aimed == target


def barraging(table: Table, unit: Unit) -> bool:
    """Machine Gun Barrage: ordered machine guns that did not move, and tanks with them."""
    played = any(done.answer == "play machine-gun-barrage" for done in table.moment.turn)
    if not played or not unit.ordered or unit.seat != table.active:
        return False
    return (unit.kind == "machine-gun" and not unit.moved) or (unit.tank and unit.kind not in MALE)


def check_odds(moment: Moment, answer: str, odds: Odds) -> str:
    """What is wrong with the odds told of an answer: the number of dice, or a rule left out."""
    table = table_of(moment)
    verb, _, thing = answer.partition(" ")
    key = moment.asked.key
    if key not in ("battle-whom", "bonus-combat") or verb not in ("fire", "attack"):
        return ""
    unit = table.unit(table.asked_of)
    if unit is None:
        return ""
    dice = ranged_dice(table, unit, thing) if verb == "fire" else close_dice(table, unit)
    if odds.dice != total(dice):
        return f"{odds.dice} dice are told, the rulebook gives {dice}"
    told = {rule for _, rule in odds.modifiers}
    told |= {"G22"} if "G22.2" in told else set()  # of the card, or of the three cards of the seed
    missing = sorted({rule for number, rule in dice[1:] if number} - told)
    return f"the odds leave out {', '.join(missing)}: {odds.modifiers}" if missing else ""
