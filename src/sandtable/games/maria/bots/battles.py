"""Battles: who is likely to win, the value of that, and which card to play (M16)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.bots.values import CARD_POINT, GENERAL, TROOP
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.battle import ATTACKER, Battle
from sandtable.games.maria.rules.battle_boxes import LOSSES_A_MARKER, MOST_IN_BOX
from sandtable.games.maria.rules.combat import are_enemies
from sandtable.games.maria.rules.defeat import total
from sandtable.games.maria.rules.state import Maria

DOUBT: Final = 2.0  # points of advantage that make a battle likely, with no cards in the game
CARD_DOUBT: Final = 1.2  # the same for each card that is not seen, as squares add up
PICKED: Final = 0.6  # points a card, for one who comes and picks the suit to fight in
MARGIN: Final = 3.0  # by which a close battle is won, about
SPARED: Final = 0.7  # of what a hand could add is left for a battle
ATTACKS_FROM: Final = 4  # roads: three of them a march
DRIVEN_OFF: Final = 0.1  # the beaten are out of the way
A_GENERAL_LOST: Final = 1.0  # markers that one is worth at least (M21.4)
ABOUT_TO_WIN: Final = 6  # markers left, and only Austria is in the way


def commander_of(generals: list[int]) -> int:
    """The general whose power plays its hand (M9.4)."""
    best = generals[0]
    for general in generals:
        if facts.RANK[general] < facts.RANK[best]:
            best = general
    return best


def chance_of(edge: float, unseen: int) -> float:
    """How likely a battle is won with an advantage of so many points, against unseen cards."""
    doubt = sqrt(DOUBT * DOUBT + CARD_DOUBT * CARD_DOUBT * unseen)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, edge / doubt))))


def unseen_cards(view: Outlook, own: list[int], others: list[int]) -> int:
    """The cards of both hands that the seat does not see."""
    unseen = 0
    for generals in (own, others):
        power = facts.POWER_OF[commander_of(generals)]
        if view.game.seat_of(power) != view.seat:
            unseen += view.game.hand_size(power)
    return unseen


def defeat_cost(
    view: Outlook, losers: list[int], winner: int, margin: float, troops: float
) -> float:
    """What the beaten lose, by the values of markers for the seat: more than 0 is its gain."""
    game = view.game
    loser = game.major_of(facts.POWER_OF[commander_of(losers)])
    own = game.seat_of(facts.POWER_OF[losers[0]]) == view.seat
    lost = min(margin, troops)
    value = TROOP * lost + (GENERAL * len(losers) if margin >= troops else 0.0) + DRIVEN_OFF
    if own:
        value = -value
    elif loser == facts.AUSTRIA and needs_austria(view):
        value = 0.0  # its army is of more use than its loss
    if game.form.introductory or winner == facts.NO_POWER or loser == facts.NO_POWER:
        return value
    earned = lost / LOSSES_A_MARKER
    if margin >= troops:
        earned = max(earned, A_GENERAL_LOST)
    room = MOST_IN_BOX - game.scalars[slots.BATTLES + winner]
    value += view.markers[winner] * min(earned, room)
    value -= view.markers[loser] * min(earned, game.scalars[slots.BATTLES + loser])
    return value


def needs_austria(view: Outlook) -> bool:
    """Whether another enemy of Austria may win soon: nobody else can stop it."""
    game = view.game
    if game.form.introductory:
        return False
    for power in (facts.FRANCE, facts.PRUSSIA):
        if game.seat_of(power) != view.seat and game.pool(power) <= ABOUT_TO_WIN:
            return True
    return False


def edge_of(view: Outlook, own: list[int], home: Place, others: list[int], at: Place) -> float:
    """The advantage of one side of a battle, in points: troops and what the hands may add."""
    forces = strength(view, own) + hand_of(view, own, home)
    return forces - strength(view, others) - hand_of(view, others, at)


def strength(view: Outlook, generals: list[int]) -> float:
    troops = 0.0
    for general in generals:
        troops += view.troops[general]
    return troops


def hand_of(view: Outlook, generals: list[int], city: Place) -> float:
    return SPARED * view.cards_of(facts.POWER_OF[commander_of(generals)], facts.SUIT_OF[city])


def battle_value(view: Outlook, own: list[int], home: Place, others: list[int], at: Place) -> float:
    """The value of a battle to the side of `own`."""
    return weigh(view, own, home, others, at, 0.0)[0]


def weigh(
    view: Outlook, own: list[int], home: Place, others: list[int], at: Place, picked: float
) -> tuple[float, float]:
    """The value of a battle to the side of `own`, and how likely it is won.

    `picked` is what the others' cards are worth more because they choose where to fight.
    """
    game = view.game
    troops, against = strength(view, own), strength(view, others)
    cards, answer = hand_of(view, own, home), hand_of(view, others, at) + picked
    edge = troops + cards - against - answer
    chance = chance_of(edge, unseen_cards(view, own, others))
    if view.simple:
        return chance - 0.55, chance
    winner = game.major_of(facts.POWER_OF[commander_of(own)])
    loser = game.major_of(facts.POWER_OF[commander_of(others)])
    gain = defeat_cost(view, others, winner, max(MARGIN, troops - against - answer), against)
    loss = defeat_cost(view, own, loser, max(MARGIN, against - troops - cards), troops)
    return chance * gain + (1.0 - chance) * loss, chance


def battles_at(view: Outlook, own: list[int], city: Place) -> float:
    """All battles that generals must fight in a city, as if they stood there (M16.1)."""
    game = view.game
    value = 0.0
    for near in facts.ROADS.near[city]:
        there = game.first(near)
        if there == slots.NOBODY or there >= facts.FIRST_TRAIN:
            continue
        others = game.generals_at(near)
        if are_enemies(game, own, others):
            value += battle_value(view, own, city, others, near)
    return value


def danger_at(view: Outlook, own: list[int], city: Place) -> tuple[float, float]:
    """What the strongest enemy who could come in the next stage may do to generals in a city.

    And how likely they are driven off by that enemy. Who comes chooses the suit to fight in.
    """
    game = view.game
    row = facts.ROADS.distances(city)
    worst, driven = 0.0, 0.0
    unions = view.manner(facts.POWER_OF[own[0]]).expects_unions
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place < 0 or row[place] > ATTACKS_FROM:
            continue
        others = game.generals_at(place)
        if others[0] == general and are_enemies(game, own, others):
            picked = PICKED * game.hand_size(facts.POWER_OF[commander_of(others)])
            if unions:
                picked += companion(view, others, row)
            value, chance = weigh(view, own, city, others, place, picked)
            worst = min(worst, value)
            driven = max(driven, 1.0 - chance)
    return -worst, driven


def companion(view: Outlook, others: list[int], row: list[int]) -> float:
    """The troops of the strongest who may come along with a lone enemy, in a union (M9.4)."""
    if len(others) > 1:
        return 0.0
    game = view.game
    most = 0.0
    for general in game.generals_on_map(facts.POWER_OF[others[0]]):
        if general != others[0] and row[game.place_of(general)] <= ATTACKS_FROM:
            if game.partner(general) < 0:
                most = max(most, view.troops[general])
    return most


# The cards of a battle


def card_values(view: Outlook, battle: Battle, actions: list[int]) -> list[float]:
    """What each card, or none, does to the score; a pass loses by the points behind."""
    game = view.game
    side = battle.right
    behind = -battle.score if side == ATTACKER else battle.score
    own = total(game, game.generals_at(battle.city(side)))  # all have been shown (M16.4)
    others = total(game, game.generals_at(battle.city(1 - side)))
    # What all offered cards add up to; of a kind held twice one is counted
    left = sum([facts.VALUE_OF_KIND[each - do.CARD] for each in actions if each != do.PASS])
    hopeless = behind - left >= own  # all are lost, whatever is played
    values: list[float] = []
    for action in actions:
        if action == do.PASS:
            values.append(0.0 if hopeless else -TROOP * behind)
            continue
        value = facts.VALUE_OF_KIND[action - do.CARD]
        values.append(after_card(value - behind, others, hopeless) - price_of(action - do.CARD))
    return values


def after_card(ahead: int, others: int, hopeless: bool) -> float:
    """How good the score is after a card: still behind, or ahead by no more than they have."""
    if ahead < 0:
        return -1.0 if hopeless else TROOP * ahead + 0.1
    return TROOP * min(ahead, others) + 0.3


def price_of(kind: int) -> float:
    """Higher cards, and reserves most of all, are worth keeping."""
    return CARD_POINT * (facts.VALUE_OF_KIND[kind] + (5 if kind == facts.RESERVE else 0))


def reserve_value(game: Maria, battle: Battle, value: int) -> float:
    """A reserve counts as much as does any good."""
    side = battle.right
    behind = -battle.score if side == ATTACKER else battle.score
    most = behind + total(game, game.generals_at(battle.city(1 - side)))
    return float(value) if value <= max(most, 1) else -float(value) / facts.RESERVE_MOST
