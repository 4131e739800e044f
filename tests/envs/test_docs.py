"""The pages about research tell the truth: their examples run, their tables are up to date."""

from __future__ import annotations

import doctest
from pathlib import Path

from tools import observations

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
EXAMPLES = 30


def test_the_examples_of_the_research_guide_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > EXAMPLES) == (0, True)


def test_the_tables_of_observations_are_up_to_date() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page(), (
        "run tools/observations.py"
    )
