"""Cover: what a general protects in a city (M15.4), and where protectors are missing."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.bots.battles import danger_at
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.conquest import COVER

RELIED_ON: Final = 0.9  # of a protector who cannot be driven off
# How much a fortress counts that is so many roads too far away to be protected
CALLED: Final[list[float]] = [0.85**steps for steps in range(24)]


def cover_value(view: Outlook, general: int, city: Place) -> float:
    """What a general protects here that nobody else would (M15.4)."""
    row = facts.ROADS.distances(city)
    value = 0.0
    for number in threatened(view, facts.POWER_OF[general]):
        fortress = facts.FORTRESSES[number]
        if row[fortress] <= COVER:
            value += view.alarms[number] * left_open(view, general, fortress)
    return value * view.manner(facts.POWER_OF[general]).cover


def call_for(view: Outlook, general: int, city: Place) -> float:
    """How much there is to protect that nobody protects, and that is too far from here."""
    power = facts.POWER_OF[general]
    row = facts.ROADS.distances(city)
    value = 0.0
    for number in threatened(view, power):
        fortress = facts.FORTRESSES[number]
        if row[fortress] > COVER and view.game.is_open(power, fortress):
            steps = min(row[fortress] - COVER, len(CALLED) - 1)
            value += view.alarms[number] * CALLED[steps] * left_open(view, general, fortress)
    return value


def threatened(view: Outlook, power: int) -> list[int]:
    """The fortresses of a power and its friends that an enemy may take, by number."""
    if not view.alarms:
        view.find_alarms()
    game = view.game
    return [
        number
        for number, fortress in enumerate(facts.FORTRESSES)
        if view.alarms[number] > 0 and game.cooperate(power, game.controller(fortress))
    ]


def left_open(view: Outlook, general: int, fortress: Place) -> float:
    """How likely a fortress is without a protector, if this general does not protect it.

    Who stands where the general stands may go with him. Who is weak may be driven off.
    """
    here = view.game.place_of(general)
    value = 1.0
    for place in view.keepers(fortress):
        if place != here:
            value *= 1.0 - RELIED_ON * hold(view, Place(place))
    return value


def hold(view: Outlook, city: Place) -> float:
    """How far one may rely on those who stand in a city to stay there, whoever comes next."""
    found = view.holds[city]
    if found < 0:
        own = view.game.generals_at(city)
        doubted = view.manner(facts.POWER_OF[own[0]]).doubted
        found = 1.0 - doubted * danger_at(view, own, city)[1]
        view.holds[city] = found
    return found
