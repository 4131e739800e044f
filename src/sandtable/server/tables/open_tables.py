"""The tables that are live in this process."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Final

from sandtable.games import BOXES
from sandtable.server.archive.archiver import plays_the_same
from sandtable.server.clocks.uptime import Uptime
from sandtable.server.security.middleware import RateLimiter
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.models import TableData
from sandtable.server.storage.notices import read_notice
from sandtable.server.storage.store import Store
from sandtable.server.tables.table import Table
from sandtable.server.workers.bots import BotPool

ID: Final = re.compile("[A-Za-z0-9_-]{1,24}")
LOG: Final = logging.getLogger("sandtable")


class Tables:
    """Loads tables on demand, and drops the least recently used."""

    def __init__(
        self, store: Store, bots: BotPool, settings: Settings, uptime: Uptime | None = None
    ) -> None:
        self.store = store
        self.uptime = uptime or Uptime(store)
        self.bots = bots
        self.settings = settings
        self.live: dict[str, Table] = {}
        self.when_over: Callable[[str], None] = lambda _: None
        self.talkers = RateLimiter(settings.chat_everywhere)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, loaded when it is needed."""
        table = self.live.pop(table_id, None)
        if table is not None:
            self.live[table_id] = table  # most recently used last
            if table.sync.stale:
                async with table.sync.exclusive():
                    pass
            return table
        if not ID.fullmatch(table_id):
            return None
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table | None:
        try:
            data = await self.store.read(partial(queries.load_table, table_id=table_id))
            if data is None:
                return None
            table = Table(data, self.store, self.bots, self.uptime)
            table.sync.when_over = self.when_over
            table.chat.here = RateLimiter(self.settings.chat_a_minute)
            table.chat.everywhere = self.talkers
            table.play.stopped = not await self._fits_our_rules(data)
            table.results_before = await self.store.read(
                lambda session: queries.results_before(session, data)
            )
            await table.sync.load_from_store(table_id)
            self._make_space()
            self.live[table_id] = table
            if not table.play.stopped:
                await table.start()
                table.bots.go_on()
            return table
        finally:
            self._loading.pop(table_id, None)

    async def _fits_our_rules(self, data: TableData) -> bool:
        """Whether our rules play a game as before; if so, mark it as one of our rules."""
        rules = BOXES[data.game].rules_version
        if data.rules == rules:
            return True
        if data.stopped_by == rules:
            return False
        steps = await self.store.read(partial(queries.load_steps, table_id=data.id))
        if steps and not await self.bots.workers.run(plays_the_same, data, steps):
            LOG.warning("table %s is of rules %s and cannot go on", data.id, data.rules)
            await self.store.write(partial(queries.set_stopped, table_id=data.id, rules=rules))
            return False
        stood = data.clocks is not None and data.stopped_by != ""  # other rules had stopped it
        clocks = {**(data.clocks or {}), "since": self.uptime.now()} if stood else None
        await self.store.write(
            partial(queries.set_rules, table_id=data.id, rules=rules, clocks=clocks)
        )
        LOG.info("table %s goes on with rules %s instead of %s", data.id, rules, data.rules)
        return True

    def _make_space(self) -> None:
        """Drop the least recently used table that nobody watches."""
        if len(self.live) < self.settings.live_tables:
            return
        for name, table in list(self.live.items()):
            if not table.busy:
                del self.live[name]
                return

    async def wake_bots(self) -> None:
        """After a start: bots whose turn it was go on."""
        for data in await self.store.read(queries.running_tables):
            if any(data.seats[seat].kind == "bot" for seat in data.asked):
                try:
                    await self.find(data.id)
                except Exception:  # one broken table does not stop the others
                    LOG.exception("table %s cannot be opened", data.id)

    async def heard(self, notice: str) -> None:
        """Handle a notice that a table has changed; without an id, any may have."""
        table_id, answers = read_notice(notice)
        for loading in [table_id] if table_id else list(self._loading):
            if loading in self._loading:  # the row being loaded may be older than this notice
                await self.find(loading)
        for table in [self.live.get(table_id)] if table_id else list(self.live.values()):
            if table is None:
                continue
            await table.sync.catch_up(answers)
            if table.audience.watchers:
                table.bots.go_on()

    async def forget_all(self) -> None:
        """The database was restored: close all windows, which reconnect and reload."""
        for table in list(self.live.values()):
            await table.bots.close()
            for watcher in list(table.audience.watchers):
                watcher.end()
        self.live.clear()
        await self.wake_bots()

    async def person_changed(self, visitor: str) -> None:
        """Mutes, blocks or sanctions of a visitor have changed."""
        for table in list(self.live.values()):
            for watcher in [each for each in table.audience.watchers if each.visitor == visitor]:
                await watcher.person_changed()

    async def close(self) -> None:
        for table in list(self.live.values()):
            await table.bots.close()
