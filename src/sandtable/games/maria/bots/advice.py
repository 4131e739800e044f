"""Advice on every question of the game: the value of each offered answer to the seat asked."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.question import Question
from sandtable.games.maria.bots import election, peace, politics, troops
from sandtable.games.maria.bots.battles import battle_value, battles_at, card_values, reserve_value
from sandtable.games.maria.bots.cover import cover_value
from sandtable.games.maria.bots.marches import Ways, march_gain, place_value
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.bots.trains import best_ride, new_train_gain, ride_gain, train_value
from sandtable.games.maria.rules import facts, notation as do, powers, slots
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.conquest import COVER
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.paths import LONGEST, is_home
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.retreats import Retreat
from sandtable.games.maria.rules.state import Maria

LEAST_GAIN: Final = 0.02  # nobody moves for less
TRAINS_LATER: Final = 0.05  # of what a general would gain: trains follow generals

# Where the beaten are led
OF_USE: Final = 0.3  # a fortress that they could protect or take
ROAD_AWAY: Final = 0.1  # from their train
STARVING: Final = 1.0
IN_REACH: Final = 0.2  # of somebody who may attack again


def advise(game: Maria, question: Question, simple: bool) -> list[float]:
    """A value for each action; `simple` considers what can be taken or beaten now and distances."""
    view = Outlook(game, question.seat, simple)
    top = game.stack[-1]
    if isinstance(top, MovementPhase):
        return [move_value(view, top, action) for action in question.actions]
    if isinstance(top, March):
        return march_values(view, top, question.actions)
    if isinstance(top, Battle):
        return battle_answers(view, top, question)
    if isinstance(top, Retreat):
        return [retreat_value(view, top, Place(each - do.RETREAT)) for each in question.actions]
    if question.key == "recruit-pay":
        assert isinstance(top, Recruiting)
        return troops.recruit_pay_values(game, top, question.actions)
    if question.key == "place-card":
        return politics.placing_values(view, question.subject, question.actions)
    return [answer_value(view, question, action) for action in question.actions]


# Marches


def move_value(view: Outlook, top: MovementPhase, action: int) -> float:
    """The piece that gains most moves next. Trains come after the generals that they follow."""
    if action == do.DONE:
        return 0.0
    piece = action % do.STRIDE
    verb = action - piece
    closed = top.closed()
    if verb == do.REPLACE:
        return new_train_gain(view, piece)
    if verb not in (do.MOVE, do.FORCE, do.TOGETHER, do.FORCE_TOGETHER):
        return -1.0  # nothing is handed over, and there is no dispute
    if piece >= facts.FIRST_TRAIN:
        return TRAINS_LATER * (ride_gain(view, piece, closed) - LEAST_GAIN)
    force = 1 if verb in (do.FORCE, do.FORCE_TOGETHER) else 0
    other = view.game.partner(piece) if verb in (do.TOGETHER, do.FORCE_TOGETHER) else slots.NOBODY
    if other != slots.NOBODY and view.game.seat_of(facts.POWER_OF[other]) != view.seat:
        return -1.0
    return march_gain(view, piece, other, force, closed) - LEAST_GAIN


def march_values(view: Outlook, top: March, actions: list[int]) -> list[float]:
    if do.AGREE in actions:
        return [0.0 if action == do.AGREE else 1.0 for action in actions]  # no unions with others
    if top.piece >= facts.FIRST_TRAIN:
        return [ride_step(view, top, action) for action in actions]
    ways = Ways(view, top.piece, top.other, top.force, top.closed)
    return [step_value(ways, top, action) for action in actions]


def step_value(ways: Ways, top: March, action: int) -> float:
    """A step with the best way on from there, or to stop here."""
    here = ways.game.place_of(top.piece)
    if action == do.STOP:
        return ways.stay(here, top.steps)
    return ways.best(here, Place(action - do.STEP), top.steps, top.main != 0)


def ride_step(view: Outlook, top: March, action: int) -> float:
    here = view.game.place_of(top.piece)
    if action == do.STOP:
        return train_value(view, top.piece, here)
    city = Place(action - do.STEP)
    main = top.main != 0 and city in facts.ROADS.better[here]
    on = best_ride(view, top.piece, city, top.steps + 1, main, top.closed)
    return max(train_value(view, top.piece, city), on - 0.001)


# Battles and retreats


def battle_answers(view: Outlook, top: Battle, question: Question) -> list[float]:
    if question.key == "battle-card":
        return card_values(view, top, question.actions)
    if question.key == "reserve-value":
        return [reserve_value(view.game, top, each - do.VALUE) for each in question.actions]
    # One's own general commands, as then one's own cards are played
    seats = [view.game.seat_of(facts.POWER_OF[each - do.COMMANDER]) for each in question.actions]
    return [1.0 if seat == view.seat else 0.0 for seat in seats]


def retreat_value(view: Outlook, top: Retreat, city: Place) -> float:
    """Where the beaten do least: far from trains and home, with nothing to protect or to take."""
    game = view.game
    power = facts.POWER_OF[top.general]
    row = facts.ROADS.distances(city)
    value = 0.0
    for fortress in facts.FORTRESSES:
        if row[fortress] <= COVER + 1:
            owner = game.controller(fortress)
            if game.cooperate(power, owner) or game.are_enemies(power, owner):
                value -= OF_USE
    if not is_home(game, top.general, city):
        nearest = min(
            [12, *[row[game.place_of(t)] for t in facts.TRAINS_OF[power] if game.on_map(t)]]
        )
        value += ROAD_AWAY * nearest + (STARVING if nearest > LONGEST else 0.0)
    for near in facts.ROADS.near[city]:
        for general in game.generals_at(near):
            if game.are_enemies(power, facts.POWER_OF[general]):
                value += IN_REACH
    return value


# Everything else


def answer_value(view: Outlook, question: Question, action: int) -> float:
    game = view.game
    thing = action % do.STRIDE
    verb = action - thing
    key = question.key
    if verb == do.TROOPS:
        if key == "muster":
            return troops.muster_value(game, question.subject, thing)
        return troops.share_value(game, question.subject, thing)
    if verb == do.PAY:
        return troops.pay_value(question.subject, thing)
    if verb == do.HUSSAR:
        return hussar_value(view, Place(thing))
    if verb == do.ATTACK:
        return battles_at(view, game.generals_at(Place(thing)), Place(thing))
    if verb == do.TARGET:
        home, at = Place(question.subject), Place(thing)
        return battle_value(view, game.generals_at(home), home, game.generals_at(at), at)
    if verb in (do.RECRUIT, do.SUPPLY, do.KEEP, do.MISSION, do.ENTER, do.RETURN):
        return general_value(view, verb, thing)
    if verb == do.AT:
        return site_value(view, question, Place(thing))
    return state_value(view, question, action)


def state_value(view: Outlook, question: Question, action: int) -> float:
    """Politics and treaties."""
    key = question.key
    if key == "trump":
        return politics.trump_value(view, action)
    if key == "take-event":
        return politics.take_value(view, question.subject, action)
    if key == "shift-marker":
        return politics.marker_shift_value(view, question.subject, action)
    if key == "vote":
        return election.vote_value(view.markers, action)
    if key == "offer-peace":
        return peace.offer_value(view, action)
    if key == "answer-peace":
        return peace.peace_value(view, action)
    if key == "reduce":
        return peace.reduce_value(view, action)
    if key in ("event-effect", "subsidy-answer"):  # a card is welcome
        return 1.0 if action == do.AGREE else 0.0
    if key == "saxon-steps":
        return -float(action - do.FORBID)
    return 1.0 if action in (do.PASS, do.DONE) else 0.0


def general_value(view: Outlook, verb: int, general: int) -> float:
    """Whom to strengthen, to feed, to keep, to send away, to bring back."""
    game = view.game
    if verb == do.RECRUIT:
        return troops.recruit_value(view, general)
    if verb == do.ENTER:
        return 9.0
    if verb == do.RETURN:
        return 2.0
    if verb == do.MISSION:
        if not game.on_map(general):
            return -20.0
        place = game.place_of(general)
        partner = game.partner(general)
        own = [general] if partner < 0 else [general, partner]
        of_use = view.pull(facts.POWER_OF[general], place) + cover_value(view, own, place)
        return -float(game.troops(general)) - of_use
    return float(game.troops(general)) - 0.01 * facts.RANK[general]


def site_value(view: Outlook, question: Question, city: Place) -> float:
    """Where a piece is set down: a train near those it feeds, a general where one is of use."""
    piece = question.subject
    if piece >= facts.FIRST_TRAIN:
        return train_value(view, piece, city)
    return place_value(view, [piece], city)


def hussar_value(view: Outlook, city: Place) -> float:
    """On the way between an enemy train and those whom it feeds (M11.6)."""
    game = view.game
    row = facts.ROADS.distances(city)
    value = 0.0
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        power = facts.POWER_OF[general]
        if place < 0 or game.relation(power, facts.AUSTRIA) != powers.ENEMY:
            continue
        if is_home(game, general, place):
            continue
        for train in facts.TRAINS_OF[power]:
            at = game.place_of(train)
            if at < 0:
                continue
            length = facts.ROADS.distance(at, place)
            if length <= LONGEST and row[at] + row[place] == length:
                value += length / LONGEST
    return value - 0.01
