"""Into and out of armies (L8.1.1, L1.3), and what it does to entrenchment (L4.5, L4.14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    ARMY_NATION,
    ARTILLERY,
    ARTILLERY_LIMIT,
    AUXILIARY_SPACES,
    BIPLANE,
    FIRST_ARMY,
    FIRST_YEAR,
    GE,
    INFANTRY,
    INFANTRY_SPACES,
    IS_INFANTRY,
    KIND_COUNT,
    NATION_OF,
    NATIONS,
    TYPE_OF,
    US,
)
from sandtable.games.lastman.rules.refusals import (
    ARMY_FULL,
    ARMY_GUNS,
    ARMY_PLANE,
    OTHER_NATION,
)
from sandtable.games.lastman.rules.state import BELGIAN_ARMY, TURNED, LastMan

# What may be on the template of a nation: its own, and American infantry with its allies (L8.1.1)
FOOT_IN: Final[list[list[int]]] = [
    [
        kind
        for kind in range(KIND_COUNT)
        if IS_INFANTRY[TYPE_OF[kind]]
        and (NATION_OF[kind] == nation or (NATION_OF[kind] == US and nation != GE))
    ]
    for nation in range(len(NATIONS))
]
AUXILIARIES_IN: Final[list[list[int]]] = [
    [
        kind
        for kind in range(KIND_COUNT)
        if NATION_OF[kind] == nation and kind not in FOOT_IN[nation]
    ]
    for nation in range(len(NATIONS))
]


def may_join(game: LastMan, army: int, kind: int, more: list[int] | None = None) -> Refusal:
    """Whether one more piece of a kind fits into an army, wherever both are.

    `more` are further pieces, by kind, that are as good as in it.
    """
    nation = ARMY_NATION[army]
    type_ = TYPE_OF[kind]
    if NATION_OF[kind] != nation:
        if NATION_OF[kind] != US or type_ != INFANTRY or nation == GE:
            return OTHER_NATION
        if army == BELGIAN_ARMY and game.scalars[TURNED]:
            return OTHER_NATION
    units = game.units
    start = (FIRST_ARMY + army) * KIND_COUNT
    foot = IS_INFANTRY[type_]
    inside = 0
    for each in FOOT_IN[nation] if foot else AUXILIARIES_IN[nation]:
        inside += units[start + each]
        if more is not None:
            inside += more[each]
    if foot:
        return ALLOWED if inside < INFANTRY_SPACES[nation] else ARMY_FULL
    same = units[start + kind] + (more[kind] if more is not None else 0)
    if type_ == ARTILLERY and same >= ARTILLERY_LIMIT[nation][game.year() - FIRST_YEAR]:
        return ARMY_GUNS
    if type_ == BIPLANE and same:
        return ARMY_PLANE
    return ALLOWED if inside < AUXILIARY_SPACES[nation] else ARMY_FULL


def transfer(game: LastMan, kind: int, dug: int, source: int, target: int) -> None:
    """One piece goes from container to container and is no longer dug in by itself.

    `dug` says that it was one of those that were. In an army it has what the army has (L4.14).
    """
    if dug and source < AREA_COUNT:
        game.set_dug(source, kind, game.dug_in(source, kind) - 1)
    game.shift(kind, 1, source, target)
