"""Text: events, questions, actions and refusals put into words, in the reader's language.

The rules speak in keys and ids. The words stand in Fluent files, `en.ftl`, `el.ftl` and `hu.ftl`,
in a `text` folder of the core, of a family of games, of each game and of whatever shows one. Fluent
cannot inflect a name that arrives in a variable, so a name brings its forms along as attributes,
and a message says which one it wants: `$unit`, `$unit_acc`, `$unit_the`. In the same way a name
says whether it is singular or plural, and a message selects its verb by it: `$seat_number`.
Hungarian asks for the article of a number with `AZ($step)`. What an answer does may depend on the
question: every `action-...` message can select on `$question`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, final

from sandtable.core.event import Event
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.toolkit import hungarian
from sandtable.toolkit.generic import StateT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from sandtable.toolkit.box import Box

LANGUAGES: Final = ("en", "el", "hu")
FALLBACK: Final = "en"

# The forms of a name beside its plain one: accusative, genitive, dative, with its article, and for
# several of them.
# A form that a language does not have is the plain one.
FORMS: Final = ("acc", "gen", "dat", "the", "many")
# The grammatical number of a name, `one` or `other`, so that a verb can agree with it: a message
# selects on `$seat_number`. A name that says nothing is singular.
NUMBER: Final = "number"
SINGULAR: Final = "one"

DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
# What messages may call
FUNCTIONS: Final[dict[str, Any]] = {"AZ": hungarian.article}

CORE_TEXT: Final = Path(__file__).resolve().parent / "text"

Variables = dict[str, Any]
MOST_FILLED: Final = 8_000  # messages with their variables that are kept, for each language


class TextError(Exception):
    """A message that is missing or cannot be put together."""


@lru_cache(maxsize=64)
def language_of(name: str) -> str:
    """Which of our languages is meant by `el`, `el-GR` or `el_GR.UTF-8`; English for any other."""
    language = re.split(r"[-_.@]", name.lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else FALLBACK


@lru_cache(maxsize=32)
def bundle_of(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of one language from all these folders; those of the first folder win."""
    from sandtable.toolkit.bundles import LazyBundle  # Fluent is slow to load, and bots never speak

    paths = (folder / f"{language}.ftl" for folder in folders)
    return LazyBundle(language, FUNCTIONS, filter(Path.is_file, paths))


@final
class Phrases:
    """The messages of one language, with English behind them."""

    def __init__(self, language: str, folders: tuple[Path, ...], strict: bool = False) -> None:
        self.language = language_of(language)
        self.strict = strict
        self._bundles = [
            bundle_of(each, folders) for each in dict.fromkeys((self.language, FALLBACK))
        ]
        self._names: dict[tuple[Any, ...], Variables] = {}  # names come up again and again
        self._plain: dict[tuple[str, str], str] = {}  # and so do messages without variables
        self._filled: dict[tuple[Any, ...], str] = {}  # and, the latest, with them

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, variables: Variables | None = None, form: str = "") -> str:
        """A message, or one of its forms; the plain message where it has no such form."""
        if variables:
            return self._say_filled(key, variables, form)
        if (key, form) not in self._plain:
            self._plain[key, form] = self._said(key, None, form)
        return self._plain[key, form]

    def _say_filled(self, key: str, variables: Variables, form: str) -> str:
        """A message with variables: the same ones fill it again and again."""
        known = (key, form, *variables, *variables.values())
        try:
            if known in self._filled:
                return self._filled[known]
        except TypeError:  # a variable that cannot be looked up
            return self._said(key, variables, form)
        if len(self._filled) >= MOST_FILLED:
            self._filled.clear()
        said = self._filled[known] = self._said(key, variables, form)
        return said

    def _said(self, key: str, variables: Variables | None, form: str) -> str:
        bundle = self._bundle_with(key)
        if bundle is None:
            return key
        message = bundle.get_message(key)
        return self._put(bundle, key, message.attributes.get(form, message.value), variables)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts with commas of their own, side by side: a semicolon is a question mark in Greek."""
        return self.say("list-between").join(parts)

    def enumerated(self, names: Sequence[str]) -> str:
        """Names in a sentence: with commas, and "and" before the last."""
        begin = ", ".join(names[:-1])
        return self.say("list-and").join(each for each in (begin, *names[-1:]) if each)

    def named(self, name: str, key: str, variables: Variables | None = None) -> Variables:
        """The variables that a name fills: itself and all its forms."""
        known = (name, key) if variables is None else (name, key, *variables, *variables.values())
        if known not in self._names:
            self._names[known] = self._forms(name, key, variables)
        return dict(self._names[known])

    def _forms(self, name: str, key: str, variables: Variables | None) -> Variables:
        filled = plain(name, self.say(key, variables))
        bundle = self._bundle_with(key)
        if bundle is not None:
            for form, pattern in bundle.get_message(key).attributes.items():
                if form in FORMS or form == NUMBER:
                    filled[f"{name}_{form}"] = self._put(bundle, key, pattern, variables)
        return filled

    def _bundle_with(self, key: str) -> FluentBundle | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                return bundle
        if self.strict:
            raise TextError(f"{key} has no words")
        return None

    def _put(
        self, bundle: FluentBundle, key: str, pattern: Pattern | None, variables: Variables | None
    ) -> str:
        if pattern is None:
            return key
        text, errors = bundle.format_pattern(pattern, variables)
        if errors and self.strict:
            raise TextError(f"{key} in {bundle.locales[0]}: {errors[0]}")
        return str(text)


class Words(Generic[StateT]):
    """How a game turns the ids in its events, questions and actions into variables.

    This one knows nothing and hands on what it gets; each game has its own.
    """

    def event(self, phrases: Phrases, event: Event) -> Variables:
        return dict(event.args)

    def question(self, phrases: Phrases, state: StateT, question: Question) -> Variables:
        return {"seat": question.seat, "subject": question.subject}

    def action(self, phrases: Phrases, state: StateT, question: Question, action: int) -> Variables:
        return {}

    def modifier(self, phrases: Phrases, modifier: Modifier) -> Variables:
        return {}


@final
class Speaker:
    """Puts into words what happens in a game, what is asked and what may be answered."""

    def __init__(
        self, language: str, box: Box | None, *folders: Path, strict: bool = False
    ) -> None:
        self.box = box
        own = () if box is None else (*box.shared_text, box.folder / "text")
        self.phrases = Phrases(language, (CORE_TEXT, *own, *folders), strict)
        self.words = Words() if box is None else box.words

    @property
    def language(self) -> str:
        """The language that is really spoken."""
        return self.phrases.language

    def has(self, key: str) -> bool:
        return self.phrases.has(key)

    def say(self, key: str, **variables: Any) -> str:
        """Any message, as it is written."""
        return self.phrases.say(key, variables)

    def sentence(self, key: str, **variables: Any) -> str:
        """Any message as a sentence of its own: with a sentence, also where a name begins it."""
        return self._sentence(key, variables)

    def name(self, key: str, form: str = "") -> str:
        """A name, or one of its forms: `name("card-rally", "does")` is what the card does."""
        return self.phrases.say(key, None, form)

    def event(self, event: Event, seat: int | None = None, **instead: Any) -> str:
        """What happened, as this seat may know it, or as a referee does.

        `instead` are words in place of those that the event would be told with.
        """
        seen = event if seat is None else event.seen_by(seat)
        variables = self.words.event(self.phrases, seen)
        return self._sentence(f"event-{seen.key}", {**variables, **instead})

    def times(self, told: str, count: int) -> str:
        """What happened so many times in a row, told once."""
        if count == 1:
            return told
        return self.phrases.say("told-times", {"told": told.removesuffix("."), "count": count})

    def date(self, iso: str) -> str:
        """A day as people write it: 17 August 1808 for `1808-08-17`; anything else as it is."""
        found = DAY.fullmatch(iso)
        if found is None:
            return iso
        year, month, day = found.groups()
        return self.phrases.say("told-date", {"year": year, "month": int(month), "day": int(day)})

    def question(self, state: State, question: Question) -> str:
        """What is asked, in one sentence."""
        variables = self.words.question(self.phrases, state, question)
        return self._sentence(f"question-{question.key}", variables)

    def action(self, state: State, question: Question, action: int) -> str:
        """What an answer does; `question` is the one that it would answer."""
        variables = self.words.action(self.phrases, state, question, action)
        return self._sentence(self._verb_key(action), {**variables, "question": question.key})

    def bare_action(self, state: State, question: Question, action: int) -> str:
        """The same without what it does at this question: `Done`."""
        variables = self.words.action(self.phrases, state, question, action)
        return self._sentence(self._verb_key(action), {**variables, "question": ""})

    def _verb_key(self, action: int) -> str:
        verb = str(action) if self.box is None else self.box.vocabulary.verb(action).name
        return f"action-{verb}"

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, and by which rule."""
        return self.with_rule(self.refusal_alone(refusal), refusal.rule)

    def refusal_alone(self, refusal: Refusal) -> str:
        """Why something may not be done, without the number of the rule.

        Where the refusal names pieces or places, the form `of` of its text names them too.
        """
        key = f"refusal-{refusal.key}"
        if not refusal.args:
            return self._sentence(key, {})
        about = self.words.event(self.phrases, Event(refusal.key, refusal.rule, refusal.args))
        return sentence(self.phrases.say(key, about, "of"))

    def modifier(self, modifier: Modifier | list[Any]) -> str:
        """How many dice more or fewer, why, and by which rule."""
        if isinstance(modifier, list):
            modifier = Modifier(*modifier)
        return self.with_rule(self.modifier_alone(modifier), modifier.rule)

    def modifier_alone(self, modifier: Modifier) -> str:
        """How many dice more or fewer and why, without the number of the rule."""
        variables = self.words.modifier(self.phrases, modifier)
        variables["dice"] = modifier.dice
        variables["signed"] = signed(modifier.dice)
        return self._sentence(f"modifier-{modifier.key}", variables)

    def with_rule(self, text: str, rule: str) -> str:
        """A sentence with the number of its rule behind it, if it has one."""
        return self.phrases.say("with-rule", {"text": text, "rule": rule}) if rule else text

    def _sentence(self, key: str, variables: Variables) -> str:
        return sentence(self.phrases.say(key, variables))


def told_once(events: Iterable[Event], in_words: Callable[[Event], str]) -> Iterator[list[Event]]:
    """Events in runs: those that follow each other and are told alike, as one line.

    Each throw of dice stays an event of its own.
    """
    number = count()

    def words(event: Event) -> tuple[str, str, int]:
        return in_words(event), event.rule, next(number) if "faces" in event.args else -1

    for _, run in groupby(events, key=words):
        yield list(run)


def sentence(text: str) -> str:
    """With a sentence at its beginning, and one mark at its end: `Gas!`, not `Gas!.`"""
    text = text[:-1] if text.endswith(("!.", "?.")) else text
    return text[:1].upper() + text[1:]


def plain(name: str, text: str) -> Variables:
    """A name that is the same in every form, and singular."""
    forms = {f"{name}_{form}": text for form in FORMS}
    return {name: text, **forms, f"{name}_{NUMBER}": SINGULAR}


def signed(number: int) -> str:
    """A number as a change: +1, −2."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
