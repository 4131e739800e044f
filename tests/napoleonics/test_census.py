"""A census of fields: whatever changes in a state, copy, JSON, hash and view notice it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.procedures import PROCEDURES
from sandtable.games.napoleonics.state import CARD_PLACES, DISCARDS, HANDS, Napoleonics
from sandtable.games.napoleonics.tables import CARD_KINDS

# The board repeats where units and leaders stand, so that one finds them by hex: no new fact.
DERIVED = {"board"}


def middle_of_a_game(answers: int = 400, scenario: str = "waterloo") -> Napoleonics:
    rng = random.Random(5)
    dice = Sealed(5)
    game = NAPOLEONICS.set_up(scenario, {})
    game.begin(dice)
    for _ in range(answers):
        question = game.question()
        if question is None:
            break
        game.answer(rng.choice(question.actions), dice)
    return game


def changed(game: Napoleonics, name: str, at: int) -> Napoleonics:
    """A copy in which one number is another one, of the same range."""
    other = game.copy()
    numbers = getattr(other, name)
    numbers[at] = numbers[at] - 1 if numbers[at] > 0 else numbers[at] + 1
    return other


def places(game: Napoleonics) -> list[tuple[str, int]]:
    return [(name, at) for name in game.LISTS for at in range(len(getattr(game, name)))]


def test_every_number_is_copied_stored_and_hashed() -> None:
    game = middle_of_a_game()
    for name, at in places(game):
        other = changed(game, name, at)
        assert other.copy().dump() == other.dump() != game.dump(), f"{name}[{at}]"
        if name not in DERIVED:
            assert other.hash() != game.hash(), f"{name}[{at}] is not in the position"


def test_every_number_that_a_seat_may_know_is_in_its_view() -> None:
    game = middle_of_a_game()
    hidden_from_french = set(range(CARD_KINDS))  # kinds in the draw pile: only their number shows
    hidden_from_french |= set(range(HANDS + CARD_KINDS, CARD_PLACES))
    for name, at in places(game):
        if name in DERIVED or (name == "cards" and at in hidden_from_french):
            continue
        assert changed(game, name, at).view(0) != game.view(0), f"{name}[{at}] is not in the view"


def test_what_a_seat_may_not_know_is_not_in_its_view() -> None:
    game = middle_of_a_game()
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
    kind: Any = PROCEDURES[name]
    numbers = list(range(1, len(kind.FIELDS) + 1))
    procedure = kind(*numbers)
    assert procedure.dump() == numbers
    assert procedure.copy().dump() == numbers
    assert set(vars_of(procedure)) == set(kind.FIELDS), "a field that FIELDS does not name"


def vars_of(procedure: Any) -> list[str]:
    return [each for each in vars(procedure) if not each.startswith("_")]
