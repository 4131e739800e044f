"""The socket of a table: messages both ways until either side has gone."""

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
from sandtable.server.guarding.guard import Rate, known_host, same_origin
from sandtable.server.live.connection import CLOSED_FLOOD, Connection
from sandtable.server.live.hints import HintLane
from sandtable.server.moderation.queries import muted_by
from sandtable.server.services import Services
from sandtable.server.settings import Settings
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
    with suppress(RuntimeError, WebSocketDisconnect):  # gone before it was welcomed
        await socket.accept()
        if not may_come(socket.headers, services.settings):
            await socket.close(CLOSED_FOREIGN)
            return
        held = await services.sockets.come(owner) if services.arrivals.allows(owner) else None
        if held is None:
            await socket.close(CLOSED_FLOOD)
            return
        try:
            await sit_down(socket, table_id, visitor, session, address, services, lang)
        finally:
            await services.sockets.go(held)


def may_come(headers: Headers, settings: Settings) -> bool:
    """Whether it is our own page that connects, and under a name of ours."""
    return known_host(headers.get("host", ""), settings) and same_origin(headers, settings.origins)


async def sit_down(
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
        return message.get("text") or ""  # bytes are no message, and refused as the empty one is

    services.attendance.come(session, connection)
    try:
        await services.attendance.check_one(session)  # it may have ended meanwhile
        await serve(services, receive, socket.send_text, connection, socket.close)
    finally:
        services.attendance.go(session, connection)


async def serve(
    services: Services,
    receive: Callable[[], Awaitable[str]],
    send: Callable[[str], Awaitable[None]],
    connection: Connection,
    close: Callable[[int], Awaitable[None]],
) -> None:
    """Carry messages both ways until either side has gone."""
    slow = services.settings.slow

    async def end(code: int) -> None:
        with suppress(RuntimeError, TimeoutError):  # it has gone, or takes nothing
            async with asyncio.timeout(slow):
                await close(code)

    table = connection.table
    seated = table.seats.of(connection.visitor)
    if not seated and table.audience.onlookers() >= services.settings.onlookers:
        await end(CLOSED_FLOOD)
        return
    async with table.sync.alone():
        table.audience.watchers.add(connection)
        connection.greet()
    table.audience.tell_of(connection)
    writer = asyncio.create_task(write_all(connection, send, end, slow))
    questions: asyncio.Queue[Question] = asyncio.Queue(services.settings.questions_waiting)
    asking = asyncio.create_task(ask_all(connection, questions))
    hints = HintLane(connection)
    rate = Rate(services.settings.messages_a_second, services.settings.messages_at_once)
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
            elif not isinstance(message, Question):
                await connection.hear(message)
            elif questions.full():
                connection.refuse(message, "too-many-questions")
            else:
                questions.put_nowait(message)
    except TimeoutError:
        await end(CLOSED_SILENT)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.audience.watchers.discard(connection)
        await end_tasks(asking, writer)  # nobody waits for replies any more
        await hints.close()
        table.audience.tell_of(connection)


async def ask_all(connection: Connection, questions: asyncio.Queue[Question]) -> None:
    """One question at a time goes to a worker; all else is heard meanwhile."""
    while True:
        message = await questions.get()
        try:
            await connection.hear(message)
        except Exception:  # the next one may be better
            LOG.exception("a question about table %s failed", connection.table.data.id)
            connection.refuse(message, "no-reply")


async def write_all(
    connection: Connection,
    send: Callable[[str], Awaitable[None]],
    end: Callable[[int], Awaitable[None]],
    seconds: float,
) -> None:
    """Send what there is to send; a reader that takes nothing for so long has gone."""
    try:
        while (data := await connection.queue.get()) is not None:
            async with asyncio.timeout(seconds):
                await send(data.decode())
    except TimeoutError:
        connection.dismiss(CLOSED_SILENT)
    await end(connection.closing)
