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


def cover_value(view: Outlook, own: list[int], city: Place) -> float:
    """What a general or a union protects here that nobody else would (M15.4)."""
    power = facts.POWER_OF[own[0]]
    row = facts.ROADS.distances(city)
    value = 0.0
    for number in threatened(view, power):
        fortress = facts.FORTRESSES[number]
        if row[fortress] <= COVER:
            value += view.alarms[number] * left_open(view, own, fortress)
    return value * view.manner(power).cover


def call_for(view: Outlook, own: list[int], city: Place) -> float:
    """How much there is to protect that nobody protects, and that is too far from here."""
    power = facts.POWER_OF[own[0]]
    row = facts.ROADS.distances(city)
    value = 0.0
    for number in threatened(view, power):
        fortress = facts.FORTRESSES[number]
        if row[fortress] > COVER and view.game.is_open(power, fortress):
            steps = min(row[fortress] - COVER, len(CALLED) - 1)
            value += view.alarms[number] * CALLED[steps] * left_open(view, own, fortress)
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


def left_open(view: Outlook, own: list[int], fortress: Place) -> float:
    """How likely a fortress is without a protector, if these generals do not protect it.

    A partner whom one of them leaves behind still does. Who is weak may be driven off.
    """
    here = view.game.place_of(own[0])
    value = 1.0
    for place in view.keepers(fortress):
        city = Place(place)
        if city != here:
            value *= 1.0 - RELIED_ON * hold(view, city)
        elif len(own) == 1 and view.game.partner(own[0]) >= 0:
            value *= 1.0 - RELIED_ON * hold_of_partner(view, view.game.partner(own[0]), city)
    return value


def hold(view: Outlook, city: Place) -> float:
    """How far one may rely on those who stand in a city to stay there, whoever comes next."""
    found = view.holds[city]
    if found < 0:
        found = reliance(view, view.game.generals_at(city), city)
        view.holds[city] = found
    return found


def hold_of_partner(view: Outlook, partner: int, city: Place) -> float:
    """The same of a general whom his partner leaves behind."""
    found = view.partner_holds[partner]
    if found < 0:
        found = reliance(view, [partner], city)
        view.partner_holds[partner] = found
    return found


def reliance(view: Outlook, own: list[int], city: Place) -> float:
    doubted = view.manner(facts.POWER_OF[own[0]]).doubted
    return 1.0 - doubted * danger_at(view, own, city)[1]
