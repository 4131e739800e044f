"""The stored classes of people.

A visitor is a person, known by the tokens of browsers. A guest is a visitor without an account.
Seats, ratings and messages belong to visitors, so that a guest who makes an account keeps them.
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.models import Model


class AccountData(Model):
    """A visitor with a name that nobody else has."""

    __tablename__ = "accounts"

    visitor: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(32))
    skeleton: Mapped[str] = mapped_column(
        String(64), unique=True
    )  # equal for names that look alike
    created: Mapped[str] = mapped_column(String(32))
    mail: Mapped[str] = mapped_column(String(254), default="")  # confirmed, or empty
    language: Mapped[str] = mapped_column(String(8), default="en")
