"""The case format: every case file is as the schema says, and the page tells what is so."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandtable.core.case import KEYS, case_files, run_file
from sandtable.games import BOXES
from sandtable.games.napoleonics.notation import PURPOSES, VOCABULARY
from sandtable.games.napoleonics.positions import EXPECT_KEYS, POSITION_KEYS
from sandtable.games.napoleonics.tables import CARDS, FACES, GRID, TERRAIN, WORDS

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGE = (DOCS / "case-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "case.schema.json").read_text(encoding="utf-8"))
DEFS: dict[str, Any] = SCHEMA["$defs"]

FILES = [path for box in BOXES.values() for path in case_files([box.folder / "cases"])]
SAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

SMALL = """
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
"""


def problems(data: dict[str, Any]) -> list[str]:
    """What the schema has against a file, and against each case in it."""
    found = [*Draft202012Validator(SCHEMA).iter_errors(data)]
    shared = {key: value for key, value in data.items() if key != "case"}
    for case in data.get("case", []):
        found.extend(Draft202012Validator(SCHEMA).iter_errors({**shared, **case}))
    return [f"{'.'.join(map(str, error.absolute_path))}: {error.message}" for error in found]


def allowed(definition: str, text: str) -> bool:
    schema = {"$ref": f"#/$defs/{definition}", "$defs": DEFS}
    return Draft202012Validator(schema).is_valid(text)


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


def test_the_page_has_a_sample_of_one_case_and_one_of_several() -> None:
    assert sorted("case" in tomllib.loads(sample) for sample in SAMPLES) == [False, True]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("title =", "titel ="),
        ('rule = "N7.3"\ntitle', "title"),
        ("card =", "cards ="),
        ("probe-center", "probe-middle"),
        ("british line e7", "british lime e7"),
        ("french line f7", "french line f13"),
        ('do = ["order f7"]', 'do = ["command f7"]'),
        ("action = ", "actions = "),
        ('{ action = "move e7", rule = "N7.3" }', '{ action = "move e7" }'),
        ("refuse =", "refuses ="),
        ('"N7.3" }', '"7.3" }'),
    ],
)
def test_the_schema_sees_a_slip(right: str, wrong: str) -> None:
    assert problems(tomllib.loads(SMALL)) == []
    assert right in SMALL
    assert problems(tomllib.loads(SMALL.replace(right, wrong))) != []


def test_the_schema_has_the_keys_that_are_read() -> None:
    assert set(DEFS["parts"]["properties"]) == KEYS
    assert set(DEFS["napoleonics-position"]["properties"]) == set(POSITION_KEYS)
    common = set(DEFS["parts"]["properties"]["expect"]["properties"])
    assert set(DEFS["napoleonics-expect"]["properties"]) == set(EXPECT_KEYS) | common


def test_the_schema_has_the_words_of_the_game() -> None:
    assert DEFS["napoleonics-card"]["enum"] == CARDS
    assert [each for each in GRID.names if not allowed("napoleonics-hex", each)] == []
    assert not allowed("napoleonics-hex", "f13")
    actions = VOCABULARY.names()
    assert [each for each in actions if not allowed("napoleonics-action", each)] == []
    for purpose in PURPOSES:
        line = f"{purpose.name}: {' '.join(purpose.outcomes)}"
        assert allowed("napoleonics-chance", line), line
    for entry in WORDS["kinds"].values():
        for word in (entry["word"], entry["code"]):
            assert allowed("napoleonics-piece", f"french {word} f7 3"), word
    for word in TERRAIN:
        line = f"{word} e5 sw" if word == "field-works" else f"{word} e5 e6"
        assert allowed("napoleonics-terrain", line), line


def test_the_page_names_every_key_and_word() -> None:
    common = DEFS["parts"]["properties"]["expect"]["properties"]
    verbs = [verb.name for verb in VOCABULARY.verbs]
    kinds = [str(entry["word"]) for entry in WORDS["kinds"].values()]
    purposes = [purpose.name for purpose in PURPOSES]
    for word in [*KEYS, *POSITION_KEYS, *EXPECT_KEYS, *common, *kinds, *purposes, *FACES]:
        assert f"`{word}`" in PAGE, word
    for word in [*verbs, *TERRAIN]:
        assert re.search(rf'[`"]{word}\b', PAGE), word
    families = {"probe", "attack", "assault"}
    for word in CARDS:
        assert word.split("-")[0] in families or f"`{word}`" in PAGE, word


def test_the_page_names_every_question() -> None:
    texts = BOXES["napoleonics"].folder / "text" / "en.ftl"
    keys = re.findall(r"^question-([a-z-]+) =", texts.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys
    assert [key for key in keys if f"`{key}`" not in PAGE] == []
