"""The line to a table: requests are confirmed, pings are answered, silent pages are let go."""

from __future__ import annotations

import pytest

from sandtable.server.sockets.connection import Connection
from tests.server.conftest import Serve
from tests.server.visiting import PATIENCE, Browser, Window

pytestmark = pytest.mark.any_database


def kinds(window: Window, start: int) -> list[str]:
    return [each["type"] for each in window.received[start:]]


def test_a_request_with_an_id_is_confirmed_after_what_it_changed(hers: Window) -> None:
    start = len(hers.received)
    number = hers.asked["number"]
    hers.send(type="answer", id=41, number=number, answers=[hers.names[0]])
    assert hers.hear("done")["id"] == 41
    assert kinds(hers, start)[-2:] == ["update", "done"]


def test_a_request_without_an_id_needs_no_confirmation(hers: Window) -> None:
    start = len(hers.received)
    hers.answers(hers.names[0])
    hers.settle()
    assert "done" not in kinds(hers, start)


def test_a_refusal_names_the_request(hers: Window) -> None:
    hers.send(type="answer", id=7, number=hers.asked["number"], answers=["card nonsense"])
    assert hers.refused()["id"] == 7
    hers.send(type="answer", id=8, number=hers.asked["number"] + 5, answers=[hers.names[0]])
    refused = hers.refused()
    assert (refused["id"], refused["late"]) == (8, True)
    hers.welcome()  # how things stand


def test_a_refused_query_is_answered_with_its_id(eve: Browser, hers: Window, table: str) -> None:
    window = eve.sits(table)
    window.send(type="why", id=12, place="a1")
    assert window.refused()["id"] == 12


def test_an_answer_is_taken_once_though_it_is_sent_twice(hers: Window) -> None:
    """As a page does that does not know whether its answer arrived."""
    number, name = hers.asked["number"], hers.names[0]
    for _ in range(2):
        hers.send(type="answer", id=3, number=number, answers=[name])
    hers.hear("done")
    step = hers.shown["step"]
    assert hers.refused()["late"]
    hers.welcome()
    assert hers.shown["step"] == step


def test_a_pong_tells_the_revision_after_all_that_was_said_before(hers: Window) -> None:
    before = hers.shown["revision"]
    hers.send(type="ping", id=1)
    assert hers.hear("pong") == {"type": "pong", "id": 1, "revision": before, "at": 0}
    hers.send(type="answer", id=2, number=hers.asked["number"], answers=[hers.names[0]])
    hers.send(type="ping", id=3)
    pong = hers.hear("pong")
    assert pong["id"] == 3
    assert pong["revision"] > before
    assert {"type": "done", "id": 2} in hers.received


def test_everything_is_told_anew_when_a_page_has_missed_something(hers: Window) -> None:
    hers.answers(hers.names[0])
    shown = hers.shown
    hers.send(type="sync")
    assert hers.welcome()["now"] == shown


def test_a_page_that_is_silent_for_long_is_let_go(serve: Serve) -> None:
    anna = serve(silence=0.05).browser("Anna")
    window = anna.sits(anna.opens("invite", "me")["id"])
    assert window.closed() == 4408


@pytest.mark.parametrize("talks", [True, False])
def test_a_reader_that_takes_nothing_is_let_go(serve: Serve, talks: bool) -> None:
    """Also one that goes on talking; not even the closing of its socket gets through."""
    server = serve(slow=0.05, silence=PATIENCE if talks else 0.05)
    anna = server.browser("Anna")
    table = anna.starts("me", "here")
    window = anna.sits(table)
    assert server.services.sockets.total() == 1
    window.deaf = True

    def gone() -> bool:
        if talks:
            window.send(type="sync")
        return not server.services.sockets.total()

    server.until(gone)
    assert not server.table_in_memory(table).audience.watchers


def test_what_waits_for_a_slow_reader_is_limited_in_bytes(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    anna = server.browser("Anna")
    table = anna.starts("me", "here")
    window = anna.sits(table)
    most = 5 * len(window.raw[0])
    monkeypatch.setattr("sandtable.server.sockets.connection.WAITING_BYTES", most)
    (connection,) = server.table_in_memory(table).audience.watchers
    assert isinstance(connection, Connection)
    window.deaf = True
    for _ in range(4):
        window.send(type="sync")
    server.until(lambda: connection.queue.qsize() >= 3)  # and one is on its way
    assert not connection.dismissed
    for _ in range(4):
        window.send(type="sync")
    server.until(lambda: connection.dismissed)
    assert connection.queue.length == 0
