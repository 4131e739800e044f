"""What leaves the machine is encrypted, and never falls back to plain text."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from sandtable.server.notifications import mail
from sandtable.server.settings import Settings, with_driver
from sandtable.server.storage.database import encrypted
from tests.server.notifications.receiving import MailServer

FROM = "Sandtable <table@sandtable.example>"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    """On this machine, and without TLS."""
    with MailServer() as opened:
        yield opened


def send(settings: Settings) -> None:
    asyncio.run(mail.send(settings, "anna@sandtable.example", "Hello", "Hello, Anna."))


def test_a_mail_server_elsewhere_gets_nothing_without_tls(
    mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(smtp=mails.address, mail_from=FROM)
    send(settings)
    assert len(mails.mails) == 1
    monkeypatch.setattr(mail, "is_this_machine", lambda host: host != "127.0.0.1")
    with pytest.raises(mail.MailProblem):
        send(settings)
    assert len(mails.mails) == 1


def test_a_password_goes_over_no_plain_line_not_even_here(mails: MailServer) -> None:
    address = mails.address.replace("//", "//anna:secret@")
    with pytest.raises(mail.MailProblem):
        send(Settings(smtp=address, mail_from=FROM))
    assert mails.mails == []


@pytest.mark.parametrize(
    ("url", "mode"),
    [
        ("postgresql://table@db.example/sandtable", "require"),
        ("postgres://table:secret@10.1.2.3:6432/sandtable", "require"),
        ("postgresql://table@[2001:db8::1]/sandtable", "require"),
        ("postgresql://table@/sandtable?host=db.example", "require"),
        ("postgresql://table@/sandtable?host=/run/postgresql,db.example", "require"),
        ("postgresql://table@db.example/sandtable?sslmode=verify-full", "verify-full"),
        ("postgresql://table@database/sandtable?sslmode=disable", "disable"),
        ("postgresql://table@/sandtable?host=/run/postgresql", None),
        ("postgresql:///sandtable", None),
        ("postgresql://table@localhost/sandtable", None),
        ("postgresql://table@127.0.0.1/sandtable", None),
        ("postgresql://table@[::1]/sandtable", None),
    ],
)
def test_a_database_elsewhere_is_spoken_to_over_tls(
    monkeypatch: pytest.MonkeyPatch, url: str, mode: str | None
) -> None:
    for name in ("PGHOST", "PGSSLMODE"):
        monkeypatch.delenv(name, raising=False)
    address = encrypted(with_driver(url))
    assert address.query.get("sslmode") == mode
    assert address.password == (None if "secret" not in url else "secret")


def test_what_the_environment_says_of_the_database_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "db.example")
    monkeypatch.delenv("PGSSLMODE", raising=False)
    assert encrypted("postgresql+psycopg:///sandtable").query["sslmode"] == "require"
    monkeypatch.setenv("PGSSLMODE", "verify-full")  # stricter than we would ask for
    assert "sslmode" not in encrypted("postgresql+psycopg:///sandtable").query
