"""Empty armies in To the Last Man! as the oracle reads them (L8.1.6, L8.1.7)."""

from __future__ import annotations

from tests.reasons.lastman.board import AREAS, borders, is_infantry
from tests.reasons.lastman.moves import table
from tests.reasons.lastman.named_to_retreat import left_in, named_army
from tests.reasons.lastman.retreats import aimed_at, leaving
from tests.reasons.situation import Situation


def not_for_empty_army(s: Situation) -> bool:
    """L8.1.7: to an adjacent friendly area; in a battle also to infantry in a Disputed one."""
    t, area = table(s.at), leaving(s)
    strays = any(event.key == "stray-leaves" for event in s.at.events)
    if s.verb == "retreat" and strays and s.asked.key != "stray":
        return True  # it had no choice where to go
    if s.asked.key not in ("stray", "retreat-empty") or s.verb != "retreat":
        return False
    if s.thing not in AREAS or s.thing not in borders(area):
        return True
    if t.friendly(s.thing, s.asked.seat):
        return False
    infantry = any(is_infantry(kind) for kind in t.pieces(s.thing, s.asked.seat))
    return not (s.asked.key == "retreat-empty" and t.disputed(s.thing) and infantry)


def nobody_goes_along(s: Situation) -> bool:
    """L8.1.7: an army of which all are named to go alone, with no friendly area to go to."""
    t, seat = table(s.at), s.asked.seat
    if s.verb != "army" or not t.contents(s.thing) or left_in(s, s.thing):
        return False
    goals = [goal for goal in aimed_at(s) if t.open(goal, seat)]
    return bool(goals) and not any(t.friendly(goal, seat) for goal in goals)


def empty_among_enemies(s: Situation) -> bool:
    """L8.1.6: an empty army in a Disputed area without friendly infantry."""
    t = table(s.at)
    if s.thing not in AREAS or not t.disputed(s.thing):
        return False
    return not any(is_infantry(kind) for kind in t.pieces(s.thing, s.asked.seat))


def cannot_join_empty(s: Situation) -> bool:
    """L8.1.7: nobody of that name stands alone where the empty army has come."""
    t = table(s.at)
    if s.verb != "piece" or s.asked.key != "retreat-take-in":
        return False
    area, kind = t.area_of(named_army(s)), s.thing.removesuffix("_dug")
    count, dug = t.alone(area, s.asked.seat).get(kind, 0), t.areas[area]["dug"].get(kind, 0)
    return bool((dug if s.thing != kind else count - dug) <= 0)
