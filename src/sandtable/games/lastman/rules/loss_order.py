"""Which unit must be lost next (L5.3.2, L5.3.3): the strongest, and its most numerous type."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import battle_state, facts
from sandtable.games.lastman.rules.battle_state import course_of, fresh_counts
from sandtable.games.lastman.rules.state import LastMan

# Who can pay
ANY: Final = 0
PLANES: Final = 1  # a dogfight (L5.7.3)
NAMED: Final = 2  # pursuit: those that were named to retreat (L5.7.5)

FORT_CODE: Final = facts.CONTAINER_COUNT  # among containers


def most_numerous(counts: list[int]) -> list[int]:
    """The kinds of the most numerous type; infantry is one (L12.6), the Paris Gun none (L5.3.8)."""
    sums = [0] * (facts.PARIS_GUN + 1)
    for kind in range(facts.KIND_COUNT):
        if counts[kind]:
            type_ = facts.TYPE_OF[kind]
            sums[facts.INFANTRY if facts.IS_INFANTRY[type_] else type_] += counts[kind]
    most = max(sums[: facts.PARIS_GUN])
    if most == 0:
        return []
    kinds: list[int] = []
    for kind in range(facts.KIND_COUNT):
        type_ = facts.TYPE_OF[kind]
        if counts[kind] and type_ != facts.PARIS_GUN:
            if sums[facts.INFANTRY if facts.IS_INFANTRY[type_] else type_] == most:
                kinds.append(kind)
    return kinds


def payers(game: LastMan, area: int, side: int, scope: int) -> list[int]:
    """The containers that the next loss can come from, FORT_CODE for the fort (L5.3.2)."""
    if scope == PLANES:
        places = game.containers_in(area, side)
        return [container for container in places if plane_kinds(game, container, side)]
    if scope == NAMED:
        return named_payers(game, side)
    best = 0
    strongest: list[int] = []
    for army in game.armies_in(area, side):
        counts = fresh_counts(game, facts.FIRST_ARMY + army, side)
        if most_numerous(counts):
            strength = sum(counts)
            if strength > best:
                best = strength
                strongest = []
            if strength == best:
                strongest.append(facts.FIRST_ARMY + army)
    fort = game.fort_of(area, side)
    if fort > best:
        best = fort
        strongest = [FORT_CODE]
    elif fort == best and fort > 0:
        strongest.append(FORT_CODE)
    if best <= 1 and lone_pieces(game, area, side):
        if best < 1:
            return [area]
        strongest = [area, *strongest]
    if not strongest and fort == 0:
        return [FORT_CODE]  # Sedan, last of all (L8.11.7)
    return strongest


def named_payers(game: LastMan, side: int) -> list[int]:
    """The same among those that were named to retreat instead of firing."""
    plan = course_of(game).plan
    best = 0
    strongest: list[int] = []
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 2] == battle_state.STAYS:
            continue
        container = plan[row]
        strength = 1
        if plan[row + 1] == battle_state.WHOLE:
            counts = going_with(game, container, side)
            if not most_numerous(counts):
                continue
            strength = sum(counts)
        if strength > best:
            best = strength
            strongest = []
        if strength == best and container not in strongest:
            strongest.append(container)
    return strongest


def going_with(game: LastMan, container: int, side: int) -> list[int]:
    """What goes with an army that was named: all of it but those that were named apart."""
    counts = fresh_counts(game, container, side)
    plan = course_of(game).plan
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row] == container and plan[row + 1] != battle_state.WHOLE:
            counts[plan[row + 1] % facts.KIND_COUNT] -= 1
    return counts


def lone_pieces(game: LastMan, area: int, side: int) -> list[int]:
    """Pieces that stand alone and can be lost, those dug in apart."""
    pieces: list[int] = []
    counts = fresh_counts(game, area, side)
    for kind in range(facts.KIND_COUNT):
        if counts[kind] and facts.TYPE_OF[kind] != facts.PARIS_GUN:
            dug = game.dug_in(area, kind)
            if counts[kind] > dug:
                pieces.append(kind)
            if dug:
                pieces.append(facts.KIND_COUNT + kind)
    return pieces


def plane_kinds(game: LastMan, container: int, side: int) -> list[int]:
    counts = fresh_counts(game, container, side)
    planes = [kind for kind in range(facts.KIND_COUNT) if facts.TYPE_OF[kind] == facts.BIPLANE]
    return [kind for kind in planes if counts[kind]]


def pieces_of(game: LastMan, area: int, side: int, scope: int, container: int) -> list[int]:
    """Which pieces of a container can pay."""
    if scope == PLANES:
        return plane_kinds(game, container, side)
    if scope == NAMED:
        return named_pieces(game, side, container)
    if container == area:
        return lone_pieces(game, area, side)
    return most_numerous(fresh_counts(game, container, side))


def named_pieces(game: LastMan, side: int, container: int) -> list[int]:
    plan = course_of(game).plan
    pieces: list[int] = []
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row] == container and plan[row + 2] != battle_state.STAYS:
            found = [plan[row + 1]]
            if plan[row + 1] == battle_state.WHOLE:
                found = most_numerous(going_with(game, container, side))
            for piece in found:
                if piece not in pieces:
                    pieces.append(piece)
    return sorted(pieces)
