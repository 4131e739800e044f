"""Keeping a table in memory and in the database the same.

One thing happens at a time: it is tried on the game in memory, stored, and only then told. If it
cannot be stored, the game is rebuilt from what is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.refusal import IllegalAction
from sandtable.server import queries
from sandtable.server.audience import Audience
from sandtable.server.chat import Chat
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.models import ChatData, StepData, TableData
from sandtable.server.play import Play
from sandtable.server.store import Change, Store
from sandtable.server.visitors import now


class Sync:
    """Every change of one table goes through here."""

    def __init__(self, play: Play, store: Store, audience: Audience, chat: Chat) -> None:
        self.play = play
        self.store = store
        self.audience = audience
        self.chat = chat
        self.lock = asyncio.Lock()
        self.stale = False  # what is in memory may not be what is stored

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One thing at a time, and on what is stored."""
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
            self.audience.tell()

    # Storing

    async def keep(
        self,
        given: list[StepData],
        answered: list[int],
        drop_from: int = -1,
        fields: dict[str, Any] | None = None,
        seats: list[tuple[int, dict[str, Any]]] | None = None,
    ) -> None:
        """Store what has just happened; then every watcher that may know it is told."""
        data = self.play.data
        before = self.audience.revisions()
        values = self.values(given, answered, fields or {})
        await self.write(Change(data.id, data.revision, values, drop_from, given, seats or []))
        began = data.status
        data.revision += 1
        for name, value in values.items():
            setattr(data, name, value)
        for seat, changes in seats or []:
            for name, value in changes.items():
                setattr(data.seats[seat], name, value)
        self.play.renumber(answered)
        self.audience.note_events()
        self.audience.tell(before)
        if data.status != began:
            self.audience.tell_table()

    def values(
        self, given: list[StepData], answered: list[int], fields: dict[str, Any]
    ) -> dict[str, Any]:
        """The columns of the table that change."""
        data = self.play.data
        values = self.play.columns()
        if self.play.is_sealed(answered, fields):
            values["sealed_changes"] = data.seal_change(answered[0])
        else:
            values["changed"] = now()
            if given and data.petition is not None:
                values["petition"] = None  # what was asked about is no longer the last thing
        return values | fields

    async def write(self, change: Change) -> None:
        """Store a change; if that fails, memory is as the store again."""
        try:
            good = await self.store.keep(change)
        except SQLAlchemyError:
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
        """Everything anew from the store."""
        load = partial(queries.load_all, table_id=self.play.data.id)
        data, steps, chat = await self.store.read(load)
        if data is not None:
            self.load(data, steps, chat)

    def load(self, data: TableData, steps: list[StepData], chat: list[ChatData]) -> None:
        """Take over what is stored."""
        self.chat.hear(chat)
        self.play.load(data, steps)
        self.audience.start_anew()

    async def catch_up(self) -> None:
        """Another process has changed this table."""
        async with self.alone():
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
            if data.revision == known.revision:
                return
            await self.take_over(data, steps)
            self.audience.tell(before)
        if (data.status, data.rematch, data.seats) != (known.status, known.rematch, known.seats):
            self.audience.tell_table()

    async def take_over(self, data: TableData, steps: list[StepData]) -> None:
        """What another process has stored: more steps, or, after a rewind, all of it anew."""
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
