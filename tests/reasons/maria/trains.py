"""Trains, hussars and boxes of Maria as the oracle reads them (M10, M14)."""

from __future__ import annotations

from tests.reasons.maria.board import (
    BOXES,
    CITIES,
    FAR,
    GENERALS,
    POLITICS,
    POWERS,
    Table,
    power_of,
    value,
)
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

# Trains (M14)


def train_asked(s: Situation) -> str:
    """The train that is to be put down."""
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb == "replace":
            return thing
    return ""


def train_fortresses(t: Table, power: str) -> list[str]:
    """M14.3: major fortresses at home, or of the minor partner of a major power."""
    homes = [power]
    if POWERS[power]["major"]:
        homes += [
            each for each in POWERS if not POWERS[each]["major"] and t.cooperating(power, each)
        ]
    found = [
        city
        for city, facts in CITIES.items()
        if facts.fortress == "major" and t.home(city) in homes
    ]
    return [city for city in found if not (t.introductory and CITIES[city].board == "flanders")]


def train_place_open(t: Table, power: str, city: str) -> bool:
    """M14.4."""
    return not t.pieces(city) and any(t.allied(power, each) for each in t.controllers(city))


def no_train_place(s: Situation) -> bool:
    t, power = table(s.at), power_of(s.thing)
    return not any(train_place_open(t, power, city) for city in train_fortresses(t, power))


def hand_below(s: Situation, price: int) -> bool:
    return sum(value(card) for card in table(s.at).hand(power_of(s.thing))) < price


def not_prussian_fortress(s: Situation) -> bool:
    """M26.9: the second train goes to a major fortress of Prussia, Silesia included."""
    if s.verb != "at" or s.asked.key != "second-train":
        return False
    return CITIES[s.thing].fortress != "major" or table(s.at).home(s.thing) != "prussia"


def second_train_blocked(s: Situation) -> bool:
    named = s.verb == "at" and s.asked.key == "second-train"
    return named and not not_prussian_fortress(s) and bool(table(s.at).pieces(s.thing))


# Hussars (M10)


def hussar_far(s: Situation) -> bool:
    t = table(s.at)
    places = [t.place(each) for each in GENERALS if power_of(each) == "austria"]
    return all(place is None or t.distance(place, s.thing) > 4 for place in places)


def least_distance(t: Table, city: str, targets: list[str]) -> int:
    return min((t.distance(city, each) for each in targets), default=FAR)


def not_on_this_mission(s: Situation) -> bool:
    """Not on a mission, or on another than the general whose return is asked about."""
    t = table(s.at)
    if s.verb != "return" or s.thing not in t.bodies:
        return False
    asked = list(t.bodies)[s.asked.subject] if s.asked.key == "return" else s.thing
    return not in_box(t, s.thing) or t.bodies[s.thing]["place"] != t.bodies[asked]["place"]


def in_box(t: Table, body: str) -> bool:
    return t.bodies[body]["place"] in BOXES


def mission_goes_on(s: Situation) -> bool:
    """M24.5: he is in a mission box that a marker still demands."""
    t = table(s.at)
    place = t.bodies[s.thing]["place"] if s.thing in t.bodies else None
    demanded = [
        effect["to"]
        for track, box in t.position["tracks"].items()
        for effect in POLITICS["tracks"][track]["boxes"][box - 1]["effects"]
        if effect["type"] == "mission"
    ]
    return place in BOXES and place in demanded
