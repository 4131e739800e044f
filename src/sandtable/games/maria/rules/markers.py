"""Markers of victory on fortresses, and those set aside (M21.1-M21.3, M21.7, M21.11, M26, M27)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules.facts import (
    AUSTRIA,
    BOHEMIA,
    COMMON_SIDE,
    FRANCE,
    FRENCH_SIDE,
    GENERALS_OF,
    IS_MAJOR,
    IS_WESTERN,
    MAP_OF,
    NO_POWER,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    SILESIA,
    TERRITORY,
    TRAINS_OF,
    WESTERN,
)
from sandtable.games.maria.rules.powers import ALLY, PARTNER
from sandtable.games.maria.rules.state import (
    ANNEXED,
    ASIDE,
    ELECTORS_BOX,
    TRUCE,
    WEST,
    Maria,
)

ENOUGH_SEATS: Final = 3  # of the four in the west (M21.7)


def conquer(game: Maria, power: int, city: Place, rule: str, also: list[str]) -> None:
    """A fortress falls to a power; `rule` says how, `also` what it shows. Markers follow M21.3."""
    if IS_WESTERN[city]:
        turn_elector(game, power, city, [rule, *also])
    else:
        lost = game.mark(city)
        owner = game.major_of(power)
        placed = owner if places_marker(game, owner, city) else NO_POWER
        game.set_mark(city, placed)
        if game.journal is not None:
            args: dict[str, Any] = {"power": power, "city": city, "owner": placed, "lost": lost}
            rules = [*notes(game, power, city, placed, rule), *also]
            game.tell("conquers", rule, {**args, "rules": rules})
    if game.scalars[ASIDE + FRANCE] and game.major_of(power) == FRANCE:
        if MAP_OF[city] == BOHEMIA:
            return_aside(game, FRANCE, "M27.3")


def places_marker(game: Maria, owner: int, city: Place) -> bool:
    """Whether a conquest is marked: not at home, nor in the home of a major friend (M21.2)."""
    if TERRITORY[city] == SILESIA:
        return True
    home = game.home_of(city)
    if home == NO_POWER:
        return True
    if home == owner:
        return False
    return not IS_MAJOR[home] or game.relation(owner, home) not in (PARTNER, ALLY)


def notes(game: Maria, power: int, city: Place, placed: int, rule: str) -> list[str]:
    """The rules that a conquest shows besides."""
    rules = ["M21.1", "M21.3", "M3.7"]
    if placed != NO_POWER:
        rules.append("M21.2")
    if rule == "M15.2":
        rules += ["M12.13", "M19.2"]
    home = game.home_of(city)
    if TERRITORY[city] == SILESIA:
        if power not in (AUSTRIA, PRUSSIA):
            rules.append("M3.12")
    elif home != NO_POWER and not game.are_enemies(power, home):
        rules.append("M15.9")
    if power == SAXONY and placed == AUSTRIA:
        rules.append("M28.11")
    return rules


def turn_elector(game: Maria, power: int, city: Place, rules: list[str]) -> None:
    """A western seat: its marker is turned over, and nothing else is placed (M21.11)."""
    side = FRENCH_SIDE if game.major_of(power) == FRANCE else COMMON_SIDE
    game.set_elector(city, side)
    if game.journal is not None:
        args = {"power": power, "city": city, "rules": [*rules, "M15.8"]}
        game.tell("elector-turned", "M21.11", args)
    update_electors_box(game)


def update_electors_box(game: Maria) -> None:
    """Three of the four western seats are worth a marker to whoever holds them (M21.7)."""
    common = 0
    for number in range(len(WESTERN)):
        common += game.scalars[WEST + number]
    holder = NO_POWER
    if common >= ENOUGH_SEATS:
        holder = PRAGMATIC
    elif len(WESTERN) - common >= ENOUGH_SEATS:
        holder = FRANCE
    if holder == game.scalars[ELECTORS_BOX]:
        return
    if game.journal is not None:
        lost = game.scalars[ELECTORS_BOX]
        args: dict[str, Any] = {"power": holder, "lost": lost, "rules": ["M21.12"]}
        game.tell("electors-box", "M21.7", args)
    game.give_box(ELECTORS_BOX, holder)


def note_prussians_abroad(game: Maria, rule: str = "M26.11") -> None:
    """After the truce, the first Prussian piece outside Prussia costs what was set aside.

    To be called whenever a Prussian piece has come to another city (M26.11, M26.12).
    """
    if not game.scalars[ASIDE + PRUSSIA] or not game.scalars[ANNEXED] or game.scalars[TRUCE]:
        return
    for pieces in (GENERALS_OF[PRUSSIA], TRAINS_OF[PRUSSIA]):
        for piece in pieces:
            city = game.place_of(piece)
            if city >= 0 and game.home_of(Place(city)) != PRUSSIA:
                return_aside(game, PRUSSIA, rule)
                return


def return_aside(game: Maria, power: int, rule: str) -> None:
    """What was set aside goes back to the pool, for good."""
    count = game.scalars[ASIDE + power]
    game.move_markers(power, ASIDE, -count)
    if game.journal is not None:
        game.tell("aside-returns", rule, {"power": power, "count": count})
