"""Where units may be put down (L2.2, L7.3, L7.9), and into and out of armies (L1.3, L8.1.1)."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, refusals as no, slots
from sandtable.games.lastman.rules.state import LastMan

# What may be on the template of a nation: its own, and American infantry with its allies (L8.1.1)
FOOT_IN: Final[list[list[int]]] = [
    [
        kind
        for kind in range(facts.KIND_COUNT)
        if facts.IS_FOOT[kind]
        and (
            facts.NATION_OF[kind] == nation
            or (facts.NATION_OF[kind] == facts.US and nation != facts.GE)
        )
    ]
    for nation in range(len(facts.NATIONS))
]
AUXILIARIES_IN: Final[list[list[int]]] = [
    [
        kind
        for kind in range(facts.KIND_COUNT)
        if facts.NATION_OF[kind] == nation and kind not in FOOT_IN[nation]
    ]
    for nation in range(len(facts.NATIONS))
]


def gun_limit(game: LastMan, nation: int) -> int:
    """How much artillery an army of a nation may have this year (L8.6.3)."""
    return facts.ARTILLERY_LIMIT[nation][game.year() - facts.FIRST_YEAR]


def sections(units: list[int]) -> tuple[int, int, int, int]:
    """How many of these units are infantry, auxiliaries, and of those artillery and biplanes."""
    foot = others = guns = planes = 0
    for kind in range(facts.KIND_COUNT):
        if facts.IS_FOOT[kind]:
            foot += units[kind]
            continue
        others += units[kind]
        if facts.TYPE_OF[kind] == facts.ARTILLERY:
            guns += units[kind]
        elif facts.TYPE_OF[kind] == facts.BIPLANE:
            planes += units[kind]
    return foot, others, guns, planes


def may_join(game: LastMan, army: int, kind: int, more: list[int] | None = None) -> Refusal:
    """Whether one more piece of a kind fits into an army, wherever both are.

    `more` are further pieces, by kind, that are as good as in it.
    """
    nation = facts.ARMY_NATION[army]
    type_ = facts.TYPE_OF[kind]
    if facts.NATION_OF[kind] != nation:
        if facts.NATION_OF[kind] != facts.US or type_ != facts.INFANTRY or nation == facts.GE:
            return no.OTHER_NATION
        if army == slots.BELGIAN_ARMY and game.scalars[slots.TURNED]:
            return no.OTHER_NATION
    units = game.units
    start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
    foot = facts.IS_INFANTRY[type_]
    inside = 0
    for each in FOOT_IN[nation] if foot else AUXILIARIES_IN[nation]:
        inside += units[start + each]
        if more is not None:
            inside += more[each]
    if foot:
        return ALLOWED if inside < facts.INFANTRY_SPACES[nation] else no.ARMY_FULL
    same = units[start + kind] + (more[kind] if more is not None else 0)
    if type_ == facts.ARTILLERY and same >= gun_limit(game, nation):
        return no.ARMY_GUNS
    if type_ == facts.BIPLANE and same:
        return no.ARMY_PLANE
    return ALLOWED if inside < facts.AUXILIARY_SPACES[nation] else no.ARMY_FULL


def transfer(game: LastMan, kind: int, dug: int, source: int, target: int) -> None:
    """One piece goes from container to container and is no longer dug in by itself.

    `dug` says that it was one of those that were. In an army it has what the army has (L4.14).
    """
    if dug and source < facts.AREA_COUNT:
        game.set_dug(source, kind, game.dug_in(source, kind) - 1)
    game.shift(kind, 1, source, target)


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


def may_put_down(
    game: LastMan, side: int, area: int, kind: int, supplied: list[int], more: int = 0
) -> Refusal:
    """One unit by itself, where `more` are as good as there."""
    refusal = may_receive(game, side, area, supplied)
    if refusal is ALLOWED and is_bound(game, kind, area):
        return no.BELGIANS_STAY
    if refusal is ALLOWED and game.stacked(area, side) + more >= facts.MOST_UNITS:
        return no.NO_ROOM_IN_AREA
    return refusal


def may_put_into(game: LastMan, side: int, army: int, kind: int, supplied: list[int]) -> Refusal:
    """One unit straight into an army on the map (L2.12, L3.7.2, L7.9); it may be its first."""
    area = game.army_place(army)
    if game.side_of_army(army) != side:
        return no.OTHER_NATION
    if not 0 <= area < facts.AREA_COUNT:
        return no.NOT_IN_THE_BOX if area == facts.BOX else no.ARMY_NOT_THERE
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
