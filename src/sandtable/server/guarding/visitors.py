"""Visitors: each browser has an unguessable token in a cookie, which opens its session.

The token itself is never stored, nor seen by scripts of the page; the database has its hash.
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

from sandtable.server.people.models import AccountData, SessionData
from sandtable.server.storage.models import VisitorData

COOKIE: Final = "sandtable"
SECURE_COOKIE: Final = "__Host-sandtable"  # a name that browsers take only over https
YEAR: Final = 365 * 24 * 3600
UNUSED: Final = 60 * 24 * 3600  # seconds after which a session of an account is over
LONGEST: Final = YEAR  # and after which it is over though it was used
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12
JOINERS: Final = "\u200c\u200d"  # in many scripts, and in emoji, they join letters into one
GONE: Final = "\x7f"  # in place of a name that was deleted; nobody can have it
BLANKS: Final = "\u115f\u1160\u3164\uffa0"  # letters that show nothing


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def moment(seconds: float) -> str:
    """So long from now; before now if it is negative."""
    at = datetime.fromisoformat(now()) + timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds")


def new_id() -> str:
    """An id that cannot be guessed: the address of a table is all that is needed to watch it.

    It does not begin like an option of a command.
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


def tidy(name: str) -> str:
    """A name as it may be shown: in one line, with joined letters, and not of blanks alone."""
    shown = (each if each.isprintable() or each in JOINERS else " " for each in name)
    return " ".join("".join(each for each in shown if each not in BLANKS).split())


def find_session(session: Session, token: str) -> SessionData | None:
    """The session that a token opens."""
    if not token:
        return None
    wanted = select(SessionData).where(SessionData.token_hash == hash_token(token))
    found = session.scalars(wanted).first()
    return None if found is None or has_run_out(session, found) else found


def has_run_out(session: Session, found: SessionData) -> bool:
    """Whether an account has to sign in again. Guests cannot, and keep what the cookie opens."""
    fresh = found.used > moment(-UNUSED) and found.created > moment(-LONGEST)
    return not fresh and session.get(AccountData, found.visitor) is not None


def find_visitor(session: Session, token: str) -> VisitorData | None:
    found = find_session(session, token)
    return None if found is None else session.get(VisitorData, found.visitor)


def add_session(session: Session, visitor: str, token: str, label: str = "") -> SessionData:
    """Another browser of a visitor."""
    at = now()
    opened = SessionData(new_id(), hash_token(token), visitor, at, at, label)
    session.add(opened)
    return opened


def add_visitor(session: Session, token: str, name: str, label: str = "") -> str:
    """A new visitor whose browser has this token; the id."""
    visitor = VisitorData(new_id(), name, now())
    session.add(visitor)
    session.flush()
    add_session(session, visitor.id, token, label)
    return visitor.id


def rename_visitor(session: Session, visitor: str, name: str) -> None:
    session.execute(update(VisitorData).where(VisitorData.id == visitor).values(name=name))
