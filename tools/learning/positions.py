"""Positions for learning: games between bots, and at the end of every turn what each seat sees.

    python tools/learning/positions.py GAME FOLDER [--games N] [--jobs N] [--bot captain] [--seed S]
                                       [--explore 0.15] [--explored 0.5]

A bot that always does what it thinks best shows little of what else would come: units in danger
have a reason to be there. With `--explore` a part of the answers is any that captain likes, in all
games or in a part of them.

Writes `GAME.bin` into the folder: rows of 32-bit floats, one a position and seat, with the number
of the game, the scenario, the seat, the part of the game that is over, what the seat got (1, 0.5 or
0) and its features; and `GAME.json` with what the columns are. `fit.py` learns from them.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from sandtable.arena.executors import executor_of
from sandtable.arena.match import Sampler
from sandtable.bots import make_bot
from sandtable.bots.search import Effort, candidates_of
from sandtable.core.chance import Sealed, derived_seed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import SOUND, Box

COLUMNS = ["game", "scenario", "seat", "over", "result"]
CAP = 20_000
EXPLORED = Effort(candidates=4, margin=0.25)  # of which answers one is tried
PARTS = 1000
TOLD = 10.0  # seconds between two lines on how far it is


class Job(NamedTuple):
    """A game to play."""

    game: str
    scenario: str
    scenario_number: int
    number: int
    bot: str
    seed: str
    explore: float


def explored(box: Box, state: State, question: Question, action: int, chance: Sealed) -> int:
    """Any of the answers that come close to this one, by captain's advice."""
    values = box.advice(state, question, SOUND)
    close = candidates_of(question, values, action, EXPLORED)
    return close[chance.pick(0, [1] * len(close))].action


def play(job: Job) -> array[float]:
    """One game; the rows of its turns, one after another."""
    box = BOXES[job.game]
    state = box.set_up(job.scenario, {})
    seed, dice = job.seed, Sealed(job.seed)
    seats = len(box.seats_of(job.scenario))
    bots = [make_bot(job.bot, box, derived_seed(seed, f"bot {seat}")) for seat in range(seats)]
    whims = Sealed(derived_seed(seed, "explore"))
    state.begin(dice)
    stage = box.stage(state)
    seen: list[list[list[float]]] = []
    count = 0
    while (question := state.question()) is not None and count < CAP:
        if box.stage(state) != stage:
            stage = box.stage(state)
            seen.append([box.features(state, seat) for seat in range(seats)])
        action = question.actions[0]
        if not question.forced:
            sample = Sampler(state, question, derived_seed(seed, f"glimpse {count}"))
            action = bots[question.seat].choose(question, sample)
            if job.explore and whims.pick(0, [1] * PARTS) < PARTS * job.explore:
                action = explored(box, sample(), question, action, whims)
        state.answer(action, dice, question.seat)
        count += 1
    rows = array("f")
    result = state.result()
    if result is None:
        return rows
    winner = result["winner"]
    for turn, by_seat in enumerate(seen):
        for seat, features in enumerate(by_seat):
            got = 0.5 if winner is None else 1.0 if winner == seat else 0.0
            over = turn / len(seen)
            rows.extend([job.number, job.scenario_number, seat, over, got, *features])
    return rows


def jobs_of(options: argparse.Namespace) -> list[Job]:
    """Each round plays every scenario once; which games are explored, the seed says."""
    scenarios = BOXES[options.game].scenarios()
    jobs = []
    for at in range(options.games):
        seed = f"{options.seed} {at}"
        whim = Sealed(derived_seed(seed, "explored")).pick(0, [1] * PARTS)
        explore = options.explore if whim < PARTS * options.explored else 0.0
        number = at % len(scenarios)
        jobs.append(Job(options.game, scenarios[number], number, at, options.bot, seed, explore))
    return jobs


def play_all(options: argparse.Namespace) -> dict[int, array[float]]:
    """The rows of all games, or of as many as there is time for."""
    start = told = perf_counter()
    found: dict[int, array[float]] = {}
    with executor_of(options.jobs, options.cluster) as executor:
        for at, rows in executor.run(play, list(enumerate(jobs_of(options)))):
            found[at] = rows
            now = perf_counter()
            if now - told > TOLD:
                told = now
                print(
                    f"{len(found)} of {options.games} games, {now - start:.0f} s", file=sys.stderr
                )
            if options.seconds and now - start > options.seconds:
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOXES))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--seed", default="positions")
    parser.add_argument("--explore", type=float, default=0.0, metavar="PART", help="of the answers")
    parser.add_argument("--explored", type=float, default=1.0, metavar="PART", help="of the games")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many seconds")
    options = parser.parse_args()
    box, folder = BOXES[options.game], options.folder
    start = perf_counter()
    found = play_all(options)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{options.game}.bin").open("wb") as file:
        for at in sorted(found):  # the same file however the games were spread
            found[at].tofile(file)
    width = len(COLUMNS) + len(box.feature_names)
    about = {
        "game": options.game, "columns": COLUMNS, "width": width, "games": len(found),
        "scenarios": box.scenarios(), "bot": options.bot,
        "seed": options.seed, "explore": options.explore, "explored": options.explored,
    }  # fmt: skip
    (folder / f"{options.game}.json").write_text(json.dumps(about), encoding="utf-8")
    count = sum(len(rows) for rows in found.values()) // width
    print(
        f"{options.game}: {len(found)} games, {count} rows, {perf_counter() - start:.0f} s",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
