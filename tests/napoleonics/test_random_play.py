"""Random play of every scenario: what must hold does, and every game ends."""

from __future__ import annotations

import pytest

from sandtable.core.state import State
from sandtable.games.napoleonics import NAPOLEONICS
from tests.invariants import so_many
from tests.napoleonics.table import check_table
from tests.whole_games import play_scenario

GAMES = so_many(6, 24)  # of each scenario


def play(scenario: str, seed: int, every: int) -> State:
    return play_scenario(NAPOLEONICS, scenario, seed, check_table, every)


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", NAPOLEONICS.scenarios())
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    for seed in range(GAMES):
        play(scenario, seed, every=150)


@pytest.mark.parametrize("scenario", NAPOLEONICS.scenarios())
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=13)
