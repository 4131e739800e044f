"""Into and out of armies (L8.1.1, L1.3), and what it does to entrenchment (L4.5, L4.14)."""

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
        if facts.IS_INFANTRY[facts.TYPE_OF[kind]]
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
    if (
        type_ == facts.ARTILLERY
        and same >= facts.ARTILLERY_LIMIT[nation][game.year() - facts.FIRST_YEAR]
    ):
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
