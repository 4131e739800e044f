"""Offers at the end of a stage: peace for Silesia (M26), fewer objectives for France (M27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure, Stepwise
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.relocation import BY_PEACE, Relocation, foreign_pieces, pieces_in
from sandtable.games.maria.rules.saxony import clear_hussars, set_saxony
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import end_void_contracts

FRENCH_STAGE: Final = 3
PRUSSIAN_STAGE: Final = 4
TRUCE_STAGES: Final = 2  # it ends as the second Prussian stage from now begins (M26.10)


def begin_prussian_stage(game: Maria) -> None:
    """A stage of Prussia begins: one fewer until its truce is over (M26.10)."""
    if not game.scalars[slots.TRUCE]:
        return
    game.set_scalar(slots.TRUCE, game.scalars[slots.TRUCE] - 1)
    if not game.scalars[slots.TRUCE]:
        game.tell("truce-over", "M26.10", {"power": facts.PRUSSIA})


def may_offer(game: Maria) -> Refusal:
    """Whether Prussia may offer peace: it holds all of Silesia, and there was none yet (M26.1)."""
    if game.form.introductory:
        return no.NO_POLITICS
    if game.scalars[slots.ANNEXED]:
        return no.PEACE_MADE
    for city in facts.SILESIAN:
        if game.controller(city) != facts.PRUSSIA:
            return no.SILESIA_NOT_HELD
    return ALLOWED


def may_reduce(game: Maria) -> Refusal:
    """Whether France may reduce its objectives (M27.1, M27.4, M27.5)."""
    if game.form.introductory:
        return no.NO_POLITICS
    if game.scalars[slots.REDUCED]:
        return no.REDUCED_ALREADY
    for general in facts.GENERALS_OF[facts.FRANCE]:
        city = game.place_of(general)
        if city >= 0 and facts.TERRITORY[city] == facts.CORE_AUSTRIA:
            return no.FRENCH_IN_AUSTRIA
    return ALLOWED if french_in_austria(game) else no.NOTHING_TO_REDUCE


def french_in_austria(game: Maria) -> list[Place]:
    """The fortresses of Core Austria with a French marker."""
    return [
        city
        for city in facts.FORTRESSES
        if facts.TERRITORY[city] == facts.CORE_AUSTRIA and game.mark(city) == facts.FRANCE
    ]


def halve_markers(game: Maria, cities: list[Place], rule: str) -> None:
    """Of n markers floor(n/2) go back to their pool, the others are set aside (M26.6, M27.2)."""
    back = len(cities) // 2
    for number, city in enumerate(cities):
        power = game.mark(city)
        args = {"power": power, "city": city}
        if number < back:
            game.set_mark(city, facts.NO_POWER)
        else:
            game.set_aside(city)
        game.tell("marker-leaves" if number < back else "marker-aside", rule, args)


@final
class Offers(Procedure[Maria]):
    """What may be offered when a stage is over (M6.4): by Prussia, or by France."""

    def __init__(self, stage: int, offered: int = 0) -> None:
        self.stage = stage
        self.offered = offered  # 1: Prussia offers peace, and Austria is to answer

    def advance(self, game: Maria) -> Outcome:
        if self.offered:
            seat = game.seat_of(facts.AUSTRIA)
            return game.ask(seat, "answer-peace", "M26.1", [do.AGREE, do.REFUSE])
        if self.stage == PRUSSIAN_STAGE and may_offer(game) is ALLOWED:
            return game.ask(
                game.seat_of(facts.PRUSSIA), "offer-peace", "M26.1", [do.OFFER, do.PASS]
            )
        if self.stage == FRENCH_STAGE and may_reduce(game) is ALLOWED:
            return game.ask(game.seat_of(facts.FRANCE), "reduce", "M27.1", [do.REDUCE, do.PASS])
        if self.stage == PRUSSIAN_STAGE and game.journal is not None:
            game.withhold(game.seat_of(facts.PRUSSIA), do.OFFER, 1, may_offer(game))
        if self.stage == FRENCH_STAGE and game.journal is not None:
            game.withhold(game.seat_of(facts.FRANCE), do.REDUCE, 1, may_reduce(game))
        return DONE

    def answer(self, game: Maria, action: int) -> None:
        if action == do.OFFER:
            self.offered = 1
            rules = ["M32.4"] if game.form.players == 2 else []
            args = {"power": facts.PRUSSIA, "other": facts.AUSTRIA, "rules": rules}
            game.tell("offers-peace", "M26.1", args)
            return
        game.stack.pop()
        if action == do.AGREE:
            game.push(Annexation())
        elif action == do.REFUSE:
            game.tell("refuses-peace", "M19.3", {"power": facts.AUSTRIA, "rules": ["M26.1"]})
        elif action == do.REDUCE:
            self.reduce(game)

    def reduce(self, game: Maria) -> None:
        """Half of the French markers in Core Austria count as placed, the rest is lost (M27.2)."""
        game.set_scalar(slots.REDUCED, 1)
        cities = french_in_austria(game)
        if game.journal is not None:
            args = {"power": facts.FRANCE, "count": len(cities), "rules": self.notes(game)}
            game.tell("reduces", "M27.1", args)
        halve_markers(game, cities, "M27.2")

    def notes(self, game: Maria) -> list[str]:
        """Bavarians in Core Austria are no hindrance (M27.5)."""
        for general in facts.GENERALS_OF[facts.BAVARIA]:
            city = game.place_of(general)
            if city >= 0 and facts.TERRITORY[city] == facts.CORE_AUSTRIA:
                return ["M27.5"]
        return []


# The articles of an annexation (M26.2)


def release_saxony(game: Maria) -> None:
    """Silesia is annexed, and Saxony is Prussia's ally no longer (M26.3 to M26.5)."""
    game.set_scalar(slots.ANNEXED, 1)
    game.set_scalar(slots.TRUCE, TRUCE_STAGES)  # from now on (M26.10)
    args = {"power": facts.PRUSSIA, "other": facts.AUSTRIA, "rules": ["M26.2", "M26.4"]}
    game.tell("annexes-silesia", "M26.3", args)
    if game.saxon_status() == facts.PRUSSIAN_ALLY:
        game.tell("saxony-let-go", "M26.5", {"power": facts.PRUSSIA})
        set_saxony(game, facts.NEUTRAL_BOX)


def clear_markers(game: Maria) -> None:
    """Austria's markers in Prussia go, and Prussia's in Austria, half of them aside (M26.6)."""
    prussian: list[Place] = []
    for city in facts.FORTRESSES:
        home = game.home_of(city)
        if home == facts.PRUSSIA and game.mark(city) == facts.AUSTRIA:
            game.set_mark(city, facts.NO_POWER)
            game.tell("marker-leaves", "M26.6", {"power": facts.AUSTRIA, "city": city})
        elif home == facts.AUSTRIA and game.mark(city) == facts.PRUSSIA:
            prussian.append(city)
    halve_markers(game, prussian, "M26.6")


def send_austrians(game: Maria) -> None:
    """They leave Prussia and Poland for the nearest Austrian city (M26.7)."""
    send(game, [*pieces_in(game, facts.AUSTRIA, facts.PRUSSIA), *austrians_in_poland(game)])


def send_prussians(game: Maria) -> None:
    """They leave the rest of the board for the nearest Prussian city (M26.7)."""
    send(game, prussians_abroad(game))


def clear_silesia(game: Maria) -> None:
    """All others leave Prussian ground, and Prussia marks the Silesia box (M26.7, M26.8)."""
    clear_hussars(game, facts.PRUSSIA)
    send(game, foreign_pieces(game, facts.PRUSSIA))
    game.give_box(slots.SILESIA_BOX, facts.PRUSSIA)
    args = {"power": facts.PRUSSIA, "rules": ["M21.10", "M21.12"]}
    game.tell("silesia-box", "M26.8", args)


ARTICLES: Final[list[Callable[[Maria], None]]] = [
    release_saxony,
    clear_markers,
    send_austrians,
    send_prussians,
    clear_silesia,
]


@final
class Annexation(Stepwise[Maria]):
    """Silesia becomes Prussian: one article after another, then a second train (M26.2, M26.9)."""

    def advance(self, game: Maria) -> Outcome:
        if self.step == len(ARTICLES):
            return self.bring_train(game)
        article = ARTICLES[self.step]
        self.step += 1
        article(game)
        return ON

    def bring_train(self, game: Maria) -> Outcome:
        """The second train, free of charge, and a truce (M26.9, M26.10)."""
        if game.place_of(facts.SECOND_TRAIN) < 0:
            places = [city for city in facts.FORTRESSES if may_set_train(game, city) is ALLOWED]
            if places:
                actions = [do.AT + city for city in places]
                seat = game.seat_of(facts.PRUSSIA)
                return game.ask(seat, "second-train", "M26.9", actions, facts.SECOND_TRAIN)
            if game.journal is not None:
                for city in facts.EVERY_CITY:
                    kept = may_set_train(game, city)
                    game.withhold(game.seat_of(facts.PRUSSIA), do.AT + city, 1, kept)
        game.tell("truce", "M26.10", {"power": facts.PRUSSIA, "rules": ["M28.14"]})
        end_void_contracts(game)
        return DONE

    def answer(self, game: Maria, action: int) -> None:
        city = Place(action % do.STRIDE)
        game.put(facts.SECOND_TRAIN, city)
        args = {"power": facts.PRUSSIA, "piece": facts.SECOND_TRAIN, "city": city}
        game.tell("train-comes", "M26.9", args)

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action // do.STRIDE == do.AT // do.STRIDE:
            return may_set_train(game, Place(action % do.STRIDE))
        return NOT_ASKED_NOW


def may_set_train(game: Maria, city: Place) -> Refusal:
    """M26.9: on a major fortress of Prussia, where no piece stands."""
    if facts.FORTRESS[city] != facts.MAJOR or game.home_of(city) != facts.PRUSSIA:
        return no.NOT_PRUSSIAN_FORTRESS
    return ALLOWED if game.first(city) == slots.NOBODY else no.FORTRESS_TAKEN


def send(game: Maria, pieces: list[int]) -> None:
    if pieces:
        game.push(Relocation(pieces, BY_PEACE))


def austrians_in_poland(game: Maria) -> list[int]:
    return [
        piece
        for piece in facts.GENERALS_OF[facts.AUSTRIA] + facts.TRAINS_OF[facts.AUSTRIA]
        if game.on_map(piece) and facts.TERRITORY[game.place_of(piece)] == facts.POLAND
    ]


def prussians_abroad(game: Maria) -> list[int]:
    return [
        piece
        for piece in facts.GENERALS_OF[facts.PRUSSIA] + facts.TRAINS_OF[facts.PRUSSIA]
        if game.on_map(piece) and game.home_of(game.place_of(piece)) != facts.PRUSSIA
    ]
