"""Files named by the user: clear errors on reading, atomic writes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandtable.cli.failure import Failure
from sandtable.core.chance import ChanceNeeded, ScriptError
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import MOST_BYTES, DataError, read_toml
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import FORMAT, Record, RecordError, read_record
from sandtable.toolkit.replay import replay

RECORD: Final = "record"
SCENARIO: Final = "scenario"
CASE: Final = "case"
BALANCE: Final = "balance"

# What a broken file may throw at a reader that expected a sound one.
BROKEN: Final = (
    KeyError,
    ValueError,
    TypeError,
    AttributeError,
    IndexError,
    ArithmeticError,
    RecursionError,
    ChanceNeeded,
    DataError,
    IllegalAction,
    ScriptError,
)


@dataclass(frozen=True)
class Found:
    """A file, what it is, and what is in it."""

    path: Path
    what: str
    text: str = ""
    values: dict[str, Any] | None = None


def read_text(path: Path) -> str:
    """The text of a file; a failure that says what is wrong with it."""
    try:
        if path.is_dir():
            raise Failure(f"{path} is a folder, expected a file")
        if not path.exists():
            raise Failure(f"there is no file {path}")
        if not path.is_file():  # a pipe might never end
            raise Failure(f"{path} is not a file that can be read")
        if path.stat().st_size > MOST_BYTES:
            raise Failure(f"{path} is larger than {MOST_BYTES // 1_000_000} MB")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failure(f"{path} is not a text in UTF-8") from None
    except (OSError, ValueError) as error:
        raise Failure(f"cannot read {path}: {reason(error)}") from None
    if "\0" in text:
        raise Failure(f"{path} is not a text")
    return text


def find_out(path: Path) -> Found:
    """Whether a file is a record, a scenario or a case, by what is in it."""
    text = read_text(path)
    if text.startswith("sandtable record"):
        return Found(path, RECORD, text)
    try:
        values, _ = read_toml(path)
    except DataError as error:
        if path.suffix == ".toml":
            raise Failure(str(error)) from None
        raise Failure(f'{path} is neither a record ("{FORMAT}") nor a TOML file') from None
    if "board" in values or any(box.reads(values) for box in BOXES.values()):
        return Found(path, SCENARIO, text, values)
    if values.get("game") in BOXES and "rules_version" in values:
        return Found(path, BALANCE, text, values)
    if "game" in values or "case" in values or "position" in values:
        return Found(path, CASE, text, values)
    if values:
        raise Failure(f'{path} has neither a "board" (a scenario) nor a "position" (a case)')
    raise Failure(f"{path} is empty, expected a record, a scenario or a case")


def record_in(text: str, path: Path) -> tuple[Box, Record]:
    """The record in a text, and the game that it is of."""
    if text.startswith(FORMAT) and not text.endswith("\n"):
        line = len(text.splitlines()) or 1
        raise Failure(f"{path}, line {line}: the record ends in the middle of a line")
    try:
        record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
    except RecordError as error:
        raise Failure(f"{path}, {error}") from None
    return BOXES[record.header["game"]], record


def replayed(text: str, path: Path, seed: str | None = None) -> Game:
    """The game of a record, played again with every hash checked."""
    box, record = record_in(text, path)
    try:
        return replay(box, record, seed)
    except RecordError as error:
        raise Failure(f"{path}, {error}") from None
    except BROKEN as error:
        raise Failure(f"{path} is not a sound record: {reason(error)}") from None


def hashes_in(text: str, path: Path) -> int:
    """How many hashes stand in a record, and so are checked when it is played again."""
    return sum(1 for step in record_in(text, path)[1].steps if step.hash)


def write_whole(path: Path, data: str | bytes) -> None:
    """Write a file beside its place and move it there, so that nothing half-written is seen."""
    content = data.encode() if isinstance(data, str) else data
    try:
        if path.is_dir():
            raise Failure(f"cannot write {path}: it is a folder")
        if path.exists() and not path.is_file():  # a terminal, a pipe
            path.write_bytes(content)
            return
        if path.exists() and not os.access(path, os.W_OK):
            raise Failure(f"cannot write {path}: it may not be changed")
        unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with unfinished.open("xb") as file:
                file.write(content)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Failure(f"cannot write {path}: {reason(error)}") from None


def reason(error: BaseException) -> str:
    """What an exception says, in one line."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[:1].lower() + error.strerror[1:]
    if isinstance(error, KeyError) and error.args:
        return " ".join(str(error.args[0]).split())
    return " ".join(str(error).split()) or type(error).__name__


def game_of_scenario(found: Found) -> tuple[Box, list[str]]:
    """The game that a scenario file belongs to, and what is wrong with it there.

    A file does not name its game: it is one that knows what is in it, else the one that finds the
    least wrong with it.
    """
    from sandtable.cli.terminal.display import display_of

    path = found.path
    for box in BOXES.values():
        if box.reads(found.values or {}):
            return box, display_of(box).check_scenario(path)
    tried = [(box, display_of(box).check_scenario(path)) for box in BOXES.values()]
    return min(tried, key=lambda each: len(each[1]))


def scenario_at(box: Box, path: Path, options: dict[str, Any] | None = None) -> State:
    """The first position of a scenario in a file, with these options; to look at, with all."""
    if options is None:
        options = {name: True for name in box.options if name not in box.handicaps}
    try:
        state: State = box.set_up(str(path.resolve()), options)
    except DataError as error:
        raise Failure(str(error)) from None
    except BROKEN as error:
        raise Failure(f"{path} is not a sound scenario: {reason(error)}") from None
    return state
