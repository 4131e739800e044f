"""A long game is loaded from a snapshot: the same game, and few of its steps played again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.storage import queries
from sandtable.server.storage.models import SnapshotData, StepData
from sandtable.server.tables import table_game
from sandtable.server.tables.replay import replay_steps
from sandtable.server.tables.snapshots import EVERY, LONG
from tests.server.visiting import Browser, Server
from tests.server.worlds import World, open_world

STEPS = 4 * EVERY


@pytest.fixture
def replayed_here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the steps that the server itself plays again."""
    numbers: list[int] = []

    def counted(*args: Any) -> Iterator[tuple[StepData, Any]]:
        for step, game in replay_steps(*args):
            numbers.append(step.number)
            yield step, game

    monkeypatch.setattr(table_game, "replay_steps", counted)
    return numbers


def snapshot_in(server: Server, table: str) -> SnapshotData | None:
    def read(session: Session) -> SnapshotData | None:
        return queries.last_snapshot(session, table)

    found: SnapshotData | None = server.run(server.services.store.read, read)
    return found


def spoil(server: Server, table: str, **values: str) -> None:
    def write(session: Session) -> None:
        of_table = SnapshotData.table_id == table
        session.execute(update(SnapshotData).where(of_table).values(**values))

    server.run(server.services.store.write, write)


def test_after_a_restart_only_the_last_steps_are_played_again(
    server: Server, anna: Browser, bela: Browser, table: str, replayed_here: list[int]
) -> None:
    live = server.play(table, STEPS)
    before = [browser.sits(table) for browser in (anna, bela)]
    shown = [(window.now, window.log) for window in before]
    steps = live.data.steps
    taken = snapshot_in(server, table)
    assert taken is not None
    assert steps - 2 * EVERY <= taken.number <= steps
    replayed_here.clear()
    server.restart()
    after = [browser.sits(table) for browser in (anna, bela)]
    assert replayed_here == list(range(taken.number + 1, steps + 1))
    for (now, log), window in zip(shown, after, strict=True):
        assert now is not None
        assert same_question(window.shown) == same_question(now)
        assert window.log == log


def same_question(now: dict[str, Any]) -> dict[str, Any]:
    """A position, whatever number its question has."""
    return now | {"asked": now["asked"] and now["asked"] | {"number": 0}}


@pytest.mark.parametrize("spoiled", [{"hash": "0" * 20}, {"rules": "0"}])
def test_a_snapshot_that_does_not_fit_is_left_aside(
    server: Server, anna: Browser, table: str, replayed_here: list[int], spoiled: dict[str, str]
) -> None:
    steps = server.play(table, 2 * EVERY).data.steps
    now = anna.sits(table).shown
    spoil(server, table, **spoiled)
    replayed_here.clear()
    server.restart()
    assert same_question(anna.sits(table).shown) == same_question(now)
    assert 0 in replayed_here
    assert max(replayed_here) == steps


def test_a_long_game_without_a_snapshot_is_played_again_by_a_worker(
    server: Server,
    anna: Browser,
    table: str,
    replayed_here: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_game, "EVERY", 10**6)
    steps = server.play(table, LONG + EVERY).data.steps
    now = anna.sits(table).shown
    assert snapshot_in(server, table) is None
    server.restart()
    asked: list[str] = []
    run = server.services.workers.run

    async def noted(work: Any, *args: Any, **more: Any) -> Any:
        asked.append(work.__name__)
        before = len(replayed_here)
        result = await run(work, *args, **more)
        del replayed_here[before:]  # in the worker
        return result

    monkeypatch.setattr(server.services.workers, "run", noted)
    replayed_here.clear()
    assert same_question(anna.sits(table).shown) == same_question(now)
    assert asked == ["replayed"]
    assert len(replayed_here) <= steps / 2
    assert snapshot_in(server, table) is not None, "it is stored for the next time"


def test_snapshots_of_steps_that_were_taken_back_are_gone(server: Server, table: str) -> None:
    live = server.play(table, 3 * EVERY)
    taken = snapshot_in(server, table)
    assert taken is not None

    def take_back(session: Session) -> None:
        assert taken is not None
        queries.drop_snapshots(session, table, taken.number)

    server.run(server.services.store.write, take_back)
    earlier = snapshot_in(server, table)
    assert earlier is not None
    assert earlier.number < taken.number
    server.restart()
    assert server.table(table).data.steps == live.data.steps


def test_a_step_whose_position_is_another_is_not_played_again_as_if_it_were_the_same(
    server: Server, anna: Browser, table: str
) -> None:
    server.play(table, EVERY)
    hashed = [step for step in server.steps(table) if step.hash]
    assert hashed

    def write(session: Session) -> None:
        of_step = (StepData.table_id == table, StepData.number == hashed[-1].number)
        session.execute(update(StepData).where(*of_step).values(hash="0" * 20))

    server.run(server.services.store.write, write)
    assert anna.get(f"/api/tables/{table}/replay").status_code == 409


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("napoleonics", "vimiero"), ("greatwar", ""), ("maria", "advanced-two"), ("lastman", "1914")],
)
def test_the_game_of_a_snapshot_is_the_one_that_was_played(
    game: str, scenario: str, tmp_path: Path
) -> None:
    """Every window is told the same, byte for byte."""

    async def compare() -> None:
        rng = random.Random(game)
        world = await open_world(tmp_path, game, scenario or BOXES[game].scenarios()[0])
        compared = 0
        try:
            for number in range(6 * EVERY):
                if not await answer(world, rng):
                    break
                just_taken = world.table.play.last_snapshot == world.game.log.number
                if just_taken or number % EVERY == 0:
                    told = await welcomes(world)
                    world.table.sync.stale = True
                    assert await welcomes(world) == told
                    compared += just_taken
        finally:
            await world.web.aclose()
            await world.services.close()
        assert compared

    asyncio.run(compare())


async def answer(world: World, rng: random.Random) -> bool:
    questions = world.game.questions()
    if not questions:
        return False
    question = rng.choice(questions)
    name = world.game.name(rng.choice(question.actions))
    await world.table.answer(question.seat, world.table.play.numbers[question.seat], [name])
    return True


async def welcomes(world: World) -> dict[str, Any]:
    async with world.table.sync.exclusive():
        for who in ("seat0", "seat1", "eve"):
            world.connect(who, "en")
        found = {who: json.loads(world.heard(who)[-1]) for who in ("seat0", "seat1", "eve")}
    return {who: (same_question(told["now"]), told["log"]) for who, told in found.items()}
