"""A server whose outbox is sent when a test says so, at the time that a test says."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import make_account
from sandtable.server.notifications.models import OutboxData
from sandtable.server.security.visitors import find_visitor
from tests.server.conftest import Serve
from tests.server.notifications.receiving import Endpoint, MailServer, PushBrowser, endpoint
from tests.server.visiting import Browser, Server, Window

SENDER = "Sandtable <table@sandtable.example>"


class Time:
    """What the server takes for now."""

    def __init__(self) -> None:
        self.at = datetime(2026, 6, 1, 12, tzinfo=UTC)

    def now(self) -> str:
        return self.at.isoformat(timespec="milliseconds")

    def passes(self, **some: float) -> None:
        self.at += timedelta(**some)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr("sandtable.server.security.visitors.now", time.now)
    return time


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def server(serve: Serve, time: Time, mails: MailServer) -> Server:
    return serve(outbox_seconds=0, private_endpoints=True, smtp=mails.address, mail_from=SENDER)


@pytest.fixture
def phone(hook: Endpoint) -> PushBrowser:
    return PushBrowser(hook)


def visitor_of(browser: Browser) -> str:
    token = browser.cookies["sandtable"]
    found = browser.server.run(
        browser.server.services.store.read, lambda session: find_visitor(session, token)
    )
    assert found is not None
    return str(found.id)


def gets_account(browser: Browser, mail: str = "", language: str = "en") -> None:
    """As the part for people makes one."""
    visitor, name = visitor_of(browser), browser.name

    def write(session: Session) -> None:
        make_account(session, visitor, name, language, mail)

    browser.server.run(browser.server.services.store.write, write)


def subscribes(browser: Browser, phone: PushBrowser, lang: str = "en") -> Any:
    response = browser.post(
        f"/api/messages/devices?lang={lang}", json={**phone.subscription, "name": "Phone"}
    )
    assert response.status_code == 200, response.text
    return response.json()


def chooses(browser: Browser, lang: str = "en", **more: Any) -> Any:
    """`turn=["mail"]`: the channels by occasion; `delay=300` for all of them."""
    delay = more.pop("delay", 0)
    kinds = ("turn", "challenge", "ended", "clock", "petition")
    choices = [{"occasion": each, "channels": more.pop(each, []), "delay": delay} for each in kinds]
    response = browser.post(f"/api/messages?lang={lang}", json={"choices": choices, **more})
    assert response.status_code == 200, response.text
    return response.json()


def sends(server: Server) -> int:
    """Send what is due now."""
    return server.run(server.services.sender.send_due)


def outbox(server: Server) -> list[OutboxData]:
    found = select(OutboxData).order_by(OutboxData.created, OutboxData.id)
    return server.run(server.services.store.read, lambda session: list(session.scalars(found)))


def waiting(server: Server) -> list[OutboxData]:
    return [each for each in outbox(server) if each.state == "waiting"]


def pings(window: Window) -> None:
    """The page is visible. A message is dealt with before the next is heard."""
    for number in (1, 2):
        window.send(type="ping", id=number)
        while (heard := window.next())["type"] != "pong" or heard["id"] != number:
            pass
