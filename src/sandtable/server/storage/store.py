"""The store: every change of a table is stored before it is acknowledged.

Database calls run in threads, so that other tables do not wait. Changes that arrive while a
transaction is written share the next one, with one statement for all of them where possible.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Engine, text
from sqlalchemy.orm import Session

from sandtable.server.operations.logs import DISK_FULL, is_disk_full
from sandtable.server.storage import queries
from sandtable.server.storage.database import READING
from sandtable.server.storage.models import NoticeData, SnapshotData, StepData
from sandtable.server.storage.notices import notice_of

T = TypeVar("T")
LOG: Final = logging.getLogger("sandtable")
CHANNEL: Final = "sandtable"
Hook = Callable[[Session, list[str]], None]  # gets the ids of tables
EVERYTHING: Final = "*"  # a notice that the database was restored
PERSON: Final = "@"  # a notice that begins so is about a visitor, and not about a table
MOST_AT_ONCE: Final = 64  # changes in one transaction


@dataclass
class Change:
    """A change of a table, stored completely or not at all.

    It is valid only while the table has the revision that the change was made from.
    """

    table: str
    revision: int  # the one before
    fields: dict[str, Any]
    drop_from: int = -1  # steps from this number on are taken back
    steps: list[StepData] = field(default_factory=list)
    seats: list[tuple[int, dict[str, Any]]] = field(default_factory=list)  # columns by seat
    snapshot: SnapshotData | None = None
    answered: list[int] = field(default_factory=list)  # seats of people
    occasions: list[tuple[str, int]] = field(default_factory=list)  # see `triggers`
    looks: str = ""  # the visitor who made the change in a window, and so sees the table


@dataclass(frozen=True)
class Look:
    """A visitor sees a table."""

    table: str
    visitor: str


Pending = tuple[Change | Look, asyncio.Future[bool]]


class Store:
    """The database of one process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.many = engine.dialect.name == "postgresql"  # other processes may share it
        self._threads = ThreadPoolExecutor(4 if self.many else 1, "store")
        self._readers = ThreadPoolExecutor(2, "reader") if not self.many else self._threads
        options: dict[str, Any] = {READING: True}
        if self.many:
            options["isolation_level"] = "REPEATABLE READ"  # a table and its steps as of one moment
        self._reading = engine.execution_options(**options)
        self.observe: Callable[[str, float], None] = lambda kind, seconds: None
        self.disk_full = False
        self._pending: list[Pending] = []
        self._writing = False
        # In the same transaction as the changes
        self.enqueue_notifications: Callable[[Session, list[Change]], None] = lambda *_: None
        self.mark_seen: Callable[..., None] = lambda session, looks: None
        self.when_begun: list[Hook] = []  # called in the transaction in which games begin
        self.when_ended: list[Hook] = []  # and in the one in which they end

    def close(self) -> None:
        self._threads.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    async def write(self, work: Callable[[Session], T]) -> T:
        """Run small work in its own transaction."""
        return await self._timed("write", run_in(self._threads, self.engine, work))

    async def read(self, work: Callable[[Session], T]) -> T:
        return await self._timed("read", run_in(self._readers, self._reading, work))

    async def _timed(self, kind: str, doing: Awaitable[T]) -> T:
        """Measure the time, and log once when the disk is full, and when it no longer is."""
        began = time.monotonic()
        try:
            done = await doing
        except Exception as error:  # inspected and raised again
            if is_disk_full(error) and not self.disk_full:
                self.disk_full = True
                LOG.critical(DISK_FULL)
            raise
        finally:
            self.observe(kind, time.monotonic() - began)
        if self.disk_full and kind == "write":
            self.disk_full = False
            LOG.warning("there is space on the disk again")
        return done

    # Changes of tables

    async def keep(self, change: Change) -> bool:
        """Store a change; False if the table has another revision by now."""
        return await self._queued(change)

    async def look(self, table: str, visitor: str) -> None:
        """Store that a visitor sees a table.

        With PostgreSQL such a transaction locks rows of one table only, so that it cannot deadlock
        with one that changes several. With SQLite answers store it too.
        """
        look = Look(table, visitor)
        if self.many:
            await self.write(partial(self.mark_seen, looks=[look]))
        else:
            await self._queued(look)

    async def _queued(self, what: Change | Look) -> bool:
        """Queue it for the next transaction; return whether it was stored."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((what, future))
        if not self._writing:
            self._writing = True
            self._drainer = asyncio.create_task(self._drain())
        return await future

    async def _drain(self) -> None:
        """Write all that is pending in one transaction; repeat while more arrives."""
        try:
            while self._pending:
                batch = self._pending[:MOST_AT_ONCE]
                del self._pending[: len(batch)]
                try:
                    stored = await self.write(partial(self._write_all, batch=batch))
                except Exception as error:  # passed on to every waiting caller
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for (_, future), good in zip(batch, stored, strict=True):
                    if not future.done():
                        future.set_result(good)
        finally:
            self._writing = False

    def _write_all(self, session: Session, batch: list[Pending]) -> list[bool]:
        """Write rows in the order of table ids, so that two processes cannot deadlock."""
        changes = [what for what, _ in batch if isinstance(what, Change)]
        looks = [what for what, _ in batch if isinstance(what, Look)]
        changes.sort(key=lambda each: each.table)
        kept = [each for each in changes if self._write_one(session, each)]
        queries.add_steps(session, [(each.table, each.steps) for each in kept])
        if kept:
            self.enqueue_notifications(session, kept)
        if not self.many:
            looks += [Look(each.table, each.looks) for each in kept if each.looks]
        if looks:
            self.mark_seen(session, looks=looks)
        self.notify(session, *(notice_of(each) if self.many else each.table for each in kept))
        for status, hooks in (("running", self.when_begun), ("over", self.when_ended)):
            tables = [each.table for each in kept if each.fields.get("status") == status]
            for hook in hooks if tables else ():
                hook(session, tables)
        held = {id(each) for each in kept}
        return [isinstance(what, Look) or id(what) in held for what, _ in batch]

    def _write_one(self, session: Session, change: Change) -> bool:
        """Write a change, except for its new steps."""
        if not queries.all_exist(session, (each.get("visitor", "") for _, each in change.seats)):
            return False
        if not queries.raise_revision(session, change.table, change.revision, change.fields):
            return False
        if change.drop_from >= 0:
            queries.drop_steps(session, change.table, change.drop_from)
            queries.drop_snapshots(session, change.table, change.drop_from)
        if change.snapshot is not None:
            queries.add_snapshot(session, change.table, change.snapshot)
        for seat, values in change.seats:
            queries.set_seat(session, change.table, seat, values)
        return True

    def notify(self, session: Session, *about: str) -> None:
        """Notify the other processes when this transaction commits."""
        if self.many and about:
            session.connection().execute(
                text("SELECT pg_notify(:to, :what)"),
                [{"to": CHANNEL, "what": each} for each in about],
            )


def notify_from_outside(session: Session, what: str) -> None:
    """Notify the servers of a database from a command, when its transaction commits."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_notify(:to, :what)"), {"to": CHANNEL, "what": what})
    else:
        session.add(NoticeData(what))


async def run_in(threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Session], T]) -> T:
    def in_thread() -> T:
        with Session(engine, expire_on_commit=False) as session, session.begin():
            return work(session)

    return await asyncio.get_running_loop().run_in_executor(threads, in_thread)
