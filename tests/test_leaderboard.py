"""The leaderboard: every entry says how it was measured, and the page is made from the file."""

from __future__ import annotations

import tomllib
from datetime import date
from typing import Any

import pytest

from tools.leaderboard import FIELDS, FILE, entries_in, levels_of, problems

GOOD: dict[str, Any] = {
    "name": "mine",
    "about": "a program of mine",
    "game": "napoleonics",
    "scenario": "rolica_first",
    "against": "captain",
    "games": 60,
    "won": 0.5,
    "low": 0.377,
    "high": 0.623,
    "command": "sandtable simulate napoleonics rolica_first --bots cmd:./mine,captain --games 60",
    "commit": "ef021ad",
    "date": date(2026, 11, 16),
}


def test_every_entry_of_the_file_is_whole() -> None:
    entries = entries_in(FILE)
    assert problems(entries) == []
    assert {entry["name"] for entry in entries} >= {"recruit", "corporal", "captain", "marshal"}


def test_a_level_is_told_against_the_one_below_it() -> None:
    entries = [
        GOOD | {"name": "marshal", "won": 0.59},
        GOOD | {"name": "marshal", "against": "corporal", "won": 0.9},
        GOOD | {"name": "recruit", "against": "corporal", "won": 0.02},
    ]
    assert tomllib.loads(levels_of("napoleonics", entries)) == {
        "corporal": {"against": "random", "games": 60, "won": 0.98},
        "marshal": {"against": "captain", "games": 60, "won": 0.59},
    }


def test_a_whole_entry_is_right() -> None:
    assert problems([GOOD]) == []


@pytest.mark.parametrize("field", FIELDS)
def test_an_entry_without_a_field_is_wrong(field: str) -> None:
    without = {name: value for name, value in GOOD.items() if name != field}
    assert [each for each in problems([without]) if f"{field} is missing" in each]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"games": 5, "low": 0.1, "high": 0.9}, "too few"),
        ({"games": "60"}, "games is '60'"),
        ({"won": 0.7}, "not within its interval"),
        ({"low": 0.49, "high": 0.51}, "wider interval: 0.377 to 0.623"),
        ({"game": "chess"}, "no game chess"),
        ({"scenario": "nowhere"}, "no scenario nowhere"),
        ({"commit": "yesterday"}, "no commit"),
        ({"command": "./mine"}, "does not name the game"),
        ({"rank": 1}, "no field rank"),
    ],
)
def test_what_cannot_be_so_is_said(changed: dict[str, Any], said: str) -> None:
    (found,) = problems([GOOD | changed])
    assert found.startswith("entry 1 (mine): ")
    assert said in found
