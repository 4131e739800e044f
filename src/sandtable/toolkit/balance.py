"""Measured balance of scenarios and strength of bot levels.

`data/balance.toml` and `data/levels.toml`: no rule depends on them. They help people to choose a
scenario and an opponent.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.toolkit.data import DataError, Source, Table, read_toml, unknown

if TYPE_CHECKING:
    from sandtable.toolkit.box import Box

FILE: Final = "balance.toml"
HEAD: Final = ["game", "rules_version"]
COUNTS: Final = ["games", "turns", "lengths", "wins", "ways", "bots", "commit"]
LENGTHS: Final = ["p5", "p25", "p75", "p95"]


@dataclass(frozen=True)
class Played:
    """What came of the games of one scenario, as it was or with a handicap."""

    games: int = 0
    turns: int = 0  # half of the games were over by then
    wins: dict[str, int] = field(default_factory=dict)  # by seat; the rest were drawn or given up
    bots: str = ""  # who played every seat: captain, marshal:0.05
    handicap: dict[str, int] = field(default_factory=dict)

    @property
    def shares(self) -> dict[str, float]:
        return {seat: won / self.games for seat, won in self.wins.items()}

    @property
    def level(self) -> str:
        """The level of the bots."""
        return self.bots.partition(":")[0]


@dataclass(frozen=True)
class Level:
    """How often a level of bots won against the one below it."""

    against: str
    games: int
    won: float  # the share


def levels_path(box: Box) -> Path:
    return box.folder / "data" / "levels.toml"


def levels_of(box: Box) -> dict[str, Level]:
    path = levels_path(box)
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {name: Level(**row) for name, row in data.items()}


def path_of(box: Box) -> Path:
    return box.folder / "data" / FILE


def balance_of(box: Box) -> dict[str, tuple[Played, Played | None]]:
    """By scenario: as it was, and with the handicap that makes the chances even, if it has one."""
    path = path_of(box)
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {
        name: (played_in(row), played_in(row["even"]) if "even" in row else None)
        for name, row in data.items()
        if isinstance(row, dict)
    }


def played_in(row: dict[str, Any]) -> Played:
    handicap = row.get("handicap", {})
    return Played(row["games"], row["turns"], row["wins"], row["bots"], handicap)


# Checking


def problems_of_balance(box: Box, path: Path) -> list[str]:
    """All that is wrong with such a file, as `file:line: message`."""
    try:
        values, source = read_toml(path)
    except DataError as error:
        return [str(error)]
    problems: list[DataError] = []
    file = Table(values, source, problems)
    file.needs(HEAD)
    for name, row in values.items():
        if name in HEAD:
            continue
        if name not in box.scenarios():
            file.problem(name, unknown("scenario", name, box.scenarios()))
        elif isinstance(row, dict):
            check_row(box, name, row, source, problems)
        else:
            file.problem(name, f'"{name}" is {row}, expected a table')
    return [str(each) for each in sorted(problems, key=lambda each: each.line)]


def check_row(
    box: Box, scenario: str, row: dict[str, Any], source: Source, problems: list[DataError]
) -> None:
    """One scenario, and the handicap that evens it."""
    check_counts(box, scenario, Table(row, source, problems, (scenario,)), ["even"])
    if "even" not in row:
        return
    even = Table(row["even"], source, problems, (scenario, "even"))
    check_counts(box, scenario, even, ["handicap"])
    changes = even.values.get("handicap")
    if not isinstance(changes, dict) or not changes:
        even.problem("handicap", 'a table "even" needs a "handicap"')
        return
    for name in changes:
        if name not in box.handicaps:
            even.problem("handicap", unknown("handicap", name, list(box.handicaps)))
            return
    try:
        box.set_up(scenario, changes)
    except ValueError as error:
        even.problem("handicap", str(error))


def check_counts(box: Box, scenario: str, table: Table, others: list[str]) -> None:
    table.only([*COUNTS, *others], ["games", "turns", "wins", "bots"])
    games = table.number("games", 1)
    table.number("turns", 1)
    wins = table.values.get("wins", {})
    if not isinstance(wins, dict) or sorted(wins) != sorted(box.seats_of(scenario)):
        table.problem("wins", f'"wins" has a number for each of {", ".join(box.seats)}')
    elif not all(type(won) is int and won >= 0 for won in wins.values()):
        table.problem("wins", "nobody wins fewer games than none")
    elif sum(wins.values()) > games:
        table.problem("wins", f"{sum(wins.values())} games were won, of {games}")
