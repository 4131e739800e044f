"""A census of fields: whatever changes in a state, copy, JSON, hash and view notice it."""

from __future__ import annotations

import pytest

from sandtable.colors.rules.slots import NO_CARD
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import COMBAT_KINDS, COMMAND_KINDS, HEXES
from sandtable.games.greatwar.rules.procedures import PROCEDURES
from sandtable.games.greatwar.rules.slots import (
    C_HANDS,
    C_PILE,
    CARD_PLACES,
    K_HANDS,
    K_PILE,
    SCOUTED,
)
from sandtable.games.greatwar.rules.state import GreatWar
from tests.census import changed, check_fields, check_numbers, middle_of_a_game, places

DECKS = ((C_PILE, C_HANDS, COMMAND_KINDS), (K_PILE, K_HANDS, COMBAT_KINDS))


def middle() -> GreatWar:
    game = middle_of_a_game(GREATWAR, "somme-flers-courcelette")
    assert isinstance(game, GreatWar)
    return game


def derived(name: str, at: int) -> bool:
    """The board repeats where units stand, so that one finds them by hex: no new fact."""
    return name == "board" and at < HEXES


def test_every_number_is_copied_stored_and_hashed() -> None:
    check_numbers(middle(), derived)


def test_every_number_that_a_seat_may_know_is_in_its_view() -> None:
    game = middle()
    seat = game.active()
    seen = game.view(seat)
    hidden: set[int] = set()  # of piles and the other hand only the number of cards shows
    for pile, hands, kinds in DECKS:
        hidden |= set(range(pile, pile + kinds))
        other = hands + (1 - seat) * kinds
        hidden |= set(range(other, other + kinds))
    for name, at in places(game):
        if derived(name, at) or (name == "cards" and at in hidden):
            continue
        view = changed(game, name, at).view(seat)
        assert view != seen, f"{name}[{at}] is not in the view"


@pytest.mark.parametrize("deck", DECKS, ids=["command", "combat"])
def test_what_a_seat_may_not_know_is_not_in_its_view(deck: tuple[int, int, int]) -> None:
    game = middle()
    pile, hands, kinds = deck
    for seat in range(2):
        other = game.copy()
        hand = hands + (1 - seat) * kinds
        held = [card for card in range(kinds) if other.cards[hand + card]]
        piled = [card for card in range(kinds) if other.cards[pile + card]]
        one, another = held[0], next(card for card in piled if card != held[0])
        other.cards[hand + one] -= 1
        other.cards[hand + another] += 1
        other.cards[pile + one] += 1
        other.cards[pile + another] -= 1
        assert other.view(seat) == game.view(seat)
        assert other.hash() != game.hash()


def test_two_cards_that_a_recon_drew_are_seen_by_their_owner_only() -> None:
    game = middle()
    assert game.cards[SCOUTED:CARD_PLACES] == [NO_CARD, NO_CARD]
    seat = game.active()
    one, other = game.copy(), game.copy()
    one.cards[SCOUTED], other.cards[SCOUTED] = 0, 1
    assert one.view(seat) != other.view(seat)
    assert one.view(1 - seat) == other.view(1 - seat)


@pytest.mark.parametrize("name", sorted(set(PROCEDURES) - {"Bombardment"}))
def test_every_field_of_a_procedure_is_copied_and_stored(name: str) -> None:
    check_fields(PROCEDURES[name])


def test_a_bombardment_copies_and_stores_its_dice() -> None:
    values = [7, 2, [0, 1, 0, 2, 0, 0], 3, 1, 2]
    bombardment = PROCEDURES["Bombardment"](*values)
    copied = bombardment.copy()
    copied.fallen[0] = 5
    assert bombardment.dump() == values
    assert copied.dump() == [7, 2, [5, 1, 0, 2, 0, 0], 3, 1, 2]
