"""What is kept from position to position is what would be made afresh, for every seat."""

from __future__ import annotations

import functools
import gc
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.seat_view import SeatView

KEPT_IN = ("panels", "templates", "picture", "front", "drawings", "hex_scenes", "map_scenes")
POSITIONS = 16
ANSWERS_BETWEEN = 9


def forget() -> None:
    """Empty all that keeps a part of a view by what it is made of."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            module = each.__module__
            if module.startswith("sandtable.") and module.rpartition(".")[2] in KEPT_IN:
                each.cache_clear()
    scenes_of.cache_clear()


def positions(game: str) -> Iterator[State]:
    """Positions of one game, in the order in which they come."""
    rng, dice = random.Random(11), Sealed(11)
    state = BOXES[game].set_up(BOXES[game].scenarios()[0], {})
    state.begin(dice)
    for number in range(POSITIONS * ANSWERS_BETWEEN):
        question = state.question()
        if question is None:
            return
        state.answer(rng.choice(question.actions), dice, question.seat)
        if number % ANSWERS_BETWEEN == 0:
            yield state.copy()


def shown(game: str, state: State) -> list[Any]:
    """The board, the panels, the sides and the hand, for every seat and for an onlooker."""
    found = []
    for seat in (*range(len(BOXES[game].seats)), ONLOOKER):
        view = SeatView(game, seat, "en")
        parts = (view.scene(state), view.panels(state), view.sides(state), view.hand(state))
        found.append(to_jsonable_python(parts))
    return found


@pytest.mark.parametrize("game", sorted(BOXES))
def test_views_that_were_kept_are_those_made_afresh(game: str) -> None:
    states = list(positions(game))
    kept = [shown(game, state) for state in states]
    assert len(states) > POSITIONS // 2
    assert any(one != other for one, other in pairwise(kept))
    for state, known in zip(states, kept, strict=True):
        forget()
        assert shown(game, state) == known
