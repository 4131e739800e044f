"""How strong captain is: fixed seeds, sides swapped, against the other bots.

tools/strength.py [--game napoleonics|greatwar|lastman] [--games 416] [--jobs 2] [--seed strength]
                  [--cluster auto|ADDRESS]
tools/strength.py --game maria [--games 300] [--seed strength]

For two: every scenario, of To the Last Man! every year; ends with 1 if the lower end of captain's
95% interval, or its time a decision, misses the mark. For three: one captain among two who play at
random, in every seat as often as in the others, beside what random wins there in these games; ends
with 1 if captain misses the mark in a seat. What random wins among three such players is told too.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from sandtable.arena.executors import Executor, executor_of
from sandtable.arena.match import DECISION_CAP, Match
from sandtable.arena.report import Report
from sandtable.arena.simulate import Pairing, played, simulate
from sandtable.games import BOXES

GAME: Final = "napoleonics"
CAPTAIN: Final = "captain"
LASTMAN: Final = "lastman"
MARKS: Final = {"random": 0.92, "corporal": 0.70}  # the lower end is not below this
MARKS_OF: Final = {LASTMAN: {"random": 0.90, "corporal": 0.55}}  # where they are others
MOST_MS: Final = 20.0  # a decision, on average
MOST_MS_OF: Final = {LASTMAN: 5.0}
# Every scenario, as often from each side
GAMES: Final = {"napoleonics": 416, "greatwar": 420, LASTMAN: 204}
YEARS: Final = {LASTMAN: ["1914", "1915", "1916", "1917", "1918", "1919"]}  # only these

# For three
MARIA: Final = "maria"
FORM: Final = "advanced"
RANDOM: Final = "random"
LEAST_SHARE: Final = 0.65  # of the games in a seat
LEAST_LEAD: Final = 0.30  # over what a random player wins in that seat
MOST_MS_OF_THREE: Final = 50.0
GAMES_OF_THREE: Final = 300


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES, MARIA], default=GAME)
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    wanted = parser.parse_args()
    if wanted.game == MARIA:
        games = wanted.games or GAMES_OF_THREE
        with executor_of(wanted.jobs, wanted.cluster) as executor:
            return 0 if all_seats(games, wanted.seed, executor) else 1
    games = wanted.games or GAMES[wanted.game]
    good = True
    for rival, mark in MARKS_OF.get(wanted.game, MARKS).items():
        report = simulate(
            wanted.game,
            [CAPTAIN, rival],
            games,
            wanted.seed,
            YEARS.get(wanted.game),
            wanted.jobs,
            show,
            cluster=wanted.cluster,
        )
        good &= judged(report, rival, mark, MOST_MS_OF.get(wanted.game, MOST_MS))
    return 0 if good else 1


def judged(report: Report, rival: str, mark: float, most_ms: float) -> bool:
    """Print what came of it; whether it is good enough."""
    low, high = report.interval(CAPTAIN)
    wins, games = report.all.wins[CAPTAIN], report.all.games
    ms = report.thinking[CAPTAIN].ms
    good = low >= mark and ms < most_ms
    print(
        f"captain against {rival}: {wins} of {games} games, {wins / games:.1%}"
        f" (95% interval {low:.1%} to {high:.1%}, at least {mark:.0%} wanted),"
        f" {report.all.wins['draw']} draws, {report.all.capped} of them given up;"
        f" {ms:.2f} ms a decision (under {most_ms:.0f} wanted): {'good' if good else 'NOT ENOUGH'}"
    )
    for scenario, tally in report.by_scenario.items():
        sides = ", ".join(f"{side} {tally.wins_by_side[side]}" for side in report.seats)
        print(f"  {scenario:20} {tally.wins[CAPTAIN]:3} of {tally.games:3}   won by {sides}")
    return good


def all_seats(games: int, seed: str, executor: Executor) -> bool:
    """Captain in one seat after another among random players; and three of these, to compare."""
    seats = BOXES[MARIA].seats_of(FORM)
    each = games // len(seats)
    played = [in_seat(CAPTAIN, seat, each, seed, executor) for seat in range(len(seats))]
    idle = in_seat(RANDOM, 0, each, seed, executor)
    good = True
    for seat, name in enumerate(seats):
        share = won_by(played[seat], seat)
        others = [match for at, found in enumerate(played) if at != seat for match in found]
        base = won_by(others, seat)
        chosen = sum(match.chosen[seat] for match in played[seat])
        ms = 1000 * sum(match.thinking[seat] for match in played[seat]) / max(chosen, 1)
        fine = share >= max(LEAST_SHARE, base + LEAST_LEAD) and ms < MOST_MS_OF_THREE
        good &= fine
        print(
            f"captain as {name}: {share:.1%} of {each} games; random there, with captain elsewhere:"
            f" {base:.1%} of {len(others)}; {ms:.2f} ms a decision:"
            f" {'good' if fine else 'NOT ENOUGH'}; among three random: {won_by(idle, seat):.1%}"
        )
    return good


def in_seat(bot: str, seat: int, games: int, seed: str, executor: Executor) -> list[Match]:
    """Games of a bot in a seat, with random players in the others."""
    box = BOXES[MARIA]
    bots = [RANDOM] * len(box.seats_of(FORM))
    bots[seat] = bot
    pairings = [
        Pairing(MARIA, FORM, bots, f"{seed} game {number + 1}", DECISION_CAP)
        for number in range(games)
    ]
    return [match for _, match in played(pairings, executor, show)]


def won_by(matches: list[Match], seat: int) -> float:
    """The share of games that a seat won."""
    return sum(match.winner == seat for match in matches) / len(matches)


def show(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{games} ", end="" if done < games else "\r", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
