"""Which units may move (L4.1, L4.12, L4.13), and whether they can go anywhere."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import entering, facts, rail, refusals as no, slots
from sandtable.games.lastman.rules.entering import is_empty_army, may_enter, room_for, status
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.state import LastMan

UK_FIRST: Final[int] = facts.ARMIES.index("uk_1")
UK_INFANTRY: Final[int] = facts.KIND[facts.UK][facts.INFANTRY]


# One unit at a time


def pass_used(game: LastMan) -> bool:
    """In a Pass, whether the one unit has moved (L2.5.2)."""
    if not game.is_pass():
        return False
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        if not game.moved[row + slots.MOVE_HOW] & (
            slots.BY_CARD | slots.LOST | slots.TAKEN_IN | slots.STRAY
        ):
            return True
    return False


def far_moved(game: LastMan, container: int, kind: int) -> int:
    """The row of a piece that has come into this army from another area, -1 for none (L4.13)."""
    moved = game.moved
    for row in range(len(moved) - slots.MOVE_ROW, -1, -slots.MOVE_ROW):
        if moved[row + slots.MOVE_TO] == container and moved[row + slots.MOVE_HOW] & slots.FAR:
            if moved[row] == kind or (kind < 0 and moved[row] < facts.KIND_COUNT):
                return row
    return -1


def may_move_army(game: LastMan, side: int, army: int, card: int) -> Refusal:
    """`card`: with Strategic Reserves! (L9.14)."""
    if game.side_of_army(army) != side:
        return no.NOT_YOURS
    place = game.armies[army * slots.ARMY_ROW]
    if place < 0:
        return no.NOT_HERE
    if not card and pass_used(game):
        return no.PASS_ONE_UNIT
    if game.armies[army * slots.ARMY_ROW + 1] & slots.MOVED:
        return no.RESERVES_HAS_MOVED if card else no.HAS_MOVED
    if game.moved and far_moved(game, facts.FIRST_ARMY + army, -1) >= 0:
        return no.HOLDS_MOVED
    if can_go(game, side, facts.KIND_COUNT + army, place, place, card):
        return ALLOWED
    return no.NOWHERE_TO_GO


def may_move_piece(game: LastMan, side: int, container: int, piece: int, card: int) -> Refusal:
    """A kind, or KIND_COUNT + a kind for one that has dug in by itself."""
    kind = piece % facts.KIND_COUNT
    place = game.place_of(container)
    if game.side_of_kind(kind) != side:
        return no.NOT_YOURS
    dug = game.dug[container * facts.KIND_COUNT + kind] if container < facts.AREA_COUNT else 0
    count = dug if piece >= facts.KIND_COUNT else game.count(container, kind) - dug
    if place < 0 or count <= 0:
        if place < 0 or not game.count(container, kind):
            return no.NOT_HERE
        return no.MOVES_ALL_DUG_IN if piece < facts.KIND_COUNT else no.MOVES_NONE_DUG_IN
    if not card and pass_used(game):
        return no.PASS_ONE_UNIT
    if piece < facts.KIND_COUNT and game.moved and count <= game.has_moved(container, kind):
        if may_step_out(game, side, container, kind, card):
            return ALLOWED
        return no.RESERVES_HAS_MOVED if card else no.HAS_MOVED
    return ALLOWED if can_go(game, side, kind, container, place, card) else no.NOWHERE_TO_GO


def may_step_out(game: LastMan, side: int, container: int, kind: int, card: int) -> bool:
    """Who came from afar may leave an army again for 0 areas, so that it can move (L4.13)."""
    if card or container < facts.FIRST_ARMY or game.is_pass():
        return False
    army = container - facts.FIRST_ARMY
    if game.army_has(army, slots.MOVED) or far_moved(game, container, kind) < 0:
        return False
    return may_stand(game, side, container, game.army_place(army)) is ALLOWED


def may_move_from(game: LastMan, side: int, container: int, card: int) -> Refusal:
    """Any piece of it."""
    refusal = may_take_from(game, side, container)
    if refusal is not ALLOWED and refusal is not no.NOT_HERE:
        return refusal
    if not card and pass_used(game) and container < facts.POOL:
        return no.PASS_ONE_UNIT
    if refusal is not ALLOWED:
        return refusal
    if pieces_of(game, side, container, card, True):
        return ALLOWED
    start = container * facts.KIND_COUNT
    units = game.units
    for kind in game.kinds_of(side):
        if units[start + kind]:
            if game.has_moved(container, kind) < units[start + kind]:
                return no.NOWHERE_TO_GO
            return no.RESERVES_HAS_MOVED if card else no.HAS_MOVED
    return no.NOT_HERE


def with_armies(game: LastMan, side: int, container: int, refusal: Refusal) -> Refusal:
    """Nobody is there: or none but armies, which are named by themselves."""
    armies = container < facts.AREA_COUNT and bool(game.armies_in(container, side))
    return no.ARMIES_ONLY.about({"area": container}) if armies else refusal


def may_take_from(game: LastMan, side: int, container: int) -> Refusal:
    """Whether any piece of this side is there, wherever it may go."""
    if container >= facts.POOL:
        return no.NOT_HERE
    if container >= facts.FIRST_ARMY and game.side_of_army(container - facts.FIRST_ARMY) != side:
        return no.NOT_YOURS
    if game.is_fort_alone(container, side):
        return no.FORT_STAYS.about({"area": container})
    start = container * facts.KIND_COUNT
    if game.place_of(container) < 0 or not any(game.units[start : start + facts.KIND_COUNT]):
        return no.NOT_HERE
    own = any(game.units[start + kind] for kind in game.kinds_of(side))
    return ALLOWED if own else no.NOT_HERE


def pieces_of(
    game: LastMan, side: int, container: int, card: int, first: bool = False
) -> list[int]:
    """The pieces of a container that may move; or only the `first` of them."""
    found: list[int] = []
    start = container * facts.KIND_COUNT
    row = game.units[start : start + facts.KIND_COUNT]
    if not any(row):
        return found
    for kind in game.kinds_of(side):
        if row[kind]:
            if may_move_piece(game, side, container, kind, card) is ALLOWED:
                found.append(kind)
            if container < facts.AREA_COUNT and game.dug[start + kind]:
                if may_move_piece(game, side, container, facts.KIND_COUNT + kind, card) is ALLOWED:
                    found.append(facts.KIND_COUNT + kind)
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
    filled = [0] * (facts.AREA_COUNT + 1)  # armies with contents, by place
    ways = [-1] * (facts.AREA_COUNT + 1)  # whether there is an open way out, by place
    for army in slots.SIDE_ARMIES[side + game.scalars[slots.TURNED]]:
        place = game.armies[army * slots.ARMY_ROW]
        if place < 0:
            continue
        container = facts.FIRST_ARMY + army
        if game.size(container):
            filled[place] += 1
        if game.armies[army * slots.ARMY_ROW + 1] & slots.MOVED:
            continue
        if ways[place] < 0:
            ways[place] = 1 if has_open_way(game, side, place) else 0
        if not stuck[army]:
            if ways[place] or can_go(game, side, facts.KIND_COUNT + army, place, place, card):
                armies.append(army)
        size = game.size(container)
        if (size > joined[container] and ways[place]) or (
            size and has_movers(game, side, container, place, card, joined[container])
        ):
            containers.append(container)
    for area in range(facts.AREA_COUNT):
        alone = game.stacked(area, side) - filled[area]
        if not alone:
            continue
        if (alone > joined[area] and has_open_way(game, side, area)) or pieces_of(
            game, side, area, card, True
        ):
            containers.append(area)
    if pieces_of(game, side, facts.BOX, card, True):
        containers.append(facts.BOX)
    return armies, containers


def has_open_way(game: LastMan, side: int, here: int) -> bool:
    """Whether a Friendly area with room is next to a Friendly or Disputed one: anybody may go.

    Says no where it would have to look closer.
    """
    if here >= facts.AREA_COUNT or game.scalars[slots.TURNED]:
        return False
    areas = game.areas
    if areas[here * slots.AREA_ROW] != side and not game.is_disputed(here):
        return False
    for near in facts.BORDERS.near[here]:
        if areas[near * slots.AREA_ROW] == side and game.stacked(near, side) < facts.MOST_UNITS:
            if not game.present(near, 1 - side):
                return True
    return False


def joiners(game: LastMan) -> tuple[list[int], list[int]]:
    """Pieces that have moved, by container; and the armies with any from afar (L4.13)."""
    joined, far = [0] * facts.CONTAINER_COUNT, [0] * facts.ARMY_COUNT
    moved = game.moved
    for row in range(0, len(moved), slots.MOVE_ROW):
        if moved[row] < facts.KIND_COUNT:
            target = moved[row + slots.MOVE_TO]
            joined[target] += 1
            if facts.FIRST_ARMY <= target < facts.POOL:
                far[target - facts.FIRST_ARMY] |= moved[row + slots.MOVE_HOW] & slots.FAR
    return joined, far


def has_movers(
    game: LastMan, side: int, container: int, place: int, card: int, joined: int
) -> bool:
    """Whether a piece of an army may move: mostly, one can at least stand beside it."""
    size = game.size(container)
    if not size:
        return False
    if size > joined and place < facts.AREA_COUNT:
        if game.stacked(place, side) - (size == 1) < facts.MOST_UNITS:
            return True
    return len(pieces_of(game, side, container, card, True)) > 0


# Where a unit may go


def may_step(game: LastMan, side: int, who: int, here: int, steps: int, area: int) -> Refusal:
    """One step of a march (L4.3, L4.12); cavalry has two (L4.3.2, L8.5.1), an army one (L8.1.3)."""
    allowance = facts.MOVES[facts.TYPE_OF[who]] if who < facts.KIND_COUNT else 1
    if steps >= allowance:
        return no.TOO_FAR
    if here >= facts.AREA_COUNT or area not in facts.BORDERS.near[here]:
        return no.ALREADY_THERE if area == here else no.NOT_NEXT
    refusal = may_enter(game, side, who, here, area)
    if refusal is ALLOWED:
        refusal = room_for(game, side, who, area)
    return no.PASSES_FULL if refusal is no.AREA_FULL and steps + 1 < allowance else refusal


def may_stand(game: LastMan, side: int, container: int, here: int) -> Refusal:
    """A piece leaves an army and stands alone beside it (L1.4.2)."""
    if container < facts.FIRST_ARMY or here >= facts.AREA_COUNT:
        return no.GO_SOMEWHERE
    left = 1 if game.size(container) == 1 else 0
    return ALLOWED if game.stacked(here, side) - left < facts.MOST_UNITS else no.STAND_FULL


def may_go_into(game: LastMan, who: int, at: int, here: int, army: int) -> Refusal:
    """The end of a piece's move in an army; `at` is where it is, `here` where it goes (L4.12)."""
    if who >= facts.KIND_COUNT:
        return no.ARMY_JOINS_NOTHING
    if facts.FIRST_ARMY + army == at:
        return no.SAME_ARMY
    if game.armies[army * slots.ARMY_ROW] != here:
        foreign = may_join(game, army, who) is no.OTHER_NATION
        return no.OTHER_NATION if foreign else no.JOIN_ELSEWHERE
    if here == facts.BOX:
        return no.BOX_ALONE
    refusal = may_join(game, army, who)
    if refusal is not ALLOWED:
        return refusal
    separate = here == facts.ENGLAND and at < facts.FIRST_ARMY  # not out of another army
    if separate and army == UK_FIRST and who == UK_INFANTRY:
        if game.form.name in ("campaign", "1914"):
            return no.APART_IN_ENGLAND
    if is_empty_army(game, facts.KIND_COUNT + army):
        side = game.side_of_army(army)
        alone = at == here or (at >= facts.FIRST_ARMY and game.place_of(at) == here)
        left = 1 if alone and (at == here or game.size(at) == 1) else 0
        if game.stacked(here, side) - left >= facts.MOST_UNITS:
            return no.AREA_FULL
    return ALLOWED


def armies_to_join(game: LastMan, side: int, who: int, at: int, here: int) -> list[int]:
    found: list[int] = []
    if who < facts.KIND_COUNT and here < facts.AREA_COUNT:
        for army in game.armies_in(here, side):
            if may_go_into(game, who, at, here, army) is ALLOWED:
                found.append(army)
    return found


def can_go(game: LastMan, side: int, who: int, source: int, here: int, card: int) -> bool:
    """Whether there is any move for it; where a rail leads, a step leads too."""
    if here == facts.BOX:
        return not card and len(rail.exits(game, side, who)) > 0
    if source >= facts.FIRST_ARMY and may_stand(game, side, source, here) is ALLOWED:
        return True
    if card:
        return can_reinforce(game, side, who, source, here)
    for near in facts.BORDERS.near[here]:
        if may_enter(game, side, who, here, near) is ALLOWED:
            if room_for(game, side, who, near) is ALLOWED:
                return True
    if armies_to_join(game, side, who, source, here):
        return True
    return can_leave_otherwise(game, side, who, here)


def can_reinforce(game: LastMan, side: int, who: int, source: int, here: int) -> bool:
    """With Strategic Reserves!: where it leads anywhere, it leads next door (L9.10)."""
    if here == facts.ENGLAND or status(game, here, side) > entering.DISPUTED:
        return False
    for near in facts.BORDERS.near[here]:
        if status(game, near, side) <= entering.DISPUTED and not rail.belgians_away(
            game, who, near
        ):
            if room_for(game, side, who, near) is ALLOWED:
                return True
    return len(armies_to_join(game, side, who, source, here)) > 0


def can_leave_otherwise(game: LastMan, side: int, who: int, here: int) -> bool:
    """By strategic movement, by sea, to the East."""
    if side != facts.ENTENTE:
        return rail.may_go_east(game, side, who, here) is ALLOWED
    if rail.may_depart(game, side, here) is ALLOWED:
        for area in rail.NET:
            if rail.may_go_strategic(game, side, who, here, area) is ALLOWED:
                return True
    if here in (facts.ENGLAND, facts.ANTWERP) or here in rail.PORTS:
        if rail.may_embark(game, side, who, here) is ALLOWED:
            for area in [facts.ENGLAND, *rail.PORTS]:
                if rail.may_sail(game, side, who, here, area) is ALLOWED:
                    return True
    return False


def only_out(game: LastMan, source: int, who: int) -> bool:
    """A piece that has come into the army from afar and only steps out again (L4.13)."""
    if source < facts.FIRST_ARMY or who >= facts.KIND_COUNT or not game.moved:
        return False
    return game.count(source, who) <= game.has_moved(source, who)
