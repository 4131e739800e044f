"""Bots at the table: they answer, see only what they may, and are reported when they do not."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import pytest

from sandtable.server.workers import bots
from sandtable.server.workers.bots import BotFailed, BotPool
from sandtable.server.workers.pool import Workers
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server
from tests.server.workers import answers, breaks, dies, sleeps

pytestmark = pytest.mark.any_database


def test_a_bot_in_a_process_of_its_own_plays(serve: Serve) -> None:
    server = serve(real_bots=True)
    anna = server.browser("Anna")
    table = anna.starts("me", "corporal")
    window = anna.sits(table)
    assert [each["seat"] for each in window.shown["waiting"]] == ["allied"]
    assert "corporal" in window.shown["waiting"][0]["text"]
    server.until(lambda: server.table(table).play.asked_seats() == [0])
    window.wait_for_question()
    answers = [step for step in server.steps(table) if step.number]
    assert {step.seat for step in answers} >= {1}


def test_a_bot_is_given_a_state_in_which_the_others_hand_is_made_up(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[dict[str, Any]] = []

    async def choose(
        bot: str, game: str, state: dict[str, Any], seat: int, seed: str, *_: Any
    ) -> int:
        given.append(state)
        return bots.think("random", game, state, seat, seed)

    monkeypatch.setattr(server.bots, "choose", choose)
    table = anna.starts("me", "random")
    server.until(lambda: server.table(table).play.asked_seats() == [0])
    live = server.table(table)
    assert live.game is not None
    assert given
    mine = live.game.view(0)["hand"]
    made_up = live.box.load(given[-1]).view(0)["hand"]
    assert len(made_up) == len(mine)
    assert sorted(made_up) != sorted(mine)
    assert live.data.secret not in str(given)
    assert live.data.seed not in str(given)


@pytest.mark.parametrize("late", [True, False])
def test_a_bot_that_does_not_answer_is_reported_and_replaced(
    server: Server, anna: Browser, late: bool
) -> None:
    server.bots.fails = BotFailed(late)
    table = anna.starts("me", "captain")
    window = anna.sits(table)
    window.until(lambda: window.shown["trouble"])
    assert window.shown["trouble"]["seat"] == "allied"
    assert "captain" in window.shown["trouble"]["text"]
    asked = server.bots.asked
    window.send(type="say", text="hello?")
    window.hear("chat")
    assert server.bots.asked == asked
    server.bots.fails = None
    window.send(type="bot", seat="allied", bot="random")
    window.hear("table", lambda said: said["table"]["seats"][1]["bot"] == "random")
    window.wait_for_question()
    assert window.shown["trouble"] is None


def test_a_bot_in_trouble_may_try_again(server: Server, anna: Browser) -> None:
    server.bots.fails = BotFailed(late=True)
    window = anna.sits(anna.starts("me", "random"))
    window.until(lambda: window.shown["trouble"])
    server.bots.fails = None
    window.send(type="bot", seat="allied", bot="random")
    window.wait_for_question()


@pytest.mark.parametrize(
    ("seat", "bot"), [("french", "random"), ("allied", "general"), ("nowhere", "random")]
)
def test_a_seat_is_given_only_to_a_bot_and_only_from_a_bot(
    anna: Browser, seat: str, bot: str
) -> None:
    window = anna.sits(anna.starts("me", "random"))
    window.send(type="bot", seat=seat, bot=bot)
    assert window.refused()["text"]


def test_an_illegal_answer_of_a_bot_is_trouble_and_not_played(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*_: Any) -> int:
        return 10**6

    monkeypatch.setattr(server.bots, "choose", choose)
    table = anna.starts("me", "random")
    window = anna.sits(table)
    window.until(lambda: window.shown["trouble"])
    assert [step.number for step in server.steps(table)] == [0]


# The pool of workers


AGES: Final = 3_600.0  # seconds: a worker that starts on a busy machine is not late


async def outcome(pool: BotPool) -> int | BotFailed:
    try:
        return await pool.choose("random", "napoleonics", {}, 0, "seed")
    except BotFailed as error:
        return error


def test_slow_broken_and_dying_bots_fail_and_the_next_one_is_asked_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask_them() -> None:
        pool = BotPool(Workers(1, AGES), 4.0)
        try:
            for work, late in ((breaks, False), (dies, False), (sleeps, True)):
                pool.seconds = 1.0 if late else AGES
                monkeypatch.setattr(bots, "think", work)
                found = await outcome(pool)
                assert isinstance(found, BotFailed)
                assert found.late == late
            pool.seconds = AGES
            monkeypatch.setattr(bots, "think", answers)
            assert await outcome(pool) == 7
        finally:
            pool.workers.close()

    asyncio.run(ask_them())


def test_a_bot_that_hangs_does_not_harm_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_them() -> list[int | BotFailed]:
        pool = BotPool(Workers(1, AGES), 0.5)
        try:
            monkeypatch.setattr(bots, "think", sleeps)
            first = asyncio.create_task(outcome(pool))
            await asyncio.sleep(0)
            pool.seconds = AGES
            monkeypatch.setattr(bots, "think", answers)
            return list(await asyncio.gather(first, outcome(pool), outcome(pool)))
        finally:
            pool.workers.close()

    hung, *others = asyncio.run(ask_them())
    assert isinstance(hung, BotFailed)
    assert others == [7, 7]
