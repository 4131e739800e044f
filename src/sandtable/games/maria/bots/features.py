"""A position in numbers, for one seat: what its value to that seat is reckoned from.

The weights are fitted to games (`data/value.json`), by seat; they belong to these numbers in this
order.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria

MAJOR: Final[list[int]] = [power for power in range(len(facts.POWERS)) if facts.IS_MAJOR[power]]
OF_POWER: Final[list[str]] = [
    "pool", "pool squared", "last", "placed", "troops", "generals", "hand", "cards", "prizes",
    "alarms", "trains",
]  # fmt: skip
NAMES: Final[list[str]] = [
    *[f"{facts.POWERS[power]} {name}" for power in MAJOR for name in OF_POWER],
    "turn", "track", "western seats", "own hunger",
]  # fmt: skip


def power_features(game: Maria, power: int, view: Outlook) -> list[float]:
    """One major power: markers, forces, cards, what it may take and what it may lose."""
    pool = game.pool(power)
    troops = 0.0
    generals = game.generals_on_map(power)
    for general in generals:
        troops += view.troops[general]
    hand = 0.0
    for suit in range(len(facts.SUITS)):
        hand += view.cards_of(power, suit)
    prizes = 0.0
    for general in generals:
        prizes += view.pull(power, game.place_of(general))
    alarms = 0.0
    if not view.alarms:
        view.find_alarms()
    for number, city in enumerate(facts.FORTRESSES):
        if game.major_of(game.controller(city)) == power and view.alarms[number] > 0:
            if not view.keepers(city):
                alarms += view.alarms[number]
    trains = 0
    for train in facts.TRAINS_OF[power]:
        trains += 1 if game.place_of(train) >= 0 else 0
    return [
        float(pool),
        pool * pool / 10.0,
        1.0 / (1.0 + max(0, pool)),
        float(game.placed(power)),
        troops / 5.0,
        float(len(generals)),
        hand / 40.0,
        game.hand_size(power) / 5.0,
        prizes,
        alarms,
        float(trains),
    ]


def features(game: Maria, seat: int) -> list[float]:
    """All of it, as this seat may know it."""
    view = Outlook(game, seat, False)
    found: list[float] = []
    for power in MAJOR:
        found.extend(power_features(game, power, view))
    west = 0
    for number in range(len(facts.WESTERN)):
        west += 1 if game.scalars[slots.WEST + number] == facts.FRENCH_SIDE else 0
    hunger = 0.0
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place >= 0 and game.seat_of(facts.POWER_OF[general]) == seat:
            hunger += view.hunger(general, place)
    found.append(game.scalars[slots.TURN] / 5.0)
    found.append(float(game.scalars[slots.TRACK]))
    found.append(float(west))
    found.append(hunger)
    return found
