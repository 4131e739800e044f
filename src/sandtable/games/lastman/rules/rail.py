"""Moves that are no march: rail, strategic, sea, the Eastern Front box, Strategic Reserves!

L4.6 to L4.9, L3.7.1, L9.10, L9.14, L11.5. What they have in common: they are a unit's whole move.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import (
    entering,
    facts,
    forms,
    notation as do,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.entering import is_empty_army, room_for, status
from sandtable.games.lastman.rules.state import LastMan

RAIL_AREAS: Final = 3
RAIL_UNITS: Final = 2
STRATEGIC_UNITS: Final = 2
NET: Final[list[int]] = [  # of strategic movement; England is none of it (L12.20)
    area
    for area in range(facts.AREA_COUNT)
    if facts.SOURCE[area] == facts.ENTENTE and area != facts.ENGLAND
]
PORTS: Final[list[int]] = [area for area in NET if facts.COAST[area]]
AMERICANS: Final[int] = facts.KIND[facts.US][facts.INFANTRY]
NOT_COMBINED: Final[dict[int, Refusal]] = {  # by the verb of a whole move
    do.RAIL: no.NOT_COMBINED,
    do.STRATEGIC: no.STRATEGIC_ALONE,
    do.SEA: no.SEA_ALONE,
    do.BOX: no.BOX_ALONE,
    do.STEP: no.RESERVES_ALONE,  # with Strategic Reserves!
}
RESERVES_REFUSE: Final[dict[int, Refusal]] = {  # what Strategic Reserves! are not (L9.14)
    do.RAIL: no.RESERVES_NO_RAIL,
    do.STRATEGIC: no.RESERVES_NO_RAIL,
    do.SEA: no.RESERVES_NO_SEA,
    do.BOX: no.RESERVES_NO_BOX,
}


# Rail (L4.6)


def on_rail(game: LastMan, side: int, area: int) -> bool:
    """Friendly now and when the player turn began."""
    row = area * slots.AREA_ROW
    return game.areas[row] == side and game.areas[row + slots.BEFORE] == side


def reach(
    game: LastMan, side: int, who: int, here: int, legs: int, by_rail: bool, crowded: bool = False
) -> list[int]:
    """The areas within so many legs; a full one, or a Disputed one, is an end (L1.4.2).

    `crowded`: as if full areas were none.
    """
    found: list[int] = []
    light = crowded or is_empty_army(game, who)
    seen = 1 << here
    ring = [here]
    while ring and legs:
        legs -= 1
        further: list[int] = []
        for place in ring:
            for near in facts.BORDERS.near[place]:
                if seen >> near & 1:
                    continue
                seen |= 1 << near
                there = entering.FRIENDLY
                if not by_rail:
                    there = status(game, near, side)
                elif not on_rail(game, side, near):
                    continue
                if there <= entering.DISPUTED and not belgians_away(game, who, near):
                    found.append(near)
                    if there == entering.FRIENDLY:
                        if light or game.stacked(near, side) < facts.MOST_UNITS:
                            further.append(near)
        ring = further
    return found


def rail_reach(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """The areas to which rails lead."""
    return reach(game, side, who, here, RAIL_AREAS, True)


def may_board(game: LastMan, side: int, who: int, here: int) -> Refusal:
    """Whether a unit may go by rail at all from here."""
    if game.scalars[slots.RAILS] >= RAIL_UNITS:
        return no.RAIL_TWO
    if here >= facts.AREA_COUNT or not on_rail(game, side, here) or game.is_disputed(here):
        return no.RAIL_START
    return ALLOWED


def may_rail(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_board(game, side, who, here)
    if refusal is not ALLOWED:
        return refusal
    if area == here:
        return no.ALREADY_THERE
    if not on_rail(game, side, area):
        return no.RAIL_NEUTRAL if game.owner(area) == facts.NEUTRAL else no.RAIL_END
    if belgians_away(game, who, area):
        return no.BELGIANS_STAY
    if area not in rail_reach(game, side, who, here):
        full = area in reach(game, side, who, here, RAIL_AREAS, True, True)
        return no.RAIL_FULL if full else no.RAIL_NO_LINE
    return room_for(game, side, who, area)


def belgians_away(game: LastMan, who: int, area: int) -> bool:
    """Those on the German side never leave Belgium (L10.9)."""
    if not game.scalars[slots.TURNED] or facts.HOMES[area] == "BE":
        return False
    return who in (slots.BELGIANS, facts.KIND_COUNT + slots.BELGIAN_ARMY)


# Strategic movement (L4.7)


def no_more_strategics(game: LastMan) -> bool:
    return game.scalars[slots.STRATEGICS] >= (1 if game.turn() == 1 else STRATEGIC_UNITS)


def may_depart(game: LastMan, side: int, here: int) -> Refusal:
    if side != facts.ENTENTE:
        return no.STRATEGIC_GERMAN
    if no_more_strategics(game):
        return no.STRATEGIC_SPENT
    if here == facts.ENGLAND:
        return no.STRATEGIC_ENGLAND
    if here not in NET or not on_rail(game, side, here) or game.is_disputed(here):
        return no.STRATEGIC_START
    return ALLOWED


def may_go_strategic(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_depart(game, side, here)
    if refusal is not ALLOWED:
        return refusal
    if area == facts.ENGLAND:
        return no.STRATEGIC_ENGLAND
    if area == here:
        return no.ALREADY_THERE
    if area not in NET or not on_rail(game, side, area):
        return no.STRATEGIC_END
    return room_for(game, side, who, area)


# The sea (L4.8), and Antwerp (L11.5)


def evacuates(game: LastMan, who: int, here: int) -> bool:
    """The Belgian Army may leave Antwerp by sea, where this historical rule is played (L11.5)."""
    if here != facts.ANTWERP or who != facts.KIND_COUNT + slots.BELGIAN_ARMY:
        return False
    return game.form.plays(forms.ANTWERP_EVACUATION) and not game.scalars[slots.TURNED]


def may_embark(game: LastMan, side: int, who: int, here: int) -> Refusal:
    if evacuates(game, who, here):
        return ALLOWED
    army = who - facts.KIND_COUNT
    nation = facts.NATION_OF[who] if army < 0 else facts.ARMY_NATION[army]
    if nation != facts.UK:
        return no.SEA_UK_ONLY
    if here != facts.ENGLAND and here not in PORTS:
        return no.SEA_PORTS
    if game.scalars[slots.SEAS]:
        return no.SEA_ONE
    if army >= 0 and game.count(facts.FIRST_ARMY + army, AMERICANS):
        return no.SEA_AMERICANS
    return ALLOWED


def may_sail(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_embark(game, side, who, here)
    if refusal is not ALLOWED:
        return refusal
    if area == here:
        return no.ALREADY_THERE
    if game.owner(area) == facts.NEUTRAL:
        return no.SEA_NEUTRAL
    if here in (facts.ENGLAND, facts.ANTWERP):
        if area not in PORTS:
            return no.SEA_PORTS
    elif area != facts.ENGLAND or status(game, here, side) == entering.ENEMY:
        return no.SEA_PORTS
    if status(game, area, side) not in (entering.FRIENDLY, entering.DISPUTED):
        return no.SEA_PORTS
    return room_for(game, side, who, area)


# The Eastern Front Transit Box (L3.7.1)


def may_go_east(game: LastMan, side: int, who: int, here: int) -> Refusal:
    if side != facts.GERMAN or who in (slots.BELGIANS, facts.KIND_COUNT + slots.BELGIAN_ARMY):
        return no.BOX_GERMANS
    if here not in facts.BOX_ENTRY or status(game, here, side) != entering.FRIENDLY:
        return no.BOX_SOURCE
    return ALLOWED


def may_come_west(game: LastMan, side: int, who: int, area: int) -> Refusal:
    if area not in facts.BOX_EXIT or status(game, area, side) != entering.FRIENDLY:
        return no.BOX_SOURCE
    if not is_empty_army(game, who) and game.stacked(area, side) >= facts.MOST_UNITS:
        return no.AREA_FULL
    return ALLOWED


def exits(game: LastMan, side: int, who: int) -> list[int]:
    """Where a unit may come out of the box."""
    areas = facts.BOX_EXIT
    return [area for area in areas if may_come_west(game, side, who, area) is ALLOWED]


# Strategic Reserves! (L9.10, L9.14)


def reserve_reach(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """Friendly and Disputed areas; what is passed on the way is Friendly and has room."""
    return reach(game, side, who, here, facts.AREA_COUNT, False)


def may_reinforce(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    if here >= facts.BOX or facts.ENGLAND in (here, area):
        return no.RESERVES_NO_SEA
    if status(game, here, side) == entering.ENEMY:
        return no.RESERVES_START
    there = status(game, area, side)
    if there not in (entering.FRIENDLY, entering.DISPUTED):
        return no.RESERVES_ENEMY if there == entering.ENEMY else no.RESERVES_NEUTRAL
    if belgians_away(game, who, area):
        return no.BELGIANS_STAY
    if area not in reserve_reach(game, side, who, here):
        if area == here:
            return no.ALREADY_THERE
        full = area in reach(game, side, who, here, facts.AREA_COUNT, False, True)
        return no.RESERVES_FULL if full else no.RESERVES_NO_WAY
    return room_for(game, side, who, area)


def reserve_way(game: LastMan, side: int, who: int, here: int, area: int) -> int:
    """The areas that such a unit passes and enters, as bits: by old Friendly areas if it can."""
    for only_old in (True, False):
        way = _way(game, side, is_empty_army(game, who), here, area, only_old)
        if way:
            return way
    return 1 << area


def _way(game: LastMan, side: int, light: bool, here: int, area: int, only_old: bool) -> int:
    masks = {here: 0}
    ring = [here]
    while ring:
        further: list[int] = []
        for place in ring:
            for near in facts.BORDERS.near[place]:
                if near in masks:
                    continue
                masks[near] = masks[place] | 1 << near
                if near == area:
                    return masks[near]
                if status(game, near, side) != entering.FRIENDLY:
                    continue
                if only_old and not on_rail(game, side, near):
                    continue
                if light or game.stacked(near, side) < facts.MOST_UNITS:
                    further.append(near)
        ring = further
    return 0


# Everywhere that a unit may go as its whole move


def may_arrive_by(game: LastMan, side: int, verb: int, area: int) -> Refusal:
    """Whether any unit of a side could come there so, wherever it starts."""
    if verb == do.RAIL:
        if not on_rail(game, side, area):
            return no.RAIL_NEUTRAL if game.owner(area) == facts.NEUTRAL else no.RAIL_END
        return no.RAIL_TWO if game.scalars[slots.RAILS] >= RAIL_UNITS else ALLOWED
    if verb == do.STRATEGIC:
        if side != facts.ENTENTE:
            return no.STRATEGIC_GERMAN
        if area == facts.ENGLAND:
            return no.STRATEGIC_ENGLAND
        if area not in NET or not on_rail(game, side, area):
            return no.STRATEGIC_END
        return no.STRATEGIC_SPENT if no_more_strategics(game) else ALLOWED
    if verb == do.SEA:
        if side != facts.ENTENTE:
            return no.SEA_UK_ONLY
        open_ = status(game, area, side) in (entering.FRIENDLY, entering.DISPUTED)
        if game.owner(area) == facts.NEUTRAL:
            return no.SEA_NEUTRAL
        if not open_ or (area != facts.ENGLAND and area not in PORTS):
            return no.SEA_PORTS
        waits = game.scalars[slots.SEAS] and not game.form.plays(forms.ANTWERP_EVACUATION)
        return no.SEA_ONE if waits else ALLOWED
    return no.BOX_GERMANS if verb == do.BOX and side != facts.GERMAN else ALLOWED


def whole_moves(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """The actions that are offered (L4.6 to L4.8, L3.7.1)."""
    actions: list[int] = []
    if may_board(game, side, who, here) is ALLOWED:
        for area in rail_reach(game, side, who, here):
            if room_for(game, side, who, area) is ALLOWED:
                actions.append(do.RAIL + area)
    if may_depart(game, side, here) is ALLOWED:
        for area in NET:
            if may_go_strategic(game, side, who, here, area) is ALLOWED:
                actions.append(do.STRATEGIC + area)
    if may_embark(game, side, who, here) is ALLOWED:
        for area in [facts.ENGLAND, *PORTS]:
            if may_sail(game, side, who, here, area) is ALLOWED:
                actions.append(do.SEA + area)
    if may_go_east(game, side, who, here) is ALLOWED:
        actions.append(do.BOX)
    return actions


def may_go_whole(game: LastMan, side: int, verb: int, who: int, here: int, area: int) -> Refusal:
    """The same, one by one."""
    if here == facts.BOX and verb == do.RAIL:
        return no.BOX_NO_RAIL
    if verb == do.RAIL:
        return may_rail(game, side, who, here, area)
    if verb == do.STRATEGIC:
        return may_go_strategic(game, side, who, here, area)
    if verb == do.SEA:
        return may_sail(game, side, who, here, area)
    return may_go_east(game, side, who, here)
