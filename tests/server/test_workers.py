"""What takes long is done by workers: nobody waits for what somebody else has asked for.

The workers of these tests do nothing until they are told to. So it is no matter of speed whether
others are served meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import pytest

from sandtable.server.sockets import connection
from sandtable.server.tables.table import Table
from sandtable.server.views.position import now_parts
from sandtable.server.views.reply_cache import ReplyCache
from sandtable.server.views.seat_view import SeatView
from sandtable.server.workers.fair_queue import ASKED, UNWATCHED, WATCHED, FairQueue, QueuedJob
from sandtable.server.workers.pool import Budget, JobFailed, OverBudget, Workers
from tests.server.conftest import Serve
from tests.server.holding import Hold
from tests.server.visiting import Browser, Server
from tests.server.workers import answers, sleeps

pytestmark = pytest.mark.any_database

T = TypeVar("T")
HEAVY = [
    {"type": "plans", "id": 1},
    {"type": "odds", "id": 1, "answers": ["done"]},
    {"type": "why", "id": 1, "answer": "attack e5"},
]
READINGS = ["replay", "record", "report", "verdict"]


@pytest.mark.parametrize("question", HEAVY, ids=lambda each: str(each["type"]))
def test_others_and_the_asker_go_on_while_a_worker_is_busy(
    server: Server, hold: Hold, anna: Browser, bela: Browser, table: str, question: dict[str, Any]
) -> None:
    elsewhere = bela.sits(bela.starts("random", "me"))
    hers, his = anna.sits(table), bela.sits(table)
    asked = hers if hers.shown["asked"] else his
    held = hold(server)
    asked.send(**question)
    server.until(lambda: held.busy == ["look_up"])

    for window in (elsewhere, his, hers):
        window.send(type="ping", id=5)
        window.hear("pong")
    asked.answers(asked.names[0])
    server.portal.call(held.free.set)
    assert asked.hear(str(question["type"]))["id"] == 1


@pytest.mark.parametrize("what", READINGS)
def test_a_table_goes_on_while_a_game_is_played_again_for_somebody(
    server: Server, hold: Hold, anna: Browser, finished: str, what: str
) -> None:
    window = anna.sits(anna.starts("random", "me"))
    held = hold(server)
    reading = server.portal.start_task_soon(lambda: anna.http.get(f"/api/tables/{finished}/{what}"))
    server.until(lambda: held.busy)
    window.answers(window.names[0])
    server.portal.call(held.free.set)
    assert reading.result().status_code == 200


def test_why_an_answer_is_refused_is_worked_out_by_a_worker_from_what_the_seat_knows(
    server: Server, hold: Hold, anna: Browser
) -> None:
    window = anna.sits(anna.starts("random", "me"))
    elsewhere = anna.sits(anna.starts("random", "me"))
    held = hold(server)
    window.answer("attack e5")
    server.until(lambda: held.busy == ["why_refused"])
    elsewhere.answers(elsewhere.names[0])
    state = held.given[0][1]["state"]
    table = server.table(window.table["id"])
    assert table.game is not None
    assert table.box.load(state).view(0)["hand"] != table.game.view(0)["hand"]
    server.portal.call(held.free.set)
    assert window.refused()["rule"]


def test_one_socket_asks_one_thing_at_a_time_and_has_a_limit(serve: Serve, hold: Hold) -> None:
    server = serve(questions_waiting=2)
    window = server.browser("Anna").sits(server.browsers[0].starts("random", "me"))
    held = hold(server)
    window.send(type="plans", id=1)
    server.until(lambda: held.busy)
    for number in (2, 3, 4):
        window.send(type="plans", id=number)
    assert window.refused()["id"] == 4
    assert held.busy == ["look_up"]
    server.portal.call(held.free.set)
    assert [window.hear("plans")["id"] for _ in range(3)] == [1, 2, 3]


def test_what_nobody_waits_for_is_dropped(server: Server, hold: Hold, anna: Browser) -> None:
    window = anna.sits(anna.starts("random", "me"))
    held = hold(server)
    window.send(type="plans", id=1)
    window.send(type="plans", id=2)
    server.until(lambda: held.busy)
    window.leave()
    assert held.dropped == held.busy == ["look_up"]


def test_a_replay_that_was_asked_for_before_is_not_made_again(
    server: Server, hold: Hold, anna: Browser, finished: str
) -> None:
    held = hold(server)
    server.portal.call(held.free.set)
    first = anna.read(f"/api/tables/{finished}/replay")
    assert anna.read(f"/api/tables/{finished}/replay") == first
    assert held.busy.count("told_steps") == 1
    anna.read(f"/api/tables/{finished}/replay", lang="el")
    assert held.busy.count("told_steps") == 2


def test_a_position_is_drawn_once_for_each_language_however_often_one_reloads(
    server: Server, anna: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(table: Table, shown: SeatView, *more: Any) -> dict[str, Any]:
        drawn.append(shown.speaker.language)
        return now_parts(table, shown, *more)

    table = anna.starts("random", "me")
    hers = anna.sits(table)
    monkeypatch.setattr(connection, "now_parts", draw)
    window = eve.sits(table)
    for _ in range(10):
        for language in ("el", "hu", "en"):
            window.send(type="language", language=language)
            said = window.welcome()
            assert said["now"]["scene"]["pieces"]
    assert sorted(drawn) == ["el", "en", "hu"]

    hers.answers(hers.names[0])
    window.hear("update")
    drawn.clear()
    window.send(type="sync")
    window.until(lambda: window.received[-1]["type"] == "welcome")
    assert window.shown["step"] == hers.shown["step"]
    assert drawn == ["en"]


def test_kept_replies_are_bounded() -> None:
    kept = ReplyCache(most_bytes=10)
    for number in range(5):
        kept.put(number, b"1234")
    assert kept.bytes <= 10
    assert kept.get(0) is None
    assert kept.get(4) == b"1234"


# The queue


async def called(queue: FairQueue, *tickets: tuple[str, int]) -> list[asyncio.Task[QueuedJob]]:
    tasks = [asyncio.create_task(queue.enter(*each)) for each in tickets]
    await asyncio.sleep(0)
    return tasks


async def order_of(
    queue: FairQueue, tasks: list[asyncio.Task[QueuedJob]], cost: float
) -> list[str]:
    """The owners in the order in which they are served, one after the other."""
    served: list[str] = []
    waiting = list(tasks)
    while waiting:
        await asyncio.sleep(0)
        done = [each for each in waiting if each.done()]
        assert done, "nobody is served"
        for task in done:
            waiting.remove(task)
            served.append(task.result().owner)
            queue.leave(task.result(), cost)
    return served


def test_many_jobs_of_one_visitor_do_not_delay_another() -> None:
    async def play() -> list[str]:
        queue = FairQueue(1)
        tasks = await called(queue, *[("many", WATCHED)] * 30, ("single", WATCHED))
        return await order_of(queue, tasks, 5.0)

    assert asyncio.run(play()).index("single") == 1


def test_requests_come_first_and_what_nobody_watches_last() -> None:
    async def play() -> list[str]:
        queue = FairQueue(1)
        tasks = await called(
            queue, ("first", ASKED), ("later", UNWATCHED), ("bot", WATCHED), ("asked", ASKED)
        )
        return await order_of(queue, tasks, 1.0)

    assert asyncio.run(play()) == ["first", "asked", "bot", "later"]


def test_bots_leave_one_worker_to_requests_and_unwatched_ones_have_a_cap() -> None:
    async def play() -> None:
        queue = FairQueue(4)
        bots = await called(queue, *[(f"a{n}", UNWATCHED) for n in range(5)])
        assert sum(each.done() for each in bots) == 1
        bots += await called(queue, *[(f"b{n}", WATCHED) for n in range(5)])
        assert sum(each.done() for each in bots) == 3
        (request,) = await called(queue, ("c", ASKED))
        assert request.done()
        for task in bots:
            task.cancel()

    asyncio.run(play())


def test_a_watched_bot_does_not_wait_for_what_nobody_waits_for() -> None:
    async def play() -> None:
        queue = FairQueue(2)
        later, bot, second = await called(
            queue, ("analysis", UNWATCHED), ("bot", WATCHED), ("second", WATCHED)
        )
        assert later.done()
        assert bot.done()
        assert not second.done()
        queue.leave(bot.result(), 0.1)
        assert (await second).owner == "second"

    asyncio.run(play())


def test_a_caller_that_has_gone_gives_up_its_place() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        first, second, third = await called(queue, ("a", ASKED), ("b", ASKED), ("c", ASKED))
        second.cancel()
        await asyncio.sleep(0)
        queue.leave(await first, 1.0)
        assert (await third).owner == "c"
        assert queue.waiting == []

    asyncio.run(play())


# Processes


def test_a_job_is_charged_to_its_owner_until_nothing_is_left() -> None:
    async def play() -> None:
        workers = Workers(1, 3_600.0, Budget(a_second=0.0, at_once=1.0))
        try:
            assert await workers.run(answers, owner="anna") == 7
            workers.budget.charge("anna", 1.0)
            with pytest.raises(OverBudget):
                await workers.run(answers, owner="anna")
            assert await workers.run(answers, owner="bela") == 7
        finally:
            workers.close()

    asyncio.run(play())


def test_a_job_that_takes_too_long_costs_its_worker_and_its_owner() -> None:
    async def play() -> None:
        workers = Workers(1, 0.2, Budget(a_second=0.0, at_once=0.1))
        try:
            with pytest.raises(JobFailed):
                await workers.run(sleeps, owner="anna")
            assert not workers.budget.allows("anna")
            assert await workers.run(answers, owner="bela", seconds=3_600.0) == 7
        finally:
            workers.close()

    asyncio.run(play())


def test_a_request_over_the_budget_is_refused_in_words(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def over(*_: Any, **__: Any) -> None:
        raise OverBudget

    window = anna.sits(anna.starts("random", "me"))
    monkeypatch.setattr(server.services.workers, "run", over)
    window.send(type="plans", id=9)
    assert "Wait a minute" in window.refused()["text"]
    answer = anna.get(f"/api/tables/{finished}/replay")
    assert answer.status_code == 429
    assert "Wait a minute" in answer.json()["detail"]


def test_what_workers_do_can_be_sent_to_them(serve: Serve) -> None:
    """All jobs, in real processes."""
    server = serve(real_bots=True)
    anna = server.browser("Anna")
    table = anna.starts("random", "me")
    window = anna.sits(table)
    for question in HEAVY:
        window.send(**question)
        assert window.hear(str(question["type"]))
    text = anna.get(f"/api/tables/{table}/record", **{"as": "onlooker"})
    assert text.status_code == 200
    assert anna.read(f"/api/tables/{table}/replay")["frames"]
    assert anna.read(f"/api/tables/{table}/report")
    bad = anna.post("/api/records", content="nonsense", headers={"content-type": "text/plain"})
    assert bad.status_code == 400
    assert "sandtable record" in bad.json()["detail"]
