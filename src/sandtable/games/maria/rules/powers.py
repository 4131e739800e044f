"""Who is whose enemy, partner and ally (M4), and who plays for whom (M1.2, M28.4, M32.2).

All of it follows from Saxony's status and Prussia's truce, so it is a table for each of the six.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.rules import facts

NONE: Final = 0
ENEMY: Final = 1
PARTNER: Final = 2  # cooperating: mixed unions, protection, one stage
ALLY: Final = 3
SAME: Final = 4

# Of Saxony to each power, by its status; to Prussia but for a truce
SAXON_RELATIONS: Final[dict[int, dict[int, int]]] = {
    facts.PRUSSIAN_ALLY: {
        facts.AUSTRIA: ENEMY,
        facts.FRANCE: ALLY,
        facts.BAVARIA: ALLY,
        facts.PRUSSIA: PARTNER,
    },
    facts.AUSTRIAN_ALLY: {
        facts.AUSTRIA: PARTNER,
        facts.PRAGMATIC: ALLY,
        facts.FRANCE: ENEMY,
        facts.BAVARIA: ENEMY,
        facts.PRUSSIA: ENEMY,
    },
}


def _relations(saxony: int, truce: bool) -> list[int]:
    """The relation of each pair of powers (M4.1, M4.2, M4.3, M4.4, M4.5, M4.6), row by row."""
    count = len(facts.POWERS)
    table = [NONE] * (count * count)

    def both(one: int, other: int, relation: int) -> None:
        table[one * count + other] = relation
        table[other * count + one] = relation

    for power in range(count):
        table[power * count + power] = SAME
    both(facts.FRANCE, facts.BAVARIA, PARTNER)
    both(facts.AUSTRIA, facts.PRAGMATIC, PARTNER)
    for power in (facts.FRANCE, facts.BAVARIA):
        both(facts.AUSTRIA, power, ENEMY)
        both(facts.PRAGMATIC, power, ENEMY)
        if not truce:
            both(facts.PRUSSIA, power, ALLY)
    if not truce:
        both(facts.AUSTRIA, facts.PRUSSIA, ENEMY)
    for power, relation in SAXON_RELATIONS.get(saxony, {}).items():
        if power != facts.PRUSSIA or not truce:
            both(power, facts.SAXONY, relation)
    return table


# By Saxony's status, twice: without and with Prussia's truce
RELATIONS: Final[list[list[int]]] = [
    _relations(status, truce) for truce in (False, True) for status in range(len(facts.STATUSES))
]

# Whose markers a power uses and whose victories its own are, by Saxony's status (M21.3, M16.16,
# M28.11)
MAJOR_OF: Final[list[list[int]]] = [
    [facts.AUSTRIA, facts.PRAGMATIC, facts.FRANCE, facts.FRANCE, facts.PRUSSIA, saxon]
    for saxon in (facts.PRUSSIA, facts.NO_POWER, facts.AUSTRIA)
]

# Which seat plays a power: by Saxony's status, for three players and for two
SEAT_OF: Final[list[list[int]]] = [
    [facts.AUSTRIAN, facts.PRUSSIAN, facts.FRENCH, facts.FRENCH, facts.PRUSSIAN, saxon]
    for saxon in (facts.PRUSSIAN, facts.AUSTRIAN, facts.AUSTRIAN)
]
SEAT_OF_TWO: Final[list[list[int]]] = [
    [facts.AUSTRIAN, facts.AUSTRIAN, facts.FRENCH, facts.FRENCH, facts.FRENCH, saxon]
    for saxon in (facts.FRENCH, facts.AUSTRIAN, facts.AUSTRIAN)
]


# The powers of the stages of France, Prussia and Austria, in their order (M6.2, M6.5), by status
_FRENCH: Final[list[int]] = [facts.FRANCE, facts.BAVARIA]
_AUSTRIAN: Final[list[int]] = [facts.AUSTRIA, facts.PRAGMATIC]
ACTS: Final[list[list[list[int]]]] = [
    [_FRENCH, [facts.PRUSSIA, facts.SAXONY], _AUSTRIAN],
    [_FRENCH, [facts.PRUSSIA], [*_AUSTRIAN, facts.SAXONY]],
    [_FRENCH, [facts.PRUSSIA], [*_AUSTRIAN, facts.SAXONY]],
]


def _open_ground(saxony: int, truce: bool, annexed: bool, introductory: bool) -> list[bool]:
    """Which cities are open to which powers: their maps, what is neutral (M4.7, M12.11, M28)."""
    neutral = [False] * len(facts.POWERS)
    neutral[facts.SAXONY] = saxony == facts.NEUTRAL
    neutral[facts.PRUSSIA] = truce
    found: list[bool] = []
    for power in range(len(facts.POWERS)):
        for city in range(facts.CITY_COUNT):
            territory = facts.TERRITORY[city]
            home = (
                facts.PRUSSIA if annexed and territory == facts.SILESIA else facts.HOME[territory]
            )
            on_map = facts.MAY_USE[power][facts.MAP_OF[city]]
            if introductory and facts.MAP_OF[city] == facts.FLANDERS:
                on_map = False
            foreign = home != power and (
                neutral[power] or (home != facts.NO_POWER and neutral[home])
            )
            found.append(on_map and not foreign)
    return found


# By power and city, for each state of Saxony's status, then the truce, the annexation, the form
OPEN: Final[list[list[bool]]] = [
    _open_ground(status, truce, annexed, introductory)
    for introductory in (False, True)
    for annexed in (False, True)
    for truce in (False, True)
    for status in range(len(facts.STATUSES))
]
