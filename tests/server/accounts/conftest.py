"""People with devices, and a mail server."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.accounts.authenticator import Authenticator
from tests.server.conftest import Serve
from tests.server.visiting import ADDRESS, Browser, Json, Server

Move = Callable[[float], None]


class Person:
    """Somebody with a device that has passkeys, in one browser or several."""

    def __init__(self, browser: Browser, device: Authenticator | None = None) -> None:
        self.browser = browser
        self.device = device or Authenticator()

    def elsewhere(self) -> Person:
        """The same person in another browser, with the same device."""
        return Person(self.browser.server.browser(), self.device)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.browser.post(path, json=body)

    def did(self, path: str, **body: Any) -> Json:
        """A request that must be good."""
        response = self.post(path, **body)
        assert response.status_code == 200, response.text
        done: Json = response.json()
        return done

    def me(self) -> Json:
        found: Json = self.browser.read("/api/people/me")
        return found

    def account(self) -> Json:
        found: Json = self.browser.read("/api/account")
        return found

    def tables(self) -> list[str]:
        return [row["id"] for row in self.browser.read("/api/tables")["tables"]]

    def makes_passkey(self, name: str = "") -> httpx.Response:
        options = self.did("/api/people/passkeys/new", name=name)["options"]
        made = self.device.make(options, ADDRESS)
        return self.post("/api/people/passkeys", credential=made)

    def makes_account(self, name: str) -> list[str]:
        """An account with a passkey; its recovery codes."""
        response = self.makes_passkey(name)
        assert response.status_code == 200, response.text
        codes: list[str] = response.json()["codes"]
        return codes

    def asks(self) -> Json:
        options: Json = self.did("/api/people/passkeys/ask")["options"]
        return options

    def signs_in(self) -> httpx.Response:
        signed = self.device.sign(self.asks(), ADDRESS)
        return self.post("/api/people/passkeys/sign-in", credential=signed)

    def visitor(self) -> str:
        """The id of the visitor; an export tells it."""
        return str(self.browser.read("/api/account/export")["visitor"]["id"])

    @property
    def token(self) -> str:
        return str(self.browser.cookies.get("sandtable", ""))


class Postbox:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(  # noqa: N802  # as aiosmtpd calls it
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        return str(self.mails[number].get_content())

    def token(self, number: int = -1) -> str:
        """The secret part of the link in a mail."""
        found = re.search(rf"{re.escape(ADDRESS)}/mail#(\S+)", self.text(number))
        assert found is not None, self.text(number)
        return found[1]


@pytest.fixture
def postbox() -> Postbox:
    return Postbox()


@pytest.fixture
def smtp(postbox: Postbox) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(postbox, hostname="127.0.0.1", port=port)
    controller.start()
    yield f"smtp://127.0.0.1:{port}"
    controller.stop()


@pytest.fixture
def mailing(serve: Serve, smtp: str) -> Server:
    """A server that sends mails."""
    return serve(smtp=smtp, mail_from="Sandtable <table@table.test>", origins=(ADDRESS,))


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server.browser("Ada"))


@pytest.fixture
def bob(server: Server) -> Person:
    return Person(server.browser("Bob"))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Move:
    """`later(60)`: a minute has passed."""
    from datetime import datetime, timedelta

    from sandtable.server.security import visitors

    real, moved = visitors.now, [0.0]

    def now() -> str:
        at = datetime.fromisoformat(real()) + timedelta(seconds=moved[0])
        return at.isoformat(timespec="milliseconds")

    monkeypatch.setattr(visitors, "now", now)

    def move(seconds: float) -> None:
        moved[0] += seconds

    return move
