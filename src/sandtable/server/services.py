"""What one server process has: the database, the live tables, the bots and the rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from sandtable.server.finished.analyses import Analyst
from sandtable.server.finished.archives import Archivist
from sandtable.server.guarding.guard import Rates
from sandtable.server.guarding.limiting import Limits, Sockets
from sandtable.server.guarding.visitors import now
from sandtable.server.operating.metrics import LINK, Metrics
from sandtable.server.pace.heart import Clock, Heart
from sandtable.server.pace.low import tell_low
from sandtable.server.people.attendance import ENDED, Attendance
from sandtable.server.people.mailing import Mailer
from sandtable.server.people.tickets import drop_expired as drop_tickets
from sandtable.server.rating import applying as rating
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import open_database
from sandtable.server.storage.store import EVERYTHING, PERSON, Store
from sandtable.server.tables.listening import NO_TABLE, Listener
from sandtable.server.tables.open_tables import Tables
from sandtable.server.telling import occasions
from sandtable.server.telling.queries import note_looks
from sandtable.server.telling.sender import TESTS_A_MINUTE, Sender
from sandtable.server.tournaments import rounds
from sandtable.server.views.kept import Kept
from sandtable.server.workers.bots import BotPool
from sandtable.server.workers.pool import Budget, Workers


class Services:
    """Opened when the server starts, and closed when it ends."""

    def __init__(
        self, settings: Settings, engine: Engine | None = None, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.engine = engine or open_database(settings)
        self.metrics = Metrics()
        self.store = Store(self.engine)
        self.store.when_begun.append(rating.enter_games)
        self.store.when_ended += [rating.apply_results, rounds.note_results]
        self.store.observe = lambda kind, t: self.metrics.database.labels(kind).observe(t)
        budget = Budget(settings.work_a_second, settings.work_at_once)
        self.workers = Workers(settings.workers, settings.job_seconds, budget)
        self.workers.observe = lambda job, t: self.metrics.jobs.labels(job).observe(t)
        self.bots = BotPool(self.workers, settings.bot_seconds)
        self.bots.observe = lambda bot, t: self.metrics.bots.labels(bot).observe(t)
        self.replies = Kept(settings.kept_bytes)
        self.heart = Heart(self.store, clock, settings.beat_seconds)
        self.tables = Tables(self.store, self.bots, settings, self.heart)
        self.archivist = Archivist(self.store, self.workers)
        self.tables.when_over = self.archivist.add
        self.telling = Sender(settings, self.store)
        self.telling.observe = lambda by, state: self.metrics.messages.labels(by, state).inc()
        self._set_limits(settings)
        self.analyst = Analyst(self.store, self.workers, settings, self.limits)
        self.attendance = Attendance(self.store)
        self.mailer = Mailer(settings)
        self.mailer.observe = lambda state: self.metrics.messages.labels(LINK, state).inc()
        self.now: Callable[[], str] = now
        self.store.tell = occasions.note
        self.store.note_looks = note_looks
        self.heart.after_beat = tell_low
        self.listener = Listener(self.engine, self.heard)
        self._set_gauges()

    def _set_limits(self, settings: Settings) -> None:
        """What stands for abuse is counted at all processes together.

        Messages, arrivals of sockets, readings and the work of workers are counted here: that
        protects this process alone.
        """
        limits = self.limits = Limits(self.store, self.telling.keys)
        self.openings = limits.rate("openings", settings.openings_a_minute)
        self.addresses = limits.rate("addresses", settings.openings_an_address)
        self.reports = limits.rate("reports", settings.reports_a_minute)
        self.sign_ins = limits.rate("sign-ins", settings.sign_ins_a_minute)
        self.codes = limits.rate("codes", settings.codes_a_minute)
        self.tests = limits.rate("tests", TESTS_A_MINUTE)
        self.sockets = Sockets(limits, settings.sockets_a_visitor)
        self.arrivals = Rates(settings.arrivals_a_minute)
        self.readings = Rates(settings.readings_a_minute)
        self.talk = Rates(settings.messages_a_visitor, settings.messages_of_all_tables)

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
        await self.heart.open()
        await self.drop_expired()
        await self.tables.wake_bots()
        self.archivist.workers = self.workers
        await self.archivist.open()
        self.analyst.workers = self.workers
        await self.analyst.open()
        await self.telling.open()
        await self.sockets.open()

    async def person_changed(self, visitor: str) -> None:
        """Tell the windows of a visitor, here and at the other processes."""
        await self.store.write(lambda session: self.store.notify(session, f"{PERSON}{visitor}"))
        await self.tables.person_changed(visitor)

    async def drop_expired(self) -> None:
        """What was never begun, and what was only sent to be looked at, does not stay for ever."""
        limit = datetime.now(UTC) - timedelta(days=self.settings.waiting_days)
        before = limit.isoformat(timespec="milliseconds")
        await self.store.write(partial(queries.drop_expired, before=before))
        await self.store.write(drop_tickets)

    async def heard(self, notice: str) -> None:
        """Another process says that a table or a person has changed, or a session has ended."""
        if notice.startswith(ENDED):
            self.attendance.close(notice.removeprefix(ENDED))
            return
        if notice == EVERYTHING:
            await self.tables.forget_all()
            return
        if notice.startswith(PERSON):
            await self.tables.person_changed(notice.removeprefix(PERSON))
            return
        if notice == NO_TABLE:
            await self.attendance.check()
        await self.tables.heard(notice)

    def tell_others(self, session: Session, tables: list[str], ended: list[str]) -> None:
        """Tables change and sessions end in this transaction: the other processes hear of both.

        In the transaction itself, so that they do even if this process does not live to tell them.
        """
        self.store.notify(session, *tables, *(f"{ENDED}{which}" for which in ended))

    async def tables_changed(self, tables: list[str]) -> None:
        """Tables were changed in the database alone: those in memory catch up."""

        if self.store.many and tables:
            await self.store.write(lambda session: self.store.notify(session, *tables))
        for each in tables:
            await self.tables.heard(each)

    async def close(self) -> None:
        self.metrics.close()
        await self.sockets.close()
        await self.telling.close()
        self.listener.close()
        await self.mailer.close()
        await self.archivist.close()
        await self.analyst.close()
        await self.tables.close()
        await self.heart.close()
        self.workers.close()
        self.store.close()
