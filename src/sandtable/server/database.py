"""Opening the database, and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

from sandtable.server.settings import Settings

MIGRATIONS: Final = Path(__file__).resolve().parent / "migrations"
READING: Final = "sandtable_reading"  # an option of connections that do not write
BUSY_MILLISECONDS: Final = 10_000


def open_database(settings: Settings) -> Engine:
    """An engine whose tables are as this version wants them."""
    url = settings.database_url
    if url.startswith("sqlite"):
        settings.folder.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        engine = create_engine(url, pool_size=6, pool_pre_ping=True)
    migrate(engine)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL: readers do not wait, and what was committed outlives the process however it ends."""
    connection.isolation_level = None  # begin_sqlite says when a transaction begins
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction that writes says so at once: it waits for others instead of failing later."""
    reads = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(74126)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
