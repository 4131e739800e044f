"""One bot against another, sides swapped, with a 95% interval; for trying things while learning.

    python tools/learning/compare.py GAME BOT OTHER [--games N] [--jobs N] [--seed S] [--seconds S]
                                     [--bar 0.6]

Where a game has three seats, BOT sits in one of them and OTHER in the others. The games of one seed
are counted together, as one another's counterparts. How it stands is told on the way; with `--bar`
it stops as soon as the interval is clearly below that.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from sandtable.arena.executors import executor_of
from sandtable.arena.match import play_match
from sandtable.games import BOXES
from sandtable.toolkit.box import Box

TOLD = 20.0  # seconds between two lines on how it stands
SURE = 1.96  # standard errors of an interval of 95%
CLEAR = 2.6  # and those after which it is clear enough to stop at any time
FEWEST = 40  # games, before that


class Job(NamedTuple):
    """A game with the bot in each seat in turn."""

    game: str
    scenario: str
    bot: str
    other: str
    seed: str


class Played(NamedTuple):
    """What the bot got, by seat, with its seconds and decisions."""

    got: list[float]
    thinking: float
    chosen: int


def play(job: Job) -> Played:
    """All games of one seed."""
    box = BOXES[job.game]
    seats = len(box.seats_of(job.scenario))
    got, thinking, chosen = [], 0.0, 0
    for seat in range(seats):
        names = [job.bot if each == seat else job.other for each in range(seats)]
        match = play_match(box, job.scenario, names, job.seed)
        got.append(0.5 if match.winner is None else 1.0 if match.winner == seat else 0.0)
        thinking += match.thinking[seat]
        chosen += match.chosen[seat]
    return Played(got, thinking, chosen)


class Score:
    """How a bot stands."""

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.games = 0

    def add(self, played: Played) -> None:
        self.played.append(played)
        self.games += len(played.got)

    @property
    def mean(self) -> float:
        return sum(sum(each.got) for each in self.played) / self.games

    @property
    def error(self) -> float:
        """The standard error, from how far the seeds are from the mean, each with its games."""
        off = [sum(each.got) - self.mean * len(each.got) for each in self.played]
        return sqrt(max(sum(each * each for each in off), 0.25)) / self.games

    def told(self, box: Box) -> str:
        by_seat: dict[int, list[float]] = {}
        for each in self.played:
            for seat, got in enumerate(each.got):
                by_seat.setdefault(seat, []).append(got)
        seats = " ".join(
            f"{box.seats[seat]} {sum(got) / len(got):.3f}" for seat, got in sorted(by_seat.items())
        )
        thinking = sum(each.thinking for each in self.played)
        decisions = max(1, sum(each.chosen for each in self.played))
        return (
            f"{self.mean:.3f} +-{SURE * self.error:.3f} ({self.games} games; {seats}; "
            f"{1000 * thinking / decisions:.1f} ms a decision)"
        )

    def below(self, bar: float) -> bool:
        return self.games >= FEWEST and self.mean + CLEAR * self.error < bar


def jobs_of(options: argparse.Namespace) -> list[Job]:
    """As many as make the games: every scenario in turn."""
    box = BOXES[options.game]
    scenarios = [options.scenario] if options.scenario else box.scenarios()
    jobs: list[Job] = []
    games = 0
    while games < options.games:
        scenario = scenarios[len(jobs) % len(scenarios)]
        seed = f"{options.seed} {len(jobs)}"
        jobs.append(Job(options.game, scenario, options.bot, options.other, seed))
        games += len(box.seats_of(scenario))
    return jobs


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
    parser.add_argument("--bar", type=float, default=0.0, help="stop when it is clearly below")
    options = parser.parse_args()
    box = BOXES[options.game]
    score = Score()
    start = told = perf_counter()
    with executor_of(options.jobs, options.cluster) as executor:
        for _, played in executor.run(play, list(enumerate(jobs_of(options)))):
            score.add(played)
            now = perf_counter()
            if now - told > TOLD:
                told = now
                print(f"{score.told(box)}, {now - start:.0f} s", flush=True)
            if score.below(options.bar) or 0 < options.seconds < now - start:
                break
    print(
        f"{options.game} {options.bot} against {options.other}: {score.told(box)}, "
        f"{perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
