"""Visitors: each browser has a random token in a cookie, which identifies its session.

Scripts of the page cannot read the token, and the database stores only its hash.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.accounts.models import AccountData, SessionData
from sandtable.server.storage.models import VisitorData

COOKIE: Final = "sandtable"
SECURE_COOKIE: Final = "__Host-sandtable"  # a name that browsers take only over https
YEAR: Final = 365 * 24 * 3600
UNUSED: Final = 60 * 24 * 3600  # seconds after which a session of an account is over
LONGEST: Final = YEAR  # seconds after which it ends in any case
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 16
JOINERS: Final = "\u200c\u200d"  # in many scripts, and in emoji, they join letters into one
GONE: Final = "\x7f"  # in place of a name that was deleted; nobody can have it
BLANKS: Final = "\u115f\u1160\u3164\uffa0"  # letters that show nothing


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def time_from_now(seconds: float) -> str:
    """The time this many seconds from now, which may be negative."""
    at = datetime.fromisoformat(now()) + timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds")


def new_id() -> str:
    """A random id that cannot be guessed: everybody who knows the address of a table may watch it.

    It does not start with a hyphen, so that commands do not take it for an option.
    """
    found = secrets.token_urlsafe(ID_BYTES)
    return new_id() if found.startswith("-") else found


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def token_of(request: HTTPConnection) -> str:
    return request.cookies.get(SECURE_COOKIE, "") or request.cookies.get(COOKIE, "")


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def clean_name(name: str) -> str:
    """A name fit for display: one line, normalized, not only blanks."""
    shown = (each if each.isprintable() or each in JOINERS else " " for each in name)
    return " ".join("".join(each for each in shown if each not in BLANKS).split())


def find_session(session: Session, token: str) -> SessionData | None:
    """The session of a token."""
    if not token:
        return None
    wanted = select(SessionData).where(SessionData.token_hash == hash_token(token))
    found = session.scalars(wanted).first()
    return None if found is None or has_expired(session, found) else found


def has_expired(session: Session, found: SessionData) -> bool:
    """Whether a session of an account has expired. Sessions of guests never expire."""
    fresh = found.used > time_from_now(-UNUSED) and found.created > time_from_now(-LONGEST)
    return not fresh and session.get(AccountData, found.visitor) is not None


def find_visitor(session: Session, token: str) -> VisitorData | None:
    found = find_session(session, token)
    return None if found is None else session.get(VisitorData, found.visitor)


def add_session(
    session: Session, visitor: str, token: str, label: str = "", proved: bool = False
) -> SessionData:
    """Add a session of a visitor, who may have just proved who it is."""
    at = now()
    opened = SessionData(
        new_id(), hash_token(token), visitor, at, at, label, proved=at if proved else ""
    )
    session.add(opened)
    return opened


def add_visitor(session: Session, token: str, name: str, label: str = "") -> str:
    """Create a visitor with a session for this token; return the id."""
    visitor = VisitorData(new_id(), name, now())
    session.add(visitor)
    session.flush()
    add_session(session, visitor.id, token, label)
    return visitor.id


def rename_visitor(session: Session, visitor: str, name: str) -> None:
    session.execute(update(VisitorData).where(VisitorData.id == visitor).values(name=name))
