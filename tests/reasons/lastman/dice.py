"""The dice of a battle in To the Last Man! as the oracle counts them (L5.2, L8, L9.4 to L9.8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.toolkit.display import Odds
from tests.reasons.lastman.battles import CARD_NAMES, battle_area, fighting
from tests.reasons.lastman.board import AREAS, NAMES, SIDES, Table, is_infantry, other, type_of
from tests.reasons.lastman.moves import player_turn, table
from tests.reasons.situation import Moment

ATTACK: Final = {  # faces that hit, and the rule
    "infantry": (1, "L8.2"),
    "stosstruppen": (2, "L8.3"),
    "commonwealth": (2, "L8.4"),
    "cavalry": (1, "L8.5.3"),
    "artillery": (1, "L8.6.1"),
    "siege_gun": (3, "L8.7.1"),
    "biplane": (1, "L8.8.2"),
    "tank": (2, "L8.9"),
}
DEFENCE: Final = {**ATTACK, "cavalry": (1, "L8.5.1"), "tank": (1, "L8.9")}
EXTRA: Final = {  # dice of special Offensives, and their rule
    "big_push": (1, "L9.4"),
    "gericht": (1, "L9.5"),
    "tout_le_monde": (2, "L9.6"),
    "friedensturm": (2, "L9.7"),
}
STEPS: Final = {"L5.2", "L5.7.3"}  # lines that tell of other steps: artillery, dogfight


@dataclass
class Count:
    """Dice, hits on average, and the rules that give them."""

    dice: int = 0
    faces: int = 0
    rules: set[str] = field(default_factory=set)

    def add(self, dice: int, level: int, rule: str) -> None:
        if dice > 0 and level > 0:
            self.dice += dice
            self.faces += dice * level
            self.rules.add(rule)


def check_odds(moment: Moment, action: str, odds: Odds) -> str:
    """What is wrong with the dice that are told of naming a battle, or of firing in defence."""
    verb, _, area = action.partition(" ")
    if verb in ("fight", "battle") and area in AREAS:
        return difference(attack(moment, area), odds)
    if moment.asked.key == "retreat-instead" and verb == "done" and nobody_goes(moment):
        return difference(defence(moment, battle_area(moment)), odds)
    return ""


def difference(count: Count, odds: Odds) -> str:
    rules = {rule for _, rule in odds.modifiers} - STEPS
    expected = count.faces / 6
    if odds.dice != count.dice:
        return f"{odds.dice} dice are told, the rulebook gives {count.dice}"
    if rules != count.rules:
        return f"rules {sorted(rules)} are told, the rulebook gives {sorted(count.rules)}"
    if abs(odds.chances.expected - expected) > 1e-9:
        return f"{odds.chances.expected:.3f} hits are told, the rulebook gives {expected:.3f}"
    return ""


def nobody_goes(moment: Moment) -> bool:
    """Nobody is named yet for a retreat instead of firing."""
    for done in reversed(moment.done):
        keys = [event.key for event in done.events]
        if "names-retreat" in keys:
            return False
        if "battle" in keys or "surprise" in keys:
            break
    return True


def cards_on(moment: Moment, area: str, side: str) -> set[str]:
    """Gas and barrage of a side on a battle."""
    mine = SIDES.index(side)
    return {
        CARD_NAMES[event.args["card"]]
        for event in player_turn(moment)
        if event.key == "assigns"
        and event.args["side"] == mine
        and NAMES[event.args["area"]] == area
    }


def guns_level(moment: Moment, area: str, side: str) -> tuple[int, str]:
    """Artillery with the cards that lie on the battle (L9.8, L9.9)."""
    cards = cards_on(moment, area, side)
    if "advanced_artillery_barrage" in cards:
        return 3, "L9.8"
    if "poison_gas" in cards and not table(moment).position["weather"]:
        return 2, "L9.8"
    return ATTACK["artillery"]


def bonus_on(moment: Moment, area: str) -> str:
    """The special Offensive whose dice go to this battle."""
    for event in player_turn(moment):
        if event.key == "bonus" and NAMES[event.args["area"]] == area:
            return str(CARD_NAMES[event.args["card"]])
    return ""


def shooters(t: Table, area: str, side: str) -> dict[str, int]:
    """Pieces without a Retreat marker, by type; those of all armies together."""
    found: dict[str, int] = {}
    for container in (area, *t.armies_in(area, side)):
        for kind, count in fighting(t, container, side).items():
            found[type_of(kind)] = found.get(type_of(kind), 0) + count
    return found


def in_the_air(t: Table, area: str, side: str) -> bool:
    """Biplanes fire at the ground: the enemy has none, and the weather is good (L8.8.2, L9.9)."""
    return not t.position["weather"] and not shooters(t, area, other(side)).get("biplane")


def attack(moment: Moment, area: str) -> Count:
    """The Attacker's fire."""
    t = table(moment)
    side, count, rough = t.active, Count(), bool(AREAS[area].get("rough"))
    enemies = shooters(t, area, other(side))
    fort = t.fort(area) is not None and t.fort_side(area) != side
    closed = {
        "cavalry": any(is_infantry(f"ge_{kind}") for kind in enemies),
        "siege_gun": not fort,
        "biplane": not in_the_air(t, area, side),
        "tank": rough,
    }
    for kind, number in shooters(t, area, side).items():
        level, rule = ATTACK.get(kind, (0, ""))
        if kind == "artillery":
            level, rule = guns_level(moment, area, side)
        count.add(0 if closed.get(kind) else number, level, rule)
    card = bonus_on(moment, area)
    if card != t.offensive:  # Bad Weather has made a plain Offensive of it (L9.9)
        card = ""
    if card in EXTRA and not (card == "tout_le_monde" and rough):
        count.add(EXTRA[card][0], 2, EXTRA[card][1])
    return count


def defence(moment: Moment, area: str) -> Count:
    """Defensive fire of all that are there; biplanes are asked about apart."""
    t = table(moment)
    side, count = t.defender(), Count()
    for container in (area, *t.armies_in(area, side)):
        for kind, number in fighting(t, container, side).items():
            add_defender(moment, count, container, kind, number)
    fort = t.fort(area)
    if fort and t.fort_side(area) == side:
        count.add(fort, 2, "L8.11.2")
    return count


def add_defender(moment: Moment, count: Count, container: str, kind: str, number: int) -> None:
    t = table(moment)
    name, area = type_of(kind), t.area_of(container)
    level, rule = DEFENCE.get(name, (0, ""))
    if name == "artillery":
        level, rule = guns_level(moment, area, t.defender())
    elif name == "infantry":
        dug = number if "entrenched" in t.armies.get(container, {"status": []})["status"] else 0
        dug = t.areas[container]["dug"].get(kind, 0) if container in t.areas else dug
        count.add(dug, 2, rule)
        number -= dug
    elif name in ("siege_gun", "biplane") or (name == "tank" and AREAS[area].get("rough")):
        number = 0
    count.add(number, level, rule)
