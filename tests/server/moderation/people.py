"""People for these tests: accounts, roles, and a clock that can be moved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.accounts.names import folded, skeleton
from sandtable.server.moderation import queries
from sandtable.server.storage.models import VisitorData
from tests.server.visiting import Browser, Server


def visitor_of(browser: Browser) -> str:
    """The id of a visitor, who has opened or joined a table before."""

    def read(session: Session) -> str:
        found = select(VisitorData.id).where(VisitorData.name == browser.name)
        return session.scalars(found).one()

    visitor: str = browser.server.run(browser.server.services.store.read, read)
    return visitor


def promote(browser: Browser, role: str) -> str:
    """Make a visitor an account with this role; the id."""
    browser.starts("me", "here")
    visitor = visitor_of(browser)

    def write(session: Session) -> None:
        name = browser.name
        session.add(AccountData(visitor, name, skeleton(name), folded(name), "2026-01-01"))
        session.flush()
        queries.set_role(session, visitor, role)

    browser.server.run(browser.server.services.store.write, write)
    return visitor


def moderator(server: Server, name: str = "Mona", role: str = "moderator") -> Browser:
    browser = server.browser(name)
    promote(browser, role)
    return browser


def reports(browser: Browser, table: str, seat: str, **more: Any) -> str:
    """Report the person in this seat; the id of the report."""
    made = browser.post(
        f"/api/tables/{table}/report", json={"seat": seat, "reason": "rude", **more}
    )
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def decides(browser: Browser, report: str, act: str, **more: Any) -> dict[str, Any]:
    done = browser.post(f"/api/moderation/reports/{report}/act", json={"act": act, **more})
    assert done.status_code == 200, done.text
    shown: dict[str, Any] = done.json()
    return shown


class Calendar:
    """What the server takes for the present."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moment = datetime.now(UTC)
        monkeypatch.setattr("sandtable.server.security.visitors.now", self.now)

    def now(self) -> str:
        return self.moment.isoformat(timespec="milliseconds")

    def pass_days(self, days: float) -> None:
        self.moment += timedelta(days=days)
