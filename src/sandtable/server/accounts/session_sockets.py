"""Open sockets by session: they are closed when the session ends."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Final, Protocol

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import SessionData
from sandtable.server.storage.store import Store

ENDED: Final = "session:"  # prefix of a notice to other processes; ids of tables never have it
CLOSED_SIGNED_OUT: Final = 4401


class SessionSocket(Protocol):
    """A socket that can be closed."""

    def dismiss(self, code: int) -> None: ...


class SessionSockets:
    """The open sockets of this process, by session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._windows: defaultdict[str, set[SessionSocket]] = defaultdict(set)

    def add(self, session: str, window: SessionSocket) -> None:
        if session:
            self._windows[session].add(window)

    def remove(self, session: str, window: SessionSocket) -> None:
        self._windows[session].discard(window)
        if not self._windows[session]:
            del self._windows[session]

    async def end(self, sessions: list[str]) -> None:
        """Close the sockets of these ended sessions, also in other processes."""
        for each in sessions:
            self.close(each)
        if self.store.many and sessions:
            await self.store.write(partial(self._tell, sessions=sessions))

    def _tell(self, session: Session, sessions: list[str]) -> None:
        for each in sessions:
            self.store.notify(session, ENDED + each)

    def close(self, session: str) -> None:
        for window in list(self._windows.get(session, ())):
            window.dismiss(CLOSED_SIGNED_OUT)

    async def check_one(self, session: str) -> None:
        if session:
            await self._check([session])

    async def check(self) -> None:
        """Close the sockets of all sessions that have ended, in case notices were lost."""
        await self._check(list(self._windows))

    async def _check(self, sessions: list[str]) -> None:
        found = select(SessionData.id).where(SessionData.id.in_(sessions))
        still = set(await self.store.read(lambda session: list(session.scalars(found))))
        for each in sessions:
            if each not in still:
                self.close(each)
