"""The hussars (M10): Austria places both, or leaves them where they are."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.state import Maria

RIDE: Final = 4  # from an Austrian general (M10.2)

# By city: the Bohemian cities that are near enough
_BOHEMIAN: Final = [city for city in facts.EVERY_CITY if facts.MAP_OF[city] == facts.BOHEMIA]
RIDES: Final[list[list[Place]]] = [
    [city for city in _BOHEMIAN if facts.ROADS.distances(start)[city] <= RIDE]
    for start in facts.EVERY_CITY
]


def may_ride_to(game: Maria, hussar: int, city: Place) -> Refusal:
    """A free Bohemian city where no piece stands and Austria may go (M10.2)."""
    if facts.MAP_OF[city] != facts.BOHEMIA:
        return no.HUSSAR_MAP
    other = game.hussar_at(city)
    if other != slots.NOBODY:
        return no.HUSSAR_STAYS if other == hussar else no.HUSSAR_TWICE
    if game.first(city) != slots.NOBODY:
        return no.HUSSAR_PIECE
    if not game.is_open(facts.AUSTRIA, city):
        return no.HUSSAR_NEUTRAL
    return ALLOWED


def may_place_hussar(game: Maria, hussar: int, city: Place) -> Refusal:
    """The same, near enough to an Austrian general (M10.2)."""
    refusal = may_ride_to(game, hussar, city)
    if refusal is not ALLOWED:
        return refusal
    row = facts.ROADS.distances(city)
    for general in facts.GENERALS_OF[facts.AUSTRIA]:
        place = game.place_of(general)
        if place >= 0 and row[place] <= RIDE:
            return ALLOWED
    return no.HUSSAR_FAR


def places(game: Maria, hussar: int) -> list[Place]:
    """Where this hussar may go, in the order of the cities."""
    near = [False] * facts.CITY_COUNT
    for general in facts.GENERALS_OF[facts.AUSTRIA]:
        place = game.place_of(general)
        if place >= 0:
            for city in RIDES[place]:
                near[city] = True
    return [
        city
        for city in facts.EVERY_CITY
        if near[city] and may_ride_to(game, hussar, city) is ALLOWED
    ]


@final
class HussarStage(Procedure[Maria]):
    """Stage 2: each hussar is placed, re-placed or left (M10.1)."""

    def __init__(self, hussar: int = facts.FIRST_HUSSAR) -> None:
        self.hussar = hussar

    def copy(self) -> HussarStage:
        return HussarStage(self.hussar)

    def advance(self, game: Maria) -> Outcome:
        if self.hussar == facts.BODY_COUNT:
            return DONE
        actions = [do.HUSSAR + city for city in places(game, self.hussar)]
        if not actions:
            if game.journal is not None:
                self.withhold_places(game)
            self.hussar += 1
            return ON
        actions.append(do.LEAVE)
        return game.ask(game.seat_of(facts.AUSTRIA), "hussar", "M10.1", actions, self.hussar)

    def withhold_places(self, game: Maria) -> None:
        """A hussar can go nowhere: for each city the reason."""
        for city in facts.EVERY_CITY:
            refusal = may_place_hussar(game, self.hussar, city)
            game.withhold(game.seat_of(facts.AUSTRIA), do.HUSSAR + city, 1, refusal)

    def answer(self, game: Maria, action: int) -> None:
        hussar = self.hussar
        self.hussar += 1
        if action == do.LEAVE:
            city = game.place_of(hussar)
            game.tell("hussar-left", "M10.3", {"piece": hussar, "city": city})
            return
        city = Place(action - do.HUSSAR)
        args = {"piece": hussar, "city": city, "from": game.place_of(hussar)}
        game.tell("hussar-placed", "M10.1", {**args, "rules": ["M10.2"]})
        game.put(hussar, city)

    def why_not(self, game: Maria, action: int) -> Refusal:
        city = action % do.STRIDE
        if action - city != do.HUSSAR:
            return NOT_ASKED_NOW
        return may_place_hussar(game, self.hussar, Place(city))
