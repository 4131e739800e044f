"""Every rule case passes, every numbered rule has one, and most runs name the rule themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.toolkit.case import CaseResult
from tests.played_cases import case_results

DOCS = Path(__file__).resolve().parent.parent / "docs" / "rules"
MOST_RULES_A_CASE = 3


def told(result: CaseResult) -> str:
    return f"{result.file}\n{result.title}\n" + "\n".join([*result.problems, result.board])


@pytest.mark.both_modes
@pytest.mark.parametrize("name", sandtable.games())
def test_every_case_passes(name: str) -> None:
    for result in case_results(name):
        assert result.passed, told(result)
        assert result.title
        assert 1 <= len(result.cites) <= MOST_RULES_A_CASE, told(result)


def numbered_rules(name: str) -> set[str]:
    """The paragraphs of the rules of play that have a number."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]\d+(?:\.\d+)+)", text))


def excused() -> set[str]:
    """Those that no case can show; each stands there with its reason."""
    lines = (DOCS.parent.parent / "tests" / "rules-without-case.txt").read_text(encoding="utf-8")
    return {line.split()[0] for line in lines.splitlines() if not line.startswith("#")}


@pytest.mark.parametrize("name", sandtable.games())
def test_every_numbered_rule_has_a_case_and_four_fifths_are_named_by_the_run(name: str) -> None:
    rules = numbered_rules(name)
    cited: set[str] = set()
    produced: set[str] = set()
    for result in case_results(name):
        cited |= set(result.cites)
        produced |= set(result.cites) & set(result.produced)
    assert len(rules) > 200
    assert rules - cited - excused() == set()
    assert len(rules & produced) * 5 >= len(rules) * 4
