"""Supply and tolls in Maria as the oracle reads them (M11)."""

from __future__ import annotations

from tests.reasons.maria.battles import POWER_NAMES, last_event
from tests.reasons.maria.board import CITIES, FAR, TRAINS, Table, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

LONGEST = 6  # roads of a path (M11.3)


def at_home(s: Situation) -> bool:
    """M11.11, M29.1."""
    t = table(s.at)
    place = t.place(s.thing)
    if s.verb != "supply" or place is None:
        return False
    dutch = s.thing == "arenberg" and CITIES[place].territory == "netherlands"
    return t.home(place) == power_of(s.thing) or dutch


def path(t: Table, general: str, past_hussars: bool) -> int:
    """The shortest legal path to a train of his power, in roads; `FAR` without one (M11.3)."""
    power, place = power_of(general), t.place(general)
    trains = {t.place(each) for each in TRAINS if power_of(each) == power}
    found, edge = {place}, [place] if place else []
    for length in range(1, LONGEST + 1):
        edge = [near for city in edge for near in t.roads[city] if near not in found]
        found |= set(edge)
        if trains & set(edge):
            return length
        edge = [
            city
            for city in edge
            if not any(t.enemies(power, power_of(each)) for each in t.pieces(city))
            and not t.neutral_ground(power, city)
            and (past_hussars or not t.hussar(city))
        ]
    return FAR


def owes_no_toll(s: Situation) -> bool:
    """M11.6: no enemy of Austria, a path without hussars, or no path at all."""
    t = table(s.at)
    if s.verb != "supply":
        return False
    if not t.enemies(power_of(s.thing), "austria") or at_home(s):
        return True
    return path(t, s.thing, past_hussars=False) < FAR or path(t, s.thing, past_hussars=True) == FAR


def united(t: Table, general: str) -> list[str]:
    """The other general of his power in a union (M11.8)."""
    place = t.place(general)
    there = t.generals(place) if place else []
    return [e for e in there if e != general and power_of(e) == power_of(general)]


def price(t: Table, general: str) -> int:
    """What his toll costs; that of a union of one power is one item (M11.8)."""
    return path(t, general, past_hussars=True) * (2 if united(t, general) else 1)


def left_of_hand(s: Situation) -> int:
    """What is left of a hand that was too small: told with the question, or by the last answer."""
    if s.asked.key == "supply":
        return s.asked.subject
    last = s.at.done[-1] if s.at.done else None
    if last is not None and last.asked.key == "supply":
        return last.asked.subject - price(table(s.at), last.answer.partition(" ")[2])
    ruins = [event.args["value"] for event in s.at.events if event.key == "toll-ruins"]
    return int(ruins[-1]) if ruins else FAR


def toll_too_high(s: Situation) -> bool:
    """M11.10: his price is more than what is left of the hand."""
    return s.verb == "supply" and price(table(s.at), s.thing) > left_of_hand(s)


def toll_of_other(s: Situation) -> bool:
    toll = last_event(s.at, "toll")
    asked = s.verb == "supply" and toll is not None
    return asked and toll is not None and power_of(s.thing) != POWER_NAMES[toll["power"]]


def named_together(s: Situation) -> bool:
    """M11.8: a union is one item, and goes by the name of its other general."""
    t = table(s.at)
    return s.verb == "supply" and bool(united(t, s.thing)) and not owes_no_toll(s)


def hand_went(s: Situation) -> bool:
    """M11.9: the hand did not cover the tolls and is gone by the last answer."""
    return s.verb == "pay" and any(event.key == "toll-ruins" for event in s.at.events)


def toll_covered(s: Situation) -> bool:
    """M11.10: he, or the union that he is in, was named while the hand was shared out."""
    names = {s.thing, *united(table(s.at), s.thing)}
    named = {done.answer.partition(" ")[2] for done in s.at.turn if done.asked.key == "supply"}
    return s.verb == "supply" and left_of_hand(s) < FAR and bool(names & named)


def of_another_stage(s: Situation) -> bool:
    """M11.1: supply is checked for the powers of the stage only."""
    t = table(s.at)
    return s.verb == "supply" and power_of(s.thing) not in t.powers_of_stage(t.stage)
