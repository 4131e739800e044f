"""A census of fields: whatever changes in a state, copy, JSON, hash and view notice it."""

from __future__ import annotations

import pytest

from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.rules.facts import CARD_KINDS
from sandtable.games.napoleonics.rules.procedures import PROCEDURES
from sandtable.games.napoleonics.rules.slots import CARD_PLACES, DISCARDS, HANDS
from sandtable.games.napoleonics.rules.state import Napoleonics
from tests.census import changed, check_fields, check_numbers, middle_of_a_game, places

# The board repeats where units and leaders stand, so that one finds them by hex: no new fact.
DERIVED = {"board"}


def middle() -> Napoleonics:
    game = middle_of_a_game(NAPOLEONICS, "waterloo")
    assert isinstance(game, Napoleonics)
    return game


def test_every_number_is_copied_stored_and_hashed() -> None:
    check_numbers(middle(), lambda name, _: name in DERIVED)


def test_every_number_that_a_seat_may_know_is_in_its_view() -> None:
    game = middle()
    seen = game.view(0)
    hidden_from_french = set(range(CARD_KINDS))  # kinds in the draw pile: only their number shows
    hidden_from_french |= set(range(HANDS + CARD_KINDS, CARD_PLACES))
    for name, at in places(game):
        if name in DERIVED or (name == "cards" and at in hidden_from_french):
            continue
        assert changed(game, name, at).view(0) != seen, f"{name}[{at}] is not in the view"


def test_what_a_seat_may_not_know_is_not_in_its_view() -> None:
    game = middle()
    for seat in range(2):
        other = game.copy()
        hand = HANDS + (1 - seat) * CARD_KINDS
        mine = [card for card in range(CARD_KINDS) if other.cards[hand + card]]
        piled = [card for card in range(CARD_KINDS) if other.cards[card]]
        one, another = mine[0], next(card for card in piled if card != mine[0])
        other.cards[hand + one] -= 1
        other.cards[hand + another] += 1
        other.cards[one] += 1
        other.cards[another] -= 1
        assert other.view(seat) == game.view(seat)
        assert other.hash() != game.hash()
    assert DISCARDS == CARD_KINDS


@pytest.mark.parametrize("name", sorted(PROCEDURES))
def test_every_field_of_a_procedure_is_copied_and_stored(name: str) -> None:
    check_fields(PROCEDURES[name])
