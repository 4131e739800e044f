"""Strategic Reserves! in To the Last Man! as the oracle reads them (L9.10, L9.14)."""

from __future__ import annotations

from tests.reasons.lastman.board import AREAS, STACK, Table, borders, nation
from tests.reasons.lastman.moves import (
    Mover,
    by_reserves,
    container_moved,
    movers_of,
    own,
    pieces_moved,
    some_mover,
    table,
)
from tests.reasons.lastman.regroup import army_limits
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


def nobody_goes(s: Situation) -> bool:
    """L9.14: every unit has moved, or can neither leave an army nor reach another place."""
    t, seat = table(s.at), s.asked.seat
    mine = [army for army in t.armies if t.side(army) == seat and t.area_of(army)]
    pieces = any(
        fresh(t, place, kind) and leads_on(t, place, kind)
        for place in (*t.areas, *mine)
        for kind in own(t, place, seat)
    )
    return not pieces and not any(
        not container_moved(t, army) and goes_next_door(t, army, army) for army in mine
    )


def fresh(t: Table, place: str, kind: str) -> bool:
    """Whether a piece of this kind is there that has not moved, alone or in its army."""
    if "moved" in t.armies.get(place, {"status": []})["status"]:
        return False
    return t.contents(place).get(kind, 0) > list(pieces_moved(t)).count((kind, place))


def leads_on(t: Table, place: str, kind: str) -> bool:
    """A piece can step out of its army, into another one there, or next door."""
    area, inside, seat = t.area_of(place), t.contents(place), t.side(kind)
    if place in t.armies and t.stack(area, seat) - (sum(inside.values()) == 1) < STACK:
        return True
    others = [army for army in t.armies_in(area, seat) if army != place and area != "england"]
    if any(t.contents(army) and not army_limits(t, army, kind) for army in others):
        return True
    return goes_next_door(t, place, kind)


def goes_next_door(t: Table, place: str, who: str) -> bool:
    """It stands in a Friendly or Disputed area, and there is room for it in one beside that."""
    area, seat = t.area_of(place), t.side(who)
    if area == "england" or not t.open(area, seat):
        return False
    held = nation(who) == "be" and t.belgium_turned  # they never leave Belgium (L10.9)
    return any(
        t.open(near, seat) and has_room(t, near, who)
        for near in borders(area)
        if not held or AREAS[near]["home"] == "BE"
    )


def has_room(t: Table, area: str, who: str) -> bool:
    """L1.4.2, L1.4.3, L4.16: of its own, in an army there, or by taking in who stands alone."""
    seat = t.side(who)
    if who not in t.armies:
        armies = [army for army in t.armies_in(area, seat) if t.contents(army)]
        joins = any(not army_limits(t, army, who) for army in armies)
        return joins or not t.full(area, seat)
    if not (t.full(area, seat) if t.contents(who) else t.disputed(area)):
        return True
    alone = [kind for kind in t.alone(area, seat) if fresh(t, area, kind)]
    return t.offensive is not None and any(not army_limits(t, who, kind) for kind in alone)
