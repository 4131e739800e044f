"""Where new units may be put down (L2.2, L2.12, L7.3, L7.9), and which armies may take them in."""

from __future__ import annotations

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, refusals as no, slots
from sandtable.games.lastman.rules.digging import may_join
from sandtable.games.lastman.rules.state import LastMan


def is_neutral(game: LastMan, nation: int) -> bool:
    """Whether a nation has not joined the war yet (L10.9)."""
    for area in game.form.neutral:
        if facts.HOMES[area] == facts.NATIONS[nation] and game.owner(area) == facts.NEUTRAL:
            return True
    return False


def may_receive(game: LastMan, side: int, area: int, supplied: list[int]) -> Refusal:
    """Friendly or Disputed, and in supply (L2.2, L7.3); `supplied` is by area."""
    if game.owner(area) != side and not game.is_disputed(area):
        return no.NOT_OWN_AREA
    return ALLOWED if supplied[area] else no.UNSUPPLIED


def is_bound(game: LastMan, kind: int, area: int) -> bool:
    """Belgians on the German side never leave Belgium (L10.9)."""
    return (
        kind == slots.BELGIANS
        and game.scalars[slots.TURNED] != 0
        and facts.HOMES[area] != facts.NATIONS[facts.BE]
    )


def may_put_down(game: LastMan, side: int, area: int, kind: int, supplied: list[int]) -> Refusal:
    """One unit by itself."""
    refusal = may_receive(game, side, area, supplied)
    if refusal is ALLOWED and is_bound(game, kind, area):
        return no.BELGIANS_STAY
    if refusal is ALLOWED and game.stacked(area, side) >= facts.MOST_UNITS:
        return no.NO_ROOM_IN_AREA
    return refusal


def may_put_into(game: LastMan, side: int, army: int, kind: int, supplied: list[int]) -> Refusal:
    """One unit straight into an army (L2.12, L7.9): it needs a space, and it may be the first."""
    area = game.army_place(army)
    if not 0 <= area < facts.AREA_COUNT or game.side_of_army(army) != side:
        return no.ARMY_NOT_THERE
    refusal = may_receive(game, side, area, supplied)
    if refusal is not ALLOWED:
        return refusal
    if not game.size(facts.FIRST_ARMY + army) and game.stacked(area, side) >= facts.MOST_UNITS:
        return no.NO_ROOM_IN_AREA
    return may_join(game, army, kind)


def may_put_army(
    game: LastMan, side: int, area: int, is_empty: bool, supplied: list[int]
) -> Refusal:
    """An army with what is in it; an empty one counts nothing, and needs company (L8.1.6)."""
    refusal = may_receive(game, side, area, supplied)
    if refusal is not ALLOWED:
        return refusal
    if not is_empty:
        return no.NO_ROOM_IN_AREA if game.stacked(area, side) >= facts.MOST_UNITS else ALLOWED
    if game.is_disputed(area) and not game.has_infantry(area, side):
        return no.EMPTY_AMONG_ENEMIES
    return ALLOWED


def drop_stranded(game: LastMan, side: int) -> None:
    """Empty armies in Disputed areas without an infantry type beside them (L8.1.6)."""
    for area in range(facts.AREA_COUNT):
        for army in game.armies_in(area, side):
            if game.size(facts.FIRST_ARMY + army) or not game.is_disputed(area):
                continue
            if not game.has_infantry(area, side):
                game.eliminate_army(army)
                if game.journal is not None:
                    args = {"side": side, "army": army, "area": area, "rules": ["L8.1.8"]}
                    game.tell("army-stranded", "L8.1.6", args)
