"""What feeds a general (M11.2, M11.3): his home, or a path to a train; Arenberg (M29)."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import Refusal
from sandtable.games.maria.rules import facts, refusals as no, slots
from sandtable.games.maria.rules.powers import ENEMY
from sandtable.games.maria.rules.state import Maria

LONGEST: Final = 6  # roads between a train and a general (M11.3)
UNREACHED: Final = 99

# What the test of a general found, if it is not the price of supply
FED: Final = 0
HUNGRY: Final = -1


def is_home(game: Maria, general: int, city: Place) -> bool:
    """Where a general needs no train (M11.2), Arenberg also in the Dutch Republic (M29.1)."""
    power = facts.POWER_OF[general]
    if game.home_of(city) == power:
        return True
    territory = facts.TERRITORY[city]
    if (
        territory == facts.SILESIA and game.form.silesia_supply and not game.scalars[slots.ANNEXED]
    ):  # M3.6
        return power == facts.AUSTRIA or (power == facts.PRUSSIA and game.form.silesia_supply == 2)
    return general == facts.ARENBERG and territory == facts.NETHERLANDS


def lies_open(game: Maria, power: int, city: Place, past_hussars: bool) -> bool:
    """Whether a supply path may run through a city: no enemy piece, no neutral ground (M11.3)."""
    piece = game.first(city)
    if piece != slots.NOBODY:
        if game.relation(power, facts.POWER_OF[piece]) == ENEMY:
            return False
        second = game.second(city)
        if second != slots.NOBODY and game.relation(power, facts.POWER_OF[second]) == ENEMY:
            return False
    home = game.home_of(city)
    if home != facts.NO_POWER and home != power and game.is_neutral(home):
        return False
    if facts.MAP_OF[city] == facts.FLANDERS and game.form.introductory:
        return False  # the links are closed (M31.9)
    return past_hussars or game.hussar_at(city) == slots.NOBODY


def path_length(game: Maria, general: int, past_hussars: bool) -> int:
    """The roads of the shortest open path from an own train, UNREACHED beyond six (M11.3)."""
    power = facts.POWER_OF[general]
    start = game.place_of(general)
    goals: list[int] = []
    for train in facts.TRAINS_OF[power]:
        goals.append(game.place_of(train))
    if general == facts.ARENBERG:
        for train in facts.TRAINS_OF[facts.PRAGMATIC]:
            goals.append(game.place_of(train))  # M29.2, on either map (M29.4)
    plain = facts.ROADS.distances(start)
    nearest = UNREACHED
    for goal in goals:
        if goal >= 0 and plain[goal] < nearest:
            nearest = plain[goal]
    if nearest > LONGEST:
        return UNREACHED
    seen = [False] * facts.CITY_COUNT
    seen[start] = True
    ring = [start]
    for length in range(1, LONGEST + 1):
        further: list[Place] = []
        for city in ring:
            for near in facts.ROADS.near[city]:
                if seen[near]:
                    continue
                seen[near] = True
                if near in goals:
                    return length
                if lies_open(game, power, near, past_hussars):
                    further.append(near)
        ring = further
    return UNREACHED


def hussars_about(game: Maria) -> bool:
    return game.on_map(facts.FIRST_HUSSAR) or game.on_map(facts.FIRST_HUSSAR + 1)


def finding(game: Maria, general: int) -> int:
    """FED, HUNGRY, or the price of supply (M10.5, M11.2, M11.3, M11.6, M11.7)."""
    if is_home(game, general, game.place_of(general)):
        return FED
    owes = game.are_enemies(facts.POWER_OF[general], facts.AUSTRIA) and hussars_about(game)
    length = path_length(game, general, True)
    if length == UNREACHED:
        return HUNGRY
    if owes and path_length(game, general, False) == UNREACHED:
        return length
    return FED


def owes_nothing(game: Maria, general: int) -> Refusal:
    """Why a general on the map owes no toll (M11.6, M11.11)."""
    at_home = game.on_map(general) and is_home(game, general, game.place_of(general))
    return no.TOLL_AT_HOME if at_home else no.NO_TOLL
