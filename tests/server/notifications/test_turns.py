"""Who is told what, and when: once a turn, and never a person who looks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy.orm import Session

from sandtable.server.notifications import triggers
from sandtable.server.notifications.preferences import GAP
from sandtable.server.storage.models import TableData
from tests.server.notifications.conftest import (
    Time,
    chooses,
    outbox,
    pings,
    sends,
    subscribes,
    visitor_of,
    waiting,
)
from tests.server.notifications.receiving import Endpoint, PushBrowser
from tests.server.notifications.test_channels import starts
from tests.server.visiting import Browser, Server


@pytest.fixture
def told(hook: Endpoint, anna: Browser, bela: Browser) -> tuple[PushBrowser, PushBrowser]:
    """The phones of Anna and of Béla, who are told of everything."""
    phones = PushBrowser(hook, "/anna"), PushBrowser(hook, "/bela")
    for browser, phone in zip((anna, bela), phones, strict=True):
        subscribes(browser, phone)
    return phones


Phones = tuple[PushBrowser, PushBrowser]


def titles(browser: Browser, phone: PushBrowser) -> list[str]:
    return [each["title"] for each in phone.read(browser.read("/api/messages")["key"])]


def test_a_turn_with_many_reactions_is_told_once(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    """Both answer without a window in sight; Béla is asked again and again in Anna's turn."""
    table = starts(anna, bela)
    live = server.table(table)
    asked = 0
    before: list[int] = []
    for _ in range(600):
        if live.play.over:
            break
        server.play(table, answers=1, seed=asked)
        now = live.play.asked_seats()
        asked += 0 in now and 0 not in before  # Béla is the French, seat 0
        before = now
        time.passes(seconds=12)
        sends(server)
    assert asked > 6, "the game does not ask often enough"
    assert titles(bela, told[1]).count("It is your turn") == 1
    assert titles(anna, told[0]).count("It is your turn") == 1


def test_after_answering_and_looking_a_person_is_told_again_but_not_at_once(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    time.passes(seconds=11)
    sends(server)
    window = anna.sits(table)
    server.play(table, until=lambda question: question.seat == 0)
    pings(window)
    window.leave()
    first = time.at
    server.play(table, until=lambda question: question.seat == 1)
    assert 1 in server.table(table).play.asked_seats()
    time.passes(seconds=11)
    sends(server)
    assert titles(anna, told[0]) == ["It is your turn"], "messages keep their distance"
    time.at = first
    time.passes(seconds=GAP + 12)
    sends(server)
    assert titles(anna, told[0]) == ["It is your turn"] * 2, "nobody waits for ever"


def test_a_person_who_looks_is_not_told(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    window = anna.sits(table)
    pings(window)
    time.passes(hours=2)
    sends(server)
    assert titles(anna, told[0]) == []
    assert [each.state for each in outbox(server)] == ["dropped"]


def test_a_message_that_was_not_needed_keeps_no_other_waiting(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    """Anna is there for her first turn. At her second she is not, and hears of it at once."""
    table = starts(anna, bela)
    window = anna.sits(table)
    pings(window)
    server.play(table, until=lambda question: question.seat == 0)
    window.leave()
    server.play(table, until=lambda question: question.seat == 1)
    time.passes(seconds=12)
    sends(server)
    assert titles(anna, told[0]) == ["It is your turn"]


def test_a_window_that_is_open_and_hidden_is_no_person_who_looks(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    window = anna.sits(table)
    window.send(type="seen", step=1)
    window.send(type="sync")
    window.welcome()
    time.passes(seconds=11)
    sends(server)
    assert titles(anna, told[0]) == ["It is your turn"]


def runs_low(server: Server, table: str, seat: int, left: float) -> None:
    def write(session: Session) -> None:
        triggers.notify_clock_low(session, session.get_one(TableData, table), seat, left)

    server.run(server.services.store.write, write)


def test_a_page_says_now_and_then_that_it_is_seen(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    """Nothing changes at the table when a clock runs low; still, a watcher is not told."""
    table = starts(anna, bela)
    window = anna.sits(table)
    pings(window)
    time.passes(seconds=25)
    runs_low(server, table, 1, 600.0)
    assert len(waiting(server)) == 1
    time.passes(seconds=5)
    pings(window)
    time.passes(minutes=1)
    sends(server)
    assert titles(anna, told[0]) == []


def test_a_clock_that_runs_low_is_told_once_a_turn_and_not_too_late(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    chooses(anna, clock=["push"], delay=3600)
    for left in (600.0, 500.0, 400.0):
        runs_low(server, table, 1, left)
    runs_low(server, table, 0, 600.0)  # not asked
    assert [each.occasion for each in waiting(server)].count("clock") == 1
    time.passes(seconds=31)
    sends(server)
    assert titles(anna, told[0]) == ["Your clock is running low"], (
        "a clock does not wait for an hour"
    )
    other = starts(anna, bela)
    runs_low(server, other, 1, 20.0)
    time.passes(seconds=31)
    sends(server)
    assert len(titles(anna, told[0])) == 1, "there is nothing left to save"


def test_a_delay_is_kept_and_who_answers_meanwhile_is_not_told(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    chooses(anna, turn=["push"], delay=300)
    chooses(bela, turn=["push"], delay=3600)
    table = starts(anna, bela)
    time.passes(seconds=299)
    assert sends(server) == 0
    server.play(table, until=lambda question: question.seat == 0)
    time.passes(seconds=2)
    sends(server)
    assert titles(anna, told[0]) == [], "it is no longer true"
    time.passes(seconds=3590)
    assert sends(server) == 0
    time.passes(seconds=10)
    sends(server)
    assert titles(bela, told[1]) == ["It is your turn"]


def test_the_end_and_petitions_are_told_to_the_others(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    live = server.table(table)
    chooses(anna, ended=["push"], petition=["push"], challenge=["push"])
    chooses(bela, ended=["push"], petition=["push"], challenge=["push"])
    server.run(live.petitions.ask, 1, "draw")
    time.passes(seconds=11)
    sends(server)
    assert titles(anna, told[0]) == []
    assert titles(bela, told[1]) == ["Your opponent has a request"]
    server.run(live.petitions.reply, 0, True)
    time.passes(seconds=11)
    sends(server)
    assert titles(anna, told[0]) == ["Your game has ended"]
    assert titles(bela, told[1])[1:] == ["Your game has ended"]
    server.run(live.petitions.ask, 1, "rematch")
    server.run(live.petitions.reply, 0, True)
    time.passes(seconds=11)
    sends(server)
    (last,) = told[0].read(anna.read("/api/messages")["key"])[1:]
    assert last["title"] == "You are invited to a game"
    assert last["link"].endswith(f"/table/{live.data.rematch}")


def test_a_petition_that_was_withdrawn_is_not_told(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    live = server.table(table)
    chooses(bela, petition=["push"])
    server.run(live.petitions.ask, 1, "draw")
    server.run(live.petitions.reply, 1, False)
    time.passes(seconds=11)
    sends(server)
    assert titles(bela, told[1]) == []


def test_who_took_a_move_back_waits_anew_and_so_does_the_other(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    """Béla looked, and let Anna take it back: when it is his turn again, he hears of it."""
    table = starts(anna, bela)
    live = server.table(table)
    server.play(table, until=lambda question: question.seat == 0)
    time.passes(seconds=11)
    sends(server)
    pings(bela.sits(table))
    server.run(live.petitions.ask, 1, "take-back")
    server.run(live.petitions.reply, 0, True)
    assert 0 not in live.play.asked_seats()
    server.services.tables.live[table].audience.watchers.clear()
    time.passes(seconds=GAP)
    server.play(table, until=lambda question: question.seat == 0)
    time.passes(seconds=12)
    sends(server)
    assert titles(bela, told[1]).count("It is your turn") == 2


def test_nobody_is_told_at_a_table_without_another_person(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    anna.sits(anna.starts("me", "random")).wait_for_question()  # the bot has begun
    anna.starts("me", "here")
    assert outbox(server) == []


def test_who_has_chosen_nothing_has_nothing_in_the_outbox(
    server: Server, anna: Browser, bela: Browser
) -> None:
    starts(anna, bela)
    assert outbox(server) == []


def test_a_message_of_a_seat_that_changed_hands_is_not_sent(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    table = starts(anna, bela)
    live = server.table(table)

    async def leave() -> None:
        async with live.sync.exclusive():
            await live.sync.keep([], [], seats=[(1, {"visitor": visitor_of_bela})])

    visitor_of_bela = visitor_of(bela)
    server.run(leave)
    time.passes(seconds=11)
    sends(server)
    assert titles(anna, told[0]) == []


def test_a_failing_outbox_does_not_stop_a_game(
    server: Server,
    anna: Browser,
    bela: Browser,
    told: Phones,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("broken")

    monkeypatch.setattr(triggers, "notify_seat", broken)
    table = starts(anna, bela)
    assert server.table(table).data.status == "running"
    assert outbox(server) == []


def test_sealed_choices_are_in_no_message(
    server: Server, anna: Browser, bela: Browser, told: Phones, time: Time
) -> None:
    """What goes out after a whole game holds names and words of the outside alone."""
    table = starts(anna, bela)
    server.play(table, 120, seed=5)
    server.run(server.table(table).petitions.ask, 0, "resign")
    time.passes(hours=2)
    sends(server)
    for row in outbox(server):
        about = dict(row.about)
        assert about.keys() == {"path", "game", "scenario", "opponents", "result", "until"}
        assert about["path"] == f"/table/{table}"
        result = about["result"]
        assert result is None or result.keys() <= {"winner", "how", "seat", "scores"}
    for browser, phone in zip((anna, bela), told, strict=True):
        for read in phone.read(browser.read("/api/messages")["key"]):
            assert read.keys() == {"id", "title", "body", "link", "tag", "lang"}
            assert "magpie" not in json.dumps(read)
            assert "heron" not in json.dumps(read)
