"""Who is whose enemy, partner and ally (M4), and who plays for whom (M1.2, M28.4, M32.2).

All of it follows from Saxony's status and Prussia's truce, so it is a table for each of the six.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.rules.facts import (
    AUSTRIA,
    AUSTRIAN,
    AUSTRIAN_ALLY,
    BAVARIA,
    CITY_COUNT,
    FLANDERS,
    FRANCE,
    FRENCH,
    HOME,
    MAP_OF,
    MAY_USE,
    NEUTRAL,
    NO_POWER,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN,
    PRUSSIAN_ALLY,
    SAXONY,
    SILESIA,
    STATUSES,
    TERRITORY,
)

NONE: Final = 0
ENEMY: Final = 1
PARTNER: Final = 2  # cooperating: mixed unions, protection, one stage
ALLY: Final = 3
SAME: Final = 4


def _relations(saxony: int, truce: bool) -> list[int]:
    """The relation of each pair of powers (M4.1 to M4.6), row by row."""
    count = len(POWERS)
    table = [NONE] * (count * count)

    def both(one: int, other: int, relation: int) -> None:
        table[one * count + other] = relation
        table[other * count + one] = relation

    for power in range(count):
        table[power * count + power] = SAME
    both(FRANCE, BAVARIA, PARTNER)
    both(AUSTRIA, PRAGMATIC, PARTNER)
    for power in (FRANCE, BAVARIA):
        both(AUSTRIA, power, ENEMY)
        both(PRAGMATIC, power, ENEMY)
        if not truce:
            both(PRUSSIA, power, ALLY)
    if not truce:
        both(AUSTRIA, PRUSSIA, ENEMY)
    if saxony == PRUSSIAN_ALLY:
        both(AUSTRIA, SAXONY, ENEMY)
        both(FRANCE, SAXONY, ALLY)
        both(BAVARIA, SAXONY, ALLY)
        if not truce:
            both(PRUSSIA, SAXONY, PARTNER)
    elif saxony == AUSTRIAN_ALLY:
        both(AUSTRIA, SAXONY, PARTNER)
        both(PRAGMATIC, SAXONY, ALLY)
        both(FRANCE, SAXONY, ENEMY)
        both(BAVARIA, SAXONY, ENEMY)
        if not truce:
            both(PRUSSIA, SAXONY, ENEMY)
    return table


# By Saxony's status, twice: without and with Prussia's truce
RELATIONS: Final[list[list[int]]] = [
    _relations(status, truce) for truce in (False, True) for status in range(len(STATUSES))
]

# Whose markers a power uses and whose victories its own are (M21.3, M16.16), by Saxony's status
MAJOR_OF: Final[list[list[int]]] = [
    [AUSTRIA, PRAGMATIC, FRANCE, FRANCE, PRUSSIA, saxon] for saxon in (PRUSSIA, NO_POWER, AUSTRIA)
]

# Which seat plays a power: by Saxony's status, for three players and for two
SEAT_OF: Final[list[list[int]]] = [
    [AUSTRIAN, PRUSSIAN, FRENCH, FRENCH, PRUSSIAN, saxon]
    for saxon in (PRUSSIAN, AUSTRIAN, AUSTRIAN)
]
SEAT_OF_TWO: Final[list[list[int]]] = [
    [AUSTRIAN, AUSTRIAN, FRENCH, FRENCH, FRENCH, saxon] for saxon in (FRENCH, AUSTRIAN, AUSTRIAN)
]


def acts_with(saxony: int) -> list[list[int]]:
    """The powers of the stages of France, Prussia and Austria, in their order (M6.2, M6.5)."""
    if saxony == PRUSSIAN_ALLY:
        return [[FRANCE, BAVARIA], [PRUSSIA, SAXONY], [AUSTRIA, PRAGMATIC]]
    return [[FRANCE, BAVARIA], [PRUSSIA], [AUSTRIA, PRAGMATIC, SAXONY]]


ACTS: Final[list[list[list[int]]]] = [acts_with(status) for status in range(len(STATUSES))]


def _open_ground(saxony: int, truce: bool, annexed: bool, introductory: bool) -> list[bool]:
    """Which cities are open to which powers: their maps, and what is neutral (M4.7, M28)."""
    neutral = [False] * len(POWERS)
    neutral[SAXONY] = saxony == NEUTRAL
    neutral[PRUSSIA] = truce
    found: list[bool] = []
    for power in range(len(POWERS)):
        for city in range(CITY_COUNT):
            territory = TERRITORY[city]
            home = PRUSSIA if annexed and territory == SILESIA else HOME[territory]
            on_map = MAY_USE[power][MAP_OF[city]]
            if introductory and MAP_OF[city] == FLANDERS:
                on_map = False
            foreign = home != power and (neutral[power] or (home != NO_POWER and neutral[home]))
            found.append(on_map and not foreign)
    return found


# By power and city, for each state of Saxony's status, then the truce, the annexation, the form
OPEN: Final[list[list[bool]]] = [
    _open_ground(status, truce, annexed, introductory)
    for introductory in (False, True)
    for annexed in (False, True)
    for truce in (False, True)
    for status in range(len(STATUSES))
]
