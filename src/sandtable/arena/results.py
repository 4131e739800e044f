"""Results in a file as they come, so that interrupted work can go on.

The first line says what the work is. Each further line has the numbers of some items and what came
of them, as JSON. The file is only ever added to; a last line that was cut off does not count.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sandtable.arena.executors import Executor

FORMAT: Final = "sandtable results 1"
Item = TypeVar("Item")


class OtherResults(Exception):
    """A file or folder with the results of some other work, or with something else; a sentence."""


class Results:
    """The results file of one piece of work, which `about` describes."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path = path
        self._about = {"format": FORMAT, **about}
        self.found: dict[int, Any] = {}
        if path.exists():
            self._read(path.read_bytes())
        else:
            path.write_text(json.dumps(self._about) + "\n", encoding="utf-8")

    def _read(self, text: bytes) -> None:
        whole, _, cut = text.rpartition(b"\n")
        try:
            first, *lines = [json.loads(line) for line in whole.split(b"\n")]
        except ValueError:
            raise OtherResults(f"{self.path} is no file of results") from None
        if first != json.loads(json.dumps(self._about)):
            raise OtherResults(f"{self.path} has the results of something else; name another file")
        for line in lines:
            self.found[line["item"]] = line["found"]
        if cut:
            with self.path.open("r+b") as file:
                file.truncate(len(text) - len(cut))

    def add(self, number: int, found: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"item": number, "found": found}) + "\n")


def worked(
    executor: Executor,
    work: Callable[[Item], Any],
    items: Sequence[Item],
    results: Results | None = None,
) -> Iterator[tuple[int, Any]]:
    """What comes of all items, each with its number: first what is in the file, then the rest.

    What `work` gives is JSON data if there is a file.
    """
    known = {} if results is None else results.found
    yield from sorted(known.items())
    left = [(number, item) for number, item in enumerate(items) if number not in known]
    for number, found in executor.run(work, left):
        if results is not None:
            results.add(number, found)
        yield number, found
