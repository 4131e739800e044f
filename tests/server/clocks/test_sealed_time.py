"""While seats choose in secret, the clocks tell the others nothing of it.

Two servers play the same game to a moment at which both sides are asked. Then one side chooses
differently at each, in another number of answers and at other times. The clocks that the other side
and an onlooker are sent are the same, byte for byte, as is all else.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.clocks.time_controls import TimeControl
from tests.server.clocks.moving import MovedClock
from tests.server.test_lanes import compare, fetch, reach, same_moment, sit_down, tell
from tests.server.worlds import World, open_world

PACE = TimeControl("live", 30, 10)
STAY = 4.0  # seconds that both servers spend over the same things


async def open_paced(folder: Path, game: str, scenario: str) -> tuple[World, MovedClock]:
    """A server with a clock that is moved, and a table with clocks."""
    clock = MovedClock()
    return await open_world(folder, game, scenario, pace=PACE, clock=clock), clock


async def choose(
    world: World, clock: MovedClock, seat: int, times: list[float], names: random.Random
) -> int:
    """Answers at these times, as long as that leaves one more to give; how many they were."""
    given = 0
    for seconds in times:
        clock.move(seconds)
        actions = world.asked(seat)
        keeps = [each for each in actions if leaves_asked(world, seat, each)]
        if keeps:
            name = world.game.name(names.choice(keeps))
            number = world.table.play.numbers[seat]
            await tell(world, f"seat{seat}", type="answer", number=number, answers=[name])
            given += 1
    world.heard(f"seat{seat}")
    return given


def leaves_asked(world: World, seat: int, action: int) -> bool:
    game = world.game.copy()
    game.answer(action, seat)
    return game.question_of(seat) is not None


async def ping_and_reload(worlds: list[World], viewers: list[str], when: str) -> None:
    for who in viewers:
        for world in worlds:
            await tell(world, who, type="ping", id=9)
            world.connect(who, "en")
    compare(worlds, viewers, when)


async def play(folder: Path, game: str, scenario: str, seat: int) -> None:
    opened = [await open_paced(folder / str(number), game, scenario) for number in range(2)]
    worlds, clocks = [world for world, _ in opened], [clock for _, clock in opened]
    try:
        await reach(worlds, random.Random(f"{game} {seat}"))
        other = f"seat{1 - seat}"
        viewers = ["eve", other]
        sit_down(worlds, viewers)

        ways: list[list[float]] = [[2.0, 2.0, 6.0], [10.0]]  # as long, but at other times
        given = [
            await choose(world, clock, seat, times, random.Random(number))
            for number, (world, clock, times) in enumerate(zip(worlds, clocks, ways, strict=True))
        ]
        assert given[0] > given[1] > 0, "they chose alike: it shows nothing"
        compare(worlds, viewers, "while the other side chooses")
        await ping_and_reload(worlds, viewers, "by a reload of the page")
        await fetch(worlds, viewers)
        for world in worlds:
            (left,) = {sum(world.table.time.left(each)) for each in (0, 1)}
            assert left == PACE.bank_time - 10_000 - spent_before(world), "both clocks run"

        for clock in clocks:
            clock.move(STAY)
        await ping_and_reload(worlds, viewers, "after a while")
    finally:
        for world in worlds:
            await world.web.aclose()
            await world.services.close()


def spent_before(world: World) -> int:
    """What was gone when both sides came to be asked: no time has passed before."""
    clocks = world.table.time.clocks
    assert clocks is not None
    assert clocks.running == [0, 1]
    return PACE.bank_time - clocks.bank[0]


def test_a_change_that_others_are_not_told_of_changes_no_clock(tmp_path: Path) -> None:
    async def check() -> None:
        world, clock = await open_paced(tmp_path, "maria", "introductory-two")
        await reach([world], random.Random(1))
        before: dict[str, Any] | None = world.table.data.clocks
        clock.move(8)
        seat = world.game.questions()[0].seat
        world.connect(f"seat{seat}", "en")
        assert await choose(world, clock, seat, [5.0], random.Random(1))
        assert world.table.data.clocks == before
        await world.web.aclose()
        await world.services.close()

    with same_moment():
        asyncio.run(check())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "scenario"), [("maria", "introductory-two"), ("lastman", "1914")])
def test_clocks_tell_nothing_of_choices_at_the_same_time(
    game: str, scenario: str, seat: int, tmp_path: Path
) -> None:
    with same_moment():
        asyncio.run(play(tmp_path, game, scenario, seat))
