"""Accounts: reading them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.people.models import AccountData
from sandtable.server.problems import RequestProblem


def account_of(session: Session, visitor: str) -> AccountData | None:
    """The account of a visitor; None for a guest."""
    return session.get(AccountData, visitor) if visitor else None


def account_named(session: Session, skeleton: str) -> AccountData | None:
    """The account whose name looks like this."""
    found = select(AccountData).where(AccountData.skeleton == skeleton)
    return session.scalars(found).first()


def rename_account(session: Session, account: AccountData, name: str) -> None:
    """Another name, unless somebody else has one that looks like it."""
    same = account_named(session, name.casefold())
    if same is not None and same.visitor != account.visitor:
        raise RequestProblem(409, "name-taken")
    account.name = name
    account.skeleton = name.casefold()
    session.flush()
