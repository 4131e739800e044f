"""Trains that are bought again or set down elsewhere (M14)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules.facts import (
    CAPITAL,
    CARDS,
    FIRST_TRAIN,
    FLANDERS,
    FORTRESS,
    FORTRESSES,
    HOME,
    IS_MAJOR,
    KIND_OF,
    LOWEST,
    MAJOR,
    MAP_OF,
    NO_POWER,
    PIECE_COUNT,
    POWER_OF,
    POWERS,
    PRUSSIA,
    SECOND_TRAIN,
    SILESIA,
    TERRITORY,
    VALUE_OF_KIND,
)
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.notation import AT, STRIDE
from sandtable.games.maria.rules.payment import TRAIN, Payment
from sandtable.games.maria.rules.powers import ALLY, PARTNER, SAME
from sandtable.games.maria.rules.reach import may_be_in
from sandtable.games.maria.rules.refusals import (
    CANNOT_PAY,
    FLANDERS_DONE,
    NO_PLACE,
    NO_TRAIN,
    NOT_HOME_FORTRESS,
    NOT_MAJOR_FORTRESS,
    PLACE_LOST,
    PLACE_TAKEN,
    TRAIN_MOVED,
    TRAIN_NOT_BOUGHT,
)
from sandtable.games.maria.rules.state import ANNEXED, CREDIT, MOVED, NOBODY, Maria

PRICE: Final = 4  # M14.2
MAJOR_FORTRESSES: Final[list[Place]] = [city for city in FORTRESSES if FORTRESS[city] == MAJOR]


def may_place_train(game: Maria, power: int, closed: int, city: Place) -> Refusal:
    """M14.3, M14.4"""
    if FORTRESS[city] != MAJOR:
        return NOT_MAJOR_FORTRESS
    if game.home_of(city) != power and not is_partners_capital(game, power, city):
        return NOT_HOME_FORTRESS
    refusal = may_be_in(game, power, city)
    if refusal is not ALLOWED:
        return refusal
    if closed and MAP_OF[city] == FLANDERS:
        return FLANDERS_DONE
    if game.first(city) != NOBODY:
        return PLACE_TAKEN
    if game.relation(power, game.controller(city)) not in (SAME, PARTNER, ALLY):
        return PLACE_LOST
    return ALLOWED


def is_partners_capital(game: Maria, power: int, city: Place) -> bool:
    """A major power may use the fortress of the minor one it cooperates with now (M14.3)."""
    if not IS_MAJOR[power]:
        return False
    for minor in range(len(POWERS)):
        if CAPITAL[minor] == city and not IS_MAJOR[minor]:
            return game.relation(power, minor) == PARTNER
    return False


def _candidates(power: int) -> list[Place]:
    """Where a power could ever set down a train: at home, in Silesia, at a minor partner's."""
    found: list[Place] = []
    for city in MAJOR_FORTRESSES:
        home = HOME[TERRITORY[city]]
        ours = home == power or (home == NO_POWER and power == PRUSSIA)
        if ours or (IS_MAJOR[power] and home != NO_POWER and not IS_MAJOR[home]):
            found.append(city)
    return found


CANDIDATES: Final[list[list[Place]]] = [_candidates(power) for power in range(len(POWERS))]


def places_for(game: Maria, power: int, closed: int) -> list[Place]:
    found: list[Place] = []
    for city in CANDIDATES[power]:
        if may_place_train(game, power, closed, city) is ALLOWED:
            found.append(city)
    return found


def has_place(game: Maria, power: int, closed: int) -> bool:
    return any(may_place_train(game, power, closed, city) is ALLOWED for city in CANDIDATES[power])


def can_pay_train(game: Maria, power: int) -> bool:
    """Two cards are always enough; one has to be worth what is due (M7.7: by one payment)."""
    size = game.hand_size(power)
    due = PRICE - game.scalars[CREDIT + power]
    if size * LOWEST >= due:
        return True
    return size == 1 and VALUE_OF_KIND[KIND_OF[game.cards[:CARDS].index(power)]] >= due


def may_lift(game: Maria, train: int, closed: int) -> Refusal:
    """Whether a train may be set down anew, as far as it is concerned (M14.1, M14.5, M14.6)."""
    if train < FIRST_TRAIN or train >= PIECE_COUNT or not game.takes_part(train):
        return NO_TRAIN
    if train == SECOND_TRAIN and not game.scalars[ANNEXED]:
        return TRAIN_NOT_BOUGHT
    if game.has(train, MOVED):
        return TRAIN_MOVED
    place = game.place_of(train)
    if closed and place >= 0 and MAP_OF[place] == FLANDERS:
        return FLANDERS_DONE
    return ALLOWED


def may_replace(game: Maria, train: int, closed: int) -> Refusal:
    """The same, with a place for it and the cards that it costs (M14.2, M14.3)."""
    refusal = may_lift(game, train, closed)
    if refusal is not ALLOWED:
        return refusal
    if not has_place(game, POWER_OF[train], closed):
        return NO_PLACE
    return ALLOWED if can_pay_train(game, POWER_OF[train]) else CANNOT_PAY


@final
class Replacement(Procedure[Maria]):
    """One train: where to, and its price."""

    FIELDS: ClassVar[tuple[str, ...]] = ("train", "closed")

    def __init__(self, train: int, closed: int) -> None:
        self.train = train
        self.closed = closed

    def copy(self) -> Replacement:
        return Replacement(self.train, self.closed)

    def advance(self, game: Maria) -> Outcome:
        if game.has(self.train, MOVED):
            return DONE
        power = POWER_OF[self.train]
        actions = [AT + city for city in places_for(game, power, self.closed)]
        return game.ask(game.seat_of(power), "train-where", "M14.3", actions, self.train)

    def answer(self, game: Maria, action: int) -> None:
        city = Place(action - AT)
        power = POWER_OF[self.train]
        if game.journal is not None:
            args = {"power": power, "piece": self.train, "city": city}
            start = game.place_of(self.train)
            rules = ["M14.3", "M26.4"] if TERRITORY[city] == SILESIA else ["M14.3"]
            if game.scalars[CREDIT + power]:
                rules.append("M7.7")
            game.tell("train-placed", "M14.1", {**args, "from": start, "rules": rules})
            hussar = game.hussar_at(city)
            if hussar != NOBODY:
                game.tell("hussar-gone", "M10.6", {"piece": hussar, "city": city})
        game.put(self.train, city)
        game.set_status(self.train, MOVED, True)
        if power == PRUSSIA:
            note_prussians_abroad(game)
        game.push(Payment(power, PRICE, game.scalars[CREDIT + power], TRAIN))

    def why_not(self, game: Maria, action: int) -> Refusal:
        city = action % STRIDE
        if action - city != AT:
            return NOT_ASKED_NOW
        return may_place_train(game, POWER_OF[self.train], self.closed, Place(city))
