"""Accounts: find, create and rename."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData, PasskeyData
from sandtable.server.accounts.names import check_name, folded, skeleton
from sandtable.server.problems import RequestProblem
from sandtable.server.security import visitors
from sandtable.server.storage.models import SeatData, TableData


def account_of(session: Session, visitor: str) -> AccountData | None:
    """The account of a visitor; None for a guest."""
    return session.get(AccountData, visitor) if visitor else None


def account_like(session: Session, name: str) -> AccountData | None:
    """The account with this name or one that looks like it."""
    same = (AccountData.folded == folded(name)) | (AccountData.skeleton == skeleton(name))
    return session.scalars(select(AccountData).where(same)).first()


def account_with_mail(session: Session, mail: str) -> AccountData | None:
    found = select(AccountData).where(AccountData.mail == mail)
    return session.scalars(found).first() if mail else None


def check_name_is_free(session: Session, name: str, visitor: str = "") -> str:
    """A name that an account may have and that no other has."""
    name = check_name(name)
    other = account_like(session, name)
    if other is not None and other.visitor != visitor:
        raise RequestProblem(409, "name-taken")
    return name


def make_account(
    session: Session, visitor: str, name: str, language: str, mail: str = ""
) -> AccountData:
    """Turn a guest into an account."""
    if account_of(session, visitor) is not None:
        raise RequestProblem(409, "account-already")
    name = check_name_is_free(session, name)
    account = AccountData(
        visitor, name, skeleton(name), folded(name), visitors.now(), mail, language
    )
    store_unique(session, account, "name-taken")
    visitors.rename_visitor(session, visitor, name)
    return account


def store_unique(session: Session, row: AccountData | PasskeyData, taken: str) -> None:
    """Insert a row with a unique value; another request may have inserted it first."""
    session.add(row)
    try:
        session.flush()
    except IntegrityError:
        raise RequestProblem(409, taken) from None


def rename_account(session: Session, account: AccountData, name: str) -> None:
    name = check_name_is_free(session, name, account.visitor)
    account.name, account.skeleton, account.folded = name, skeleton(name), folded(name)
    store_unique(session, account, "name-taken")
    visitors.rename_visitor(session, account.visitor, name)


def set_mail(session: Session, account: AccountData, mail: str) -> None:
    """An address that was confirmed, or none."""
    other = account_with_mail(session, mail)
    if other is not None and other.visitor != account.visitor:
        raise RequestProblem(409, "mail-taken")
    account.mail = mail
    store_unique(session, account, "mail-taken")


def count_sign_in_methods(session: Session, account: AccountData, by_mail: bool) -> int:
    """How many sign-in methods an account has, without recovery codes."""
    found = select(func.count(PasskeyData.id)).where(PasskeyData.visitor == account.visitor)
    return session.scalars(found).one() + int(by_mail and bool(account.mail))


# Names at tables


def name_at_table(session: Session, visitor: str, wished: str) -> str:
    """The name of the account, or the requested name of a guest if no account has it."""
    account = account_of(session, visitor)
    if account is not None:
        return account.name
    if wished and account_like(session, wished) is not None:
        raise RequestProblem(409, "name-of-account")
    return wished


def rename_seats(session: Session, visitor: str, name: str) -> list[str]:
    """Rename the visitor's seats in unfinished games; return the tables."""
    going = select(TableData.id).where(TableData.status != "over")
    mine = (SeatData.visitor == visitor, SeatData.table_id.in_(going), SeatData.name != name)
    tables = list(session.scalars(select(SeatData.table_id).where(*mine).distinct()))
    session.execute(
        update(SeatData).where(*mine).values(name=name).execution_options(synchronize_session=False)
    )
    return tables


def touch(session: Session, tables: list[str]) -> None:
    """Raise the revision of tables, so that processes that have them in memory reload them."""
    session.execute(
        update(TableData)
        .where(TableData.id.in_(tables))
        .values(revision=TableData.revision + 1)
        .execution_options(synchronize_session=False)
    )
