"""Bad input of any kind: one clear sentence on stderr, exit code 2, nothing half-written."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandtable.games.napoleonics.rules.facts import HERE
from tests.cli.conftest import Run

CASES = sorted((HERE / "cases").rglob("*.toml"))
SCENARIO = HERE / "scenarios" / "redinha.toml"

# What is typed, and a part of what is answered. FOLDER, BINARY and so on are files made below.
LINES = [
    ("nothing-such", "No such command"),
    ("games --lang xx", 'no language "xx"'),
    ("play chess", 'unknown game "chess"'),
    ("play napoleonics rolica_frist", 'did you mean "rolica_first"?'),
    ("play napoleonics rolica_first --bot general", 'unknown bot "general"'),
    ("play napoleonics rolica_first --seat russian", 'unknown seat "russian"'),
    ("play napoleonics redinha --option nonsense", 'no option "nonsense"'),
    ("play napoleonics redinha --option french_banners", "expected a whole number from -3 to 3"),
    ("play napoleonics redinha --option french_banners=9", "expected a whole number from -3 to 3"),
    ("play napoleonics redinha --option french_banners=x", 'after "=" comes a whole number'),
    ("play napoleonics MISSING.toml", "there is no file"),
    ("play napoleonics BROKEN.toml", "BROKEN.toml:3"),
    ("play napoleonics WRONG.toml", "WRONG.toml:1"),
    ("play napoleonics FOLDER.toml", "is a folder"),
    ("play --load MISSING", "there is no file"),
    ("play --load FOLDER.toml", "is a folder"),
    ("play --load BINARY", "not a text"),
    ("play --load EMPTY", 'a record begins with "sandtable record 1"'),
    ("play --load TRUNCATED", "ends in the middle of a line"),
    ("play napoleonics rolica_first --load RECORD", "either a file or a scenario"),
    ("play --load RECORD --seat russian", 'unknown seat "russian"'),
    ("simulate chess", 'no game called "chess"'),
    ("simulate napoleonics nowhere", 'unknown scenario "nowhere"'),
    ("simulate napoleonics --bots captain,general", 'no bot called "general"'),
    ("simulate napoleonics --bots captain", "not 1"),
    ("simulate napoleonics --games 0", "at least 1"),
    ("simulate napoleonics --games x", "--games"),
    ("simulate napoleonics --jobs 0", "at least 1"),
    ("simulate napoleonics --games 99999999999999999999", "at most"),
    ("simulate napoleonics BROKEN.toml", "BROKEN.toml:3"),
    ("simulate", "GAME"),
    ("case MISSING", "there is no file"),
    ("case BINARY", "not a text"),
    ("case BROKEN.toml", "BROKEN.toml:3"),
    ("case RECORD", "is a record, expected a case"),
    ("case EMPTY", "is empty"),
    ("case NOTHING", "there is no case"),
    ("case", "PATH"),
    ("replay MISSING", "there is no file"),
    ("replay FOLDER.toml", "is a folder"),
    ("replay BINARY", "not a text"),
    ("replay EMPTY", "a record begins with"),
    ("replay TRUNCATED", "ends in the middle of a line"),
    ("replay SHORTENED", "SHORTENED, line"),
    ("replay ILLEGAL", "is not an action"),
    ("replay RECORD --lang klingon", "no language"),
    ("render nowhere", "no scenario and no file"),
    ("render waterloo -o board.gif", "ends in .svg or .png"),
    ("render waterloo -o NOTHING/nowhere/board.svg", "cannot write"),
    ("render waterloo -o /proc/board.svg", "cannot write"),
    ("render waterloo -o FOLDER.svg", "it is a folder"),
    ("render waterloo --scale 0 -o board.png", "scale"),
    ("render waterloo --scale nan -o board.png", "scale"),
    ("render BINARY -o board.svg", "not a text"),
    ("render BROKEN.toml -o board.svg", "BROKEN.toml:3"),
    ("render TRUNCATED -o board.svg", "ends in the middle of a line"),
    ("render WRONG.toml -o board.svg", "WRONG.toml:1"),
    ("render ODD.toml -o board.svg", 'no hex "z9"'),
    ("check MISSING", "there is no file"),
    ("check FOLDER.toml", "is a folder"),
    ("check BINARY", "not a text"),
    ("check EMPTY", "is empty"),
    ("check BROKEN.toml", "BROKEN.toml:3"),
    ("check TRUNCATED", "ends in the middle of a line"),
    ("check ODD.toml", 'no hex "z9"'),
    ("check PROSE", "neither a record"),
    ("check OTHER.toml", 'neither a "board"'),
    ("bench checkers", "checkers"),
    ("bench --seconds 0", "more than 0"),
    ("bench --seconds soon", "--seconds"),
]


@pytest.fixture
def files(tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One of each sort of bad file."""
    monkeypatch.chdir(tmp_path)
    text = record.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    scenario = SCENARIO.read_text(encoding="utf-8")
    for name, content in {
        "RECORD": text,
        "TRUNCATED": text[: len(text) // 2].rstrip("\n"),
        "SHORTENED": "".join(without_last_dice(lines)),
        "ILLEGAL": "".join([*lines[:12], "french: surrender now\n"]),
        "EMPTY": "",
        "PROSE": "Once upon a time\nthere was a file.\n",
        "BROKEN.toml": 'game = "napoleonics"\n\nposition = [\n',
        "WRONG.toml": scenario,  # its id is not the name of the file
        "ODD.toml": 'game = "napoleonics"\n[position]\npieces = ["french line z9"]\n',
        "OTHER.toml": 'colour = "red"\n',
    }.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    for name in ("FOLDER.toml", "FOLDER.svg", "NOTHING"):
        (tmp_path / name).mkdir()
    return tmp_path


def without_last_dice(lines: list[str]) -> list[str]:
    """Up to an answer whose dice are missing."""
    last = max(number for number, line in enumerate(lines) if line.startswith("  dice:"))
    return lines[:last]


@pytest.mark.parametrize(("line", "words"), LINES, ids=[line for line, _ in LINES])
def test_one_sentence_and_exit_code_2(run: Run, files: Path, line: str, words: str) -> None:
    before = sorted(files.rglob("*"))
    ran = run(*line.split())
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1, "one sentence"
    assert sorted(files.rglob("*")) == before


def test_a_full_disk_leaves_no_half_of_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "board.svg"
    target.write_text("an older picture", encoding="utf-8")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    ran = run("render", "waterloo", "-o", target)
    assert ran.code == 2
    assert "no space left on device" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]
    assert target.read_text(encoding="utf-8") == "an older picture"


WORDS = ["", "0", "-1", "[]", '""', "nan", "99999999999999999999", "french", "a1", "z9", "[[case]]",
         "=", ":", "[position]", "pieces = 5", "x = [", "é", "order", "  dice: flag"]  # fmt: skip


def mutated(text: str, rng: random.Random) -> str:
    """A file with lines lost, doubled, exchanged or spoilt."""
    lines = text.splitlines(keepends=True)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines)) if lines else 0
        match rng.randrange(5):
            case 0:
                del lines[at : at + 1]
            case 1:
                lines.insert(at, rng.choice(lines or [""]))
            case 2:
                lines.insert(at, rng.choice(WORDS) + "\n")
            case 3:
                lines = lines[:at]
            case _ if lines:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice(WORDS)
                lines[at] = " ".join(words)
    return "".join(lines)


@pytest.mark.parametrize("seed", range(36))
def test_spoilt_files_are_refused_in_words(
    run: Run, record: Path, tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    what, source, commands = [
        ("game.txt", record, ["check", "replay"]),
        ("redinha.toml", SCENARIO, ["check", "render"]),
        ("case.toml", rng.choice(CASES), ["check", "case", "render"]),
    ][seed % 3]
    spoilt = tmp_path / what
    spoilt.write_text(mutated(source.read_text(encoding="utf-8"), rng), encoding="utf-8")
    command = rng.choice(commands)
    options = ["-o", str(tmp_path / "board.svg")] if command == "render" else []
    ran = run(command, spoilt, *options)
    assert ran.code in (0, 1, 2)
    assert "Traceback" not in ran.err
    if ran.code == 2:
        assert ran.out == ""
        assert ran.err.strip()
        assert not (tmp_path / "board.svg").exists()
