"""Random play of every scenario: what must hold does, and every game ends."""

from __future__ import annotations

import pytest

from sandtable.core.state import State
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import LAST_TURN
from sandtable.games.greatwar.rules.state import GreatWar
from tests.greatwar.table import check_table
from tests.invariants import so_many
from tests.whole_games import (
    check_every_kind_of_question,
    check_undo_and_record,
    play_scenario,
)

GAMES = so_many(3, 10)  # of each scenario


def play(scenario: str, seed: int, every: int) -> State:
    return play_scenario(GREATWAR, scenario, seed, check_table, every)


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", GREATWAR.scenarios())
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    for seed in range(GAMES):
        state = play(scenario, seed, every=150)
        assert isinstance(state, GreatWar)
        assert state.scalars[0] <= LAST_TURN


@pytest.mark.parametrize("scenario", GREATWAR.scenarios()[::2])
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=13)


def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason() -> None:
    assert len(check_every_kind_of_question(GREATWAR, GREATWAR.scenarios()[1::3])) > 25


@pytest.mark.parametrize("scenario", ["opening-action-2", "niergnies"])
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(scenario: str) -> None:
    check_undo_and_record(GREATWAR, scenario)
