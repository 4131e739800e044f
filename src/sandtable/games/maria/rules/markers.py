"""Markers of victory on fortresses, and those set aside (M21.1-M21.3, M21.7, M21.11, M26, M27)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules import facts, powers, slots
from sandtable.games.maria.rules.state import Maria

ENOUGH_SEATS: Final = 3  # of the four in the west (M21.7)


def conquer(game: Maria, power: int, city: Place, rule: str, also: list[str]) -> None:
    """A fortress falls to a power; `rule` says how, `also` what it shows. Markers follow M21.3."""
    if facts.IS_WESTERN[city]:
        turn_elector(game, power, city, [rule, *also])
    else:
        lost = game.mark(city)
        owner = game.major_of(power)
        placed = owner if places_marker(game, owner, city) else facts.NO_POWER
        game.set_mark(city, placed)
        if game.journal is not None:
            args: dict[str, Any] = {"power": power, "city": city, "owner": placed, "lost": lost}
            rules = [*notes(game, power, city, placed, rule), *also]
            game.tell("conquers", rule, {**args, "rules": rules})
    if game.scalars[slots.ASIDE + facts.FRANCE] and game.major_of(power) == facts.FRANCE:
        if facts.MAP_OF[city] == facts.BOHEMIA:
            return_aside(game, facts.FRANCE, "M27.3")


def places_marker(game: Maria, owner: int, city: Place) -> bool:
    """Whether a conquest is marked: not at home, nor in the home of a major friend (M21.2)."""
    if facts.TERRITORY[city] == facts.SILESIA:
        return True
    home = game.home_of(city)
    if home == facts.NO_POWER:
        return True
    if home == owner:
        return False
    return not facts.IS_MAJOR[home] or game.relation(owner, home) not in (
        powers.PARTNER,
        powers.ALLY,
    )


def notes(game: Maria, power: int, city: Place, placed: int, rule: str) -> list[str]:
    """The rules that a conquest shows besides."""
    rules = ["M21.1", "M21.3", "M3.7"]
    if placed != facts.NO_POWER:
        rules.append("M21.2")
    if rule == "M15.2":
        rules += ["M12.13", "M19.2"]
    home = game.home_of(city)
    if facts.TERRITORY[city] == facts.SILESIA:
        if power not in (facts.AUSTRIA, facts.PRUSSIA):
            rules.append("M3.12")
    elif home != facts.NO_POWER and not game.are_enemies(power, home):
        rules.append("M15.9")
    if power == facts.SAXONY and placed == facts.AUSTRIA:
        rules.append("M28.11")
    return rules


def turn_elector(game: Maria, power: int, city: Place, rules: list[str]) -> None:
    """A western seat: its marker is turned over, and nothing else is placed (M15.8, M21.11)."""
    side = facts.FRENCH_SIDE if game.major_of(power) == facts.FRANCE else facts.COMMON_SIDE
    game.set_elector(city, side)
    args = {"power": power, "city": city, "rules": [*rules, "M15.8"]}
    game.tell("elector-turned", "M21.11", args)
    update_electors_box(game)


def update_electors_box(game: Maria) -> None:
    """Three of the four western seats give their holder a marker (M21.7)."""
    common = 0
    for number in range(len(facts.WESTERN)):
        common += game.scalars[slots.WEST + number]
    holder = facts.NO_POWER
    if common >= ENOUGH_SEATS:
        holder = facts.PRAGMATIC
    elif len(facts.WESTERN) - common >= ENOUGH_SEATS:
        holder = facts.FRANCE
    if holder == game.scalars[slots.ELECTORS_BOX]:
        return
    if game.journal is not None:
        lost = game.scalars[slots.ELECTORS_BOX]
        args: dict[str, Any] = {"power": holder, "lost": lost, "rules": ["M21.12"]}
        game.tell("electors-box", "M21.7", args)
    game.give_box(slots.ELECTORS_BOX, holder)


def note_prussians_abroad(game: Maria, rule: str = "M26.11") -> None:
    """After the truce, the first Prussian piece outside Prussia costs what was set aside.

    To be called whenever a Prussian piece has come to another city (M26.11, M26.12).
    """
    if (
        not game.scalars[slots.ASIDE + facts.PRUSSIA]
        or not game.scalars[slots.ANNEXED]
        or game.scalars[slots.TRUCE]
    ):
        return
    for pieces in (facts.GENERALS_OF[facts.PRUSSIA], facts.TRAINS_OF[facts.PRUSSIA]):
        for piece in pieces:
            city = game.place_of(piece)
            if city >= 0 and game.home_of(city) != facts.PRUSSIA:
                return_aside(game, facts.PRUSSIA, rule)
                return


def return_aside(game: Maria, power: int, rule: str) -> None:
    """What was set aside goes back to the pool, for good."""
    count = game.scalars[slots.ASIDE + power]
    game.move_markers(power, slots.ASIDE, -count)
    game.tell("aside-returns", rule, {"power": power, "count": count})
