"""Limits hold at all processes on one database together."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from sandtable.server.security.rate_limits import (
    LEASE_SECONDS,
    MINUTE,
    SECOND,
    LimitData,
    SocketData,
    take,
)
from sandtable.server.storage.models import Model
from tests.server.conftest import Serve
from tests.server.lobby.people import account
from tests.server.visiting import Browser, Server

Two = Callable[..., tuple[Server, Server]]


@pytest.fixture
def two(serve: Serve) -> Two:
    """`two(reports_a_minute=2)`: two applications on one database.

    SQLite is counted in as if it could have several processes: the statements are the same.
    """

    def open_both(**changes: Any) -> tuple[Server, Server]:
        both = serve(**changes), serve(**changes)
        for each in both:
            each.services.limits.shared = True
        return both

    return open_both


def same(browser: Browser, there: Server) -> Browser:
    """The same browser, whose requests another process answers."""
    other = there.browser(browser.name)
    other.connect(browser.cookies)
    return other


def ahead(server: Server, seconds: float) -> None:
    """From now on the limits of a process see the clock so much ahead."""
    server.services.limits.now = lambda: time.time() + seconds


def rows(server: Server, model: type[Model]) -> int:
    counted = select(func.count()).select_from(model)
    found: int = server.run(
        server.services.store.read, lambda session: session.scalars(counted).one()
    )
    return found


def test_tables_are_opened_so_often_at_all_processes(two: Two) -> None:
    one, other = two(openings_a_minute=4)
    anna = account(one, "Anna")
    there = same(anna, other)
    for each in (anna, there, anna, there):
        each.opens("me", "here")
    assert anna.wish("me", "here").status_code == 429
    assert there.wish("me", "here").status_code == 429
    account(one, "Béla").opens("me", "here")  # who is somebody else


def test_records_are_sent_so_often_at_all_processes(two: Two) -> None:
    one, other = two(openings_a_minute=2)
    anna = account(one, "Anna")
    sent = {"content": "no record", "headers": {"content-type": "text/plain"}}
    for each in (anna, same(anna, other)):
        assert each.post("/api/verify", **sent).status_code != 429
    assert same(anna, other).post("/api/verify", **sent).status_code == 429


def test_new_visitors_of_one_address_share_its_limit(two: Two) -> None:
    one, other = two(openings_an_address=2)
    one.browser("Anna").opens("me", "here")
    other.browser("Béla").opens("me", "here")
    assert other.browser("Carl").wish("me", "here").status_code == 429


@pytest.mark.parametrize("limit", ["sign_ins_a_minute", "codes_a_minute"])
def test_signing_in_is_tried_so_often_at_all_processes(two: Two, limit: str) -> None:
    one, other = two(**{limit: 2})
    wrong = {"name": "Anna", "code": "wrong wrong"}
    for server, status in ((one, 403), (other, 403), (other, 429), (one, 429)):
        assert server.browser().post("/api/people/code", json=wrong).status_code == status


def test_reports_are_made_so_often_at_all_processes(two: Two) -> None:
    one, other = two(reports_a_minute=2)
    anna, bela = account(one, "Anna"), account(one, "Béla")
    statuses = []
    for server in (one, other, other):
        opened = anna.opens("invite", "me")
        assert bela.joins(opened).status_code == 200
        wish = {"seat": "french", "reason": "rude", "words": ""}
        seat = next(iter(opened["invites"]))
        made = same(anna, server).post(
            f"/api/tables/{opened['id']}/report", json={**wish, "seat": seat}
        )
        statuses.append(made.status_code)
    assert statuses == [201, 201, 429]


def test_challenges_wait_so_many_at_all_processes(two: Two) -> None:
    one, other = two(challenges_at_once=1)
    anna = account(one, "Anna")
    account(one, "Béla")
    wish = {"openness": "challenge", "challenge": "Béla"}
    assert anna.wish("me", "invite", **wish).status_code == 201
    assert same(anna, other).wish("me", "invite", **wish).status_code == 409


def test_sockets_are_so_many_at_all_processes(two: Two) -> None:
    one, other = two(sockets_a_visitor=2)
    anna = account(one, "Anna")
    there = same(anna, other)
    table = anna.starts("me", "here")
    first = anna.sits(table)
    there.sits(table)
    for each in (anna, there):
        assert each.window(table).closed() == 4429
    account(one, "Béla").sits(table)
    first.leave()
    one.until(lambda: rows(one, SocketData) == 2)
    there.sits(table)


def test_sockets_of_a_process_that_was_killed_are_forgotten(two: Two) -> None:
    one, other = two(sockets_a_visitor=1)
    assert one.run(one.services.sockets.acquire, "anna") is not None
    assert other.run(other.services.sockets.acquire, "anna") is None
    ahead(other, LEASE_SECONDS + 1)
    assert other.run(other.services.sockets.acquire, "anna") is not None


def test_a_process_renews_its_sockets_and_drops_what_it_left_behind(two: Two) -> None:
    one, other = two(sockets_a_visitor=1)
    sockets = one.services.sockets
    assert one.run(sockets.acquire, "anna") is not None
    left = one.run(sockets.acquire, "béla")
    assert left is not None
    sockets._delete(left)  # as when the database does not answer
    ahead(one, LEASE_SECONDS - 1)
    one.run(sockets.renew)
    assert rows(one, SocketData) == 1
    ahead(other, LEASE_SECONDS + 1)
    assert other.run(other.services.sockets.acquire, "anna") is None
    assert other.run(other.services.sockets.acquire, "béla") is not None


def test_a_limit_fills_up_again(server: Server) -> None:
    def write(session: Session) -> None:
        now = 1_000 * MINUTE
        used = [take(session, "key", 4, now) for _ in range(6)]
        assert used == [True] * 4 + [False] * 2
        assert not take(session, "key", 4, now + 14 * SECOND)
        assert take(session, "key", 4, now + 15 * SECOND)
        assert not take(session, "key", 4, now + 15 * SECOND)
        assert take(session, "another", 4, now)
        used = [take(session, "key", 4, now + 3 * MINUTE) for _ in range(5)]
        assert used == [True] * 4 + [False], "no more than once a minute brings"

    server.run(server.services.store.write, write)


def test_what_is_counted_is_dropped_and_names_nobody(two: Two) -> None:
    one, _ = two()
    assert one.run(one.services.reports.allows, "anna")
    assert one.run(one.services.sockets.acquire, "anna") is not None

    def keys(session: Session) -> list[str]:
        counted, sockets = select(LimitData.key), select(SocketData.owner)
        return [*session.scalars(counted), *session.scalars(sockets)]

    stored = one.run(one.services.store.read, keys)
    assert len(stored) == 2
    assert all(len(each) == 64 and "anna" not in each for each in stored)
    ahead(one, 120)
    assert one.run(one.services.reports.allows, "béla")
    assert rows(one, LimitData) == 1


@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
def test_one_process_alone_counts_in_memory(serve: Serve) -> None:
    server = serve(openings_a_minute=2, sockets_a_visitor=1)
    anna = account(server, "Anna")
    table = anna.starts("me", "here")
    anna.sits(table)
    assert anna.window(table).closed() == 4429
    anna.opens("me", "here")
    assert anna.wish("me", "here").status_code == 429
    assert rows(server, LimitData) == rows(server, SocketData) == 0
