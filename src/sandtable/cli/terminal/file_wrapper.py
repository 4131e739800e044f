"""A wrapper of a text file, for subclasses that change or keep what is written."""

from __future__ import annotations

from typing import IO


class WrappedFile:
    """Display like the file that it writes on. Kinds of it say what `write` does."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    @property
    def encoding(self) -> str:
        return getattr(self.file, "encoding", None) or "utf-8"

    def isatty(self) -> bool:
        return self.file.isatty()

    def fileno(self) -> int:
        return self.file.fileno()

    def flush(self) -> None:
        self.file.flush()

    def write(self, text: str) -> int:
        return self.file.write(text)
