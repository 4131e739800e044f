"""Rate limits shared by all processes on one database.

A process first checks its own memory, so that a flood causes no transactions. It asks the database
only about requests that it would allow, and only with PostgreSQL: with SQLite there is one process,
whose memory is complete.

Messages are counted in the process of their socket. Each socket has its own budget, and the number
of sockets of a visitor is limited here, so the total is limited too.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import BigInteger, Index, String, case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, Session, mapped_column

from sandtable.server.notifications.keys import Keys
from sandtable.server.security import visitors
from sandtable.server.security.middleware import RateLimiter
from sandtable.server.storage.models import Model
from sandtable.server.storage.store import Store
from sandtable.server.workers.tasks import end_tasks

LOG: Final = logging.getLogger("sandtable")
SECOND: Final = 1_000_000  # times are in microseconds
MINUTE: Final = 60 * SECOND
LEASE_SECONDS: Final = 60.0  # until the sockets of a process that was killed are forgotten
RENEW_SECONDS: Final = 20.0

LoadKeys = Callable[[], Awaitable[Keys]]


class LimitData(Model):
    """How much of a limit is used: at `until` it is free again, and the row can be deleted."""

    __tablename__ = "limits"
    __table_args__ = (Index("limits_until", "until"),)

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # see `SharedLimits.key_of`
    until: Mapped[int] = mapped_column(BigInteger)


class SocketData(Model):
    """An open socket of some process, which renews the row at intervals."""

    __tablename__ = "open_sockets"
    __table_args__ = (
        Index("open_sockets_owner", "owner"),
        Index("open_sockets_process", "process"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64))  # a hash of the visitor or the address
    process: Mapped[str] = mapped_column(String(24))
    until: Mapped[int] = mapped_column(BigInteger)


def lock_counter(session: Session, key: str) -> None:
    """Lock a counter until this transaction ends. SQLite has one writer anyway."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(func.hashtext(key))))


class SharedLimits:
    """The shared limits of one process: its store and key."""

    def __init__(self, store: Store, load_keys: LoadKeys) -> None:
        self.store = store
        self.shared = store.many
        self.load_keys = load_keys
        self.now: Callable[[], float] = time.time
        self._swept = 0

    def rate(self, name: str, a_minute: int) -> SharedRateLimiter:
        return SharedRateLimiter(self, name, a_minute)

    async def key_of(self, name: str, key: str) -> str:
        """A keyed hash, so that the database contains no addresses and ids of deleted visitors."""
        secret = (await self.load_keys()).signing.encode()
        return hmac.new(secret, f"{name} {key}".encode(), sha256).hexdigest()

    def at(self) -> int:
        return round(self.now() * SECOND)

    async def take(self, key: str, a_minute: int) -> bool:
        now = self.at()
        sweeps = now - self._swept > MINUTE
        if sweeps:
            self._swept = now

        def write(session: Session) -> bool:
            if sweeps:
                session.execute(delete(LimitData).where(LimitData.until <= now))
            return take(session, key, a_minute, now)

        return await self.store.write(write)


def take(session: Session, key: str, a_minute: int, now: int) -> bool:
    """Count one use in a single statement; False if the limit is reached."""
    each = max(1, MINUTE // a_minute)
    begun = case((LimitData.until > now, LimitData.until), else_=now)
    used: Any = insert_for(session).values(key=key, until=now + each)
    used = used.on_conflict_do_update(
        index_elements=[LimitData.key],
        set_={"until": begun + each},
        where=begun + each <= now + MINUTE,
    )
    return session.execute(used.returning(LimitData.key)).first() is not None


def insert_for(session: Session) -> Any:
    many = session.get_bind().dialect.name == "postgresql"
    return postgresql.insert(LimitData) if many else sqlite.insert(LimitData)


class SharedRateLimiter:
    """A rate limit for each visitor or address, over all processes."""

    def __init__(self, limits: SharedLimits, name: str, a_minute: int) -> None:
        self.limits = limits
        self.name = name
        self.here = RateLimiter(a_minute)

    async def allows(self, key: str) -> bool:
        if not self.here.allows(key):
            return False
        if not self.limits.shared:
            return True
        hashed = await self.limits.key_of(self.name, key)
        return await self.limits.take(hashed, self.here.a_minute)


class SocketLimiter:
    """Limits the sockets of each visitor or address, over all processes."""

    def __init__(self, limits: SharedLimits, most: int) -> None:
        self.limits = limits
        self.most = most  # of one owner
        self.process = visitors.new_id()
        self.here: Counter[str] = Counter()
        self._open: dict[str, str] = {}  # owners by id
        self._task: asyncio.Task[None] | None = None

    def total(self) -> int:
        return len(self._open)

    async def acquire(self, owner: str) -> str | None:
        """Register a socket and return its id; None if the owner has too many."""
        if self.here[owner] >= self.most:
            return None
        which = visitors.new_id()
        self._open[which] = owner
        self.here[owner] += 1
        allowed = False
        try:
            allowed = not self.limits.shared or await self._insert(which, owner)
        finally:
            if not allowed:
                self._delete(which)
        return which if allowed else None

    async def release(self, which: str) -> None:
        self._delete(which)
        if self.limits.shared:
            gone = delete(SocketData).where(SocketData.id == which)
            with suppress(SQLAlchemyError):  # the next renewal deletes it
                await self.limits.store.write(lambda session: session.execute(gone))

    def _delete(self, which: str) -> None:
        owner = self._open.pop(which)
        self.here[owner] -= 1
        if not self.here[owner]:
            del self.here[owner]

    async def _insert(self, which: str, owner: str) -> bool:
        hashed = await self.limits.key_of("sockets", owner)
        now = self.limits.at()
        row = SocketData(which, hashed, self.process, now + round(LEASE_SECONDS * SECOND))

        def write(session: Session) -> bool:
            lock_counter(session, hashed)
            mine = SocketData.owner == hashed
            session.execute(delete(SocketData).where(mine, SocketData.until <= now))
            if session.scalars(select(func.count(SocketData.id)).where(mine)).one() >= self.most:
                return False
            session.add(row)
            return True

        return await self.limits.store.write(write)

    # Rows of this process

    async def open(self) -> None:
        if self.limits.shared:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.renew()
            except SQLAlchemyError as error:
                LOG.error("the open sockets could not be stored: %s", error)

    async def renew(self) -> None:
        """Renew the rows of our sockets; others of this process are deleted."""
        until = self.limits.at() + round(LEASE_SECONDS * SECOND)
        await self.limits.store.write(partial(self._renew, known=set(self._open), until=until))

    def _renew(self, session: Session, known: set[str], until: int) -> None:
        ours = SocketData.process == self.process
        gone = set(session.scalars(select(SocketData.id).where(ours))) - known
        if gone:
            session.execute(delete(SocketData).where(SocketData.id.in_(gone)))
        session.execute(update(SocketData).where(ours).values(until=until))

    async def close(self) -> None:
        if self._task is None:
            return
        await end_tasks(self._task)
        ours = delete(SocketData).where(SocketData.process == self.process)
        with suppress(SQLAlchemyError):
            await self.limits.store.write(lambda session: session.execute(ours))
