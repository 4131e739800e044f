"""What an environment costs beside the engine, and beside PettingZoo's own chess.

    benchmarks/envs                    # measure, print the table
    benchmarks/envs --seconds 5        # longer passes (2 seconds unless told)
    benchmarks/envs --game maria       # one game only
    benchmarks/envs --json             # for programs

Everything plays at random, whole games one after another, in one process. Time is that of the
processor, so that other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from random_play import play, speed

from sandtable import envs
from sandtable.compiled import is_compiled
from sandtable.core.chance import Sealed
from sandtable.envs.playing import Observer
from sandtable.envs.world import ENCODINGS, World

ROOT: Final = Path(__file__).resolve().parent.parent
CHESS: Final = ROOT / "build" / "envs" / ".venv" / "bin" / "python"
PASSES: Final = 3
MOST_COST: Final = 2.0  # times the engine: as much again

Figures = dict[str, Any]


@cache
def observers_of(world: World) -> list[Observer]:
    return [Observer(world, seat) for seat in range(len(world.seats))]


@cache
def env_of(world: World) -> envs.TurnEnv:
    return envs.TurnEnv(world)


def engine(world: World, seed: int) -> int:
    """A game by the engine alone; how many answers it had."""
    state, dice, number = world.start.copy(), Sealed(seed), Random(seed).random
    state.begin(dice)
    answers = 0
    while state.asked:
        question = state.asked[0]
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)
        answers += 1
    return answers


def observed(world: World, seed: int) -> int:
    """The same game, and the seat that is asked gets its observation and its mask."""
    state, dice, number = world.start.copy(), Sealed(seed), Random(seed).random
    observers = observers_of(world)
    state.begin(dice)
    answers = 0
    while state.asked:
        question = state.asked[0]
        observer = observers[question.seat]
        observer.update(state)
        observer.observation()
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)
        answers += 1
    return answers


def turns(world: World, seed: int) -> int:
    """A game of the environment of PettingZoo."""
    return play(env_of(world), seed)


def in_turn(play_one: Callable[[World, int], int], worlds: list[World], number: int) -> int:
    """The game with this number: every scenario in its turn."""
    return play_one(worlds[number % len(worlds)], number)


def measure(game: str, seconds: float) -> Figures:
    """The medians of a few passes, everything in turn in each pass."""
    box = World(game).box
    worlds = [World(game, scenario) for scenario in box.scenarios()]
    plays = {"engine": engine, "observed": observed, "turns": turns}
    found: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(PASSES):
        for name, play_one in plays.items():
            found[name].append(speed(partial(in_turn, play_one, worlds), seconds))
    figures: Figures = {name: median(values) for name, values in found.items()}
    figures["cost"] = figures["engine"] / figures["observed"]
    return figures


def chess(seconds: float) -> float | None:
    """Steps a second of PettingZoo's chess, in its own environment; None without one."""
    if not CHESS.exists():
        return None
    script = Path(__file__).with_name("chess_speed.py")
    done = subprocess.run([CHESS, script, str(seconds)], capture_output=True, text=True, check=True)
    return float(done.stdout)


def table(figures: dict[str, Figures]) -> str:
    """A line a game; chess is that of the same minute."""
    lines = [
        f"{'steps a second':<14}{'engine':>10}{'observed':>10}{'turns':>10}{'cost':>8}{'chess':>10}"
    ]
    for game, each in figures.items():
        beside = each["chess"]
        ratio = f"{beside:>10.0f}{each['turns'] / beside:>7.1f}x" if beside else f"{'-':>10}"
        lines.append(
            f"{game:<14}{each['engine']:>10.0f}{each['observed']:>10.0f}{each['turns']:>10.0f}"
            f"{each['cost']:>7.2f}x{ratio}"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--game", choices=list(ENCODINGS), action="append")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    gc.collect()
    gc.freeze()  # what was imported is not looked at again and again, neither by engine nor env
    figures = {
        game: {**measure(game, wanted.seconds), "chess": chess(wanted.seconds)}
        for game in wanted.game or ENCODINGS
    }
    mode = "compiled" if is_compiled() else "plain"
    if wanted.json:
        print(json.dumps({"mode": mode, **figures}, indent=2))
    else:
        print(f"{mode}; cost: time with observations, times that of the engine")
        print(table(figures))
    missed = [game for game, each in figures.items() if each["cost"] > MOST_COST]
    if missed:
        print(f"over {MOST_COST:g} times the engine: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
