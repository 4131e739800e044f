"""The stored classes of people.

A visitor is a person, known by the sessions of browsers. A guest is a visitor without an account.
Seats, ratings and messages belong to visitors, so that a guest who makes an account keeps them.
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.models import Model


class AccountData(Model):
    """A visitor with a name that nobody else has."""

    __tablename__ = "accounts"

    visitor: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(32))
    skeleton: Mapped[str] = mapped_column(String(64), unique=True)  # the same for look-alikes
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
