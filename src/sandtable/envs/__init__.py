"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, with the extra `research`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.envs.extra import MissingExtra, check_installed

check_installed()

import gymnasium as _gymnasium

from sandtable.envs.many_games import ManyGames, WorkerFailed
from sandtable.envs.parallel_env import SameTimeEnv, WrongSeat
from sandtable.envs.policies import Opponent, Policy, PolicyBot
from sandtable.envs.seat_env import Illegal, OpponentFailed, SeatEnv
from sandtable.envs.turn_env import TurnEnv
from sandtable.envs.world import MOST_ANSWERS, Observation, Reward, World

__all__ = [
    "IDS", "ManyGames", "MissingExtra", "Observation", "OpponentFailed", "Policy", "PolicyBot",
    "SameTimeEnv", "SeatEnv", "TurnEnv", "WorkerFailed", "World", "WrongSeat", "aec", "gym",
    "parallel", "vector",
]  # fmt: skip

# The names under which Gymnasium knows the games
IDS: Final[dict[str, str]] = {
    "napoleonics": "sandtable/Napoleonics-v0",
    "greatwar": "sandtable/GreatWar-v0",
    "maria": "sandtable/Maria-v0",
    "lastman": "sandtable/LastMan-v0",
}


def aec(
    game: str,
    scenario: str | Path | None = None,
    *,
    options: dict[str, Any] | None = None,
    reward: Reward = "final",
    most_answers: int = MOST_ANSWERS,
    render_mode: str | None = None,
    viewer: str | int = "onlooker",
    copy: bool = True,
) -> TurnEnv:
    """A PettingZoo environment in which the seat that is asked acts."""
    return TurnEnv(World(game, scenario, options, reward, most_answers), render_mode, viewer, copy)


def parallel(
    game: str,
    scenario: str | Path | None = None,
    *,
    options: dict[str, Any] | None = None,
    reward: Reward = "final",
    most_answers: int = MOST_ANSWERS,
    render_mode: str | None = None,
    viewer: str | int = "onlooker",
) -> SameTimeEnv:
    """A PettingZoo environment in which all seats act at once; who is not asked does nothing."""
    return SameTimeEnv(World(game, scenario, options, reward, most_answers), render_mode, viewer)


def gym(
    game: str,
    scenario: str | Path | None = None,
    *,
    seat: str | int = 0,
    opponent: Opponent = "captain",
    illegal: Illegal = "raise",
    expert: Opponent | None = None,
    options: dict[str, Any] | None = None,
    reward: Reward = "final",
    most_answers: int = MOST_ANSWERS,
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment for one seat, against a bot or a policy."""
    world = World(game, scenario, options, reward, most_answers)
    return SeatEnv(world, seat, opponent, illegal, expert, render_mode)


def vector(
    game: str,
    scenario: str | Path | None = None,
    *,
    n: int = 8,
    workers: int = 2,
    seat: str | int = 0,
    opponent: Opponent = "captain",
    expert: Opponent | None = None,
    illegal: Illegal = "raise",
    options: dict[str, Any] | None = None,
    reward: Reward = "final",
    most_answers: int = MOST_ANSWERS,
    copy: bool = True,
) -> ManyGames:
    """So many Gymnasium environments at once, in worker processes that share memory.

    A policy for an opponent must be a function of a module: it goes to the workers by its name.
    """
    making = {
        "game": game,
        "scenario": scenario,
        "options": options,
        "reward": reward,
        "most_answers": most_answers,
    }
    playing = {"seat": seat, "opponent": opponent, "expert": expert, "illegal": illegal}
    return ManyGames(making, n, workers, playing, copy)


for _game, _id in IDS.items():
    _gymnasium.register(
        _id,
        "sandtable.envs:gym",
        kwargs={"game": _game},
        order_enforce=True,
        disable_env_checker=True,
    )
