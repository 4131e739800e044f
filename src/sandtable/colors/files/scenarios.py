"""Scenario files: what they have in every hex battle, and the reading of it.

A game reads its own files with a `ScenarioReader` that adds what only this game has. Problems are
noted and read past, so that all of them can be reported at once.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from sandtable.boards.hexes import NOWHERE, HexGrid
from sandtable.colors.files.drawn import Cell, drawn_cells
from sandtable.toolkit import scenarios
from sandtable.toolkit.data import Table, one_of, texts_by_language, unknown
from sandtable.toolkit.scenarios import FileReader
from sandtable.toolkit.shelf import Filed, Shelf
from sandtable.toolkit.text import FALLBACK

TEXT_KEYS: Final = [*scenarios.TEXT_KEYS, "objectives", "specials"]
_RUN: Final = re.compile(r"([a-z]\d+)-([a-z]\d+)")


@dataclass(frozen=True)
class Texts(scenarios.Texts):
    """Texts with a note on each objective and on each special rule."""

    objectives: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()


@dataclass(frozen=True)
class Head:
    """What a scenario begins with; seats are words of `words.toml`."""

    id: str
    date: str  # empty for a battle that never was
    published: str
    layout: str
    top: str
    first: str


class Fought(Filed, Protocol):
    """What the scenarios of all hex games have."""

    @property
    def date(self) -> str: ...  # empty for a battle that never was

    @property
    def first(self) -> str: ...

    @property
    def texts(self) -> dict[str, Texts]: ...


S = TypeVar("S", bound=Fought)


class BattleShelf(Shelf[S]):
    """The scenarios of a game, which can be stored as data and made again.

    `by_hex` is the part that has lists of words or numbers by hex.
    """

    def __init__(
        self,
        home: Path,
        reader_of: Callable[[Path], ScenarioReader[S]],
        made_of: Callable[[dict[str, Any]], S],
        by_hex: str,
    ) -> None:
        super().__init__(home, reader_of)
        self.made_of = made_of
        self.by_hex = by_hex

    def stored(self, scenario: S) -> Any:
        """Enough to make the scenario again: its id, or all of it where it is not one of ours."""
        lists = getattr(scenario, self.by_hex).items()
        return self.data(scenario, **{self.by_hex: [[at, list(each)] for at, each in lists]})

    def restored(self, data: Any) -> S:
        """The scenario that `stored` described."""
        if isinstance(data, str):
            return self.find(data)
        lists = {at: tuple(each) for at, each in data[self.by_hex]}
        texts, path = texts_from_data(data["texts"]), Path(data["path"])
        return self.made_of({**data, self.by_hex: lists, "texts": texts, "path": path})


def texts_from_data(data: Mapping[str, Any]) -> dict[str, Texts]:
    """The texts by language, from stored data in which tuples are lists."""
    return {
        language: Texts(
            **{
                **each,
                "objectives": tuple(each["objectives"]),
                "specials": tuple(each["specials"]),
            }
        )
        for language, each in data.items()
    }


def texts_in(texts: Mapping[str, Texts], language: str) -> Texts:
    """What a scenario says in this language, or else in English; nothing for a case."""
    return texts.get(language) or texts.get(FALLBACK) or Texts("")


def words_by_code(table: Mapping[str, Any]) -> dict[str, str]:
    """The words of a table of `words.toml` by their letters on a drawn board."""
    return {str(each["code"]): str(each["word"]) for each in table.values()}


class ScenarioReader(FileReader, ABC, Generic[S]):
    """Reads one file: the head, the drawn cells, hexes by name, and the texts."""

    def __init__(self, path: Path, grid: HexGrid) -> None:
        super().__init__(path)
        self.grid = grid

    @abstractmethod
    def scenario(self) -> S:
        """All of the file."""

    # The head

    def head(self, seats: Collection[str]) -> tuple[str, str, str, str, str, str]:
        """The fields of `Head`."""
        file = self.file
        named, day = self.scenario_id(), self.date()
        printed = file.text("published"), file.text("layout")
        return named, day, *printed, file.word("top", seats), file.word("first", seats)

    def date(self) -> str:
        day = self.file.text("date")
        if "date" in self.file:
            try:
                date.fromisoformat(day)
            except ValueError:
                self.file.problem("date", f'"date" is "{day}", expected a day as "1808-08-17"')
        return day

    def by_seat(self, key: str, seats: Iterable[str]) -> Table:
        """A table with a key for each seat."""
        table = self.file.table(key)
        table.only(seats)
        if key in self.file:
            table.needs(seats)
        return table

    # The board

    def cells(self) -> list[Cell]:
        """The hexes of the drawn board, as far as they can be read."""
        drawing = self.file.text("board")
        if not isinstance(self.file.values.get("board"), str):
            return []
        source = self.file.source
        line = source.first_line_of_string("board")
        return drawn_cells(drawing, self.grid.row_lengths, source.file, line, self.file.problems)

    def cell_problem(self, cell: Cell, message: str) -> None:
        self.file.problem_at(cell.line, f'{self.grid.names[cell.hex]} "{cell.text}" {message}')

    def ground_in(self, cell: Cell, ground: Mapping[str, str]) -> str:
        """The terrain whose letter a hex begins with; nothing if it is none."""
        word = ground.get(cell.text[0], "")
        if not word:
            letters = one_of(ground)
            self.cell_problem(cell, f"begins with no letter of terrain, expected {letters}")
        return word

    def coded(self, cell: Cell, what: str, code: str, words: Mapping[str, str]) -> str:
        """The word of a code in a hex; nothing if there is none."""
        if code not in words:
            self.cell_problem(cell, f"has {unknown(what, code, words)}")
        return words.get(code, "")

    def hex_of(self, name: str, line: int, what: str) -> int:
        at = self.grid.hex(name)
        if at == NOWHERE:
            names = self.grid.names
            row = [each for each in names if each[0] == name[:1]] or names
            message = f'{what}: "{name}" is not on the board, expected {row[0]} to {row[-1]}'
            self.file.problem_at(line, message)
        return at

    def hexes(self, table: Table, what: str) -> tuple[int, ...]:
        """The "hexes" of a table: single ones as "d6", and runs within a row as "d6-d9"."""
        names = table.texts("hexes")
        if "hexes" in table and not names:
            table.problem("hexes", '"hexes" is empty, expected one hex or more')
        hexes: list[int] = []
        for name in names:
            line = table.line_with(f'"{name}"', "hexes")
            run = _RUN.fullmatch(name)
            first = self.hex_of(run[1] if run else name, line, what)
            last = self.hex_of(run[2], line, what) if run else first
            if NOWHERE in (first, last):
                continue
            if first > last or self.grid.rows[first] != self.grid.rows[last]:
                message = f'{what}: "{name}" is no run of hexes, expected one row as "d6-d9"'
                self.file.problem_at(line, message)
            hexes += range(first, last + 1)
        for at in sorted({at for at in hexes if hexes.count(at) > 1}):
            table.problem("hexes", f"{what}: {self.grid.names[at]} is there twice, expected once")
        return tuple(hexes)

    # Special rules, and the sides

    def rule_of(self, table: Table, rules: Mapping[str, list[str]]) -> str:
        """The special rule of a table, which is told what it needs to be told."""
        rule = table.text("rule")
        if rule in rules:
            table.only(["rule", *rules[rule]], rules[rule])
        else:
            table.problem("rule", unknown("special rule", rule, rules))
        return rule

    def check_sides(self, seats: Iterable[str], units: Collection[str]) -> None:
        """Every seat has units; `units` are the seats of all of them."""
        for seat in seats:
            if seat not in units:
                self.file.problem("board", f"the {seat} side has no unit")

    # Texts

    def texts(self, objectives: int) -> dict[str, Texts]:
        return texts_by_language(self.file, lambda table: self.language(table, objectives))

    def language(self, table: Table, objectives: int) -> Texts:
        table.only(TEXT_KEYS)
        notes = table.texts("objectives")
        if notes and len(notes) != objectives:
            message = f'"objectives" has {len(notes)} texts, expected {objectives}, one for each'
            table.problem("objectives", f"{message} [[objective]]")
        return Texts(
            name=table.text("name"),
            about=table.text("about"),
            reconstructed=table.text("reconstructed"),
            objectives=tuple(notes),
            specials=tuple(table.texts("specials")),
        )
