"""Files that are too large, too deep or endless are refused in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sandtable.cli.app import run
from sandtable.toolkit import data

COMMANDS = ("check", "verify", "replay")


def told(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert run(list(command)) != 0
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_too_large_is_not_read(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(data.MOST_BYTES + 1)
    assert "larger than" in told(capsys, command, str(path))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_that_nobody_writes_into_is_not_waited_for(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    assert "not a file" in told(capsys, command, str(path))


@pytest.mark.parametrize(
    "text",
    ["board = " + "[" * 100_000, "board = " + "{a=" * 50_000, ".".join("a" * 5_000) + " = 1"],
)
def test_a_deep_file_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(text)
    assert "deep" in told(capsys, "check", str(path))


@pytest.mark.parametrize("number", ["9" * 5_000, "1" + "0" * 30, "-" + "7" * 25])
def test_a_huge_number_is_refused(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "huge.toml"
    path.write_text(f'id = "x"\nboard = "y"\nturns = {number}\n')
    assert "number" in told(capsys, "check", str(path))
