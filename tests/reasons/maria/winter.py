"""Winters, and pieces that come back or are sent elsewhere, in Maria (M3.11, M20, M28.6)."""

from __future__ import annotations

from tests.reasons.maria import moves, paying, trains
from tests.reasons.maria.battles import POWER_NAMES, question_of
from tests.reasons.maria.board import CITIES, GENERALS, NAMES, Table, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

# Winter (M20)


def recruiting(s: Situation) -> bool:
    return s.asked.key.startswith("recruit") and s.verb in ("recruit", "enter")


def others_recruit(s: Situation) -> bool:
    """M20.1: it is winter, and a power of another seat recruits, for which this one may consent."""
    return table(s.at).stage == 7 and s.asked.key == "consent"


def not_its_power(s: Situation) -> bool:
    """M20.2: of another power than the one that recruits, or of another seat in winter."""
    t = table(s.at)
    if s.verb in ("recruit", "enter") and t.stage == 7 and not recruiting(s):
        return power_of(s.thing) not in t.powers_of_seat(s.asked.seat)
    return recruiting(s) and power_of(s.thing) != paying.recruiter(s)


def eight_troops(s: Situation) -> bool:
    t = table(s.at)
    winter = s.verb == "recruit" and t.stage == 7
    return (recruiting(s) or winter) and t.bodies[s.thing]["troops"] >= 8


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


def nobody_to_recruit(s: Situation) -> bool:
    """The power that is named holds the card, and none of its generals could get the troop."""
    t, power = table(s.at), POWER_NAMES[s.told.args["power"]]
    generals = [each for each in GENERALS if power_of(each) == power and t.takes_part(each)]
    held = power in t.powers_of_seat(s.asked.seat) and s.thing in t.hand(power)
    able = any(t.bodies[each]["place"] is not None or paying.entries(t, each) for each in generals)
    return s.verb == "pay" and held and not able


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
    """The general whose place is asked for, or who has just come back to the only one."""
    for done in s.at.done[-1:]:
        verb, _, thing = done.answer.partition(" ")
        if verb == "enter":
            return thing
    return ""


def removed(s: Situation) -> list[str]:
    """The generals of the power that recruits who are off the map; the one who is named."""
    t, power = table(s.at), paying.recruiter(s)
    if s.asked.key == "enter-at" or s.verb != "at":
        return [comes_back(s)]
    return [
        each
        for each in GENERALS
        if power_of(each) == power and t.takes_part(each) and t.bodies[each]["place"] is None
    ]


def not_an_entry(s: Situation) -> bool:
    """No major fortress at home of the general who is named, or of one who is off the map."""
    t = table(s.at)
    places = [paying.home_fortresses(t, each) for each in coming(s)]
    return s.verb == "at" and any(s.thing not in each for each in places)


def coming(s: Situation) -> list[str]:
    """Who comes back: the general who is asked about, who just came, or who might."""
    if question_of(s.at).key == "consent":
        return [[d.answer[6:] for d in s.at.done if d.answer.startswith("enter ")][-1]]
    just_came = comes_back(s)
    if s.asked.key == "enter-at" or (just_came and power_of(just_came) == paying.recruiter(s)):
        return [just_came]
    return removed(s) if s.asked.key.startswith("recruit") else []


def not_in_muenchen(s: Situation) -> bool:
    """M31.9: in the introductory game the French come back in München."""
    french = any(power_of(each) == "france" for each in coming(s))
    return table(s.at).introductory and s.verb == "at" and french and s.thing != "muenchen"


def entry_held(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "at" and any(
        t.enemy_fortress(power_of(general), s.thing) for general in coming(s)
    )


def entry_occupied(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "at" and any(
        not paying.entry_free(t, general, s.thing) for general in coming(s)
    )


def entry_full(s: Situation) -> bool:
    return s.verb == "at" and len(table(s.at).generals(s.thing)) >= 2


def votes_for_francis(s: Situation) -> bool:
    """M25.3: a power of the seat has no choice."""
    return bool({"austria", "pragmatic"} & set(table(s.at).powers_of_seat(s.asked.seat)))


def is_sent_home(s: Situation) -> bool:
    """M9.7: a union has to leave a country, and shares out its troops before it divides."""
    if s.asked.key != "shift":
        return False
    for done in reversed(s.at.done):
        if any(event.key == "saxony-neutral" for event in done.events):
            return True
        if done.asked.key not in ("shift", "relocate"):  # those who go before him
            return done.asked.key in ("answer-peace", "saxon-steps")
    return False


def sent(s: Situation) -> list[tuple[str, str]]:
    """The piece that is sent elsewhere and its city; or those who went the only way just now."""
    t = table(s.at)
    names = list(t.bodies)
    if s.verb != "at":
        return []
    if s.asked.key == "relocate" or is_sent_home(s):
        body = names[s.asked.subject]
        return [(body, t.place(body) or "")]
    return [
        (names[event.args["piece"]], NAMES[event.args["from"]])
        for event in s.at.events
        if event.key == "is-sent"
    ]


def sent_homes(body: str) -> list[str]:
    power = power_of(body)
    return [power, "bavaria"] if power == "france" else [power]


def not_its_home(s: Situation) -> bool:
    return any(table(s.at).home(s.thing) not in sent_homes(body) for body, _ in sent(s))


def sent_to_taken(s: Situation) -> bool:
    """M3.11: neither empty nor a legal union. It is no march, which may take an enemy train.

    The city that a piece leaves is not free for it either, nor one that another leaves after it.
    """
    t = table(s.at)
    left = [body for body, place in sent(s) if place == s.thing]
    there = {body: [*{*t.pieces(s.thing), *left} - {body}] for body, _ in sent(s)}
    there |= {body: [*there[body], body] for body in left}
    return any(
        others and (union_steps_aside(s) or not may_be_joined(t, body, others))
        for body, others in there.items()
    )


def may_be_joined(t: Table, body: str, others: list[str]) -> bool:
    """M9.3: one general by another; nobody is sent into a union that needs consent (M9.5)."""
    if len(others) > 1 or not {body, *others} <= set(GENERALS):
        return False
    powers = power_of(body), power_of(others[0])
    return t.cooperating(*powers) and set(powers) != {"austria", "pragmatic"}


def union_steps_aside(s: Situation) -> bool:
    """M24.5: both generals make room, and go to the same city."""
    t = table(s.at)
    if s.asked.key == "relocate":
        place = t.place(list(t.bodies)[s.asked.subject]) or ""
        return s.asked.rule == "M24.5" and len(t.generals(place)) > 1
    return sum(event.key == "is-sent" and event.rule == "M24.5" for event in s.at.events) > 1


def sent_too_far(s: Situation) -> bool:
    return any(is_not_nearest(table(s.at), body, place, s.thing) for body, place in sent(s))


def sent_to_closed(s: Situation) -> bool:
    return any(table(s.at).closed(power_of(body), s.thing) for body, _ in sent(s))


def not_empty(s: Situation) -> bool:
    """M28.10, M28.13: out of a union he goes to an empty city."""
    t = table(s.at)
    return any([each for each in t.pieces(s.thing) if each != body] for body, _ in sent(s))


def not_nearest_empty(s: Situation) -> bool:
    """M28.10, M28.13: an empty city that is open to him is nearer."""
    t = table(s.at)
    return any(
        t.distance(place, s.thing)
        > trains.least_distance(
            t, place, [c for c in CITIES if not t.pieces(c) and not t.closed(power_of(body), c)]
        )
        for body, place in sent(s)
    )


def not_aside(s: Situation) -> bool:
    """M24.5: who makes room goes to an adjacent city."""
    return any(s.thing not in table(s.at).roads[place] for _, place in sent(s))


def is_not_nearest(t: Table, body: str, place: str, city: str) -> bool:
    open_cities = [
        each
        for each in CITIES
        if t.home(each) in sent_homes(body)
        and (each == t.place(body) or moves.may_stand_or_pass(t, [body], each))
    ]
    return t.distance(place, city) > trains.least_distance(t, place, open_cities)


def hussar_city(s: Situation) -> str:
    """Where the hussar stands that is asked about."""
    t = table(s.at)
    return str(t.bodies[list(t.bodies)[s.asked.subject]]["place"])
