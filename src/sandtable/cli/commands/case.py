"""`sandtable case`: rule cases, run and told."""

from __future__ import annotations

import json
from pathlib import Path

from sandtable.cli.failure import Failure
from sandtable.cli.files import BROKEN, CASE, find_out, reason
from sandtable.games import BOXES
from sandtable.toolkit.case import CaseResult, case_files, run_file

FAILED = 1


def run_cases(paths: list[Path], as_json: bool) -> int:
    """Run every case at or below these paths; 1 if one of them failed."""
    for path in paths:
        if not path.is_dir():
            found = find_out(path)
            if found.what != CASE:
                raise Failure(f"{path} is a {found.what}, expected a case")
    files = case_files(paths)
    if not files:
        raise Failure(f"there is no case (a .toml file) in {', '.join(map(str, paths))}")
    results = [result for path in files for result in results_of(path)]
    if as_json:
        print(json.dumps([result.data() for result in results], indent=2))
    else:
        tell(results)
    return 0 if all(result.passed for result in results) else FAILED


def results_of(path: Path) -> list[CaseResult]:
    """The cases of a file; one that cannot even be set up has failed."""
    try:
        return run_file(path, BOXES)
    except BROKEN as error:
        problem = f"it is not written as a case: {reason(error)}"
        return [CaseResult(str(path), "", [], problems=[problem])]


def tell(results: list[CaseResult]) -> None:
    """What failed and why, with the board; then how many of each."""
    failed = [result for result in results if not result.passed]
    for result in failed:
        title = f' "{result.title}"' if result.title else ""
        print(f"{result.file}{title}: {'; '.join(result.problems)}")
        if result.board:
            print("\n".join(f"  {line}" for line in result.board.splitlines()))
    rules = {rule for result in results for rule in result.cites}
    passed = len(results) - len(failed)
    print(f"{passed} passed, {len(failed)} failed; {len(rules)} rules cited")
