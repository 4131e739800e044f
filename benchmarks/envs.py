"""What an environment costs beside the engine, and beside PettingZoo's own chess.

    benchmarks/envs                    # measure, print the table
    benchmarks/envs --seconds 20       # longer (10 seconds a game unless told)
    benchmarks/envs --game maria       # one game only
    benchmarks/envs --json             # for programs

Everything plays at random, whole games one after another, in one process: each scenario by the
engine, with observations and by the environment, then the next one, and so on until the time is
over. So a slow minute of the machine is slow for all. Time is that of the processor, so that other
programs on the machine count little. The time of a step is the mean over the scenarios.
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
from statistics import mean
from typing import Any, Final

from random_play import play, timed

from sandtable import envs
from sandtable.compiled import is_compiled
from sandtable.core.chance import Sealed
from sandtable.envs.playing import Observer
from sandtable.envs.world import ENCODINGS, World

ROOT: Final = Path(__file__).resolve().parent.parent
CHESS: Final = ROOT / "build" / "envs" / ".venv" / "bin" / "python"
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


PLAYS: Final[dict[str, Callable[[World, int], int]]] = {
    "engine": engine,
    "observed": observed,
    "turns": turns,
}


def measure(game: str, seconds: float) -> Figures:
    """Steps a second of each way to play, and what two of them cost in times of the first."""
    worlds = [World(game, scenario) for scenario in World(game).box.scenarios()]
    steps: dict[str, list[int]] = {name: [0] * len(worlds) for name in PLAYS}
    taken: dict[str, list[float]] = {name: [0.0] * len(worlds) for name in PLAYS}
    for world in worlds:
        turns(world, 0)  # what is made once is made now
    number = 0
    passed = 0.0
    while passed < seconds or number < len(worlds):
        at = number % len(worlds)
        for name, play_one in PLAYS.items():
            more, took = timed(partial(play_one, worlds[at]), number)
            steps[name][at] += more
            taken[name][at] += took
            passed += took
        number += 1
    a_step = {
        name: mean(taken[name][at] / steps[name][at] for at in range(len(worlds))) for name in PLAYS
    }
    figures: Figures = {name: 1 / each for name, each in a_step.items()}
    figures["observing"] = a_step["observed"] / a_step["engine"]
    figures["cost"] = a_step["turns"] / a_step["engine"]
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
    names = (*PLAYS, "observing", "cost", "chess")
    lines = [f"{'steps a second':<14}" + "".join(f"{name:>11}" for name in names)]
    for game, each in figures.items():
        beside = each["chess"]
        ratio = f"{beside:>11.0f}{each['turns'] / beside:>7.1f}x" if beside else f"{'-':>11}"
        speeds = "".join(f"{each[name]:>11.0f}" for name in PLAYS)
        lines.append(f"{game:<14}{speeds}{each['observing']:>10.2f}x{each['cost']:>10.2f}x{ratio}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0)
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
        print(
            f"{mode}; observing and cost: time of observed and of turns, times that of the engine"
        )
        print(table(figures))
    missed = [game for game, each in figures.items() if each["cost"] > MOST_COST]
    if missed:
        print(f"over {MOST_COST:g} times the engine: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
