"""Retreats (L5.5, L5.6): who may go where, and going there. The procedure is in withdrawal.py."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import battle_state, facts, refusals as no, slots
from sandtable.games.lastman.rules.battle_state import Course, fresh_counts
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.state import LastMan

# Three ways to retreat
BEFORE_COMBAT: Final = 0  # cavalry (L5.5.3)
INSTEAD: Final = 1  # of firing (L5.5.1)
AFTER: Final = 2  # combat (L5.5.2)
WAY_RULES: Final[list[str]] = ["L5.5.3", "L5.5.1", "L5.5.2"]


def never_retreats(kind: int) -> bool:
    """Siege guns and the Paris Gun (L5.5.6, L8.7.4)."""
    return facts.TYPE_OF[kind] == facts.SIEGE_GUN or facts.TYPE_OF[kind] == facts.PARIS_GUN


# Where to


def may_open(game: LastMan, area: int, side: int, target: int) -> Refusal:
    """To an adjacent Friendly or Disputed area, never by sea (L5.5)."""
    if target not in facts.BORDERS.near[area]:
        overseas = facts.ENGLAND in (area, target)
        return no.RETREAT_SEA if overseas else no.RETREAT_FAR
    if game.is_disputed(target) or game.owner(target) == side:
        return ALLOWED
    return no.RETREAT_NEUTRAL if game.owner(target) == facts.NEUTRAL else no.RETREAT_ENEMY


def stays_home(game: LastMan, target: int) -> bool:
    """Belgians on the German side never leave Belgium (L10.9)."""
    return game.scalars[slots.TURNED] != 0 and facts.HOMES[target] != "BE"


def room(game: LastMan, side: int, target: int, plan: list[int]) -> int:
    """How many more units may stand in an area, when all that was named so far has come (L1.4)."""
    left = facts.MOST_UNITS - game.stacked(target, side)
    filled: list[int] = []  # armies that were, or would be, empty
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 2] != target:
            continue
        army = plan[row + 3]
        if plan[row + 1] == battle_state.WHOLE:
            left -= 1 if movers(game, plan[row] - facts.FIRST_ARMY, plan) else 0
        elif army == battle_state.NO_ARMY:
            left -= 1
        elif army not in filled and not inside(game, army, target, plan):
            filled.append(army)
            left -= 1
    return left


def inside(game: LastMan, army: int, target: int, plan: list[int]) -> int:
    """How many units an army has in an area, or brings to it."""
    if game.army_place(army) == target:
        return game.size(facts.FIRST_ARMY + army)
    return movers(game, army, plan)


def movers(game: LastMan, army: int, plan: list[int]) -> int:
    """How many units an army would take along: none that has retreated, no siege guns."""
    container = facts.FIRST_ARMY + army
    counts = fresh_counts(game, container, game.side_of_army(army))
    total = 0
    for kind in range(facts.KIND_COUNT):
        if counts[kind] and not never_retreats(kind):
            total += counts[kind]
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row] == container and plan[row + 1] != battle_state.WHOLE:
            total -= 0 if never_retreats(plan[row + 1]) else 1
    return total


def armies_at(game: LastMan, side: int, target: int, plan: list[int]) -> list[int]:
    """The armies in an area, and those that are named to retreat to it."""
    found = game.armies_in(target, side)
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 1] == battle_state.WHOLE and plan[row + 2] == target:
            found.append(plan[row] - facts.FIRST_ARMY)
    return found


def joining(army: int, plan: list[int]) -> list[int]:
    """By kind, the pieces that are named to retreat into an army."""
    more = [0] * facts.KIND_COUNT
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 3] == army:
            more[plan[row + 1] % facts.KIND_COUNT] += 1
    return more


def armies_to_join(game: LastMan, side: int, kind: int, target: int, plan: list[int]) -> list[int]:
    """The armies in an area, or on their way to it, that can take in a piece (L5.5.5)."""
    fits: list[int] = []
    for army in armies_at(game, side, target, plan):
        more = joining(army, plan)
        if not inside(game, army, target, plan) and not any(more):
            if room(game, side, target, plan) < 1:
                continue
        if may_join(game, army, kind, more) is ALLOWED:
            fits.append(army)
    return fits


def may_piece_go(
    game: LastMan, area: int, side: int, kind: int, target: int, plan: list[int]
) -> Refusal:
    """Whether a piece can retreat there, alone or into an army (L1.4.2)."""
    if kind == slots.BELGIANS and stays_home(game, target):
        return no.BELGIANS_STAY
    refusal = may_open(game, area, side, target)
    if refusal is not ALLOWED:
        return refusal
    if room(game, side, target, plan) > 0 or armies_to_join(game, side, kind, target, plan):
        return ALLOWED
    return no.RETREAT_FULL


def may_army_go(
    game: LastMan, area: int, army: int, target: int, plan: list[int], out: int = 0
) -> Refusal:
    """Whether an army can retreat there; `out` more of its units would stay behind."""
    side = game.side_of_army(army)
    if army == slots.BELGIAN_ARMY and stays_home(game, target):
        return no.BELGIANS_STAY
    refusal = may_open(game, area, side, target)
    if refusal is not ALLOWED:
        return refusal
    if movers(game, army, plan) - out <= 0:  # an empty one goes to Friendly areas only
        return no.RETREAT_EMPTY if game.is_disputed(target) else ALLOWED
    return ALLOWED if room(game, side, target, plan) > 0 else no.RETREAT_FULL


def may_go_to_one(
    game: LastMan, area: int, army: int, goals: list[int], plan: list[int]
) -> Refusal:
    """Whether an army, which is not empty, can retreat to one of these; or why to none of them."""
    found: Refusal = no.RETREAT_NOWHERE
    for goal in goals:
        there = may_army_go(game, area, army, goal, plan)
        if there is ALLOWED:
            return there
        if found is not no.RETREAT_FULL:
            found = there
    guns = found is no.RETREAT_EMPTY and not movers(game, army, [])
    return no.GUNS_STAY if guns else found  # an army that holds nothing else


def may_empty_go(game: LastMan, area: int, side: int, target: int) -> Refusal:
    """An army emptied before: Friendly, or Disputed with infantry of its side (L8.1.7)."""
    refusal = may_open(game, area, side, target)
    if refusal is ALLOWED and game.is_disputed(target) and not game.has_infantry(target, side):
        return no.RETREAT_EMPTY
    return refusal


# Going


def move_piece(
    game: LastMan,
    area: int,
    side: int,
    container: int,
    piece: int,
    target: int,
    into: int,
    way: int,
) -> None:
    """A piece retreats: no longer dug in (L4.5.1), and with a Retreat marker."""
    kind = piece % facts.KIND_COUNT
    if piece >= facts.KIND_COUNT:
        game.set_dug(area, kind, game.dug_in(area, kind) - 1)
    place = target if into == battle_state.NO_ARMY else facts.FIRST_ARMY + into
    game.shift(kind, 1, container, place)
    game.mark(place, kind, 1)
    game.settle(area)
    game.settle(target)
    if game.journal is not None:
        army = slots.army_of(container)
        rules: list[str] = ["L5.5.8", "L1.6", "L12.7"]
        if facts.TYPE_OF[kind] == facts.CAVALRY and way == BEFORE_COMBAT:
            rules += ["L8.5.2", "L5.7.2"]
        if army != battle_state.NO_ARMY or into != battle_state.NO_ARMY:
            rules += ["L5.5.5", "L8.1.2"]
        if piece >= facts.KIND_COUNT:
            rules.append("L4.5.1")
        if game.fort_of(area, side) >= 0:
            rules += ["L5.5.7", "L8.11.1"]
        if way == AFTER:
            rules.append("L5.7.7")
        if game.battle_at(target) >= 0:
            rules.append("L5.5.4")
        args = {"side": side, "area": target, "from": area, "kind": kind, "count": 1}
        game.tell("retreats", WAY_RULES[way], {**args, "army": army, "into": into, "rules": rules})


def move_army(game: LastMan, area: int, army: int, target: int, rule: str) -> None:
    """An army retreats with all that can; its siege guns are lost (L5.5.6)."""
    side = game.side_of_army(army)
    lose_guns(game, area, army)
    game.put_army(army, target)
    leave_marked(game, area, army)
    was_dug = game.army_has(army, slots.DUG)
    game.set_army(army, slots.DUG | slots.FORTIFIED, False)
    game.set_army(army, slots.MARKED, True)
    container = facts.FIRST_ARMY + army
    for kind in range(facts.KIND_COUNT):
        count = game.count(container, kind)
        if count:
            game.mark(container, kind, count)
    game.settle(area)
    game.settle(target)
    if game.journal is not None:
        rules: list[str] = ["L5.5.8", "L8.1.3", "L12.7"]
        if was_dug:
            rules.append("L4.5.1")
        if game.fort_of(area, side) >= 0:
            rules += ["L5.5.7", "L8.11.1"]
        if rule == "L5.6.1":
            rules += ["L5.7.7", "L5.6.3"]
        if game.battle_at(target) >= 0:
            rules.append("L5.5.4")
        args = {"side": side, "area": target, "from": area, "army": army}
        game.tell("army-retreats", rule, {**args, "count": game.size(container), "rules": rules})


def lose_guns(game: LastMan, area: int, army: int) -> None:
    """Siege guns and the Paris Gun are eliminated when their army retreats (L5.5.6)."""
    container = facts.FIRST_ARMY + army
    for kind in range(facts.KIND_COUNT):
        count = game.count(container, kind)
        if count and never_retreats(kind):
            game.mark(container, kind, -game.marks(container, kind))
            game.shift(kind, count, container, facts.POOL)
            if game.journal is not None:
                side = game.side_of_army(army)
                args = {"side": side, "area": area, "army": army, "kind": kind, "count": count}
                rule = "L8.10" if facts.TYPE_OF[kind] == facts.PARIS_GUN else "L8.7.4"
                game.tell("guns-abandoned", "L5.5.6", {**args, "rules": [rule]})


def leave_marked(game: LastMan, area: int, army: int) -> None:
    """Those in it that have retreated already stay behind, as far as there is room (L5.5.8)."""
    side = game.side_of_army(army)
    container = facts.FIRST_ARMY + army
    for kind in range(facts.KIND_COUNT):
        for _ in range(game.marks(container, kind)):
            game.mark(container, kind, -1)
            stays = game.stacked(area, side) < facts.MOST_UNITS
            game.shift(kind, 1, container, area if stays else facts.POOL)
            if stays:
                game.mark(area, kind, 1)
            if game.journal is not None:
                args = {"side": side, "area": area, "army": army, "kind": kind, "count": 1}
                game.tell("left-behind" if stays else "left-lost", "L5.5.8", args)


def put_out_named(game: LastMan, course: Course) -> None:
    """Units leave an army that retreats and stay, not entrenched any more (L5.7.7)."""
    plan = course.plan
    row = 0
    while row < len(plan):
        if plan[row + 2] != battle_state.STAYS:
            row += battle_state.PLAN_ROW
            continue
        container, kind = plan[row], plan[row + 1]
        del plan[row : row + battle_state.PLAN_ROW]
        game.shift(kind, 1, container, course.area)
        if game.journal is not None:
            army = container - facts.FIRST_ARMY
            args = {"side": game.side_of_army(army), "area": course.area, "army": army}
            rules: list[str] = ["L5.7.7", "L4.14"]
            game.tell("put-out", "L5.5.5", {**args, "kind": kind, "count": 1, "rules": rules})


def eliminate(game: LastMan, area: int, army: int, rule: str, rules: list[str]) -> None:
    """An army that cannot go where it must is lost with its contents."""
    container = facts.FIRST_ARMY + army
    for kind in range(facts.KIND_COUNT):
        marks = game.marks(container, kind)
        if marks:
            game.mark(container, kind, -marks)
    count = game.size(container)
    game.eliminate_army(army)
    game.settle(area)
    if game.journal is not None:
        side = game.side_of_army(army)
        args = {"side": side, "area": area, "army": army, "count": count, "rules": rules}
        game.tell("army-eliminated", rule, args)
