"""A census of fields: whatever changes in a state, copy, JSON, hash and view notice it."""

from __future__ import annotations

from importlib import import_module

import pytest

from sandtable.core.event import EVERYBODY
from sandtable.core.procedure import Procedure
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.facts import (
    CARDS,
    CITY_COUNT,
    DECK_SIZE,
    GENERAL_COUNT,
    KIND_OF,
    POWER_OF,
    POWERS,
)
from sandtable.games.maria.rules.procedures import PROCEDURES
from sandtable.games.maria.rules.slots import (
    DRAW,
    FLOOR,
    GROUP,
    KNOWN,
    ROW,
    SAXON_SHIFT,
    SECOND,
    STATUS,
    TROOPS,
    WINTER,
)
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import bounds, unknown_in
from tests.census import changed, check_fields, middle_of_a_game, places


def middle() -> Maria:
    game = middle_of_a_game(MARIA, "advanced", answers=600)
    assert isinstance(game, Maria)
    return game


def means_nothing(name: str, at: int) -> bool:
    """The board repeats where pieces stand; trains and hussars have neither troops nor state."""
    if name == "board":
        return at < SECOND + CITY_COUNT
    body, field = divmod(at, ROW)
    return name == "bodies" and body >= GENERAL_COUNT and field >= STATUS


def test_every_number_is_copied_stored_and_hashed() -> None:
    game = middle()
    stored, hashed = game.dump(), game.hash()
    for name, at in places(game):
        if name == "cards" and at >= KNOWN:
            continue  # a mask with a seat more or less: see below
        other = changed(game, name, at)
        assert other.copy().dump() == other.dump() != stored, f"{name}[{at}]"
        if not means_nothing(name, at):
            assert other.hash() != hashed, f"{name}[{at}] is not in the position"


def test_who_knows_a_card_is_copied_stored_and_hashed() -> None:
    game = middle()
    for card in range(CARDS):
        other = game.copy()
        other.cards[KNOWN + card] = 5 if game.cards[KNOWN + card] != 5 else EVERYBODY
        assert other.copy().dump() == other.dump() != game.dump()
        assert other.hash() != game.hash(), f"who knows card {card} is not in the position"


def test_every_number_that_a_seat_may_know_is_in_its_view() -> None:
    game = middle()
    seen = [game.view(seat) for seat in range(len(MARIA.seats))]
    for name, at in places(game):
        if means_nothing(name, at) or name == "cards":
            continue
        if name == "bodies" and at % ROW in (TROOPS, GROUP, FLOOR):
            continue
        if name == "scalars" and WINTER <= at < SAXON_SHIFT:
            continue  # notes that are hidden until the end (M20.8)
        for seat in range(len(seen)):
            view = changed(game, name, at).view(seat)
            assert view != seen[seat], f"{name}[{at}] is not in the view"


def test_a_seat_sees_its_own_notes_and_what_follows_of_the_others() -> None:
    game = middle()
    for general in range(GENERAL_COUNT):
        for seat in range(len(MARIA.seats)):
            least, most = bounds(game, general, seat)
            assert least <= game.troops(general) <= most
            if game.seat_of(POWER_OF[general]) == seat:
                assert least == most == game.troops(general)


def test_troops_that_are_shared_out_otherwise_are_not_in_the_view_of_others() -> None:
    game = middle()
    found = 0
    for group in range(GENERAL_COUNT):
        for seat in range(len(MARIA.seats)):
            unknown = unknown_in(game, group, seat)
            givers = [
                each for each in unknown if game.troops(each) > game.bodies[each * ROW + FLOOR]
            ]
            takers = [each for each in unknown if game.troops(each) < 8]
            pairs = [(one, two) for one in givers for two in takers if one != two]
            for one, two in pairs[:3]:
                other = game.copy()
                other.bodies[one * ROW + TROOPS] -= 1
                other.bodies[two * ROW + TROOPS] += 1
                assert other.view(seat) == game.view(seat)
                assert other.hash() != game.hash()
                found += 1
    assert found


def test_cards_that_a_seat_does_not_know_may_be_others() -> None:
    game = middle()
    found = 0
    for seat in range(len(MARIA.seats)):
        for power in range(len(POWERS)):
            if game.seat_of(power) == seat:
                continue
            for card in game.hand(power):
                if game.cards[KNOWN + card] >> seat & 1:
                    continue
                deck = card // DECK_SIZE
                drawn = [
                    each
                    for each in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)
                    if game.cards[each] == DRAW and KIND_OF[each] != KIND_OF[card]
                ]
                for each in drawn[:1]:
                    other = game.copy()
                    for of in (0, KNOWN):
                        cards = other.cards
                        cards[of + card], cards[of + each] = cards[of + each], cards[of + card]
                    assert other.view(seat) == game.view(seat)
                    assert other.hash() != game.hash()
                    found += 1
    assert found


@pytest.mark.parametrize("name", sorted(set(PROCEDURES) - {"Lanes"}))
def test_every_field_of_a_procedure_is_copied_and_stored(name: str) -> None:
    check_fields(PROCEDURES[name])


def test_every_procedure_can_be_stored() -> None:
    """A new one is not forgotten in `procedures.py`."""
    defined = {
        each.__name__
        for path in (MARIA.folder / "rules").glob("*.py")
        for each in procedures_in(f"sandtable.games.maria.rules.{path.stem}")
    }
    assert defined | {"Lanes"} == set(PROCEDURES)


def procedures_in(module: str) -> list[type]:
    found = vars(import_module(module)).values()
    return [
        each
        for each in found
        if isinstance(each, type) and issubclass(each, Procedure) and each.__module__ == module
    ]
