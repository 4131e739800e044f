"""Listens for changes that other processes have made to tables."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.storage.database import READING
from sandtable.server.storage.models import NoticeData
from sandtable.server.storage.store import CHANNEL

SECONDS: Final = 1.0  # between two checks whether it should end
AGAIN_SECONDS: Final = 2.0  # after the connection was lost
NO_TABLE: Final = ""  # a notice that only wakes the listener


class ChangeListener:
    """A thread that receives notices of other processes: servers, or commands.

    `heard` is called with a notice, or empty when notices may have been lost.
    """

    def __init__(self, engine: Engine, heard: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self.engine = engine
        self.heard = heard
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        hear = self._listen if self.engine.dialect.name == "postgresql" else self._poll
        self._thread = threading.Thread(target=hear, args=(loop,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            if self.engine.dialect.name == "postgresql":
                self._wake()
            self._thread.join(3 * SECONDS)

    def _wake(self) -> None:
        """Wake the thread, so that closing does not wait for the next check."""
        with suppress(SQLAlchemyError), self.engine.begin() as connection:
            connection.execute(
                text("SELECT pg_notify(:to, :what)"), {"to": CHANNEL, "what": NO_TABLE}
            )

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # not installed where SQLite is all there is

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        lost = False
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if lost:
                        loop.call_soon_threadsafe(self._tell, NO_TABLE)
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=SECONDS):
                            if self._stop.is_set():
                                break
                            if notice.payload != NO_TABLE:
                                loop.call_soon_threadsafe(self._tell, notice.payload)
            except (psycopg.Error, OSError):
                lost = True
                self._stop.wait(AGAIN_SECONDS)
            except RuntimeError:  # the loop has gone
                return

    def _poll(self, loop: asyncio.AbstractEventLoop) -> None:
        """Poll for notices: with SQLite there is one server, but also commands."""
        latest = select(func.max(NoticeData.id))
        last = -1
        while not self._stop.is_set():
            try:
                with self.engine.execution_options(**{READING: True}).connect() as connection:
                    if last < 0:
                        last = connection.scalar(latest) or 0
                    news = select(NoticeData.id, NoticeData.what).where(NoticeData.id > last)
                    for notice in connection.execute(news.order_by(NoticeData.id)):
                        last = notice.id
                        loop.call_soon_threadsafe(self._tell, notice.what)
            except SQLAlchemyError:  # it is busy, or being restored
                last = max(last, 0)
            except RuntimeError:  # the loop has gone
                return
            self._stop.wait(SECONDS)

    def _tell(self, table: str) -> None:
        task = asyncio.create_task(self.heard(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
