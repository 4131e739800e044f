"""Random play of an environment of PettingZoo, ours or another, for `benchmarks/envs`.

Needs nothing but the environment: it runs in the environment of chess too.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any


def play(env: Any, seed: int) -> int:
    """A game in which actions are drawn from the mask; how many steps it had."""
    env.reset(seed=seed)
    number = Random(seed).random
    steps = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(drawn_from(observation["action_mask"], number))
        steps += 1
    return steps


def drawn_from(mask: Any, number: Callable[[], float]) -> int:
    """One of the actions that a mask of bytes allows."""
    legal = mask.view(bool).nonzero()[0]  # six times as quick as of bytes
    return int(legal[int(number() * len(legal))])


def speed(game: Callable[[int], int], seconds: float) -> float:
    """Steps a second: whole games, by their number, until the time is over."""
    steps = games = 0
    passed = 0.0
    while passed < seconds:
        more, took = timed(game, games)
        steps += more
        passed += took
        games += 1
    return steps / passed


def timed(game: Callable[[int], int], number: int) -> tuple[int, float]:
    """The steps of the game with this number, and the seconds of the processor that it took."""
    began = process_time()
    steps = game(number)
    return steps, process_time() - began
