"""Positions for learning: games between bots, and at the end of every turn what each seat sees.

    python tools/learning/positions.py GAME FOLDER [--games N] [--jobs N] [--bot captain] [--seed S]
                                       [--explore 0.15]

A bot that always does what it thinks best shows little of what else would come: units in danger
have a reason to be there. With `--explore` a part of the answers is any that captain likes.

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


def explored(box: Box, state: State, question: Question, action: int, chance: Sealed) -> int:
    """Any of the answers that come close to this one, by captain's advice."""
    values = box.advice(state, question, SOUND)
    close = candidates_of(question, values, action, EXPLORED)
    return close[chance.pick(0, [1] * len(close))].action


def play(job: tuple[str, str, int, int, str, str, float]) -> list[list[float]]:
    """One game; the rows of its turns."""
    game, scenario, scenario_number, number, bot, seed, explore = job
    box = BOXES[game]
    state = box.set_up(scenario, {})
    dice = Sealed(seed)
    seats = len(box.seats_of(scenario))
    bots = [make_bot(bot, box, derived_seed(seed, f"bot {seat}")) for seat in range(seats)]
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
            if explore and whims.pick(0, [1] * PARTS) < PARTS * explore:
                action = explored(box, sample(), question, action, whims)
        state.answer(action, dice, question.seat)
        count += 1
    result = state.result()
    if result is None:
        return []
    winner = result["winner"]
    rows = []
    for turn, by_seat in enumerate(seen):
        for seat, features in enumerate(by_seat):
            got = 0.5 if winner is None else 1.0 if winner == seat else 0.0
            over = turn / len(seen)
            rows.append([float(number), float(scenario_number), float(seat), over, got, *features])
    return rows


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
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many seconds")
    options = parser.parse_args()
    box = BOXES[options.game]
    scenarios = box.scenarios()
    jobs = [
        (options.game, scenarios[at % len(scenarios)], at % len(scenarios), at, options.bot,
         f"{options.seed} {at}", options.explore)
        for at in range(options.games)
    ]  # fmt: skip
    rows = array("f")
    width = 0
    start = perf_counter()
    by_game: dict[int, list[list[float]]] = {}
    with executor_of(options.jobs, options.cluster) as executor:
        for at, found in executor.run(play, list(enumerate(jobs))):
            by_game[at] = found
            if options.seconds and perf_counter() - start > options.seconds:
                break
    for at in sorted(by_game):  # the same file however the games were spread
        for row in by_game[at]:
            width = len(row)
            rows.extend(row)
    done = len(by_game)
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / f"{options.game}.bin").write_bytes(rows.tobytes())
    about = {
        "game": options.game, "columns": COLUMNS, "width": width, "games": done,
        "scenarios": scenarios, "bot": options.bot, "seed": options.seed,
        "explore": options.explore,
    }  # fmt: skip
    (options.folder / f"{options.game}.json").write_text(json.dumps(about), encoding="utf-8")
    count = len(rows) // max(1, width)
    print(
        f"{options.game}: {done} games, {count} rows, {perf_counter() - start:.0f} s",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
