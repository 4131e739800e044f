"""The fields of a state by name: what a rule case can write is what a position shows."""

from __future__ import annotations

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.games.maria import MARIA
from sandtable.games.maria.files.positions import BY_KEY, place
from sandtable.games.maria.rules.state import Maria

SCENARIOS = MARIA.scenarios()


def played(scenario: str, answers: int) -> Maria:
    """A state after so many answers, the first and the last of those offered in turn."""
    game = MARIA.set_up(scenario, {})
    chance = Sealed(scenario)
    game.begin(chance)
    for number in range(answers):
        question = game.question()
        if question is None:
            break
        game.answer(question.actions[-(number % 2)], chance, question.seat)
    return game


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("key", BY_KEY)
def test_a_field_is_as_it_shows_itself(scenario: str, key: str) -> None:
    game, field = played(scenario, 150), BY_KEY[key]
    shown = field.written.show(getattr(game, field.of), field.at)
    assert field.differences(game, shown) == []
    other = played(scenario, 0)
    field.put(other, shown)
    assert field.differences(other, shown) == []


def test_a_field_that_differs_is_named() -> None:
    game = place({"tracks": {"saxony": 3}, "markers": ["prussia liegnitz"]})
    assert BY_KEY["tracks"].differences(game, {"saxony": 4}) == ["tracks: saxony is 3, not 4"]
    assert BY_KEY["markers"].differences(game, []) != []
    assert BY_KEY["victor"].differences(game, "nobody") == []


def test_winter_scores_are_hidden_until_the_end() -> None:
    game = place({"turn": 4, "winter": {"france": [6]}})
    assert game.position()["winter"]["france"] == [6, 0, 0, 0]
    assert [game.view(seat)["winter"] for seat in (0, 1, 2, ONLOOKER)] == [{}] * 4
