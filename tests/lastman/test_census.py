"""A census of fields: whatever changes in a state, copy, JSON, hash and view notice it."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from sandtable.core.lanes import Lanes
from sandtable.core.procedure import Procedure
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import CARD_KINDS, HERE
from sandtable.games.lastman.rules.procedures import PROCEDURES
from sandtable.games.lastman.rules.slots import AREA_ROW, BEFORE, DRAW, HANDS, LOCKED
from sandtable.games.lastman.rules.state import LastMan
from tests.census import changed, check_fields, check_numbers, middle_of_a_game, places

HIDDEN_PLACES = (DRAW, HANDS, HANDS + CARD_KINDS, LOCKED)


def middle() -> LastMan:
    game = middle_of_a_game(LASTMAN, "1916", answers=300)
    assert isinstance(game, LastMan)
    return game


def is_word(name: str, at: int) -> bool:
    """Numbers that stand for words and may not take any other value."""
    if name == "areas":
        return at % AREA_ROW == BEFORE
    return name in ("moved", "marked", "battles", "waiting", "stack")


@pytest.mark.compiled
def test_every_number_is_copied_stored_and_hashed() -> None:
    check_numbers(middle(), is_word)


@pytest.mark.compiled
def test_every_number_that_a_seat_may_know_is_in_its_view() -> None:
    game = middle()
    seen = [game.view(seat) for seat in range(len(LASTMAN.seats))]
    for name, at in places(game):
        if is_word(name, at) or (name == "cards" and is_hidden(at)):
            continue
        for seat in range(len(seen)):
            view = changed(game, name, at).view(seat)
            assert view != seen[seat], f"{name}[{at}] is not in the view"


def is_hidden(at: int) -> bool:
    return any(start <= at < start + CARD_KINDS for start in HIDDEN_PLACES)


def test_cards_that_a_seat_does_not_know_may_be_others() -> None:
    game = middle()
    for seat in range(len(LASTMAN.seats)):
        start = HANDS + (1 - seat) * CARD_KINDS
        held = [card for card in range(CARD_KINDS) if game.cards[start + card]]
        drawn = [card for card in range(CARD_KINDS) if game.cards[DRAW + card]]
        pairs = [(one, two) for one in held for two in drawn if one != two]
        assert pairs
        for one, two in pairs[:3]:
            other = game.copy()
            other.move_card(one, start, DRAW)
            other.move_card(two, DRAW, start)
            assert other.view(seat) == game.view(seat)
            assert other.hash() != game.hash()


def test_every_procedure_of_every_chapter_can_be_stored() -> None:
    """Whatever stands on a stack is in the list by which states are read again."""
    for path in sorted((HERE / "rules").glob("*.py")):
        module = import_module(f"sandtable.games.lastman.rules.{path.stem}")
        for each in vars(module).values():
            if not isinstance(each, type) or not issubclass(each, Procedure):
                continue
            if not inspect.isabstract(each):
                assert PROCEDURES.get(each.__name__) in (each, Lanes), each.__name__


@pytest.mark.parametrize("name", sorted(set(PROCEDURES) - {"Lanes"}))
def test_every_field_of_a_procedure_is_copied_and_stored(name: str) -> None:
    check_fields(PROCEDURES[name])
