"""Trains that are bought again or set down elsewhere (M14)."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, powers, refusals as no, slots
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.payment import TRAIN, Payment
from sandtable.games.maria.rules.reach import may_be_in
from sandtable.games.maria.rules.state import Maria

PRICE: Final = 4  # M14.2


def may_place_train(game: Maria, power: int, closed: int, city: Place) -> Refusal:
    """Whether a train may be set down there: in a major fortress at home (M3.5, M14.3, M14.4)."""
    if facts.FORTRESS[city] != facts.MAJOR:
        return no.NOT_MAJOR_FORTRESS
    if game.home_of(city) != power and not is_partners_capital(game, power, city):
        return no.NOT_HOME_FORTRESS
    refusal = may_be_in(game, power, city)
    if refusal is not ALLOWED:
        return refusal
    if closed and facts.MAP_OF[city] == facts.FLANDERS:
        return no.FLANDERS_DONE
    if game.first(city) != slots.NOBODY:
        return no.PLACE_TAKEN
    if game.relation(power, game.controller(city)) not in (
        powers.SAME,
        powers.PARTNER,
        powers.ALLY,
    ):
        return no.PLACE_LOST
    return ALLOWED


def why_no_train_there(game: Maria, power: int, closed: int, city: Place) -> Refusal:
    """The same, with the power that has no such fortress at home or at its partner's (M14.3)."""
    refusal = may_place_train(game, power, closed, city)
    if refusal is no.NOT_HOME_FORTRESS:
        return refusal.about({"city": city, "power": power})
    return refusal


def is_partners_capital(game: Maria, power: int, city: Place) -> bool:
    """A major power may use the fortress of the minor one it cooperates with now (M14.3)."""
    if not facts.IS_MAJOR[power]:
        return False
    for minor in range(len(facts.POWERS)):
        if facts.CAPITAL[minor] == city and not facts.IS_MAJOR[minor]:
            return game.relation(power, minor) == powers.PARTNER
    return False


def _candidates(power: int) -> list[Place]:
    """Where a power could ever set down a train: at home, in Silesia, at a minor partner's."""
    found: list[Place] = []
    for city in facts.MAJOR_FORTRESSES:
        home = facts.HOME[facts.TERRITORY[city]]
        ours = home == power or (home == facts.NO_POWER and power == facts.PRUSSIA)
        if ours or (facts.IS_MAJOR[power] and home != facts.NO_POWER and not facts.IS_MAJOR[home]):
            found.append(city)
    return found


CANDIDATES: Final[list[list[Place]]] = [_candidates(power) for power in range(len(facts.POWERS))]


def places_for(game: Maria, power: int, closed: int) -> list[Place]:
    found: list[Place] = []
    for city in CANDIDATES[power]:
        if may_place_train(game, power, closed, city) is ALLOWED:
            found.append(city)
    return found


def has_place(game: Maria, power: int, closed: int) -> bool:
    return any(may_place_train(game, power, closed, city) is ALLOWED for city in CANDIDATES[power])


def why_no_place(game: Maria, power: int, closed: int) -> Refusal:
    """What is wrong with the fortresses of a power: taken, lost, or not to be had (M14.4)."""
    for refusal in (no.PLACE_TAKEN, no.PLACE_LOST, no.FLANDERS_DONE, no.NEUTRAL_GROUND):
        for city in CANDIDATES[power]:
            if may_place_train(game, power, closed, city) is refusal:
                if refusal is no.PLACE_TAKEN:
                    return refusal.about({"city": city, "piece": game.first(city)})
                return refusal if refusal is no.FLANDERS_DONE else refusal.about({"city": city})
    return no.NO_PLACE


def can_pay_train(game: Maria, power: int) -> bool:
    """Two cards are always enough; one has to be worth the price."""
    size = game.hand_size(power)
    if size * facts.LOWEST >= PRICE:
        return True
    return (
        size == 1
        and facts.VALUE_OF_KIND[facts.KIND_OF[game.cards[: facts.CARDS].index(power)]] >= PRICE
    )


def may_lift(game: Maria, train: int, closed: int) -> Refusal:
    """Whether a train may be set down anew, as far as it is concerned (M14.1, M14.5, M14.6)."""
    if train < facts.FIRST_TRAIN or train >= facts.PIECE_COUNT or not game.takes_part(train):
        return no.NO_TRAIN
    if train == facts.SECOND_TRAIN and not game.scalars[slots.ANNEXED]:
        return no.TRAIN_NOT_BOUGHT
    if game.has(train, slots.MOVED):
        return no.TRAIN_SET_DOWN if game.has(train, slots.SET_DOWN) else no.TRAIN_MOVED
    place = game.place_of(train)
    if closed and place >= 0 and facts.MAP_OF[place] == facts.FLANDERS:
        return no.FLANDERS_DONE
    return ALLOWED


def may_replace(game: Maria, train: int, closed: int) -> Refusal:
    """The same, with a place for it and the cards that it costs (M14.2, M14.3)."""
    refusal = may_lift(game, train, closed)
    if refusal is not ALLOWED:
        return refusal
    if not has_place(game, facts.POWER_OF[train], closed):
        return why_no_place(game, facts.POWER_OF[train], closed)
    return ALLOWED if can_pay_train(game, facts.POWER_OF[train]) else no.CANNOT_PAY


@final
class Replacement(Procedure[Maria]):
    """One train: where to, and its price."""

    def __init__(self, train: int, closed: int) -> None:
        self.train = train
        self.closed = closed

    def advance(self, game: Maria) -> Outcome:
        if game.has(self.train, slots.MOVED):
            return DONE
        power = facts.POWER_OF[self.train]
        actions = [do.AT + city for city in places_for(game, power, self.closed)]
        return game.ask(game.seat_of(power), "train-where", "M14.3", actions, self.train)

    def answer(self, game: Maria, action: int) -> None:
        city = Place(action - do.AT)
        power = facts.POWER_OF[self.train]
        if game.journal is not None:
            args = {"power": power, "piece": self.train, "city": city}
            start = game.place_of(self.train)
            rules = ["M14.3", "M26.4"] if facts.TERRITORY[city] == facts.SILESIA else ["M14.3"]
            game.tell("train-placed", "M14.1", {**args, "from": start, "rules": rules})
            hussar = game.hussar_at(city)
            if hussar != slots.NOBODY:
                game.tell("hussar-gone", "M10.6", {"piece": hussar, "city": city})
        game.put(self.train, city)
        game.set_status(self.train, slots.MOVED | slots.SET_DOWN, True)
        if power == facts.PRUSSIA:
            note_prussians_abroad(game)
        game.push(Payment(power, PRICE, 0, TRAIN))

    def why_not(self, game: Maria, action: int) -> Refusal:
        city = action % do.STRIDE
        if action - city != do.AT:
            return NOT_ASKED_NOW
        return why_no_train_there(game, facts.POWER_OF[self.train], self.closed, Place(city))


def train_in_hand(game: Maria) -> Refusal:
    """A train that is being bought is set down and paid for first (M14.1); else `ALLOWED`."""
    for each in game.stack:
        if isinstance(each, Replacement):
            return no.TRAIN_IN_HAND.about({"piece": each.train})
    return ALLOWED
