"""Grammar that a machine can check: every message, rendered with every side, number and name.

What the files themselves must be is in `tests/test_text.py`, words and forms of address are in
`tests/test_usage.py`; what only one language can get wrong is in the test of that language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import CORE_TEXT, FORMS, LANGUAGES, NUMBER, Speaker, bundle_of, sentence
from tests.test_text import COLORS_TEXT, FOLDERS, GAMES, PACKAGE, ROOT, base, keys_in, messages

PAGE_TEXT = ROOT / "web" / "text"
EVERYWHERE = [*FOLDERS, PAGE_TEXT]
NUMBERS = (0, 1, 2, 5, 11, 21, 101)
MOST = 3000  # renderings of one message
# Names of sides in messages; of these, a story tells of two at once
SIDES = {"seat", "side"}
SIDES_OF_A_STORY = {"seat", "first", "second", "other"}
# What is counted, where a noun may follow; and what has a number without being counted
COUNTS = {
    "banners", "blocks", "cards", "command", "count", "dice", "figures", "flags", "games",
    "generals", "hits", "lost", "medals", "points", "quiet", "score", "steps", "times", "tokens",
    "troops", "turn", "turns",
}  # fmt: skip
NUMBERED = COUNTS | {
    "against", "entente", "first_score", "german", "least", "level", "line", "most", "number",
    "second_score", "step", "value", "day", "year", "round", "leg", "place",
}  # fmt: skip
PLURAL_KEYS = {"zero", "one", "two", "few", "many", "other"}
# Messages about a side in which no verb has it for a subject, and why
NO_VERB: dict[str, dict[str, str]] = {
    "toolkit/text": {
        "table-winner": "victory is for the side",
    },
    "server/text": {
        "server-waiting-for": "the side is a label",
        "server-asks-bot": "the seat of the bot is a label; the side that asks has a verb",
        "server-asks-clock-bot": "the seat of the bot is a label; the side that asks has a verb",
    },
    "cli/text": {
        "cli-analysis-point": "the side is a label",
        "cli-side": "a row of a table",
        "cli-program-failed": "the program is the subject",
        "cli-change-seats": "the question is for the side",
        "cli-for-another": "in English the question is for the side",
    },
    "games/lastman/text": {
        "event-area-given-up": "the area is the subject",
        "event-area-joins": "the area is the subject",
        "event-area-reverts": "the area is the subject",
        "event-offensive-shrinks": "its Offensive is the subject",
        "event-gas-gone": "its gas is the subject",
        "event-rolled-again": "the die is the subject",
        "event-tanks-silent": "its tanks are the subject",
        "event-hits-void": "the hits are the subject",
        "event-forces-back": "its armies are the subject",
        "event-pursues": "its cavalry is the subject",
        "event-scrambles": "a biplane is the subject",
        "event-order-lost": "something on its list is the subject",
        "event-waits": "its reinforcements are the subject",
        "odds-throw": "the side is a label",
        "war-story-offensives": "the side is a label",
        "war-report-lost": "the head of a column",
        "war-report-build": "the head of a column",
    },
    "web/text": {
        "analysis-did": "the side is a label",
        "invite-label": "the side is a label",
        "invite-new": "the side is a label",
        "join-by": "the side is a label",
        "join-by-somebody": "the side is a label",
        "join-used": "the side is a label",
        "meet-join": "the side is a label",
        "meet-accept": "the side is a label",
        "meet-seek-side": "the side is a label",
        "out-of-time": "the side is a label",
        "steps-answered": "the side is a label",
        "report-score-of": "the side is a label",
        "cover-title": "the side is a label",
        "cover-sit": "the side is a label",
        "won-by": "the side is a label",
    },
}


# Reading


@cache
def messages_of(folder: Path, language: str) -> dict[str, ftl.Message]:
    return messages(folder, language)


def shown(folder: Path) -> str:
    return folder.relative_to(PACKAGE if folder != PAGE_TEXT else ROOT).as_posix()


def patterns(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    """The message itself and what it says of itself beside grammar, such as what a card does."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        if attribute.id.name not in (*FORMS, NUMBER, "gender"):
            yield attribute.id.name, attribute.value


def variables_in(node: ftl.BaseNode) -> set[str]:
    found = Uses()
    found.visit(node)
    return found.variables


class Uses(Visitor):
    """The variables of a pattern as they are written, what is chosen by them, and references."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ftl.Identifier):
                    keys.add(variant.key.name)
                else:
                    keys.add(variant.key.value)
        self.generic_visit(node)


def uses(folder: Path, language: str, node: ftl.BaseNode) -> Uses:
    """What a pattern uses, with the messages that it is made of."""
    found = Uses()
    found.visit(node)
    for key in sorted(found.references):
        message = messages_of(folder, language).get(key)
        message = message or messages_of(CORE_TEXT, language).get(key)
        if message is not None:
            inner = uses(folder, language, message)
            found.variables |= inner.variables
            for name, keys in inner.choices.items():
                found.choices.setdefault(name, set()).update(keys)
    return found


def boxes_of(folder: Path) -> list[Box]:
    """The games that speak with the messages of a folder."""
    if folder in GAMES:
        return [GAMES[folder]]
    if folder == COLORS_TEXT:
        return [box for box in BOXES.values() if folder in box.shared_text]
    return list(BOXES.values())


def names_of_sides(folder: Path) -> set[str]:
    return SIDES_OF_A_STORY | SIDES if folder == COLORS_TEXT else SIDES


@dataclass(frozen=True)
class Side:
    """A side in one language, with all its forms."""

    game: str
    forms: tuple[tuple[str, str], ...]  # by the end of a variable

    @property
    def number(self) -> str:
        return dict(self.forms)[f"_{NUMBER}"]

    def fill(self, name: str) -> dict[str, str]:
        return {f"{name}{end}": text for end, text in self.forms}


@cache
def sides(folder: Path, language: str) -> list[Side]:
    found = []
    for box in boxes_of(folder):
        phrases = Speaker(language, box, strict=True).phrases
        for seat in box.seats:
            named = phrases.named("", f"seat-{seat}")
            found.append(Side(str(box.id), tuple(sorted(named.items()))))
    return found


# Rendering


def values(name: str, used: Uses, named_cards: bool) -> list[Any]:
    """What may stand for a variable: a number where it is counted, each case where it is chosen."""
    keys = used.choices.get(name, set())
    if name.endswith(f"_{NUMBER}"):
        return ["one", "other"]
    if keys and all(key in PLURAL_KEYS or key.isdecimal() for key in keys):
        return list(NUMBERS)
    if keys:
        return sorted(keys)
    if name in NUMBERED:
        return [7]
    return [LOUD if named_cards and name in CARDS else "αα" if name.endswith("_the") else "Ββ"]


def rendered(folder: Path, language: str, key: str) -> Iterator[tuple[Side | None, str]]:
    """A message with every side and number: which side it was, and what it said."""
    message = messages_of(folder, language)[key]
    loud = folder.parent.name != "maria"  # its cards are ♣2 and the like
    for form, pattern in patterns(message):
        used = uses(folder, language, pattern)
        named = sorted({base(name) for name in used.variables} & names_of_sides(folder))
        free = sorted(name for name in used.variables if base(name) not in named)
        for side in sides(folder, language) if named else [None]:
            filled = {}
            for each in named:
                filled.update(side.fill(each) if side is not None else {})
            for chosen in islice(product(*(values(name, used, loud) for name in free)), MOST):
                given = {**dict(zip(free, chosen, strict=True)), **filled}
                yield side, said(folder, language, key, form, given)


def said(folder: Path, language: str, key: str, form: str, given: dict[str, Any]) -> str:
    bundle = bundle_of(language, (folder, CORE_TEXT))
    found = bundle.get_message(key)
    pattern = found.attributes[form] if form else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors, f"{shown(folder)}/{language}.ftl: {key}: {errors}"
    return str(text)


everywhere = pytest.mark.parametrize("folder", EVERYWHERE, ids=shown)
languages = pytest.mark.parametrize("language", LANGUAGES)


# 1. A verb agrees with its side


@everywhere
@languages
def test_a_verb_depends_on_the_number_of_its_side(folder: Path, language: str) -> None:
    """Where sides of both numbers may be told of; a list says where none is a verb's subject."""
    numbers = {side.number for side in sides(folder, language)}
    if len(numbers) == 1 and folder != PAGE_TEXT:
        return  # every verb is written for the one number that there is
    spared = NO_VERB.get(shown(folder), {})
    for key, message in messages_of(folder, language).items():
        for _, pattern in patterns(message):
            used = variables_in(pattern)
            for name in names_of_sides(folder):
                told = used & {name, *(f"{name}_{form}" for form in FORMS)}
                if told and f"{name}_{NUMBER}" not in used:
                    assert key in spared, f"{key} tells of {sorted(told)} and not of its number"


def test_the_list_of_messages_without_a_verb_is_true() -> None:
    for name, keys in NO_VERB.items():
        (folder,) = [each for each in EVERYWHERE if shown(each) == name]
        assert sorted(keys.keys() - messages_of(folder, "en").keys()) == []


# How Greek verbs of the third person end. What follows a side is looked at, and `δεν` before it.
GREEK_PLURAL = re.compile(r"(?:ουν|ούν|άνε|ονται|ούνται|ώνται|ησαν|ασαν|ισαν|ηκαν|ξαν|αγαν|ουσαν)$")
GREEK_SINGULAR = re.compile(r"(?:ει|εί|άει|εται|είται|ησε|ασε|ισε|ηκε|ξε|ρνά|λά|βά|τά|νά)$")
GREEK_NEXT = r" (?:δεν )?(?P<verb>\w+)"


@everywhere
def test_greek_verbs_have_the_number_of_their_side(folder: Path) -> None:
    checked = 0
    for key in messages_of(folder, "el"):
        for side, text in rendered(folder, "el", key):
            if side is None:
                continue
            the = re.escape(dict(side.forms)["_the"])
            for found in re.finditer(rf"(?i)\b{the}{GREEK_NEXT}", text):
                verb, number = found["verb"], side.number
                wrong = GREEK_PLURAL if number == "one" else GREEK_SINGULAR
                assert not wrong.search(verb), f"{key}: {text}"
                checked += 1
    if folder in GAMES and not is_without_sides(folder):
        assert checked > 0


def is_without_sides(folder: Path) -> bool:
    """Maria tells of powers, not of sides."""
    used = [variables_in(each) for each in messages_of(folder, "el").values()]
    return not any({"seat_the", "side_the"} & each for each in used)


@pytest.mark.parametrize(
    ("subject", "right", "wrong"),
    [("one", "προτείνει", "προτείνουν"), ("other", "παραιτήθηκαν", "παραιτήθηκε"),
     ("one", "ζητά", "ζητούν"), ("other", "οχυρώνονται", "οχυρώνεται")],
)  # fmt: skip
def test_endings_tell_one_number_from_the_other(subject: str, right: str, wrong: str) -> None:
    endings = GREEK_PLURAL if subject == "one" else GREEK_SINGULAR
    assert endings.search(wrong)
    assert not endings.search(right)


# 2. A number beside a plural noun

# Plural nouns that may follow a number in Greek, and what ends alike and is none. Hungarian nouns
# stay singular after a number; English is checked in `tests/test_english.py`.
PLURAL_NOUN = re.compile(r" (?:[α-ωά-ώ]+ )?[α-ωά-ώ]+(?:α|ες|οι|ους|ών|εις|ων)\b", re.IGNORECASE)
NO_NOUN = re.compile(r" (?:από|για|ή|σε|στα|το)\b", re.IGNORECASE)
FRACTIONS = {"table-hits-expected": "expected hits are a fraction, such as 1.3"}


@everywhere
def test_a_number_stands_beside_a_plural_noun_only_where_one_is_told_apart(folder: Path) -> None:
    for key, message in messages_of(folder, "el").items():
        for _, pattern in patterns(message):
            for name, after in uncounted(pattern, frozenset()):
                if name in COUNTS and key not in FRACTIONS and not NO_NOUN.match(after):
                    assert not PLURAL_NOUN.match(after), f"{key}: {{ ${name} }}{after}"


def uncounted(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The variables that no selector around them counts, with the text behind each."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            assert isinstance(inner.selector, ftl.VariableReference)
            name = inner.selector.id.name
            counts = any(
                isinstance(each.key, ftl.Identifier) and each.key.name in PLURAL_KEYS
                for each in inner.variants
            )
            for variant in inner.variants:
                yield from uncounted(variant.value, chosen | {name} if counts else chosen)
        elif isinstance(inner, ftl.VariableReference) and inner.id.name not in chosen:
            following = pattern.elements[at + 1 : at + 2]
            yield (
                inner.id.name,
                "".join(each.value for each in following if isinstance(each, ftl.TextElement)),
            )


# 3. What all languages write alike

CARDS = {"card", "combat", "event"}
OPENING = {"«", "„", "“"}  # quotation marks
LOUD = "Ωω!"  # a card whose name ends with a mark of its own
DOUBLED = re.compile(r"[!?;]\.|(?<!\.)\.\.(?!\.)|  |\s[.,]|,,|[(]\s|\s[)]")
AFTER_A_SENTENCE = {
    "en": re.compile(r"(?<=[^\s.])[.!?] [a-z]"),
    "el": re.compile(r"(?<=[^\s.])[.!;] [α-ωά-ώ]"),
    "hu": re.compile(r"(?<=[^\s.\d])[.!?] [a-záéíóöőúüű]"),
}
# Dots that end no sentence
ABBREVIATED = re.compile(r"\b(?:kb|pl|ill|stb|St|[IVX]+)\. ")


@everywhere
@languages
def test_marks_are_not_doubled_and_sentences_begin_with_a_capital(
    folder: Path, language: str
) -> None:
    names = loud_names(folder, language)
    for key in messages_of(folder, language):
        for _, text in rendered(folder, language, key):
            assert not DOUBLED.search(by_line(sentence(text))), f"{key}: {text}"
            told = ABBREVIATED.sub("", without(text, names))
            assert not AFTER_A_SENTENCE[language].search(told), f"{key}: {text}"


def loud_names(folder: Path, language: str) -> list[str]:
    """Names of cards that end with a mark, behind which a sentence may go on."""
    found = [LOUD]
    for key in messages_of(folder, language):
        if key.startswith(("card-", "combat-")):
            found += [text for _, text in rendered(folder, language, key) if text.endswith("!")]
    return found


def without(text: str, names: list[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return text


def by_line(text: str) -> str:
    """A text of several lines, without the columns that the help of the terminal has."""
    return "" if "\n" in text else text


@everywhere
def test_greek_has_no_straight_apostrophe(folder: Path) -> None:
    text = (folder / "el.ftl").read_text(encoding="utf-8")
    assert re.findall(r".*[α-ωά-ώ]'.*", text) == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "rules").glob("*.el.md")), ids=str)
def test_the_greek_rules_have_no_straight_apostrophe(page: Path) -> None:
    assert re.findall(r".*[α-ωά-ώ]'.*", page.read_text(encoding="utf-8")) == []


@languages
def test_names_of_cards_are_quoted_alike_in_all_games(language: str) -> None:
    """Maria is played with cards of four suits, which have no names."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for folder, box in GAMES.items():
        if box.id == "maria":
            continue
        for key, message in messages_of(folder, language).items():
            if key.startswith(("event-", "question-", "action-")) and message.value is not None:
                for each in quotes(message.value):
                    found[each].add(f"{box.id}: {key}")
    quoted, bare = sorted(found[True]), sorted(found[False])
    assert not quoted or not bare, quoted if len(quoted) < len(bare) else bare
    assert quoted or bare


def quotes(pattern: ftl.Pattern) -> Iterator[bool]:
    """Whether each name of a card stands in quotation marks."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            for variant in inner.variants:
                yield from quotes(variant.value)
        elif isinstance(inner, ftl.VariableReference) and inner.id.name in ("card", "combat"):
            before = pattern.elements[at - 1] if at else None
            yield isinstance(before, ftl.TextElement) and before.value[-1:] in OPENING


# 4. Capitals


@languages
def test_what_is_said_as_a_sentence_begins_with_a_capital(language: str) -> None:
    """A message that a name or a small letter begins is said by `sentence`, not by `say`."""
    for folder in FOLDERS:
        plainly = set().union(*(keys.said for keys in keys_in(folder.parent).values()))
        for key in sorted(plainly & messages_of(folder, language).keys()):
            if key.startswith("verify-"):
                continue  # told behind the number of a line
            for _, text in rendered(folder, language, key):
                if text.rstrip().endswith((".", "!", "?", ";")) and not text.startswith("Β"):
                    assert text[:1] == text[:1].upper(), f"{shown(folder)}: {key}: {text}"


@everywhere
@languages
def test_questions_begin_with_a_capital_or_a_name(folder: Path, language: str) -> None:
    for key in messages_of(folder, language):
        if key.startswith(("question-", "refusal-", "guide-")):
            for _, text in rendered(folder, language, key):
                assert text[:1].upper() == text[:1] or text.startswith(("«", "„", "α", "β")), key


# 5. The page


@languages
def test_the_page_has_every_message(language: str) -> None:
    assert messages_of(PAGE_TEXT, language).keys() == messages_of(PAGE_TEXT, "en").keys()
