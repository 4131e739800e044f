"""Winters, and pieces that come back or are sent elsewhere, in Maria (M3.11, M20, M28.6)."""

from __future__ import annotations

from tests.reasons.maria import moves, paying, trains
from tests.reasons.maria.board import CITIES, GENERALS, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

# Winter (M20)


def recruiting(s: Situation) -> bool:
    return s.asked.key.startswith("recruit") and s.verb in ("recruit", "enter")


def not_its_power(s: Situation) -> bool:
    return recruiting(s) and power_of(s.thing) != paying.recruiter(s)


def eight_troops(s: Situation) -> bool:
    t = table(s.at)
    return recruiting(s) and t.bodies[s.thing]["troops"] >= 8


def not_removed(s: Situation) -> bool:
    return s.verb == "enter" and table(s.at).bodies[s.thing]["place"] is not None


def must_come_back(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "recruit" and t.bodies[s.thing]["place"] is None


def no_entry(s: Situation) -> bool:
    t = table(s.at)
    if s.verb not in ("enter", "recruit") or t.bodies[s.thing]["place"] is not None:
        return False
    return not paying.entries(t, s.thing)


def troops_left(s: Situation) -> bool:
    return s.asked.key == "recruit" and s.verb in ("done", "pass")


def out_of_introductory(s: Situation) -> bool:
    t = table(s.at)
    if not t.introductory:
        return False
    if s.thing in CITIES:
        return CITIES[s.thing].board == "flanders"
    return s.thing == "pragmatic" or (s.thing in t.bodies and not t.takes_part(s.thing))


# Pieces that come back or are sent elsewhere (M3.11, M20.5)


def comes_back(s: Situation) -> str:
    """The general whose place is asked for."""
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb == "enter":
            return thing
    return ""


def not_an_entry(s: Situation) -> bool:
    """No major fortress at home of the general who is named, or of any of the seat."""
    t, mine = table(s.at), table(s.at).powers_of_seat(s.asked.seat)
    named = comes_back(s) if s.asked.key == "recruit-where" else ""
    mine = [paying.recruiter(s)] if s.asked.key.startswith("recruit") else mine
    generals = [named] if named else [each for each in GENERALS if power_of(each) in mine]
    places = [city for each in generals for city in paying.home_fortresses(t, each)]
    return s.verb == "at" and s.thing not in places


def entry_held(s: Situation) -> bool:
    t, general = table(s.at), comes_back(s)
    return s.verb == "at" and bool(general) and t.enemy_fortress(power_of(general), s.thing)


def entry_occupied(s: Situation) -> bool:
    t, general = table(s.at), comes_back(s)
    return s.verb == "at" and bool(general) and not paying.entry_free(t, general, s.thing)


def entry_full(s: Situation) -> bool:
    return s.verb == "at" and len(table(s.at).generals(s.thing)) >= 2


def votes_for_francis(s: Situation) -> bool:
    """M25.3: a power of the seat has no choice."""
    return bool({"austria", "pragmatic"} & set(table(s.at).powers_of_seat(s.asked.seat)))


def sent(s: Situation) -> str:
    """The piece that is sent elsewhere."""
    return list(table(s.at).bodies)[s.asked.subject] if s.asked.key == "relocate" else ""


def sent_homes(s: Situation) -> list[str]:
    power = power_of(sent(s))
    return [power, "bavaria"] if power == "france" else [power]


def not_its_home(s: Situation) -> bool:
    return bool(sent(s)) and table(s.at).home(s.thing) not in sent_homes(s)


def sent_to_taken(s: Situation) -> bool:
    """Neither empty nor a legal union."""
    t, body = table(s.at), sent(s)
    return bool(body) and not moves.may_stand_or_pass(t, [body], s.thing)


def sent_too_far(s: Situation) -> bool:
    t, body = table(s.at), sent(s)
    place = t.place(body) if body else None
    if place is None:
        return False
    open_cities = [
        city
        for city in CITIES
        if t.home(city) in sent_homes(s) and moves.may_stand_or_pass(t, [body], city)
    ]
    return t.distance(place, s.thing) > trains.least_distance(t, place, open_cities)


def hussar_city(s: Situation) -> str:
    """Where the hussar stands that is asked about."""
    t = table(s.at)
    return str(t.bodies[list(t.bodies)[s.asked.subject]]["place"])
