"""The values of things to a seat, in markers of victory: markers, conquests, troops, cards."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.bots.election import seat_value
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.markers import ENOUGH_SEATS, places_marker
from sandtable.games.maria.rules.state import Maria

# A marker to a power that has none, one, two, ... in its pool: the last ones are the game
_BY_POOL: Final[list[float]] = [4.0, 4.0, 2.6, 1.9, 1.5, 1.3, 1.15, 1.0]
RIVAL: Final = 1.0  # the part of its value that a marker of a rival costs
LEADER: Final = 2.6  # the same of a rival who may win soon: who else would stop it?
SOON: Final = 6  # markers that a power may place in one good stage, about one a general
TROOP: Final = 0.22
GENERAL: Final = 0.6  # a general on the map, besides the troops
CARD_POINT: Final = 0.015
SEAT_IN_WEST: Final = 0.3  # one of four, of which three are a marker
HOLDING: Final = 0.1  # to hold a fortress, whatever it is marked with
RAID: Final = 0.15  # to run over a train


def only_defends(game: Maria, seat: int) -> bool:
    """Whether a seat wins by holding out, and by nothing else (M31.2, M31.6)."""
    return game.form.introductory and game.seat_of(facts.AUSTRIA) == seat


def marker_value(game: Maria, seat: int, power: int) -> float:
    """The value to a seat of one more marker of this power on the board; of a rival, a cost."""
    if power == facts.NO_POWER or not facts.IS_MAJOR[power]:
        return 0.0
    if game.form.introductory and power == facts.AUSTRIA:
        return (
            0.2 if game.seat_of(facts.AUSTRIA) == seat else -0.1
        )  # M31.6: they only tell who holds
    value = _BY_POOL[max(0, min(game.pool(power), len(_BY_POOL) - 1))]
    if game.seat_of(power) == seat:
        return value
    if only_defends(game, seat):
        return -value
    return -value * (LEADER if game.pool(power) <= SOON else RIVAL)


def marker_values(game: Maria, seat: int) -> list[float]:
    """By power."""
    return [marker_value(game, seat, power) for power in range(len(facts.POWERS))]


def conquest_value(game: Maria, markers: list[float], power: int, city: Place) -> float:
    """What a seat with these values of markers gains when a power takes a fortress (M21.3)."""
    owner = game.major_of(power)
    if owner == facts.NO_POWER:
        return 0.0
    vote = seat_value(game, markers, owner, city)
    if facts.IS_WESTERN[city]:
        return vote + elector_value(game, markers, owner)
    value = vote + (HOLDING if markers[owner] > 0 else -HOLDING)
    lost = game.mark(city)
    if lost != facts.NO_POWER:
        value -= markers[lost]
    if places_marker(game, owner, city):
        value += markers[owner]
    return value


def elector_value(game: Maria, markers: list[float], owner: int) -> float:
    """A western seat changes hands: one of three that make a marker (M21.7)."""
    side = facts.FRENCH_SIDE if owner == facts.FRANCE else facts.COMMON_SIDE
    held = 0
    for number in range(len(facts.WESTERN)):
        held += 1 if game.scalars[slots.WEST + number] == side else 0
    gains = markers[facts.FRANCE if side == facts.FRENCH_SIDE else facts.PRAGMATIC]
    loses = markers[facts.PRAGMATIC if side == facts.FRENCH_SIDE else facts.FRANCE]
    value = SEAT_IN_WEST * (gains - loses) / 2
    if held == ENOUGH_SEATS - 1:
        value += gains
    if len(facts.WESTERN) - held == ENOUGH_SEATS:
        value -= loses
    return value
