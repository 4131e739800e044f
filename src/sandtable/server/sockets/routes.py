"""The WebSocket endpoint of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.datastructures import Headers

from sandtable.server import messages
from sandtable.server.dependencies import Address, KnownSession, ServicesDep, VisitorId
from sandtable.server.moderation.queries import muted_by
from sandtable.server.security.middleware import TokenBucket, known_host, same_origin
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.sockets.connection import CLOSED_FLOOD, Connection
from sandtable.server.sockets.hints import HintRequests
from sandtable.server.views.lookups import Question
from sandtable.server.workers.tasks import end_tasks
from sandtable.toolkit.text import language_of

router = APIRouter()

LOG: Final = logging.getLogger("sandtable")
MESSAGE_BYTES: Final = 16_384
CLOSED_FOREIGN: Final = 4403
CLOSED_UNKNOWN: Final = 4404
CLOSED_SILENT: Final = 4408
CLOSED_BROKEN: Final = 4400


@router.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    visitor: VisitorId,
    known: KnownSession,
    address: Address,
    services: ServicesDep,
    lang: str = "en",
) -> None:
    """The connection of a player or an onlooker."""
    owner = visitor or address
    session = "" if known is None else known.session.id
    with suppress(RuntimeError, WebSocketDisconnect):  # closed before the welcome
        await socket.accept()
        if not may_connect(socket.headers, services.settings):
            await socket.close(CLOSED_FOREIGN)
            return
        held = await services.sockets.acquire(owner) if services.arrivals.allows(owner) else None
        if held is None:
            await socket.close(CLOSED_FLOOD)
            return
        try:
            await open_connection(socket, table_id, visitor, session, address, services, lang)
        finally:
            await services.sockets.release(held)


def may_connect(headers: Headers, settings: Settings) -> bool:
    """Whether the connection comes from our own page, under one of our host names."""
    return known_host(headers.get("host", ""), settings) and same_origin(headers, settings)


async def open_connection(
    socket: WebSocket,
    table_id: str,
    visitor: str,
    session: str,
    address: str,
    services: Services,
    lang: str,
) -> None:
    table = await services.tables.find(table_id)
    if table is None:
        await socket.close(CLOSED_UNKNOWN)
        return
    muted = await services.store.read(partial(muted_by, visitor=visitor))
    connection = Connection(
        table, visitor, language_of(lang), services.settings.chat_lines, address, muted
    )

    async def receive() -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""  # binary messages are refused like an empty one

    services.session_sockets.add(session, connection)
    try:
        await services.session_sockets.check_one(session)  # it may have ended meanwhile
        await serve(services, receive, socket.send_text, connection, socket.close)
    finally:
        services.session_sockets.remove(session, connection)


async def serve(
    services: Services,
    receive: Callable[[], Awaitable[str]],
    send: Callable[[str], Awaitable[None]],
    connection: Connection,
    close: Callable[[int], Awaitable[None]],
) -> None:
    """Relay messages in both directions until either side closes."""
    slow = services.settings.slow

    async def end(code: int) -> None:
        with suppress(RuntimeError, TimeoutError):  # closed, or not reading
            async with asyncio.timeout(slow):
                await close(code)

    table = connection.table
    seated = table.seats.of(connection.visitor)
    if not seated and table.audience.onlookers() >= services.settings.onlookers:
        await end(CLOSED_FLOOD)
        return
    async with table.sync.exclusive():
        table.audience.watchers.add(connection)
        connection.greet()
    table.audience.watcher_changed(connection)
    writer = asyncio.create_task(send_messages(connection, send, end, slow))
    questions = Questions(connection, services.settings.questions_waiting)
    hints = HintRequests(connection)
    rate = TokenBucket(services.settings.messages_a_second, services.settings.messages_at_once)
    try:
        while True:
            async with asyncio.timeout(services.settings.silence):
                text = await receive()
            if connection.dismissed:
                break
            talks = rate.allows() and services.talk.allows(connection.owner)
            if not talks or len(text) > MESSAGE_BYTES:
                await end(CLOSED_FLOOD)
                break
            try:
                message = messages.FROM_CLIENT.validate_json(text)
            except ValidationError:
                await end(CLOSED_BROKEN)
                break
            if isinstance(message, messages.AskHint):
                hints.ask(message)
            elif isinstance(message, messages.StopHint):
                hints.stop()
            elif isinstance(message, Question):
                questions.ask(message)
            else:
                await connection.hear(message)
    except TimeoutError:
        await end(CLOSED_SILENT)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.audience.watchers.discard(connection)
        await end_tasks(writer)  # the client is gone
        await questions.close()
        await hints.close()
        table.audience.watcher_changed(connection)


class Questions:
    """The queries of one window, answered one at a time, concurrently with other messages."""

    def __init__(self, connection: Connection, most: int) -> None:
        self.connection = connection
        self.most = most
        self._waiting: list[Question] = []
        self._task: asyncio.Task[None] | None = None

    def ask(self, message: Question) -> None:
        if len(self._waiting) >= self.most:
            self.connection.refuse(message, "too-many-questions")
            return
        self._waiting.append(message)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        while self._waiting:
            message = self._waiting.pop(0)
            try:
                await self.connection.hear(message)
            except Exception:  # the next one may succeed
                LOG.exception("a question about table %s failed", self.connection.table.data.id)
                self.connection.refuse(message, "no-reply")

    async def close(self) -> None:
        await end_tasks(self._task)


async def send_messages(
    connection: Connection,
    send: Callable[[str], Awaitable[None]],
    end: Callable[[int], Awaitable[None]],
    seconds: float,
) -> None:
    """Send queued messages; a client that reads nothing for too long is dropped."""
    try:
        while (data := await connection.queue.get()) is not None:
            async with asyncio.timeout(seconds):
                await send(data.decode())
    except TimeoutError:
        connection.dismiss(CLOSED_SILENT)
    await end(connection.closing)
