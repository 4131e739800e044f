"""The printed lines, for scrolling back and for finding what is under the mouse."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from typing import IO, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from sandtable.cli.terminal.file_wrapper import WrappedFile

MOST_LINES: Final = 5000
CODES: Final = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x1b]*(?:\x1b\\|\x07)")


def click(typed: str) -> Style:
    """The style of words that can be clicked: what is typed then."""
    return Style(meta={"typed": typed})


@dataclass(frozen=True)
class Spot:
    """Some cells of a line, and what is typed when they are clicked."""

    line: int
    start: int
    end: int
    typed: str


class Transcript(WrappedFile):
    """A file that hands everything on and remembers its lines."""

    def __init__(self, file: IO[str]) -> None:
        super().__init__(file)
        self.lines: deque[str] = deque(maxlen=MOST_LINES)
        self.count = 0  # of all lines, also of those that are forgotten
        self.begun = ""  # the line that is not ended yet
        self.spots: list[Spot] = []

    def write(self, text: str) -> int:
        *ended, self.begun = (self.begun + text).split("\n")
        self.lines.extend(ended)
        self.count += len(ended)
        return super().write(text)

    # What it remembers

    def forget(self) -> None:
        """Nobody may read on who was not to read it."""
        self.lines.clear()
        self.spots.clear()

    def note(self, line: Text) -> None:
        """Before a line is printed: what of it can be clicked."""
        for start, end, style in line.spans:
            typed = getattr(style, "meta", {}).get("typed")
            if typed:
                before, words = line.plain[:start], line.plain[start:end]
                left = cell_len(before)
                self.spots.append(Spot(self.count, left, left + cell_len(words), typed))

    def typed_at(self, up: int, column: int, width: int) -> str:
        """What is under the mouse, so many rows above the line that is not ended yet.

        A line that is longer than the terminal is wide takes several rows.
        """
        line = self.count
        while up > 0:
            line -= 1
            back = self.count - line
            if back > len(self.lines):
                return ""
            up -= max(1, -(-cell_len(CODES.sub("", self.lines[-back])) // max(width, 1)))
        column += -up * width
        for spot in reversed(self.spots):
            if spot.line == line and spot.start <= column < spot.end:
                return spot.typed
        return ""
