"""One bot against another, sides swapped, with a 95% interval; for trying things while learning.

    python tools/learning/compare.py GAME BOT OTHER [--games N] [--jobs N] [--seed S] [--seconds S]

Where a game has three seats, BOT sits in one of them and OTHER in the others.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter

from sandtable.arena.executors import executor_of
from sandtable.arena.match import play_match
from sandtable.games import BOXES


def play(job: tuple[str, str, list[str], str, int]) -> tuple[str, int, float, float, int]:
    """The scenario, the seat of the bot, what it got, its seconds and decisions."""
    game, scenario, names, seed, seat = job
    match = play_match(BOXES[game], scenario, names, seed)
    got = 0.5 if match.winner is None else 1.0 if match.winner == seat else 0.0
    return scenario, seat, got, match.thinking[seat], match.chosen[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOXES))
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="compare")
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--scenario", default="")
    options = parser.parse_args()
    box = BOXES[options.game]
    scenarios = [options.scenario] if options.scenario else box.scenarios()
    jobs: list[tuple[str, str, list[str], str, int]] = []
    at = 0
    while len(jobs) < options.games:
        scenario = scenarios[at % len(scenarios)]
        seats = len(box.seats_of(scenario))
        for seat in range(seats):
            names = [options.bot if each == seat else options.other for each in range(seats)]
            jobs.append((options.game, scenario, names, f"{options.seed} {at}", seat))
        at += 1
    got: list[float] = []
    by_seat: dict[int, list[float]] = {}
    thinking = decisions = 0.0
    start = perf_counter()
    with executor_of(options.jobs, options.cluster) as executor:
        for _, found in executor.run(play, list(enumerate(jobs[: options.games]))):
            _, seat, won, seconds, chosen = found
            got.append(won)
            by_seat.setdefault(seat, []).append(won)
            thinking += seconds
            decisions += chosen
            if options.seconds and perf_counter() - start > options.seconds:
                break
    mean = sum(got) / len(got)
    error = 1.96 * sqrt(max(mean * (1 - mean), 1e-9) / len(got))
    seats_told = " ".join(
        f"{box.seats[seat]} {sum(w) / len(w):.3f}" for seat, w in sorted(by_seat.items())
    )
    print(
        f"{options.game} {options.bot} against {options.other}: {mean:.3f} +-{error:.3f} "
        f"({len(got)} games; {seats_told}; "
        f"{1000 * thinking / max(1, decisions):.1f} ms a decision; "
        f"{perf_counter() - start:.0f} s)"
    )


if __name__ == "__main__":
    main()
