"""Who may enter what (L4.2 to L4.5), room in an area (L1.4), and what entering does (L4.11)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, forms, refusals as no, slots
from sandtable.games.lastman.rules.neutrals import enter_neutral, is_guarded
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.state import LastMan

# The status of an area, as one side sees it (L4.2)
FRIENDLY: Final = 0
DISPUTED: Final = 1
ENEMY: Final = 2
UNTOUCHED: Final = 3  # neutral


def status(game: LastMan, area: int, side: int) -> int:
    owner = game.areas[area * slots.AREA_ROW]
    if owner == facts.NEUTRAL:
        return UNTOUCHED
    if game.present(area, side) and game.present(area, 1 - side):
        return DISPUTED
    return FRIENDLY if owner == side else ENEMY


# Who goes is a kind, or KIND_COUNT + an army


def is_empty_army(game: LastMan, who: int) -> bool:
    return who >= facts.KIND_COUNT and game.size(facts.FIRST_ARMY + who - facts.KIND_COUNT) == 0


def can_hold(game: LastMan, who: int) -> bool:
    """Whether it changes the owner of an area and holds it (L4.2.4, L4.11, L12.21)."""
    if who < facts.KIND_COUNT:
        return facts.CAN_HOLD[who]
    start = (facts.FIRST_ARMY + who - facts.KIND_COUNT) * facts.KIND_COUNT
    units = game.units
    for kind in slots.HOLDERS[game.side_of_army(who - facts.KIND_COUNT)]:
        if units[start + kind]:
            return True
    return who - facts.KIND_COUNT == slots.BELGIAN_ARMY and units[start + slots.BELGIANS] > 0


def may_enter(game: LastMan, side: int, who: int, here: int, area: int) -> Refusal:
    """By the status of both areas (L4.3, L4.3.1, L4.4, L12.2, L12.4); room is another matter."""
    if game.scalars[slots.TURNED] and facts.HOMES[area] != "BE":
        if who in (slots.BELGIANS, facts.KIND_COUNT + slots.BELGIAN_ARMY):
            return no.BELGIANS_STAY
    there = status(game, area, side)
    if there <= DISPUTED:
        return ALLOWED
    if game.is_pass():
        return no.PASS_NO_ENEMY if there == ENEMY else no.NEUTRAL_NOT_NOW
    before = status(game, here, side)
    if before == DISPUTED:
        return no.DISPUTED_TO_ENEMY if there == ENEMY else no.NEUTRAL_FROM_DISPUTED
    if before == ENEMY:
        return no.STRANDED_TO_ENEMY
    if not can_hold(game, who):
        return no.EMPTY_TO_ENEMY if is_empty_army(game, who) else no.GUNS_FIRST
    if game.scalars[slots.OFFENSIVE] == facts.LIMITED:
        return may_enter_limited(game, side, area, there)
    return ALLOWED


def may_enter_limited(game: LastMan, side: int, area: int, there: int) -> Refusal:
    """One new Disputed area in all; empty areas are taken freely (L9.3, L12.3)."""
    strict = game.form.plays(forms.STRICT_LIMITED)
    guarded = game.present(area, 1 - side) if there == ENEMY else is_guarded(game, area)
    if not guarded and not strict:
        return ALLOWED
    for other in entered(game):
        before = game.areas[other * slots.AREA_ROW + slots.BEFORE]
        if before not in (slots.OPEN_TO_NOBODY, side) and (strict or game.is_disputed(other)):
            return no.ONE_NEW_BATTLE
    return ALLOWED


def entered(game: LastMan) -> list[int]:
    """The areas that anybody has entered or passed in this player turn."""
    touched = 0
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        touched |= game.moved[row + slots.MOVE_TOUCHED]
    return [area for area in range(facts.AREA_COUNT) if touched >> area & 1]


# Room (L1.4)


def room_for(game: LastMan, side: int, who: int, area: int) -> Refusal:
    """Whether it may come in, if need be straight into an army (L1.4.2), or taking one in."""
    if who < facts.KIND_COUNT:
        if game.stacked(area, side) < facts.MOST_UNITS:
            return ALLOWED
        for army in game.armies_in(area, side):
            if game.size(facts.FIRST_ARMY + army) and may_join(game, army, who) is ALLOWED:
                return ALLOWED
        return no.AREA_FULL
    if must_take_in(game, side, who, area):
        if taken_in(game, side, who - facts.KIND_COUNT, area):
            return ALLOWED
        return no.EMPTY_TO_DISPUTED if is_empty_army(game, who) else no.AREA_FULL
    return ALLOWED


def must_take_in(game: LastMan, side: int, who: int, area: int) -> bool:
    """An army that comes into a full area, or an empty one into a Disputed one (L1.4.3, L4.16).

    Where somebody can still fill it in this Movement, the empty one need not do so at once.
    """
    if is_empty_army(game, who):
        army = who - facts.KIND_COUNT
        if not game.is_disputed(area):
            return False
        return not comrade_fills(game, side, army, area) and not lone_fills(game, side, army, area)
    return game.stacked(area, side) >= facts.MOST_UNITS


def comrade_fills(game: LastMan, side: int, army: int, area: int) -> bool:
    """Whether a piece of another army there can still go into this empty one (L4.16, L4.13)."""
    if game.is_pass() or not game.has_infantry(area, side):
        return False
    for other in game.armies_in(area, side):
        container = facts.FIRST_ARMY + other
        size = game.size(container)
        if other == army or not size or game.army_has(other, slots.MOVED):
            continue
        if game.stacked(area, side) - (1 if size == 1 else 0) >= facts.MOST_UNITS:
            continue
        for kind in game.kinds_of(side):
            if game.count(container, kind) > game.has_moved(container, kind):
                if may_join(game, army, kind) is ALLOWED:
                    return True
    return False


def lone_fills(game: LastMan, side: int, army: int, area: int) -> bool:
    """Whether a lone piece can go into it later, and infantry keeps it till then (L8.1.6)."""
    return game.has_infantry(area, side) and bool(taken_in(game, side, army, area))


def taken_in(game: LastMan, side: int, army: int, area: int) -> list[int]:
    """The pieces that an army may take in where it comes, as numbers of PIECES (L1.4.3, L4.5).

    It is their move as well: not in a Pass, and not those that have moved.
    """
    found: list[int] = []
    if game.is_pass() or area >= facts.AREA_COUNT:
        return found
    units = game.units
    start = area * facts.KIND_COUNT
    for kind in game.kinds_of(side):
        count = units[start + kind]
        if count and may_join(game, army, kind) is ALLOWED:
            dug = game.dug[start + kind]
            if dug:
                found.append(facts.KIND_COUNT + kind)
            if count - dug > game.has_moved(area, kind):
                found.append(kind)
    return found


def may_take_in(game: LastMan, side: int, army: int, area: int, piece: int, waits: int) -> Refusal:
    """Whether an army may take in this piece where it comes; `waits`: it must take in one."""
    if piece in taken_in(game, side, army, area):
        return ALLOWED
    kind = piece % facts.KIND_COUNT
    dug = game.dug_in(area, kind)
    there = dug if piece >= facts.KIND_COUNT else game.count(area, kind) - dug
    if there > 0 and game.side_of_kind(kind) == side and not game.is_pass():
        refusal = may_join(game, army, kind)
        moved = no.HAS_MOVED.about({"kind": kind, "from": area})
        return moved if refusal is ALLOWED else refusal
    return no.CANNOT_TAKE_HERE if waits else no.CANNOT_TAKE


# What it does


def come_in(game: LastMan, side: int, who: int, area: int) -> int:
    """Before the unit is put there: a neutral country joins the enemy (L10.9). Gives its bit."""
    if game.areas[area * slots.AREA_ROW] == facts.NEUTRAL:
        enter_neutral(game, area, side)
    return 1 << area


def settle_in(game: LastMan, side: int, area: int) -> None:
    """After the unit is there: whose area it is now (L4.2.1, L4.11, L5.1.1, L12.1)."""
    owner = game.owner(area)
    if owner == side:
        return
    game.settle(area)
    if game.owner(area) == side:
        overrun(game, side, area)
        if game.journal is not None:
            rules = ["L12.1", "L4.2", "L4.11"]
            if game.fort_of(area, 1 - side) >= 0:
                rules += ["L4.2.3", "L8.11.5"]
            if game.scalars[slots.OFFENSIVE] == facts.LIMITED:
                rules += ["L12.3", "L9.3"]
            game.tell("takes-area", "L4.2.1", {"side": side, "area": area, "rules": rules})
        return
    if game.journal is not None and is_new_dispute(game, area):
        rules = ["L5.1.1"]
        if not game.has_any(area, 1 - side, game.kinds_of(1 - side)):
            rules.append("L8.11.4")
        game.tell("area-disputed", "L4.2.1", {"side": side, "area": area, "rules": rules})
    leave_behind(game, 1 - side, area, 1)


def is_new_dispute(game: LastMan, area: int) -> bool:
    """It has become Disputed in this player turn: a battle must be fought (L2.7.1)."""
    before = game.areas[area * slots.AREA_ROW + slots.BEFORE]
    return before != slots.OPEN_TO_NOBODY and game.is_disputed(area)


def overrun(game: LastMan, side: int, area: int) -> None:
    """Empty armies that an enemy finds alone are eliminated (L8.1.7)."""
    for army in game.armies_in(area, 1 - side):
        lose_army(game, army, area, "L8.1.7")


def leave_behind(game: LastMan, side: int, area: int, touched: int = 0) -> None:
    """An empty army among enemies without infantry is eliminated at once (L8.1.6).

    Beside a fort, cavalry or guns too. `touched`: because somebody has entered.
    """
    armies = game.armies_in(area, side)
    if touched and armies and game.form.plays(forms.HIDDEN):
        game.learn(~(1 << side))  # whether there is infantry in the other armies
    if armies and game.present(area, 1 - side) and not game.has_infantry(area, side):
        for army in armies:
            if is_empty_army(game, facts.KIND_COUNT + army):
                lose_army(game, army, area, "L8.1.6", touched)


def lose_army(game: LastMan, army: int, area: int, rule: str, touched: int = 1) -> None:
    """An empty army is eliminated in this player turn; noted, for it may come back (L9.17.2).

    `touched` is 0 where nobody had to enter the area for it.
    """
    how = slots.LOST | game.trenches(army)
    game.note_move(facts.KIND_COUNT + army, area, facts.POOL, how, touched << area)
    game.eliminate_army(army)
    if game.journal is not None:
        args: dict[str, Any] = {"side": game.side_of_army(army), "army": army, "area": area}
        game.tell("army-eliminated", rule, {**args, "rules": ["L8.1.6", "L1.8"]})
