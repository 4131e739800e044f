"""Scenario and data files: ours are right, and changed copies are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.files.checks import check_ours
from sandtable.games.lastman.files.scenario import SHELF
from sandtable.games.lastman.rules.facts import HERE, LEVELS, STALEMATE
from sandtable.games.lastman.rules.victory import points
from tests.lastman.table import check_table

SCENARIO = "1916"
WRONG = [
    ('german = ["aachen"', 'german = ["atlantis"', 'unknown area "atlantis"'),
    ("verdun = 4", "verdun = 9", "from 1 to 4"),
    ("verdun = 4", "paris_fort = 4", "unknown fort"),
    ("GE 2: 4 infantry", "GE 2: 9 infantry", "expected 6 at most (L1.3)"),
    ("GE 3: 4 infantry", "GE 3: 4 infantry, 4 artillery", "expected 3 at most in 1916 (L8.6.3)"),
    ("GE 3: 4 infantry", "GE 4: 4 infantry", "there are two armies ge_4"),
    ("GE 3: 4 infantry", "GE 3: 4 infantry, 1 tank", "before turn 16 (L8.9)"),
    ("GE 3: 4 infantry", "GE 3: 4 infantry, 1 stosstruppen", "before turn 13 (L7.6)"),
    ("GE 3: 4 infantry", "GE 3: 4 infantry, 2 biplane", "expected 1 at most (L8.8.1)"),
    ("GE 3: 4 infantry", "GE 3: 4 infantry, 1 fr_infantry", "in an army of GE (L8.1.1)"),
    ("GE 3: 4 infantry", "GE 8: 4 infantry", 'unknown army "GE 8"'),
    ("GE 3: 4 infantry", "GE 17: 4 infantry", "arrives later"),
    ('metz = ["GE: 1 infantry, 1 cavalry"]', 'metz = ["GE: 3 infantry, 1 cavalry"]', "(L1.4)"),
    ('lille = ["GE: 1 cavalry"]', 'paris = ["GE: 1 cavalry"]', "not held by the german side"),
    ('disputed = ["artois"', 'disputed = ["nancy", "artois"', "disputed without german units"),
    ("entente = 10", "entente = 15", "from 0 to 12"),
    ("first_turn = 8", "first_turn = 20", "(L9.13.1)"),
    ("last_turn = 11", "last_turn = 7", "from 8 to 23"),
    ('disbanded = ["FR 9"]', 'disbanded = ["FR 7"]', "disbanded and on the map"),
    ('id = "1916"', 'id = "1917"', "expected"),
    ("reinforce_first", "reinforces_first", "did you mean"),
]
WRONG_DATA = [
    ("map", 'borders = ["calais", "ghent", "lille"]', 'borders = ["calais", "ghent"]', "two sides"),
    (
        "map",
        'borders = ["calais", "ghent", "lille"]',
        'borders = ["calais", "gent"]',
        "did you mean",
    ),
    ("map", "at = [293, 166]", "at = [2930, 166]", "from 0 to 1000"),
    ("map", 'entry = ["koln"', 'entry = ["metz"', "no German supply source"),
    ("units", "artillery = [1, 2, 3, 3, 3, 3]", "artillery = [1, 2, 3]", "one a year"),
    ("units", 'armies = ["1", "2"', 'armies = ["1", "1"', "two armies GE 1"),
    ("units", "price = 2", "price = 0", "from 1 to 9"),
    ("cards", "copies = 16", "copies = 17", "56 cards"),
    ("cards", "since = 16", "since = 30", "from 1 to 23"),
    ("turns", '"FR 8:"', '"FR 6:"', "has come in turn 2 already"),
    ("turns", 'name = "SUMMER 1915"', 'name = "AUTUMN 1915"', "expected SUMMER"),
    ("turns", "from = 8", "from = 9", "expected 8"),
    ("turns", '"GE: 1 artillery"', '"GE: 1 tank"', "before turn 16"),
]


def test_our_files_are_right() -> None:
    assert check_ours() == []
    for scenario in LASTMAN.scenarios():
        assert SHELF.check(SHELF.path_of(scenario)) == []


@pytest.mark.parametrize("scenario", LASTMAN.scenarios())
def test_first_positions_hold_together(scenario: str) -> None:
    from sandtable.core.chance import Sealed

    game = LASTMAN.set_up(scenario, {})
    game.begin(Sealed(1))
    check_table(game)
    assert "decisive" not in LEVELS[game.level(points(game))]


def test_the_campaign_begins_at_twelve_points() -> None:
    game = LASTMAN.set_up("campaign", {})
    assert points(game) == 12
    assert game.level(12) == STALEMATE
    assert LASTMAN.scenarios()[0] == "campaign"


@pytest.mark.parametrize(("old", "new", "reason"), WRONG)
def test_a_wrong_scenario_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = SHELF.path_of(SCENARIO).read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / f"{SCENARIO}.toml"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = LASTMAN.check_file(copy)
    assert any(reason in problem for problem in problems), problems
    assert all(f"{SCENARIO}.toml:" in problem for problem in problems)


@pytest.mark.parametrize(("name", "old", "new", "reason"), WRONG_DATA)
def test_wrong_data_are_refused(tmp_path: Path, name: str, old: str, new: str, reason: str) -> None:
    text = (HERE / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    copy = tmp_path / f"{name}.toml"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = LASTMAN.check_file(copy)
    assert any(reason in problem for problem in problems), problems


def test_scenarios_of_one_s_own_can_be_played_and_stored(tmp_path: Path) -> None:
    from sandtable.core.chance import Sealed

    copy = tmp_path / "mine.toml"
    text = SHELF.path_of("1917").read_text(encoding="utf-8")
    copy.write_text(text.replace('id = "1917"', 'id = "mine"'), encoding="utf-8")
    game = LASTMAN.set_up(str(copy), {"play_on": True})
    game.begin(Sealed(3))
    assert game.form.last_turn == 23
    assert LASTMAN.load(game.dump()).hash() == game.hash()


def test_an_unknown_option_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="did you mean"):
        LASTMAN.set_up("campaign", {"hiden": True})
