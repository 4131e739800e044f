"""How strong captain is: fixed seeds, every scenario, sides swapped, against the other bots.

tools/strength.py [--games 416] [--jobs 2] [--seed strength]

Ends with 1 if the lower end of captain's 95% interval, or its time a decision, misses the mark.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from sandtable.arena.report import Report
from sandtable.arena.simulate import simulate

GAME: Final = "napoleonics"
CAPTAIN: Final = "captain"
MARKS: Final = {"random": 0.92, "corporal": 0.70}  # the lower end is not below this
MOST_MS: Final = 20.0  # a decision, on average
GAMES: Final = 416  # 13 scenarios, 16 times from each side


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--seed", default="strength")
    wanted = parser.parse_args()
    good = True
    for rival, mark in MARKS.items():
        report = simulate(
            GAME, [CAPTAIN, rival], wanted.games, wanted.seed, jobs=wanted.jobs, progress=show
        )
        good &= judged(report, rival, mark)
    return 0 if good else 1


def judged(report: Report, rival: str, mark: float) -> bool:
    """Print what came of it; whether it is good enough."""
    low, high = report.interval(CAPTAIN)
    wins, games = report.all.wins[CAPTAIN], report.all.games
    ms = report.thinking[CAPTAIN].ms
    good = low >= mark and ms < MOST_MS
    print(
        f"captain against {rival}: {wins} of {games} games, {wins / games:.1%}"
        f" (95% interval {low:.1%} to {high:.1%}, at least {mark:.0%} wanted),"
        f" {report.all.wins['draw']} draws, {report.all.capped} of them given up;"
        f" {ms:.2f} ms a decision (under {MOST_MS:.0f} wanted): {'good' if good else 'NOT ENOUGH'}"
    )
    for scenario, tally in report.by_scenario.items():
        sides = ", ".join(f"{side} {tally.wins_by_side[side]}" for side in report.seats)
        print(f"  {scenario:20} {tally.wins[CAPTAIN]:3} of {tally.games:3}   won by {sides}")
    return good


def show(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{games} ", end="" if done < games else "\r", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
