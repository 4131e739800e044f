"""Conquest and protection (M15), and conquest after the fact (M18)."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.markers import conquer
from sandtable.games.maria.rules.state import Maria

COVER: Final = 3  # how far a general protects (M15.4)


def protector(game: Maria, city: Place) -> int:
    """A general who protects a fortress: its controller's or a partner's, near enough (M15.4).

    Neither what stands between nor supply matters; a neutral general protects nothing (M15.5).
    """
    controller = game.controller(city)
    if controller == facts.NO_POWER:
        return slots.NOBODY
    distances = facts.ROADS.distances(city)
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place >= 0 and distances[place] <= COVER:
            power = facts.POWER_OF[general]
            if game.cooperate(power, controller) and not game.is_neutral(power):
                return general
    return slots.NOBODY


def conqueror(game: Maria, power: int, generals: list[int], city: Place) -> int:
    """Who of those that leave a city takes it: the commander, if supplied, else the other.

    Nobody who is face-down does, and no fortress of a friend falls (M11.12, M15.1, M15.10).

    At equal ranks the general of the power that moves goes first.
    """
    found = slots.NOBODY
    for general in generals:
        if game.has(general, slots.DOWN) or not game.is_enemy_fortress(
            facts.POWER_OF[general], city
        ):
            continue
        equal = (
            found != slots.NOBODY
            and facts.RANK[general] == facts.RANK[found]
            and facts.POWER_OF[general] == power
        )
        if found == slots.NOBODY or facts.RANK[general] < facts.RANK[found] or equal:
            found = general
    return found


def pass_fortress(game: Maria, power: int, generals: list[int], city: Place, taken: int) -> int:
    """Generals pass through a city or leave it: an enemy fortress falls, or is marked (M15.3).

    1 if it falls; `taken` are those that fell on the way so far (M15.6).
    """
    if not facts.FORTRESS[city]:
        return 0
    general = conqueror(game, power, generals, city)
    if general == slots.NOBODY:
        if game.journal is not None and game.is_enemy_fortress(power, city):
            args = {"piece": generals[0], "city": city, "rules": ["M15.1", "M15.10"]}
            game.tell("passes-in-vain", "M11.12", args)
        return 0
    taker = facts.POWER_OF[general]
    guard = protector(game, city)
    if guard == slots.NOBODY:
        conquer(game, taker, city, "M15.2", ["M15.6"] if taken else [])
        return 1
    earlier = game.query(city)
    game.set_query(city, taker)
    if game.journal is not None:
        rules = ["M15.3", "M15.4"]
        if earlier not in (facts.NO_POWER, taker):
            rules.append("M18.4")
        if facts.MAP_OF[game.place_of(guard)] != facts.MAP_OF[city]:
            rules.append("M15.5")
        if game.has(guard, slots.DOWN):
            rules.append("M11.12")
        args = {"power": taker, "piece": guard, "city": city}
        game.tell("query", "M18.1", {**args, "rules": rules})
    return 0


def settle_queries(game: Maria) -> None:
    """Phase v: what was passed while it was protected falls if it no longer is (M18.2)."""
    for city in facts.FORTRESSES:
        power = game.query(city)
        if power == facts.NO_POWER:
            continue
        game.set_query(city, facts.NO_POWER)
        if game.is_enemy_fortress(power, city) and protector(game, city) == slots.NOBODY:
            conquer(game, power, city, "M18.2", ["M18.3"])
        elif game.journal is not None:
            game.tell("query-lifted", "M18.2", {"power": power, "city": city})
