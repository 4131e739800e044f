"""The files of `data/`, checked: map, units, cards and seasons, with file, line and reason.

Each may be checked by itself, as a changed copy somewhere else; what it refers to in the others is
looked up in ours.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.lastman.files.roster import (
    HOW,
    read_arrival,
    read_line as read_roster_line,
    wrong_with,
)
from sandtable.games.lastman.rules import facts
from sandtable.toolkit.data import DataError, Source, Table, check_facts, read_toml, unknown

AREA_KEYS: Final = [
    "home", "at", "borders", "points", "fort", "source", "rough", "coast", "sea", "sure",
]  # fmt: skip
HOMES: Final = ["GE", "FR", "UK", "BE", "LU"]
TYPE_KEYS: Final = [
    "family", "attack", "defence", "entrenched", "moves", "price", "since", "holds",
]  # fmt: skip
NATION_KEYS: Final = [
    "side", "armies", "infantry_spaces", "auxiliary_spaces", "counters", "artillery", "biplanes",
]  # fmt: skip
CARD_KEYS: Final = ["copies", "family", "ersatz", "since", "bonus_for"]
FAMILIES: Final = ["offensive", "special_offensive", "ersatz", "combat", "movement", "crisis"]
SEASON_KEYS: Final = ["name", "year", "build", "hand", "blockade", "reshuffle", "arrive"]
NAMES: Final = ["SPRING", "SUMMER", "AUTUMN", "WINTER"]
LEVELS: Final = 7
DECK_SIZE: Final = 55
YEARS: Final = (1914, 1919)


def check_ours() -> list[str]:
    """What is wrong with the files that come with the game."""
    found: list[str] = []
    for name in ("map", "units", "cards", "turns"):
        values, source = read_toml(facts.HERE / "data" / f"{name}.toml")
        found += [str(problem) for problem in check_facts(CHECKS, values, source)]
    return found


def is_data(values: dict[str, Any]) -> bool:
    """Whether this is a file of `data/`, or a copy of one, and no scenario."""
    return (
        ("areas" in values and "closed" in values)
        or ("types" in values and "nations" in values)
        or ("turns" in values and "levels" in values)
        or is_deck(values.get("cards"))
    )


def is_deck(cards: Any) -> bool:
    return isinstance(cards, dict) and any(
        isinstance(each, dict) and "ersatz" in each for each in cards.values()
    )


def facts_in(values: dict[str, Any], source: Source) -> list[DataError] | None:
    """What is wrong with a file of facts; None for one that is none."""
    return check_facts(CHECKS, values, source) if is_data(values) else None


# The map (L1.1)


def check_map(file: Table) -> None:
    file.exactly(["areas", "box", "closed"])
    areas = file.table("areas")
    areas.needs(facts.AREAS)
    areas.only(facts.AREAS)
    for word in areas.values:
        check_area(areas, word)
    box = file.table("box")
    box.only(["entry", "exit"])
    for key in ("entry", "exit"):
        for word in box.texts(key):
            if word not in areas.values:
                box.problem_at(box.line_with(f'"{word}"', key), unknown("area", word, facts.AREAS))
            elif areas.table(word).values.get("source") != facts.SEATS[0]:
                message = f"{word} is no German supply source (L3.7.1)"
                box.problem_at(box.line_with(f'"{word}"', key), message)


def check_area(areas: Table, word: str) -> None:
    area = areas.table(word)
    if not area.only(AREA_KEYS, ["home", "at", "borders"]):
        return
    area.word("home", HOMES)
    at = area.numbers("at", 0)
    if len(at) != 2 or max(at) > 1000:
        area.problem("at", f'{word}: "at" is {at}, expected two numbers from 0 to 1000')
    area.number("points", 0, 9)
    area.number("fort", 0, 9)
    if "source" in area:
        area.word("source", facts.SEATS)
    for key in ("rough", "coast"):
        area.flag(key)
    borders = area.texts("borders")
    for number, other in enumerate(borders):
        line = area.line_with(f'"{other}"', "borders")
        if other not in areas.values:
            area.problem_at(line, f"{word}: {unknown('area', other, areas.values)}")
        elif other == word or other in borders[:number]:
            area.problem_at(line, f"{word} borders {other} twice, or itself")
        elif word not in areas.table(other).values.get("borders", []):
            message = f"{word} borders {other}, and {other} does not border {word}"
            area.problem_at(line, f"{message}: a border has two sides")
    if not borders and "sea" not in area:
        area.problem("borders", f"no way leads to {word}")
    for other in area.texts("sea"):
        if other not in areas.values:
            area.problem("sea", f"{word}: {unknown('area', other, areas.values)}")
        elif not areas.table(other).values.get("coast"):
            area.problem("sea", f"{other} is not on the coast (L4.8)")


# Units (L8)


def check_units(file: Table) -> None:
    file.only(["types", "nations", "prices", "since"], ["types", "nations"])
    types = file.table("types")
    types.exactly(facts.TYPES)
    for word in types.values:
        check_type(types.table(word))
    nations = file.table("nations")
    nations.exactly(facts.NATIONS)
    for word in nations.values:
        check_nation(nations.table(word), word)


def check_type(table: Table) -> None:
    table.only(TYPE_KEYS)
    if not table.needs(["family", "attack", "defence", "moves", "price", "since", "holds"]):
        return
    table.word("family", ["infantry", "auxiliary"])
    for key in ("attack", "defence", "entrenched"):
        table.number(key, 0, 6)
    table.number("moves", 1, 3)
    table.number("price", 1, 9)
    table.flag("holds")
    since = table.values["since"]
    if isinstance(since, dict):
        dates = table.table("since")
        dates.only(facts.NATIONS)
        for word in dates.values:
            dates.number(word, 1, facts.LAST_TURN)
    else:
        table.number("since", 1, facts.LAST_TURN)


def check_nation(table: Table, word: str) -> None:
    table.only(NATION_KEYS)
    if not table.needs(["side", "armies", "infantry_spaces", "auxiliary_spaces", "counters"]):
        return
    table.word("side", facts.SEATS)
    table.number("infantry_spaces", 1, 12)
    table.number("auxiliary_spaces", 0, 12)
    armies = table.texts("armies")
    for number, army in enumerate(armies):
        if army in armies[:number]:
            line = table.line_with(f'"{army}"', "armies")
            table.problem_at(line, f"there are two armies {word} {army}, expected one")
    counters = table.table("counters")
    counters.only(facts.TYPES)
    for type_ in counters.values:
        counters.number(type_, 0, 99)
    limits = table.numbers("artillery", 0)
    if len(limits) != YEARS[1] - YEARS[0] + 1:
        message = f'"artillery" has {len(limits)} numbers, expected one a year, 1914 to 1919'
        table.problem("artillery", f"{message} (L8.6.3)")
    years = table.numbers("biplanes", YEARS[0])
    if len(years) != counters.values.get("biplane", 0):
        message = f'"biplanes" has {len(years)} years, expected one a counter'
        table.problem("biplanes", f"{message} (L8.8.1)")


# Cards (L9)


def check_cards(file: Table) -> None:
    file.only(["cards"])
    cards = file.table("cards")
    cards.exactly(facts.CARDS)
    total = 0
    for word in cards.values:
        card = cards.table(word)
        if not card.only(CARD_KEYS, ["copies", "family", "ersatz"]):
            continue
        total += card.number("copies", 1, DECK_SIZE)
        card.word("family", FAMILIES)
        card.number("ersatz", 1, 3)
        card.number("since", 1, facts.LAST_TURN)
        if "bonus_for" in card:
            card.word("bonus_for", facts.SEATS)
            if card.values["family"] != "special_offensive":
                card.problem("bonus_for", f"{word} has no bonus, expected a special Offensive")
    if total != DECK_SIZE:
        cards.problem("", f"there are {total} cards, expected {DECK_SIZE} (L1.5)")


# Seasons (L2.11), reinforcements (L2.2) and levels (L3.3)


def check_turns(file: Table) -> None:
    file.only(["turns", "levels"])
    turns = file.tables("turns")
    if len(turns) != facts.LAST_TURN:
        file.problem("turns", f"there are {len(turns)} turns, expected {facts.LAST_TURN} (L2.11)")
    armies: dict[int, int] = {}
    for number, turn in enumerate(turns, start=1):
        check_turn(turn, number, armies)
    check_levels(file)


def check_turn(turn: Table, number: int, armies: dict[int, int]) -> None:
    if not turn.only(SEASON_KEYS, ["name", "year", "build", "hand"]):
        return
    turn.number("year", *YEARS)
    season = turn.text("name").split(" ")[0]
    if season != NAMES[number % 4]:
        turn.problem("name", f"turn {number} is {season}, expected {NAMES[number % 4]} (L2.11)")
    if turn.flag("reshuffle") != (season == NAMES[3]):
        turn.problem("reshuffle", "cards are shuffled after WINTER, and then only (L1.5)")
    for key in ("build", "hand"):
        if len(turn.numbers(key, 0)) != len(facts.SEATS):
            turn.problem(key, f'"{key}" should have a number for each side')
    turn.number("blockade", -9, 0) if "blockade" in turn else 0
    for text in turn.texts("arrive"):
        line = turn.line_with(f'"{text}"', "arrive")
        try:
            arrival = read_arrival(text, number)
        except ValueError as error:
            turn.problem_at(line, str(error))
            continue
        if arrival.army >= 0 and arrival.army in armies:
            turn.problem_at(line, f'"{text}" has come in turn {armies[arrival.army]} already')
        armies[arrival.army] = number
        first, _, rest = text.partition(" ")
        roster = read_roster_line(rest if first in HOW else text)
        for problem in wrong_with(roster, number):
            turn.problem_at(line, f"{text}: {problem}")


def check_levels(file: Table) -> None:
    """From the lowest points to the highest, without a gap."""
    levels = file.tables("levels")
    if len(levels) != LEVELS:
        file.problem("levels", f"there are {len(levels)} levels, expected {LEVELS} (L3.3)")
    below: int | None = None
    for number, level in enumerate(levels):
        level.only(["level", "from", "to"])
        level.needs(["level"] + ["from"] * (number > 0) + ["to"] * (number < len(levels) - 1))
        low, high = level.values.get("from"), level.values.get("to")
        if below is not None and low != below + 1:
            level.problem("from", f'"from" is {low}, expected {below + 1} (L3.3)')
        if isinstance(high, int) and isinstance(low, int) and high < low:
            level.problem("to", f'"to" is {high}, expected at least {low} (L3.3)')
        below = high if isinstance(high, int) else None


# By a key that only one of the files has
CHECKS: Final = {
    "areas": check_map, "types": check_units, "turns": check_turns, "cards": check_cards,
}  # fmt: skip
