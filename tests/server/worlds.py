"""Servers whose every message is kept, so that what they say can be compared byte for byte."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final
from unittest import mock

import httpx

from sandtable.server import messages
from sandtable.server.app import make_app
from sandtable.server.clocks.time_controls import TimeControl
from sandtable.server.clocks.uptime import SystemClock
from sandtable.server.security.visitors import add_visitor, hash_token
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage.database import open_database
from sandtable.server.tables.new_tables import open_table
from sandtable.server.tables.table import Table
from sandtable.toolkit.game import Game
from tests.server.visiting import quicken

NOW: Final = "2026-01-01T00:00:00.000+00:00"
SECRET: Final = "5" * 64
WORD: Final = "a word"


@dataclass
class World:
    """A server with one table at which two people play and somebody looks on."""

    services: Services
    web: httpx.AsyncClient
    windows: dict[str, Connection] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        return next(iter(self.services.tables.live.values()))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def connect(self, who: str, language: str) -> None:
        """Sit down anew, as after a reload of the page."""
        old = self.windows.pop(who, None)
        if old is not None:
            self.table.audience.watchers.discard(old)
        window = Connection(self.table, visitor_named(who), language)
        self.windows[who] = window
        self.table.audience.watchers.add(window)
        window.greet()

    def heard(self, who: str) -> list[bytes]:
        queue = self.windows[who].queue
        return [data for _ in range(queue.qsize()) if (data := queue.get_nowait()) is not None]

    def asked(self, seat: int) -> list[int]:
        question = self.table.play.question_of(seat)
        return [] if question is None else question.actions


def visitor_named(who: str) -> str:
    return {"seat0": "zero", "seat1": "one", "tab": "zero"}.get(who, "")


async def open_world(
    folder: Path,
    game: str,
    scenario: str,
    hot: bool = False,
    pace: TimeControl | None = None,
    clock: SystemClock | None = None,
) -> World:
    services = Services(
        Settings(folder=folder, messages_a_second=1e9, hosts=("table.test",)),
        open_database(Settings(folder=folder)),
        clock,
    )
    quicken(services)
    app = make_app(services=services)
    app.state.services = services
    for visitor in ("zero", "one"):
        with mock.patch(
            "sandtable.server.security.visitors.new_id", lambda visitor=visitor: visitor
        ):
            await services.store.write(
                partial(add_visitor, token=f"token of {visitor}", name=visitor)
            )
    with (
        mock.patch("sandtable.server.tables.new_tables.new_id", return_value="tableid"),
        mock.patch("sandtable.server.tables.new_tables.new_token", return_value="invitation"),
        mock.patch("sandtable.server.tables.new_tables.new_secret", return_value=SECRET),
        mock.patch("sandtable.server.security.visitors.now", return_value=NOW),
    ):
        other: messages.SeatKind = "here" if hot else "invite"
        wishes = [messages.SeatWish(kind="me"), messages.SeatWish(kind=other)]
        data, _ = await open_table(
            services.store, "zero", "Zero", game, scenario, wishes, pace=pace
        )
    web = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table.test")
    world = World(services, web)
    table = await services.tables.find(data.id)
    assert table is not None
    if not hot:
        await table.accept(1, hash_token("invitation"), "one", WORD, "One")
    await table.give_word("zero", WORD, "Zero")
    return world


def difference(one: list[bytes], other: list[bytes]) -> str:
    """The first place where two viewers were told different things."""
    if len(one) != len(other):
        kinds = [[json.loads(each)["type"] for each in told] for told in (one, other)]
        return f"{kinds[0]} here, {kinds[1]} there"
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            at = next(
                n for n, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]
            )
            return (
                f"...{mine[max(0, at - 80) : at + 80]!r}\n...{theirs[max(0, at - 80) : at + 80]!r}"
            )
    return ""
