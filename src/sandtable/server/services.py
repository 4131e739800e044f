"""What one server process has: the database, the live tables, the bots and the rate limits."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Engine

from sandtable.server import queries
from sandtable.server.archives import Archivist
from sandtable.server.bots import BotPool
from sandtable.server.database import open_database
from sandtable.server.guard import Rates
from sandtable.server.kept import Kept
from sandtable.server.listening import Listener
from sandtable.server.operating.metrics import Metrics
from sandtable.server.settings import Settings
from sandtable.server.store import EVERYTHING, PERSON, Store
from sandtable.server.tables import Tables
from sandtable.server.workers import Budget, Workers


class Services:
    """Opened when the server starts, and closed when it ends."""

    def __init__(self, settings: Settings, engine: Engine | None = None) -> None:
        self.settings = settings
        self.engine = engine or open_database(settings)
        self.metrics = Metrics()
        self.store = Store(self.engine)
        self.store.observe = lambda kind, t: self.metrics.database.labels(kind).observe(t)
        budget = Budget(settings.work_a_second, settings.work_at_once)
        self.workers = Workers(settings.workers, settings.job_seconds, budget)
        self.workers.observe = lambda job, t: self.metrics.jobs.labels(job).observe(t)
        self.bots = BotPool(self.workers, settings.bot_seconds)
        self.bots.observe = lambda bot, t: self.metrics.bots.labels(bot).observe(t)
        self.replies = Kept(settings.kept_bytes)
        self.tables = Tables(self.store, self.bots, settings)
        self.archivist = Archivist(self.store, self.workers)
        self.tables.when_over = self.archivist.add
        self.openings = Rates(settings.openings_a_minute)
        self.addresses = Rates(settings.openings_an_address)
        self.readings = Rates(settings.readings_a_minute)
        self.sockets: Counter[str] = Counter()  # by visitor or address
        self.reports = Rates(settings.reports_a_minute)
        self.listener = Listener(self.engine, self.heard)
        self._set_gauges()

    def _set_gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("sockets", "open WebSocket connections", lambda: float(self.sockets.total()))
        gauge("live_tables", "tables in memory", lambda: len(self.tables.live))
        gauge("jobs_waiting", "jobs before the workers", lambda: len(self.workers.queue.waiting))
        gauge("jobs_running", "jobs in work", lambda: float(self.workers.queue.running.total()))

    async def open(self) -> None:
        self.metrics.open(self.settings.metrics)
        self.workers.open()
        self.listener.open(asyncio.get_running_loop())
        await self.drop_expired()
        await self.tables.wake_bots()
        self.archivist.workers = self.workers
        await self.archivist.open()

    async def heard(self, what: str) -> None:
        """Another process has changed a table, or something about a person."""
        if what == EVERYTHING:
            await self.tables.forget_all()
        elif what.startswith(PERSON):
            await self.tables.person_changed(what.removeprefix(PERSON))
        else:
            await self.tables.heard(what)

    async def person_changed(self, visitor: str) -> None:
        """Tell the windows of a visitor, here and at the other processes."""
        await self.store.write(partial(self.store.notify, table=f"{PERSON}{visitor}"))
        await self.tables.person_changed(visitor)

    async def drop_expired(self) -> None:
        """What was never begun, and what was only sent to be looked at, does not stay for ever."""
        limit = datetime.now(UTC) - timedelta(days=self.settings.waiting_days)
        before = limit.isoformat(timespec="milliseconds")
        await self.store.write(partial(queries.drop_expired, before=before))

    async def close(self) -> None:
        self.metrics.close()
        self.listener.close()
        await self.archivist.close()
        await self.tables.close()
        self.workers.close()
        self.store.close()
