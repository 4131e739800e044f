"""Whether a person has a table before their eyes: then nobody tells them of it elsewhere."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server import messages
from sandtable.server.guarding import visitors
from sandtable.server.telling.choices import SHOWN_EVERY
from sandtable.server.telling.occasions import later

if TYPE_CHECKING:
    from sandtable.server.tables.table import Table

# What a page also says while nobody sees it. It sends pings only while it is visible.
UNSEEN: Final = (messages.Seen, messages.Sync, messages.SpeakTo)


class Attention:
    """What one window shows of its person's attention."""

    def __init__(self, table: Table, visitor: str) -> None:
        self.table = table
        self.visitor = visitor
        self._noted = -1, ""  # the revision that was seen, and when

    async def note(self, message: messages.FromClient) -> None:
        """Store that this person looks: once a change, and now and then in between."""
        data, now = self.table.data, visitors.now()
        if isinstance(message, UNSEEN) or not data.seats_of(self.visitor):
            return
        revision, at = self._noted
        if revision == data.revision and now < later(at, SHOWN_EVERY):
            return
        self._noted = data.revision, now
        with suppress(SQLAlchemyError):  # the next ping says the same
            await self.table.sync.store.look(data.id, self.visitor)
