"""Which units may move (L4.1, L4.12, L4.13), and whether they can go anywhere."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules.digging import may_join
from sandtable.games.lastman.rules.entering import (
    DISPUTED,
    is_empty_army,
    may_enter,
    room_for,
    status,
)
from sandtable.games.lastman.rules.facts import (
    ANTWERP,
    AREA_COUNT,
    ARMIES,
    ARMY_COUNT,
    BORDERS,
    BOX,
    BOX_EXIT,
    CONTAINER_COUNT,
    ENGLAND,
    ENTENTE,
    FIRST_ARMY,
    INFANTRY,
    KIND,
    KIND_COUNT,
    MOST_UNITS,
    MOVES,
    POOL,
    TYPE_OF,
    UK,
)
from sandtable.games.lastman.rules.rail import (
    NET,
    PORTS,
    belgians_away,
    may_come_west,
    may_depart,
    may_embark,
    may_go_east,
    may_go_strategic,
    may_sail,
)
from sandtable.games.lastman.rules.refusals import (
    APART_IN_ENGLAND,
    AREA_FULL,
    ARMY_JOINS_NOTHING,
    GO_SOMEWHERE,
    HAS_MOVED,
    HOLDS_MOVED,
    JOIN_ELSEWHERE,
    NOT_COMBINED,
    NOT_HERE,
    NOT_NEXT,
    NOT_YOURS,
    NOWHERE_TO_GO,
    PASS_ONE_UNIT,
    SAME_ARMY,
    TOO_FAR,
)
from sandtable.games.lastman.rules.state import (
    AREA_ROW,
    ARMY_ROW,
    BY_CARD,
    FAR,
    LOST,
    MOVE_HOW,
    MOVE_ROW,
    MOVE_TO,
    MOVED,
    NO_CARD,
    OFFENSIVE_,
    SIDE_ARMIES,
    STRAY,
    TAKEN_IN,
    TURNED,
    LastMan,
)

UK_FIRST: Final[int] = ARMIES.index("uk_1")
UK_INFANTRY: Final[int] = KIND[UK][INFANTRY]


# One unit at a time


def pass_used(game: LastMan) -> bool:
    """In a Pass, whether the one unit has moved (L2.5.2)."""
    if game.scalars[OFFENSIVE_] != NO_CARD:
        return False
    for row in range(0, len(game.moved), MOVE_ROW):
        if not game.moved[row + MOVE_HOW] & (BY_CARD | LOST | TAKEN_IN | STRAY):
            return True
    return False


def far_moved(game: LastMan, container: int, kind: int) -> int:
    """The row of a piece that has come into this army from another area, -1 for none (L4.13)."""
    moved = game.moved
    for row in range(len(moved) - MOVE_ROW, -1, -MOVE_ROW):
        if moved[row + MOVE_TO] == container and moved[row + MOVE_HOW] & FAR:
            if moved[row] == kind or (kind < 0 and moved[row] < KIND_COUNT):
                return row
    return -1


def place_of(game: LastMan, container: int) -> int:
    """The area, or the box, in which a container is; below 0 for an army out of play."""
    return container if container < FIRST_ARMY else game.armies[(container - FIRST_ARMY) * 2]


def may_move_army(game: LastMan, side: int, army: int, card: int) -> Refusal:
    """`card`: with Strategic Reserves! (L9.14)."""
    if game.side_of_army(army) != side:
        return NOT_YOURS
    place = game.armies[army * ARMY_ROW]
    if place < 0:
        return NOT_HERE
    if not card and pass_used(game):
        return PASS_ONE_UNIT
    if game.armies[army * ARMY_ROW + 1] & MOVED:
        return HAS_MOVED
    if game.moved and far_moved(game, FIRST_ARMY + army, -1) >= 0:
        return HOLDS_MOVED
    if can_go(game, side, KIND_COUNT + army, place, place, card):
        return ALLOWED
    return NOWHERE_TO_GO


def may_move_piece(game: LastMan, side: int, container: int, piece: int, card: int) -> Refusal:
    """A kind, or KIND_COUNT + a kind for one that has dug in by itself."""
    kind = piece % KIND_COUNT
    place = place_of(game, container)
    if game.side_of_kind(kind) != side:
        return NOT_YOURS
    dug = game.dug[container * KIND_COUNT + kind] if container < AREA_COUNT else 0
    count = dug if piece >= KIND_COUNT else game.count(container, kind) - dug
    if place < 0 or count <= 0:
        return NOT_HERE
    if not card and pass_used(game):
        return PASS_ONE_UNIT
    if piece < KIND_COUNT and game.moved and count <= game.has_moved(container, kind):
        return ALLOWED if may_step_out(game, side, container, kind, card) else HAS_MOVED
    return ALLOWED if can_go(game, side, kind, container, place, card) else NOWHERE_TO_GO


def may_step_out(game: LastMan, side: int, container: int, kind: int, card: int) -> bool:
    """Who came from afar may leave an army again for 0 areas, so that it can move (L4.13)."""
    if card or container < FIRST_ARMY or game.scalars[OFFENSIVE_] == NO_CARD:
        return False
    army = container - FIRST_ARMY
    if game.army_has(army, MOVED) or far_moved(game, container, kind) < 0:
        return False
    return may_stand(game, side, container, game.army_place(army)) is ALLOWED


def may_move_from(game: LastMan, side: int, container: int, card: int) -> Refusal:
    """Any piece of it."""
    if container >= POOL:
        return NOT_HERE
    if container >= FIRST_ARMY and game.side_of_army(container - FIRST_ARMY) != side:
        return NOT_YOURS
    if not card and pass_used(game):
        return PASS_ONE_UNIT
    if pieces_of(game, side, container, card, True):
        return ALLOWED
    start = container * KIND_COUNT
    units = game.units
    for kind in game.kinds_of(side):
        if units[start + kind]:
            moved = game.has_moved(container, kind) >= units[start + kind]
            return HAS_MOVED if moved else NOWHERE_TO_GO
    return NOT_HERE


def pieces_of(
    game: LastMan, side: int, container: int, card: int, first: bool = False
) -> list[int]:
    """The pieces of a container that may move; or only the `first` of them."""
    found: list[int] = []
    start = container * KIND_COUNT
    row = game.units[start : start + KIND_COUNT]
    if not any(row):
        return found
    for kind in game.kinds_of(side):
        if row[kind]:
            if may_move_piece(game, side, container, kind, card) is ALLOWED:
                found.append(kind)
            if container < AREA_COUNT and game.dug[start + kind]:
                if may_move_piece(game, side, container, KIND_COUNT + kind, card) is ALLOWED:
                    found.append(KIND_COUNT + kind)
            if first and found:
                break
    return found


def units_to_move(game: LastMan, side: int, card: int) -> tuple[list[int], list[int]]:
    """The armies and the containers that may be named next."""
    armies: list[int] = []
    containers: list[int] = []
    if not card and pass_used(game):
        return armies, containers
    joined, stuck = joiners(game)
    filled = [0] * (AREA_COUNT + 1)  # armies with contents, by place
    ways = [-1] * (AREA_COUNT + 1)  # whether there is an open way out, by place
    for army in SIDE_ARMIES[side + game.scalars[TURNED]]:
        place = game.armies[army * ARMY_ROW]
        if place < 0:
            continue
        container = FIRST_ARMY + army
        if game.size(container):
            filled[place] += 1
        if game.armies[army * ARMY_ROW + 1] & MOVED:
            continue
        if ways[place] < 0:
            ways[place] = 1 if has_open_way(game, side, place) else 0
        if not stuck[army]:
            if ways[place] or can_go(game, side, KIND_COUNT + army, place, place, card):
                armies.append(army)
        size = game.size(container)
        if (size > joined[container] and ways[place]) or (
            size and has_movers(game, side, container, place, card, joined[container])
        ):
            containers.append(container)
    for area in range(AREA_COUNT):
        alone = game.stacked(area, side) - filled[area]
        if not alone:
            continue
        if (alone > joined[area] and has_open_way(game, side, area)) or pieces_of(
            game, side, area, card, True
        ):
            containers.append(area)
    if pieces_of(game, side, BOX, card, True):
        containers.append(BOX)
    return armies, containers


def has_open_way(game: LastMan, side: int, here: int) -> bool:
    """Whether a Friendly area with room is next to a Friendly or Disputed one: anybody may go.

    Says no where it would have to look closer.
    """
    if here >= AREA_COUNT or game.scalars[TURNED]:
        return False
    areas = game.areas
    if areas[here * AREA_ROW] != side and not game.is_disputed(here):
        return False
    for near in BORDERS.near[here]:
        if areas[near * AREA_ROW] == side and game.stacked(near, side) < MOST_UNITS:
            if not game.present(near, 1 - side):
                return True
    return False


def joiners(game: LastMan) -> tuple[list[int], list[int]]:
    """Pieces that have moved, by container; and the armies with any from afar (L4.13)."""
    joined, far = [0] * CONTAINER_COUNT, [0] * ARMY_COUNT
    moved = game.moved
    for row in range(0, len(moved), MOVE_ROW):
        if moved[row] < KIND_COUNT:
            target = moved[row + MOVE_TO]
            joined[target] += 1
            if FIRST_ARMY <= target < POOL:
                far[target - FIRST_ARMY] |= moved[row + MOVE_HOW] & FAR
    return joined, far


def has_movers(
    game: LastMan, side: int, container: int, place: int, card: int, joined: int
) -> bool:
    """Whether a piece of an army may move: mostly, one can at least stand beside it."""
    size = game.size(container)
    if not size:
        return False
    if size > joined and place < AREA_COUNT:
        if game.stacked(place, side) - (size == 1) < MOST_UNITS:
            return True
    return len(pieces_of(game, side, container, card, True)) > 0


# Where a unit may go


def may_step(game: LastMan, side: int, who: int, here: int, steps: int, area: int) -> Refusal:
    """One step of a march (L4.3, L4.12)."""
    allowance = MOVES[TYPE_OF[who]] if who < KIND_COUNT else 1
    if steps >= allowance:
        return TOO_FAR
    if here >= AREA_COUNT or area not in BORDERS.near[here]:
        return NOT_NEXT
    refusal = may_enter(game, side, who, here, area)
    return room_for(game, side, who, area) if refusal is ALLOWED else refusal


def may_stand(game: LastMan, side: int, container: int, here: int) -> Refusal:
    """A piece leaves an army and stands alone beside it (L1.4.2)."""
    if container < FIRST_ARMY or here >= AREA_COUNT:
        return GO_SOMEWHERE
    left = 1 if game.size(container) == 1 else 0
    return ALLOWED if game.stacked(here, side) - left < MOST_UNITS else AREA_FULL


def may_go_into(game: LastMan, who: int, at: int, here: int, army: int) -> Refusal:
    """The end of a piece's move in an army; `at` is where it is, `here` where it goes (L4.12)."""
    if who >= KIND_COUNT:
        return ARMY_JOINS_NOTHING
    if FIRST_ARMY + army == at:
        return SAME_ARMY
    if game.armies[army * ARMY_ROW] != here:
        return JOIN_ELSEWHERE
    if here == BOX:
        return NOT_COMBINED
    refusal = may_join(game, army, who)
    if refusal is not ALLOWED:
        return refusal
    if here == ENGLAND and army == UK_FIRST and who == UK_INFANTRY:
        if game.form.name in ("campaign", "1914"):
            return APART_IN_ENGLAND
    if is_empty_army(game, KIND_COUNT + army):
        side = game.side_of_army(army)
        alone = at == here or (at >= FIRST_ARMY and place_of(game, at) == here)
        left = 1 if alone and (at == here or game.size(at) == 1) else 0
        if game.stacked(here, side) - left >= MOST_UNITS:
            return AREA_FULL
    return ALLOWED


def armies_to_join(game: LastMan, side: int, who: int, at: int, here: int) -> list[int]:
    found: list[int] = []
    if who < KIND_COUNT and here < AREA_COUNT:
        for army in game.armies_in(here, side):
            if may_go_into(game, who, at, here, army) is ALLOWED:
                found.append(army)
    return found


def can_go(game: LastMan, side: int, who: int, source: int, here: int, card: int) -> bool:
    """Whether there is any move for it; where a rail leads, a step leads too."""
    if here == BOX:
        areas = [area for area in BOX_EXIT if may_come_west(game, side, who, area) is ALLOWED]
        return not card and len(areas) > 0
    if source >= FIRST_ARMY and may_stand(game, side, source, here) is ALLOWED:
        return True
    if card:
        return can_reinforce(game, side, who, source, here)
    for near in BORDERS.near[here]:
        if may_enter(game, side, who, here, near) is ALLOWED:
            if room_for(game, side, who, near) is ALLOWED:
                return True
    if armies_to_join(game, side, who, source, here):
        return True
    return can_leave_otherwise(game, side, who, here)


def can_reinforce(game: LastMan, side: int, who: int, source: int, here: int) -> bool:
    """With Strategic Reserves!: where it leads anywhere, it leads next door (L9.10)."""
    if here == ENGLAND or status(game, here, side) > DISPUTED:
        return False
    for near in BORDERS.near[here]:
        if status(game, near, side) <= DISPUTED and not belgians_away(game, who, near):
            if room_for(game, side, who, near) is ALLOWED:
                return True
    return len(armies_to_join(game, side, who, source, here)) > 0


def can_leave_otherwise(game: LastMan, side: int, who: int, here: int) -> bool:
    """By strategic movement, by sea, to the East."""
    if side != ENTENTE:
        return may_go_east(game, side, who, here) is ALLOWED
    if may_depart(game, side, here) is ALLOWED:
        for area in NET:
            if may_go_strategic(game, side, who, here, area) is ALLOWED:
                return True
    if here in (ENGLAND, ANTWERP) or here in PORTS:
        if may_embark(game, side, who, here) is ALLOWED:
            for area in [ENGLAND, *PORTS]:
                if may_sail(game, side, who, here, area) is ALLOWED:
                    return True
    return False
