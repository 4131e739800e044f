"""Puzzles: `make` finds them in games between bots, `check` verifies those that are shipped.

    python -m tools.puzzles make GAME [--scenario NAME ...] [--seeds 0:8] [--into FOLDER]
    python -m tools.puzzles choose GAME FOLDER ... [--most 20]
    python -m tools.puzzles check [GAME ...] [--worlds 100]

`make` plays games with fixed seeds and writes what it finds to a folder. `choose` picks varied
ones among them and writes them into the game, numbered from easy to hard. `check` plays every
shipped puzzle out again: its best answer must be clearly the best, and the chances as they are
written. It fails with exit code 1, and says what is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from sandtable.games import BOXES
from sandtable.puzzles.generator import find
from sandtable.puzzles.puzzle import ENDING, FOLDER, Puzzle, asked, puzzles_of, read_puzzle
from sandtable.puzzles.rating import WORLDS, turns_of
from sandtable.puzzles.validation import check

BOTS: Final = (("captain", "captain"), ("corporal", "captain"), ("captain", "corporal"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make")
    make.add_argument("game", choices=list(BOXES))
    make.add_argument("--scenario", nargs="*", default=[])
    make.add_argument("--seeds", default="0:4", help="the first, and the one after the last")
    make.add_argument("--every", type=int, default=3, help="one question in so many is looked at")
    make.add_argument("--latest", type=int, default=400, help="answers of a game, at most")
    make.add_argument("--into", type=Path, default=Path("build/puzzles"))
    choose = commands.add_parser("choose")
    choose.add_argument("game", choices=list(BOXES))
    choose.add_argument("folder", type=Path, nargs="+")
    choose.add_argument("--most", type=int, default=20)
    checked = commands.add_parser("check")
    checked.add_argument("game", nargs="*", default=[])
    checked.add_argument("--worlds", type=int, default=WORLDS)
    wanted = parser.parse_args()
    if wanted.command == "make":
        return make_puzzles(wanted)
    if wanted.command == "choose":
        return choose_puzzles(wanted.game, wanted.folder, wanted.most)
    return check_puzzles(wanted.game or list(BOXES), wanted.worlds)


def make_puzzles(wanted: argparse.Namespace) -> int:
    """Games between bots, a puzzle a file."""
    box = BOXES[wanted.game]
    folder: Path = wanted.into / box.id
    folder.mkdir(parents=True, exist_ok=True)
    first, last = (int(each) for each in wanted.seeds.split(":"))
    for seed in range(first, last):
        for scenario in wanted.scenario or box.scenarios():
            seats = len(box.seats_of(scenario))
            bots = [BOTS[seed % len(BOTS)][seat % 2] for seat in range(seats)]
            name = f"{scenario}-{seed}"
            looked = find(box, scenario, f"puzzle {name}", bots, wanted.every, wanted.latest)
            for number, found in enumerate(looked):
                path = folder / f"{name}-{number}{ENDING}"
                path.write_text(found.text, encoding="utf-8")
                best, second = found.rated[0].chance, found.rated[1].chance
                print(path.name, found.key, found.goal, best, second, flush=True)
    return 0


def choose_puzzles(game: str, folders: list[Path], most: int) -> int:
    """The most varied of what was found: kinds of goals and questions, and scenarios, by turns."""
    paths = [path for folder in folders for path in sorted(folder.glob(f"*{ENDING}"))]
    pool = [(read_puzzle(path, 0), path.read_text(encoding="utf-8")) for path in paths]
    chosen: list[tuple[Puzzle, str]] = []
    seen: Counter[str] = Counter()
    while pool and len(chosen) < most:
        pool.sort(key=lambda each: weight(each[0], seen))
        puzzle, text = pool.pop(0)
        chosen.append((puzzle, text))
        seen.update(marks(puzzle))
    chosen.sort(key=lambda each: ease(each[0]))
    folder = BOXES[game].folder / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"*{ENDING}"):
        old.unlink()
    for number, (puzzle, text) in enumerate(chosen, start=1):
        (folder / f"{number:02}{ENDING}").write_text(text, encoding="utf-8")
        print(number, puzzle.scenario, puzzle.goal, puzzle.best, puzzle.chances[puzzle.best])
    return 0


def marks(puzzle: Puzzle) -> list[str]:
    """What a puzzle has in common with others."""
    key = asked(puzzle.begin(0)).key
    kind = puzzle.goal.partition(" ")[0]
    verb = puzzle.best.partition(" ")[0]
    same = [f"{puzzle.scenario} {puzzle.goal}"] * 4
    return [puzzle.scenario, f"kind {kind}", f"asks {key}", f"{kind} {key}", f"says {verb}", *same]


def weight(puzzle: Puzzle, seen: Counter[str]) -> tuple[int, int]:
    """The less, the sooner it is chosen: there is none like it, and its record is short."""
    return sum(seen[each] for each in marks(puzzle)), len(puzzle.record.steps)


def ease(puzzle: Puzzle) -> tuple[int, float]:
    """The less, the easier: one turn, and a wide gap."""
    best, second, *_ = sorted(puzzle.chances.values(), reverse=True)
    return turns_of(puzzle.goal), second - best


def check_puzzles(games: list[str], worlds: int) -> int:
    """Every shipped puzzle, played out again."""
    wrong = many = 0
    for game in games:
        for puzzle in puzzles_of(game):
            problems = check(puzzle, worlds)
            many += 1
            wrong += bool(problems)
            said = "; ".join(problems) or "clear"
            print(f"{game} {puzzle.number}: {puzzle.goal}, {puzzle.best}: {said}", flush=True)
    print(f"{many} puzzles, {wrong} wrong")
    return 1 if wrong or not many else 0


if __name__ == "__main__":
    sys.exit(main())
