"""What is kept from one position to the next is what would be made anew.

Words and drawings are kept by what they are made from. Here every number of a position is changed:
whatever then looks different must not be taken from what was kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from sandtable.colors.table.drawings import Drawings
from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of

VALUES = (0, 1, 2)
HEXES = ("napoleonics", "greatwar")


def in_play(game: str, answers: int) -> State:
    """A position of a random game."""
    rng, dice = random.Random(answers), Sealed(answers)
    state: State = BOXES[game].set_up(BOXES[game].scenarios()[-1], {})
    state.begin(dice)
    for _ in range(answers):
        question = state.question()
        if question is None:
            break
        state.answer(rng.choice(question.actions), dice, question.seat)
    return state


def numbers_of(state: Any) -> Iterator[list[int]]:
    """The flat lists of a position."""
    for name in dir(state):
        found = None if name.startswith("_") else getattr(state, name, None)
        if isinstance(found, list) and found and all(type(each) is int for each in found):
            yield found


def changed_by_one(state: State) -> Iterator[str]:
    """Each number of the position is another one, in turn."""
    for numbers in numbers_of(state):
        for at, was in enumerate(numbers):
            for value in VALUES:
                if value != was:
                    numbers[at] = value
                    yield f"{value} for {was} at {at} of {len(numbers)}"
            numbers[at] = was


@pytest.mark.compiled
@pytest.mark.parametrize("game", sorted(BOXES))
def test_what_is_told_of_places_follows_from_what_it_is_kept_by(game: str) -> None:
    state, face, speaker = in_play(game, 120), BOXES[game].face, speaker_for(game, "en")
    places = list(scenes_of(game).named(state))

    def told() -> list[list[str]]:
        return [face.describe(state, place, speaker) for place in places]

    as_it_is, kept_by = told(), face.ground_now(state)
    assert kept_by is not None
    different = 0
    for what in changed_by_one(state):
        with suppress(IndexError, KeyError):  # no position at all
            if told() != as_it_is:
                different += 1
                assert face.ground_now(state) != kept_by, what
    assert different or game == "napoleonics"  # whose ground nothing changes


@pytest.mark.compiled
@pytest.mark.parametrize("game", HEXES)
def test_a_unit_is_drawn_as_it_is_now(game: str) -> None:
    state: Any = in_play(game, 60)
    drawings, speaker = BOXES[game].face.drawings, speaker_for(game, "en")
    assert isinstance(drawings, Drawings)
    units = state.units_of(0) + state.units_of(1)
    drawn = [drawings.piece_now(state, unit, speaker) for unit in units]
    different = 0
    for what in changed_by_one(state):
        with suppress(IndexError, KeyError):
            anew = [drawings.piece(state, unit, speaker) for unit in units]
            different += anew != drawn
            assert [drawings.piece_now(state, unit, speaker) for unit in units] == anew, what
    assert different > len(units)
