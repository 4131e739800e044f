"""The chat of a table."""

from __future__ import annotations

from sqlalchemy.orm import Session

from sandtable.server import queries
from sandtable.server.audience import Audience
from sandtable.server.errors import NotAllowed
from sandtable.server.models import ChatData, TableData
from sandtable.server.store import Store
from sandtable.server.visitors import now


class Chat:
    """Its lines, in order, each stored before it is sent."""

    def __init__(self, store: Store, audience: Audience) -> None:
        self.store = store
        self.audience = audience
        self.lines: list[ChatData] = []

    async def say(self, table: TableData, who: str, seat: int, text: str, most: int) -> None:
        """Add a line; a seat has its share of the lines that a table may have."""
        line = ChatData(table.id, 0, who, seat, text, now())

        def add(session: Session) -> None:
            queries.add_chat(session, line)
            self.store.notify(session, table.id)

        mine = sum(1 for each in self.lines if each.seat == seat)
        if mine >= (most if seat < 0 else most // len(table.seats)):
            raise NotAllowed("too-much-chat")
        await self.store.write(add)
        self.hear([line])

    def hear(self, lines: list[ChatData]) -> None:
        """Lines that are stored; those that are new here are sent."""
        known = {each.n for each in self.lines}
        for line in lines:
            if line.n not in known:
                self.lines.append(line)
                self.audience.say(line)
        self.lines.sort(key=lambda each: each.n)

    def complete_to(self) -> int:
        """The number of the line up to which none is missing."""
        known = {each.n for each in self.lines}
        return next(n for n in range(len(known) + 1) if n + 1 not in known)
