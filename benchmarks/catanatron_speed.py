"""Time catanatron on one core: four random players, whole games, and copies of states.

Run by the interpreter that has catanatron (build/peers/.venv), never imported. Prints one JSON
object with the keys that `sandtable bench --json` prints for a game.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import sys
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]  # beside ours
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]  # beside ours

COPIED_GAMES = 8
"""Copies are timed over one middle state of each of so many games."""

SNAPSHOT_EVERY = 20
"""Decisions between the snapshots from which the middle state of a game is taken."""


def new_game(seed: int) -> Any:
    """A game of four random players. Seeds start at 1: catanatron takes 0 for none."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Any) -> bool:
    """The end as `Game.play` sees it."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def time_play(seconds: float) -> dict[str, float]:
    """Play whole games until the time is up; the rates are over all of the time."""
    games = real = forced = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        game = new_game(games + 1)
        while not is_over(game):
            if len(game.state.playable_actions) > 1:
                real += 1
            else:
                forced += 1
            game.play_tick()
        games += 1
        elapsed = perf_counter() - start
    return {
        "real_per_second": real / elapsed,
        "forced_per_second": forced / elapsed,
        "decisions_per_second": (real + forced) / elapsed,
        "games_per_second": games / elapsed,
    }


def middle_state(seed: int) -> Any:
    """The state half way through a game, counted in decisions."""
    game = new_game(seed)
    snapshots = []
    decisions = 0
    while not is_over(game):
        if decisions % SNAPSHOT_EVERY == 0:
            snapshots.append(game.copy())
        game.play_tick()
        decisions += 1
    return snapshots[len(snapshots) // 2]


def time_copies(states: list[Any], seconds: float) -> float:
    """Copies a second, each thrown away before the next one is made."""
    copies = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for state in states:
            state.copy()
        copies += len(states)
        elapsed = perf_counter() - start
    return copies / elapsed


def peak_megabytes() -> float:
    """The most memory that this process has held.

    On Linux `ru_maxrss` starts at what the parent held, so the kernel's own record is read there.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="of play, and half of it of copies"
    )
    seconds: float = parser.parse_args().seconds

    states = [middle_state(seed) for seed in range(1, COPIED_GAMES + 1)]  # and warms up
    copies = time_copies(states, seconds / 2)
    played = time_play(seconds)
    figures = {
        **played,
        "face_per_second": played["real_per_second"],  # it has no other way to play
        "copies_per_second": copies,
        "worker_megabytes": peak_megabytes(),
        "mode": "plain",
        "version": version("catanatron"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }
    print(json.dumps({"catanatron": figures}))


if __name__ == "__main__":
    main()
