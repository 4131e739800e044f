"""Stacks, armies, rail, sea and the box in To the Last Man! as the oracle reads them (L1, L4)."""

from __future__ import annotations

from tests.reasons.lastman import regroup
from tests.reasons.lastman.board import (
    AREAS,
    BOX_AREAS,
    NAMES,
    SIDES,
    STACK,
    Table,
    borders,
    is_infantry,
    nation,
)
from tests.reasons.lastman.joining import joined, may_hold
from tests.reasons.lastman.moves import (
    Mover,
    container_moved,
    last_mover,
    moved_into,
    movers_of,
    named_area,
    named_container,
    own,
    own_done,
    some_mover,
    start_in,
    table,
)
from tests.reasons.lastman.regroup import army_limits
from tests.reasons.lastman.reserves import reserves_reach
from tests.reasons.lastman.retreats import aimed_at
from tests.reasons.situation import Situation

MOVING = ("opening", "movement", "reserves-unit", "which-piece")

# Stacks and armies (L1.3, L1.4, L8.1.1, L8.6.3, L8.8.1)


def area_full(s: Situation) -> bool:
    """The area that is named, or that of the empty army, has three already.

    Of who is named and goes nowhere: an area beside it, which the reason names.
    """
    t, seat = table(s.at), s.asked.seat
    if regroup.regroups(s):
        return regroup.limited(s)
    if s.verb in ("army", "from", "piece") and s.asked.key in MOVING:
        closed = NAMES[s.told.args["area"]]
        place = named_container(s) if s.verb == "piece" else s.thing
        kinds = [s.thing.removesuffix("_dug")] if s.verb == "piece" else list(own(t, place, seat))
        kinds = [] if s.verb == "army" else kinds
        return closed in beside(t, place) and t.full(closed, seat) and no_army_for(t, closed, kinds)
    area = t.area_of(s.thing)
    if s.verb == "into" and t.contents(s.thing):
        return False
    return bool(area) and t.full(area, seat)


def no_army_for(t: Table, area: str, kinds: list[str]) -> bool:
    """L1.4.2: one of these pieces can go straight into no army of a full area."""
    armies = [army for side in SIDES for army in t.armies_in(area, side) if t.contents(army)]
    fits = [kind for kind in kinds if any(not army_limits(t, army, kind) for army in armies)]
    return not kinds or len(fits) < len(kinds)


def no_room_listed(s: Situation) -> bool:
    """The same with what the list of this Production puts there (L7.8)."""
    t, seat = table(s.at), s.asked.seat
    area = t.area_of(s.thing) or rebuilt_in(s, s.thing)
    listed = [done.answer.partition(" ") for done in own_done(s, s.at.since)]
    coming = [thing for verb, _, thing in listed if verb in ("at", "into") and t.area_of(thing)]
    more = sum(1 for thing in coming if t.area_of(thing) == area)
    return bool(area) and t.stack(area, seat) + more >= STACK


def rebuilt_in(s: Situation, army: str) -> str:
    """Where the list of this Production rebuilds an army; nothing if it does not."""
    place = ""
    for done in own_done(s, s.at.since):
        if done.answer == f"rebuild {army}":
            return place
        place = done.answer.removeprefix("at ")
    return ""


def beside(t: Table, container: str) -> list[str]:
    """The areas to which who is in a container could go: beside it, by ship, or out of the box."""
    start = start_in(t, container)
    if start == "england":
        return [area for area in AREAS if is_port(t, area)]
    return list(BOX_AREAS) if start == "box" else borders(start) if start in AREAS else []


def stay_full(s: Situation) -> bool:
    """The area in which it would stop has three already."""
    mover = last_mover(s)
    if s.verb != "stop" or mover is None or mover.here not in AREAS:
        return area_full(s)
    return table(s.at).stack(mover.here, s.asked.seat) >= STACK


@some_mover
def must_join(s: Situation, mover: Mover) -> bool:
    """The piece is in an area that is full without it: it goes into an army there."""
    if not mover.kind or mover.here not in AREAS:
        return False
    return table(s.at).stack(mover.here, s.asked.seat) >= STACK


@some_mover
def must_take_in(s: Situation, mover: Mover) -> bool:
    if not mover.army or mover.here not in AREAS:
        return False
    return table(s.at).stack(mover.here, s.asked.seat) >= STACK


@some_mover
def passes_full(s: Situation, mover: Mover) -> bool:
    """L1.4.1: the way leads on from, or into, a full area."""
    t, seat = table(s.at), s.asked.seat
    if mover.reserves and not mover.steps:
        return not reserves_reach(s, mover, past_full=False) and reserves_reach(s, mover)
    if mover.steps:
        return mover.here in AREAS and t.full(mover.here, seat)
    return s.thing in AREAS and t.full(s.thing, seat)


@some_mover
def empty_into_disputed(s: Situation, mover: Mover) -> bool:
    """L4.16: nobody is there who could join the army."""
    t, area = table(s.at), named_area(s)
    if not mover.army or area not in AREAS or t.contents(mover.army):
        return False
    if s.verb == "army" and mover.army != s.thing:
        return False
    lone = t.alone(area, s.asked.seat)
    fitting = sum(n for kind, n in lone.items() if may_hold(t, mover.army, kind))
    # L8.1.6: without infantry it is eliminated at once, before a comrade army can fill it
    infantry = any(is_infantry(kind) for kind in t.pieces(area, s.asked.seat))
    for army in t.armies_in(area, s.asked.seat) if infantry else ():
        inside = [kind for kind in t.contents(army) if may_hold(t, mover.army, kind)]
        one_more = t.full(area, s.asked.seat) and sum(t.contents(army).values()) > 1  # L1.4
        fitting += 1 if inside and not container_moved(t, army) and not one_more else 0
    alone = t.offensive is None  # in a Pass nobody else moves, to join it
    return t.disputed(area) and (alone or fitting <= moved_into(t, area))


def cannot_take(s: Situation) -> bool:
    """No such piece stands alone where the army is, or the army may not hold it."""
    t, mover = table(s.at), last_mover(s)
    if s.verb != "piece" or s.asked.key != "take-in" or mover is None:
        return False
    kind = s.thing.removesuffix("_dug")
    there = t.alone(mover.here, s.asked.seat) if mover.here in AREAS else {}
    return kind not in there or not may_hold(t, mover.army, kind) or s.action not in s.asked.offers


def foreign_in_england(s: Situation) -> bool:
    """Somebody in England who is not British, whom no ship takes."""
    t = table(s.at)
    place = named_container(s) if s.verb == "piece" else s.thing
    if s.verb not in ("army", "from", "piece") or t.area_of(place) != "england":
        return False
    names = {"army": [s.thing], "piece": [s.thing]}.get(s.verb, list(own(t, place, s.asked.seat)))
    return any(nation(name) != "uk" for name in names)


def box_named(s: Situation) -> bool:
    """The box is where the unit is to go, or where it is."""
    return s.verb == "box" or start_in(table(s.at), s.thing) == "box" or from_box(s)


@some_mover
def from_box(_: Situation, mover: Mover) -> bool:
    return mover.start == "box"


@some_mover
def belgian(_: Situation, mover: Mover) -> bool:
    return nation(mover.name) == "be"


@some_mover
def belgians_leave(s: Situation, mover: Mover) -> bool:
    """L10.9: Belgians on the German side, and an area outside Belgium."""
    area = named_area(s) if s.told.args.get("area") is not None else s.thing
    abroad = area in AREAS and AREAS[area]["home"] != "BE"
    return nation(mover.name) == "be" and table(s.at).side("be_be") == "german" and abroad


def belgian_army_stays(s: Situation) -> bool:
    """L10.9: their army on the German side could retreat from the battle only out of Belgium."""
    t = table(s.at)
    if s.action != "army be_be" or t.side("be_be") != "german":
        return False
    goals = [goal for goal in aimed_at(s) if t.open(goal, s.asked.seat)]
    return bool(goals) and all(AREAS[goal]["home"] != "BE" for goal in goals)


@some_mover
def army_moves(s: Situation, mover: Mover) -> bool:
    return s.verb == "into" and bool(mover.army)


@some_mover
def joins_in_box(s: Situation, mover: Mover) -> bool:
    return s.verb == "into" and mover.here == "box" and start_in(table(s.at), s.thing) == "box"


@some_mover
def not_in_last_area(s: Situation, mover: Mover) -> bool:
    return s.verb == "into" and start_in(table(s.at), s.thing) != mover.here


@some_mover
def same_army(s: Situation, mover: Mover) -> bool:
    return s.verb == "into" and mover.origin == s.thing


def nothing_done(s: Situation) -> bool:
    """A move of nobody nowhere: it has neither left an army nor gone anywhere."""
    mover = last_mover(s)
    if s.verb != "stop" or s.asked.key != "where-to" or mover is None:
        return False
    return not mover.steps and (bool(mover.army) or mover.origin in AREAS or mover.start == "box")


def apart_in_england(s: Situation) -> bool:
    """L4.8.2: the first army and the infantry beside it."""
    t = table(s.at)
    if regroup.regroups(s):
        return regroup.limited(s)
    mover = last_mover(s)
    if s.asked.key == "where-to" and mover is not None and mover.origin in t.armies:
        return False  # it comes out of another army
    apart = t.area_of("uk_1") == "england" and t.contents("england").get("uk_infantry", 0) > 0
    return apart and s.verb == "into" and s.thing == "uk_1" and "uk_infantry" in joined(s)


# Rail, strategic and sea movement, the box (L3.7, L4.6 to L4.8)


@some_mover
def combined(s: Situation, mover: Mover) -> bool:
    """It has gone somewhere, or left an army, in this move."""
    if s.verb not in ("step", "into", "rail", "strategic", "sea", "box"):
        return False
    return bool(mover.steps) or (bool(mover.kind) and mover.origin != mover.start)


@some_mover
def rail_start(s: Situation, mover: Mover) -> bool:
    t = table(s.at)
    if s.verb != "rail":
        return False
    return mover.start not in AREAS or not t.friendly_since(mover.start, s.asked.seat)


def rail_end(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "rail" and s.thing in AREAS and not t.friendly_since(s.thing, s.asked.seat)


def by_rail(s: Situation, mover: Mover, past_full: bool) -> set[str]:
    """What a train reaches: three areas at most, friendly now and before (L4.6)."""
    t, seat = table(s.at), s.asked.seat
    found, edge = {mover.start}, [mover.start] if mover.start in AREAS else []
    for _ in range(3):
        edge = [
            near
            for area in edge
            for near in borders(area)
            if near not in found
            and t.friendly_since(near, seat)
            and (past_full or area == mover.start or not t.full(area, seat))
        ]
        found |= set(edge)
    return found - {mover.start}


@some_mover
def rail_no_line(s: Situation, mover: Mover) -> bool:
    return s.verb == "rail" and s.thing not in by_rail(s, mover, past_full=True)


@some_mover
def rail_full(s: Situation, mover: Mover) -> bool:
    """L1.4.2: every line leads through a full area, or it is full itself."""
    return s.verb == "rail" and (area_full(s) or s.thing not in by_rail(s, mover, past_full=False))


def strategic_spent(s: Situation) -> bool:
    t = table(s.at)
    return bool(t.position["strategics"] >= (1 if t.turn == 1 else 2))


def not_in_net(t: Table, area: str) -> bool:
    if area not in AREAS or area == "england":
        return True
    return not (t.source(area, "entente") and t.friendly_since(area, "entente"))


@some_mover
def strategic_start(s: Situation, mover: Mover) -> bool:
    return s.verb == "strategic" and not_in_net(table(s.at), mover.start)


def strategic_end(s: Situation) -> bool:
    mover = last_mover(s)
    same = mover is not None and s.thing == mover.start
    return s.verb == "strategic" and (same or not_in_net(table(s.at), s.thing))


def through_england(s: Situation) -> bool:
    """L12.20: England is not in the net of strategic movement."""
    on_the_way = s.asked.key in ("where-to", "take-in")
    meant = [each for each in movers_of(s) if on_the_way or not each.steps]
    away = bool(meant) and all(each.start in ("england", s.thing) for each in meant)
    return s.verb == "strategic" and (s.thing == "england" or away)


def not_british(s: Situation) -> bool:
    if s.verb != "sea":
        return False
    return s.asked.seat == "german" or not_uk_mover(s)


@some_mover
def not_uk_mover(_: Situation, mover: Mover) -> bool:
    return nation(mover.kind or mover.army) != "uk"


def is_port(t: Table, area: str) -> bool:
    if area not in AREAS or area == "england":
        return False
    return bool(AREAS[area].get("coast")) and t.source(area, "entente") and t.open(area, "entente")


def no_ports(s: Situation) -> bool:
    """L4.8: no port is there for who moves; or no ship ever goes to such an area."""
    never = s.verb == "sea" and s.thing != "england" and not is_port(table(s.at), s.thing)
    return never or no_ports_for(s)


@some_mover
def no_ports_for(s: Situation, mover: Mover) -> bool:
    t = table(s.at)
    if s.verb in ("army", "from", "piece") and mover.start == "england":
        return not any(is_port(t, area) for area in AREAS)
    if s.verb != "sea":
        return False
    if mover.start == "england":
        return not is_port(t, s.thing)
    return s.thing != "england" or not is_port(t, mover.start)


def sea_taken(s: Situation) -> bool:
    """L4.8: one unit has crossed; and there is no other way off the island."""
    t = table(s.at)
    place = named_container(s) if s.verb == "piece" else s.thing
    used = t.position["seas"] >= 1
    return bool(used) and (s.verb == "sea" or t.area_of(place) == "england")


@some_mover
def us_at_sea(s: Situation, mover: Mover) -> bool:
    return bool(mover.army) and bool(table(s.at).contents(mover.army).get("us_infantry"))


@some_mover
def not_box_source(s: Situation, mover: Mover) -> bool:
    """L3.7.1: into the box from, and out of it to, a friendly German source area."""
    if s.verb not in ("box", "step", "army", "from", "piece"):
        return False
    if s.verb == "step" and mover.start != "box":
        return False
    if s.verb in ("army", "from", "piece") and mover.start == "box":
        return not any(table(s.at).friendly(area, "german") for area in BOX_AREAS)
    area = s.thing if mover.start == "box" else mover.start
    return area not in BOX_AREAS or not table(s.at).friendly(area, "german")
