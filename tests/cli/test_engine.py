"""`sandtable engine`, and programs as players at the terminal and in simulations."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots.marshal import Marshal
from sandtable.cli.commands.engine import Engine
from tests.cli.conftest import Ran, Run
from tests.programs import CRASH, EXAMPLES, FIRST, bot

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```session\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
MORE = "..."
PLAY = ("play", "napoleonics", "rolica_first", "--seed", "5", "--seat", "french")
POSITION = {"type": "position", "game": "napoleonics", "scenario": "redinha", "seed": 3}
NEW_GAME = {"type": "game", "game": "napoleonics", "scenario": "redinha", "seat": "french"}


def typed(*messages: Any) -> str:
    lines = [each if isinstance(each, str) else json.dumps(each) for each in messages]
    return "".join(f"{line}\n" for line in lines)


def said(ran: Ran) -> list[dict[str, Any]]:
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


# The page


def lines_of(session: str, mark: str) -> list[Any]:
    return [json.loads(line[3:]) for line in session.splitlines() if line.startswith(mark)]


def agrees(told: Any, real: Any) -> bool:
    """Whether a message is as the page tells it, which leaves things out with three dots."""
    if told == MORE:
        return True
    if isinstance(told, dict) and isinstance(real, dict):
        return told.keys() == real.keys() and all(agrees(told[key], real[key]) for key in told)
    if isinstance(told, list) and isinstance(real, list):
        if told[-1:] == [MORE]:
            told, real = told[:-1], real[: len(told) - 1]
        return len(told) == len(real) and all(map(agrees, told, real))
    return bool(told == real)


def test_the_session_of_the_page_with_our_engine(run: Run) -> None:
    session = SESSIONS[1]
    replies = said(run("engine", typed=typed(*lines_of(session, "->"))))
    told = lines_of(session, "<-")
    for expected, real in zip(told, replies, strict=True):
        assert agrees(expected, real), (expected, str(real)[:1000])


def test_the_session_of_the_page_with_the_sample() -> None:
    session = SESSIONS[0]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "random_bot.py")],
        input=typed(*lines_of(session, "->")),
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == lines_of(session, "<-")


def test_the_page_shows_the_messages_that_programs_get(run: Run, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    name = bot(tmp_path, heard=f"open({str(heard)!r}, 'a').write(line)")
    run("simulate", "napoleonics", "redinha", "--games", "1", "--bots", f"{name},random")
    real = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    by_type = {each["type"]: each.keys() for each in real}
    told = {each["type"]: each.keys() for each in lines_of(SESSIONS[0], "->")}
    assert by_type == told
    for message in {*told, *(each["type"] for each in lines_of("".join(SESSIONS), ("->")))}:
        assert f"\n| `{message}` |" in PAGE


# The engine


def test_a_whole_game_by_its_own_answers(run: Run) -> None:
    sent: list[dict[str, Any]] = []
    engine = Engine("random", sent.append)
    engine.obey(json.dumps(POSITION))
    while sent[-1]["type"] == "question":
        engine.obey(json.dumps({"type": "go"}))
        engine.wait()
        assert sent[-1]["action"] in sent[-2]["actions"]
        engine.obey(json.dumps({"type": "play", "action": sent[-1]["action"]}))
    assert sent[-1]["type"] == "end"
    assert sent[-1]["winner"] in ("french", "allied")
    engine.obey('{"type": "go"}')
    assert sent[-1] == {"type": "error", "text": "the game is over"}


def test_a_position_from_a_record(run: Run) -> None:
    game = sandtable.new_game("napoleonics", "redinha", seed=3)
    for _ in range(5):
        question = game.question()
        assert question is not None
        game.answer(question.actions[0])
    question = game.question()
    assert question is not None
    (asked,) = said(run("engine", typed=typed({"type": "position", "record": game.text()})))
    assert asked["actions"] == [game.name(action) for action in question.actions]


WRONG: list[tuple[Any, str]] = [
    ("hello", "the line is no JSON"),
    ({"type": "hello", "protocol": 2}, "this engine speaks protocol 1, not 2"),
    ("[" * 100_000, "the line is no JSON"),
    ([], "the line is no JSON object"),
    ({"type": "ucinewgame"}, 'unknown message "ucinewgame"'),
    ({"type": "go"}, 'there is no position; set one with "position"'),
    ({"type": "game"}, 'the message has no "game"'),
    ({"type": "game", "game": "chess"}, 'unknown game "chess"'),
    ({**NEW_GAME, "scenario": "redinah"}, 'did you mean "redinha"?'),
    ({**POSITION, "scenario": "/etc/passwd"}, 'unknown scenario "/etc/passwd"'),
    ({**POSITION, "answers": ["fly"]}, '"fly" is refused: no-such-action'),
    ({**POSITION, "answers": 7}, '"answers" is a list of actions in notation'),
    ({"type": "position", "record": "sandtable record 1\n"}, "the record, line"),
    ({"type": "question", "number": 1}, 'a question comes after a "game"'),
]


@pytest.mark.parametrize(("message", "words"), WRONG)
def test_what_is_wrong_is_one_error_and_the_engine_goes_on(
    message: Any, words: str, run: Run
) -> None:
    error, hello = said(run("engine", typed=typed(message, "", {"type": "hello"})))
    assert error.keys() == {"type", "text"}
    assert error["type"] == "error"
    assert words in error["text"]
    assert hello["type"] == "hello"


ASKED = {"type": "question", "number": 4, "seat": "french", "actions": ["done", "skip"]}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, 'the question has no "sample", which this bot needs'),
        ({"number": True}, 'the question has no "number"'),
        ({"seat": "russian"}, 'unknown seat "russian"'),
        ({"actions": []}, 'the question has no "actions"'),
        ({"actions": [7]}, '"7" is no action of napoleonics'),
        ({"actions": ["done"], "sample": {"lists": {}}}, "the message cannot be used"),
        ({"seconds": "long"}, '"seconds" is a number'),
    ],
)
def test_a_question_that_makes_no_sense(change: dict[str, Any], words: str, run: Run) -> None:
    question = {**ASKED, "actions": ["done"], **change}
    if "seconds" in change:
        (asked,) = said(run("engine", typed=typed(POSITION)))
        question = {**asked, **change}
    (error,) = said(run("engine", typed=typed(NEW_GAME, question)))
    assert words in error["text"]


def test_random_needs_no_sample(run: Run) -> None:
    question = {**ASKED, "actions": ["done"]}
    (answer,) = said(run("engine", "--bot", "random", typed=typed(NEW_GAME, question)))
    assert answer == {"type": "answer", "number": 4, "action": "done"}


def test_stop_ends_a_long_search_with_an_answer() -> None:
    """Without `stop` this search has no end in sight."""
    sent: list[dict[str, Any]] = []
    effort = "playouts=1000000000,worlds=1000000000,behind=1000000,margin=1000"
    engine = Engine(f"marshal:{effort}", sent.append)
    engine.obey(json.dumps(POSITION))
    engine.obey('{"type": "go"}')
    engine.obey('{"type": "stop"}')
    engine.wait()
    assert sent[-1]["type"] == "answer"
    assert sent[-1]["action"] in sent[0]["actions"]


def test_the_time_of_a_question_limits_a_search() -> None:
    marshal = Marshal(sandtable.box("napoleonics"), 1)
    assert not marshal._late(0.0)
    marshal.most_seconds = 1.0
    assert marshal._late(0.0)


def test_an_unknown_bot_is_refused(run: Run) -> None:
    for name in ("general", "cmd:true"):
        ran = run("engine", "--bot", name)
        assert ran.code == 2
        assert "there is no bot called" in ran.err


# Simulations and the table


def test_simulate_tells_how_programs_failed(run: Run, tmp_path: Path) -> None:
    bots = f"{bot(tmp_path, CRASH)},random"
    arguments = ("simulate", "napoleonics", "redinha", "--games", "2", "--bots", bots)
    assert "lost 2 games because it ended before the game did (code 1: out of ideas)" in (
        run(*arguments).out
    )
    data = json.loads(run(*arguments, "--json").out)
    why = "ended before the game did (code 1: out of ideas)"
    assert list(data["forfeits"].values()) == [{why: 2}, {}]


def test_a_program_plays_at_the_table(run: Run, tmp_path: Path) -> None:
    keys = typed(*["1"] * 30)
    first = run(*PLAY, "--bot", bot(tmp_path, FIRST), typed=keys)
    assert first.code == 0
    assert "The allies play" in first.out
    assert "captain plays on" not in first.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "ended before the game did (code 1: out of ideas). The captain plays on."),
        ("el", "Συνεχίζει ο λοχαγός."),
        ("hu", "Helyette a százados játszik tovább."),
    ],
)
def test_at_the_table_captain_plays_on_for_a_program_that_failed(
    language: str, words: str, run: Run, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.txt"
    keys = typed(*["1"] * 3, f"save {saved}")
    ran = run(*PLAY, "--bot", bot(tmp_path, CRASH), "--lang", language, typed=keys)
    assert ran.code == 0
    assert " ".join(ran.out.split()).count(words) == 1  # a line may be wrapped
    assert "players: human captain" in saved.read_text(encoding="utf-8")


def test_a_record_starts_no_program(run: Run, tmp_path: Path) -> None:
    saved, made = tmp_path / "saved.txt", tmp_path / "made"
    keys = typed("1", f"save {saved}")
    run(*PLAY, "--bot", bot(tmp_path, FIRST), typed=keys)
    text = saved.read_text(encoding="utf-8")
    assert "players: human cmd\n" in text
    saved.write_text(text.replace("human cmd", f"human cmd:touch${{IFS}}{made}"), encoding="utf-8")
    ran = run("play", "--load", saved)
    assert ran.code == 2
    assert "name it with --bot" in ran.err
    assert not made.exists()
    assert run("play", "--load", saved, "--bot", "random", "--seat", "french").code == 0
