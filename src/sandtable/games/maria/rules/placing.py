"""Why nothing is set down in a city now: who comes back, trains, who is sent home (M14, M20)."""

from __future__ import annotations

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.naming import named
from sandtable.games.maria.rules.recruiting import (
    CONSENT,
    Recruiting,
    may_enter_at,
    recruits_later,
)
from sandtable.games.maria.rules.relocation import Relocation
from sandtable.games.maria.rules.shifting import ShiftPair
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.trains import (
    may_lift,
    may_place_train,
    train_in_hand,
    why_no_train_there,
)


def no_placing(game: Maria, city: Place) -> Refusal:
    """Nothing is being set down: who is to be named first, if this city could take it."""
    top = game.stack[-1]
    if isinstance(top, Recruiting):
        return no_return(game, top, city)
    if isinstance(top, MovementPhase):
        return no_train(game, top, city)
    sharing = isinstance(top, ShiftPair) and game.question_of(game.answering) is not None
    for each in game.stack if sharing else []:
        if isinstance(each, Relocation) and city in each.places(game):
            return no.SHIFT_FIRST  # M9.7
        if isinstance(each, Relocation):
            return each.why_not_at(game, city)
    bought = train_in_hand(game)
    asked = game.question_of(game.answering) is not None
    return bought if asked and bought is not ALLOWED else no.NO_PLACING_NOW


def no_return(game: Maria, top: Recruiting, city: Place) -> Refusal:
    """No general is named who comes back: whether one of those removed could come here (M20.4)."""
    if game.seat_of(top.power) != game.answering:
        return recruits_later(game)
    if top.step == CONSENT:
        there = top.may_at(game, top.general, city)
        return recruits_later(game) if there is ALLOWED else named(game, there, do.AT + city)
    removed = [
        each
        for each in facts.GENERALS_OF[top.power]
        if game.takes_part(each) and game.place_of(each) == facts.OFF
    ]
    kept = [may_enter_at(game, each, city) for each in removed]
    if not kept:
        return no.NOBODY_REMOVED
    return no.NAME_GENERAL_FIRST if ALLOWED in kept else kept[0]


def no_train(game: Maria, top: MovementPhase, city: Place) -> Refusal:
    """No train is named that is bought a place: whether one could be set down here (M14)."""
    if top.seat(game) != game.answering:
        return no.NO_PLACING_NOW
    home = game.home_of(city)
    if home in top.powers(game):
        refusal = may_place_train(game, home, top.closed(), city)
        if refusal is not ALLOWED:
            return refusal
        trains = [each for each in facts.TRAINS_OF[home] if game.takes_part(each)]
        lifted = [may_lift(game, each, 0) for each in trains]
        if lifted and ALLOWED not in lifted:  # M14.5
            return lifted[0].about({"piece": trains[0]})
    found = [
        why_no_train_there(game, power, top.closed(), city)
        for power in top.powers(game)
        if any(may_lift(game, each, 0) is ALLOWED for each in facts.TRAINS_OF[power])
    ]
    if ALLOWED in found or not found:
        return no.NO_PLACING_NOW
    at_home = [each for each in found if not each.is_like(no.NOT_HOME_FORTRESS)]
    return at_home[0] if at_home else found[0]
