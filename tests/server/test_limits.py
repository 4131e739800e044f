"""Limits: by network and not by address, for sockets, for names, for what is never begun."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from sandtable.cli.http import TimedProtocol
from sandtable.server.dependencies import network_of
from sandtable.server.security.middleware import HSTS, known_host
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.models import TableData
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server

OLD = "2020-01-01T00:00:00.000+00:00"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("window", "window"),
    ],
)
def test_limits_are_by_network(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("localhost:8000", True),
        ("192.168.1.5", True),
        ("table.example", True),
        ("table.example:443", True),
        ("evil.example", False),
        ("", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_only_names_of_this_server_are_answered(host: str, good: bool) -> None:
    settings = Settings(origins=("https://table.example",))
    assert known_host(host, settings) == good


def test_a_page_of_another_name_gets_nothing(server: Server, anna: Browser) -> None:
    answer = anna.ask("GET", "/api/lobby", headers={"host": "evil.example"})
    assert answer.status_code == 421
    window = anna.window(anna.starts("random", "me"), host="evil.example")
    assert window.closed() == 4403


def test_a_visitor_has_so_many_sockets(serve: Serve) -> None:
    server = serve(sockets_a_visitor=2)
    anna = server.browser("Anna")
    table = anna.starts("random", "me")
    first, _ = anna.sits(table), anna.sits(table)
    assert anna.window(table).closed() == 4429
    first.leave()
    server.until(lambda: server.services.sockets.total() == 1)
    anna.sits(table)


def test_cookies_and_pages_of_a_secure_server_stay_on_https(serve: Serve) -> None:
    server = serve(secure=True)
    answer = server.browser("Anna").wish("me", "random")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-sandtable=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert answer.headers["strict-transport-security"] == HSTS
    plain = serve().browser("Anna").wish("me", "random")
    assert "strict-transport-security" not in plain.headers


def test_tables_that_never_began_and_records_that_were_sent_expire(
    server: Server, anna: Browser, finished: str
) -> None:
    text = anna.get(f"/api/tables/{finished}/record").text
    sent = anna.post("/api/records", content=text, headers={"content-type": "text/plain"})
    waiting = anna.opens("me", "invite")["id"]
    running = anna.starts("random", "me")
    late = anna.opens("me", "invite")["id"]

    def age(session: Session) -> None:
        mine = [waiting, running, finished, sent.json()["id"]]
        session.execute(update(TableData).where(TableData.id.in_(mine)).values(changed=OLD))

    server.run(server.services.store.write, age)
    gone = server.run(
        server.services.store.write, lambda at: queries.drop_expired(at, "2021-01-01")
    )
    assert sorted(gone) == sorted([waiting, sent.json()["id"]])
    for table, there in ((waiting, False), (running, True), (finished, True), (late, True)):
        found = server.run(
            server.services.store.read, lambda at, table=table: queries.load_table(at, table)
        )
        assert (found is not None) == there


def test_what_cannot_be_stored_is_told_in_the_log(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = anna.sits(anna.starts("random", "me"))

    async def full(*_: Any) -> bool:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with caplog.at_level(logging.ERROR, "sandtable"), monkeypatch.context() as patch:
        patch.setattr(server.services.store, "keep", full)
        window.answer(window.names[0])
        window.refused()
    assert "database or disk is full" in caplog.text


class FakeTransport:
    def __init__(self) -> None:
        self.closed = False
        self.protocol: Any = None

    def get_protocol(self) -> Any:
        return self.protocol

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("cycle", "upgraded", "closed"), [
    (None, False, True), (object(), False, False), (None, True, False),
])  # fmt: skip
def test_a_connection_that_sends_no_header_is_closed(
    cycle: object, upgraded: bool, closed: bool
) -> None:
    protocol = TimedProtocol.__new__(TimedProtocol)
    protocol.cycle = cycle  # type: ignore[assignment]  # only whether there is one matters
    transport: Any = FakeTransport()
    transport.protocol = None if upgraded else protocol
    protocol.close_silent(transport)
    assert transport.closed == closed
