"""The scenario files of the game, and what a person is told about a broken one."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from sandtable.colors.files.drawn import drawn_cells
from sandtable.games.napoleonics.files.scenario import SHELF, Placed, PlacedLeader
from sandtable.games.napoleonics.rules.facts import COPIES, GRID, HERE, KINDS
from sandtable.toolkit.data import DataError
from tests.scenario_files import Broken, Sample, check_confidence, check_languages

GOOD = """\
id = "small"
date = "1810-09-27"
top = "allied"
first = "french"
hands = { french = 5, allied = 6 }
banners = 5

board = '''
a .     .     .     .     .     .     .     .     .     .     .     .     .
b    .     .     H     H#bFA H     .     .     .     .     .     .     .
c .     .     F     .bLN* .     .     S     .     .     R     .     .     .
d    .     .     .     .     .     T     .     .     .     .     .     .
e ~     ~     ~     B     ~     f     ~     ~     ~     ~     ~     ~     ~
f    .     .     .     .     .     .     .     .     .     .     .     .
g .     .     .fLN  .fLT:2 .    .     .     .     W     .     .     .     .
h    .     .fHC* .     .     .     .*    .     .     .     .     .     .
i .     .     .     .     .     .     .     .     .     .     .     .     .
'''
works = ["b4 sw se"]
leaders = [
  "Craufurd british c4",
  "Ney french h2",
  "Sir John Moore portuguese h6",
]
confidence = { hands = "own" }

[[objective]]
side = "both"
hexes = ["d6", "e4"]
banners = 1
mode = "while-held"

[[special]]
rule = "exit"
side = "allied"
row = "a"
banners = 0

[text.en]
name = "Small"
about = '''
A line that looks like a key:
banners = 0
'''
objectives = ["Hold them."]
"""

SMALL = Sample(SHELF, GOOD)

# What is changed in the good file, and the line and the message that follow.
BROKEN: Broken = {
    "not TOML": ("banners = 5", "banners = = 5", 6, "not TOML: Invalid value"),
    "a key that is not known": (
        "first =",
        "frist =",
        4,
        'unknown key "frist", did you mean "first"?',
    ),
    "a key that is missing": ('date = "1810-09-27"\n', "", 1, 'the key "date" is missing'),
    "another id than the file": ('"small"', '"big"', 1, '"id" is "big", expected "small" as the'),
    "a day that is none": ("1810-09-27", "27 Sep 1810", 2, "expected a day as"),
    "a seat that is none": (
        'top = "allied"',
        'top = "british"',
        3,
        '"top" is "british", expected "french" or "allied"',
    ),
    "a hand that is too large": (
        "french = 5",
        "french = 13",
        5,
        '"french" is 13, expected a whole number from 1 to 12',
    ),
    "an empty hand": ("allied = 6", "allied = 0", 5, '"allied" is 0, expected a whole number'),
    "a hand for one seat only": (", allied = 6", "", 5, 'the key "allied" is missing'),
    "a hand for nobody": ("allied = 6", "alied = 6", 5, 'unknown key "alied", did you mean'),
    "no banners to win": (
        "banners = 5",
        "banners = 0",
        6,
        '"banners" is 0, expected a whole number of at least 1',
    ),
    "banners in quotes": ("banners = 5", 'banners = "5"', 6, '"banners" is "5", expected a whole'),
    "a hex too few": ("d    .     ", "d    ", 12, "row d has 11 hexes, expected 12"),
    "a hex too many": ("d    .     ", "d    . .     ", 12, "row d has 13 hexes, expected 12"),
    "a wrong letter of a row": (
        "d    .",
        "e    .",
        12,
        'this row has the letter "e", expected "d"',
    ),
    "no letter of a row": (
        "d    .",
        "     .",
        12,
        'this row has no letter, expected "d" before its hexes',
    ),
    "a row too few": (
        "i .     .     .     .     .     .     .     .     .     .     .     .     .\n",
        "",
        16,
        "the board ends after 8 rows, expected 9",
    ),
    "a row too many": ("'''\nworks", "j . .\n'''\nworks", 18, "the board has 10 rows, expected 9"),
    "terrain that is not known": (
        "c .     .     F",
        "c .     .     Q",
        11,
        'c3 "Q" begins with no letter of terrain',
    ),
    "works on no ground": ("H#bFA", "#bFA ", 10, 'b4 "#bFA" begins with no letter of terrain'),
    "a nation that is not known": (".fLN ", ".xLN ", 15, 'g3 ".xLN" has unknown nation "x"'),
    "a unit that is not known": (
        ".fHC*",
        ".fGH*",
        16,
        'h2 ".fGH*" has unknown unit "GH", did you mean "GHC"?',
    ),
    "a unit of another nation": (
        ".fLN ",
        ".fRL ",
        15,
        'g3 ".fRL" is no french unit, expected "LN"',
    ),
    "a unit on a rugged hill": (
        "S     .     .     R",
        "S     .     .     RbLN",
        11,
        'c10 "RbLN" is not empty, and rugged-hill is impassable',
    ),
    "a unit in a river": ("e ~   ", "e ~fLC", 13, 'e1 "~fLC" is not empty, and river is impass'),
    "artillery on sand": (
        "S     .     .     R",
        "SbFA  .     .     R",
        11,
        'c7 "SbFA" is artillery, and sand is impassable for it',
    ),
    "two units in a hex": (".fLN ", ".fLNfLT", 15, "has two units, expected one at most"),
    "blocks above full strength": (
        ".fLT:2",
        ".fLT:5",
        15,
        'g4 ".fLT:5" has 5 blocks, expected 1 to 4 for french light',
    ),
    "no blocks": (".fLT:2", ".fLT:0", 15, "has 0 blocks, expected 1 to 4"),
    "something else in a hex": (".fLN ", ".fLN?", 15, 'has "?" in it, expected a unit such as fLN'),
    "works on a side that is none": (
        "b4 sw se",
        "b4 sw south",
        19,
        'works "b4 sw south": unknown side "south"',
    ),
    "works without sides": ("b4 sw se", "b4", 19, 'works "b4": expected a hex and its sides'),
    "works that are not drawn": (
        '"b4 sw se"',
        '"b4 sw se", "b5 sw"',
        19,
        'works "b5 sw": expected "#" at b5 on the board',
    ),
    "works that are not listed": (
        'works = ["b4 sw se"]\n',
        "",
        10,
        'b4 "H#bFA" has works, expected their sides in "works"',
    ),
    "works off the board": (
        '"b4 sw se"',
        '"b4 sw se", "b13 sw"',
        19,
        '"b13" is not on the board, expected b1 to b12',
    ),
    "a leader without nation": ("Ney french h2", "Ney h2", 22, "expected a name, a nation and a"),
    "a leader of no nation": ("Ney french", "Ney frensh", 22, 'did you mean "french"?'),
    "a leader off the board": (
        "Ney french h2",
        "Ney french k2",
        22,
        '"k2" is not on the board, expected a1 to',
    ),
    "a leader with the enemy": (
        "Ney french h2",
        "Ney british h2",
        22,
        "expected a friendly unit or none at h2, not an enemy",
    ),
    "a leader who is not drawn": (
        "Ney french h2",
        "Ney french g3",
        22,
        'leader "Ney french g3": expected "*" at g3 on the board',
    ),
    "a leader who is not listed": (
        '  "Ney french h2",\n',
        "",
        16,
        'h2 ".fHC*" has a *, expected its leader in "leaders"',
    ),
    "two leaders in a hex": (
        '  "Ney french h2",\n',
        '  "Ney french h2",\n  "Loison french h2",\n',
        23,
        'leader "Loison french h2": expected one leader at most at h2',
    ),
    "a fact that is not known": ("{ hands =", "{ hand =", 25, 'did you mean "hands"?'),
    "a confidence that is none": (
        '= "own"',
        '= "sure"',
        25,
        '"hands" is "sure", expected "source"',
    ),
    "an objective off the board": (
        '"d6", "e4"',
        '"d6", "d13"',
        29,
        'objective: "d13" is not on the board',
    ),
    "an objective without hexes": ('["d6", "e4"]', "[]", 29, '"hexes" is empty, expected one hex'),
    "an objective of nobody": (
        'side = "both"',
        'side = "all"',
        28,
        'expected "french", "allied" or',
    ),
    "an objective without banners": (
        "banners = 1",
        "banners = 0",
        30,
        "expected a whole number of",
    ),
    "an objective without mode": ('mode = "while-held"\n', "", 27, 'the key "mode" is missing'),
    "an objective of another mode": (
        '"while-held"',
        '"for-ever"',
        31,
        '"mode" is "for-ever", expected "while-held" or "for-good"',
    ),
    "a special rule that is not known": (
        'rule = "exit"',
        'rule = "exits"',
        34,
        'unknown special rule "exits", did you mean "exit"?',
    ),
    "a special rule without its row": ('row = "a"\n', "", 33, 'the key "row" is missing'),
    "an exit that is no edge": ('row = "a"', 'row = "c"', 36, '"row" is "c", expected "a" or "i"'),
    "a special rule that is told too much": (
        'row = "a"\n',
        'row = "a"\nsection = "left"\n',
        37,
        'unknown key "section"',
    ),
    "no English name": ('name = "Small"\n', "", 39, 'the key "name" of [text.en] is missing'),
    "a text that is not known": ("about =", "abuot =", 41, 'unknown key "abuot", did you mean'),
    "a text for no objective": (
        '["Hold them."]',
        '["Hold them.", "Hold it."]',
        45,
        '"objectives" has 2 texts, expected 1',
    ),
}


def at(name: str) -> int:
    return int(GRID.hex(name))


def test_a_good_file_is_read(tmp_path: Path) -> None:
    scenario = SMALL.read(tmp_path)
    assert (scenario.top, scenario.first, scenario.banners) == ("allied", "french", 5)
    assert scenario.hands == {"french": 5, "allied": 6}
    assert scenario.units == [
        Placed("british", "foot-artillery", at("b4"), 3),
        Placed("british", "line", at("c4"), 4),
        Placed("french", "line", at("g3"), 4),
        Placed("french", "light", at("g4"), 2),
        Placed("french", "heavy-cavalry", at("h2"), 4),
    ]
    assert scenario.leaders[2] == PlacedLeader("Sir John Moore", "portuguese", at("h6"))
    assert scenario.works == {at("b4"): (5, 4)}
    assert scenario.terrain[at("b4")] == "hill"
    assert scenario.terrain[at("e4")] == "bridge"
    assert scenario.terrain[at("g9")] == "windmill"
    assert scenario.objectives[0].hexes == (at("d6"), at("e4"))
    assert scenario.specials[0].row == 0
    assert scenario.texts["en"].objectives == ("Hold them.",)


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_told_with_its_line(what: str, tmp_path: Path) -> None:
    SMALL.check_broken(tmp_path, BROKEN[what])


def test_all_problems_are_told_in_the_order_of_the_lines(tmp_path: Path) -> None:
    changes = [("french = 5", "french = 0"), (".fLN ", ".fXX "), ('"while-held"', '"held"')]
    path = SMALL.written(tmp_path, *changes)
    lines = [int(problem.removeprefix(f"{path}:").split(":")[0]) for problem in SHELF.check(path)]
    assert lines == [5, 15, 31]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    (problem,) = SHELF.check(tmp_path / "none.toml")
    assert "cannot read the file" in problem


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_bytes(b'id = "small"\nname = "\xff"\n')
    assert SHELF.check(path) == [f"{path}:2: expected text in UTF-8"]


def test_an_empty_file_misses_every_needed_key(tmp_path: Path) -> None:
    SMALL.check_empty(tmp_path, 8)


def test_the_nearest_scenario_is_named() -> None:
    with pytest.raises(KeyError, match="waterloo"):
        SHELF.find("waterlo")


def test_a_drawing_knows_its_columns_and_takes_any_board() -> None:
    problems: list[DataError] = []
    cells = drawn_cells("\na .  F\nb   T\n", [2, 1], "some.toml", 7, problems)
    assert problems == []
    found = [(cell.text, cell.hex, cell.line, cell.column) for cell in cells]
    assert found == [(".", 0, 8, 3), ("F", 1, 8, 6), ("T", 2, 9, 5)]


# The scenarios that come with the game


def test_thirteen_scenarios_come_with_the_game_by_date() -> None:
    names = SHELF.ids()
    assert len(names) == 13
    assert names[0] == "rolica_first"
    assert names[-1] == "waterloo"


@pytest.mark.parametrize("name", SHELF.ids())
def test_a_scenario_of_the_game_has_no_problem(name: str) -> None:
    assert SHELF.check(SHELF.folder / f"{name}.toml") == []


@pytest.mark.parametrize("name", SHELF.ids())
def test_a_scenario_is_told_alike_in_three_languages(name: str) -> None:
    check_languages(SHELF.find(name))


@pytest.mark.parametrize("name", SHELF.ids())
def test_a_scenario_says_how_sure_its_facts_are(name: str) -> None:
    check_confidence(SHELF.find(name), "banners")


FORCES = {  # French units and leaders, then allied
    "rolica_first": (9, 2, 14, 3),
    "rolica_second": (9, 2, 14, 4),
    "vimiero": (16, 3, 17, 3),
    "corunna": (15, 3, 12, 3),
    "talavera": (18, 3, 13, 3),
    "coa": (16, 3, 10, 1),
    "bussaco_reynier": (16, 3, 13, 3),
    "bussaco_ney": (14, 3, 13, 3),
    "redinha": (13, 3, 14, 3),
    "salamanca_left": (15, 3, 17, 3),
    "garcia_hernandez": (9, 2, 8, 2),
    "quatre_bras": (20, 3, 17, 4),
    "waterloo": (20, 4, 20, 4),
}


@pytest.mark.parametrize("name", SHELF.ids())
def test_the_forces_of_a_scenario_are_complete(name: str) -> None:
    scenario = SHELF.find(name)
    units = Counter(unit.nation == "french" for unit in scenario.units)
    leaders = Counter(leader.nation == "french" for leader in scenario.leaders)
    assert (units[True], leaders[True], units[False], leaders[False]) == FORCES[name]


def test_the_works_of_the_scenarios_stand_where_they_are_drawn() -> None:
    assert SHELF.find("coa").works == {at("d5"): (0, 5, 4)}
    assert SHELF.find("bussaco_ney").works == {at("c4"): (5, 4), at("c7"): (5, 4)}


# The tables beside them


def test_the_deck_has_seventy_cards() -> None:
    cards = tomllib.loads((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))
    copies = Counter[str]()
    for card in cards.values():
        copies[card["kind"]] += card["copies"]
    assert copies == {"section": 48, "tactic": 22}
    assert sum(COPIES) == 70


@pytest.mark.parametrize("kind", KINDS)
def test_a_unit_has_dice_for_each_of_its_blocks(kind: str) -> None:
    units = tomllib.loads((HERE / "data" / "units.toml").read_text(encoding="utf-8"))
    nation, word = kind.split(" ", 1)
    card = units[nation][word]
    tables = ["melee", *(name for name in ("standing", "moving", "ranged") if name in card)]
    assert [len(card[name]) for name in tables] == [card["blocks"]] * len(tables)
    if card["class"] == "artillery":
        assert {len(by_distance) for by_distance in card["ranged"]} == {card["range"] - 1}
    assert set(card.get("confidence_of", {})) <= set(card)
