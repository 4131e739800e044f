"""Measure how the scenarios play: how long they last and how often each side wins.

    tools/balance.py [--games 100] [--seed balance] [--jobs 1] [GAME]

Captain plays captain, sides as they are, and `data/balance.toml` of the game is written anew. The
same seed gives the same file. Nothing that is played depends on it: it is for those who choose a
battle.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median_low
from typing import Final

from sandtable.arena.match import DECISION_CAP, Match
from sandtable.arena.simulate import Pairing, played
from sandtable.core.box import Box
from sandtable.core.chance import Sealed
from sandtable.games import BOXES

SOURCES: Final = Path(__file__).resolve().parent.parent / "src" / "sandtable" / "games"
CAPTAIN: Final = "captain"
GAMES: Final = 100  # of each scenario


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="napoleonics", choices=list(BOXES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    text = measured(BOXES[wanted.game], wanted.games, wanted.seed, wanted.jobs)
    (SOURCES / wanted.game / "data" / "balance.toml").write_text(text, encoding="utf-8")
    return 0


def measured(box: Box, games: int, seed: str, jobs: int) -> str:
    """The file: how it was made, then a table a scenario."""
    lines = [
        "# How the scenarios play: captain against captain, sides as they are. Measured, not set:",
        f"# tools/balance.py --games {games} --seed {seed} {box.id} writes it.",
        "#",
        "# games  how many were played",
        "# turns  half of them were over by then (the median), both players' turns counted",
        "# wins   how many each side won; the rest were given up",
        "",
        f'rules_version = "{box.rules_version}"',
    ]
    for scenario in box.scenarios():
        seats = box.seats_of(scenario)
        bots = [CAPTAIN] * len(seats)
        seeds = [f"{seed} {scenario} {number + 1}" for number in range(games)]
        pairings = [Pairing(box.id, scenario, bots, each, DECISION_CAP) for each in seeds]
        matches = [(seeds[at], match) for at, match in played(pairings, jobs, None)]
        wins = dict.fromkeys(seats, 0)
        for _, match in matches:
            if match.winner is not None:
                wins[seats[match.winner]] += 1
        turns = median_low(length(box, match, each) for each, match in matches)
        won = ", ".join(f"{seat} = {number}" for seat, number in wins.items())
        lines += ["", f"[{scenario}]", f"games = {games}", f"turns = {turns}"]
        lines.append(f"wins = {{ {won} }}")
        print(f"{scenario:20} {turns:3} turns, {won}", flush=True)
    return "\n".join(lines) + "\n"


def length(box: Box, match: Match, seed: str) -> int:
    """How many turns a game had: its answers are given once more."""
    state = box.set_up(match.scenario, {})
    dice = Sealed(seed)
    state.begin(dice)
    for answer in match.answers:
        state.answer(answer, dice)
    return int(state.moment().split()[1])


if __name__ == "__main__":
    sys.exit(main())
