"""Copies share their units until one of them changes: none ever sees what another has done."""

from __future__ import annotations

import random

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan

pytestmark = pytest.mark.both_modes


def in_play(answers: int = 60) -> LastMan:
    rng, dice = random.Random(2), Sealed(2)
    game: LastMan = LASTMAN.set_up("1914", {})
    game.begin(dice)
    for _ in range(answers):
        game.answer(rng.choice(game.asked[0].actions), dice, game.asked[0].seat)
    return game


def shift_one(game: LastMan) -> None:
    """One unit that stands anywhere goes to the pool."""
    at = next(at for at, count in enumerate(game.units[: facts.POOL * facts.KIND_COUNT]) if count)
    game.shift(at % facts.KIND_COUNT, 1, at // facts.KIND_COUNT, facts.POOL)


@pytest.mark.parametrize("changed", range(3))
def test_no_copy_sees_what_another_has_done(changed: int) -> None:
    game = in_play()
    first = game.copy()
    family = [game, first, first.copy()]
    before = game.dump()
    for _ in range(2):  # once while they share the list, once when it is its own
        shift_one(family[changed])
    assert family[changed].dump() != before
    assert [each.dump() == before for each in family].count(True) == len(family) - 1


def test_a_copy_of_a_changed_copy_is_its_own_too() -> None:
    game = in_play()
    other = game.copy()
    shift_one(other)
    third, kept = other.copy(), other.dump()
    shift_one(other)
    assert third.dump() == kept


def test_copies_share_what_nobody_has_changed() -> None:
    game = in_play()
    assert game.copy().units is game.units
