"""Scenario files: when it begins and ends, who holds what, and what stands where (L10).

`SHELF.load` gives the scenario or raises its first problem; `SHELF.check` lists them all,
and those of a changed copy of a file of `data/` as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.lastman.rules import facts
from sandtable.toolkit.data import DataError, Source
from sandtable.toolkit.scenarios import Texts, texts_from_data
from sandtable.toolkit.shelf import Shelf

if TYPE_CHECKING:
    from sandtable.games.lastman.files.reading import Reader


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


def scenario_from_data(data: Any) -> Scenario:
    """The scenario that `scenario_data` described."""
    if isinstance(data, str):
        return SHELF.find(data)
    texts, path = texts_from_data(data["texts"]), Path(data["path"])
    return Scenario(**{**data, "texts": texts, "path": path})


def _reader(path: Path) -> Reader:
    from sandtable.games.lastman.files.reading import Reader

    return Reader(path)


def _facts(values: dict[str, Any], source: Source) -> list[DataError] | None:
    from sandtable.games.lastman.files.checks import facts_in

    return facts_in(values, source)


SHELF: Final = Shelf(facts.HERE, _reader, order="number", without=99, facts=_facts)
scenario_data: Final = SHELF.data
