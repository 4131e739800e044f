"""The tables of the rules of play say what the data say, in every language."""

from __future__ import annotations

import re
import tomllib

import pytest

from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.files.scenario import SHELF
from sandtable.games.lastman.rules.facts import HERE, LEVEL_TOPS, SEASONS
from sandtable.toolkit.text import LANGUAGES

CELL = re.compile(r"\s*\|\s*")


def rows_of(language: str, rule: str) -> list[list[str]]:
    """The first table after a rule, without its head."""
    ending = "" if language == "en" else f".{language}"
    text = (HERE / f"rules{ending}.md").read_text(encoding="utf-8")
    lines = text[text.index(f'<a id="{rule}"></a>') :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append(CELL.split(line.replace("−", "-").strip("| ")))
    return rows


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_build_points_and_card_limits_are_those_of_the_seasons(language: str) -> None:
    """A new row stands wherever a season differs from the one before it."""
    changes: list[list[int]] = []
    for season in SEASONS["turns"]:
        row = [season["year"], *season["build"], *season["hand"], season.get("blockade", 0)]
        if not changes or row != changes[-1]:
            changes.append(row)
    rows = rows_of(language, "l7-1")
    assert [[numbers(row[0])[0], *map(int, row[1:])] for row in rows] == changes


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_hands_and_turns_are_those_of_the_scenarios(language: str) -> None:
    rows = [[*numbers(row[1]), *map(int, row[2:4])] for row in rows_of(language, "l10-1")]
    expected: list[list[int]] = []
    for name in LASTMAN.scenarios():
        values = tomllib.loads(SHELF.path_of(name).read_text(encoding="utf-8"))
        cards = values["cards"]
        turns = [values["first_turn"], values["last_turn"]]
        expected.append([*turns, cards["german"], cards["entente"]])
    assert rows == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_victory_chart_is_that_of_the_rules(language: str) -> None:
    tops = [numbers(row[0])[-1] for row in rows_of(language, "l3-3")]
    assert tops[:-1] == LEVEL_TOPS[:-1]
    assert tops[-1] == LEVEL_TOPS[-2] + 1
