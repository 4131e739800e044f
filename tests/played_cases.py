"""The rule cases of a game, played once for all tests of a process that look at them."""

from __future__ import annotations

from functools import cache

from sandtable.games import BOXES
from sandtable.toolkit.case import CaseResult, Run, case_files, run_file


@cache
def case_results(name: str) -> list[CaseResult]:
    """How every case of a game ended. Do not change what is in it: others read it too."""
    files = case_files([BOXES[name].folder / "cases"])
    return [result for path in files for result in run_file(path, BOXES)]


def played_cases(name: str) -> list[Run]:
    """Every case, played as far as it goes: rare events come up there, if not in a game."""
    return [result.run for result in case_results(name) if result.run is not None]
