"""Strategic Reserves! in To the Last Man! as the oracle reads them (L9.10, L9.14)."""

from __future__ import annotations

from tests.reasons.lastman.board import AREAS, borders
from tests.reasons.lastman.moves import (
    Mover,
    by_reserves,
    container_moved,
    moved_into,
    movers_of,
    own,
    some_mover,
    table,
)
from tests.reasons.situation import Situation


def over_sea(s: Situation) -> bool:
    """By ship, to England, or from there."""
    t = table(s.at)
    if s.verb == "sea" or "england" in (s.thing, t.area_of(s.thing)):
        return True
    return any(mover.start == "england" for mover in movers_of(s))


def reserves_into_enemy(s: Situation) -> bool:
    t = table(s.at)
    return by_reserves(s) and s.thing in AREAS and t.enemy(s.thing, s.asked.seat)


@some_mover
def reserves_from_enemy(s: Situation, mover: Mover) -> bool:
    """It begins in neither a Friendly nor a Disputed area."""
    return mover.start not in AREAS or not table(s.at).open(mover.start, s.asked.seat)


@some_mover
def reserves_no_way(s: Situation, mover: Mover) -> bool:
    """Every area between must be Friendly."""
    return by_reserves(s) and mover.start in AREAS and not reserves_reach(s, mover)


def reserves_reach(s: Situation, mover: Mover, past_full: bool = True) -> bool:
    """Whether a way of Friendly areas leads there; `past_full`: as if there were room everywhere.

    An empty army passes where three are (L1.4).
    """
    t, seat = table(s.at), s.asked.seat
    past_full = past_full or bool(mover.army and not t.contents(mover.army))
    found, edge = {mover.start}, [mover.start] if mover.start in AREAS else []
    while edge:
        passed = [
            area
            for area in edge
            if area == mover.start
            or (t.friendly(area, seat) and (past_full or not t.full(area, seat)))
        ]
        reached = [near for area in passed for near in borders(area) if near not in found]
        edge = list(dict.fromkeys(reached))
        found |= set(edge)
    return s.thing in found


def nobody_fresh(s: Situation) -> bool:
    """L9.14: every unit that could go has moved."""
    t, seat = table(s.at), s.asked.seat
    places = [*t.areas, *(army for army in t.armies if t.side(army) == seat and t.area_of(army))]
    return all(
        sum(own(t, place, seat).values()) <= moved_into(t, place) or container_moved(t, place)
        for place in places
        if place != "england"
    )
