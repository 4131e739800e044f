"""Trains: where they feed most generals and are out of reach (M11, M14)."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.bots.peace import cost_of_leaving
from sandtable.games.maria.rules import facts, powers, reach, slots
from sandtable.games.maria.rules.paths import LONGEST, is_home
from sandtable.games.maria.rules.reach import may_enter

FED: Final = 0.3
SLACK: Final = 0.01  # for each road nearer
CAUGHT: Final = 0.25  # an enemy may run it over
STEPS_TO_IT: Final = 3
NEW_TRAIN: Final = 0.12  # its price, in markers
NONE: Final = -1e9


def train_value(view: Outlook, train: int, city: Place) -> float:
    """A train in a city: whom it feeds, whom it will feed, who may run it over."""
    game = view.game
    power = facts.POWER_OF[train]
    row = facts.ROADS.distances(city)
    others = [
        game.place_of(each)
        for each in facts.TRAINS_OF[power]
        if each != train and game.on_map(each)
    ]
    value = 0.0
    for general in game.generals_on_map(power):
        place = game.place_of(general)
        away = row[place]
        away_from_others = 99
        for other in others:
            away_from_others = min(away_from_others, facts.ROADS.distance(place, other))
        if away_from_others < away and away_from_others <= LONGEST - 2:
            continue
        home = is_home(game, general, place)
        if away <= LONGEST and not home and away_from_others > LONGEST:
            value += FED
        value -= SLACK * min(max(away - 2, 0), 15) * (0.5 if home else 1.0)
    return value - CAUGHT * hunters(view, power, row) - cost_of_leaving(view, train, city)


def hunters(view: Outlook, power: int, row: list[int]) -> float:
    """Enemy generals who could come here next turn."""
    game = view.game
    near = 0.0
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place >= 0 and row[place] <= STEPS_TO_IT:
            if game.relation(power, facts.POWER_OF[general]) == powers.ENEMY:
                near += 1.0
    return near


def best_ride(view: Outlook, train: int, here: Place, steps: int, main: bool, closed: int) -> float:
    """The best place that a train can reach with the steps it has left."""
    best = NONE
    for city in facts.ROADS.near[here]:
        on_main = main and city in facts.ROADS.better[here]
        if steps >= reach.TRAIN_STRIDES + (1 if on_main else 0):
            continue
        if may_enter(view.game, train, slots.NOBODY, city) is not ALLOWED:
            continue
        if closed and facts.MAP_OF[city] == facts.FLANDERS:
            continue
        best = max(best, train_value(view, train, city))
        if steps < reach.TRAIN_STRIDES:
            best = max(best, best_ride(view, train, city, steps + 1, on_main, closed))
    return best


def ride_gain(view: Outlook, train: int, closed: int) -> float:
    here = view.game.place_of(train)
    return best_ride(view, train, here, 0, True, closed) - train_value(view, train, here)


def new_train_gain(view: Outlook, train: int) -> float:
    """To buy a train that is lost, if somebody needs it; never one that is on the map."""
    game = view.game
    if game.on_map(train):
        return NONE
    for general in game.generals_on_map(facts.POWER_OF[train]):
        if view.hunger(general, game.place_of(general)) > 0:
            return NEW_TRAIN
    return 0.01 if game.hand_size(facts.POWER_OF[train]) >= 4 else NONE
