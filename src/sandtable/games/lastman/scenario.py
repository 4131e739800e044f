"""Scenario files: when it begins and ends, who holds what, and what stands where (L10).

`load_scenario` gives the scenario or raises its first problem; `check_scenario` lists them all,
and those of a changed copy of a file of `data/` as well.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from sandtable.core.data import DataError, Unknown, read_toml, unknown
from sandtable.games.lastman.tables import HERE

FOLDER: Final = HERE / "scenarios"
LANGUAGE: Final = re.compile("[a-z]{2}")


@dataclass(frozen=True)
class Texts:
    """What a player reads about the scenario in one language."""

    name: str
    about: str = ""
    reconstructed: str = ""


@dataclass(frozen=True)
class Scenario:
    """A scenario as plain data: all in words of `words.toml` and `data/`."""

    id: str
    number: int
    first_turn: int
    last_turn: int
    cards: dict[str, int]
    reinforce_first: bool
    german: list[str]
    disputed: list[str]
    forts: dict[str, int]
    setup: dict[str, dict[str, list[str]]]
    texts: dict[str, Texts]
    without: list[str] = field(default_factory=list)
    disbanded: list[str] = field(default_factory=list)
    neutral: list[str] = field(default_factory=list)
    candidates: dict[str, list[str]] = field(default_factory=dict)
    forces: dict[str, list[str]] = field(default_factory=dict)
    garrisons: dict[str, list[str]] = field(default_factory=dict)
    uk_joins: dict[str, int] = field(default_factory=dict)
    confidence: dict[str, str] = field(default_factory=dict)
    path: Path = Path()


def scenario_ids() -> list[str]:
    """The scenarios that come with the game, in their own order."""
    numbers = [(read_toml(path)[0].get("number", 99), path.stem) for path in FOLDER.glob("*.toml")]
    return [name for _, name in sorted(numbers)]


def path_of(name: str) -> Path:
    """The file of the scenario with this id, whether there is one or not."""
    return FOLDER / f"{name}.toml"


def find_scenario(name: str) -> Scenario:
    """The scenario with this id; a KeyError that names the nearest one if there is none."""
    path = path_of(name)
    if not path.is_file():
        raise Unknown(unknown("scenario", name, scenario_ids()))
    return load_scenario(path)


def scenario_data(scenario: Scenario) -> Any:
    """Enough to make the scenario again: its id, or all of it where it is not one of ours."""
    if scenario.path.parent == FOLDER:
        return scenario.id
    return {**asdict(scenario), "path": str(scenario.path)}


def scenario_from_data(data: Any) -> Scenario:
    """The scenario that `scenario_data` described."""
    if isinstance(data, str):
        return find_scenario(data)
    texts = {language: Texts(**each) for language, each in data["texts"].items()}
    return Scenario(**{**data, "texts": texts, "path": Path(data["path"])})


def load_scenario(path: Path) -> Scenario:
    """The scenario in this file; a DataError if there is anything wrong with it."""
    from sandtable.games.lastman.reading import Reader

    reader = Reader(path)
    scenario = reader.scenario()
    for problem in reader.problems():
        raise problem
    return scenario


def check_scenario(path: Path) -> list[str]:
    """All that is wrong with this file, as `file:line: message`, in the order of the lines."""
    from sandtable.games.lastman.checks import check_data, is_data
    from sandtable.games.lastman.reading import Reader

    try:
        values, source = read_toml(path)
        if is_data(values):
            return [str(problem) for problem in check_data(values, source)]
        reader = Reader(path)
    except DataError as error:
        return [str(error)]
    reader.scenario()
    return [str(problem) for problem in reader.problems()]
