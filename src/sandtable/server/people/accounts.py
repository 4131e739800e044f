"""Accounts: reading them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.people.models import AccountData


def account_of(session: Session, visitor: str) -> AccountData | None:
    """The account of a visitor; None for a guest."""
    return session.get(AccountData, visitor) if visitor else None


def account_named(session: Session, skeleton: str) -> AccountData | None:
    """The account whose name looks like this."""
    found = select(AccountData).where(AccountData.skeleton == skeleton)
    return session.scalars(found).first()
