"""Steps a second of PettingZoo's chess at random, for `benchmarks/envs`."""

from __future__ import annotations

import sys

from pettingzoo.classic import chess_v6
from random_play import play, speed

if __name__ == "__main__":
    print(speed(lambda seed: play(chess_v6.raw_env(), seed), float(sys.argv[1])))
