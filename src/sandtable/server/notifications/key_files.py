"""Keys in files of a folder outside the database: what a backup or a look into it does not show."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

FOR_OWNER: Final = 0o700
OWNER_READS: Final = 0o400


def read_or_make(folder: Path, name: str, make: Callable[[], str]) -> str:
    """The key in the file of this name; made if there is none, once by all processes together.

    A vault or the system may have put the file there, and the folder may be read-only then.
    """
    file = folder / name
    found = read(file)
    if found:
        return found
    folder.mkdir(mode=FOR_OWNER, parents=True, exist_ok=True)
    fresh = folder / f".{name}-{secrets.token_hex(8)}"
    with open(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_READS), "w") as written:
        written.write(make() + "\n")
        written.flush()
        os.fsync(written.fileno())  # the database may forget the key now
    try:
        with suppress(FileExistsError):  # another process was first
            os.link(fresh, file)
    finally:
        fresh.unlink()
    return read(file)


def read(file: Path) -> str:
    """What a file holds in its only line; empty if it is not there."""
    try:
        return file.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""
