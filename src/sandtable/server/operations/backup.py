"""Backups: all rows of a database as of one moment, in one file, with checksums.

The file is a zip archive: `manifest.json`, and for each table `NAME.jsonl`, a row a line. It is the
same for SQLite and PostgreSQL, so that a club can move from one to the other. SQLite is copied with
its online backup, PostgreSQL is read in one REPEATABLE READ transaction: a server may go on writing
meanwhile. Restoring is one transaction: a server that runs sees the old database, or the new one.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, event, func, select, text
from sqlalchemy.orm import Session

import sandtable
from sandtable.server.storage.database import (
    HEAD,
    OWNER_ALONE,
    begin_sqlite,
    known_revisions,
    prepare_sqlite,
    revision_of,
    upgrade,
    without_foreign_keys,
)
from sandtable.server.storage.store import EVERYTHING, notify_from_outside

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
# Not backed up: the manifest has the revision, and the others hold only current state.
LEFT_OUT: Final = ("alembic_version", "notices", "limits", "open_sockets")
ROWS_AT_ONCE: Final = 500
BYTES: Final = "$bytes"


class BackupError(Exception):
    """Why a backup cannot be made or restored, in one sentence."""


@dataclass
class TableContent:
    """One table of a backup."""

    rows: int
    sha256: str  # the sum of the hashes of its rows


@dataclass
class Manifest:
    """The manifest of a backup."""

    format: int
    version: str  # of Sandtable
    revision: str  # of the tables
    made: str
    source: str  # sqlite, postgresql
    tables: dict[str, TableContent]

    @property
    def rows(self) -> int:
        return sum(each.rows for each in self.tables.values())


# Making one


def back_up(engine: Engine, file: Path) -> Manifest:
    """Write a backup; the file appears when it is complete and has been read back."""
    partial = file.with_name(f".{file.name}.partial")
    try:
        with snapshot(engine) as connection:
            descriptor = os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_RDWR, OWNER_ALONE)
            with os.fdopen(descriptor, "w+b") as opened:
                with zipfile.ZipFile(opened, "w", zipfile.ZIP_DEFLATED) as archive:
                    manifest = write_tables(connection, archive, engine.dialect.name)
                opened.flush()
                os.fsync(opened.fileno())
        verify(partial)
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
    return manifest


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """The database as of one moment, while others go on writing."""
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            connection.execute(text("SET TRANSACTION READ ONLY"))
            yield connection
        return
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        copy_sqlite(engine, copy)
        copied = sqlite_engine(copy)
        try:
            with copied.connect() as connection:
                yield connection
        finally:
            copied.dispose()


def copy_sqlite(engine: Engine, copy: Path) -> None:
    """SQLite's own online backup."""
    path = engine.url.database
    if not path or not Path(path).is_file():
        raise BackupError(f"there is no database at {path}")
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
        (found,) = target.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise BackupError(f"the database is damaged: {found}")
    finally:
        source.close()
        target.close()


def sqlite_engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def write_tables(connection: Connection, archive: zipfile.ZipFile, source: str) -> Manifest:
    revision = revision_of(connection)
    if not revision:
        raise BackupError("there are no tables of Sandtable in this database")
    made = datetime.now(UTC).isoformat(timespec="seconds")
    manifest = Manifest(FORMAT, sandtable.__version__, revision, made, source, {})
    for table in stored_tables(connection):
        with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as lines:
            manifest.tables[table.name] = write_rows(connection, table, lines)
    archive.writestr(MANIFEST, json.dumps(asdict(manifest), indent=2))
    return manifest


def stored_tables(connection: Connection) -> list[Table]:
    """The tables as they are in the database, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [each for each in metadata.sorted_tables if each.name not in LEFT_OUT]


def write_rows(connection: Connection, table: Table, lines: IO[bytes] | None) -> TableContent:
    """Every row as a line; without lines, only counted and hashed."""
    sums = Sums()
    rows = select(table).execution_options(yield_per=ROWS_AT_ONCE)
    for row in connection.execute(rows).mappings():
        line = row_line(dict(row))
        sums.add(line)
        if lines is not None:
            lines.write(line)
    return sums.content()


class Sums:
    """The number of rows and a checksum that does not depend on their order."""

    def __init__(self) -> None:
        self.rows = 0
        self.sum = 0

    def add(self, line: bytes) -> None:
        self.rows += 1
        self.sum += int.from_bytes(hashlib.sha256(line).digest())

    def content(self) -> TableContent:
        return TableContent(self.rows, f"{self.sum % 2**256:064x}")


def row_line(row: dict[str, Any]) -> bytes:
    """A row as JSON, always the same for the same row."""
    text = json.dumps(row, sort_keys=True, ensure_ascii=False, default=encoded)
    return text.encode() + b"\n"


def encoded(value: object) -> dict[str, str]:
    if not isinstance(value, bytes | memoryview):
        raise TypeError(f"{type(value)} is in no column")
    return {BYTES: base64.b64encode(bytes(value)).decode()}


def decoded(line: bytes) -> dict[str, Any]:
    row: dict[str, Any] = json.loads(line)
    for name, value in row.items():
        if isinstance(value, dict) and set(value) == {BYTES}:
            row[name] = base64.b64decode(value[BYTES])
    return row


# Reading one


def read_manifest(archive: zipfile.ZipFile) -> Manifest:
    try:
        found = json.loads(archive.read(MANIFEST))
        tables = {name: TableContent(**each) for name, each in found.pop("tables").items()}
        manifest = Manifest(**found, tables=tables)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BackupError("this is no backup of Sandtable") from None
    if manifest.format != FORMAT:
        raise BackupError(f"this backup has format {manifest.format}, and we read {FORMAT}")
    return manifest


@contextmanager
def open_backup(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except zipfile.BadZipFile:
        raise BackupError(f"{file.name} is damaged, or no backup of Sandtable") from None


def verify(file: Path) -> Manifest:
    """Whether every row is there as it was written, and for tables that we know."""
    with open_backup(file) as archive:
        manifest = read_manifest(archive)
        if manifest.revision not in known_revisions():
            raise BackupError(
                f"this backup is of revision {manifest.revision}, which version "
                f"{sandtable.__version__} does not know: it was made by {manifest.version}"
            )
        for name, content in manifest.tables.items():
            sums = Sums()
            for line in lines_of(archive, name):
                sums.add(line)
            if sums.content() != content:
                raise BackupError(f"the rows of {name} are not those that were written")
    return manifest


def lines_of(archive: zipfile.ZipFile, name: str) -> Iterator[bytes]:
    try:
        with archive.open(f"{name}.jsonl") as lines:
            yield from lines
    except KeyError:
        raise BackupError(f"the rows of {name} are missing") from None


# Restoring one


def restore(engine: Engine, file: Path, replace: bool = False) -> Manifest:
    """Fill a database with a backup; one that is not empty is replaced only on request.

    All in one transaction. The rows are read back and held against the checksums before it ends,
    and then brought up to date. A server that runs on this database reads everything again.
    """
    manifest = verify(file)
    with engine.connect() as connection, without_foreign_keys(connection), connection.begin():
        held = count_rows(connection)
        if held and not replace:
            raise BackupError(f"the database is not empty: it has {held} rows")
        drop_all(connection)
        upgrade(connection, manifest.revision)
        with open_backup(file) as archive:
            for table in stored_tables(connection):
                if table.name in manifest.tables:
                    insert_rows(connection, table, lines_of(archive, table.name))
        check_restored(connection, manifest)
        upgrade(connection, HEAD)
        check_references(connection)
        with Session(connection) as session:
            notify_from_outside(session, EVERYTHING)
            session.flush()
    return manifest


def check_references(connection: Connection) -> None:
    """Check foreign keys, which SQLite did not do during the restore."""
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if lost:
            raise BackupError(f"rows of {lost[0][0]} refer to what is not there")


def count_rows(connection: Connection) -> int:
    tables = stored_tables(connection)
    return sum(connection.scalar(select(func.count()).select_from(each)) or 0 for each in tables)


def drop_all(connection: Connection) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


def insert_rows(connection: Connection, table: Table, lines: Iterator[bytes]) -> None:
    waiting: list[dict[str, Any]] = []
    for line in lines:
        waiting.append(decoded(line))
        if len(waiting) == ROWS_AT_ONCE:
            connection.execute(table.insert(), waiting)
            waiting = []
    if waiting:
        connection.execute(table.insert(), waiting)
    if connection.dialect.name == "postgresql":
        restore_sequences(connection, table)


def restore_sequences(connection: Connection, table: Table) -> None:
    """Set the sequences of PostgreSQL after the restored rows."""
    for column in table.primary_key.columns:
        if not str(getattr(column.server_default, "arg", "")).startswith("nextval"):
            continue
        last = connection.scalar(select(func.max(column)))
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last)))


def check_restored(connection: Connection, manifest: Manifest) -> None:
    for table in stored_tables(connection):
        wanted = manifest.tables.get(table.name)
        if wanted is not None and write_rows(connection, table, None) != wanted:
            raise BackupError(f"the rows of {table.name} could not be restored as they were")
