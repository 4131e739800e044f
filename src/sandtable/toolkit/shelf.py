"""`Shelf`: the scenarios that come with a game, by id: find, read, check, store."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import Field, asdict
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from sandtable.core.state import State, hash_of
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import DataError, Source, Unknown, read_toml, unknown
from sandtable.toolkit.generic import copied


class Filed(Protocol):
    """What the scenarios of all games have, each a dataclass of its own."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def id(self) -> str: ...

    @property
    def path(self) -> Path: ...


S = TypeVar("S", bound=Filed)
T = TypeVar("T", bound=State)
Read = TypeVar("Read", bound=Filed, covariant=True)


class Reads(Protocol[Read]):
    """Reads one file, notes what is wrong and reads on."""

    def scenario(self) -> Read: ...

    def problems_by_line(self) -> list[DataError]: ...


# The problems of a file that holds facts of the game; None for one that is a scenario
Facts = Callable[[dict[str, Any], Source], list[DataError] | None]


class Shelf(Generic[S]):
    """The scenarios and lessons of a game, in the order of a key of theirs."""

    def __init__(
        self,
        home: Path,
        reader_of: Callable[[Path], Reads[S]],
        order: str = "date",
        without: str | int = "",  # what counts where a file lacks that key
        facts: Facts | None = None,
    ) -> None:
        self.folder = home / "scenarios"
        self.lessons = home / "lessons"
        self.reader_of = reader_of
        self.order = order
        self.without = without
        self.facts = facts
        # Asked for again and again, and the files that come with a game stay as they are
        self._ids: dict[Path, list[str]] = {}
        self._found: dict[str, S] = {}

    def ids(self) -> list[str]:
        """The scenarios that come with the game."""
        return self.ids_in(self.folder)

    def lesson_ids(self) -> list[str]:
        """The lessons that come with the game; `ids` leaves them out."""
        return self.ids_in(self.lessons)

    def ids_in(self, folder: Path) -> list[str]:
        if folder not in self._ids:
            found = [
                (read_toml(path)[0].get(self.order, self.without), path.stem)
                for path in folder.glob("*.toml")
            ]
            self._ids[folder] = [name for _, name in sorted(found)]
        return list(self._ids[folder])

    def path_of(self, name: str) -> Path:
        """The file of the scenario or lesson with this id, whether there is one or not."""
        return file_in((self.lessons, self.folder), name)

    def file_of(self, scenario: str) -> Path:
        """The file of a scenario of ours by its id, or of one's own by its path."""
        return Path(scenario) if scenario.endswith(".toml") else self.path_of(scenario)

    def find(self, name: str) -> S:
        """The scenario with this id; a KeyError that names the nearest one if there is none."""
        if name not in self._found:
            path = self.path_of(name)
            if not path.is_file():
                raise Unknown(unknown("scenario", name, [*self.ids(), *self.lesson_ids()]))
            self._found[name] = self.load(path)
        return self._found[name]

    def load(self, path: Path) -> S:
        """The scenario in this file; a DataError if there is anything wrong with it."""
        reader = self.reader_of(path)
        scenario = reader.scenario()
        for problem in reader.problems_by_line():
            raise problem
        return scenario

    def check(self, path: Path) -> list[str]:
        """All that is wrong with this file, as `file:line: message`, in the order of the lines."""
        try:
            problems = None if self.facts is None else self.facts(*read_toml(path))
            if problems is None:
                reader = self.reader_of(path)
                reader.scenario()
                problems = reader.problems_by_line()
        except DataError as error:
            problems = [error]
        return [str(problem) for problem in problems]

    def data(self, scenario: S, **listed: Any) -> Any:
        """Enough to make the scenario again: its id, or all of it where it is not one of ours.

        `listed` are the parts that JSON would not give back as they are.
        """
        if scenario.path.parent in (self.folder, self.lessons):
            return scenario.id
        return {**asdict(scenario), **listed, "path": str(scenario.path)}


def file_in(folders: Iterable[Path], name: str) -> Path:
    """The file with this id in the first of these folders that has one, else in the last."""
    path = Path(name)
    for folder in folders:
        path = folder / f"{name}.toml"
        if path.is_file():
            break
    return path


class ShelfBox(Box[T], Generic[S, T]):
    """A box with a shelf: scenarios are read from it, set up once and then copied."""

    shelf: Shelf[S]
    fact_files: ClassVar[tuple[str, ...]]  # the files of its folder that every game rests on

    def __init__(self) -> None:
        self._first_positions: dict[str, T] = {}
        self._hashes: dict[str, str] = {}  # of the data of our scenarios

    @abstractmethod
    def opened(self, scenario: S, options: dict[str, Any]) -> T:
        """The state that a game of this scenario begins with."""

    def scenarios(self) -> list[str]:
        return self.shelf.ids()

    def lessons(self) -> list[str]:
        return self.shelf.lesson_ids()

    def set_up(self, scenario: str, options: dict[str, Any]) -> T:
        """A scenario of ours by its id, or a file of one's own by its path."""
        if scenario.endswith(".toml"):
            return self.opened(self.shelf.load(Path(scenario)), options)
        if options:
            return self.opened(self.shelf.find(scenario), options)
        if scenario not in self._first_positions:
            self._first_positions[scenario] = self.opened(self.shelf.find(scenario), {})
        return copied(self._first_positions[scenario])

    def data_hash(self, scenario: str) -> str:
        if scenario not in self._hashes:
            found = self.hash_read(scenario)
            if scenario.endswith(".toml"):  # a file of one's own may change
                return found
            self._hashes[scenario] = found
        return self._hashes[scenario]

    def hash_read(self, scenario: str) -> str:
        paths = [*(self.folder / name for name in self.fact_files), self.shelf.file_of(scenario)]
        return hash_of([path.read_text(encoding="utf-8") for path in paths])
