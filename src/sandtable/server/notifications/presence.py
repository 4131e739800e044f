"""Presence: who has a table open and visible. They get no notifications about it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server import messages
from sandtable.server.notifications.preferences import SHOWN_EVERY
from sandtable.server.notifications.triggers import plus_seconds
from sandtable.server.security import visitors

if TYPE_CHECKING:
    from sandtable.server.tables.table import Table

# What a page also sends while it is hidden. It sends pings only while it is visible.
SENT_WHILE_HIDDEN: Final = (messages.Seen, messages.Sync, messages.SpeakTo)
# Carrying these out stores that their sender sees the table
ANSWERS: Final = (messages.GiveAnswers, messages.ShareOut)


class Presence:
    """The presence of one person in one window of a table."""

    def __init__(self, table: Table, visitor: str) -> None:
        self.table = table
        self.visitor = visitor
        self._noted = -1, ""  # the revision that was seen, and when

    async def note(self, message: messages.FromClient, done: bool) -> None:
        """Store that this person sees the table: after each change, and at intervals.

        `done`: the message was carried out. An answer stores it already, where it can.
        """
        data, now = self.table.data, visitors.now()
        if isinstance(message, SENT_WHILE_HIDDEN) or not data.seats_of(self.visitor):
            return
        if done and isinstance(message, ANSWERS) and not self.table.sync.store.many:
            self._noted = data.revision, now
            return
        revision, at = self._noted
        if revision == data.revision and now < plus_seconds(at, SHOWN_EVERY):
            return
        self._noted = data.revision, now
        with suppress(SQLAlchemyError):  # the next ping says the same
            await self.table.sync.store.look(data.id, self.visitor)
