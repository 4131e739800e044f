"""Where the time of a game goes: random decisions under the profiler, by package and by function.

    .venv/bin/python benchmarks/profiling.py napoleonics               # the engine alone
    .venv/bin/python benchmarks/profiling.py maria --through face      # new_game(keep="nothing")
    .venv/bin/python benchmarks/profiling.py maria --through kept      # new_game(), all kept
    .venv/bin/python benchmarks/profiling.py maria --through observed  # with observations
    .venv/bin/python benchmarks/profiling.py lastman --decisions 2000 --functions 25

Time is that of the processor and a function's own, without what it calls. The profiler makes small
functions dearer than they are: read the shares, not the seconds. It sees plain Python only.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

import sandtable
from sandtable.compiled import is_compiled
from sandtable.core.chance import Sealed
from sandtable.toolkit.game import Keep

PACKAGE: Final = Path(sandtable.__file__).parent
LIBRARIES: Final = "Python and libraries"

Where = tuple[str, int, str]  # file, line, name


def engine(game: str, scenario: str, seed: int) -> Iterator[None]:
    """A game by the engine alone, a decision a step."""
    state, dice, number = (
        sandtable.box(game).set_up(scenario, {}),
        Sealed(seed),
        Random(seed).random,
    )
    state.begin(dice)
    while state.asked:
        actions = state.asked[0].actions
        state.answer(actions[int(number() * len(actions))], dice, state.asked[0].seat)
        yield


def observed(game: str, scenario: str, seed: int) -> Iterator[None]:
    """The same with the observation of the seat that is asked."""
    from sandtable.envs.playing import Observer
    from sandtable.envs.world import World

    world = World(game, scenario)
    observers = [Observer(world, seat) for seat in range(len(world.seats))]
    state, dice, number = world.start.copy(), Sealed(seed), Random(seed).random
    state.begin(dice)
    state.changes = []
    while state.asked:
        question = state.asked[0]
        observers[question.seat].update(state)
        observers[question.seat].observation()
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)
        yield


def through_face(keep: Keep) -> Callable[[str, str, int], Iterator[None]]:
    """A game by `sandtable.new_game`."""

    def play(game: str, scenario: str, seed: int) -> Iterator[None]:
        state, choice = sandtable.new_game(game, scenario, seed, keep=keep), Random(seed).choice
        while (question := state.question()) is not None:
            state.answer(choice(question.actions), question.seat)
            yield

    return play


THROUGH: Final = {
    "engine": engine,
    "face": through_face("nothing"),
    "kept": through_face("all"),
    "observed": observed,
}


def profiled(game: str, through: str, decisions: int) -> pstats.Stats:
    """So many decisions of games of every scenario in turn; what is set up does not count."""
    scenarios = sandtable.box(game).scenarios()
    profile = cProfile.Profile(process_time)
    played = games = 0
    while played < decisions:
        steps = THROUGH[through](game, scenarios[games % len(scenarios)], games)
        next(steps)
        profile.enable()
        for _ in steps:
            played += 1
            if played >= decisions:
                break
        profile.disable()
        games += 1
    return pstats.Stats(profile)


def own_times(stats: pstats.Stats) -> dict[Where, tuple[int, float]]:
    """By function: its calls and its own seconds."""
    entries: dict[Where, tuple[int, int, float, float, object]] = stats.stats  # type: ignore[attr-defined]
    return {where: (calls, own) for where, (_, calls, own, _, _) in entries.items()}


def package_of(where: Where) -> str:
    """`games/maria/rules` or `core`; what is not ours is of Python and its libraries."""
    path = Path(where[0])
    if not path.is_relative_to(PACKAGE):
        return LIBRARIES
    return "/".join(path.relative_to(PACKAGE).parts[:-1]) or "sandtable"


def function_of(where: Where) -> str:
    path = Path(where[0])
    if not path.is_relative_to(PACKAGE):
        return where[2].strip("{}")
    return f"{path.relative_to(PACKAGE).with_suffix('').as_posix()}: {where[2]}"


def table(times: dict[Where, tuple[int, float]], decisions: int, functions: int) -> str:
    """Packages, then the functions that take most, each with its share and calls a decision."""
    total = sum(own for _, own in times.values())
    packages: dict[str, tuple[int, float]] = {}
    for where, (calls, own) in times.items():
        before = packages.get(package_of(where), (0, 0.0))
        packages[package_of(where)] = (before[0] + calls, before[1] + own)
    most = sorted(times.items(), key=lambda each: -each[1][1])[:functions]
    rows = [
        *sorted(packages.items(), key=lambda each: -each[1][1]),
        ("", (0, 0.0)),
        *((function_of(where), figures) for where, figures in most),
    ]
    lines = [f"{'':<60}{'time':>8}{'calls a decision':>18}"]
    for name, (calls, own) in rows:
        figures = f"{own / total:>8.1%}{calls / decisions:>18.2f}" if name else ""
        lines.append(f"{name:<60}{figures}".rstrip())
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sandtable.games())
    parser.add_argument("--through", choices=THROUGH, default="engine")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--functions", type=int, default=15, help="so many of them are listed")
    wanted = parser.parse_args()
    if is_compiled():
        print("the profiler does not see into compiled modules: run it plain", file=sys.stderr)
        return 2
    stats = profiled(wanted.game, wanted.through, wanted.decisions)
    print(f"{wanted.game} through {wanted.through}, {wanted.decisions} random decisions")
    print(table(own_times(stats), wanted.decisions, wanted.functions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
