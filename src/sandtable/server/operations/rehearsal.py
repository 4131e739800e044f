"""Rehearsal of a migration: on a copy of the database, replaying every running game."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.archive.archiver import plays_the_same
from sandtable.server.operations.backup import BackupError, back_up, restore, sqlite_engine
from sandtable.server.security.visitors import new_id
from sandtable.server.settings import with_driver
from sandtable.server.storage import queries
from sandtable.server.storage.database import encrypted, revision_of
from sandtable.server.storage.models import TableData


@dataclass
class Rehearsal:
    """How a migration would go."""

    before: str  # revision
    after: str
    rows: int
    running: int = 0
    cannot_go_on: list[str] = field(default_factory=list)  # tables


def rehearse(engine: Engine, scratch: str = "") -> Rehearsal:
    """Copy the database, migrate the copy, and play every running game again there."""
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        file = Path(folder) / "copy.zip"
        manifest = back_up(engine, file)
        with copy_of(engine, Path(folder), scratch) as copy:
            restore(copy, file)
            with copy.connect() as connection:
                found = Rehearsal(manifest.revision, revision_of(connection), manifest.rows)
            open_games(copy, found)
    return found


def open_games(engine: Engine, found: Rehearsal) -> None:
    with Session(engine) as session:
        for data in queries.running_tables(session):
            found.running += 1
            if not opens(session, data):
                found.cannot_go_on.append(data.id)


def opens(session: Session, data: TableData) -> bool:
    """Whether our rules take every answer of a game, and come to every stored position."""
    steps = queries.load_steps(session, data.id)
    return data.game in BOXES and plays_the_same(data, steps)


@contextmanager
def copy_of(engine: Engine, folder: Path, scratch: str) -> Iterator[Engine]:
    """An empty database of the same kind, which is dropped afterwards."""
    if engine.dialect.name == "sqlite":
        copy = sqlite_engine(folder / "copy.sqlite3")
        try:
            yield copy
        finally:
            copy.dispose()
        return
    if scratch:
        copy = create_engine(encrypted(with_driver(scratch)), hide_parameters=True)
        try:
            yield copy
        finally:
            copy.dispose()
        return
    name = f"sandtable_rehearsal_{new_id().lower().replace('-', '_')}"
    alone = engine.execution_options(isolation_level="AUTOCOMMIT")
    try:
        with alone.connect() as connection:
            connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
    except SQLAlchemyError as error:
        raise BackupError(
            f"no database could be made for the copy ({error.__cause__}): name an empty one "
            "with --scratch"
        ) from None
    copy = create_engine(engine.url.set(database=name), hide_parameters=True)
    try:
        yield copy
    finally:
        copy.dispose()
        with alone.connect() as connection:
            connection.exec_driver_sql(f'DROP DATABASE "{name}"')
