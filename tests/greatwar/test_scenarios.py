"""The scenario files of The Great War, and what a person is told about a broken one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from sandtable.games.greatwar.files.scenario import Hands, Placed, Scenario, Shelling, Trench
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.games.greatwar.rules.facts import GRID, IS_TANK, KINDS
from tests.scenario_files import Broken, Sample, check_confidence, check_languages

GOOD = """\
id = "small"
date = "1917-11-20"
top = "german"
first = "british"
medals = 6
hands.british = { command = 5, combat = 3, hq = 8, artillery = 4 }
hands.german = { command = 4, combat = 2, hq = 6, artillery = 0 }
shelling = { side = "british", rows = ["e", "g"] }

board = '''
a .     .     .     .     BgIN  X     .     .     .     .     .     .
b    .     .     H     HgFA  H     .     .     .     .     .     .
c .     T     TgMG& TsgIN T     .     .     .     .     .     .     .
d    .     .     .x    .x    .     Fo    .     .     .     .     .
e ~     ~     ~=    ~     R     R+    R     R-    ~     ~     ~     ~
f    .     .     .     .     .     .     .     .     .     .     .
g .     U     M     .     .     L     .     .     .     .     .     .
h    .bIN* .bIN:2 .     .bVM  .bMG  .     .bMO  .     .     .     .
i .     .     .     T     T     TbIN  .     .     .     .     .     .
j    .     .     .     .     .     .     .     .     .     .     .
k .     .     .     .     .     .     .     .     .     .     .     .
'''
confidence = { hands = "own" }

[[trench]]
owner = "german"
line = 1
hexes = ["c2-c4", "c5"]

[[trench]]
owner = "british"
line = 1
hexes = ["i4-i6"]

[[unit]]
hex = "h4"
name = "Deborah"
strength = 3
stuck = true

[[objective]]
kind = "line"
side = "british"
medals = 1
trench = "german"
line = 1

[[objective]]
kind = "majority"
side = "both"
medals = 2
hexes = ["a5", "a6"]
first = "german"

[[objective]]
kind = "silhouettes"
side = "german"
medals = 1
unit = "Deborah"

[[objective]]
kind = "recon"
side = "german"
medals = 1

[[objective]]
kind = "sudden-death"
side = "british"
hexes = ["b3-b5"]

[[special]]
rule = "rooted"
unit = "Deborah"

[text.en]
name = "Small"
objectives = ["Hold it.", "Hold more.", "Hit it.", "Wait.", "Clear them."]
"""

SMALL = Sample(SHELF, GOOD)

# What is changed in the good file, and the line and the message that follow.
BROKEN: Broken = {
    "a key that is not known": ("top =", "topp =", 3, 'unknown key "topp", did you mean "top"?'),
    "a key that is missing": ("medals = 6\n", "", 1, 'the key "medals" is missing'),
    "another id than the file": ('"small"', '"big"', 1, '"id" is "big", expected "small"'),
    "a day that is none": ("1917-11-20", "Nov 1917", 2, "expected a day as"),
    "a side that is none": ('= "german"', '= "french"', 3, 'expected "british" or "german"'),
    "a hand of one side only": (
        "hands.german = { command = 4, combat = 2, hq = 6, artillery = 0 }\n",
        "",
        6,
        'the key "german" is missing',
    ),
    "a hand without tokens": ("hq = 6, ", "", 7, 'the key "hq" is missing'),
    "a hand of no cards": ("command = 5", "command = 0", 6, "expected a whole number from 1 to 10"),
    "too many combat cards": ("combat = 3", "combat = 6", 6, "expected a whole number from 0 to 5"),
    "a hand with a wrong word": ("hq = 8", "hqs = 8", 6, 'unknown key "hqs", did you mean "hq"?'),
    "more tokens than there are": (
        "hq = 8",
        "hq = 25",
        6,
        '"hq" is 31 for both sides, expected 30 at most (G19.1)',
    ),
    "rows of shelling upside down": ('["e", "g"]', '["g", "e"]', 8, "expected the first and the"),
    "rows of shelling off the board": ('["e", "g"]', '["e", "m"]', 8, "expected the first and the"),
    "shelling by nobody": ('{ side = "british", rows', "{ rows", 8, 'the key "side" is missing'),
    "a hex too few": ("j    .     ", "j    ", 20, "row j has 10 hexes, expected 11"),
    "a hex too many": ("k .  ", "k . .", 21, "row k has 13 hexes, expected 12"),
    "a row too few": ("f    .     .     ", "#", 16, "this row has no letter"),
    "terrain that is not known": ("g .     U", "g .     Q", 17, 'g2 "Q" begins with no letter of'),
    "a side of the board that is none": (".bIN*", ".zIN*", 18, 'h1 ".zIN*" has unknown side "z"'),
    "a unit that is not known": (
        ".bMO",
        ".bMC",
        18,
        'h7 ".bMC" has unknown unit "MC", expected "IN", "MG"',
    ),
    "two units in a hex": (".bMO  ", ".bMObIN ", 18, "has two units, expected one at most"),
    "two special figures": (".bIN* ", ".bIN*! ", 18, "has two special figures, expected one"),
    "something else in a hex": (".bMO  ", ".bMO/ ", 18, 'has "/" in it, expected a unit such as'),
    "a strength above the full one": (
        ".bIN:2",
        ".bIN:5",
        18,
        'h2 ".bIN:5" has a strength of 5, expected 1 to 4 for infantry',
    ),
    "a bomber with a mortar": (
        ".bMO ",
        ".bMO*",
        18,
        'h7 ".bMO*" has a bomber with mortar, expected infantry',
    ),
    "a loader with infantry": (
        ".bIN*",
        ".bIN&",
        18,
        "a loader with infantry, expected machine-gun",
    ),
    "infantry in a river": (
        "e ~    ",
        "e ~bIN ",
        15,
        'e1 "~bIN" is not empty, and river is closed to infantry (G18.7)',
    ),
    "a tank on a ford": ("R     R+", "RbVM  R+", 15, "ford is closed to mark-iv-male"),
    "a gun on a footbridge": ("R+  ", "R+gFA", 15, "ford is closed to field-artillery"),
    "a tank on a damaged bridge": ("R-   ", "R-bWH", 15, "ford is closed to whippet"),
    "a strongpoint on rubble": (
        "g .     U ",
        "g .     Us",
        17,
        'g2 "Us" has a strongpoint, and none may be on rubble (G18.9)',
    ),
    "a strongpoint on a bridge": ("R-", "R-s", 15, "has a strongpoint, and none may be on ford"),
    "a strongpoint in wire": ("x    .x", "xs   .x", 14, "has a strongpoint and wire, expected one"),
    "a bridge on dry land": ("M ", "M=", 17, 'g3 "M=" has a bridge, expected a river or a ford'),
    "two bridges": ("R- ", "R-+", 15, "has two bridges, expected one at most"),
    "wire in the water": ("R+", "R+x", 15, "has wire, and none may be on ford"),
    "a crater in a crater": ("M ", "Mo", 17, "has a shell crater, and mine-crater takes none"),
    "a marker twice": ("Fo ", "Foo", 14, "has a marker twice"),
    "a trench in no line": (
        "i .     .     .     T",
        "i .     .     T     T",
        19,
        'i3 "T" is in no trench line',
    ),
    "a line that is not drawn": ('"i4-i6"', '"i4-i7"', 33, 'expected "T" at i7 on the board'),
    "a hex in two lines": ('"i4-i6"', '"i4-i6", "c2"', 33, "c2 is in a line already"),
    "a line that is there twice": (
        'owner = "british"\nline = 1',
        'owner = "german"\nline = 1',
        32,
        "line 1 of the german side is there already",
    ),
    "a trench of nobody": ('owner = "british"', 'owner = "french"', 31, '"owner" is "french"'),
    "a line off the board": ('"i4-i6"', '"i4-i13"', 33, '"i13" is not on the board'),
    "a run over two rows": ('"i4-i6"', '"i4-j1"', 33, '"i4-j1" is no run of hexes'),
    "a name for no unit": ('hex = "h4"', 'hex = "h3"', 36, "unit: there is none at h3"),
    "infantry that is stuck": ('hex = "h4"', 'hex = "h1"', 39, "expected a tank to be stuck"),
    "stuck in a word": ("stuck = true", 'stuck = "yes"', 39, "expected true or false"),
    "an objective that is not known": (
        'kind = "recon"',
        'kind = "reckon"',
        62,
        'unknown objective "reckon", did you mean "recon"?',
    ),
    "an objective of nobody": ('side = "both"', 'side = "all"', 50, 'expected "british", "german"'),
    "an exit for both": (
        'kind = "recon"\nside = "german"',
        'kind = "exit"\nside = "both"',
        63,
        '"side" is "both", expected "british" or "german"',
    ),
    "a majority without hexes": ('hexes = ["a5", "a6"]\n', "", 48, 'the key "hexes" is missing'),
    "sudden death without hexes": ('hexes = ["b3-b5"]', "hexes = []", 69, '"hexes" is empty'),
    "an exit with hexes": ('kind = "sudden-death"', 'kind = "exit"', 69, 'unknown key "hexes"'),
    "a hex twice": ('["a5", "a6"]', '["a5", "a5"]', 52, "a5 is there twice, expected once"),
    "an objective of a line that is not there": (
        'trench = "german"\nline = 1',
        'trench = "german"\nline = 2',
        46,
        "the german side has no line 2",
    ),
    "a line that needs one with no medal": (
        'trench = "german"\nline = 1',
        'trench = "german"\nline = 1\nneeds = [2]',
        47,
        '"needs" has line 2, expected an [[objective]] for it before this one',
    ),
    "a holder who is not there": ('first = "german"', 'first = "british"', 53, "expected the side"),
    "an objective of a unit that is not there": (
        'medals = 1\nunit = "Deborah"',
        'medals = 1\nunit = "Debora"',
        59,
        'unknown unit "Debora", did you mean "Deborah"?',
    ),
    "a special rule that is not known": (
        'rule = "rooted"',
        'rule = "rootet"',
        72,
        'unknown special rule "rootet", did you mean "rooted"?',
    ),
    "a special rule without its unit": (
        'rule = "rooted"\nunit = "Deborah"',
        'rule = "rooted"',
        71,
        'the key "unit" is missing',
    ),
    "a special rule of a unit that is not there": (
        'rule = "rooted"\nunit = "Deborah"',
        'rule = "rooted"\nunit = "Fray Bentos"',
        73,
        "unknown unit",
    ),
    "a fact that is not known": ("{ hands =", "{ hand =", 23, 'did you mean "hands"?'),
    "no English name": ('name = "Small"\n', "", 75, 'the key "name" of [text.en] is missing'),
    "a text for no objective": ('"Wait.", ', "", 77, '"objectives" has 4 texts, expected 5'),
}


def at(name: str) -> int:
    return int(GRID.hex(name))


def test_a_good_file_is_read(tmp_path: Path) -> None:
    scenario = SMALL.read(tmp_path)
    assert scenario.hands["german"] == Hands(4, 2, 6, 0)
    assert scenario.shelling == Shelling("british", 4, 6)
    assert scenario.trenches[0] == Trench("german", 1, (at("c2"), at("c3"), at("c4"), at("c5")))
    assert scenario.terrain[at("a6")] == "fortified-building"
    assert scenario.terrain[at("g6")] == "sunken-lane"
    assert scenario.markers[at("e3")] == ("bridge",)
    assert scenario.markers[at("c4")] == ("strongpoint",)
    units = {unit.hex: unit for unit in scenario.units}
    assert units[at("c3")] == Placed("german", "machine-gun", at("c3"), 4, "loader")
    assert units[at("h2")] == Placed("british", "infantry", at("h2"), 2)
    assert units[at("h4")] == Placed(
        "british", "mark-iv-male", at("h4"), 3, stuck=True, name="Deborah"
    )
    assert scenario.objectives[0].trench == "german"
    assert scenario.objectives[4].hexes == (at("b3"), at("b4"), at("b5"))


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_told_with_its_line(what: str, tmp_path: Path) -> None:
    SMALL.check_broken(tmp_path, BROKEN[what])


def test_medals_that_nobody_can_take_are_told(tmp_path: Path) -> None:
    path = SMALL.written(
        tmp_path,
        ("medals = 6", "medals = 60"),
        ('kind = "recon"', 'kind = "exit"'),
        ('kind = "sudden-death"', 'kind = "hexes"\nmedals = 1'),
    )
    problems = SHELF.check(path)
    assert [problem.split(": ", 1)[1] for problem in problems] == [
        "the british side cannot take 60 medals here",
        "the german side cannot take 60 medals here",
    ]


def test_shelled_trenches_need_shelling(tmp_path: Path) -> None:
    path = SMALL.written(
        tmp_path,
        ('shelling = { side = "british", rows = ["e", "g"] }\n', ""),
        ('rule = "rooted"\nunit = "Deborah"', 'rule = "shelled-trenches"'),
    )
    (problem,) = SHELF.check(path)
    assert ':71: expected "shelling"' in problem


def test_an_empty_file_misses_every_needed_key(tmp_path: Path) -> None:
    SMALL.check_empty(tmp_path, 7)


def test_a_scenario_of_our_own_is_stored_by_its_name_and_another_whole(tmp_path: Path) -> None:
    assert SHELF.stored(SHELF.find("colincamps")) == "colincamps"
    assert SHELF.restored("colincamps") == SHELF.find("colincamps")
    other = SHELF.load(SMALL.written(tmp_path))
    assert SHELF.restored(json.loads(json.dumps(SHELF.stored(other)))) == other


def test_the_nearest_scenario_is_named() -> None:
    with pytest.raises(KeyError, match="niergnies"):
        SHELF.find("niergnis")


# The scenarios that come with the game


class Facts(NamedTuple):
    """What the reference says: hands are command, combat, hq, artillery; forces are infantry,
    infantry with a bomber, machine guns, mortars, field artillery and tanks."""

    medals: int
    first: str
    british_hand: tuple[int, ...]
    german_hand: tuple[int, ...]
    british: tuple[int, ...]
    german: tuple[int, ...]
    trench_hexes: int
    markers: int
    objectives: str


FACTS = {
    "opening-action-1": Facts(
        6, "british", (5, 2, 6, 4), (5, 2, 6, 4), (8, 1, 2, 1, 0, 0), (5, 1, 2, 1, 0, 0), 27, 0, ""
    ),
    "opening-action-2": Facts(
        6, "british", (5, 3, 10, 4), (5, 3, 8, 4), (8, 1, 2, 1, 0, 0), (5, 1, 2, 1, 0, 0), 28, 8,
        "line recon",
    ),
    "loos-hohenzollern-redoubt": Facts(
        6, "british", (5, 4, 10, 4), (5, 3, 6, 4), (10, 1, 0, 2, 0, 0), (3, 2, 2, 1, 0, 0), 36, 7,
        "line line line recon",
    ),
    "somme-beaumont-hamel": Facts(
        6, "british", (5, 3, 7, 5), (5, 2, 7, 5), (12, 0, 2, 2, 0, 0), (8, 1, 2, 1, 0, 0), 30, 4,
        "line exit majority recon",
    ),
    "somme-mametz": Facts(
        6, "british", (6, 2, 6, 5), (5, 2, 5, 4), (10, 0, 2, 1, 0, 0), (3, 0, 3, 1, 0, 0), 28, 5,
        "exit hexes recon",
    ),
    "somme-flers-courcelette": Facts(
        6, "british", (6, 3, 8, 5), (5, 3, 7, 4), (10, 1, 1, 1, 0, 4), (7, 1, 2, 1, 1, 0), 32, 11,
        "line majority recon",
    ),
    "somme-high-wood": Facts(
        6, "british", (5, 3, 8, 4), (5, 3, 7, 4), (9, 1, 1, 1, 0, 2), (7, 1, 2, 1, 0, 0), 29, 10,
        "majority line recon",
    ),
    "passchendaele-fray-bentos": Facts(
        5, "german", (5, 3, 7, 4), (5, 3, 8, 4), (6, 1, 2, 1, 0, 1), (7, 2, 2, 1, 0, 0), 32, 15,
        "silhouettes line line recon",
    ),
    "cambrai-flesquieres-ridge": Facts(
        8, "british", (6, 3, 9, 4), (5, 3, 7, 3), (9, 1, 0, 1, 0, 4), (7, 1, 2, 0, 2, 0), 32, 8,
        "majority hexes recon",
    ),
    "cambrai-havrincourt": Facts(
        8, "british", (5, 3, 8, 4), (5, 3, 7, 3), (9, 1, 1, 0, 0, 3), (6, 1, 3, 1, 0, 0), 25, 8,
        "kept recon",
    ),
    "cambrai-st-quentin-canal": Facts(
        10, "british", (6, 3, 9, 4), (5, 3, 8, 4), (10, 1, 1, 1, 0, 3), (8, 1, 2, 1, 1, 0), 9, 6,
        "majority recon",
    ),
    "cambrai-bourlon-wood": Facts(
        9, "british", (6, 3, 9, 4), (6, 4, 9, 4), (11, 2, 1, 1, 0, 3), (9, 2, 3, 1, 1, 0), 25, 4,
        "majority sudden-death recon",
    ),
    "st-quentin-michael": Facts(
        6, "german", (4, 3, 6, 3), (6, 4, 10, 5), (8, 1, 2, 1, 0, 0), (10, 3, 1, 1, 0, 2), 30, 8,
        "exit line line recon",
    ),
    "colincamps": Facts(
        6, "german", (5, 3, 7, 3), (5, 3, 7, 3), (6, 1, 1, 1, 0, 2), (9, 2, 1, 0, 1, 0), 0, 0,
        "majority recon",
    ),
    "niergnies": Facts(
        6, "british", (5, 3, 8, 4), (5, 3, 7, 3), (8, 1, 1, 1, 0, 3), (7, 1, 1, 0, 1, 2), 19, 6,
        "line line",
    ),
}  # fmt: skip


def forces(scenario: Scenario, side: str) -> tuple[int, ...]:
    units = [unit for unit in scenario.units if unit.side == side]
    kinds = Counter(KINDS.index(unit.kind) for unit in units)
    bombers = sum(1 for unit in units if unit.special == "bomber")
    tanks = sum(number for kind, number in kinds.items() if IS_TANK[kind])
    return (kinds[0] - bombers, bombers, kinds[1], kinds[2], kinds[3], tanks)


def test_the_scenarios_come_in_order() -> None:
    assert SHELF.ids() == list(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_a_scenario_of_the_game_has_no_problem(name: str) -> None:
    assert SHELF.check(SHELF.path_of(name)) == []


@pytest.mark.parametrize("name", FACTS)
def test_a_scenario_has_the_numbers_of_the_reference(name: str) -> None:
    scenario = SHELF.find(name)
    british, german = scenario.hands["british"], scenario.hands["german"]
    assert FACTS[name] == Facts(
        scenario.medals,
        scenario.first,
        (british.command, british.combat, british.hq, british.artillery),
        (german.command, german.combat, german.hq, german.artillery),
        forces(scenario, "british"),
        forces(scenario, "german"),
        sum(len(trench.hexes) for trench in scenario.trenches),
        sum(len(words) for words in scenario.markers.values()),
        " ".join(objective.kind for objective in scenario.objectives),
    )


@pytest.mark.parametrize("name", FACTS)
def test_a_scenario_is_told_alike_in_three_languages(name: str) -> None:
    scenario = SHELF.find(name)
    check_languages(scenario)
    for text in scenario.texts.values():
        assert len(text.specials) >= len(scenario.specials)


@pytest.mark.parametrize("name", FACTS)
def test_a_scenario_says_how_sure_its_facts_are(name: str) -> None:
    scenario = SHELF.find(name)
    check_confidence(scenario, "medals")
    assert ("shelling" in scenario.confidence) == (scenario.shelling is not None)


@pytest.mark.parametrize("name", FACTS)
def test_nobody_begins_beside_an_enemy_or_in_his_trench(name: str) -> None:
    scenario = SHELF.find(name)
    sides = {unit.hex: unit.side for unit in scenario.units}
    assert len(sides) == len(scenario.units)
    for place, side in sides.items():
        assert all(sides.get(other, side) == side for other in GRID.neighbours[place])
    for trench in scenario.trenches:
        assert all(sides.get(place, trench.owner) == trench.owner for place in trench.hexes)


def test_the_fray_bentos_is_stuck_between_the_lines() -> None:
    scenario = SHELF.find("passchendaele-fray-bentos")
    (tank,) = [unit for unit in scenario.units if unit.name]
    assert tank == Placed("british", "mark-iv-male", at("f6"), 4, stuck=True, name="Fray Bentos")
    assert [special.rule for special in scenario.specials] == ["rooted", "free-battle"]
