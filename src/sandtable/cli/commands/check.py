"""`sandtable check`: whether a scenario, a record or a case is as it should be."""

from __future__ import annotations

import sys
from pathlib import Path

from sandtable.cli.commands.case import results_of
from sandtable.cli.failure import EXIT_CODE
from sandtable.cli.files import (
    BALANCE,
    RECORD,
    SCENARIO,
    Found,
    find_out,
    game_of_scenario,
    hashes_in,
    replayed,
)
from sandtable.games import BOXES
from sandtable.toolkit.balance import problems_of_balance


def check_file(path: Path) -> int:
    """Say that the file is sound, or list what is wrong with it."""
    found = find_out(path)
    problems: list[str] = []
    if found.what == RECORD:
        praise = check_record(found)
    elif found.what == SCENARIO:
        _, problems = game_of_scenario(found)
        praise = "a sound scenario" if "id" in (found.values or {}) else "sound data"
    elif found.what == BALANCE and found.values:
        problems = problems_of_balance(BOXES[found.values["game"]], path)
        praise = "sound measurements"
    else:
        results = results_of(path)
        problems = [f"{path}: {each}" for result in results for each in result.problems]
        praise = f"{len(results)} sound case{'s' if len(results) > 1 else ''}"
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return EXIT_CODE
    print(f"{path}: {praise}")
    return 0


def check_record(found: Found) -> str:
    game = replayed(found.text, found.path)
    hashes = hashes_in(found.text, found.path)
    checked = counted(hashes, "hash", "hashes") if hashes else "no hashes: not checked"
    ending = "not over yet" if game.result() is None else "over"
    answers = len(game.record.steps) - 1
    header = game.record.header
    of = f"{header['game']}, {header['scenario']}"
    return f"a sound record of {of}: {counted(answers, 'answer')}, {ending}, {checked}"


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
