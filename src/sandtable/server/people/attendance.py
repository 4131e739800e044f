"""The open sockets of each session: when a session ends, they are closed."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Final, Protocol

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.people.models import SessionData
from sandtable.server.storage.store import Store

ENDED: Final = "session:"  # begins a notice to other processes; no id of a table does
CLOSED_SIGNED_OUT: Final = 4401


class Window(Protocol):
    """A socket that can be closed."""

    def dismiss(self, code: int) -> None: ...


class Attendance:
    """Which sockets are open in this process, by session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._windows: defaultdict[str, set[Window]] = defaultdict(set)

    def come(self, session: str, window: Window) -> None:
        if session:
            self._windows[session].add(window)

    def go(self, session: str, window: Window) -> None:
        self._windows[session].discard(window)
        if not self._windows[session]:
            del self._windows[session]

    async def end(self, sessions: list[str]) -> None:
        """These sessions have ended: close their sockets, also in other processes."""
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
        """Notices may have been lost: close the sockets of sessions that are no more."""
        await self._check(list(self._windows))

    async def _check(self, sessions: list[str]) -> None:
        found = select(SessionData.id).where(SessionData.id.in_(sessions))
        still = set(await self.store.read(lambda session: list(session.scalars(found))))
        for each in sessions:
            if each not in still:
                self.close(each)
