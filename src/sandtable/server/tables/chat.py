"""The chat of a table."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session

from sandtable.server.errors import NotAllowed
from sandtable.server.security.middleware import RateLimiter
from sandtable.server.security.visitors import now
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.models import ChatData, TableData
from sandtable.server.storage.store import Store
from sandtable.server.tables.audience import Audience


@dataclass(frozen=True)
class Speech:
    """What a visitor says, under which name, and for which seat; -1 for none or for several."""

    visitor: str
    who: str
    seat: int
    text: str


class Chat:
    """The chat of one table; each line is stored before it is sent."""

    def __init__(self, store: Store, audience: Audience) -> None:
        self.store = store
        self.audience = audience
        self.lines: list[ChatData] = []
        self.here = RateLimiter(Settings.chat_a_minute)  # by visitor
        self.everywhere = RateLimiter(Settings.chat_everywhere)  # at all tables

    async def say(self, table: TableData, speech: Speech, most: int) -> None:
        """Add a line, within the limits for seats and the table."""
        visitor, seat = speech.visitor, speech.seat
        line = ChatData(table.id, 0, speech.who, seat, speech.text, now(), visitor, table.chat_open)

        def add(session: Session) -> None:
            queries.add_chat(session, line)
            self.store.notify(session, table.id)

        mine = sum(1 for each in self.lines if each.visitor == visitor)
        shares = len(table.seats_of(visitor)) or 1
        if mine >= most * shares // len(table.seats):
            raise NotAllowed("too-much-chat")
        if len(self.lines) >= 2 * most:  # onlookers may be many
            raise NotAllowed("too-much-chat")
        if not self.here.allows(visitor) or not self.everywhere.allows(visitor):
            raise NotAllowed("talks-too-fast")
        await self.store.write(add)
        self.hear([line])

    def hear(self, lines: list[ChatData]) -> None:
        """Take over stored lines, and send those that are new here."""
        known = {each.n for each in self.lines}
        for line in lines:
            if line.n not in known:
                self.lines.append(line)
                self.audience.send_chat_line(line)
        self.lines.sort(key=lambda each: each.n)

    def complete_to(self) -> int:
        """The number of the line up to which none is missing."""
        known = {each.n for each in self.lines}
        return next(n for n in range(len(known) + 1) if n + 1 not in known)
