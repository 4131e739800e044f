"""Moves that are no march: rail, strategic, sea, the Eastern Front box, Strategic Reserves!

L4.6 to L4.9, L3.7.1, L9.10, L9.14, L11.5. What they have in common: they are a unit's whole move.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules.entering import (
    DISPUTED,
    ENEMY,
    FRIENDLY,
    is_empty_army,
    room_for,
    status,
)
from sandtable.games.lastman.rules.facts import (
    ANTWERP,
    AREA_COUNT,
    ARMY_NATION,
    BORDERS,
    BOX,
    BOX_ENTRY,
    BOX_EXIT,
    COAST,
    ENGLAND,
    ENTENTE,
    FIRST_ARMY,
    GERMAN,
    HOMES,
    INFANTRY,
    KIND,
    KIND_COUNT,
    MOST_UNITS,
    NATION_OF,
    SOURCE,
    UK,
    US,
)
from sandtable.games.lastman.rules.forms import ANTWERP_EVACUATION
from sandtable.games.lastman.rules.refusals import (
    AREA_FULL,
    BELGIANS_STAY,
    BOX_GERMANS,
    BOX_SOURCE,
    RAIL_END,
    RAIL_NO_LINE,
    RAIL_START,
    RAIL_TWO,
    RESERVES_ENEMY,
    RESERVES_NO_SEA,
    RESERVES_NO_WAY,
    RESERVES_START,
    SEA_AMERICANS,
    SEA_ONE,
    SEA_PORTS,
    SEA_UK_ONLY,
    STRATEGIC_END,
    STRATEGIC_GERMAN,
    STRATEGIC_SPENT,
    STRATEGIC_START,
)
from sandtable.games.lastman.rules.state import (
    AREA_ROW,
    BEFORE_,
    BELGIAN_ARMY,
    BELGIANS,
    RAILS,
    SEAS,
    STRATEGICS,
    TURNED,
    LastMan,
)

RAIL_AREAS: Final = 3
RAIL_UNITS: Final = 2
STRATEGIC_UNITS: Final = 2
NET: Final[list[int]] = [  # of strategic movement; England is none of it (L12.20)
    area for area in range(AREA_COUNT) if SOURCE[area] == ENTENTE and area != ENGLAND
]
PORTS: Final[list[int]] = [area for area in NET if COAST[area]]
AMERICANS: Final[int] = KIND[US][INFANTRY]


# Rail (L4.6)


def on_rail(game: LastMan, side: int, area: int) -> bool:
    """Friendly now and when the player turn began."""
    row = area * AREA_ROW
    return game.areas[row] == side and game.areas[row + BEFORE_] == side


def rail_reach(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """The areas to which rails lead; a full one is an end, nothing passes it (L1.4.2)."""
    found: list[int] = []
    light = is_empty_army(game, who)
    seen = 1 << here
    ring = [here]
    for leg in range(RAIL_AREAS):
        further: list[int] = []
        for place in ring:
            for near in BORDERS.near[place]:
                if seen >> near & 1:
                    continue
                seen |= 1 << near
                if on_rail(game, side, near) and not belgians_away(game, who, near):
                    found.append(near)
                    if leg + 1 < RAIL_AREAS and (light or game.stacked(near, side) < MOST_UNITS):
                        further.append(near)
        ring = further
    return found


def may_board(game: LastMan, side: int, who: int, here: int) -> Refusal:
    """Whether a unit may go by rail at all from here."""
    if game.scalars[RAILS] >= RAIL_UNITS:
        return RAIL_TWO
    if here >= AREA_COUNT or not on_rail(game, side, here) or game.is_disputed(here):
        return RAIL_START
    return ALLOWED


def may_rail(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_board(game, side, who, here)
    if refusal is not ALLOWED:
        return refusal
    if not on_rail(game, side, area):
        return RAIL_END
    if belgians_away(game, who, area):
        return BELGIANS_STAY
    if area not in rail_reach(game, side, who, here):
        return RAIL_NO_LINE
    return room_for(game, side, who, area)


def belgians_away(game: LastMan, who: int, area: int) -> bool:
    """Those on the German side never leave Belgium (L10.9)."""
    if not game.scalars[TURNED] or HOMES[area] == "BE":
        return False
    return who in (BELGIANS, KIND_COUNT + BELGIAN_ARMY)


# Strategic movement (L4.7)


def may_depart(game: LastMan, side: int, here: int) -> Refusal:
    if side != ENTENTE:
        return STRATEGIC_GERMAN
    if game.scalars[STRATEGICS] >= (1 if game.turn() == 1 else STRATEGIC_UNITS):
        return STRATEGIC_SPENT
    if here not in NET or not on_rail(game, side, here) or game.is_disputed(here):
        return STRATEGIC_START
    return ALLOWED


def may_go_strategic(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_depart(game, side, here)
    if refusal is not ALLOWED:
        return refusal
    if area not in NET or area == here or not on_rail(game, side, area):
        return STRATEGIC_END
    return room_for(game, side, who, area)


# The sea (L4.8), and Antwerp (L11.5)


def evacuates(game: LastMan, who: int, here: int) -> bool:
    """The Belgian Army may leave Antwerp by sea, where this historical rule is played."""
    if here != ANTWERP or who != KIND_COUNT + BELGIAN_ARMY or game.scalars[TURNED]:
        return False
    return game.form.plays(ANTWERP_EVACUATION)


def may_embark(game: LastMan, side: int, who: int, here: int) -> Refusal:
    if evacuates(game, who, here):
        return ALLOWED
    nation = NATION_OF[who] if who < KIND_COUNT else ARMY_NATION[who - KIND_COUNT]
    if nation != UK:
        return SEA_UK_ONLY
    if here != ENGLAND and here not in PORTS:
        return SEA_PORTS
    if game.scalars[SEAS]:
        return SEA_ONE
    if who >= KIND_COUNT and game.count(FIRST_ARMY + who - KIND_COUNT, AMERICANS):
        return SEA_AMERICANS
    return ALLOWED


def may_sail(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    refusal = may_embark(game, side, who, here)
    if refusal is not ALLOWED:
        return refusal
    if here in (ENGLAND, ANTWERP):
        if area not in PORTS:
            return SEA_PORTS
    elif area != ENGLAND or status(game, here, side) == ENEMY:
        return SEA_PORTS
    if status(game, area, side) not in (FRIENDLY, DISPUTED):
        return SEA_PORTS
    return room_for(game, side, who, area)


# The Eastern Front Transit Box (L3.7.1)


def may_go_east(game: LastMan, side: int, who: int, here: int) -> Refusal:
    if side != GERMAN or who in (BELGIANS, KIND_COUNT + BELGIAN_ARMY):
        return BOX_GERMANS
    if here not in BOX_ENTRY or status(game, here, side) != FRIENDLY:
        return BOX_SOURCE
    return ALLOWED


def may_come_west(game: LastMan, side: int, who: int, area: int) -> Refusal:
    if area not in BOX_EXIT or status(game, area, side) != FRIENDLY:
        return BOX_SOURCE
    if not is_empty_army(game, who) and game.stacked(area, side) >= MOST_UNITS:
        return AREA_FULL
    return ALLOWED


# Strategic Reserves! (L9.10, L9.14)


def reserve_reach(game: LastMan, side: int, who: int, here: int) -> list[int]:
    """Friendly and Disputed areas; what is passed on the way is Friendly and has room."""
    found: list[int] = []
    light = is_empty_army(game, who)
    seen = 1 << here
    ring = [here]
    while ring:
        further: list[int] = []
        for place in ring:
            for near in BORDERS.near[place]:
                if seen >> near & 1:
                    continue
                seen |= 1 << near
                there = status(game, near, side)
                if there <= DISPUTED and not belgians_away(game, who, near):
                    found.append(near)
                    if there == FRIENDLY and (light or game.stacked(near, side) < MOST_UNITS):
                        further.append(near)
        ring = further
    return found


def may_reinforce(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    if here >= BOX or ENGLAND in (here, area):
        return RESERVES_NO_SEA
    if status(game, here, side) == ENEMY:
        return RESERVES_START
    if status(game, area, side) not in (FRIENDLY, DISPUTED):
        return RESERVES_ENEMY
    if belgians_away(game, who, area):
        return BELGIANS_STAY
    if area not in reserve_reach(game, side, who, here):
        return RESERVES_NO_WAY
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
            for near in BORDERS.near[place]:
                if near in masks:
                    continue
                masks[near] = masks[place] | 1 << near
                if near == area:
                    return masks[near]
                if status(game, near, side) != FRIENDLY:
                    continue
                if only_old and not game.was_friendly(near, side):
                    continue
                if light or game.stacked(near, side) < MOST_UNITS:
                    further.append(near)
        ring = further
    return 0
