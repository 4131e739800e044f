"""Keys that the server creates at its first start: for Web Push, and to sign links."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import Insert, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from sandtable.server.notifications.key_files import read_or_make
from sandtable.server.notifications.models import ServerKeyData

VAPID: Final = "vapid"
SIGNING: Final = "signing"
SIGNED_BYTES: Final = 16


@dataclass(frozen=True)
class Keys:
    """The keys of one database, shared by all its processes."""

    vapid: str  # the private key as 32 bytes, in base64url
    signing: str

    def sign(self, what: str) -> str:
        """A signed text, encoded for use in a URL."""
        return f"{encoded(what.encode())}.{self._signature(what)}"

    def read(self, token: str) -> str | None:
        """The text, if its signature is valid; otherwise None."""
        said, _, signature = token.partition(".")
        try:
            what = decoded(said).decode()
        except ValueError:
            return None
        # As bytes: an address may hold letters that compare_digest refuses as text.
        good = hmac.compare_digest(signature.encode(), self._signature(what).encode())
        return what if good else None

    def _signature(self, what: str) -> str:
        made = hmac.new(decoded(self.signing), what.encode(), sha256).digest()
        return encoded(made[:SIGNED_BYTES])


def load_keys(session: Session, folder: Path | None = None) -> Keys:
    """Load the keys, or create them; another process may do so at the same time.

    With a folder they are in its files. Those that were in the database move there.
    """
    if folder is None:
        return keys_in_database(session)
    stored = {each.name: each.value for each in session.query(ServerKeyData)}
    vapid, signing = (
        read_or_make(folder, name, partial(str, stored[name]) if name in stored else make)
        for name, make in MAKERS.items()
    )
    session.execute(delete(ServerKeyData))
    return Keys(vapid, signing)


def keys_in_database(session: Session) -> Keys:
    """The same in a table, where nothing else was said."""
    for name, make in MAKERS.items():
        session.execute(insert_new(session).values(name=name, value=make()))
    session.flush()
    found = {each.name: each.value for each in session.query(ServerKeyData)}
    return Keys(found[VAPID], found[SIGNING])


def insert_new(session: Session) -> Insert:
    """An insert that does nothing where there is a row already."""
    if session.get_bind().dialect.name == "postgresql":
        return postgresql.insert(ServerKeyData).on_conflict_do_nothing()
    return sqlite.insert(ServerKeyData).on_conflict_do_nothing()


def new_private_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Of base64url with or without its padding; ValueError for anything else."""
    data = text.encode("ascii")
    return base64.b64decode(data + b"=" * (-len(data) % 4), altchars=b"-_", validate=True)


def new_signing_key() -> str:
    return encoded(secrets.token_bytes(32))


MAKERS: Final[dict[str, Callable[[], str]]] = {VAPID: new_private_key, SIGNING: new_signing_key}
