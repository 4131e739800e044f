"""Browsers of people who have an account, for tests that are not about how one gets it."""

from __future__ import annotations

from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import make_account
from sandtable.server.moderation import queries
from sandtable.server.security.visitors import COOKIE, add_visitor, new_token
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.browser.serving import Server
from tests.browser.sitting import Visitor


def sign_in(server: Server, visitor: Visitor, name: str = "", role: str = "") -> None:
    """Give a browser an account, by the visitor's name or another, and perhaps a role."""
    engine = open_database(Settings(folder=server.folder))
    token = new_token()
    with Session(engine) as session, session.begin():
        known = add_visitor(session, token, name or visitor.name)
        session.flush()
        make_account(session, known, name or visitor.name, "en")
        if role:
            queries.set_role(session, known, role)
    engine.dispose()
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
