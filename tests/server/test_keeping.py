"""What is stored: before it is told, whole or not at all, and enough to go on after a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from sandtable.server.settings import Settings
from sandtable.server.storage.models import StepData
from sandtable.server.storage.store import Change, Store
from sandtable.server.tables.table import Table
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server, Window

CARD = "card attack-right"


class Broken:
    """A database that fails while it is told to; before anything is written, or after."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails = False
        self.reads_fail = False
        self.lost: list[Change] = []
        real_keep, real_read = Store.keep, Store.read

        async def keep(store: Store, change: Change) -> bool:
            if self.fails:
                self.lost.append(change)
                raise OperationalError("INSERT", {}, Exception("disk full"))
            return await real_keep(store, change)

        async def read(store: Store, work: Callable[[Session], Any]) -> Any:
            if self.reads_fail:
                raise OperationalError("SELECT", {}, Exception("gone"))
            return await real_read(store, work)

        monkeypatch.setattr(Store, "keep", keep)
        monkeypatch.setattr(Store, "read", read)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Broken]:
    broken = Broken(monkeypatch)
    yield broken
    broken.fails = broken.reads_fail = False


# In one transaction


def test_changes_of_several_tables_share_a_transaction_and_each_stands_alone(
    server: Server, anna: Browser
) -> None:
    """The first write is under way while the others come in: they are stored together."""
    tables = [anna.starts("me", "here") for _ in range(5)]
    store, before = server.services.store, {each: server.steps(each) for each in tables}
    late = tables[2]
    batches: list[int] = []
    write = store._write_all

    def counted(session: Session, batch: list[Any]) -> list[bool]:
        batches.append(len(batch))
        return write(session, batch)

    async def all_at_once() -> list[bool]:
        changes = [
            Change(
                each, server.services.tables.live[each].data.revision - (each == late),
                {"moment": f"after {number}"}, steps=[StepData(900 + number, 0, "done", [], [])],
            )
            for number, each in enumerate(tables)
        ]  # fmt: skip
        looks = [store.look(each, "nobody") for each in tables]
        stored = await asyncio.gather(*map(store.keep, changes), *looks)
        return [bool(each) for each in stored[: len(tables)]]

    store._write_all = counted  # type: ignore[method-assign]
    assert server.run(all_at_once) == [each != late for each in tables]
    assert sum(batches) >= len(tables) > len(batches)
    for number, each in enumerate(tables):
        added = [step.number for step in server.steps(each)[len(before[each]) :]]
        assert added == ([] if each == late else [900 + number])


# After a restart


def test_a_table_stands_as_it_was(server: Server, anna: Browser, table: str) -> None:
    live = server.play(table, 40)
    assert live.game is not None
    hash_before, data = live.game.hash(), live.data
    before = [anna.sits(table), server.browsers[1].sits(table)]
    server.restart()
    again = server.table(table)
    assert again is not live
    assert again.game is not None
    assert again.game.hash() == hash_before
    assert again.data == data
    for browser, was in zip(server.browsers, before, strict=False):
        window = browser.sits(table)
        assert {**window.shown, "asked": None} == {**was.shown, "asked": None}
        assert window.log == was.log
        if was.shown["asked"]:
            assert {**window.asked, "number": 0} == {**was.asked, "number": 0}


def test_the_dice_go_on_after_a_restart_as_without_one(server: Server, anna: Browser) -> None:
    tables = [anna.starts("me", "here") for _ in range(2)]
    server.play(tables[0], 120, seed=4)
    choose = random.Random(4)
    for _ in range(12):
        server.run(play, server, tables[1], choose)
        server.restart()
    one, other = (server.steps(table) for table in tables)
    assert [(step.answer, step.outcomes) for step in one] == [
        (step.answer, step.outcomes) for step in other
    ]


async def play(server: Server, table_id: str, choose: random.Random) -> None:
    from tests.server.visiting import play_at_random

    table = await server.services.tables.find(table_id)
    assert table is not None
    await play_at_random(table, 10, choose, lambda _: False)


def test_undo_is_still_possible_after_a_restart(server: Server, hers: Window, table: str) -> None:
    hers.answers(CARD)
    hers.answers(next(name for name in hers.names if name != "done"))
    assert hers.shown["can_undo"]
    server.restart()
    window = server.browsers[0].sits(table)
    assert window.shown["can_undo"]
    window.send(type="undo", number=window.asked["number"])
    window.hear("update")
    assert window.shown["step"] == 1
    assert [step.number for step in server.steps(table)] == [0, 1]


def test_a_bot_goes_on_after_a_restart(server: Server, anna: Browser) -> None:
    from sandtable.server.workers.bots import BotFailed

    server.bots.fails = BotFailed(late=True)  # so that its turn is not over yet
    table = anna.starts("me", "random")
    server.until(lambda: server.table(table).bots.trouble)
    server.restart()
    server.until(lambda: table in server.services.tables.live)  # without anybody asking for it
    server.until(lambda: server.table(table).play.asked_seats() == [0])


def test_chat_standing_orders_and_petitions_outlive_a_restart(
    server: Server, hers: Window, table: str
) -> None:
    hers.send(type="say", text="back soon")
    hers.send(type="standing", order="no-first-strike", on=True)
    hers.send(type="petition", kind="draw")
    hers.until(lambda: hers.shown["petition"])
    server.restart()
    window = server.browsers[0].sits(table)
    assert [line["text"] for line in window.chat] == ["back soon"]
    assert window.shown["standing"][0]["on"]
    assert window.shown["petition"]["yours"]


def test_a_game_whose_words_are_all_given_begins_even_if_the_server_ended_just_then(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sandtable.server.tables.table import Table

    opened = anna.opens("me", "random")
    with monkeypatch.context() as patch:

        async def no_start(_: Table) -> None:
            """The process has been killed."""

        patch.setattr(Table, "start", no_start)
        anna.gives_word(opened["id"])
    server.restart()
    assert anna.read(f"/api/tables/{opened['id']}")["status"] == "running"


# When the database fails


def test_what_cannot_be_stored_has_not_happened(
    server: Server, hers: Window, his: Window, table: str, broken: Broken
) -> None:
    before = hers.shown
    broken.fails = True
    hers.answer(CARD)
    refused = hers.refused()
    assert "stored" in refused["text"]
    assert broken.lost
    hers.settle()
    his.settle()
    assert {**hers.shown, "asked": None} == {**before, "asked": None}
    assert hers.asked["answers"] == before["asked"]["answers"]
    assert [step.number for step in server.steps(table)] == [0]
    live = server.table(table)
    assert live.game is not None
    assert live.game.hash() == rebuilt_hash(server, table)
    broken.fails = False
    hers.answers(CARD)
    his.until(lambda: his.shown["step"] == 1)
    assert [step.answer for step in server.steps(table)] == ["", CARD]


def test_while_the_database_is_gone_altogether_nothing_untrue_is_shown(
    server: Server, anna: Browser, hers: Window, table: str, broken: Broken
) -> None:
    broken.fails = broken.reads_fail = True
    hers.answer(CARD)
    assert "stored" in hers.refused()["text"]
    assert server.table_in_memory(table).sync.stale
    response = anna.ask("GET", f"/api/tables/{table}", may_fail=True)
    assert response.status_code == 503
    assert response.json()["detail"]
    assert "content-security-policy" in response.headers
    broken.fails = broken.reads_fail = False
    window = anna.sits(table)
    assert window.shown["step"] == 0
    hers.settle()
    hers.answers(CARD)
    assert hers.shown["step"] == 1


@pytest.mark.parametrize(
    "message",
    [
        {"type": "undo"},
        {"type": "petition", "kind": "resign"},
        {"type": "petition", "kind": "draw"},
        {"type": "standing", "order": "no-first-strike", "on": True},
    ],
    ids=lambda message: message.get("kind", message["type"]),
)
def test_whatever_else_cannot_be_stored_has_not_happened_either(
    server: Server, hers: Window, table: str, broken: Broken, message: dict[str, object]
) -> None:
    hers.answers(CARD)
    hers.answers(next(name for name in hers.names if name != "done"))
    before = hers.shown
    broken.fails = True
    if message["type"] == "undo":
        message = {**message, "number": hers.asked["number"]}
    hers.send(**message)
    assert "stored" in hers.refused()["text"]
    hers.settle()
    assert {**hers.shown, "asked": None} == {**before, "asked": None}
    broken.fails = False
    hers.answers(hers.names[0])
    game = server.table(table).game
    assert game is not None
    assert game.hash() == rebuilt_hash(server, table)


def test_a_game_that_could_not_be_stored_begins_with_the_next_word(
    server: Server, anna: Browser, broken: Broken
) -> None:
    opened = anna.opens("me", "random")
    broken.fails = True
    path = f"/api/tables/{opened['id']}/word"
    assert anna.ask("POST", path, json={"word": "x"}, may_fail=True).status_code == 503
    broken.fails = False
    assert anna.read(f"/api/tables/{opened['id']}")["status"] == "waiting"
    assert anna.gives_word(opened["id"])["status"] == "running"


def test_a_bot_tries_again_until_its_answer_is_stored(
    server: Server, anna: Browser, broken: Broken
) -> None:
    table = anna.starts("random", "me")
    live = server.play(table, until=lambda _: False, answers=1)
    broken.fails = True
    lost = len(broken.lost)
    (seat,) = live.play.asked_seats()
    if seat == 1:
        broken.fails = False
        server.run(play_until_bot, live)
    server.until(lambda: len(broken.lost) > lost or live.play.asked_seats() == [1])
    broken.fails = False
    server.until(lambda: server.table(table).play.asked_seats() == [1])


async def play_until_bot(table: Table) -> None:
    choose = random.Random(1)
    while table.play.asked_seats() == [1]:
        question = table.play.question_of(1)
        assert question is not None
        name = table.box.vocabulary.name(choose.choice(question.actions))
        await table.answer(1, table.play.numbers[1], [name])


def rebuilt_hash(server: Server, table: str) -> str:
    from sandtable.server.tables.replay import rebuild_game

    return rebuild_game(server.table(table).data, server.steps(table)).hash()


# Two processes, which SQLite does not have


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_what_was_not_heard_while_the_line_was_down_is_made_up_for(
    serve: Serve, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.tables.change_listener.AGAIN_SECONDS", 0.3)
    one, other = serve(), serve()
    anna = one.browser("Anna")
    table = anna.starts("me", "here")
    window = other.browser("Eve").sits(table)
    with psycopg.connect(settings.database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
        live = one.play(table, 3)
    window.until(lambda: window.shown["step"] == live.data.steps)
    one.play(table, 2)
    window.until(lambda: window.shown["step"] == live.data.steps)


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_an_answer_in_one_process_makes_that_in_another_late(
    serve: Serve, settings: Settings
) -> None:
    one, other = serve(), serve()
    anna = one.browser("Anna")
    table = anna.starts("random", "me")
    here = anna.sits(table)
    elsewhere = other.browser()
    elsewhere.http.cookies.update(anna.cookies)
    there = elsewhere.sits(table)
    name = here.names[0]
    here.answer(name)
    there.answer(name)
    here.until(lambda: here.shown["step"] > 0)
    there.until(lambda: there.shown["step"] > 0)
    answers = [step.answer for step in one.steps(table)]
    assert answers.count(name) == 1
    assert one.steps(table) == other.steps(table)
