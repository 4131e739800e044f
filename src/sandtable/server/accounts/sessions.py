"""Sessions: the signed-in browsers of a visitor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from sandtable.server.accounts.models import SessionData
from sandtable.server.security import visitors
from sandtable.server.storage.models import VisitorData

USED_EVERY: Final = 3600  # seconds between updates of the last use
PROOF_MINUTES: Final = 10  # for which a proof of who one is counts
BROWSERS: Final = (  # the first match counts: most browsers name others as well
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
class Identity:
    """A visitor and the session of the request."""

    visitor: VisitorData
    session: SessionData


def identity_of(session: Session, token: str) -> Identity | None:
    """The visitor and session of a token."""
    found = visitors.find_session(session, token)
    visitor = None if found is None else session.get(VisitorData, found.visitor)
    return None if found is None or visitor is None else Identity(visitor, found)


def label_of(connection: HTTPConnection) -> str:
    return browser_label(connection.headers.get("user-agent", ""))


def browser_label(agent: str) -> str:
    """The browser and its system, as `Firefox, Linux`; empty if neither is known."""
    found = (
        next((name for name, mark in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name)


def use_session(session: Session, which: str) -> None:
    """Store the time of last use, at most once an hour."""
    session.execute(update(SessionData).where(SessionData.id == which).values(used=visitors.now()))


def note_proof(session: Session, which: str) -> None:
    """The person of this session has just proved who it is."""
    session.execute(
        update(SessionData).where(SessionData.id == which).values(proved=visitors.now())
    )


def is_proved(known: SessionData) -> bool:
    """Whether the person of this session has proved who it is a short time ago."""
    return known.proved > visitors.time_from_now(-60 * PROOF_MINUTES)


def sessions_of(session: Session, visitor: str) -> list[SessionData]:
    """The sessions of a visitor, the last used first."""
    found = select(SessionData).where(SessionData.visitor == visitor)
    return list(session.scalars(found.order_by(SessionData.used.desc(), SessionData.id)))


def end_sessions(session: Session, visitor: str, which: list[str]) -> None:
    """End these sessions if they belong to this visitor."""
    session.execute(
        delete(SessionData).where(SessionData.visitor == visitor, SessionData.id.in_(which))
    )
