"""The words: every key has them, in all three languages, and none are left over.

Fluent drops a broken message without a word, and shows a missing variable as `{$name}`. So the
files are read here with its parser, and the keys are read from the source of the rules.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.bots import BOTS
from sandtable.drawing.hexes.picture import SECTION
from sandtable.drawing.maps.drawings import map_drawings_of
from sandtable.games import BOXES
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules import fights
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import AREAS, TYPES
from sandtable.games.lastman.table.words import area_key
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.facts import CITIES
from sandtable.games.maria.table.hover import LANDS
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.files.scenario import SHELF
from sandtable.games.napoleonics.rules import strikes
from sandtable.games.napoleonics.table.words import leader_key
from sandtable.server.accounts.tickets import IN_MAILS
from sandtable.server.clocks.time_controls import LIMITS, PRESETS
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import read_toml
from sandtable.toolkit.text import (
    CORE_TEXT,
    FORMS,
    LANGUAGES,
    NUMBER,
    Speaker,
    TextError,
    language_of,
)
from tests.fluent_files import rules_in

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sandtable"
GAMES: dict[Path, Box] = {box.folder / "text": box for box in BOXES.values()}
COLORS = PACKAGE / "colors"  # what the hex games, those of WAYS, have alike
COLORS_TEXT = COLORS / "text"
# What the numbers of their rules begin with
RULES = {NAPOLEONICS.id: "N", GREATWAR.id: "G", MARIA.id: "M", LASTMAN.id: "L"}
WAYS = {NAPOLEONICS.id: strikes._WAYS, GREATWAR.id: fights.WAYS}
SERVER_TEXT = PACKAGE / "server" / "text"
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("text/*.ftl")})

# The names that are put together from others take what their language needs of these.
NAMES = {
    "unit": {"nation", "kind", "gender"},
    "leader": {"name"},
    "general": {"name"},
    "hex": {"name", "row"},
}
# What an attribute of a name may be, beside the one sentence of a card.
GRAMMAR = {*FORMS, NUMBER, "gender"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
INVISIBLE = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
GREEK = re.compile("[\u0370-\u03ff\u1f00-\u1fff]")
# What an argument of an event fills beside itself
ALSO = {
    "because": {"reasons"},
    "card": {"card_id"},
    "combat": {"combat_id"},
    "army": {"who", "joins"},
    "faces": {"thrown"},
    "kind": {"who"},
    "turn": {"season"},
    "target": {"target_class"},
    "unit": {"unit_class"},
}


# Reading the files


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(base(node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def base(variable: str) -> str:
    """The name that a variable is a form of: `unit` of `unit_acc`."""
    name, _, form = variable.rpartition("_")
    return name if name and form in (*FORMS, NUMBER) else variable


def parts(node: ftl.BaseNode) -> Parts:
    found = Parts()
    found.visit(node)
    return found


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return FluentParser().parse(text).body


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    body = entries(folder / f"{language}.ftl")
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def is_leader(key: str) -> bool:
    return key.startswith("leader-")


def shown(folder: Path) -> str:
    return folder.relative_to(PACKAGE).as_posix()


files = pytest.mark.parametrize(
    "path",
    [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
translations = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
folders = pytest.mark.parametrize("folder", FOLDERS, ids=shown)
games = pytest.mark.parametrize("box", GAMES.values(), ids=lambda box: str(box.id))
hex_games = pytest.mark.parametrize("box", [NAPOLEONICS, GREATWAR], ids=lambda box: str(box.id))


# The files themselves


@folders
def test_every_language_is_there(folder: Path) -> None:
    assert sorted(path.stem for path in folder.iterdir()) == sorted(LANGUAGES)


@files
def test_fluent_drops_nothing(path: Path) -> None:
    junk = [entry for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert [(each.content, [why.message for why in each.annotations]) for each in junk] == []


@files
def test_a_message_is_written_once(path: Path) -> None:
    names = Counter(entry.id.name for entry in entries(path) if isinstance(entry, ftl.Message))
    assert [name for name, times in names.items() if times > 1] == []


@files
def test_a_message_has_words_of_its_own(path: Path) -> None:
    assert [key for key, each in messages(path.parent, path.stem).items() if not each.value] == []


@files
def test_nothing_invisible_is_in_the_text(path: Path) -> None:
    assert INVISIBLE.findall(path.read_text(encoding="utf-8")) == []


@files
def test_a_word_has_letters_of_one_alphabet(path: Path) -> None:
    """A Latin o looks like a Greek one, and is found by nobody who searches."""
    texts = [
        text for each in messages(path.parent, path.stem).values() for text in parts(each).texts
    ]
    words = [word for text in texts for word in re.findall(r"\w+", text)]
    assert [word for word in words if re.search("[a-zA-Z]", word) and GREEK.search(word)] == []


def test_what_is_loaded_together_has_no_key_twice() -> None:
    shared = [folder for folder in FOLDERS if PACKAGE / "games" not in folder.parents]
    for folder in FOLDERS:
        for other in shared:
            if folder != other:
                both = messages(folder, "en").keys() & messages(other, "en").keys()
                assert sorted(both) == [], f"{shown(folder)} and {shown(other)}"


# The languages beside one another


@folders
@translations
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    english = {key for key in messages(folder, "en") if not is_leader(key)}
    other = {key for key in messages(folder, language) if not is_leader(key)}
    assert sorted(english ^ other) == []


@folders
@translations
def test_languages_use_the_same_variables(folder: Path, language: str) -> None:
    for key, message, other in pairs(folder, language):
        if key in NAMES:
            assert parts(other).variables <= NAMES[key], key
        else:
            assert parts(other).variables == parts(message).variables, key


@folders
@translations
def test_languages_distinguish_the_same_cases(folder: Path, language: str) -> None:
    for key, message, other in pairs(folder, language):
        if key not in NAMES:
            assert named_choices(other) == named_choices(message), key


@folders
@translations
def test_languages_say_the_same_things_of_a_name(folder: Path, language: str) -> None:
    for key, message, other in pairs(folder, language):
        assert attributes(other) - GRAMMAR == attributes(message) - GRAMMAR, key


def pairs(folder: Path, language: str) -> Iterator[tuple[str, ftl.Message, ftl.Message]]:
    """The messages of English beside those of another language."""
    others = messages(folder, language)
    for key, message in messages(folder, "en").items():
        if key in others:
            yield key, message, others[key]


def named_choices(message: ftl.Message) -> dict[str, set[str]]:
    return {name: keys for name, keys in parts(message).choices.items() if keys}


# Keys in the code


class Keys(ast.NodeVisitor):
    """The keys that a module uses, and the arguments of its events."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.said: set[str] = set()  # as it is written, without a capital
        self.unclear: list[str] = []
        self.arguments: dict[str, set[str]] = {}
        self.strings: set[str] = set()
        self._functions: list[ast.FunctionDef] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node)
        self.generic_visit(node)
        self._functions.pop()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.strings.add(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        arguments = node.args
        if called == "tell" and len(arguments) == 3:
            self._note_event(arguments[0], arguments[2])
        elif called == "tell_some" and len(arguments) == 5:
            self._note_event(arguments[1], arguments[3])
            self._note("event-", arguments[1], "-unseen")
        elif called in ("ask", "ask_next", "ask_secretly") and len(arguments) >= 4:
            self._note("question-", arguments[1])
        elif called == "ask_window" and len(arguments) >= 4:
            self._note("question-", arguments[2])
        elif called == "cancel" and len(arguments) == 4:
            self._note("modifier-", arguments[2])
        elif called in ("Refusal", "under_rules") and len(arguments) >= 2:
            self._note("refusal-", arguments[0])
        elif called in ("Pool", "Modifier", "add", "limit", "hit_on", "miss_on"):
            if len(arguments) == 3:
                self._note("modifier-", arguments[1])
        elif called in ("say", "sentence", "name") and len(arguments) >= 1:
            self.used.update(filter(KEY.fullmatch, constants(arguments[0])))
            if called == "say" and speaks(node.func):
                self.said.update(constants(arguments[0]))
        elif called == "named" and len(arguments) >= 2:
            self.used.update(constants(arguments[1]))

    def _note(self, prefix: str, key: ast.expr, suffix: str = "") -> set[str]:
        names = self._values(key)
        if not names and not self._is_handed_in(key):
            self.unclear.append(f"line {key.lineno}: {ast.unparse(key)}")
        keys = {f"{prefix}{name}{suffix}" for name in names}
        self.used.update(keys)
        return keys

    def _note_event(self, key: ast.expr, args: ast.expr) -> None:
        given = self._names_in(args)
        for event in self._note("event-", key):
            already = self.arguments.get(event, given)
            self.arguments[event] = already & given

    def _names_in(self, args: ast.expr) -> set[str]:
        """The names in a dictionary: as it stands, by a name set before, or with `**`."""
        if not isinstance(args, ast.Dict):
            return set().union(*(self._names_in(each) for each in self._assigned(args)))
        names: set[str] = set()
        for name, value in zip(args.keys, args.values, strict=True):
            names |= self._names_in(value) if name is None else constants(name)
        return names

    def _is_handed_in(self, key: ast.expr) -> bool:
        """Whether it is an argument of the function, so that its callers name the key."""
        if not isinstance(key, ast.Name) or not self._functions:
            return False
        return any(each.arg == key.id for each in self._functions[-1].args.args)

    def _values(self, key: ast.expr) -> set[str]:
        """The strings that an expression may be: as it stands, or by a name set before."""
        return constants(key).union(*(constants(value) for value in self._assigned(key)))

    def _assigned(self, name: ast.expr) -> list[ast.expr]:
        """What the function gives to this name, also in `key, rule = "a", "b"`."""
        if not isinstance(name, ast.Name) or not self._functions:
            return []
        values: list[ast.expr] = []
        for node in ast.walk(self._functions[-1]):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    values.extend(given_to(name.id, target, node.value))
            elif isinstance(node, ast.AugAssign | ast.AnnAssign) and node.value is not None:
                values.extend(given_to(name.id, node.target, node.value))
        return values


def speaks(function: ast.expr) -> bool:
    """Whether it is a method of a speaker; a story has a `say` of its own."""
    return isinstance(function, ast.Attribute) and ast.unparse(function.value).endswith("speaker")


def constants(value: ast.expr) -> set[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return constants(value.body) | constants(value.orelse)
    return set()


def given_to(name: str, target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.IfExp):
        yield from given_to(name, target, value.body)
        yield from given_to(name, target, value.orelse)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for each, part in zip(target.elts, value.elts, strict=True):
            yield from given_to(name, each, part)


@cache
def keys_in(folder: Path) -> dict[Path, Keys]:
    """By module, what the code of this folder uses; a `text` folder belongs to one beside it."""
    found: dict[Path, Keys] = {}
    for path in sorted(folder.rglob("*.py")):
        found[path] = Keys()
        found[path].visit(ast.parse(path.read_text(encoding="utf-8")))
    return found


def used_in(folder: Path) -> set[str]:
    return set().union(*(keys.used for keys in keys_in(folder).values()))


def strings_in(folder: Path) -> set[str]:
    return set().union(*(keys.strings for keys in keys_in(folder).values()))


def words_of(box: Box) -> dict[str, dict[str, dict[str, str]]]:
    """The word list of a game."""
    return read_toml(box.folder / "words.toml")[0]


def game_keys(box: Box) -> set[str]:
    """The keys of a game that stand in data: actions, standing orders, names in its word list."""
    listed = {entry["text"] for table in words_of(box).values() for entry in table.values()}
    listed |= {f"standing-{name}" for name in box.standing}
    listed |= {f"option-{name.replace('_', '-')}" for name in box.switches}
    changed = {each.what for each in box.handicaps.values()}
    listed |= {f"handicap-{part}{what}" for what in changed for part in ("", "label-")}
    if box is LASTMAN:
        listed |= {area_key(area) for area in range(len(AREAS))}
    listed |= {"lid-line", "lid-length"}  # the server says them of every game
    return listed | map_keys(box) | {f"action-{verb.name}" for verb in box.vocabulary.verbs}


def map_keys(box: Box) -> set[str]:
    """The lands and seas of a map."""
    drawings = map_drawings_of(box)
    if drawings is None:
        return set()
    words = drawings.chart(box.scenarios()[0]).words
    written = {word.text for word in words if word.kind in ("land", "water")}
    return written | (set(LANDS) if box is MARIA else set())


def native_names() -> set[str]:
    """What cities of Maria's map may be called in the reader's language."""
    return {f"city-{city}" for city in CITIES}


def guide_keys(box: Box) -> set[str]:
    """What the guided first battle says to each question."""
    return {f"guide-{key}" for key in question_keys(box)}


def check_same_rules(folder: Path, language: str, rule: re.Pattern[str]) -> None:
    """The tips of a game name the same rules in this language as in English."""
    english, other = messages(folder / "text", "en"), messages(folder / "text", language)
    for key in (key for key in english if key.startswith("guide-")):
        assert rules_in(other[key], rule) == rules_in(english[key], rule), key


def question_keys(box: Box) -> set[str]:
    """The questions of a game: all that have words, since none is left over."""
    asked = messages(box.folder / "text", "en")
    return {key.removeprefix("question-") for key in asked if key.startswith("question-")}


def scenario_leaders() -> set[str]:
    battles = [SHELF.find(each) for each in (*SHELF.ids(), *SHELF.lesson_ids())]
    return {leader_key(leader.name) for battle in battles for leader in battle.leaders}


@games
def test_every_key_in_the_game_is_plain_to_see(box: Box) -> None:
    found = keys_in(box.folder)
    unclear = {path.name: keys.unclear for path, keys in found.items() if keys.unclear}
    assert unclear == {}


def server_keys() -> set[str]:
    """The keys of the server that follow from the games, the bots, the paces and the mails."""
    named = {f"game-{game}" for game in BOXES} | {f"bot-{bot}" for bot in BOTS}
    paces = {f"pace-name-{name}" for name in PRESETS} | {f"pace-{kind}" for kind in LIMITS}
    mails = {f"mail-{kind}" for kind in IN_MAILS}
    about = {f"{name}-about" for name in named}
    return named | about | paces | mails | {f"{mail}-subject" for mail in mails}


SHOWN = ("sign-", "help-", "help-panel-", "help-holding-", "unit-", "guide-")


MODERATION = tuple(f"moderation-{kind}-" for kind in ("told", "did", "outcome", "audit"))


def put_together(folder: Path) -> set[str]:
    """Keys made from a prefix and a word that stands in the code."""
    prefixes = {
        CORE_TEXT: ("verify-",),
        SERVER_TEXT: (
            *("server-", "server-asks-", "aids-", "problem-", "decline-", "telling-"),
            *MODERATION,
            "tournament-log-",
        ),
        COLORS_TEXT: ("sign-", "handicap-", "handicap-label-"),
        **dict.fromkeys(GAMES, SHOWN),
    }
    words = strings_in(folder.parent)
    found = {f"{prefix}{word}" for prefix in prefixes.get(folder, ()) for word in words}
    if folder == SERVER_TEXT:
        found |= {f"aids-{word}-rest" for word in words}
    return found


def handed_on(folder: Path) -> set[str]:
    """Keys of events and questions that one function hands to the one that tells or asks."""
    words = set().union(*(keys.strings for keys in keys_in(folder.parent).values()))
    ends = ("", "-unseen")
    return {
        f"{kind}-{word}{end}" for kind in ("event", "question") for word in words for end in ends
    }


def explained(box: Box) -> set[str]:
    """Words on the header, the same for all games, on kinds of units, and on what was learned."""
    header = {f"help-{word}" for word in ("side", "score", "cards", "moment", "units")}
    types = {f"unit-{word.replace('_', '-')}" for word in TYPES} if box is LASTMAN else set()
    return header | types | {f"learned-{number}" for number in range(1, box.face.learned + 1)}


@folders
def test_every_key_has_words(folder: Path) -> None:
    needed = used_in(folder.parent) if folder != COLORS_TEXT else set()  # a game speaks for it
    behind = [CORE_TEXT]
    if folder in GAMES:
        needed |= game_keys(GAMES[folder]) | explained(GAMES[folder])
        if GAMES[folder] in (NAPOLEONICS, GREATWAR):
            needed |= used_in(COLORS)
            behind.append(COLORS_TEXT)
    if folder == SERVER_TEXT:
        needed |= server_keys()
        behind.append(NAPOLEONICS.folder / "text")  # it speaks for a game
    for language in LANGUAGES:
        said = set(messages(folder, language)).union(*(messages(each, language) for each in behind))
        assert sorted(needed - said) == [], language


@folders
def test_every_message_is_used(folder: Path) -> None:
    used = used_in(folder.parent) | strings_in(folder.parent) | put_together(folder)
    if folder == CORE_TEXT:
        used |= used_in(PACKAGE / "core") | used_in(PACKAGE / "bots") | strings_in(PACKAGE / "bots")
    if folder == COLORS_TEXT:
        used.add(f"sign-{SECTION}")
    if folder in GAMES:
        box = GAMES[folder]
        used |= game_keys(box) | guide_keys(box) | used_in(COLORS) | strings_in(COLORS)
        used |= explained(box)
        used |= scenario_leaders() if box is NAPOLEONICS else set()
        used |= handed_on(folder) if box is LASTMAN else set()
        used |= native_names() if box is MARIA else set()
    if folder == SERVER_TEXT:
        used |= server_keys()
    for language in LANGUAGES:
        found = messages(folder, language)
        referred = set().union(*(parts(message).references for message in found.values()))
        assert sorted(found.keys() - used - referred) == [], language


@games
def test_an_event_has_all_that_its_words_name(box: Box) -> None:
    english = messages(box.folder / "text", "en")
    shared = [*keys_in(COLORS).values()] if box.id in WAYS else []
    for keys in (*keys_in(box.folder).values(), *shared):
        for event, given in keys.arguments.items():
            filled = given.union(*(ALSO[name] for name in given if name in ALSO))
            needed = variables_with_references(english, event)
            assert needed <= filled, event


def variables_with_references(found: dict[str, ftl.Message], key: str) -> set[str]:
    own = parts(found[key])
    return own.variables.union(*(variables_with_references(found, each) for each in own.references))


@games
def test_cases_in_the_text_are_cases_of_the_game(box: Box) -> None:
    """What a message distinguishes really exists: questions, cards, nations."""
    words = words_of(box)
    known = {
        "question": question_keys(box),
        "card_id": {*words.get("cards", {}), *words.get("command", {}), "none", "other"},
        "nation": {*words.get("nations", {}), "none"},
        "way": {*WAYS.get(box.id, ())},
        "unit_class": {"tank", "soldiers"},
        "target_class": {"tank", "soldiers"},
    }
    for language in LANGUAGES:
        for key, message in messages(box.folder / "text", language).items():
            for name, choices in parts(message).choices.items():
                if name in known:
                    assert choices <= known[name], f"{key} in {language}"


@hex_games
def test_every_way_to_strike_has_a_sentence(box: Box) -> None:
    for language in LANGUAGES:
        throw = parts(messages(box.folder / "text", language)["event-throw"])
        assert throw.choices["way"] == set(WAYS[box.id]), language


@games
def test_every_card_says_what_it_does(box: Box) -> None:
    words = words_of(box)
    for language in LANGUAGES:
        found = messages(box.folder / "text", language)
        tables = [words.get(name, {}) for name in ("cards", "command", "combat")]
        cards = [entry["text"] for table in tables for entry in table.values()]
        assert [card for card in cards if "does" not in attributes(found[card])] == [], language


def test_greek_has_a_name_for_every_leader() -> None:
    assert sorted(scenario_leaders() - messages(NAPOLEONICS.folder / "text", "el").keys()) == []


# Rule numbers


@games
def test_every_rule_that_is_named_exists(box: Box) -> None:
    letter = RULES[box.id]
    rules = (ROOT / "docs" / "rules" / f"{box.id}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(rf'<a id="{letter.lower()}([\d-]+[a-z]?)"></a>', rules))
    rule = re.compile(rf"\b{letter}(\d+(?:\.\d+[a-z]?)*)\b")
    patterns = ("*.py", "text/*.ftl", "data/*.toml", "cases/**/*.toml")
    named = [path for pattern in patterns for path in box.folder.rglob(pattern)]
    missing = [
        f"{path.relative_to(box.folder)}: {letter}{number}"
        for path in sorted(set(named))
        for number in sorted(set(rule.findall(path.read_text(encoding="utf-8"))))
        if number.replace(".", "-") not in anchors
    ]
    assert missing == []


# Speaking


def test_a_language_is_known_by_its_many_names() -> None:
    names = ["el", "el-GR", "el_GR.UTF-8", "HU", "hu_HU", "en", "de_DE.UTF-8", "C", ""]
    languages = ["el", "el", "el", "hu", "hu", "en", "en", "en", "en"]
    assert [language_of(name) for name in names] == languages


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-here = Only in { $where }\n", encoding="utf-8")
    (tmp_path / "el.ftl").write_text("other = άλλο\n", encoding="utf-8")
    speaker = Speaker("el", None, tmp_path)
    assert speaker.say("only-here", where="English") == "Only in English"
    assert speaker.say("other") == "άλλο"
    assert speaker.say("nowhere") == "nowhere"
    assert not speaker.has("nowhere")


def test_a_strict_speaker_complains(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Hello, { $name }\n", encoding="utf-8")
    speaker = Speaker("en", None, tmp_path, strict=True)
    assert speaker.say("greeting", name="Ney") == "Hello, Ney"
    with pytest.raises(TextError):
        speaker.say("greeting")
    with pytest.raises(TextError):
        speaker.say("nowhere")


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said_in_all_its_forms(language: str, box: Box) -> None:
    speaker = Speaker(language, box, strict=True)
    for table in words_of(box).values():
        for entry in table.values():
            for form in ("", *FORMS):
                assert speaker.name(entry["text"], form)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Mainz, Koblenz and Liège"),
        ("el", "Mainz, Koblenz και Liège"),
        ("hu", "Mainz, Koblenz és Liège"),
    ],
)
def test_the_last_of_several_names_has_an_and(language: str, told: str) -> None:
    phrases = Speaker(language, LASTMAN).phrases
    assert phrases.enumerated(["Mainz", "Koblenz", "Liège"]) == told
    assert phrases.enumerated(["Mainz"]) == "Mainz"
    assert phrases.enumerated([]) == ""
