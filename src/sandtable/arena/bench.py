"""How fast a game plays: random answers, whole games one after another, on one core.

The legal actions of every question are computed. Questions with one answer only are counted apart,
because engines differ in how many of them they ask. `benchmarks/README.md` tells what the figures
mean and what they are compared with.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from sandtable.compiled import is_compiled
from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game

COPIED: Final = 8  # states that are copied, each from the middle of a game
COPIES_AT_ONCE: Final = 200  # between two looks at the clock
STATUS: Final = Path("/proc/self/status")


class Tally:
    """What was played: questions with a choice, questions without one, and games."""

    def __init__(self) -> None:
        self.real = 0
        self.forced = 0
        self.games = 0
        self.seconds = 0.0


def bench(box: Box, seconds: float, seed: int = 1) -> dict[str, float | str]:
    """The figures of a game: so many seconds of play by the engine and by the face, and half as
    many of copying."""
    starts = [box.set_up(scenario, {}) for scenario in box.scenarios()]
    tally = play(starts, seconds, seed)
    decisions = tally.real + tally.forced
    return {
        "real_per_second": tally.real / tally.seconds,
        "forced_per_second": tally.forced / tally.seconds,
        "decisions_per_second": decisions / tally.seconds,
        "games_per_second": tally.games / tally.seconds,
        "face_per_second": face_per_second(box, seconds, seed),
        "copies_per_second": copies_per_second(middles(starts, seed), seconds / 2),
        "worker_megabytes": most_memory(),
        "mode": "compiled" if is_compiled() else "plain",
    }


def play(starts: list[State], seconds: float, seed: int) -> Tally:
    """Games until the time is over and the last of them has ended."""
    tally = Tally()
    began = perf_counter()
    while tally.seconds < seconds:
        state = starts[tally.games % len(starts)].copy()
        play_on(state, seed + tally.games, tally, -1)
        tally.games += 1
        tally.seconds = perf_counter() - began
    return tally


def play_on(state: State, seed: int, tally: Tally, limit: int) -> None:
    """Play a scenario from its start to its end, or for so many answers."""
    chance = Sealed(seed)
    number = Random(seed).random
    state.begin(chance)
    real = forced = 0
    while state.asked and real + forced != limit:
        actions = state.asked[0].actions
        answers = len(actions)
        if answers > 1:
            real += 1
        else:
            forced += 1
        state.answer(actions[int(number() * answers)], chance)
    tally.real += real
    tally.forced += forced


def face_per_second(box: Box, seconds: float, seed: int) -> float:
    """Real decisions through `new_game(..., keep="nothing")`, as in the README."""
    scenarios = box.scenarios()
    real = games = 0
    began = perf_counter()
    passed = 0.0
    while passed < seconds:
        header = {"scenario": scenarios[games % len(scenarios)], "seed": str(seed + games)}
        state = box.set_up(header["scenario"], {})
        game = Game(box, state, Sealed(header["seed"]), header, keep="nothing")
        choice = Random(seed + games).choice
        while (question := game.question()) is not None:
            real += len(question.actions) > 1
            game.answer(choice(question.actions))
        games += 1
        passed = perf_counter() - began
    return real / passed


def middles(starts: list[State], seed: int) -> list[State]:
    """States half way through a game."""
    found = []
    for game, start in enumerate(starts[:COPIED]):
        tally = Tally()
        play_on(start.copy(), seed + game, tally, -1)
        middle = start.copy()
        play_on(middle, seed + game, tally, (tally.real + tally.forced) // 2)
        found.append(middle)
    return found


def copies_per_second(states: list[State], seconds: float) -> float:
    copies = 0
    began = perf_counter()
    passed = 0.0
    while passed < seconds:
        for state in states:
            copy = state.copy
            for _ in range(COPIES_AT_ONCE):
                copy()
        copies += COPIES_AT_ONCE * len(states)
        passed = perf_counter() - began
    return copies / passed


def most_memory() -> float:
    """The most memory that this process ever held, in megabytes."""
    if STATUS.exists():
        for line in STATUS.read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    import resource  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
