"""A visitor is known in browsers by sessions."""

from __future__ import annotations

import secrets
from dataclasses import replace

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.accounts.sessions import browser_label, sessions_of
from sandtable.server.security.visitors import find_visitor, hash_token
from sandtable.server.settings import Settings
from sandtable.server.storage.database import MIGRATIONS, open_database
from tests.server import postgres
from tests.server.visiting import Browser, Server

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"
)


@pytest.fixture
def old_settings(settings: Settings, request: pytest.FixtureRequest) -> Settings:
    """A database as it was before there were sessions, with two visitors and an account."""
    if settings.database:
        cluster: str = request.getfixturevalue("cluster")
        url = postgres.make_database(cluster, f"old-{secrets.token_hex(4)}")
        settings = replace(settings, database=url)
    else:
        settings = replace(settings, folder=settings.folder / "old")
        settings.folder.mkdir()
    engine = create_engine(settings.database_url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        for who in ("anna", "bela"):
            row = f"('{who}', '{hash_token('token of ' + who)}', '{who}', '2026-01-01')"
            connection.execute(
                text(f"INSERT INTO visitors (id, token_hash, name, created) VALUES {row}")
            )
        row = "('anna', 'Anna', 'anna', '2026-01-02')"
        connection.execute(
            text(f"INSERT INTO accounts (visitor, name, skeleton, created) VALUES {row}")
        )
    engine.dispose()
    return settings


def test_tokens_of_an_older_database_become_sessions(
    old_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sandtable.server.security.visitors.now", lambda: "2026-01-02T10:00:00.000+00:00"
    )
    engine = open_database(old_settings)
    with Session(engine) as session:
        for who in ("anna", "bela"):
            found = find_visitor(session, f"token of {who}")
            assert found is not None
            assert found.id == who
            (known,) = sessions_of(session, who)
            assert (known.created, known.used) == ("2026-01-01", "2026-01-01")
        assert find_visitor(session, "token of eve") is None
        account = session.get(AccountData, "anna")
        assert account is not None
        assert account.name == "Anna"
        if not old_settings.database:  # and rows that refer to others are checked again
            assert session.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def test_a_session_says_which_browser_it_is() -> None:
    assert browser_label(FIREFOX) == "Firefox, Linux"
    assert browser_label(SAFARI) == "Safari, iPhone"
    assert browser_label(EDGE) == "Edge, Windows"
    assert browser_label("curl/8.0") == ""
    assert browser_label("<script>" + "x" * 1000) == ""


def test_the_last_use_is_stored_within_the_hour(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = ["2030-01-01T10:00:00.000+00:00"]
    monkeypatch.setattr("sandtable.server.security.visitors.now", lambda: times[-1])
    table = anna.opens("me", "here")["id"]
    visitor = server.table(table).data.opened_by

    def used() -> str:
        found = server.run(server.services.store.read, lambda at: sessions_of(at, visitor))
        return str(found[0].used)

    assert used() == times[0]
    times.append("2030-01-01T10:30:00.000+00:00")
    anna.read("/api/tables")
    assert used() == times[0]
    times.append("2030-01-01T11:30:00.000+00:00")
    anna.read("/api/tables")
    assert used() == times[-1]
