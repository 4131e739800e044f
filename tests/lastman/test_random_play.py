"""Random play of every scenario: what must hold does, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.state import State
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.state import LastMan
from tests.invariants import so_many
from tests.lastman.table import check_table
from tests.whole_games import (
    check_every_kind_of_question,
    check_undo_and_record,
    play_scenario,
)

YEARS = ["1914", "1915", "1916", "1917", "1918", "1919"]
# The whole war is played by the compiled rules
SCENARIOS = [each for each in LASTMAN.scenarios() if each in YEARS or so_many(0, 1)]
# All but those that make a game much longer, or let chance give it up
ALL_OPTIONS: dict[str, Any] = {
    name: True for name in LASTMAN.options if name not in ("play_on", "armistice")
}


def play(scenario: str, seed: int, every: int, options: dict[str, Any] | None = None) -> State:
    return play_scenario(LASTMAN, scenario, seed, check_table, every, options)


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    state = play(scenario, 1, every=500)
    assert isinstance(state, LastMan)
    assert state.turn() <= state.form.last_turn


@pytest.mark.parametrize("scenario", YEARS)
def test_so_they_do_with_every_optional_rule(scenario: str) -> None:
    play(scenario, 2, every=400, options=ALL_OPTIONS)


@pytest.mark.parametrize("scenario", ["1914", "1918"])
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=45)


def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason() -> None:
    assert len(check_every_kind_of_question(LASTMAN, YEARS, at=(1, 5, 25))) > 25


@pytest.mark.parametrize("scenario", ["1914", "1917"])
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(scenario: str) -> None:
    check_undo_and_record(LASTMAN, scenario, answers=700)
