"""Tactical cards are drawn (M7.4, M7.5): from a deck, from the next one, or from the discards."""

from __future__ import annotations

from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.state import Maria


def draw(game: Maria, power: int, count: int, purpose: int = do.DRAWING) -> list[int]:
    """So many cards for a hand, each as it is drawn (M7.4). Their owner alone sees them."""
    mask = 1 << game.seat_of(power)
    drawn: list[int] = []
    for _ in range(count):
        card = take_card(game, mask, purpose)
        if card == slots.NOBODY:
            break
        game.move_card(card, power, mask)
        drawn.append(card)
    return drawn


def take_card(game: Maria, mask: int, purpose: int) -> int:
    """Any card of the draw deck, still in it; NOBODY when every card is in a hand."""
    kinds = game.kinds_at(slots.DRAW)
    if not any(kinds):
        if not open_next_deck(game):
            return slots.NOBODY
        kinds = game.kinds_at(slots.DRAW)
    return game.card_of_kind(slots.DRAW, game.chance.pick_for(mask, purpose, kinds))


def open_next_deck(game: Maria) -> bool:
    """The next deck, or the two fullest piles of discards shuffled together (M7.4, M7.5)."""
    size = facts.DECK_SIZE
    if game.scalars[slots.DECK] < facts.DECKS - 1:
        game.add(slots.DECK, 1)
        decks = [game.scalars[slots.DECK]]
        game.tell("new-deck", "M7.4", {"count": decks[0] + 1})
    else:
        counts = [
            game.cards[deck * size : (deck + 1) * size].count(slots.DISCARDED)
            for deck in range(facts.DECKS)
        ]
        decks = sorted(range(facts.DECKS), key=lambda deck: -counts[deck])[:2]
        if not any(counts):
            return False
        game.tell("reshuffle", "M7.5", {"count": counts[decks[0]] + counts[decks[1]]})
    for deck in decks:
        for card in range(deck * size, (deck + 1) * size):
            if game.cards[card] in (slots.UNUSED, slots.DISCARDED):
                game.move_card(card, slots.DRAW, 0)
    return True
