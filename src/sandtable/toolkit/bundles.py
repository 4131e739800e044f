"""Fluent bundles that parse messages on demand.

Parsing all files takes seconds, and a process uses few of their messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk

# How a message or a term begins. No line of its text can: such lines are indented.
BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@cache
def entries_of(path: Path) -> list[tuple[str, str]]:
    """Every message and term of a file: its name, and its source up to the next one."""
    text = path.read_text(encoding="utf-8")
    found = list(BEGINNING.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return [(each[1], text[each.start() : end]) for each, end in zip(found, ends)]


@final
class LazyBundle(FluentBundle):
    """A bundle that parses a message when it is first asked for."""

    def __init__(self, language: str, functions: dict[str, Any], paths: Iterator[Path]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._sources: dict[str, list[str]] = {}
        for path in paths:
            for name, source in entries_of(path):
                self._sources.setdefault(name, []).append(source)

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What `get_message` and references in other messages ask."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        """The first of this name that is whole."""
        for source in self._sources.pop(name, ()):
            resource = FluentResource(source)
            if not isinstance(resource.body[0], Junk):
                self.add_resource(resource)
                return
