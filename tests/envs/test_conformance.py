"""The environments pass the tests that their frameworks have for environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sandtable import envs
from tests.envs.worlds import EACH_GAME, SMALL

pytestmark = pytest.mark.filterwarnings(
    # What PettingZoo recommends: an array for an observation, and agents called player_0
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
    "ignore:The base environment:DeprecationWarning",
    # Values that Gymnasium finds unusual in a box: what is on no hex is always 0
    "ignore:.*A Box observation space",
)
each_game = pytest.mark.parametrize(("game", "scenario"), EACH_GAME)


@each_game
def test_turns_pass_the_api_test_of_pettingzoo(game: str, scenario: str) -> None:
    api_test(envs.aec(game, scenario, most_answers=80), num_cycles=60)


@each_game
def test_shaped_rewards_pass_it_too(game: str, scenario: str) -> None:
    api_test(envs.aec(game, scenario, reward="score", most_answers=400), num_cycles=250)


@each_game
def test_parallel_environments_pass_the_api_test_of_pettingzoo(game: str, scenario: str) -> None:
    parallel_api_test(envs.parallel(game, scenario, most_answers=80), num_cycles=120)


@each_game
def test_seeds_pass_the_seed_test_of_pettingzoo(game: str, scenario: str) -> None:
    seed_test(lambda: envs.aec(game, scenario), num_cycles=60)


def renders(make: Callable[..., Any]) -> None:
    render_test(make, {"svg": lambda picture: picture.startswith("<svg")})


def test_pictures_pass_the_render_test_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    renders(lambda render_mode: envs.aec("napoleonics", "rolica_first", render_mode=render_mode))
    assert "fLN4" in capsys.readouterr().out  # French line infantry, printed for people


@each_game
def test_every_game_is_drawn_in_every_way(game: str, scenario: str) -> None:
    env = envs.aec(game, scenario, viewer=0)
    env.reset(seed=3)
    drawn: dict[str, Any] = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env.render_mode = mode
        drawn[mode] = env.render()
    assert drawn["svg"].startswith("<svg")
    assert len(drawn["ansi"].splitlines()) > 5
    assert drawn["rgb_array"].dtype == np.uint8
    assert drawn["rgb_array"].shape[2] == 3
    assert 60 < drawn["rgb_array"].mean() < 230  # neither black nor blank


@each_game
def test_one_seat_passes_the_checker_of_gymnasium(game: str, scenario: str) -> None:
    env = envs.gym(game, scenario, opponent="random", illegal="forfeit")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", list(SMALL))
def test_gymnasium_makes_games_by_their_ids(game: str) -> None:
    env = gymnasium.make(envs.IDS[game], scenario=SMALL[game], opponent="random")
    observation, info = env.reset(seed=4)
    assert observation["action_mask"].any()
    assert info["question"]
    env.close()
