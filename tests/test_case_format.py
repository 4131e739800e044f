"""The case format: every case file is as the schema says, and the page tells what is so."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from jsonschema import Draft202012Validator

from sandtable.games import BOXES
from sandtable.games.greatwar.files import (
    positions as greatwar_positions,
    scenario as greatwar_scenario,
)
from sandtable.games.greatwar.rules import facts as greatwar_facts
from sandtable.games.lastman.files import (
    fighting as lastman_fighting,
    positions as lastman_positions,
)
from sandtable.games.maria.files import positions as maria_positions
from sandtable.games.maria.rules import facts as maria_facts
from sandtable.games.napoleonics.files import positions as napoleonics_positions
from sandtable.games.napoleonics.rules import facts as napoleonics_facts
from sandtable.toolkit.case import KEYS, NOTE, case_files, run_file

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGE = (DOCS / "case-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "case.schema.json").read_text(encoding="utf-8"))
DEFS: dict[str, Any] = SCHEMA["$defs"]
VALIDATOR = Draft202012Validator(SCHEMA)

FILES = [path for box in BOXES.values() for path in case_files([box.folder / "cases"])]
SAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

SMALL = {
    "napoleonics": """
rule = "N7.3"
title = "Nobody moves onto an enemy"
game = "napoleonics"
[position]
turn = "french"
card = "probe-center"
pieces = ["french line f7", "british line e7"]
[script]
do = ["order f7"]
[expect]
refuse = { action = "move e7", rule = "N7.3" }
""",
    "greatwar": """
rule = "G7.3"
title = "Nobody moves onto an enemy"
game = "greatwar"
[position]
turn = "british"
card = "probe-center"
terrain = ["trench german 1: e7 e8"]
markers = ["wire e7"]
objectives = [{ kind = "kept", side = "both", hexes = ["e7"] }]
specials = [{ rule = "anti-tank", side = "german" }]
pieces = ["british infantry f7 3 bomber", "german a7v e7 3 stuck"]
[script]
do = ["order f7"]
chance = ["battle: skull"]
[expect]
refuse = { action = "move e7", rule = "G7.3" }
""",
    "maria": """
rule = "M12.8"
title = "A train enters no city with a piece"
game = "maria"
[position]
stage = "austria"
phase = "movement"
hands = { austria = ["s7", "reserve"] }
pieces = ["karl prag 5 down", "train_austria_1 kolin"]
markers = ["prussia liegnitz"]
[script]
do = ["move train_austria_1"]
[expect]
refuse = { action = "step prag", rule = "M12.8" }
""",
    "lastman": """
rule = "L4.3"
title = "From a disputed area nobody enters an enemy one"
game = "lastman"
[position]
phase = "movement"
offensive = "offensive"
hands = { german = ["ersatz_2"] }
german = ["verdun: GE 5: 3 infantry, entrenched", "metz: 1 ge_infantry dug"]
entente = ["verdun: FR 3: 3 infantry"]
forts = { verdun = 4 }
[script]
do = ["army ge_5"]
chance = ["fire: 1 2"]
[expect]
refuse = { action = "step champagne", rule = "L4.3" }
""",
}


class Words(NamedTuple):
    """What the schema and the page must know of a game."""

    positions: list[str]
    expects: list[str]
    cards: dict[str, list[str]]  # by definition of the schema
    families: set[str]  # of cards that the page names once for all sections
    faces: list[str]
    terrain: list[str]
    words: list[str]  # that the page names beside these
    pieces: list[str]
    places: list[str]  # lines of terrain and markers
    beyond: str  # a hex that is not on the board


KINDS = {
    name: [str(word[key]) for word in facts.WORDS["kinds"].values() for key in ("word", "code")]
    for name, facts in (("napoleonics", napoleonics_facts), ("greatwar", greatwar_facts))
}
GAMES = {
    "napoleonics": Words(
        napoleonics_positions.POSITION_KEYS,
        napoleonics_positions.EXPECT_KEYS,
        {"card": napoleonics_facts.CARDS},
        {"probe", "attack", "assault"},
        napoleonics_facts.FACES,
        napoleonics_facts.TERRAIN,
        KINDS["napoleonics"][::2],
        [f"french {word} f7 3" for word in KINDS["napoleonics"]],
        [
            f"{word} e5 sw" if word == "field-works" else f"{word} e5 e6"
            for word in napoleonics_facts.TERRAIN
        ],
        "f13",
    ),
    "greatwar": Words(
        greatwar_positions.POSITION_KEYS,
        greatwar_positions.EXPECT_KEYS,
        {"card": greatwar_facts.COMMAND_CARDS, "combat-card": greatwar_facts.COMBAT_CARDS},
        {"probe", "attack", "assault"},
        greatwar_facts.FACES,
        greatwar_facts.TERRAIN,
        [
            *KINDS["greatwar"][::2],
            *greatwar_facts.TOKENS,
            *greatwar_facts.SPECIALS,
            *greatwar_facts.NATIONS,
        ],
        [f"british {word} f7 2" for word in KINDS["greatwar"]],
        [
            f"{word} german e5 e6" if word == "trench" else f"{word} e5 e6"
            for word in greatwar_facts.TERRAIN
        ],
        "f12",
    ),
}
FACTS = {"napoleonics": napoleonics_facts, "greatwar": greatwar_facts}


def problems(data: dict[str, Any]) -> list[str]:
    """What the schema has against a file, and against each case in it."""
    found = [*VALIDATOR.iter_errors(data)]
    shared = {key: value for key, value in data.items() if key != "case"}
    for case in data.get("case", []):
        found.extend(VALIDATOR.iter_errors({**shared, **case}))
    return [f"{'.'.join(map(str, error.absolute_path))}: {error.message}" for error in found]


@cache
def validator_of(definition: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": DEFS})


def allowed(definition: str, value: object) -> bool:
    return validator_of(definition).is_valid(value)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_file_is_as_the_schema_says(path: Path) -> None:
    assert problems(tomllib.loads(path.read_text(encoding="utf-8"))) == []


def test_there_are_case_files() -> None:
    assert FILES


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_sample_of_the_page_passes(number: int, tmp_path: Path) -> None:
    file = tmp_path / "sample.toml"
    file.write_text(SAMPLES[number], encoding="utf-8")
    assert problems(tomllib.loads(SAMPLES[number])) == []
    results = run_file(file, BOXES)
    assert [problem for result in results for problem in result.problems] == []
    assert all(result.passed for result in results)


def test_the_page_has_a_sample_of_one_case_a_game_and_one_of_several() -> None:
    samples = [tomllib.loads(sample) for sample in SAMPLES]
    assert sum("case" in sample for sample in samples) == 1
    assert {sample["game"] for sample in samples if "case" not in sample} == set(BOXES)


@pytest.mark.parametrize(
    ("game", "right", "wrong"),
    [
        ("napoleonics", "title =", "titel ="),
        ("napoleonics", 'rule = "N7.3"\ntitle', "title"),
        ("napoleonics", "card =", "cards ="),
        ("napoleonics", "probe-center", "probe-middle"),
        ("napoleonics", "british line e7", "british lime e7"),
        ("napoleonics", "french line f7", "french line f13"),
        ("napoleonics", 'do = ["order f7"]', 'do = ["command f7"]'),
        ("napoleonics", "action = ", "actions = "),
        ("napoleonics", '{ action = "move e7", rule = "N7.3" }', '{ action = "move e7" }'),
        ("napoleonics", "refuse =", "refuses ="),
        ("napoleonics", '"N7.3" }', '"7.3" }'),
        ("greatwar", "card =", "cards ="),
        ("greatwar", "probe-center", "scout-center"),
        ("greatwar", "infantry f7", "infantry f12"),
        ("greatwar", "a7v e7", "a8v e7"),
        ("greatwar", "3 bomber", "3 stuck"),
        ("greatwar", "3 stuck", "3 loader"),
        ("greatwar", "trench german 1:", "trench"),
        ("greatwar", "wire e7", "barbed-wire e7"),
        ("greatwar", '"kept"', '"held"'),
        ("greatwar", '"anti-tank", side = "german"', '"anti-tank"'),
        ("greatwar", "battle: skull", "battle: saber"),
        ("greatwar", 'do = ["order f7"]', 'do = ["charge f7"]'),
        ("greatwar", '"move e7"', '"move l7"'),
        ("maria", "phase =", "phases ="),
        ("maria", '"movement"', '"marching"'),
        ("maria", "karl prag 5", "karl prag 9"),
        ("maria", "prussia liegnitz", "russia liegnitz"),
        ("maria", '"s7"', '"s11"'),
        ("lastman", "phase =", "phases ="),
        ("lastman", '"movement"', '"marching"'),
        ("lastman", "verdun: GE 5:", "verdun GE 5"),
        ("lastman", "{ german = [", "{ germany = ["),
        ("lastman", "fire: 1 2", "dice: 1 2"),
        ("lastman", "{ verdun = 4 }", "{ verdun = 40 }"),
    ],
)
def test_the_schema_sees_a_slip(game: str, right: str, wrong: str) -> None:
    small = SMALL[game]
    assert problems(tomllib.loads(small)) == []
    assert right in small
    assert problems(tomllib.loads(small.replace(right, wrong))) != []


def test_every_game_is_here() -> None:
    maps = {"maria", "lastman"}
    assert {*GAMES, *maps} == {*FACTS, *maps} == set(SMALL) == set(BOXES)


def test_the_schema_has_the_keys_and_words_of_to_the_last_man() -> None:
    keys = set(DEFS["lastman-keys"]["properties"])
    positions = keys | set(DEFS["lastman-position"]["properties"])
    assert positions - {"note"} == set(lastman_positions.POSITION_KEYS)
    common = set(DEFS["parts"]["properties"]["expect"]["properties"]) - {"fight"}
    expects = keys | set(DEFS["lastman-expect"]["properties"])
    assert expects == set(lastman_positions.EXPECT_KEYS) | common
    box = BOXES["lastman"]
    assert [each for each in box.vocabulary.names() if not allowed("lastman-action", each)] == []
    for purpose in box.purposes:
        assert allowed("lastman-chance", f"{purpose.name}: {' '.join(purpose.outcomes)}")
    for phase in lastman_positions.PHASES:
        assert f"`{phase}`" in PAGE, phase
    for option in box.options:
        assert f"`{option}`" in PAGE, option
    steps = DEFS["lastman-keys"]["properties"]["fighting"]["properties"]["step"]["enum"]
    assert steps == list(lastman_fighting.STEPS)
    for step in steps:
        assert f"`{step}`" in PAGE, step
    for word in lastman_positions.EXPECT_KEYS:
        assert f"`{word}`" in PAGE, word
    for verb in box.vocabulary.verbs:
        assert re.search(rf'[`"]{verb.name}\b', PAGE), verb.name


def test_the_schema_has_the_keys_and_words_of_maria() -> None:
    """Maria has no hexes, and its positions share their keys with what is expected."""
    keys = set(DEFS["maria-keys"]["properties"])
    assert keys == {*maria_positions.POSITION_KEYS, NOTE}
    common = set(DEFS["parts"]["properties"]["expect"]["properties"]) - {"fight"}
    expects = keys | set(DEFS["maria-expect"]["properties"])
    assert expects == set(maria_positions.EXPECT_KEYS) | common
    box = BOXES["maria"]
    assert [each for each in box.vocabulary.names() if not allowed("maria-action", each)] == []
    assert [each for each in maria_facts.KINDS if not allowed("maria-card", each)] == []
    assert [each for each in maria_facts.EVENTS if not allowed("maria-event", each)] == []
    for body in maria_facts.BODIES:
        assert allowed("maria-piece", f"{body} bruck_an_der_mur")
    for purpose in box.purposes:
        assert allowed("maria-chance", f"{purpose.name}: {' '.join(purpose.outcomes)}")
    for word in maria_positions.EXPECT_KEYS:
        assert f"`{word}`" in PAGE, word
    for verb in box.vocabulary.verbs:
        assert re.search(rf'[`"]{verb.name}\b', PAGE), verb.name


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_the_keys_that_are_read(game: str) -> None:
    assert set(DEFS["parts"]["properties"]) == KEYS
    assert set(DEFS[f"{game}-position"]["properties"]) == {*GAMES[game].positions, "note"}
    common = set(DEFS["parts"]["properties"]["expect"]["properties"])
    assert set(DEFS[f"{game}-expect"]["properties"]) == set(GAMES[game].expects) | common


def test_the_schema_has_the_objectives_and_special_rules_of_the_great_war() -> None:
    kinds = DEFS["greatwar-objective"]["properties"]["kind"]["enum"]
    assert kinds == list(greatwar_scenario.OBJECTIVES)
    for rule, needed in greatwar_scenario.SPECIALS.items():
        values = {"side": "german", "hexes": ["e7"], "unit": "e7"}
        special = {"rule": rule, **{key: values[key] for key in needed}}
        assert allowed("greatwar-special", special), rule


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_the_words_of_the_game(game: str) -> None:
    words, box = GAMES[game], BOXES[game]
    for definition, cards in words.cards.items():
        assert DEFS[f"{game}-{definition}"]["enum"] == cards
    names = FACTS[game].GRID.names
    assert [each for each in names if not allowed(f"{game}-hex", each)] == []
    assert not allowed(f"{game}-hex", words.beyond)
    actions = box.vocabulary.names()
    assert [each for each in actions if not allowed(f"{game}-action", each)] == []
    for purpose in box.purposes:
        line = f"{purpose.name}: {' '.join(purpose.outcomes)}"
        assert allowed(f"{game}-chance", line), line
    assert [each for each in words.pieces if not allowed(f"{game}-piece", each)] == []
    assert [each for each in words.places if not allowed(f"{game}-terrain", each)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_key_and_word(game: str) -> None:
    words, box = GAMES[game], BOXES[game]
    common = DEFS["parts"]["properties"]["expect"]["properties"]
    verbs = [verb.name for verb in box.vocabulary.verbs]
    purposes = [purpose.name for purpose in box.purposes]
    keys = [*KEYS, *words.positions, *words.expects, *common]
    for word in [*keys, *words.words, *purposes, *words.faces]:
        assert f"`{word}`" in PAGE, word
    for word in [*verbs, *words.terrain]:
        assert re.search(rf'[`"]{word}\b', PAGE), word
    for cards in words.cards.values():
        for word in cards:
            assert word.split("-")[0] in words.families or f"`{word}`" in PAGE, word


@pytest.mark.parametrize("game", BOXES)
def test_the_page_names_every_question(game: str) -> None:
    texts = BOXES[game].folder / "text" / "en.ftl"
    keys = re.findall(r"^question-([a-z-]+) =", texts.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys
    assert [key for key in keys if f"`{key}`" not in PAGE] == []
