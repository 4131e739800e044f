"""Programs as players: told what their seat may know, held to their limits, and ended for sure."""

from __future__ import annotations

import json
import shlex
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.arena.match import Match, play_match, play_with
from sandtable.arena.simulate import simulate
from sandtable.bots import External, is_external, make_bot, make_player, protocol
from sandtable.bots.program import Forfeit, Program
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.games.maria import MARIA
from sandtable.games.napoleonics import NAPOLEONICS
from tests.programs import CRASH, EXAMPLES, FIRST, PATIENT, bot, node, python
from tests.test_bots import Auction
from tests.toys import bids

CAP = 60
ASKED = 'message["number"]'


def played(name: str, cap: int = CAP) -> Match:
    return play_match(NAPOLEONICS, "redinha", [name, "random"], "a match", cap)


# Good ones


@pytest.mark.parametrize(
    "command",
    [[sys.executable, str(EXAMPLES / "random_bot.py")], [*node(), str(EXAMPLES / "random_bot.js")]],
    ids=["python", "javascript"],
)
def test_the_samples_play_whole_games_and_the_same_again(command: list[str]) -> None:
    first, second = (played(f"{PATIENT}:{shlex.join(command)}", 20_000) for _ in range(2))
    assert first.forfeits == {}
    assert first.winner in (0, 1)
    assert first.chosen[0] > 10
    assert first.answers == second.answers


@pytest.mark.parametrize("name", ["random_bot.py", "random_bot.js"])
def test_the_samples_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 42


def test_our_engine_as_a_program_plays_as_the_bot_itself_does() -> None:
    engine = f"{PATIENT}:{shlex.join([sys.executable, '-m', 'sandtable', 'engine'])} --bot captain"
    assert played(engine, 40).answers == played("captain", 40).answers


def test_info_and_empty_lines_are_no_answers(tmp_path: Path) -> None:
    chatty = f'say({{"type": "info", "text": "hm"}}); print(); {FIRST}'
    assert played(bot(tmp_path, chatty)).forfeits == {}


# What a program is told


@pytest.mark.parametrize("game", list(BOXES))
def test_a_program_is_told_what_its_seat_may_know(game: str, tmp_path: Path) -> None:
    box = BOXES[game]
    heard = tmp_path / "heard.txt"
    keep = f"open({str(heard)!r}, 'a').write(line)"
    scenario = box.scenarios()[0]
    names = [bot(tmp_path, heard=keep), *["random"] * (len(box.seats_of(scenario)) - 1)]
    match = play_match(box, scenario, names, "told", CAP)
    assert match.forfeits == {}
    hello, opening, *messages = [
        protocol.decode(line) for line in heard.read_text(encoding="utf-8").splitlines()
    ]
    questions, (end,) = messages[:-1], messages[-1:]
    assert (hello["type"], opening["type"], end["type"]) == ("hello", "game", "end")
    assert (opening["game"], opening["scenario"]) == (game, scenario)
    assert opening["seat"] == opening["seats"][0] == box.seats[0]
    assert [each["number"] for each in questions] == list(range(1, match.chosen[0] + 1))
    assert questions
    replay(box.id, scenario, match, questions)


def replay(game: str, scenario: str, match: Match, questions: list[dict[str, Any]]) -> None:
    """Play the match again, and compare what was told with what the seat may know."""
    again = sandtable.new_game(game, scenario, "told")
    told, at = 0, 0
    for action in match.answers:
        asked = again.question()
        assert asked is not None
        if asked.seat == 0 and not asked.forced:
            known = [
                {"key": each.key, "rule": each.rule, "args": each.args}
                for each in again.events_of(0)
            ]
            message, at = questions[at], at + 1
            assert message["events"] == json.loads(json.dumps(known[told:]))
            assert message["view"] == json.loads(json.dumps(again.view(0)))
            assert message["actions"] == [again.name(each) for each in asked.actions]
            told = len(known)
        again.answer(action, asked.seat)


@pytest.mark.parametrize("game", list(BOXES))
def test_a_question_does_not_depend_on_what_is_hidden(game: str) -> None:
    """The same message whatever the cards are that the seat does not see."""
    real = sandtable.new_game(game, seed="hidden")
    for number in range(CAP):
        asked = real.question()
        assert asked is not None
        others = [real.state, *(real.resample(asked.seat, seed) for seed in range(3))]
        messages = [question_of(state, real.box.id, real.seats, asked, number) for state in others]
        assert all(each == messages[0] for each in messages)
        real.answer(asked.actions[number % len(asked.actions)], asked.seat)


def question_of(state: State, game: str, seats: list[str], asked: Question, number: int) -> Any:
    sample = state.resample(asked.seat, Sealed("one sample"))
    return protocol.question(BOXES[game], seats, number, asked, 1.0, sample, [])


# Bad ones: the text says what a bot does with a question, and how it is told to have failed

BAD: list[tuple[str, str]] = [
    (CRASH, "ended before the game did (code 1: out of ideas)"),
    ("os.kill(os.getpid(), 9)", "ended before the game did (code -9)"),
    ("sys.stdout.close(); os.close(1); time.sleep(3600)", "ended before the game did (it closed"),
    ('while True: say({"type": "info"})', "sent too much without an answer"),
    ("while True: sys.stdout.write('x' * 9999)", "sent too much without an answer"),
    ("print('well...', flush=True)", "sent a line that is no JSON"),
    ("print('[' * 200000, flush=True)", "sent a line that is no JSON"),
    ("print('[1]', flush=True)", "sent a line that is no JSON object"),
    ("print('{}', flush=True)", 'sent a line that has no "type"'),
    (
        "sys.stdout.buffer.write(b'\\xff\\xfe\\xfd\\n'); sys.stdout.flush()",
        "sent a line that is no",
    ),
    ('say({"type": "move"})', 'sent a line that is "move", expected "answer" or "info"'),
    ('say({"type": "error", "text": "lost"})', "sent a line that reports an error: lost"),
    (
        'say({"type": "answer", "number": 7, "action": "done"})',
        "sent a line that answers question 7, expected 1",
    ),
    (
        'say({"type": "answer", "number": True, "action": "done"})',
        "sent a line that answers question True, expected 1",
    ),
    (f'say({{"type": "answer", "number": {ASKED}}})', 'sent a line that has no "action"'),
    (f"{FIRST}; {FIRST}", "sent a line that answers question 1, expected 2"),
    ("answer(message, 'conquer the world')", 'not offered: "conquer the world"'),
    ("answer(message, 'move a1')", 'not offered: "move a1"'),
    ("answer(message, 'a\\x1b[2Jb' * 99)", 'not offered: "a?[2Jba?[2Jb'),
]


@pytest.mark.parametrize(("answer", "words"), BAD)
def test_a_program_that_fails_loses(answer: str, words: str, tmp_path: Path) -> None:
    match = played(bot(tmp_path, answer))
    assert (match.winner, match.capped) == (1, False)
    assert set(match.forfeits) == {0}
    assert words in match.forfeits[0]
    assert match.forfeits[0].isprintable()
    assert len(match.forfeits[0]) < 200


def test_a_program_that_hangs_loses(tmp_path: Path) -> None:
    match = played(bot(tmp_path, "time.sleep(3600)", limit="cmd@0.05"))
    assert match.winner == 1
    assert match.forfeits == {0: "gave no answer within 0.05 seconds"}


def test_a_program_that_says_no_hello_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.bots.external.START_SECONDS", 0.05)
    match = played(bot(tmp_path, start="time.sleep(3600)"))
    assert match.forfeits == {0: "gave no answer within 0.05 seconds"}


@pytest.mark.parametrize(
    ("hello", "words"),
    [
        ('{"type": "hello", "protocol": 2}', "names protocol 2, expected 1"),
        ('{"type": "hello"}', "names protocol None, expected 1"),
        ('{"type": "answer"}', 'is "answer", expected "hello"'),
        ('{"type": "error", "text": "no licence"}', "reports an error: no licence"),
    ],
)
def test_a_wrong_hello_loses(hello: str, words: str, tmp_path: Path) -> None:
    match = played(bot(tmp_path, start=f"print({hello!r}, flush=True)"))
    assert match.forfeits == {0: f"sent a line that {words}"}


def test_a_file_that_is_no_program_loses(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fnothing that can be run")
    broken.chmod(0o755)
    match = played(f"cmd:{broken}")
    assert match.winner == 1
    assert match.forfeits[0].startswith("could not be started: ")


def test_a_program_that_does_not_read_holds_up_nobody() -> None:
    program = Program([sys.executable, "-c", "import time; time.sleep(3600)"])
    try:
        with pytest.raises(Forfeit) as failure:
            send_much(program)
    finally:
        program.close()
    assert failure.value.kind == "unread"


def send_much(program: Program) -> None:
    for _ in range(100):
        program.send({"type": "question", "view": "x" * 1_000_000})


# More than two seats: the others play on


def test_where_three_play_a_stand_in_plays_on(tmp_path: Path) -> None:
    names = [bot(tmp_path, CRASH), "random", "random"]
    match = play_match(MARIA, MARIA.scenarios()[0], names, "three", CAP)
    assert list(match.forfeits) == [0]
    assert match.decisions == CAP
    assert match.capped


def test_a_stand_in_wins_nothing(tmp_path: Path) -> None:
    seen = set()
    names = [bot(tmp_path, CRASH), "random", "random"]
    for seed in range(12):
        match = play_match(Auction(), "auction", names, seed)
        state = bids.new()
        state.begin(Sealed(0))
        for action in match.answers:
            asked = state.question()
            assert asked is not None
            state.answer(action, Sealed(0), asked.seat)
        result = state.result()
        assert result is not None
        assert match.winner == (None if result["winner"] == 0 else result["winner"])
        seen.add(result["winner"])
    assert {0, 1} <= seen


def test_when_all_but_one_failed_the_last_one_wins(tmp_path: Path) -> None:
    names = [bot(tmp_path, CRASH), "random", bot(tmp_path, CRASH)]
    match = play_match(Auction(), "auction", names, 1)
    assert (match.winner, set(match.forfeits), match.capped) == (1, {0, 2}, False)


# Nothing is left behind


@pytest.fixture
def alive() -> Any:
    """What a bot does to be watched, and a check that it and what it started are gone."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(120)
        port = server.getsockname()[1]
        start = f"watched = socket.create_connection(('127.0.0.1', {port}))\n"
        start += "if os.fork() == 0: time.sleep(3600)\n"

        def gone() -> bool:
            connection, _ = server.accept()
            with connection:
                connection.settimeout(120)
                return connection.recv(1) == b""

        yield start, gone


Alive = tuple[str, Callable[[], bool]]


@pytest.mark.parametrize(
    ("answer", "limit"), [(FIRST, PATIENT), (CRASH, PATIENT), ("time.sleep(3600)", "cmd@0.05")]
)
def test_a_program_and_what_it_started_are_ended(
    answer: str, limit: str, alive: Alive, tmp_path: Path
) -> None:
    start, gone = alive
    played(bot(tmp_path, answer, start=start, limit=limit), 20)
    assert gone()


class Interrupted:
    """A bot at whose turn somebody presses Ctrl-C."""

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        raise KeyboardInterrupt


def test_ctrl_c_ends_the_program_too(alive: Alive, tmp_path: Path) -> None:
    start, gone = alive
    program = make_player(bot(tmp_path, start=start), NAPOLEONICS, 1)
    with pytest.raises(KeyboardInterrupt):
        play_with(NAPOLEONICS, "redinha", [program, Interrupted()], "stopped")
    assert gone()


# Names


def test_a_name_says_which_program_and_how_long_it_thinks() -> None:
    assert is_external("cmd:./bot")
    assert is_external("cmd@2:./bot")
    assert not is_external("captain")
    assert not is_external("commander:1")
    made = make_player(f"cmd@2:{sys.executable} 'a bot.py'", NAPOLEONICS, 1)
    assert isinstance(made, External)
    assert made.command == [sys.executable, "a bot.py"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cmd", "names no program"),
        ("cmd:", "names no program"),
        ("cmd:/nowhere/bot", 'no program "/nowhere/bot"'),
        ("cmd:'bot", "No closing quotation"),
        ("cmd@soon:python3", "is no program: could not convert"),
        ("cmd@0:python3", "up to 3600 seconds, not 0"),
        ("cmd@nan:python3", "up to 3600 seconds, not nan"),
    ],
)
def test_a_name_that_means_no_program_is_refused(name: str, words: str) -> None:
    with pytest.raises(KeyError, match=words):
        simulate("napoleonics", [name, "random"], 1)


def test_only_a_command_line_starts_programs(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="no bot"):
        make_bot(f"cmd:{python(tmp_path)}", NAPOLEONICS, 1)


# Many games


def test_a_report_tells_what_failed_and_counts_losses(tmp_path: Path) -> None:
    name = bot(tmp_path, CRASH)
    reports = [
        simulate("napoleonics", [name, "random"], 4, "report", ["redinha"], jobs).as_dict()
        for jobs in (1, 2)
    ]
    for data in reports:
        why = "ended before the game did (code 1: out of ideas)"
        assert data["forfeits"] == {name: {why: 4}, "random": {}}
        assert data["wins"] == {name: 0, "random": 4, "draw": 0}
        assert data["capped"] == 0
