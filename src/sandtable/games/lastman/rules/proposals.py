"""Why a unit has nowhere to go, and why nobody may make a move for which no unit is named."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    entering,
    facts,
    movers,
    notation as do,
    rail,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.entering import may_enter, room_for, status
from sandtable.games.lastman.rules.reason_names import NAMING, of_closed
from sandtable.games.lastman.rules.state import LastMan

# Why a neighbouring area is closed, the reason that a referee gives first at the front
GRAVE: Final[list[Refusal]] = [
    no.AREA_FULL, no.EMPTY_TO_DISPUTED, no.ONE_NEW_BATTLE, no.GUNS_FIRST, no.EMPTY_TO_ENEMY,
    no.STRANDED_TO_ENEMY, no.DISPUTED_TO_ENEMY, no.PASS_NO_ENEMY, no.NEUTRAL_FROM_DISPUTED,
    no.NEUTRAL_NOT_NOW, no.BELGIANS_STAY,
]  # fmt: skip
# What is said of units that are not meant at all, if there is any other reason
REMOTE: Final[list[Refusal]] = [
    no.NOT_NEXT, no.JOIN_ELSEWHERE, no.ARMY_JOINS_NOTHING, no.SEA_UK_ONLY,
    no.SEA_PORTS, no.RAIL_START, no.STRATEGIC_START, no.STRATEGIC_ENGLAND, no.BOX_SOURCE,
    no.BOX_NO_RAIL,     no.RESERVES_START, no.RESERVES_NO_SEA, no.SAME_ARMY,
]  # fmt: skip
OTHERWISE_DUG: Final[list[Refusal]] = [no.MOVES_NONE_DUG_IN, no.MOVES_ALL_DUG_IN]
FARTHEST: Final = facts.AREA_COUNT
# What a unit does that moves; who it is must have been said before
MOVES: Final = (do.STEP, do.INTO, do.RAIL, do.STRATEGIC, do.SEA, do.BOX)


# A unit that has nowhere to go


def why_nowhere(game: LastMan, side: int, who: int, here: int, card: int) -> Refusal:
    """What keeps a unit where it is: the sea, the Box, or the areas around it."""
    if here == facts.BOX:
        return why_in_box(game, side, who, card)
    if here == facts.ENGLAND:
        return no.RESERVES_NO_SEA if card else why_in_england(game, side, who)
    if card and status(game, here, side) == entering.ENEMY:
        return no.RESERVES_START
    worst, closed = len(GRAVE), -1
    for near in facts.BORDERS.near[here]:
        refusal = may_enter(game, side, who, here, near)
        if refusal is ALLOWED:
            refusal = room_for(game, side, who, near)
        if refusal in GRAVE and GRAVE.index(refusal) < worst:
            worst, closed = GRAVE.index(refusal), near
    return no.NOWHERE_TO_GO if closed < 0 else GRAVE[worst].about({"area": closed})


def why_in_box(game: LastMan, side: int, who: int, card: int) -> Refusal:
    if card:
        return no.RESERVES_NO_BOX
    for area in facts.BOX_EXIT:
        if rail.may_come_west(game, side, who, area) is no.AREA_FULL:
            return no.AREA_FULL.about({"area": area})
    return no.BOX_SOURCE


def why_in_england(game: LastMan, side: int, who: int) -> Refusal:
    """Only ships leave England (L4.8)."""
    refusal = rail.may_embark(game, side, who, facts.ENGLAND)
    for port in rail.PORTS:
        if refusal is not ALLOWED:
            return refusal
        there = rail.may_sail(game, side, who, facts.ENGLAND, port)
        if there is not no.SEA_PORTS and there is not no.SEA_NEUTRAL:
            refusal = of_closed(there, port)
    return no.SEA_PORTS if refusal is ALLOWED else refusal


def may_move_army(game: LastMan, side: int, army: int, card: int) -> Refusal:
    """Whether an army may be named, and what is in its way if it cannot go."""
    refusal = movers.may_move_army(game, side, army, card)
    if refusal is no.NOWHERE_TO_GO:
        return why_nowhere(game, side, facts.KIND_COUNT + army, game.army_place(army), card)
    return refusal


def may_move_piece(game: LastMan, side: int, container: int, piece: int, card: int) -> Refusal:
    """The same of a piece of a container."""
    refusal = movers.may_move_piece(game, side, container, piece, card)
    if refusal is no.NOWHERE_TO_GO:
        kind = piece % facts.KIND_COUNT
        return why_nowhere(game, side, kind, game.place_of(container), card)
    return refusal


def may_move_from(game: LastMan, side: int, container: int, card: int) -> Refusal:
    """The same of any piece of a container."""
    refusal = movers.may_move_from(game, side, container, card)
    if refusal is no.NOWHERE_TO_GO:
        for kind in game.kinds_of(side):
            if game.count(container, kind) > game.has_moved(container, kind):
                return why_nowhere(game, side, kind, game.place_of(container), card)
    if refusal is no.NOT_HERE:
        return movers.with_armies(game, side, container, refusal)
    return refusal


def may_name_piece(game: LastMan, side: int, piece: int, card: int) -> Refusal:
    """A piece for which no place is said: it must be, or why none of them may move."""
    own = game.side_of_kind(piece % facts.KIND_COUNT) == side
    found: Refusal = no.NOT_HERE if own else no.NOT_YOURS
    for container in range(facts.POOL):
        refusal = movers.may_move_piece(game, side, container, piece, card)
        if refusal is ALLOWED:
            return no.NAME_PLACE
        vague = found is no.NOT_HERE or (found in OTHERWISE_DUG and refusal is not no.NOT_HERE)
        if vague or refusal is no.NOWHERE_TO_GO:
            found = refusal
    return found


def may_name(game: LastMan, side: int, verb: int, thing: int, card: int) -> Refusal:
    """Whether a unit may be named to move, or why nobody may make a move without a unit."""
    if verb == do.ARMY:
        return may_move_army(game, side, thing, card)
    if verb == do.FROM:
        return may_move_from(game, side, thing, card)
    if verb == do.PIECE:
        return may_name_piece(game, side, thing, card)
    return why_nobody(game, side, verb, thing, card) if verb in MOVES else NOT_ASKED_NOW


def withhold_moves(game: LastMan, side: int) -> None:
    """Nobody can move, and so nobody is asked: why not, of every army and every container."""
    for army in range(facts.ARMY_COUNT):
        game.withhold(side, do.ARMY + army, 1, may_move_army(game, side, army, 0))
    for container in range(facts.CONTAINER_COUNT):
        game.withhold(side, do.FROM + container, 1, may_move_from(game, side, container, 0))
    used = movers.pass_used(game)
    for verb in MOVES:
        game.withhold(side, verb, do.STRIDE, no.PASS_ONE_UNIT if used else no.NOBODY_MOVES)


# A move for which no unit is named


def why_nobody(
    game: LastMan, side: int, verb: int, thing: int, card: int, container: int = -1
) -> Refusal:
    """Who is to go must be said; or why nobody may, of the nearest unit.

    `container`: only its pieces come into question.
    """
    if verb != do.BOX and verb != do.INTO and thing >= facts.AREA_COUNT:
        return no.CLOSED_AREA
    if not card and movers.pass_used(game):
        return no.PASS_ONE_UNIT
    refusal = ALLOWED if card else rail.may_arrive_by(game, side, verb, thing)
    if refusal is not ALLOWED:
        return refusal
    target = game.army_place(thing) if verb == do.INTO else thing
    found: Refusal = no.NOT_HERE
    best = 4 * FARTHEST
    if verb == do.BOX or not 0 <= target < facts.AREA_COUNT:
        target = facts.BOX_ENTRY[0]
    ways = facts.BORDERS.distances(Place(target))
    for who, place in candidates(game, side, container):
        refusal = may_make(game, side, verb, thing, card, who, place)
        here = game.place_of(place)
        away = min(ways[here], FARTHEST) if here < facts.AREA_COUNT else FARTHEST
        if refusal is ALLOWED:
            refusal = no.NAME_UNIT
            away -= 2 * FARTHEST  # before all that may not
        elif refusal in (no.ALREADY_THERE, no.ARMY_JOINS_NOTHING):
            away += 3 * FARTHEST  # it is not meant, if there is anybody else
        elif refusal in REMOTE or not away:
            away += FARTHEST
        if away < best:
            best = away
            found = of_unit(refusal, who, here)
    return found


def of_unit(refusal: Refusal, who: int, here: int) -> Refusal:
    """The refusal with this unit, if its words name a unit and nothing else."""
    if NAMING.get(refusal.key, ())[:1] != ("who",) or refusal.args:
        return refusal
    return refusal.about(unit_args(who, here))


def unit_args(who: int, here: int) -> dict[str, int]:
    """A unit and its area, as events name them."""
    if who >= facts.KIND_COUNT:
        return {"army": who - facts.KIND_COUNT, "from": here}
    return {"kind": who, "from": here}


def candidates(game: LastMan, side: int, container: int) -> list[tuple[int, int]]:
    """All units of a side on the map and in the Box, with the container in which each is."""
    found: list[tuple[int, int]] = []
    containers = [container] if container >= 0 else list(range(facts.POOL))
    for place in containers:
        army = slots.army_of(place)
        if army >= 0 and (game.side_of_army(army) != side or game.army_place(army) < 0):
            continue
        if army >= 0 and container < 0:
            found.append((facts.KIND_COUNT + army, game.army_place(army)))
        found += [(kind, place) for kind in game.kinds_of(side) if game.count(place, kind)]
    return found


def is_near(who: int, here: int, area: int) -> bool:
    """Whether an area is within reach of a unit that has two steps, or adjacent."""
    near = facts.BORDERS.near[here]
    if area in near:
        return True
    twice = who < facts.KIND_COUNT and facts.MOVES[facts.TYPE_OF[who]] > 1
    return twice and any(area in facts.BORDERS.near[each] for each in near)


def may_make(
    game: LastMan, side: int, verb: int, thing: int, card: int, who: int, container: int
) -> Refusal:
    """Whether a unit may make this move: whether it may move at all, and then so."""
    here = game.place_of(container)
    if verb == do.STEP and not card and here < facts.AREA_COUNT:
        if thing != here and not is_near(who, here, thing):
            return no.NOT_NEXT  # it is not meant, whether it has moved or not
    if verb == do.INTO and (who >= facts.KIND_COUNT or here != game.army_place(thing)):
        return movers.may_go_into(game, who, container, here, thing)  # nor is this one
    if who >= facts.KIND_COUNT:
        refusal = movers.may_move_army(game, side, who - facts.KIND_COUNT, card)
    else:
        refusal = movers.may_move_piece(game, side, container, who, card)
        if refusal is no.MOVES_ALL_DUG_IN:
            piece = facts.KIND_COUNT + who
            refusal = movers.may_move_piece(game, side, container, piece, card)
    if refusal is not ALLOWED and refusal is not no.NOWHERE_TO_GO:
        return refusal
    if movers.only_out(game, container, who):
        return no.HAS_MOVED
    if verb == do.INTO:
        return movers.may_go_into(game, who, container, here, thing)
    if verb != do.STEP:
        if card:
            return rail.RESERVES_REFUSE[verb]
        return rail.may_go_whole(game, side, verb, who, here, thing)
    if card:
        return rail.may_reinforce(game, side, who, here, thing)
    if here == facts.BOX:
        return rail.may_come_west(game, side, who, thing)
    return movers.may_step(game, side, who, here, 0, thing)
