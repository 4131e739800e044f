"""A process takes answers of another from the notice of them, and reads only what it missed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage.database import open_database
from sandtable.server.tables.table import Table
from sandtable.server.views.patches import Rebuilt
from tests.server.visiting import quicken
from tests.server.worlds import World, open_world

BOTH_GAMES = pytest.mark.parametrize(
    ("game", "scenario"), [("napoleonics", "vimiero"), ("lastman", "campaign")]
)


@dataclass
class Pair:
    """A process that plays, another one with an onlooker and both players, and what it hears."""

    world: World
    services: Services
    table: Table
    notices: list[str]
    reads: list[str]

    async def answer(self) -> None:
        play = self.world.table.play
        seat = random.Random(play.data.revision).choice(play.asked_seats())
        names = [play.box.vocabulary.name(each) for each in self.world.asked(seat)]
        name = random.Random(play.data.revision).choice(names)
        await self.world.table.answer(seat, play.numbers[seat], [name])

    async def hear(self) -> None:
        for notice in self.notices:
            await self.services.tables.heard(notice)
        self.notices.clear()

    def check(self) -> None:
        here, there = self.world.table, self.table
        assert here.game is not None
        assert there.game is not None
        assert there.data.revision == here.data.revision
        assert there.game.hash() == here.game.hash()
        assert there.play.columns() == here.play.columns()
        for seat in here.play.asked_seats():
            assert there.play.numbers[seat] == here.play.numbers[seat]
        for seat in range(len(here.data.seats)):
            assert there.play.news_for(seat) == here.play.news_for(seat)
            assert there.play.can_undo(seat) == here.play.can_undo(seat)


async def opened(folder: Path, game: str, scenario: str) -> Pair:
    world = await open_world(folder, game, scenario)
    settings = Settings(folder=folder, hosts=("table.test",))
    services = Services(settings, open_database(settings))
    quicken(services)
    table = await services.tables.find(world.table.data.id)
    assert table is not None
    pair = Pair(world, services, table, [], [])
    world.services.store.many = True
    world.services.store.notify = (  # type: ignore[method-assign]  # in place of PostgreSQL
        lambda session, *about: pair.notices.extend(about)
    )
    read = services.store.read

    async def noted(work: Callable[..., Any]) -> Any:
        pair.reads.append(repr(work))
        return await read(work)

    services.store.read = noted  # type: ignore[method-assign]
    return pair


def run(folder: Path, game: str, scenario: str, story: Callable[[Pair], Awaitable[None]]) -> None:
    async def whole() -> None:
        pair = await opened(folder, game, scenario)
        await story(pair)
        pair.world.services.store.close()
        pair.services.store.close()

    asyncio.run(whole())


@BOTH_GAMES
def test_answers_are_taken_from_their_notices(tmp_path: Path, game: str, scenario: str) -> None:
    async def story(pair: Pair) -> None:
        told = {who: (Connection(pair.table, who, "en"), Rebuilt()) for who in ("zero", "one", "")}
        for window, rebuilt in told.values():
            pair.table.audience.watchers.add(window)
            window.greet()
            rebuilt.read(window.queue.get_nowait() or b"")
        for _ in range(60):
            await pair.answer()
            await pair.hear()
            pair.check()
            for window, rebuilt in told.values():
                for _ in range(window.queue.qsize()):
                    rebuilt.read(window.queue.get_nowait() or b"")
        assert not pair.reads
        for window, rebuilt in told.values():
            fresh = Connection(pair.world.table, window.visitor, "en")
            fresh.greet()
            begun = Rebuilt()
            begun.read(fresh.queue.get_nowait() or b"")
            assert rebuilt.known["now"] == begun.known["now"]

    run(tmp_path, game, scenario, story)


@BOTH_GAMES
def test_what_was_missed_is_read(tmp_path: Path, game: str, scenario: str) -> None:
    async def story(pair: Pair) -> None:
        for _ in range(8):
            await pair.answer()
            lost = pair.notices[:]
            pair.notices.clear()
            await pair.answer()
            await pair.hear()
            pair.check()
            assert pair.reads
            pair.reads.clear()
            pair.notices += lost  # they come late, and say nothing new
            await pair.hear()
            pair.check()
            assert not pair.reads

    run(tmp_path, game, scenario, story)


def test_what_else_changes_is_read(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        table = pair.world.table
        undone = 0
        for _ in range(60):
            await pair.answer()
            for seat in range(2):
                if table.play.can_undo(seat) and await table.undo(
                    seat, table.play.numbers[seat], False
                ):
                    undone += 1
            await pair.hear()
            pair.check()
        assert undone
        assert pair.reads

    run(tmp_path, "napoleonics", "vimiero", story)
