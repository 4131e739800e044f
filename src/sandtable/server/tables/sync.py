"""Synchronization of a table between memory and database.

One change at a time: it is applied to the game in memory, stored, and only then sent. If it cannot
be stored, the game is rebuilt from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.refusal import IllegalAction
from sandtable.server.clocks.table_clock import TableClock
from sandtable.server.errors import BadSnapshot, Late, NotAllowed
from sandtable.server.notifications.triggers import triggered_by
from sandtable.server.security.visitors import now
from sandtable.server.storage import queries
from sandtable.server.storage.models import ChatData, SnapshotData, StepData, TableData
from sandtable.server.storage.notices import AnswerNotice
from sandtable.server.storage.store import Change, Store
from sandtable.server.tables.audience import Audience
from sandtable.server.tables.chat import Chat
from sandtable.server.tables.snapshots import LONG
from sandtable.server.tables.table_game import TableGame, replayed
from sandtable.server.workers.pool import Workers

LASTING: Final = ("bot", "open-chat")  # petitions that outlive an answer
LOG: Final = logging.getLogger("sandtable")


class Sync:
    """Every change of one table goes through here."""

    def __init__(
        self,
        play: TableGame,
        store: Store,
        audience: Audience,
        chat: Chat,
        workers: Workers,
        time: TableClock,
    ) -> None:
        self.play = play
        self.time = time
        self.workers = workers
        self.store = store
        self.audience = audience
        self.chat = chat
        self.lock = asyncio.Lock()
        self.when_over: Callable[[str], None] = lambda _: None
        self.stale = False  # memory may differ from the store

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Hold the lock of the table, with memory up to date."""
        async with self.lock:
            await self.refresh()
            try:
                yield
            except (Late, NotAllowed, IllegalAction):
                raise
            except BaseException:  # also when cancelled: memory may be ahead of the store
                self.stale = True
                raise

    async def refresh(self) -> None:
        if self.stale:
            await self.reload()
            self.stale = False
            self.audience.send_updates()

    # Storing

    async def keep(
        self,
        given: list[StepData],
        answered: list[int],
        drop_from: int = -1,
        fields: dict[str, Any] | None = None,
        seats: list[tuple[int, dict[str, Any]]] | None = None,
        private: bool = False,
        looks: str = "",
    ) -> None:
        """Store a change; then update every watcher that may know it.

        A private change is visible only to the seat that answered. `looks` is the visitor who made
        it in a window.
        """
        data = self.play.data
        before = self.audience.revisions()
        values = self.values(given, answered, fields or {}, private, seats or [])
        if drop_from >= 0:
            self.play.last_snapshot = min(self.play.last_snapshot, drop_from - 1)
        snapshot = self.play.take_snapshot()
        change = Change(
            data.id, data.revision, values, drop_from, given, seats or [], snapshot,
            self.people_of(answered), triggered_by(data, values), looks,
        )  # fmt: skip
        await self.write(change)
        began = data.status
        data.revision += 1
        for name, value in values.items():
            setattr(data, name, value)
        for seat, changes in seats or []:
            for name, value in changes.items():
                setattr(data.seats[seat], name, value)
        self.play.renumber(answered)
        self.audience.note_events()
        self.audience.send_updates(before)
        if data.status != began:
            self.audience.send_table()
            if data.over and not self.play.stopped:
                self.when_over(data.id)

    def people_of(self, answered: list[int]) -> list[int]:
        """Those of these seats that people have."""
        return [seat for seat in answered if self.play.data.seats[seat].kind == "person"]

    def values(
        self,
        given: list[StepData],
        answered: list[int],
        fields: dict[str, Any],
        private: bool = False,
        seats: list[tuple[int, dict[str, Any]]] | None = None,
    ) -> dict[str, Any]:
        """The changed columns of the table; private changes do not change clocks."""
        data = self.play.data
        values = self.play.columns()
        if private or self.play.is_sealed(answered, fields):
            values["sealed_changes"] = data.seal_change(answered[0])
            return values | fields
        values["changed"] = now()
        if given and data.petition is not None and data.petition["kind"] not in LASTING:
            values["petition"] = None  # the petition is about an earlier state
        values |= fields
        status = values.get("status", data.status)
        if status == "waiting":
            return values
        asked = values.get("asked", data.asked) if status == "running" else []
        return values | self.time.after(asked, seats or [], rewound="rewinds" in fields)

    async def write(self, change: Change) -> None:
        """Store a change; if that fails, reload the table."""
        try:
            good = await self.store.keep(change)
        except SQLAlchemyError as error:
            if not self.store.disk_full:  # already logged
                LOG.error("table %s: a change could not be stored: %s", change.table, error)
            self.stale = True
            with suppress(SQLAlchemyError):
                await self.refresh()
            raise
        if not good:
            self.stale = True
            await self.refresh()
            raise Late

    # Loading

    async def reload(self) -> None:
        """Reload everything from the store."""
        await self.load_from_store(self.play.data.id)

    async def load_from_store(self, table_id: str, whole: bool = False) -> None:
        """Load the table with its last snapshot; if that is invalid, with all of its steps."""
        load = partial(queries.load_latest, table_id=table_id, whole=whole)
        data, snapshot, steps, chat = await self.store.read(load)
        if data is None:
            return
        try:
            await self.load(data, steps, chat, snapshot)
        except BadSnapshot:
            LOG.warning("table %s: its snapshot is of no use, and it is played again", table_id)
            await self.load_from_store(table_id, whole=True)

    async def load(
        self,
        data: TableData,
        steps: list[StepData],
        chat: list[ChatData],
        snapshot: SnapshotData | None = None,
    ) -> None:
        """Load the stored data into memory."""
        if data.status != "waiting" and not self.play.stopped:
            steps, snapshot = await self.shortened(data, steps, snapshot)
        self.chat.hear(chat)
        self.play.load(data, steps, snapshot)
        await self.time.refresh()
        self.audience.start_anew()

    async def rebuild(self, steps: list[StepData]) -> None:
        """The game of these steps, from the set-up on."""
        self.play.rebuild(*await self.shortened(self.play.data, steps, None))

    async def shortened(
        self, data: TableData, steps: list[StepData], snapshot: SnapshotData | None
    ) -> tuple[list[StepData], SnapshotData | None]:
        """The last steps of a long game, after a snapshot that a worker makes of the rest."""
        if snapshot is not None or len(steps) <= LONG:
            return steps, snapshot
        found = await self.workers.run(replayed, data, steps)
        if found is None:
            return steps, None
        with suppress(SQLAlchemyError):  # only an optimization
            await self.store.write(partial(queries.add_late_snapshot, table=data, snapshot=found))
        return steps[found.number + 1 :], found

    async def catch_up(self, answers: AnswerNotice | None = None) -> None:
        """Another process has changed this table; `answers` are all of that, where it says so."""
        async with self.exclusive():
            if answers is not None and self.follow(answers):
                return
            known, before = self.play.data, self.audience.revisions()
            load = partial(
                queries.load_all,
                table_id=known.id,
                steps_after=known.steps,
                chat_after=self.chat.complete_to(),
            )
            data, steps, chat = await self.store.read(load)
            if data is None:
                return
            self.chat.hear(chat)
            if await self.time.refresh():
                self.audience.send_updates()
            if data.revision == known.revision:
                return
            await self.take_over(data, steps)
            self.audience.send_updates(before)
        if public_columns(data) != public_columns(known):
            self.audience.send_table()

    def follow(self, answers: AnswerNotice) -> bool:
        """Carry on with answers that another process has stored.

        Nothing happens to those that are known, for one since they were given here. False if they
        do not come next here, and the table is to be loaded.
        """
        play, data = self.play, self.play.data
        if answers.revision < data.revision:
            return True
        if answers.revision > data.revision or play.game is None or play.stopped:
            return False
        if self.time.counts_days:  # days off may have changed as well
            return False
        before = self.audience.revisions()
        play.follow(data, answers.steps(), answers.fields | {"revision": data.revision + 1})
        self.audience.note_events()
        self.audience.send_updates(before)
        return True

    async def take_over(self, data: TableData, steps: list[StepData]) -> None:
        """Load what another process has stored: more steps, or everything after a rewind."""
        known, numbers = self.play.data, list(self.play.numbers)
        if (
            self.play.game is not None
            and data.rewinds == known.rewinds
            and data.steps >= known.steps
        ):
            self.play.follow(data, steps)
            self.audience.note_events()
            return
        await self.reload()
        for seat in range(len(numbers)):  # a seat that was told nothing answers as before
            if data.shown_revision([seat]) == known.shown_revision([seat]):
                self.play.numbers[seat] = numbers[seat]


def public_columns(data: TableData) -> tuple[Any, ...]:
    """The public columns of a table beside its game; no standing orders."""
    seats = [
        (each.kind, each.visitor, each.bot, each.name, each.word, each.promise)
        for each in data.seats
    ]
    return data.status, data.rematch, data.chat_open, seats
