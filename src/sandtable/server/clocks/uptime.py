"""Uptime: for how long at least one server process has been running. Game clocks count in uptime.

Every process sends a heartbeat every few seconds: it stores how much time it has counted by a
monotonic clock. Uptime is the maximum over all processes, so they agree on it. It stops while no
process runs, and does not depend on the wall clock.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from sandtable.server.clocks.models import HeartbeatData
from sandtable.server.storage.store import Store
from sandtable.server.workers.tasks import end_tasks

LOG: Final = logging.getLogger("sandtable")
MAX_MISSED_BEATS: Final = 3  # heartbeats; after a longer gap no process was running
KEPT_DAYS: Final = 400
LOCK: Final = 74127


class SystemClock:
    """The clocks of this machine; tests replace it."""

    def wall(self) -> datetime:
        """The date and the time of day, which may be set back or forward."""
        return datetime.now(UTC)

    def now(self) -> str:
        return self.wall().isoformat(timespec="milliseconds")

    def ticks(self) -> float:
        """Seconds of a monotonic clock."""
        return time.monotonic()


@dataclass(frozen=True)
class Day:
    """A calendar day (UTC), and the uptime at which it began."""

    name: str  # ISO 8601
    began: int


class Uptime:
    """Uptime as one process counts it, with its heartbeat."""

    def __init__(
        self, store: Store, clock: SystemClock | None = None, seconds: float = 5.0
    ) -> None:
        self.store = store
        self.clock = clock or SystemClock()
        self.seconds = seconds
        self.days: list[Day] = []  # the latest last
        self._counted = 0  # uptime in milliseconds, at this tick
        self._tick = self.clock.ticks()
        self._joined = False  # whether the time counted by others is known
        self._task: asyncio.Task[None] | None = None
        self.after_heartbeat: Callable[[Uptime], Awaitable[None]] | None = None  # now and then

    def now(self) -> int:
        """Uptime now, in milliseconds."""
        passed = min(self.clock.ticks() - self._tick, MAX_MISSED_BEATS * self.seconds)
        return self._counted + max(0, round(1000 * passed))

    @property
    def today(self) -> str:
        return self.clock.wall().date().isoformat()

    async def open(self) -> None:
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.beat()
                if self.after_heartbeat is not None:
                    await self.after_heartbeat(self)
            except SQLAlchemyError as error:  # nobody can answer either: clocks stop
                LOG.error("no heartbeat could be stored: %s", error)

    async def close(self) -> None:
        if self._task is None:
            return
        await end_tasks(self._task)
        with suppress(SQLAlchemyError):
            await self.beat()

    async def beat(self) -> None:
        """Store the time that this process has counted, and read that of others."""
        tick, wall = self.clock.ticks(), self.clock.wall()
        seen = self.now() if self._joined else None
        longest = round(1000 * self.seconds)
        counted, days = await self.store.write(
            lambda session: store_heartbeat(session, seen, wall, longest)
        )
        self._counted, self._tick, self.days, self._joined = counted, tick, days, True


def store_heartbeat(
    session: Session, seen: int | None, wall: datetime, longest: int
) -> tuple[int, list[Day]]:
    """Store a heartbeat; return uptime and the days. `seen` is None at the start of a process.

    A process that starts while others run adds the time since their last heartbeat.
    """
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    rows = {each.day: each for each in session.scalars(select(HeartbeatData))}
    last = max(rows.values(), key=lambda each: each.counted, default=None)
    counted = 0 if last is None else last.counted
    if seen is not None:
        counted = max(counted, seen)
    elif last is not None:
        passed = round(1000 * (wall - datetime.fromisoformat(last.beat)).total_seconds())
        counted += passed if 0 <= passed <= longest else 0
    today, beat = wall.date().isoformat(), wall.isoformat(timespec="milliseconds")
    if today in rows:
        rows[today].counted, rows[today].beat = counted, beat
    else:
        rows[today] = HeartbeatData(today, counted, counted, beat)
        session.add(rows[today])
    drop_days(session, rows, today)
    return counted, [Day(each, rows[each].began) for each in sorted(rows)]


def drop_days(session: Session, rows: dict[str, HeartbeatData], today: str) -> None:
    """Delete days long past, and future days that a wrong wall clock has stored."""
    gone = [day for day in rows if day > today] + sorted(rows)[:-KEPT_DAYS]
    if gone:
        session.execute(delete(HeartbeatData).where(HeartbeatData.day.in_(gone)))
        for day in gone:
            rows.pop(day, None)
