"""Military Crisis! in To the Last Man! as the oracle reads it (L9.12, L9.13, L9.16)."""

from __future__ import annotations

from tests.reasons.lastman.battles import said_of_digging, standing
from tests.reasons.lastman.board import Table, is_infantry, type_of
from tests.reasons.lastman.moves import table
from tests.reasons.situation import Situation


def not_a_crisis_unit(s: Situation) -> bool:
    """L9.12, L9.13, L9.16: infantry types of the nations named; US and Belgians do not count."""
    t = table(s.at)
    given = any(event.key == "crisis-removes" for event in s.at.events)
    if s.verb not in ("lose", "piece") or not (s.asked.key.startswith("crisis") or given):
        return False
    kinds = {s.thing: 1} if s.verb == "piece" else t.contents(s.thing)
    side = s.asked.seat
    nations = ("ge",) if side == "german" else ("uk", "fr")
    if side == "entente" and t.year == 1915:
        nations = ("uk",)
    fitting = [
        kind
        for kind in kinds
        if kind.partition("_")[0] in nations
        and is_infantry(kind.removesuffix("_dug"))
        and (side == "entente" or t.year == 1918 or type_of(kind) == "infantry")
    ]
    return not fitting or not (s.verb == "piece" or t.area_of(s.thing))


def none_for_crisis(s: Situation) -> bool:
    """L9.16: infantry that would meet the crisis, but none is on the map, or in the place named."""
    kind = s.thing.removesuffix("_dug")
    there = [any(t.contents(each).get(kind) for each in places) for t, places in places_of(s)]
    return s.verb == "piece" and not all(there)


def stands_otherwise(s: Situation) -> bool:
    """L9.16: such infantry is there, but none dug in as it is said, or all of it is."""
    kind = s.thing.removesuffix("_dug")
    for t, places in places_of(s):
        there = any(t.contents(place).get(kind) for place in places)
        as_said = any(standing(t, place, s.asked.seat, s.thing) > 0 for place in places)
        if there and not as_said:
            return said_of_digging(s)
    return False


def places_of(s: Situation) -> list[tuple[Table, list[str]]]:
    """Where infantry is given up: the place named, or anywhere on the map (L9.16).

    Also the place that was named just now, as it was before it gave up the one unit it had to give.
    """
    t, before = table(s.at), s.at.before
    places = [place for place in (*t.areas, *t.armies) if t.area_of(place)]
    if s.asked.key == "crisis-piece":
        places = [[*t.areas, "box", *t.armies][s.asked.subject]]
    found = [(t, places)]
    given = any(event.key == "crisis-removes" for event in s.at.events)
    if given and before is not None and s.at.done[-1].asked.seat == s.asked.seat:
        word, _, place = s.at.done[-1].answer.partition(" ")
        found += [(table(before), [place])] if word == "lose" else []
    return found


def no_infantry(s: Situation) -> bool:
    """L8.2: only infantry types satisfy a Crisis!."""
    return not is_infantry(s.thing.removesuffix("_dug"))


def not_this_crisis(s: Situation) -> bool:
    """L9.12, L9.13: infantry, but not of the nation or the kind of this year."""
    return s.verb == "piece" and not no_infantry(s) and not_a_crisis_unit(s)
