"""The dice of a combat, counted from the rulebook: base, card, ground (N10, N12, N24, N26)."""

from __future__ import annotations

from typing import Final

from sandtable.toolkit.display import Odds
from tests.reasons.battles import Dice, total
from tests.reasons.napoleonics.table import BOARD, HEAVY, Table, Unit, table_of
from tests.reasons.situation import Moment

GUNS: Final = {  # by blocks, at distance 2, 3, 4, 5 (N10.6)
    "foot": {3: [3, 2, 2, 1], 2: [3, 2, 2, 1], 1: [2, 1, 1, 1]},
    "horse": {3: [2, 1, 1], 2: [2, 1, 1], 1: [1, 1, 1]},
}
# What the ground takes from infantry, cavalry and artillery: in the target's hex, in the attacker's
GROUND_IN: Final = {
    "forest": ("N26.4", {"infantry": -1, "cavalry": -2, "artillery": -1}),
    "town": ("N26.7", {"infantry": -2, "cavalry": -3, "artillery": -1}),
}
GROUND_OUT: Final = {
    "forest": ("N26.4", {"infantry": 0, "cavalry": -2, "artillery": -1}),
    "town": ("N26.7", {"infantry": 0, "cavalry": -3, "artillery": -1}),
    "ford": ("N26.11", {"infantry": -1, "cavalry": -1, "artillery": -1}),
    "sand": ("N26.13", {"infantry": -1, "cavalry": -2, "artillery": 0}),
}
HILLS: Final = {  # attacker on a hill, target on a hill (N26.5)
    (False, True): {"infantry": -1, "cavalry": -1, "artillery": 0},
    (True, False): {"infantry": 0, "cavalry": -1, "artillery": 0},
    (True, True): {"infantry": -1, "cavalry": 0, "artillery": 0},
    (False, False): {"infantry": 0, "cavalry": 0, "artillery": 0},
}


def ranged_base(unit: Unit, distance: int) -> Dice:
    """N10.5 and N10.6."""
    if unit.type == "artillery":
        table = GUNS["horse" if unit.kind == "horse-artillery" else "foot"]
        return [(table[unit.blocks][distance - 2], "N10.6")]
    dice = unit.blocks
    if unit.moved:
        down = unit.nation == "portuguese" or unit.kind == "rifle"
        dice = unit.blocks // 2 if down else (unit.blocks + 1) // 2
    british = unit.nation == "british"
    better = unit.light or unit.guard or (unit.kind == "grenadier" and british)
    standing = unit.kind == "line" and british and not unit.moved
    return [(dice + (1 if better or standing else 0), "N10.5")]


def melee_base(unit: Unit, target: Unit | None) -> Dice:
    """N12.3 to N12.5."""
    if unit.type == "artillery":
        horse = unit.kind == "horse-artillery"
        dice = 3 if horse or unit.blocks == 1 else 4
        return [(dice + unit.guard, "N12.5")]
    if unit.type == "cavalry":
        return [(unit.blocks + (unit.kind in HEAVY), "N12.4")]
    better = {"old-guard": 2, "young-guard": 1, "guard-grenadier": 1, "grenadier": 1}
    found = [(unit.blocks + better.get(unit.kind, 0), "N12.3")]
    french_line = unit.nation == "french" and unit.kind == "line"
    if french_line and target is not None and target.type == "infantry":
        found.append((1, "N12.3"))
    return found


def card_dice(table: Table, unit: Unit, target: str, way: str) -> Dice:
    """What the card in force adds (N28); a unit of the fallback battles as usual (N28.14)."""
    card = table.in_force
    if unit.seat != table.active or table.one_unit or not unit.ordered:
        return []
    town = "town" in (table.ground(unit.hex), table.ground(target))
    found: dict[str, tuple[bool, int, str]] = {
        "bayonet-charge": (unit.guard and unit.type == "infantry", 1, "N28.1"),
        "bombard": (unit.type == "artillery" and not unit.moved, 2 + unit.guard, "N28.2"),
        "cavalry-charge": (unit.type == "cavalry" and not town, 1 + unit.guard, "N28.3"),
        "elan": (True, 1, "N28.5"),
        "fire-and-hold": (way == "fire", 1, "N28.6"),
        "cold-steel": (way == "attack", 1, "N28.9"),
        "leadership": (unit.by_leader, 1, "N28.10"),
    }
    holds, dice, rule = found.get(card, (False, 0, ""))
    return [(dice, rule)] if holds else []


def ground_dice(table: Table, unit: Unit, target: str, ranged: bool) -> Dice:
    """N26: in the target's hex, out of one's own, hills by relation, works by the side crossed."""
    found: Dice = []
    into, out = table.ground(target), table.ground(unit.hex)
    if into in GROUND_IN:
        rule, changes = GROUND_IN[into]
        found.append((changes[unit.type], rule))
    elif into == "ford" and not ranged:
        found.append((-1, "N26.11"))
    elif into == "sand":
        melee = {"infantry": -1, "cavalry": -2, "artillery": -1}
        found.append((0 if ranged and unit.type == "infantry" else melee[unit.type], "N26.13"))
    if out in GROUND_OUT:
        rule, changes = GROUND_OUT[out]
        found.append((changes[unit.type], rule))
    protected = table.scenario.works_between(target, unit.hex)
    if protected:
        found.append(({"infantry": -1, "cavalry": -2, "artillery": 0}[unit.type], "N26.8"))
    if unit.type == "cavalry" and table.scenario.works_between(unit.hex, target):
        found.append((-2, "N26.8"))
    if not protected:
        found.append((HILLS[out == "hill", into == "hill"][unit.type], "N26.5"))
    return [each for each in found if each[0]]


def counted(table: Table, unit: Unit, target: str, way: str, bonus: bool = False) -> Dice:
    """The dice of one unit against a hex; `way` is "fire", or "attack" for every melee."""
    ranged = way == "fire"
    enemy = table.unit(target)
    base = (
        ranged_base(unit, BOARD.distance(unit.hex, target)) if ranged else melee_base(unit, enemy)
    )
    cards = card_dice(table, unit, target, way)
    if bonus and table.in_force == "cold-steel":
        cards = []  # N20.4
    limit = ""
    if unit.square:
        limit = "N24.6"
    elif not ranged and unit.type == "cavalry" and enemy is not None and enemy.square:
        limit = "N24.7"
    if limit:
        base, cards = [(1, limit)], []
    return [*base, *cards, *ground_dice(table, unit, target, ranged)]


def check_odds(moment: Moment, answer: str, odds: Odds) -> str:
    """What is wrong with the odds told of an answer: the number of dice, or a rule left out."""
    table = table_of(moment)
    verb, _, thing = answer.partition(" ")
    key = moment.asked.key
    pair = duel_of(table, key, verb, thing)
    if pair is None:
        return ""
    unit, target = pair
    dice = counted(
        table, unit, target, "fire" if verb == "fire" else "attack", key == "bonus-melee"
    )
    if odds.dice != total(dice):
        return f"{odds.dice} dice are told, the rulebook gives {dice}"
    told = {rule for _, rule in odds.modifiers}
    missing = sorted({rule for _, rule in dice if rule} - told)
    return f"the odds leave out {', '.join(missing)}" if missing else ""


def duel_of(table: Table, key: str, verb: str, thing: str) -> tuple[Unit, str] | None:
    """Who throws at which hex; None for guns that join a melee."""
    if key in ("battle-whom", "bonus-melee"):
        unit = table.unit(table.asked_of)
        return (unit, thing) if unit is not None else None
    if verb in ("back", "strike") and table.melee is not None:
        unit = table.unit(table.melee[1])
        return (unit, table.melee[0]) if unit is not None else None
    return None
