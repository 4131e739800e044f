"""Usage in the texts: one word for one thing, one form of address, articles and quotation marks.

What is checked by rendering every message is in `tests/test_grammar.py`. These checks read the
messages as they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from sandtable.games.lastman import LASTMAN
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.fluent_files import ROOT, files_of
from tests.test_grammar import EVERYWHERE, PLURAL_KEYS, messages_of, patterns, shown

MARIA = "games/maria/text"
LAST_MAN = "games/lastman/text"
everywhere = pytest.mark.parametrize("folder", EVERYWHERE, ids=shown)


@dataclass(frozen=True)
class Place:
    """A variable as it stands in a message: what is before and behind it, and what counts it."""

    name: str
    before: str
    after: str
    counted: bool


def places(pattern: ftl.Pattern, counts: frozenset[str] = frozenset()) -> Iterator[Place]:
    """The variables of a pattern that are told, in order."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            within = counts | counted_by(inner)
            for variant in inner.variants:
                yield from places(variant.value, within)
        elif isinstance(inner, ftl.VariableReference):
            yield Place(
                inner.id.name,
                text_of(pattern.elements[at - 1]) if at else "",
                "".join(text_of(each) for each in pattern.elements[at + 1 : at + 2]),
                inner.id.name in counts,
            )


def counted_by(choice: ftl.SelectExpression) -> set[str]:
    """The variable by whose number a selector chooses."""
    keys = {each.key.name for each in choice.variants if isinstance(each.key, ftl.Identifier)}
    if isinstance(choice.selector, ftl.VariableReference) and keys & PLURAL_KEYS:
        return {choice.selector.id.name}
    return set()


def text_of(element: ftl.TextElement | ftl.Placeable) -> str:
    return (
        element.value
        if isinstance(element, ftl.TextElement)
        else "\N{OBJECT REPLACEMENT CHARACTER}"
    )


def every_place(folder: Path, language: str) -> Iterator[tuple[str, Place]]:
    for key, message in messages_of(folder, language).items():
        for _, pattern in patterns(message):
            for place in places(pattern):
                yield key, place


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """What each message says, as it is written, with its variables."""
    for key, message in messages_of(folder, language).items():
        for _, pattern in patterns(message):
            yield key, serialize_pattern(pattern)


# One word for one thing

# What is not said, and the word that is; for all texts, or for those of one folder
NOT_SAID: dict[str, dict[str, dict[str, str]]] = {
    "en": {
        "": {
            r"\bmail address": "email address",
            r"\bfor ever\b": "forever",
            r"\bneighbor\b": "neighbour",
            r"\bwhoever\b": "the player who",
        },
    },
    "el": {
        "": {
            r"πρόγραμμα(?:τος)? περιήγησης": "περιηγητής",
            r"ταχυδρομεί": "email",
            r"\bbots?\b(?! })": "μποτ",
            r"\bφίλιε?[ςο]": "φιλικός",
        },
        MARIA: {
            r"φρούρι": "οχυρό",
            r"\bστάδι": "σειρά, for a stage",
            r"\bατού\b": "χρώμα",
            r"\bχαρτι": "κάρτες",
            r"\bμονάδ": "στρατεύματα",
            r"κύριος δρόμος": "κύρια οδός",
        },
    },
    "hu": {
        "": {
            r"kiszolgáló": "szerver",
            r"kötelezettség": "lenyomat, for a commitment",
            r"kapitány": "százados",
            r"\bbotok?\b": "gépi játékos",
            r"kivilágított": "világító",
            r"célzókock": "célzáskocka",
        },
        MARIA: {
            r"csatamező": "csatarovat",
            r"hadvezér": "tábornok",
            r"\blap(?:ok|ot|okat|jai|juk|lal|okban)?\b": "kártya",
            r"egyesülés": "egyesült sereg",
            r"segély": "juttatás",
        },
    },
}


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_name(folder: Path, language: str) -> None:
    words = {**NOT_SAID[language][""], **NOT_SAID[language].get(shown(folder), {})}
    for key, text in texts(folder, language):
        for wrong, right in words.items():
            for found in re.findall(wrong, text, re.IGNORECASE):
                raise AssertionError(f"{key} says {found!r}, not {right!r}: {text}")


# The form of address

# Greek speaks to players in the polite plural; Hungarian says `te` to one player
GREEK_SINGULAR_YOU = re.compile(
    r"\b(?:[Εε]σύ|σου)\b|(?:^|[.;:·!»] )(?:Δείξε|Δες|Κάνε|Παίξε|Γράψε|Διάλεξε|Πάτησε|Κράτα|Πάρε"
    r"|Δώσε|Στείλε|Δοκίμασε|Περίμενε|Άνοιξε|Κλείσε|Βάλε|Κοίτα)\b"
)
HUNGARIAN_OTHER_YOU = re.compile(
    r"\b(?:Ön|Önök\w*|kérjük|\w{3,}(?:jetek|jatok|sétek|sátok))\b", re.IGNORECASE
)
OF_ALL_AT_THE_TABLE = {"guide-move-where"}  # `maradjatok együtt`: the player's units


@everywhere
def test_greek_speaks_in_the_polite_plural(folder: Path) -> None:
    for key, text in texts(folder, "el"):
        assert not GREEK_SINGULAR_YOU.search(text.strip()), f"{key}: {text}"


@everywhere
def test_hungarian_speaks_to_one_player(folder: Path) -> None:
    for key, text in texts(folder, "hu"):
        if key not in OF_ALL_AT_THE_TABLE:
            assert not HUNGARIAN_OTHER_YOU.search(text), f"{key}: {text}"


@pytest.mark.parametrize("path", files_of("en"), ids=lambda path: path.parts[-3])
def test_a_sentence_that_begins_with_who_is_a_question(path: Path) -> None:
    """`Who has moved stays` is `A unit that has moved stays`."""
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"(?m)^.*(?:= |[.;:] )Who [a-z][^.?!;\n]*[.;].*$", text) == []


# Numbers


COUNTED_IN_GREEK = re.compile(r"(?:^|\W)\w+(?:ουν|ούν|ονται|ούνται) $")
TOLD_BEFORE = {"left", "count", "missing", "many", "steps", "wins", "draws", "losses"}


@everywhere
def test_a_greek_verb_before_a_number_agrees_with_it(folder: Path) -> None:
    """`Απομένουν 1` and `απομένουν 1 ημέρα`: the number, or the time in words, may be one."""
    for key, place in every_place(folder, "el"):
        if place.name in TOLD_BEFORE and not place.counted:
            assert not COUNTED_IN_GREEK.search(place.before), f"{key}: {place}"


NEVER_ONE = {"problem-few-entries"}  # two at least
GREEK_PLURAL_NOUN = re.compile(r"^ (?:νίκες|ισοπαλίες|ήττες|ημέρες|ώρες|συμμετοχές|παρτίδες)\b")


@everywhere
def test_greek_counts_what_a_club_counts(folder: Path) -> None:
    for key, place in every_place(folder, "el"):
        if not place.counted and key not in NEVER_ONE:
            assert not GREEK_PLURAL_NOUN.search(place.after), f"{key}: {place}"


NOTHING_IN_GREEK = re.compile(r"(?:κανέν|καμία|τίποτα)")
AFTER_A_VERB = re.compile(
    r"(?!.*δηλαδή $)(?:.*[α-ωά-ώ]|\N{OBJECT REPLACEMENT CHARACTER}) $", re.DOTALL
)


@everywhere
def test_a_greek_verb_with_nothing_is_negated(folder: Path) -> None:
    """`Δεν τραβά τίποτα`: the case of 0 takes the verb in, as it needs its `δεν`."""
    for key, message in messages_of(folder, "el").items():
        for _, pattern in patterns(message):
            for before, choice in choices(pattern):
                for variant in choice.variants:
                    told = text_of(variant.value.elements[0])
                    if NOTHING_IN_GREEK.match(told):
                        assert not AFTER_A_VERB.fullmatch(before), f"{key}: {before}{told}"


def choices(pattern: ftl.Pattern) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """The selectors of a pattern, with what stands before each."""
    for at, element in enumerate(pattern.elements):
        if isinstance(element, ftl.Placeable) and isinstance(
            element.expression, ftl.SelectExpression
        ):
            before = "".join(text_of(each) for each in pattern.elements[:at])
            yield before[-20:], element.expression
            for variant in element.expression.variants:
                yield from choices(variant.value)


ONE_IN_HUNGARIAN = re.compile(r"\belső \{ \$(\w+) \}|\{ \$(\w+) \} [\w ]+: mind egyezik")


@everywhere
def test_hungarian_does_not_say_the_first_one_answer(folder: Path) -> None:
    """`Az első 1 válasz` is `az első válasz`, and of one thing `mind` is not said."""
    for key, message in messages_of(folder, "hu").items():
        for _, pattern in patterns(message):
            for at, element in enumerate(pattern.elements):
                if isinstance(element, ftl.TextElement) and at:
                    told = serialize_pattern(ftl.Pattern(pattern.elements[at - 1 : at + 2]))
                    found = None if "->" in told else ONE_IN_HUNGARIAN.search(told)
                    assert not found, f"{key}: {told}"


# Quotation marks

OPENING = {"el": "«", "hu": "„", "en": '"'}


@everywhere
def test_what_one_language_counts_none_quotes(folder: Path) -> None:
    """The number of combat cards is no name of a card."""
    counted = {
        (key, place.name)
        for language in LANGUAGES
        for key, place in every_place(folder, language)
        if place.counted
    }
    for language in LANGUAGES:
        for key, place in every_place(folder, language):
            if (key, place.name) in counted:
                assert not place.before.endswith(("«", "„", "“", '"')), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_maria_are_quoted(language: str) -> None:
    """Their titles are sentences: London and Saint Petersburg agree."""
    (folder,) = [each for each in EVERYWHERE if shown(each) == MARIA]
    found = [place for _, place in every_place(folder, language) if place.name == "event"]
    assert len(found) > 5
    for place in found:
        assert place.before.endswith(OPENING[language]), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_of_an_event_of_maria_has_no_quotation_marks(language: str) -> None:
    """They are around it already: „Pozsony: „Életünket és vérünket!””."""
    (folder,) = [each for each in EVERYWHERE if shown(each) == MARIA]
    titles = {
        key: serialize_pattern(pattern)
        for key, message in messages_of(folder, language).items()
        if re.fullmatch(r"affair-\d+", key)
        for _, pattern in patterns(message)
    }
    assert len(titles) > 20
    assert not [title for title in titles.values() if re.search('[«»„”“"]', title)]


# Articles

# Names that may have an article in Hungarian, and the texts that are sentences
WITH_ARTICLE = {"piece", "partner", "target", "power", "other", "unit", "army", "side", "seat"}
SENTENCES = ("event-", "refusal-", "question-", "action-", "war-")
WORD = re.compile(r"^ [a-záéíóöőúüű]")


@everywhere
def test_a_hungarian_name_in_a_sentence_has_its_article(folder: Path) -> None:
    """`Az 1. huszár már mozgott`; without an article a name is a label, with a colon behind it."""
    if not any(message.attributes for message in messages_of(folder, "hu").values()):
        return  # no name here has an article
    for key, place in every_place(folder, "hu"):
        if place.name in WITH_ARTICLE and not place.before and key.startswith(SENTENCES):
            assert not WORD.search(place.after), f"{key}: {place}"


@pytest.mark.parametrize("name", ["army", "who"])
def test_an_english_army_has_its_article(name: str) -> None:
    (folder,) = [each for each in EVERYWHERE if shown(each) == LAST_MAN]
    for key, place in every_place(folder, "en"):
        if place.name == name and key.startswith(("event-", "refusal-")):
            before = place.before.lower()
            assert before.endswith(("the ", "the empty ", "no ")), f"{key}: {place}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offensive_without_a_card_is_called_off(language: str) -> None:
    """Bad Weather makes a Limited Offensive none at all: it does not count as `no card`."""
    speaker = Speaker(language, LASTMAN, strict=True)
    card = speaker.phrases.named("card", "no-card")
    side = speaker.phrases.named("side", "seat-german")
    assert speaker.name("no-card") not in speaker.say("event-offensive-shrinks", **card, **side)


# Greek articles

VOWELS = "αάεέηήιίοόυύωώϊϋ"
KEEPS_NU = rf"(?=[{VOWELS}κπτξψ]|μπ|ντ|γκ)"
WITHOUT_NU = re.compile(rf"\b(?:σ?τη) {KEEPS_NU}\w+", re.IGNORECASE)


@pytest.mark.parametrize(
    "path",
    [*files_of("el"), *sorted((ROOT / "docs" / "rules").glob("*.el.md"))],
    ids=lambda path: "-".join(path.parts[-3:]),
)
def test_the_greek_article_keeps_its_nu(path: Path) -> None:
    """`Την ψήφο`, `στην πόλη`: before a vowel and κ, π, τ, ξ, ψ, μπ, ντ, γκ."""
    assert WITHOUT_NU.findall(path.read_text(encoding="utf-8")) == []


# What puts a list together beside the texts: code that shows something to a player.
SHOWING = [
    *ROOT.glob("src/sandtable/games/*/table/**/*.py"),
    *ROOT.glob("src/sandtable/cli/**/*.py"),
    *(path for kind in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{kind}")),
]
IN_ENGLISH = {"text_board.py", "seat_view.py"}  # a board for programs, and a message for models


def test_no_list_is_joined_by_what_is_a_question_mark_in_greek() -> None:
    joined = re.compile(r'"; "\.join|join\("; "\)')
    found = [path.name for path in SHOWING if joined.search(path.read_text(encoding="utf-8"))]
    assert len(SHOWING) > 200
    assert set(found) <= IN_ENGLISH
    listed = {each: Speaker(each, None).phrases.listed(["1", "2"]) for each in LANGUAGES}
    assert listed == {"en": "1; 2", "el": "1· 2", "hu": "1; 2"}
