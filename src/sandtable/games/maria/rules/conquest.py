"""Conquest and protection (M15), and conquest after the fact (M18)."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules.facts import (
    FORTRESS,
    FORTRESSES,
    GENERAL_COUNT,
    MAP_OF,
    NO_POWER,
    POWER_OF,
    RANK,
    ROADS,
)
from sandtable.games.maria.rules.markers import conquer
from sandtable.games.maria.rules.state import DOWN, NOBODY, Maria

COVER: Final = 3  # how far a general protects (M15.4)


def protector(game: Maria, city: Place) -> int:
    """A general who protects a fortress: its controller's or a partner's, near enough (M15.4).

    Neither what stands between nor his supply matters; a neutral general protects nothing (M15.5).
    """
    controller = game.controller(city)
    if controller == NO_POWER:
        return NOBODY
    distances = ROADS.distances(city)
    for general in range(GENERAL_COUNT):
        place = game.place_of(general)
        if place >= 0 and distances[place] <= COVER:
            power = POWER_OF[general]
            if game.cooperate(power, controller) and not game.is_neutral(power):
                return general
    return NOBODY


def is_protected(game: Maria, city: Place) -> bool:
    return protector(game, city) != NOBODY


def conqueror(game: Maria, power: int, generals: list[int], city: Place) -> int:
    """Who of those that leave a city takes it: the commander, if he is supplied, else the other.

    At equal ranks the general of the power that moves goes first.
    """
    found = NOBODY
    for general in generals:
        if game.has(general, DOWN) or not game.is_enemy_fortress(POWER_OF[general], city):
            continue
        equal = found != NOBODY and RANK[general] == RANK[found] and POWER_OF[general] == power
        if found == NOBODY or RANK[general] < RANK[found] or equal:
            found = general
    return found


def pass_fortress(game: Maria, power: int, generals: list[int], city: Place, taken: int) -> int:
    """Generals pass through a city or leave it: an enemy fortress falls, or is marked.

    1 if it falls; `taken` are those that fell on the way so far (M15.6).
    """
    if not FORTRESS[city]:
        return 0
    general = conqueror(game, power, generals, city)
    if general == NOBODY:
        if game.journal is not None and game.is_enemy_fortress(power, city):
            args = {"piece": generals[0], "city": city, "rules": ["M15.1", "M15.10"]}
            game.tell("passes-in-vain", "M11.12", args)
        return 0
    taker = POWER_OF[general]
    guard = protector(game, city)
    if guard == NOBODY:
        conquer(game, taker, city, "M15.2", ["M15.6"] if taken else [])
        return 1
    earlier = game.query(city)
    game.set_query(city, taker)
    if game.journal is not None:
        rules = ["M15.3", "M15.4"]
        if earlier not in (NO_POWER, taker):
            rules.append("M18.4")
        if MAP_OF[game.place_of(guard)] != MAP_OF[city]:
            rules.append("M15.5")
        if game.has(guard, DOWN):
            rules.append("M11.12")
        args = {"power": taker, "piece": guard, "city": city}
        game.tell("query", "M18.1", {**args, "rules": rules})
    return 0


def settle_queries(game: Maria) -> None:
    """Phase v: what was passed while it was protected falls if it no longer is (M18.2)."""
    for city in FORTRESSES:
        power = game.query(city)
        if power == NO_POWER:
            continue
        game.set_query(city, NO_POWER)
        if game.is_enemy_fortress(power, city) and not is_protected(game, city):
            conquer(game, power, city, "M18.2", ["M18.3"])
        elif game.journal is not None:
            game.tell("query-lifted", "M18.2", {"power": power, "city": city})
