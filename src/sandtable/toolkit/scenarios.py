"""Scenario files: the parts that all games share, and their reader.

Reading goes on after a problem, so that all problems are reported at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandtable.toolkit.data import DataError, Table, read_toml, texts_by_language
from sandtable.toolkit.text import FALLBACK

# How sure a fact is: read on a public page; partly known, or reported by players; not found and
# reconstructed; our own design.
CONFIDENCE: Final = ["source", "partial", "inferred", "own"]
TEXT_KEYS: Final = ["name", "about", "reconstructed"]


@dataclass(frozen=True)
class Texts:
    """What a player reads about the scenario in one language."""

    name: str
    about: str = ""
    reconstructed: str = ""


def texts_from_data(data: Mapping[str, Any]) -> dict[str, Texts]:
    """The texts by language, from stored data."""
    return {language: Texts(**each) for language, each in data.items()}


def texts_in(texts: Mapping[str, Texts], language: str) -> Texts:
    """What a scenario says in this language, or else in English."""
    return texts.get(language) or texts.get(FALLBACK) or Texts("")


def read_texts(file: Table) -> dict[str, Texts]:
    """The texts of a file by language."""

    def read(table: Table) -> Texts:
        table.only(TEXT_KEYS)
        return Texts(*(table.text(key).strip() for key in TEXT_KEYS))

    return texts_by_language(file, read)


class FileReader:
    """Reads one file, notes what is wrong and reads on."""

    def __init__(self, path: Path) -> None:
        values, source = read_toml(path)
        self.path = path
        self.file = Table(values, source, [])

    def problems_by_line(self) -> list[DataError]:
        return sorted(self.file.problems, key=lambda problem: problem.line)

    def scenario_id(self) -> str:
        name = self.file.text("id")
        if name != self.path.stem and "id" in self.file:
            self.file.problem("id", f'"id" is "{name}", expected "{self.path.stem}" as the file')
        return name

    def confidence(self, facts: Iterable[str]) -> dict[str, str]:
        table = self.file.table("confidence")
        table.only(facts)
        return {fact: table.word(fact, CONFIDENCE) for fact in table.values}
