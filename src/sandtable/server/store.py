"""Keeping tables: every answer is stored before it is acknowledged.

The database is asked in threads, so that nobody at another table waits. Changes that come in while
one transaction is written share the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update

from sandtable.server import database as db

T = TypeVar("T")
CHANNEL: Final = "sandtable"
MOST_AT_ONCE: Final = 64  # changes in one transaction


@dataclass
class StepData:
    """One answer and what chance brought; number 0 is the set-up."""

    number: int
    seat: int
    answer: str
    outcomes: list[tuple[int, int]]
    counters: list[int]

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "number": self.number,
            "seat": self.seat,
            "answer": self.answer,
            "outcomes": " ".join(f"{purpose}:{outcome}" for purpose, outcome in self.outcomes),
            "counters": " ".join(str(counter) for counter in self.counters),
        }


def step_of(row: Any) -> StepData:
    outcomes = []
    for pair in row.outcomes.split():
        purpose, _, outcome = pair.partition(":")
        outcomes.append((int(purpose), int(outcome)))
    counters = [int(counter) for counter in row.counters.split()]
    return StepData(row.number, row.seat, row.answer, outcomes, counters)


@dataclass
class SeatData:
    """Who sits in a seat. A bot has no visitor; an open seat has neither."""

    seat: int
    kind: str  # person, bot
    visitor: str = ""
    bot: str = ""
    name: str = ""
    word: str = ""
    invite_hash: str = ""
    standing: list[str] = field(default_factory=list)
    seen: int = 0

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or bool(self.visitor)

    @property
    def ready(self) -> bool:
        return self.taken and bool(self.word)


@dataclass
class TableData:
    """All that is kept of a table beside its steps and its chat."""

    id: str
    game: str
    scenario: str
    rules: str
    options: dict[str, Any]
    status: str
    opened_by: str
    secret: str
    commitment: str
    seed: str
    chosen: bool
    revision: int
    steps: int
    rewinds: int
    base: int
    source: str
    moment: str
    asked: list[int]
    petition: dict[str, Any] | None
    result: dict[str, Any] | None
    match: str
    rematch: str
    guided: bool
    created: str
    changed: str
    sealed_steps: int = 0
    sealed_changes: list[int] = field(default_factory=list)
    seats: list[SeatData] = field(default_factory=list)

    def shown_steps(self) -> int:
        """As many as everybody knows of: what is sealed counts once, when it is opened."""
        return self.steps - self.sealed_steps

    def shown_revision(self, seats: list[int]) -> int:
        """As many changes as whoever has these seats, or none, was told of."""
        others = (many for seat, many in enumerate(self.sealed_changes) if seat not in seats)
        return max(0, self.revision - sum(others))

    def seal_change(self, seat: int) -> list[int]:
        """The sealed changes with one more of this seat."""
        return [
            (self.sealed_changes[at] if at < len(self.sealed_changes) else 0) + (at == seat)
            for at in range(len(self.seats))
        ]

    def columns(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "seats"}


@dataclass
class ChatData:
    n: int
    who: str
    seat: int
    text: str
    at: str


@dataclass
class Change:
    """What happened at a table, to be stored whole or not at all.

    It holds only if the table is still at the revision that it was made from.
    """

    table: str
    revision: int  # the one before
    fields: dict[str, Any]
    drop_from: int = -1  # steps from this number on are taken back
    steps: list[StepData] = field(default_factory=list)
    seats: list[tuple[int, dict[str, Any]]] = field(default_factory=list)  # of these seats


class Store:
    """The database of one process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.many = engine.dialect.name == "postgresql"  # other processes may be there
        self._threads = ThreadPoolExecutor(4 if self.many else 1, "store")
        self._readers = ThreadPoolExecutor(2, "reader") if not self.many else self._threads
        options: dict[str, Any] = {db.READING: True}
        if self.many:
            options["isolation_level"] = "REPEATABLE READ"  # a table and its steps as of one moment
        self._reading = engine.execution_options(**options)
        self._pending: list[tuple[Change, asyncio.Future[bool]]] = []
        self._writing = False

    def close(self) -> None:
        self._threads.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Something small, in a transaction of its own."""
        return await run_in(self._threads, self.engine, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await run_in(self._readers, self._reading, work)

    # Changes of tables

    async def keep(self, change: Change) -> bool:
        """Store a change; False if the table has moved on meanwhile."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((change, future))
        if not self._writing:
            self._writing = True
            self._drainer = asyncio.create_task(self._drain())
        return await future

    async def _drain(self) -> None:
        """One transaction for all that is waiting, and again while more comes in."""
        try:
            while self._pending:
                batch = self._pending[:MOST_AT_ONCE]
                del self._pending[: len(batch)]
                try:
                    kept = await self.write(partial(self._write_all, batch=batch))
                except Exception as error:  # each who waits gets it
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for (_, future), good in zip(batch, kept, strict=True):
                    if not future.done():
                        future.set_result(good)
        finally:
            self._writing = False

    def _write_all(
        self, connection: Connection, batch: list[tuple[Change, asyncio.Future[bool]]]
    ) -> list[bool]:
        return [self._write_one(connection, change) for change, _ in batch]

    def _write_one(self, connection: Connection, change: Change) -> bool:
        held = connection.execute(
            update(db.tables)
            .where(db.tables.c.id == change.table, db.tables.c.revision == change.revision)
            .values(revision=change.revision + 1, **change.fields)
        )
        if held.rowcount != 1:
            return False
        if change.drop_from >= 0:
            connection.execute(
                delete(db.steps).where(
                    db.steps.c.table_id == change.table, db.steps.c.number >= change.drop_from
                )
            )
        if change.steps:
            connection.execute(insert(db.steps), [each.row(change.table) for each in change.steps])
        for seat, values in change.seats:
            connection.execute(
                update(db.seats)
                .where(db.seats.c.table_id == change.table, db.seats.c.seat == seat)
                .values(**values)
            )
        self.notify(connection, change.table)
        return True

    def notify(self, connection: Connection, table: str) -> None:
        """Tell the other processes, once this transaction holds."""
        if self.many:
            connection.execute(text("SELECT pg_notify(:to, :what)"), {"to": CHANNEL, "what": table})


async def run_in(threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
    def in_thread() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, in_thread)


# What is read and written otherwise; each runs inside a transaction


def add_table(connection: Connection, table: TableData, given: list[StepData]) -> None:
    connection.execute(insert(db.tables), [table.columns()])
    connection.execute(
        insert(db.seats), [{"table_id": table.id, **vars(seat)} for seat in table.seats]
    )
    if given:
        connection.execute(insert(db.steps), [each.row(table.id) for each in given])


def load_table(connection: Connection, table_id: str) -> TableData | None:
    row = connection.execute(select(db.tables).where(db.tables.c.id == table_id)).first()
    if row is None:
        return None
    return TableData(**row._mapping, seats=load_seats(connection, [table_id])[table_id])


def load_seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatData]]:
    found: dict[str, list[SeatData]] = {each: [] for each in ids}
    rows = connection.execute(
        select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.seat)
    )
    for row in rows:
        values = dict(row._mapping)
        found[values.pop("table_id")].append(SeatData(**values))
    return found


def load_steps(connection: Connection, table_id: str, after: int = -1) -> list[StepData]:
    rows = connection.execute(
        select(db.steps)
        .where(db.steps.c.table_id == table_id, db.steps.c.number > after)
        .order_by(db.steps.c.number)
    )
    return [step_of(row) for row in rows]


def load_chat(connection: Connection, table_id: str, after: int = 0) -> list[ChatData]:
    rows = connection.execute(
        select(db.chat)
        .where(db.chat.c.table_id == table_id, db.chat.c.n > after)
        .order_by(db.chat.c.n)
    )
    return [ChatData(row.n, row.who, row.seat, row.text, row.at) for row in rows]


def tables_where(connection: Connection, *conditions: Any) -> list[TableData]:
    rows = list(
        connection.execute(
            select(db.tables).where(*conditions).order_by(db.tables.c.changed.desc())
        )
    )
    seats = load_seats(connection, [row.id for row in rows])
    return [TableData(**row._mapping, seats=seats[row.id]) for row in rows]


def tables_of(connection: Connection, visitor: str) -> list[TableData]:
    """The tables at which this visitor sits, the latest first."""
    mine = select(db.seats.c.table_id).where(db.seats.c.visitor == visitor)
    return tables_where(connection, db.tables.c.id.in_(mine) | (db.tables.c.opened_by == visitor))


def count_open(connection: Connection, visitor: str) -> int:
    return int(
        connection.execute(
            select(func.count())
            .select_from(db.tables)
            .where(db.tables.c.opened_by == visitor, db.tables.c.status != "over")
        ).scalar_one()
    )


def results_before(connection: Connection, table: TableData) -> list[dict[str, Any]]:
    """How the earlier games of the same match ended, the first one first."""
    rows = connection.execute(
        select(db.tables.c.result)
        .where(
            db.tables.c.match == table.match,
            db.tables.c.status == "over",
            db.tables.c.created < table.created,
        )
        .order_by(db.tables.c.created)
    )
    return [row.result for row in rows if row.result is not None]


def seat_of_invite(connection: Connection, invite_hash: str) -> tuple[str, int] | None:
    row = connection.execute(
        select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.invite_hash == invite_hash)
    ).first()
    return None if row is None else (row.table_id, row.seat)


def add_chat(connection: Connection, table_id: str, line: ChatData) -> int:
    """Store a line under the next number, and give that number; one line at a time."""
    connection.execute(select(db.tables.c.id).where(db.tables.c.id == table_id).with_for_update())
    last = connection.execute(
        select(func.coalesce(func.max(db.chat.c.n), 0)).where(db.chat.c.table_id == table_id)
    ).scalar_one()
    connection.execute(insert(db.chat), [{"table_id": table_id, **vars(line), "n": last + 1}])
    return int(last) + 1


def set_seat(connection: Connection, table_id: str, seat: int, values: dict[str, Any]) -> None:
    connection.execute(
        update(db.seats)
        .where(db.seats.c.table_id == table_id, db.seats.c.seat == seat)
        .values(**values)
    )
