"""English: a number and its noun agree, in every message.

Every message is rendered with 0, 1 and 2 for each number in it. "1 hits" and "2 card" fail, and so
does a number before a plural noun that no selector chose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.games import BOXES
from sandtable.toolkit.text import FORMS, LANGUAGES, Speaker
from tests.fluent_files import files_of, rendered

FILES = files_of("en")

# What is counted: one of them, and several
NOUNS = {
    "answer": "answers", "army": "armies", "banner": "banners", "battle": "battles",
    "biplane": "biplanes", "block": "blocks", "box": "boxes", "card": "cards", "city": "cities",
    "crater": "craters", "die": "dice", "draw": "draws", "figure": "figures", "flag": "flags",
    "game": "games", "general": "generals", "hash": "hashes", "hex": "hexes", "hit": "hits",
    "marker": "markers", "medal": "medals", "offensive": "offensives", "place": "places",
    "point": "points", "reserve": "reserves", "road": "roads", "season": "seasons",
    "space": "spaces", "step": "steps", "throw": "throws", "token": "tokens", "troop": "troops",
    "turn": "turns", "unit": "units", "vote": "votes",
}  # fmt: skip
# Words that may stand between a number and its noun
BETWEEN = "(?:(?:HQ|build|victory|combat|command|possible|quiet|more|new|lit|British|German|of) )*"
ONE_OF_MANY = re.compile(rf"(?<![\d.,/–-])\b1 {BETWEEN}({'|'.join(NOUNS.values())})\b")
MANY_OF_ONE = re.compile(rf"(?<![\d.,/–-])\b2 {BETWEEN}({'|'.join(NOUNS)})\b")
COUNTED = re.compile(rf" ?{BETWEEN}({'|'.join(NOUNS.values())})\b")

# Two digits behind the point, the end of a range, and a change with its sign: no count
NO_COUNT = {"table-hits-expected", "look-general", "box-income"}
# Variables that are names, beside those with a form: `side_the`
NAMES = {
    "battle", "card", "city", "combat", "container", "first", "from", "hex", "kind", "leader",
    "nation", "other", "partner", "piece", "power", "seat", "section", "side", "sign", "target",
    "unit", "army", "attacker", "question", "area",
}  # fmt: skip
FORMED = re.compile(rf".*_({'|'.join(FORMS)})")


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {each.id.name: each for each in body if isinstance(each, ftl.Message)}


class Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> list[str]:
    found = Names()
    found.visit(message)
    return sorted(found.names)


def disagreements(text: str) -> list[str]:
    return [match.group() for found in (ONE_OF_MANY, MANY_OF_ONE) for match in found.finditer(text)]


files = pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)


@files
def test_a_number_agrees_with_its_noun(path: Path) -> None:
    wrong = []
    for key, message in messages(path).items():
        names = variables(message)
        for number in (0, 1, 2):
            values: dict[str, Any] = {name: "Ney" if is_name(name) else number for name in names}
            for text in [] if key in NO_COUNT else rendered(path, key, values):
                wrong += [f"{key}: {each}" for each in disagreements(text)]
    assert wrong == []


class Unselected(Visitor):
    """Variables before a plural noun, outside a selector on that variable."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.selected: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        name = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.selected.append(name)
        self.generic_visit(node)
        self.selected.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for one, text in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(text, ftl.TextElement) and COUNTED.match(text.value):
                self.found += [name for name in plain_variable(one) if name not in self.selected]
        self.generic_visit(node)


def is_name(variable: str) -> bool:
    return variable in NAMES or FORMED.fullmatch(variable) is not None


def plain_variable(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
        name = node.expression.id.name
        if not is_name(name):
            yield name


@files
def test_a_number_before_a_plural_is_selected(path: Path) -> None:
    wrong = []
    for key, message in messages(path).items():
        visitor = Unselected()
        visitor.visit(message)
        wrong += [f"{key}: ${name}" for name in visitor.found if key not in NO_COUNT]
    assert wrong == []


def test_a_wrong_number_is_found() -> None:
    assert disagreements("Germany pays 1 hits in Verdun.") == ["1 hits"]
    assert disagreements("It takes 2 victory point.") == ["2 victory point"]
    assert disagreements("1 hit and 2 dice, 10 cards, turn 1 of 2") == []


def test_forces_are_named_by_their_number() -> None:
    """2 British machine guns, and 1 British machine gun."""
    names = set()
    for brief in BOXES["greatwar"].face.briefs("en"):
        for forces in brief.forces.values():
            names |= {(each.count == 1, each.name) for each in forces if each.kind == "machine-gun"}
    assert {word for alone, word in names if not alone} <= {
        "British machine guns", "German machine guns", "French machine guns",
    }  # fmt: skip
    assert any(not alone for alone, _ in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_date_is_told_as_people_write_it(language: str) -> None:
    speaker = Speaker(language, None, strict=True)
    told = {"en": "17 August 1808", "el": "17 Αυγούστου 1808", "hu": "1808. augusztus 17."}
    assert speaker.date("1808-08-17") == told[language]
    assert speaker.date("") == ""
    months = {speaker.date(f"1915-{month:02}-01") for month in range(1, 13)}
    assert len(months) == 12
