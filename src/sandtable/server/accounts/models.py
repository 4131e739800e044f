"""Database models of accounts.

A visitor is a person, known by the sessions of browsers. A guest is a visitor without an account.
Seats, ratings and messages belong to visitors, so that a guest who makes an account keeps them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, String, text
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class AccountData(Model):
    """A visitor with a name that nobody else has."""

    __tablename__ = "accounts"
    __table_args__ = (
        Index(
            "accounts_mail",
            "mail",
            unique=True,
            sqlite_where=text("mail != ''"),
            postgresql_where=text("mail != ''"),
        ),
    )

    visitor: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(32))
    skeleton: Mapped[str] = mapped_column(String(64), unique=True)  # equal if they look alike
    folded: Mapped[str] = mapped_column(String(64), unique=True)  # equal but for case and accents
    created: Mapped[str] = mapped_column(String(32))
    mail: Mapped[str] = mapped_column(String(254), default="")  # confirmed, or empty
    language: Mapped[str] = mapped_column(String(8), default="en")


class SessionData(Model):
    """A browser that holds an unguessable token; only the hash of the token is stored."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_visitor", "visitor"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)  # not secret
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    created: Mapped[str] = mapped_column(String(32))
    used: Mapped[str] = mapped_column(String(32))  # within the hour
    label: Mapped[str] = mapped_column(String(64), default="")  # the browser, in a few words
    proved: Mapped[str] = mapped_column(
        String(32), default=""
    )  # when a person last proved who it is


class PasskeyData(Model):
    """A WebAuthn credential; only its public key is stored."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_visitor", "visitor"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    credential: Mapped[str] = mapped_column(String(1400), unique=True)  # its id, in base64url
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    signs: Mapped[int] = mapped_column(BigInteger)  # the counter of the authenticator
    party: Mapped[str] = mapped_column(String(253))  # the host name that it is for
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[str] = mapped_column(String(32))
    used: Mapped[str] = mapped_column(String(32))


class CodeData(Model):
    """An unused recovery code; only its hash is stored."""

    __tablename__ = "recovery_codes"
    __table_args__ = (Index("recovery_codes_visitor", "visitor"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))


class TicketData(Model):
    """A short-lived secret that works once: a challenge, a link in a mail."""

    __tablename__ = "tickets"
    __table_args__ = (Index("tickets_about", "about"), Index("tickets_expires", "expires"))

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(24))
    expires: Mapped[str] = mapped_column(String(32))
    visitor: Mapped[str] = mapped_column(String(24), default="")  # who it was made for
    about: Mapped[str] = mapped_column(String(254), default="")  # a mail address
    data: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)
