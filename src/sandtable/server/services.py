"""The services of one server process: database, live tables, workers, bots, rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from sandtable.server.accounts.mailer import Mailer
from sandtable.server.accounts.session_sockets import ENDED, SessionSockets
from sandtable.server.accounts.tickets import drop_expired as drop_tickets
from sandtable.server.archive.analyses import AnalysisRunner
from sandtable.server.archive.archiver import Archiver
from sandtable.server.clocks.low_time import notify_low_clocks
from sandtable.server.clocks.uptime import SystemClock, Uptime
from sandtable.server.notifications import triggers
from sandtable.server.notifications.delivery import TESTS_A_MINUTE, Sender
from sandtable.server.notifications.queries import mark_seen
from sandtable.server.operations.metrics import LINK, Metrics
from sandtable.server.ratings import updates as rating_updates
from sandtable.server.security.middleware import RateLimiter
from sandtable.server.security.rate_limits import SharedLimits, SocketLimiter
from sandtable.server.security.visitors import now
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import open_database
from sandtable.server.storage.store import EVERYTHING, PERSON, Store
from sandtable.server.tables.change_listener import NO_TABLE, ChangeListener
from sandtable.server.tables.open_tables import Tables
from sandtable.server.tournaments import rounds
from sandtable.server.views.reply_cache import ReplyCache
from sandtable.server.workers.bots import BotPool
from sandtable.server.workers.pool import Budget, Workers


class Services:
    """Opened when the server starts, and closed when it ends."""

    def __init__(
        self, settings: Settings, engine: Engine | None = None, clock: SystemClock | None = None
    ) -> None:
        self.settings = settings
        self.engine = engine or open_database(settings)
        self.metrics = Metrics()
        self.store = Store(self.engine)
        self.store.when_begun.append(rating_updates.enter_games)
        self.store.when_ended += [rating_updates.apply_results, rounds.note_results]
        self.store.observe = lambda kind, t: self.metrics.database.labels(kind).observe(t)
        budget = Budget(settings.work_a_second, settings.work_at_once)
        self.workers = Workers(settings.workers, settings.job_seconds, budget)
        self.workers.observe = lambda job, t: self.metrics.jobs.labels(job).observe(t)
        self.bots = BotPool(self.workers, settings.bot_seconds)
        self.bots.observe = lambda bot, t: self.metrics.bots.labels(bot).observe(t)
        self.replies = ReplyCache(settings.kept_bytes)
        self.uptime = Uptime(self.store, clock, settings.beat_seconds)
        self.tables = Tables(self.store, self.bots, settings, self.uptime)
        self.archiver = Archiver(self.store, self.workers)
        self.tables.when_over = self.archiver.add
        self.sender = Sender(settings, self.store)
        self.sender.observe = lambda by, state: self.metrics.messages.labels(by, state).inc()
        self._set_limits(settings)
        self.analysis_runner = AnalysisRunner(self.store, self.workers, settings, self.limits)
        self.session_sockets = SessionSockets(self.store)
        self.mailer = Mailer(settings)
        self.mailer.observe = lambda state: self.metrics.messages.labels(LINK, state).inc()
        self.now: Callable[[], str] = now
        self.store.enqueue_notifications = triggers.enqueue_for_changes
        self.store.mark_seen = mark_seen
        self.uptime.after_heartbeat = notify_low_clocks
        self.listener = ChangeListener(self.engine, self.heard)
        self._set_gauges()

    def _set_limits(self, settings: Settings) -> None:
        """Limits against abuse are shared by all processes.

        Messages, new sockets, reads and worker time are counted in this process alone, which is
        all that they protect.
        """
        limits = self.limits = SharedLimits(self.store, self.sender.keys)
        self.openings = limits.rate("openings", settings.openings_a_minute)
        self.addresses = limits.rate("addresses", settings.openings_an_address)
        self.reports = limits.rate("reports", settings.reports_a_minute)
        self.sign_ins = limits.rate("sign-ins", settings.sign_ins_a_minute)
        self.codes = limits.rate("codes", settings.codes_a_minute)
        self.tests = limits.rate("tests", TESTS_A_MINUTE)
        self.sockets = SocketLimiter(limits, settings.sockets_a_visitor)
        self.arrivals = RateLimiter(settings.arrivals_a_minute)
        self.readings = RateLimiter(settings.readings_a_minute)
        self.talk = RateLimiter(settings.messages_a_visitor, settings.messages_of_all_tables)

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
        await self.uptime.open()
        await self.drop_expired()
        await self.tables.wake_bots()
        self.archiver.workers = self.workers
        await self.archiver.open()
        self.analysis_runner.workers = self.workers
        await self.analysis_runner.open()
        await self.sender.open()
        await self.sockets.open()

    async def person_changed(self, visitor: str) -> None:
        """Notify the windows of a visitor, in this and the other processes."""
        await self.store.write(lambda session: self.store.notify(session, f"{PERSON}{visitor}"))
        await self.tables.person_changed(visitor)

    async def drop_expired(self) -> None:
        """Delete tables that never began, uploaded records and tickets that have expired."""
        limit = datetime.now(UTC) - timedelta(days=self.settings.waiting_days)
        before = limit.isoformat(timespec="milliseconds")
        await self.store.write(partial(queries.drop_expired, before=before))
        await self.store.write(drop_tickets)

    async def heard(self, notice: str) -> None:
        """Handle a notice of another process: a table or person changed, or a session ended."""
        if notice.startswith(ENDED):
            self.session_sockets.close(notice.removeprefix(ENDED))
            return
        if notice == EVERYTHING:
            await self.tables.forget_all()
            return
        if notice.startswith(PERSON):
            await self.tables.person_changed(notice.removeprefix(PERSON))
            return
        if notice == NO_TABLE:
            await self.session_sockets.check()
        await self.tables.heard(notice)

    def notify_others(self, session: Session, tables: list[str], ended: list[str]) -> None:
        """Notify the other processes of tables that changed and sessions that ended.

        It is part of the transaction, so that the notice is sent even if this process crashes.
        """
        self.store.notify(session, *tables, *(f"{ENDED}{which}" for which in ended))

    async def tables_changed(self, tables: list[str]) -> None:
        """Reload tables that were changed in the database only."""

        if self.store.many and tables:
            await self.store.write(lambda session: self.store.notify(session, *tables))
        for each in tables:
            await self.tables.heard(each)

    async def close(self) -> None:
        self.metrics.close()
        await self.sockets.close()
        await self.sender.close()
        self.listener.close()
        await self.mailer.close()
        await self.archiver.close()
        await self.analysis_runner.close()
        await self.tables.close()
        await self.uptime.close()
        self.workers.close()
        self.store.close()
