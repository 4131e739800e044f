"""What an environment costs beside the engine, and beside PettingZoo's own chess.

    benchmarks/envs                    # measure, print the table
    benchmarks/envs --seconds 20       # longer (10 seconds a game unless told)
    benchmarks/envs --game maria       # one game only
    benchmarks/envs --json             # for programs

Everything plays at random, whole games, in one process: each scenario in all ways, then the next
one, and so on until the time is over. So a slow minute of the machine is slow for all. Time is that
of the processor, so that other programs on the machine count little. The time of a step is the mean
over the scenarios.
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

import numpy as np
from pettingzoo import AECEnv
from random_play import drawn_from, play, timed

from sandtable import envs
from sandtable.compiled import is_compiled
from sandtable.core.chance import Sealed
from sandtable.envs.playing import Observer
from sandtable.envs.world import ENCODINGS, World

ROOT: Final = Path(__file__).resolve().parent.parent
CHESS: Final = ROOT / "build" / "envs" / ".venv" / "bin" / "python"
MOST_COST: Final = 2.0  # times the engine: as much again
GAMES: Final = 8  # of a vector

BARE_STEPS: Final = 500  # of a game in which nothing happens

Figures = dict[str, Any]


class Bare(AECEnv[str, envs.Observation, int | None]):  # type: ignore[misc]  # has no types
    """An environment of the same shape in which nothing happens and nothing is looked at.

    It shows one observation again and again: what its steps take is the part of PettingZoo and of
    the agent who draws from the mask, and no environment can take less.
    """

    metadata = {"name": "bare"}  # noqa: RUF012  (as PettingZoo has it)

    def __init__(self, like: envs.TurnEnv) -> None:
        super().__init__()
        self.possible_agents = list(like.possible_agents)
        like.reset(seed=0)
        self.shown = like.observe(like.agent_selection)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._steps = 0

    def observe(self, agent: str) -> envs.Observation:
        return self.shown

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._steps += 1
        if self._steps == BARE_STEPS:
            self.terminations = dict.fromkeys(self.agents, True)


@cache
def observers_of(world: World) -> list[Observer]:
    return [Observer(world, seat) for seat in range(len(world.seats))]


@cache
def env_of(world: World) -> envs.TurnEnv:
    return envs.TurnEnv(world)


@cache
def shown_of(world: World) -> envs.TurnEnv:
    return envs.TurnEnv(world, copy=False)


@cache
def bare_of(world: World) -> Bare:
    return Bare(envs.TurnEnv(world))


@cache
def vector_of(world: World) -> envs.ManyGames:
    making = {"game": world.box.id, "scenario": world.scenario}
    return envs.ManyGames(making, GAMES, 0, {"seat": "all"}, copy=False)


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


def encoded(world: World, seed: int) -> int:
    """The same game, and the numbers and the mask of the seat that is asked are kept up to date."""
    return watched(world, seed, False)


def observed(world: World, seed: int) -> int:
    """The same, and it gets a copy of them as arrays."""
    return watched(world, seed, True)


def watched(world: World, seed: int, copied: bool) -> int:
    state, dice, number = world.start.copy(), Sealed(seed), Random(seed).random
    observers = observers_of(world)
    state.begin(dice)
    state.changes = []
    answers = 0
    while state.asked:
        question = state.asked[0]
        observer = observers[question.seat]
        observer.update(state)
        if copied:
            observer.observation()
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)
        answers += 1
    return answers


def drawn(world: World, seed: int) -> int:
    """The agent's part alone: actions are drawn from a mask."""
    mask, number = bare_of(world).shown["action_mask"], Random(seed).random
    for _ in range(BARE_STEPS):
        drawn_from(mask, number)
    return BARE_STEPS


def bare(world: World, seed: int) -> int:
    """Steps in which nothing happens."""
    return play(bare_of(world), seed)


def turns(world: World, seed: int) -> int:
    """A game of the environment of PettingZoo."""
    return play(env_of(world), seed)


def shown(world: World, seed: int) -> int:
    """The same without copies of observations."""
    return play(shown_of(world), seed)


def vector(world: World, seed: int) -> int:
    """So many games side by side, without copies, until as many have ended; the answers."""
    many = vector_of(world)
    number = Random(seed).random
    seen, _ = many.reset(seed=seed)
    steps = ended = 0
    actions = [0] * GAMES
    over = [False] * GAMES
    while ended < GAMES:
        masks = seen["action_mask"].view(bool)
        for at in range(GAMES):
            legal = masks[at].nonzero()[0]
            actions[at] = int(legal[int(number() * len(legal))]) if len(legal) else 0
        steps += GAMES - sum(over)  # a game that is over begins anew, and nothing is answered
        seen, _, terminated, truncated, _ = many.step(np.array(actions))
        over = (terminated | truncated).tolist()
        ended += sum(over)
    return steps


PLAYS: Final[dict[str, Callable[[World, int], int]]] = {
    "engine": engine,
    "encoded": encoded,
    "observed": observed,
    "drawn": drawn,
    "bare": bare,
    "turns": turns,
    "shown": shown,
    "vector": vector,
}
COSTS: Final = {
    "encoding": "encoded",
    "observing": "observed",
    "drawing": "drawn",
    "bare": "bare",
    "cost": "turns",
    "shown": "shown",
    "vector": "vector",
}


def measure(game: str, seconds: float) -> Figures:
    """Steps a second of each way to play, and what the others cost in times of the first."""
    worlds = [World(game, scenario) for scenario in World(game).box.scenarios()]
    steps: dict[str, list[int]] = {name: [0] * len(worlds) for name in PLAYS}
    taken: dict[str, list[float]] = {name: [0.0] * len(worlds) for name in PLAYS}
    for world in worlds:  # what is made once is made now
        turns(world, 0)
        shown_of(world), vector_of(world), bare_of(world)
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
    figures["times"] = {name: a_step[way] / a_step["engine"] for name, way in COSTS.items()}
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
    names = ("engine", "turns", "vector", *COSTS, "chess")
    lines = [f"{'steps a second':<14}" + "".join(f"{name:>11}" for name in names)]
    for game, each in figures.items():
        beside = each["chess"]
        ratio = f"{beside:>11.0f}{each['turns'] / beside:>7.1f}x" if beside else f"{'-':>11}"
        speeds = "".join(f"{each[name]:>11.0f}" for name in ("engine", "turns", "vector"))
        costs = "".join(f"{each['times'][name]:>10.2f}x" for name in COSTS)
        lines.append(f"{game:<14}{speeds}{costs}{ratio}")
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
        print(f"{mode}; from observing on: times the time of the engine")
        print(table(figures))
    missed = [game for game, each in figures.items() if each["times"]["cost"] > MOST_COST]
    if missed:
        print(f"over {MOST_COST:g} times the engine: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
