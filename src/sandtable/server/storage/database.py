"""Opening and migrating the database."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from sandtable.server.settings import Settings, is_this_machine

MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
HEAD: Final = "head"  # the latest revision
READING: Final = "sandtable_reading"  # the option of read-only connections
OWNER_ALONE: Final = 0o600
BUSY_MILLISECONDS: Final = 10_000


def open_database(settings: Settings) -> Engine:
    """An engine on a migrated database."""
    engine = connect(settings)
    migrate(engine)
    return engine


def connect(settings: Settings) -> Engine:
    """An engine on the database as it is. Errors do not contain parameters."""
    url = settings.database_url
    if url.startswith("sqlite"):
        settings.folder.mkdir(parents=True, exist_ok=True)
        restrict_to_owner(url)
        engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        options: dict[str, Any] = {"pool_size": 6, "pool_pre_ping": True}
        engine = create_engine(encrypted(url), hide_parameters=True, **options)
    return engine


def encrypted(url: str) -> URL:
    """PostgreSQL on another machine over TLS only, unless the operator has said something else.

    By itself its library goes back to plain text where the other side wants that.
    """
    address = make_url(url)
    named = address.query.get("host", "")
    hosts = [address.host or "", *([named] if isinstance(named, str) else named)]
    if not any(hosts):
        hosts = [os.environ.get("PGHOST", "")]
    chosen = "sslmode" in address.query or "PGSSLMODE" in os.environ
    if chosen or all(is_this_machine(each) for host in hosts for each in host.split(",")):
        return address
    return address.update_query_dict({"sslmode": "require"})


def restrict_to_owner(url: str) -> None:
    """Make the database readable by its owner only: it holds hands and the secrets of dice."""
    path = make_url(url).database
    if not path or path == ":memory:":
        return
    for name in (path, f"{path}-wal", f"{path}-shm"):
        if name == path and not os.path.exists(name):
            os.close(os.open(name, os.O_CREAT | os.O_RDWR, OWNER_ALONE))
        if os.path.exists(name):
            os.chmod(name, OWNER_ALONE)  # SQLite uses the same mode for its other files


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL: readers do not wait. FULL: commits survive a power cut."""
    connection.isolation_level = None  # begin_sqlite says when a transaction begins
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin writing transactions IMMEDIATE, so that they wait instead of failing later."""
    reads = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Migrate to the latest revision; one process at a time."""
    with engine.connect() as connection, without_foreign_keys(connection), connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(74126)")
        if revision_of(connection) != latest_revision():
            upgrade(connection, HEAD)


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def upgrade(connection: Connection, revision: str) -> None:
    """Migrate to a revision, in the transaction of this connection."""
    config = alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str:
    """The revision of the database; empty if it has no tables."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def known_revisions() -> list[str]:
    """All known revisions, the latest first."""
    return [each.revision for each in ScriptDirectory.from_config(alembic()).walk_revisions()]


@cache
def latest_revision() -> str:
    return known_revisions()[0]


@contextmanager
def without_foreign_keys(connection: Connection) -> Iterator[None]:
    """Turn foreign keys off: SQLite changes a column by building its table again."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = connection.connection
    driver.cursor().execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        driver.cursor().execute("PRAGMA foreign_keys=ON")
