"""The tables of the database, and how it is opened. The list of answers and outcomes is the truth.

`steps` holds it: who answered what, what chance brought, and where the sealed dice stood after it.
Everything else about a game follows from there by replay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)

from sandtable.server.settings import Settings

MIGRATIONS: Final = Path(__file__).resolve().parent / "migrations"
READING: Final = "sandtable_reading"  # an option of connections that do not write
BUSY_MILLISECONDS: Final = 10_000

metadata: Final = MetaData()

visitors: Final = Table(
    "visitors",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", String(32), nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("rules", String(16), nullable=False),  # their version
    Column("options", JSON, nullable=False),
    Column("status", String(16), nullable=False),  # waiting, running, over
    Column("opened_by", String(24), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", Text, nullable=False),  # empty until every seat has given its word
    Column("chosen", Boolean, nullable=False),  # the seed is the player's own
    Column("revision", Integer, nullable=False),  # grows with every change
    Column("steps", Integer, nullable=False),  # how many, not counting the set-up
    Column("sealed_steps", Integer, nullable=False),  # of them, what nobody else was told of
    Column("sealed_changes", JSON, nullable=False),  # by seat, of the revisions
    Column("rewinds", Integer, nullable=False),  # grows when steps are taken back
    Column("base", Integer, nullable=False),  # steps that came from elsewhere
    Column("source", Text, nullable=False),  # and from where
    Column("moment", String(64), nullable=False),
    Column("asked", JSON, nullable=False),  # seats that are to answer
    Column("petition", JSON),
    Column("result", JSON),
    Column("match", String(24), nullable=False),  # the first table of a match
    Column("rematch", String(24), nullable=False),  # the next table of it
    Column("guided", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Index("tables_match", "match"),
    Index("tables_status", "status"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, bot
    Column("visitor", String(24), nullable=False),  # empty: nobody yet
    Column("bot", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("word", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),  # stays when it is used
    Column("standing", JSON, nullable=False),
    Column("seen", Integer, nullable=False),  # steps that its player has seen
    Index("seats_visitor", "visitor"),
    Index("seats_invite", "invite_hash"),
)

steps: Final = Table(
    "steps",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("seat", Integer, nullable=False),
    Column("answer", String(64), nullable=False),
    Column("outcomes", Text, nullable=False),  # purpose:outcome, separated by blanks
    Column("counters", Text, nullable=False),  # of the sealed dice after it
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("who", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)


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
    connection.isolation_level = None  # we say when a transaction begins
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Whoever means to write says so at once, and waits his turn instead of failing later."""
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
