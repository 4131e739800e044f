"""Pieces that have to go elsewhere (M3.11): home, out of a union, or a step aside.

Home they go by peace and neutrality (M26.7, M28.6), out of a union when its powers part (M28.10,
M28.13), aside when somebody comes back from a mission (M24.5).
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import FAR, Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.shifting import ShiftPair
from sandtable.games.maria.rules.state import Maria

# Where they have to go, and the rule that sends them
BY_NEUTRALITY: Final = 0  # home
BY_PEACE: Final = 1  # home
FROM_PRUSSIAN: Final = 2  # out of a union, to an empty city
FROM_AUSTRIAN: Final = 3
ASIDE: Final = 4  # to a city next to it
RULES: Final[list[str]] = ["M28.6", "M26.7", "M28.10", "M28.13", "M24.5"]
NOT_NEAREST: Final[list[Refusal]] = [
    no.NOT_NEAREST,
    no.NOT_NEAREST_BY_PEACE,
    no.NOT_NEAREST_SAXON,
    no.NOT_NEAREST_AUSTRIAN,
]

NO_PIECE: Final = -1
OWNERS: Final[list[int]] = [  # as they act (M6.2)
    facts.FRANCE,
    facts.BAVARIA,
    facts.PRUSSIA,
    facts.AUSTRIA,
    facts.PRAGMATIC,
    facts.SAXONY,
]


def foreign_pieces(game: Maria, home: int) -> list[int]:
    """The pieces of other powers in a home country, in the order in which they leave it."""
    found: list[int] = []
    for power in OWNERS:
        found += pieces_in(game, power, home)
    return found


def pieces_in(game: Maria, power: int, home: int) -> list[int]:
    """The pieces of a power in the home country of another."""
    if power == home:
        return []
    return [
        piece
        for piece in facts.GENERALS_OF[power] + facts.TRAINS_OF[power]
        if game.on_map(piece) and game.home_of(game.place_of(piece)) == home
    ]


def may_stand(game: Maria, piece: int, together: bool, goal: int, city: Place) -> Refusal:
    """M3.11: ground that is open to it, and empty or making a legal union."""
    power = facts.POWER_OF[piece]
    home = game.home_of(city)
    if goal in (BY_NEUTRALITY, BY_PEACE) and home != power:
        if power != facts.FRANCE or home != facts.BAVARIA:
            return no.NOT_HOME_BY_PEACE if goal == BY_PEACE else no.NOT_ITS_HOME
    if not game.is_open(power, city):
        return no.CLOSED_TO_IT  # M4.7, M28.9
    if game.first(city) == slots.NOBODY:
        return ALLOWED
    if goal in (FROM_PRUSSIAN, FROM_AUSTRIAN):
        return no.NOT_EMPTY_FOR_SAXON if goal == FROM_PRUSSIAN else no.NOT_EMPTY_FOR_AUSTRIAN
    if together:
        return no.CITY_TAKEN
    return ALLOWED if may_join(game, piece, city) else no.CITY_TAKEN  # M9.3


def may_join(game: Maria, piece: int, city: Place) -> bool:
    """Whether a general makes a legal union with who stands in a city (M9.4).

    Austria and the Pragmatic Army would both have to consent (M9.5): not by being sent there.
    """
    other = game.first(city)
    if (
        piece >= facts.FIRST_TRAIN
        or other >= facts.FIRST_TRAIN
        or game.second(city) != slots.NOBODY
    ):
        return False
    powers = (facts.POWER_OF[piece], facts.POWER_OF[other])
    if not game.cooperate(powers[0], powers[1]):
        return False
    return powers not in ((facts.AUSTRIA, facts.PRAGMATIC), (facts.PRAGMATIC, facts.AUSTRIA))


def places_for(game: Maria, piece: int, together: bool, goal: int) -> list[Place]:
    """The nearest cities where a piece may be sent. French pieces may choose Bavaria (M28.6)."""
    here = game.place_of(piece)
    if goal == ASIDE:
        return [
            city
            for city in facts.ROADS.near[here]
            if may_stand(game, piece, together, goal, city) is ALLOWED
        ]
    homes = goal in (BY_NEUTRALITY, BY_PEACE) and facts.POWER_OF[piece] == facts.FRANCE
    found = nearest(game, piece, together, goal, facts.FRANCE if homes else facts.NO_POWER)
    if homes:
        found += nearest(game, piece, together, goal, facts.BAVARIA)
    return found


def nearest(game: Maria, piece: int, together: bool, goal: int, within: int) -> list[Place]:
    """The nearest of them, in the home country of one power or anywhere."""
    here = game.place_of(piece)
    distances = facts.ROADS.distances(here)
    found: list[Place] = []
    best = FAR
    for city in facts.EVERY_CITY:
        if distances[city] > best or (within != facts.NO_POWER and game.home_of(city) != within):
            continue
        if city == here or may_stand(game, piece, together, goal, city) is not ALLOWED:
            continue
        if distances[city] < best:
            best = distances[city]
            found = []
        found.append(city)
    return found


@final
class Relocation(Procedure[Maria]):
    """Pieces are sent where they have to go, one after another; their owners choose among ties.

    Those who step aside (M24.5) go together.
    """

    def __init__(self, pieces: list[int], goal: int, shifted: int = NO_PIECE) -> None:
        self.pieces = pieces
        self.goal = goal
        self.shifted = shifted

    def advance(self, game: Maria) -> Outcome:
        while self.pieces:
            piece = self.pieces[0]
            if not game.on_map(piece):
                self.pieces.pop(0)
                continue
            if self.goal != ASIDE and self.shifted != piece and divides(game, piece):
                self.shifted = piece
                game.push(ShiftPair(piece))
                return ON
            places = self.places(game)
            if len(places) > 1:
                actions = [do.AT + city for city in places]
                seat = game.seat_of(facts.POWER_OF[piece])
                return game.ask(seat, "relocate", RULES[self.goal], actions, piece)
            if game.journal is not None:
                self.withhold_places(game)
            if places:
                self.send(game, places[0])
            else:
                self.pieces.pop(0)
        return DONE

    def answer(self, game: Maria, action: int) -> None:
        self.send(game, Place(action % do.STRIDE))

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action // do.STRIDE != do.AT // do.STRIDE:
            return NOT_ASKED_NOW
        return self.why_not_at(game, Place(action % do.STRIDE))

    def why_not_at(self, game: Maria, city: Place) -> Refusal:
        refusal = may_stand(game, self.pieces[0], self.together(), self.goal, city)
        if refusal is not ALLOWED:
            return refusal
        if self.goal == ASIDE:
            return no.NOT_NEXT_TO_IT
        return NOT_NEAREST[self.goal]

    def withhold_places(self, game: Maria) -> None:
        """There is one place for it, or none: for every other city the reason."""
        seat, places = game.seat_of(facts.POWER_OF[self.pieces[0]]), self.places(game)
        for city in facts.EVERY_CITY:
            if city not in places:
                game.withhold(seat, do.AT + city, 1, self.why_not_at(game, city))

    def together(self) -> bool:
        return self.goal == ASIDE and len(self.pieces) > 1

    def places(self, game: Maria) -> list[Place]:
        return places_for(game, self.pieces[0], self.together(), self.goal)

    def send(self, game: Maria, city: Place) -> None:
        count = len(self.pieces) if self.goal == ASIDE else 1
        for piece in self.pieces[:count]:
            start = game.place_of(piece)
            game.put(piece, city)
            args = {"power": facts.POWER_OF[piece], "piece": piece, "from": start, "city": city}
            game.tell("is-sent", RULES[self.goal], {**args, "rules": ["M3.11"]})
        del self.pieces[:count]
        note_prussians_abroad(game)


def divides(game: Maria, piece: int) -> bool:
    """Whether a general leaves another one of the same power behind (M9.7)."""
    if piece >= facts.FIRST_TRAIN:
        return False
    partner = game.partner(piece)
    return partner != slots.NOBODY and facts.POWER_OF[partner] == facts.POWER_OF[piece]
