"""A command line that runs in this process, and what it printed."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import main


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--json")`; `typed` is what comes from the keyboard."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run_it(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run_it


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game, with always the first answer."""
    game = sandtable.new_game("napoleonics", "rolica_second", seed=4)
    while (question := game.question()) is not None:
        game.answer(question.actions[len(game.record.steps) % len(question.actions)])
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.text(), encoding="utf-8")
    return path
