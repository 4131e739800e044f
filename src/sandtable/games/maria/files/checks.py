"""The files of `data/`, checked: map, powers and politics, with file, line and reason.

Each may be checked by itself, as a changed copy somewhere else; what it refers to in the others is
looked up in ours.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.maria.rules import facts
from sandtable.toolkit.data import DataError, Source, Table, check_facts, one_of, unknown

MAP_KEYS: Final = ["cities", "territories", "sectors", "roads", "boxes"]
CITY_KEYS: Final = ["name", "at", "sector", "fortress", "elector", "sure"]
ROADS: Final = [*facts.MAPS, "links"]
KINDS: Final = ["-", "="]
POWERS_KEYS: Final = ["powers", "generals", "trains", "markers", "electors"]
POWER_KEYS: Final = ["major", "maps", "troops", "hand", "income", "markers"]
GENERAL_KEYS: Final = ["name", "power", "rank", "least"]
POLITICS_KEYS: Final = ["display", "tracks", "events"]
YEARS: Final = (1741, 1744)
TAKER: Final = "taker"

# What each effect needs to be told (M24.8): in boxes of tracks, and in events
BOX_EFFECTS: Final[dict[str, list[str]]] = {
    "income": ["power", "amount"],
    "set_income": ["power", "value"],
    "mission": ["power", "to"],
    "victory_marker": ["power", "box"],
}
EVENT_EFFECTS: Final[dict[str, list[str]]] = {
    "shift": ["track", "direction", "max_steps"],
    "recruit": ["power", "max_troops", "cost_per_troop", "may_reenter_generals"],
    "draw_cards": ["power", "count"],
    "income_modifier": ["power", "amount", "until"],
    "imperial_election": ["when"],
}
WORDS: Final[dict[str, list[str]]] = {
    "power": [*facts.POWERS, TAKER],
    "track": facts.TRACKS,
    "direction": ["left", "right", "either"],
    "to": facts.BOXES,
    "box": ["italy"],
    "until": ["end_of_year"],
    "when": ["end_of_turn"],
}
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "amount": (-5, 5),
    "value": (0, 9),
    "max_steps": (1, 4),
    "max_troops": (1, 8),
    "cost_per_troop": (0, 8),
    "count": (1, 9),
}


def is_data(values: dict[str, Any]) -> bool:
    """Whether this is a file of `data/`, or a copy of one, and no scenario."""
    return any(key in values for key in CHECKS)


def facts_in(values: dict[str, Any], source: Source) -> list[DataError] | None:
    """What is wrong with a file of facts; None for one that is none."""
    return check_facts(CHECKS, values, source) if is_data(values) else None


# The map


def check_map(file: Table) -> None:
    file.exactly(MAP_KEYS)
    territories = check_territories(file.table("territories"))
    sectors = check_sectors(file.table("sectors"))
    cities = check_cities(file.table("cities"), territories, sectors)
    check_roads(file.table("roads"), cities)
    boxes = file.table("boxes")
    for word in boxes.values:
        box = boxes.table(word)
        if box.exactly(["power", "entry"]):
            box.word("power", facts.POWERS)
            if box.text("entry") not in cities:
                box.problem("entry", unknown("city", box.text("entry"), cities))


def check_territories(table: Table) -> list[str]:
    for word in table.values:
        territory = table.table(word)
        if territory.exactly(["home"]) and territory.text("home"):
            territory.word("home", facts.POWERS)
    return list(table.values)


def check_sectors(table: Table) -> list[str]:
    for word in table.values:
        table.word(word, facts.SUITS)
    return list(table.values)


def check_cities(table: Table, territories: list[str], sectors: list[str]) -> dict[str, str]:
    """The cities by name, each with its map."""
    table.only(facts.MAPS)
    cities: dict[str, str] = {}
    for sheet in table.values:
        if sheet not in facts.MAPS:
            continue
        grounds = table.table(sheet)
        for territory in grounds.values:
            if territory not in territories:
                grounds.problem(territory, unknown("territory", territory, territories))
            places = grounds.table(territory)
            for word in places.values:
                if word in cities:
                    places.problem(word, f'there are two cities "{word}", expected one')
                cities[word] = sheet
                check_city(places.table(word), word, sheet, sectors)
    return cities


def check_city(table: Table, word: str, sheet: str, sectors: list[str]) -> None:
    table.only(CITY_KEYS, ["name", "at"])
    if not table.values:
        return
    sector = table.text("sector")
    if "sector" not in table:
        table.problem("sector", f"{word} has no sector, expected one of [sectors] (M3.4)")
    elif sector not in sectors:
        table.problem("sector", f"{word}: {unknown('sector', sector, sectors)}")
    elif sector[:1] != sheet[0].upper():
        table.problem("sector", f'{word}: the sector "{sector}" is not on the map of {sheet}')
    if "fortress" in table:
        table.word("fortress", ["minor", "major"])
    if table.flag("elector") and "fortress" not in table:
        table.problem("elector", f"{word} is an electoral seat and no fortress (M3.9)")
    at = table.numbers("at", 0)
    if "at" in table and (len(at) != 2 or max(at) > 1000):
        table.problem("at", f'{word}: "at" is {at}, expected two numbers from 0 to 1000')


def check_roads(table: Table, cities: dict[str, str]) -> None:
    table.exactly(ROADS)
    seen: set[frozenset[str]] = set()
    joined: dict[str, set[str]] = {word: set() for word in cities}
    for sheet in table.values:
        for road in table.texts(sheet):
            line = table.line_with(f'"{road}"', sheet)
            parts = road.split()
            if len(parts) != 3 or parts[1] not in KINDS:
                message = f'"{road}" is no road, expected "one - other", or "one = other"'
                table.problem_at(line, message)
                continue
            ends = [parts[0], parts[2]]
            nowhere = [each for each in ends if each not in cities]
            for each in nowhere:
                message = f'the road "{road}" leads to nowhere: {unknown("city", each, cities)}'
                table.problem_at(line, message)
            if nowhere:
                continue
            if ends[0] == ends[1] or frozenset(ends) in seen:
                table.problem_at(line, f'the road "{road}" is there twice, or leads to itself')
            seen.add(frozenset(ends))
            joined[ends[0]].add(ends[1])
            joined[ends[1]].add(ends[0])
            crossing = cities[ends[0]] != cities[ends[1]]
            if crossing != (sheet == "links"):
                message = f'the road "{road}" is no road of "{sheet}": roads from map to map'
                table.problem_at(line, f'{message} are "links", and no others (M3.2)')
    for word in cities:
        if not joined[word]:
            table.problem("", f"no road leads to {word}")


# Powers and pieces


def check_powers(file: Table) -> None:
    file.exactly(POWERS_KEYS)
    powers = file.table("powers")
    powers.exactly(facts.POWERS)
    for word in powers.values:
        sheet = powers.table(word)
        sheet.only([*POWER_KEYS, "capital"], POWER_KEYS)
        sheet.flag("major")
        for key in ("troops", "hand", "income", "markers"):
            sheet.number(key, 0)
        for each in sheet.texts("maps"):
            if each not in facts.MAPS:
                sheet.problem("maps", unknown("map", each, facts.MAPS))
        check_place(sheet, "capital")
    for kind, keys in (("generals", GENERAL_KEYS), ("trains", ["power"])):
        for word in file.table(kind).values:
            piece = file.table(kind).table(word)
            if piece.only([*keys, "city", "box", "fixed"], keys):
                piece.word("power", facts.POWERS)
                piece.number("rank", 1, 6)
                piece.number("least", 1, 8)
                piece.flag("fixed")
            check_place(piece, "city")
            if "box" in piece:
                piece.word("box", facts.BOXES)
    check_markers(file)


def check_place(table: Table, key: str) -> None:
    if key in table and table.text(key) not in facts.CITIES:
        table.problem(key, unknown("city", table.text(key), facts.CITIES))


def check_markers(file: Table) -> None:
    fortresses = [facts.CITIES[each] for each in facts.FORTRESSES]
    markers = file.table("markers")
    markers.only(facts.POWERS)
    for word in markers.values:
        for city in markers.texts(word):
            if city not in fortresses:
                line = markers.line_with(f'"{city}"', word)
                markers.problem_at(line, unknown("fortress", city, fortresses))
    electors = file.table("electors")
    seats = [facts.CITIES[each] for each in facts.WESTERN]
    electors.exactly(seats)
    for word in electors.values:
        electors.word(word, ["france", "common"])


# Politics


def check_politics(file: Table) -> None:
    file.exactly(POLITICS_KEYS)
    display = file.texts("display")
    for word in display:
        if word not in facts.POWERS:
            file.problem("display", unknown("power", word, facts.POWERS))
    tracks = file.table("tracks")
    tracks.exactly(facts.TRACKS)
    for word in tracks.values:
        check_track(tracks.table(word))
    events = file.table("events")
    for word in events.values:
        check_event(events.table(word), word)
    events.needs(facts.EVENTS)


def check_track(track: Table) -> None:
    if not track.exactly(["start", "boxes"]):
        return
    boxes = track.tables("boxes")
    track.number("start", 1, max(1, len(boxes)))
    for box in boxes:
        box.only(["status", "effects"])
        if "status" in box:
            box.word("status", facts.STATUSES)
        check_effects(box, BOX_EFFECTS, "box")


def check_event(event: Table, word: str) -> None:
    if not event.exactly(["year", "powers", "effects"]):
        return
    if word not in facts.EVENTS:
        event.problem("", unknown("event", word, facts.EVENTS))
    event.number("year", *YEARS)
    for power in event.texts("powers"):
        if power not in facts.POWERS:
            event.problem("powers", f"{word}: {unknown('power', power, facts.POWERS)}")
    check_effects(event, EVENT_EFFECTS, word)


def check_effects(table: Table, kinds: dict[str, list[str]], what: str) -> None:
    """The effects of a box or an event, each with what it needs and nothing else."""
    values = table.values.get("effects", [])
    if not isinstance(values, list) or not all(isinstance(each, dict) for each in values):
        table.problem("effects", '"effects" is no list of tables, expected [{ type = ... }]')
        return
    for effect in values:
        kind = str(effect.get("type", ""))
        line = table.line_with(f'type = "{kind}"', "effects")
        if kind not in kinds:
            table.problem_at(line, f"{what}: {unknown('effect', kind, kinds)}")
            continue
        for key in effect:
            if key not in ("type", *kinds[kind]):
                table.problem_at(line, f"{what}: {unknown('key', key, ['type', *kinds[kind]])}")
        for key in kinds[kind]:
            problem = wrong_value(effect, key)
            if problem:
                table.problem_at(line, f"{what}: {kind}: {problem}")


def wrong_value(effect: dict[str, Any], key: str) -> str:
    """What is wrong with one value of an effect, or nothing."""
    if key not in effect:
        return f'the key "{key}" is missing'
    value = effect[key]
    if key in WORDS and value not in WORDS[key]:
        return unknown(key, str(value), WORDS[key])
    if key in NUMBERS:
        low, high = NUMBERS[key]
        if type(value) is not int or not low <= value <= high:
            return f'"{key}" is {value}, expected a whole number from {low} to {high}'
    if key == "may_reenter_generals" and not isinstance(value, bool):
        return f'"{key}" is {value}, expected {one_of(["true", "false"])}'
    return ""


# By a key that only one of the files has
CHECKS: Final = {
    "cities": check_map, "roads": check_map, "generals": check_powers, "events": check_politics,
}  # fmt: skip
