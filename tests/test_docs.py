"""The pages tell the truth: links lead somewhere, commands exist, samples are real."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sandtable
from sandtable.games import BOXES
from sandtable.games.greatwar.files import scenario_files as attacks
from sandtable.games.greatwar.rules import facts as greatwar
from sandtable.games.maria import MARIA
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.files.scenario import SHELF
from sandtable.games.napoleonics.rules.facts import CARDS, FACES, FULL, KINDS, NATIONS, WORDS
from sandtable.toolkit.case import run_file
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("docs", ".github", "benchmarks")
MOST_CHARACTERS = 12_000  # of ARCHITECTURE.md
EXAMPLES = 12
PAGES = sorted(
    [*ROOT.glob("*.md"), *(page for each in FOLDERS for page in (ROOT / each).rglob("*.md"))]
)
NOTATION = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
RECORDS = (ROOT / "docs/record-format.md").read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def prose(text: str) -> str:
    """A page without its pieces of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """What a link into a page may name: its headings as they are linked, and its own anchors."""
    headings = re.findall(r"^#+ (.*)$", prose(text), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    return {*plain, *re.findall(r'<a id="([^"]+)">', text)}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        known = anchors(target.read_text(encoding="utf-8")) if anchor and target.exists() else {""}
        if not target.exists() or (anchor and anchor not in known):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    code = "\n".join([*re.findall(r"`([^`\n]+)`", text), *re.findall(r"^    (.*)$", text, re.M)])
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"^make ([a-z-]+)", code, re.M)) <= targets
    files = re.findall(r"(?:^|\s)((?:tools|tests|benchmarks|docs)/[a-z_/.-]*[a-z])", code, re.M)
    assert [name for name in files if not (ROOT / name).exists()] == []
    named = set(re.findall(r"(?:^|/bin/)sandtable ([a-z]+)", code, re.M)) - {"record"}
    assert named <= commands()


def commands() -> set[str]:
    """The commands of `sandtable`."""
    from sandtable.cli.app import app

    single = {
        each.name or each.callback.__name__ for each in app.registered_commands if each.callback
    }
    return single | {each.name for each in app.registered_groups if each.name}


def test_every_package_is_in_the_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text) <= MOST_CHARACTERS, "it is read in one sitting"
    package = ROOT / "src" / "sandtable"
    names = [f"{each.name}/" for each in package.iterdir() if list(each.glob("*.py"))]
    assert names
    assert [name for name in sorted(names) if f"`{name}" not in text] == []


def test_the_examples_of_the_python_guide_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert (failed, tried > EXAMPLES) == (0, True)


def test_the_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `sandtable ([a-z]+)", text, re.M)) == commands()


def test_the_python_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md", "python")
    exec(compile(code, "README.md", "exec"), {})
    assert "'winner'" in capsys.readouterr().out


def test_the_case_in_contributing_passes(tmp_path: Path) -> None:
    (case,) = blocks("CONTRIBUTING.md", "toml")
    path = tmp_path / "case.toml"
    path.write_text(case, encoding="utf-8")
    assert [result.problems for result in run_file(path, BOXES)] == [[]]


# Records


def sample() -> Game:
    (text,) = re.findall(r"^```record\n(.*?)^```$", RECORDS, re.MULTILINE | re.DOTALL)
    return replay(NAPOLEONICS, read_record(text, {"napoleonics": NAPOLEONICS.purposes}))


def test_the_sample_record_replays_to_itself() -> None:
    game = sample()
    assert game.text() in RECORDS
    played = sandtable.new_game("napoleonics", "rolica_first", seed=7)
    for step in game.record.steps[1:]:
        played.answer(step.answer)
    ours, theirs = (re.sub("^data: .*$", "", each.text(), flags=re.M) for each in (game, played))
    assert ours == theirs


def test_the_sample_of_one_seat_is_what_it_may_know() -> None:
    assert sample().text(0) in RECORDS


# Scenarios


def test_the_sample_scenario_is_sound(tmp_path: Path) -> None:
    board, special, attack = blocks("docs/scenario-format.md", "toml")
    path = tmp_path / "bridge.toml"
    path.write_text(f"{board}\n{special}", encoding="utf-8")
    assert SHELF.check(path) == []
    assert sandtable.new_game("napoleonics", str(path), seed=1).question() is not None
    path = tmp_path / "ditch.toml"
    path.write_text(attack, encoding="utf-8")
    assert attacks.SHELF.check(path) == []
    assert sandtable.new_game("greatwar", str(path), seed=1).question() is not None


# Notation


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the notation."""
    section = NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line] for line in lines[2:]]


def test_every_verb_stands_in_the_notation() -> None:
    assert sorted(row[0] for row in rows("Actions")) == sorted(
        verb.name for verb in NAPOLEONICS.vocabulary.verbs
    )
    meaning = len(NAPOLEONICS.vocabulary.names())
    assert f"{NAPOLEONICS.vocabulary.size}\nplaces, of which {meaning}" in NOTATION


def test_every_question_stands_in_the_notation() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (NAPOLEONICS.folder / "rules").glob("*.py")
    )
    asked = set(re.findall(r'\bask(?:_secretly)?\(\s*[\w.()]+, "([a-z-]+)"', sources))
    asked |= {"take-ground", "break-through"}  # one question with two names
    assert sorted(row[0] for row in rows("Questions")) == sorted(asked)


def test_every_kind_stands_in_the_notation_with_its_blocks() -> None:
    for kind, code, *strengths in rows("Pieces"):
        assert WORDS["kinds"][kind]["code"] == code
        for nation, blocks_ in zip(NATIONS, strengths, strict=True):
            name = f"{nation} {kind}"
            assert blocks_ == (str(FULL[KINDS.index(name)]) if name in KINDS else "")
    assert {row[0] for row in rows("Pieces")} == set(WORDS["kinds"])


def test_every_terrain_card_face_and_purpose_stands_in_the_notation() -> None:
    ground = {row[at]: row[at + 1] for row in rows("Terrain") for at in (0, 3) if row[at]}
    assert ground == {word: each["code"] for word, each in WORDS["terrain"].items()}
    cards = re.findall(r"[a-z-]+", " ".join(re.findall(r"`([^`]+)`", section("Cards"))))
    assert sorted(cards) == sorted(CARDS)
    assert [row[0] for row in rows("Chance")] == [each.name for each in NAPOLEONICS.purposes]
    assert re.findall(r"`([a-z]+)`", section("Chance").split("Faces:")[1]) == FACES


def test_the_words_of_the_great_war_stand_in_the_notation() -> None:
    found = rows("The Great War")
    kinds = [row for row in found if row[0] in greatwar.WORDS["kinds"]]
    assert {row[0]: row[1] for row in kinds} == codes(greatwar.WORDS["kinds"])
    strengths = dict(zip(greatwar.KINDS, greatwar.STRENGTH, strict=True))
    assert {row[0]: int(row[2]) for row in kinds} == strengths
    unofficial = {
        kind for kind, known in zip(greatwar.KINDS, greatwar.OFFICIAL, strict=True) if not known
    }
    assert {row[0] for row in kinds if "G29.2" in row[3]} == unofficial
    ground = {row[0]: row[1] for row in found if row[0] in greatwar.WORDS["terrain"]}
    assert ground == codes(greatwar.WORDS["terrain"])
    markers = {row[3]: row[4] for row in found if row[-2] in greatwar.WORDS["tokens"]}
    assert markers == codes(greatwar.WORDS["tokens"])
    text = section("The Great War")
    for card in (*greatwar.COMMAND_CARDS, *greatwar.COMBAT_CARDS, *greatwar.FACES):
        assert f"`{card}`" in text


def test_every_verb_of_maria_stands_in_the_notation() -> None:
    assert [row[0] for row in rows("Maria")] == [verb.name for verb in MARIA.vocabulary.verbs]
    meaning = len(MARIA.vocabulary.names())
    assert f"{MARIA.vocabulary.size} places, of which {meaning}" in section("Maria")


def codes(table: dict[str, dict[str, str]]) -> dict[str, str]:
    return {word: each["code"] for word, each in table.items()}


def section(heading: str) -> str:
    return NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
