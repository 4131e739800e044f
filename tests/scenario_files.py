"""What must hold of the scenario files of every game of the family."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sandtable.toolkit.data import DataError
from sandtable.toolkit.shelf import Shelf

Broken = dict[str, tuple[str, str, int, str]]


class Sample(NamedTuple):
    """A good file called `small`, and the shelf of its game."""

    shelf: Shelf[Any]
    good: str

    def written(self, folder: Path, *changes: tuple[str, str]) -> Path:
        text = self.good
        for before, after in changes:
            assert before in text
            text = text.replace(before, after, 1)
        path = folder / "small.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, folder: Path) -> Any:
        """The scenario of the good file, in which nothing is wrong."""
        path = self.written(folder)
        assert self.shelf.check(path) == []
        return self.shelf.load(path)

    def check_broken(self, folder: Path, change: tuple[str, str, int, str]) -> None:
        """What is changed in the good file, and the line and the message that follow."""
        before, after, line, message = change
        path = self.written(folder, (before, after))
        problems = self.shelf.check(path)
        assert any(
            problem.startswith(f"{path}:{line}: ") and message in problem for problem in problems
        ), problems
        with pytest.raises(DataError) as raised:
            self.shelf.load(path)
        assert str(raised.value) == problems[0]

    def check_empty(self, folder: Path, needed: int) -> None:
        """An empty file misses every needed key."""
        path = folder / "small.toml"
        path.write_text("", encoding="utf-8")
        problems = self.shelf.check(path)
        assert len(problems) == needed
        assert all("is missing" in problem for problem in problems)


def check_languages(scenario: Any) -> None:
    """A scenario is told alike in three languages."""
    assert set(scenario.texts) == {"en", "el", "hu"}
    for text in scenario.texts.values():
        assert text.name
        assert text.about
        assert text.reconstructed
        assert len(text.objectives) == len(scenario.objectives)
        assert len(text.specials) == len(scenario.texts["en"].specials)


def check_confidence(scenario: Any, score: str) -> None:
    """A scenario says how sure its facts are."""
    assert scenario.layout == "own design"
    facts = {"hands", "first", score, "forces", "terrain", "deployment"}
    assert facts <= set(scenario.confidence)
    assert ("objectives" in scenario.confidence) == bool(scenario.objectives)
    assert ("specials" in scenario.confidence) == bool(scenario.specials)
