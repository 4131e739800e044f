"""Who is there: a visitor is whoever holds an unguessable token in a cookie.

The token itself is never stored, nor ever seen by scripts of the page; the database has its hash.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, insert, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server import database as db

COOKIE: Final = "sandtable"
YEAR: Final = 365 * 24 * 3600
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """An id that cannot be guessed: whoever knows the address of a table may watch it."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def token_of(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def find_visitor(connection: Connection, token: str) -> tuple[str, str] | None:
    """The id and the name of the visitor with this token."""
    if not token:
        return None
    row = connection.execute(
        select(db.visitors.c.id, db.visitors.c.name).where(
            db.visitors.c.token_hash == hash_token(token)
        )
    ).first()
    return None if row is None else (row.id, row.name)


def add_visitor(connection: Connection, token: str, name: str) -> str:
    visitor = new_id()
    connection.execute(
        insert(db.visitors),
        [{"id": visitor, "token_hash": hash_token(token), "name": name, "created": now()}],
    )
    return visitor


def rename_visitor(connection: Connection, visitor: str, name: str) -> None:
    connection.execute(update(db.visitors).where(db.visitors.c.id == visitor).values(name=name))
