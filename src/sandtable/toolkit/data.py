"""Data files: reading them, and errors that say which file, which line and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, final

from sandtable.core.shapes import one_of as one_of, unknown as unknown

_NAME: Final = r'(?:[A-Za-z0-9_-]+|"[^"]*")'
_NAMES: Final = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_KEY: Final = re.compile(rf"\s*({_NAMES})\s*=")
_TABLE: Final = re.compile(rf"\s*(\[\[?)\s*({_NAMES})\s*\]\]?\s*(?:#.*)?$")
_TOML_LINE: Final = re.compile(r"\s*\(at line (\d+), column \d+\)")

Step = str | int

# Limits for files that people name
MOST_BYTES: Final = 8_000_000
MOST_DEPTH: Final = 40
LARGEST: Final = 2**53
TOO_DEEP: Final = f"lists and tables lie more than {MOST_DEPTH} deep in each other"
LARGE_NUMBER: Final = f"a number is larger than {LARGEST}"


class Unknown(KeyError):
    """A name that nothing has; what it says is a whole sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


class DataError(Exception):
    """What is wrong in a data file, and where."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(file, line, message)
        self.file = file
        self.line = line
        self.message = message

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


@final
class Source:
    """The text of a TOML file, to tell on which line a key stands.

    The reader of TOML in Python gives values without their lines. So this looks for lines that
    open a table or begin with a key, and skips strings of several lines. A key inside an inline
    table or an array has the line of the key before it.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self._lines_of: dict[tuple[Step, ...], int] = {}
        table: tuple[Step, ...] = ()
        tables: dict[tuple[Step, ...], int] = {}
        quotes = ""
        for number, line in enumerate(self.lines, start=1):
            if not quotes:
                if opened := _TABLE.match(line):
                    table = _path(opened[2])
                    if opened[1] == "[[":
                        tables[table] = tables.get(table, -1) + 1
                        table += (tables[table],)
                    self._note(table, number)
                elif key := _KEY.match(line):
                    self._note(table + _path(key[1]), number)
            quotes = _open_quotes(line, quotes)

    def _note(self, path: tuple[Step, ...], line: int) -> None:
        for length in range(1, len(path) + 1):
            self._lines_of.setdefault(path[:length], line)

    def line_of(self, *path: Step) -> int:
        """The line of this key, or of the table that should have it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._lines_of:
                return self._lines_of[path[:length]]
        return 1

    def line_with(self, text: str, *path: Step) -> int:
        """The line of this text in the value of a key."""
        first = self.line_of(*path)
        others = [line for line in self._lines_of.values() if line > first]
        last = min(others, default=len(self.lines) + 1)
        for number in range(first, last):
            if text in self.lines[number - 1]:
                return number
        return first

    def first_line_of_string(self, *path: Step) -> int:
        """The line where the text of a string begins: the next one after opening quotes."""
        line = self.line_of(*path)
        return line + 1 if self.lines[line - 1].rstrip().endswith(("'''", '"""')) else line


@final
@dataclass(eq=False)
class Table:
    """A table of a TOML file. It gives values of the kind that is asked for, and notes what is
    wrong and goes on with an empty one, so that all the problems of a file can be told at once."""

    values: dict[str, Any]
    source: Source
    problems: list[DataError]
    path: tuple[Step, ...] = ()

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def problem(self, key: str, message: str) -> None:
        self.problem_at(self.source.line_of(*self.path, key), message)

    def problem_at(self, line: int, message: str) -> None:
        self.problems.append(DataError(self.source.file, line, message))

    def line_with(self, text: str, key: str) -> int:
        return self.source.line_with(text, *self.path, key)

    def only(self, keys: Iterable[str], needed: Iterable[str] = ()) -> bool:
        """No other keys than these; whether all that are needed are there."""
        known = list(keys)
        for key in self.values:
            if key not in known:
                self.problem(key, unknown("key", key, known))
        return self.needs(needed)

    def exactly(self, keys: Iterable[str]) -> bool:
        """All of these keys and no others."""
        known = list(keys)
        return self.only(known, known)

    def needs(self, keys: Iterable[str]) -> bool:
        """All of these keys."""
        missing = [key for key in keys if key not in self.values]
        for key in missing:
            self.problem(key, f'the key "{key}" is missing')
        return not missing

    def text(self, key: str) -> str:
        value = self.values.get(key, "")
        if isinstance(value, str):
            return value
        self.problem(key, f'"{key}" is {_shown(value)}, expected a text in quotes')
        return ""

    def texts(self, key: str) -> list[str]:
        values = self.values.get(key, [])
        if isinstance(values, list) and all(isinstance(value, str) for value in values):
            return values
        self.problem(key, f'"{key}" is {_shown(values)}, expected a list of texts in quotes')
        return []

    def word(self, key: str, words: Iterable[str]) -> str:
        """One of these words."""
        word = self.text(key)
        known = list(words)
        if word not in known and isinstance(self.values.get(key), str):
            self.problem(key, f'"{key}" is "{word}", expected {one_of(known)}')
        return word

    def number(self, key: str, low: int, high: int | None = None) -> int:
        """A whole number in these bounds."""
        if key not in self.values:
            return low
        value = self.values[key]
        if type(value) is int and low <= value and (high is None or value <= high):
            return value
        bounds = f"of at least {low}" if high is None else f"from {low} to {high}"
        self.problem(key, f'"{key}" is {_shown(value)}, expected a whole number {bounds}')
        return low

    def numbers(self, key: str, low: int) -> list[int]:
        """A list of whole numbers of at least `low`."""
        values = self.values.get(key, [])
        if isinstance(values, list) and all(type(each) is int and each >= low for each in values):
            return values
        message = f'"{key}" is {_shown(values)}, expected a list of whole numbers of at least {low}'
        self.problem(key, message)
        return []

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        if isinstance(value, bool):
            return value
        self.problem(key, f'"{key}" is {_shown(value)}, expected true or false')
        return False

    def table(self, key: str) -> Table:
        values = self.values.get(key, {})
        if not isinstance(values, dict):
            self.problem(key, f'"{key}" is {_shown(values)}, expected a table of keys and values')
            values = {}
        return Table(values, self.source, self.problems, (*self.path, key))

    def tables(self, key: str) -> list[Table]:
        """The tables of an array, each opened by [[key]]."""
        values = self.values.get(key, [])
        if not isinstance(values, list) or not all(isinstance(each, dict) for each in values):
            self.problem(key, f'"{key}" is not an array of tables, expected [[{key}]] above each')
            return []
        return [
            Table(each, self.source, self.problems, (*self.path, key, number))
            for number, each in enumerate(values)
        ]


def read_toml(path: Path) -> tuple[dict[str, Any], Source]:
    """The values of a TOML file and its text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise DataError(str(path), 1, f"larger than {MOST_BYTES // 1_000_000} MB")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(str(path), 1, f"cannot read the file: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise DataError(str(path), line, "expected text in UTF-8") from error
    try:
        values = tomllib.loads(text)
        check_sizes(values, Source(str(path), text))
        return values, Source(str(path), text)
    except RecursionError:
        raise DataError(str(path), 1, TOO_DEEP) from None
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        place = _TOML_LINE.search(message)
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        message = _TOML_LINE.sub("", message).removesuffix(" (at end of document)")
        raise DataError(str(path), line, f"not TOML: {message}") from error
    except ValueError:  # Python reads no integer of so many digits
        raise DataError(str(path), 1, LARGE_NUMBER) from None


def check_facts(
    checks: Mapping[str, Callable[[Table], None]], values: dict[str, Any], source: Source
) -> list[DataError]:
    """All that is wrong with a file of facts, in the order of the lines.

    The first key of `checks` that is in the file says which of them is meant for it.
    """
    file = Table(values, source, [])
    next(check for key, check in checks.items() if key in file)(file)
    return sorted(file.problems, key=lambda problem: problem.line)


def check_sizes(values: dict[str, Any], source: Source) -> None:
    """No number of a file is larger, and nothing in it deeper, than any game needs."""
    waiting: list[tuple[Any, tuple[Step, ...]]] = [(values, ())]
    while waiting:
        value, path = waiting.pop()
        if len(path) > MOST_DEPTH:
            raise DataError(source.file, source.line_of(*path[:1]), TOO_DEEP)
        if isinstance(value, dict):
            waiting += [(each, (*path, name)) for name, each in value.items()]
        elif isinstance(value, list):
            waiting += [(each, (*path, at)) for at, each in enumerate(value)]
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise DataError(source.file, source.line_of(*path), LARGE_NUMBER)


def _shown(value: object) -> str:
    """A value as it stands in a file, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _path(names: str) -> tuple[Step, ...]:
    return tuple(name.strip('"') for name in re.findall(_NAME, names))


def _open_quotes(line: str, quotes: str) -> str:
    """The triple quotes that are open after this line."""
    if quotes:
        return "" if line.count(quotes) % 2 else quotes
    if line.lstrip().startswith("#"):
        return ""
    return next((each for each in ('"""', "'''") if line.count(each) % 2), "")


class Named(Protocol):
    """Texts for people, of which a name is the least."""

    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def texts_by_language(file: Table, read: Callable[[Table], N]) -> dict[str, N]:
    """The tables [text.en], [text.el] and so on of a file; English has to be there."""
    languages = file.table("text")
    texts: dict[str, N] = {}
    for language in languages.values:
        if not re.fullmatch("[a-z]{2}", language):
            message = f'"{language}" is no language, expected two letters such as "en"'
            languages.problem(language, message)
        texts[language] = read(languages.table(language))
    if "text" in file and not ("en" in texts and texts["en"].name):
        languages.problem("en", 'the key "name" of [text.en] is missing')
    return texts
