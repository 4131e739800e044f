"""Saxony's defection and neutrality (M28): what moves its marker, and what follows from its box."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.relocation import (
    BY_NEUTRALITY,
    FROM_AUSTRIAN,
    FROM_PRUSSIAN,
    Relocation,
    foreign_pieces,
)
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import end_void_contracts

LAST_BOX: Final = len(facts.BOXES_OF_TRACK[facts.SAXONY_TRACK])
RUTOWSKI: Final = facts.GENERALS_OF[facts.SAXONY][0]
ITS_TRAIN: Final = facts.TRAINS_OF[facts.SAXONY][0]


def lose_markers(game: Maria, count: int) -> None:
    """Prussia had to take so many markers off its boxes, whether it had them or not (M28.1).

    To be called when the battle and its retreat are finished, or when all generals that a supply
    check costs are counted (M28.5). It may push a question: the caller goes on (`ON`).
    """
    if game.form.introductory or count <= 0:
        return
    pending = game.stack[-1]  # steps earned together are taken together
    if isinstance(pending, SaxonSteps):
        game.stack.pop()
        count += pending.steps
    top = game.stack[-1] if game.stack else None
    waiting = top.steps if isinstance(top, SaxonSteps) else 0  # of another general, not yet asked
    steps = min(count, LAST_BOX - game.scalars[slots.TRACK + facts.SAXONY_TRACK] - waiting)
    if game.journal is not None:
        game.tell("saxony-wavers", "M28.1", {"count": count, "power": facts.SAXONY})
        if steps < count:
            game.tell("steps-lost", "M28.15", {"count": count - steps, "track": facts.SAXONY_TRACK})
    if steps <= 0:
        if game.journal is not None:
            game.withhold(game.seat_of(facts.AUSTRIA), do.FORBID, do.STRIDE, no.STEPS_LOST)
        return
    if isinstance(top, SaxonSteps):
        top.steps += steps
    else:
        game.push(SaxonSteps(steps))


@final
class SaxonSteps(Procedure[Maria]):
    """Steps to the right that Saxony's marker would take: Austria may forbid each of them."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def advance(self, game: Maria) -> Outcome:
        actions = [do.FORBID + number for number in range(self.steps + 1)]
        return game.ask(game.seat_of(facts.AUSTRIA), "saxon-steps", "M28.2", actions, self.steps)

    def answer(self, game: Maria, action: int) -> None:
        game.stack.pop()
        forbidden = action % do.STRIDE
        if forbidden:
            game.tell("forbids-steps", "M28.2", {"power": facts.AUSTRIA, "count": forbidden})
        if forbidden < self.steps:
            box = game.scalars[slots.TRACK + facts.SAXONY_TRACK] + self.steps - forbidden
            set_saxony(game, box)

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action // do.STRIDE == do.FORBID // do.STRIDE:
            return no.NOT_SO_MANY_STEPS
        return NOT_ASKED_NOW


def set_saxony(game: Maria, box: int) -> None:
    """Its marker goes to a box, and only that box counts (M28.5). It may push procedures."""
    before = game.saxon_status()
    game.set_scalar(slots.TRACK + facts.SAXONY_TRACK, box)
    game.tell("marker-moves", "M28.3", {"track": facts.SAXONY_TRACK, "value": box})
    status = game.saxon_status()
    if status == before:
        return
    game.set_scalar(slots.SAXON_FOUGHT, 1)  # M28.5: it fights no more in this phase
    pass_on_hand(game)
    end_void_contracts(game)
    if status == facts.NEUTRAL:
        become_neutral(game)
        return
    if game.journal is not None:
        if status == facts.PRUSSIAN_ALLY:
            game.tell("saxony-prussian", "M28.13", {"power": facts.SAXONY})
        else:
            game.tell(
                "saxony-austrian", "M28.10", {"power": facts.SAXONY, "rules": ["M28.4", "M28.5"]}
            )
    partner = game.partner(RUTOWSKI)
    if partner != slots.NOBODY and not game.cooperate(facts.SAXONY, facts.POWER_OF[partner]):
        goal = FROM_AUSTRIAN if status == facts.PRUSSIAN_ALLY else FROM_PRUSSIAN
        game.push(Relocation([RUTOWSKI], goal))


def pass_on_hand(game: Maria) -> None:
    """Who plays Saxony now sees its cards; who played it until now has seen them (M28.4)."""
    mask = 1 << game.seat_of(facts.SAXONY)
    for card in range(facts.CARDS):
        if game.cards[card] == facts.SAXONY and not game.cards[slots.KNOWN + card] & mask:
            game.move_card(card, facts.SAXONY, game.cards[slots.KNOWN + card] | mask)
            game.learn(mask)


def become_neutral(game: Maria) -> None:
    """Foreign markers, queries, hussars and pieces leave, then its own return (M28.6)."""
    game.tell("saxony-neutral", "M28.6", {"power": facts.SAXONY, "rules": ["M28.4", "M28.5"]})
    for city in facts.FORTRESSES:
        if game.home_of(city) != facts.SAXONY:
            continue
        if game.mark(city) != facts.NO_POWER:
            game.tell("marker-leaves", "M28.6", {"power": game.mark(city), "city": city})
            game.set_mark(city, facts.NO_POWER)
        game.set_query(city, slots.NOBODY)
    clear_hussars(game, facts.SAXONY)
    game.push(SaxonReturn())
    foreign = foreign_pieces(game, facts.SAXONY)
    if foreign:
        game.push(Relocation(foreign, BY_NEUTRALITY))


def clear_hussars(game: Maria, home: int) -> None:
    """Hussars leave ground that becomes neutral (M10.3)."""
    for hussar in range(facts.FIRST_HUSSAR, facts.BODY_COUNT):
        city = game.place_of(hussar)
        if city >= 0 and game.home_of(city) == home:
            game.lift(hussar)
            game.tell("hussar-leaves", "M10.3", {"piece": hussar, "city": city})


@final
class SaxonReturn(Procedure[Maria]):
    """The Saxon general and train go back to where the war found them (M28.6)."""

    def advance(self, game: Maria) -> Outcome:
        pieces = [piece for piece in (RUTOWSKI, ITS_TRAIN) if game.on_map(piece)]
        places = [game.place_of(piece) for piece in pieces]
        for piece in pieces:
            game.lift(piece)
        for number, piece in enumerate(pieces):
            city = free_city(game, Place(facts.START_OF[piece]))
            game.put(piece, city)
            if places[number] != city:
                args = {"power": facts.SAXONY, "piece": piece, "from": places[number], "city": city}
                game.tell("is-sent", "M28.6", args)
        return DONE


def free_city(game: Maria, start: Place) -> Place:
    """A start city, or the nearest Saxon city that is free."""
    if game.first(start) == slots.NOBODY:
        return start
    distances = facts.ROADS.distances(start)
    best = start
    for city in facts.EVERY_CITY:
        if game.home_of(city) == facts.SAXONY and game.first(city) == slots.NOBODY:
            if best == start or distances[city] < distances[best]:
                best = city
    return best
