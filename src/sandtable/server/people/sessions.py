"""Sessions: the browsers in which a visitor is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from sandtable.server.guarding import visitors
from sandtable.server.people.models import SessionData
from sandtable.server.storage.models import VisitorData

USED_EVERY: Final = 3600  # seconds; more often the last use is not stored
BROWSERS: Final = (  # the first that is named; most of them name others as well
    ("Firefox", "Firefox/"),
    ("Edge", "Edg"),
    ("Opera", "OPR/"),
    ("Samsung Internet", "SamsungBrowser/"),
    ("Chrome", "Chrome/"),
    ("Chrome", "CriOS/"),
    ("Firefox", "FxiOS/"),
    ("Safari", "Safari/"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("macOS", "Mac OS X"),
    ("ChromeOS", "CrOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True)
class Known:
    """A visitor, and the session by which a request is known."""

    visitor: VisitorData
    session: SessionData


def known_by(session: Session, token: str) -> Known | None:
    """Who has this token."""
    found = visitors.find_session(session, token)
    visitor = None if found is None else session.get(VisitorData, found.visitor)
    return None if found is None or visitor is None else Known(visitor, found)


def label_of(connection: HTTPConnection) -> str:
    return browser_label(connection.headers.get("user-agent", ""))


def browser_label(agent: str) -> str:
    """The browser and its system, as `Firefox, Linux`; empty if neither is known."""
    found = (
        next((name for name, mark in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name)


def use_session(session: Session, which: str) -> None:
    """A session was used just now."""
    session.execute(update(SessionData).where(SessionData.id == which).values(used=visitors.now()))


def sessions_of(session: Session, visitor: str) -> list[SessionData]:
    """The sessions of a visitor, the last used first."""
    found = select(SessionData).where(SessionData.visitor == visitor)
    return list(session.scalars(found.order_by(SessionData.used.desc(), SessionData.id)))


def end_sessions(session: Session, visitor: str, which: list[str]) -> None:
    """End these sessions, as far as they are this visitor's."""
    session.execute(
        delete(SessionData).where(SessionData.visitor == visitor, SessionData.id.in_(which))
    )
