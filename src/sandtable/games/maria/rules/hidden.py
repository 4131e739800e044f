"""What is hidden, and guesses at it: cards in hands and decks, cards face down, troops of others.

A guess follows from what the seat knows and from the chance, and from nothing else: what is open is
put in order before it is shuffled.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.chance import Chance
from sandtable.core.event import EVERYBODY
from sandtable.core.knowledge import PERMUTE, Secret
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import unknown_in

LARGEST: Final = 1 << 31  # more than a pick can weigh


def secrets(game: Maria) -> list[Secret]:
    """Cards change places within their deck only, as everybody sees their backs (M7.6)."""
    secrets: list[Secret] = []
    for card in range(facts.CARDS):
        mask = game.cards[slots.KNOWN + card]
        value = game.cards[card] * slots.MASKS + mask % slots.MASKS
        secrets.append(Secret(f"deck {card // facts.DECK_SIZE}", f"card {card}", value, mask))
    for general in range(facts.GENERAL_COUNT):
        mask = 1 << game.seat_of(facts.POWER_OF[general])
        group = game.group(general)
        troops = game.bodies[general * slots.ROW + slots.TROOPS]
        secrets.append(Secret(f"group {group}", f"general {general}", troops, mask))
    return secrets


def set_secrets(game: Maria, values: list[int]) -> None:
    for card in range(facts.CARDS):
        mask = values[card] % slots.MASKS
        game.cards[card] = values[card] // slots.MASKS
        game.cards[slots.KNOWN + card] = EVERYBODY if mask == slots.MASKS - 1 else mask
    for general in range(facts.GENERAL_COUNT):
        game.bodies[general * slots.ROW + slots.TROOPS] = values[facts.CARDS + general]


def guess(game: Maria, seat: int, chance: Chance) -> list[int]:
    """Values for `secrets()`, as this seat could imagine them."""
    cards = game.cards
    values = [
        cards[card] * slots.MASKS + cards[slots.KNOWN + card] % slots.MASKS
        for card in range(facts.CARDS)
    ]
    hidden = take_back(game, values, seat)
    for deck in range(facts.DECKS):
        shuffle(game, values, deck, seat, chance)
    for at in hidden:
        hide_one(values, at // facts.DECKS, at % facts.DECKS, chance)
    for general in range(facts.GENERAL_COUNT):
        values.append(game.troops(general))
    for group in range(facts.GENERAL_COUNT):
        unknown = unknown_in(game, group, seat)
        if len(unknown) > 1:
            share_out(game, values, unknown, chance)
    return values


def take_back(game: Maria, values: list[int], seat: int) -> list[int]:
    """Others' cards that lie face down, back in their hands; by power and deck (M23.4)."""
    hidden: list[int] = []
    for card in range(facts.CARDS):
        power = game.cards[card] - slots.HIDDEN
        if 0 <= power < len(facts.POWERS) and game.seat_of(power) != seat:
            values[card] -= slots.HIDDEN * slots.MASKS
            hidden.append(power * facts.DECKS + card // facts.DECK_SIZE)
    hidden.sort()
    return hidden


def shuffle(game: Maria, values: list[int], deck: int, seat: int, chance: Chance) -> None:
    """The cards of a deck that this seat does not know change places."""
    unknown = [
        card
        for card in range(deck * facts.DECK_SIZE, (deck + 1) * facts.DECK_SIZE)
        if not game.cards[slots.KNOWN + card] >> seat & 1
    ]
    pool = sorted([values[card] for card in unknown])
    if not pool or pool[0] == pool[-1]:
        return  # all of them are in one place
    usual = max(pool, key=pool.count)  # mostly the deck: cards that are elsewhere are fewer
    others = [value for value in pool if value != usual]
    for card in unknown:
        values[card] = usual
    for value in others:
        card = unknown.pop(chance.pick(PERMUTE, [1] * len(unknown)))
        values[card] = value


def hide_one(values: list[int], power: int, deck: int, chance: Chance) -> None:
    """Any card of this deck in that hand may be the one that lies face down."""
    in_hand = [
        card
        for card in range(deck * facts.DECK_SIZE, (deck + 1) * facts.DECK_SIZE)
        if values[card] // slots.MASKS == power
    ]
    card = in_hand[chance.pick(PERMUTE, [1] * len(in_hand))]
    values[card] += slots.HIDDEN * slots.MASKS


def share_out(game: Maria, values: list[int], generals: list[int], chance: Chance) -> None:
    """One way to share what they have together, each as likely as any other."""
    left = 0
    floors: list[int] = []
    for general in generals:
        left += game.bodies[general * slots.ROW + slots.TROOPS]
        floors.append(game.floor(general))
    ways = ways_to_share(floors, left)
    for at, general in enumerate(generals):
        weights = [0] * (facts.MOST_TROOPS + 1)
        total = 0
        for troops in range(floors[at], min(facts.MOST_TROOPS, left) + 1):
            weights[troops] = ways[at + 1][left - troops]
            total += weights[troops]
        while total > LARGEST:
            weights = [(weight + 1) // 2 for weight in weights]
            total = sum(weights)
        troops = chance.pick(PERMUTE, weights)
        values[facts.CARDS + general] = troops
        left -= troops


def ways_to_share(floors: list[int], left: int) -> list[list[int]]:
    """By general and troops: in how many ways those from this general on have so many."""
    count = len(floors)
    ways = [[0] * (left + 1) for _ in range(count + 1)]
    ways[count][0] = 1
    least = most = 0  # that those after this one may have
    for at in range(count - 1, -1, -1):
        row, after = ways[at], ways[at + 1]
        for troops in range(floors[at], facts.MOST_TROOPS + 1):
            for rest in range(least, min(most, left - troops) + 1):
                row[rest + troops] += after[rest]
        least += floors[at]
        most += facts.MOST_TROOPS
    return ways
