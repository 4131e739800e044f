"""Browsers of people who have an account, for tests that are not about how one gets it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import make_account
from sandtable.server.accounts.sessions import note_proof, sessions_of
from sandtable.server.security.visitors import COOKIE, add_visitor, new_token
from tests.server.visiting import WORD, Browser, Server


def account(server: Server, name: str) -> Browser:
    """A browser that has just signed in."""
    token = new_token()

    def add(session: Session) -> None:
        visitor = add_visitor(session, token, name)
        session.flush()
        make_account(session, visitor, name, "en")
        for each in sessions_of(session, visitor):
            note_proof(session, each.id)

    server.run(server.services.store.write, add)
    browser = server.browser(name)
    browser.http.cookies.set(COOKIE, token, domain="table.test")
    return browser


def account_fixture(fixture: str, name: str) -> Any:
    """The fixture of this name: somebody who has an account."""

    def signed_in(server: Server) -> Browser:
        return account(server, name)

    return pytest.fixture(name=fixture)(signed_in)


def begin(table: str, *players: Browser) -> None:
    """Everybody gives a word, and the game begins."""
    for each in players:
        each.gives_word(table, WORD)


def resign(server: Server, table: str, seat: int) -> None:
    """The player of this seat gives up."""
    server.run(server.table(table).petitions.ask, seat, "resign")
