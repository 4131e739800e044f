"""Steps a second of PettingZoo's chess at random, for `benchmarks/envs`."""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from pettingzoo.classic import chess_v6


def play(seed: int) -> int:
    """A game; how many moves it had."""
    env = chess_v6.raw_env()
    env.reset(seed=seed)
    number = Random(seed).random
    moves = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(number() * len(legal))]))
        moves += 1
    return moves


def main(seconds: float) -> None:
    moves = games = 0
    began = process_time()
    while process_time() - began < seconds:
        moves += play(games)
        games += 1
    print(moves / (process_time() - began))


if __name__ == "__main__":
    main(float(sys.argv[1]))
