"""Every rule case of the Great War passes, and cites rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.box import Box
from sandtable.core.case import CaseResult, case_files, run_file
from sandtable.games.greatwar import GREATWAR

BOXES: dict[str, Box] = {GREATWAR.id: GREATWAR}
FILES = case_files([GREATWAR.folder / "cases"])
MOST_RULES_A_CASE = 3


def told(result: CaseResult) -> str:
    return f"{result.file}\n{result.title}\n" + "\n".join([*result.problems, result.board])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_case_passes(path: Path) -> None:
    for result in run_file(path, BOXES):
        assert result.passed, told(result)
        assert result.title
        assert 1 <= len(result.cites) <= MOST_RULES_A_CASE, told(result)


def test_no_title_stands_twice() -> None:
    titles = [result.title for path in FILES for result in run_file(path, BOXES)]
    assert len(titles) >= 80
    assert sorted(titles) == sorted(set(titles))
