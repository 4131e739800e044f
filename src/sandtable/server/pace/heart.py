"""Club time: how long the club has been there for its players.

Every process beats every few seconds and stores how much time it has seen pass, by a clock that
nobody sets. Club time is the most that any of them has seen, so all processes agree on it. While no
process is alive it stands still, and a wall clock that is moved does not matter.
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

from sandtable.server.pace.models import HeartbeatData
from sandtable.server.storage.store import Store
from sandtable.server.workers.tasks import end_tasks

LOG: Final = logging.getLogger("sandtable")
MOST_BEATS: Final = 3  # a process that did not beat for longer was not there
KEPT_DAYS: Final = 400
LOCK: Final = 74127


class Clock:
    """The clocks of this machine; a test has one that it moves."""

    def wall(self) -> datetime:
        """The date and the time of day, which somebody may set."""
        return datetime.now(UTC)

    def now(self) -> str:
        return self.wall().isoformat(timespec="milliseconds")

    def ticks(self) -> float:
        """Seconds since some moment; nobody sets them."""
        return time.monotonic()


@dataclass(frozen=True)
class Day:
    """A day by the calendar (UTC), and the club time at which it began."""

    name: str  # ISO 8601
    began: int


class Heart:
    """The heartbeat of one process."""

    def __init__(self, store: Store, clock: Clock | None = None, seconds: float = 5.0) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.seconds = seconds
        self.days: list[Day] = []  # the latest last
        self._counted = 0  # club time in milliseconds, at this tick
        self._tick = self.clock.ticks()
        self._joined = False  # the time that others have counted is known
        self._task: asyncio.Task[None] | None = None
        self.after_beat: Callable[[Heart], Awaitable[None]] | None = None  # now and then

    def at(self) -> int:
        """Club time now, in milliseconds."""
        passed = min(self.clock.ticks() - self._tick, MOST_BEATS * self.seconds)
        return self._counted + max(0, round(1000 * passed))

    @property
    def today(self) -> str:
        return self.clock.wall().date().isoformat()

    async def open(self) -> None:
        await self.beat()
        self._task = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.beat()
                if self.after_beat is not None:
                    await self.after_beat(self)
            except SQLAlchemyError as error:  # nobody can answer either: clocks stand still
                LOG.error("no heartbeat could be stored: %s", error)

    async def close(self) -> None:
        if self._task is None:
            return
        await end_tasks(self._task)
        with suppress(SQLAlchemyError):
            await self.beat()

    async def beat(self) -> None:
        """Store the time that this process has seen, and learn what others have."""
        tick, wall = self.clock.ticks(), self.clock.wall()
        seen = self.at() if self._joined else None
        longest = round(1000 * self.seconds)
        counted, days = await self.store.write(
            lambda session: store_beat(session, seen, wall, longest)
        )
        self._counted, self._tick, self.days, self._joined = counted, tick, days, True


def store_beat(
    session: Session, seen: int | None, wall: datetime, longest: int
) -> tuple[int, list[Day]]:
    """Club time and the days, after a process has seen so much; None when it has just started.

    One that starts while others are alive adds what has passed since their last beat.
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
    """Days that are long past; and days to come, which a wrong wall clock has begun."""
    gone = [day for day in rows if day > today] + sorted(rows)[:-KEPT_DAYS]
    if gone:
        session.execute(delete(HeartbeatData).where(HeartbeatData.day.in_(gone)))
        for day in gone:
            rows.pop(day, None)
