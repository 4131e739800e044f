"""Hungarian: the article agrees with what follows it, however that is spoken.

`a` stands before a consonant and `az` before a vowel, and a number is read aloud: az 1, a 2, az 5,
a 10, az 50, az 500, az 1000. Every message with an article before a variable is rendered with many
numbers and names. What the article should be is worked out here from the Hungarian words for the
numbers, not from the code that is tested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.hungarian import article
from sandtable.toolkit.text import Speaker
from tests.fluent_files import files_of, rendered

FILES = files_of("hu")

ONES = ["", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"]
TENS = [
    "",
    "tíz",
    "húsz",
    "harminc",
    "negyven",
    "ötven",
    "hatvan",
    "hetven",
    "nyolcvan",
    "kilencven",
]
TEENS = ["tíz", "tizenegy", "tizenkettő", "tizenhárom", "tizennégy", "tizenöt"]
VOWELS = "aáeéiíoóöőuúüű"
# How the letters of hexes are called
SPOKEN = ["á", "bé", "cé", "dé", "é", "ef", "gé", "há", "í", "jé"]
LETTERS = dict(zip("abcdefghij", SPOKEN, strict=True))
NUMBERS = [*range(60), 100, 101, 150, 199, 500, 555, 599, 999, 1000, 1001, 1500, 1999, 2000, 5000]
NAMES = [
    "Ausztria",
    "britek",
    "Épinal",
    "Öreg Gárda",
    "f7",
    "e12",
    "b3",
    "h1",
    "5. ezred",
    "9. ezred",
]
ARTICLE = re.compile(r"\b([Aa]z?) (?=[„\w])")


def spoken(number: int) -> str:
    """The first word of a number as it is read."""
    if number == 0:
        return "nulla"
    if number >= 1000:
        return "ezer" if number < 2000 else spoken(number // 1000)
    if number >= 100:
        return "száz" if number < 200 else spoken(number // 100)
    if 10 <= number <= 15:
        return TEENS[number - 10]
    return TENS[number // 10] if number >= 10 else ONES[number]


def right_article(words: str) -> str:
    """The article that these words ask for."""
    words = words.lstrip("„")
    if digits := re.match(r"\d+", words):
        sound = spoken(int(digits.group()))
    elif re.match(r"[a-j]\d", words):
        sound = LETTERS[words[0]]
    else:
        sound = words
    return "az" if sound[0].lower() in VOWELS else "a"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_has_the_article_of_its_first_word(number: int) -> None:
    assert article(number) == article(str(number)) == right_article(str(number))


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_the_article_of_its_first_sound(name: str) -> None:
    assert article(name) == right_article(name)


# Messages


class Before(Visitor):
    """Variables that stand right behind an article, or behind a call of AZ."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for one, next_ in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(one, ftl.TextElement) and re.search(r"\b[Aa]z? „?$", one.value):
                self.found |= names_in(next_)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "AZ":
            self.found |= names_in(node)


def names_in(node: ftl.BaseNode) -> set[str]:
    class Names(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            self.names.add(node.id.name)

    found = Names()
    found.visit(node)
    return found.names


@cache
def messages() -> list[tuple[Path, ftl.Message]]:
    found = []
    for path in FILES:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found += [(path, each) for each in body if isinstance(each, ftl.Message)]
    return found


def with_article() -> Iterator[tuple[Path, ftl.Message, str]]:
    for path, message in messages():
        before = Before()
        before.visit(message)
        for name in sorted(before.found):
            yield path, message, name


def wrong_articles(text: str, value: str) -> list[str]:
    """Where an article before this value is not the right one."""
    found = []
    for match in ARTICLE.finditer(text):
        rest = text[match.end() :]
        if rest.lstrip("„").startswith(value) and match.group(1).lower() != right_article(rest):
            found.append(f"{match.group()}{value}: {text}")
    return found


def test_messages_ask_for_the_article_of_a_number() -> None:
    asked = {(path.parent.parent.name, message.id.name) for path, message, _ in with_article()}
    assert ("web", "steps-branch-start") in asked
    assert ("maria", "event-turn") in asked


def test_every_article_before_a_variable_is_right() -> None:
    wrong: list[str] = []
    for path, message, name in with_article():
        for number in NUMBERS:
            for text in rendered(path, message.id.name, {name: number}):
                shown = str(number)
                wrong += [f"{message.id.name}: {each}" for each in wrong_articles(text, shown)]
    assert wrong == []


def test_a_wrong_article_is_found() -> None:
    assert wrong_articles("Tél a 1. forduló után.", "1")
    assert not wrong_articles("Tél a 2. forduló után.", "2")


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: str(box.id))
def test_names_have_the_right_article(box: Box) -> None:
    """Every name that has a form with its article."""
    path = box.folder / "text" / "hu.ftl"
    speaker = Speaker("hu", box)
    wrong = []
    for file, message in messages():
        forms = {attribute.id.name for attribute in message.attributes}
        if file != path or "the" not in forms or names_in(message):
            continue
        plain, the = speaker.name(message.id.name), speaker.name(message.id.name, "the")
        if the != f"{right_article(plain)} {plain}":
            wrong.append(f"{message.id.name}: {the}")
    assert wrong == []
