"""Which tables can be rated: games between accounts, from an ordinary start."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.accounts.models import AccountData
from sandtable.server.clocks.timeout_penalty import check_may_start
from sandtable.server.problems import RequestProblem
from sandtable.server.storage.models import TableData


def why_not_rated(session: Session, table: TableData) -> str:
    """The key of the reason why a table cannot be rated; empty if it can."""
    people = [each.visitor for each in table.seats if each.kind == "person"]
    known = [each for each in people if each]
    if table.chosen:
        return "rated-seed"
    if any(name in BOXES[table.game].handicaps for name in table.options):
        return "rated-handicap"
    if table.guided:
        return "rated-guided"
    if table.base or table.source:
        return "rated-branch"
    if not people or len(set(known)) != len(known):
        return "rated-seats"
    if count_accounts(session, known) != len(known):
        return "rated-account"
    return ""


def count_accounts(session: Session, visitors: list[str]) -> int:
    found = select(func.count(AccountData.visitor)).where(AccountData.visitor.in_(visitors))
    return session.scalars(found).one()


def check_rated(session: Session, table: TableData) -> None:
    """Refuse a rated table that does not qualify, with the reason."""
    if table.rated and (why := why_not_rated(session, table)):
        raise RequestProblem(400, why)


def check_may_join(session: Session, table: TableData, visitor: str, now: datetime) -> None:
    """Refuse a seat at a rated table to guests, and to players with a timeout penalty."""
    if not table.rated:
        return
    if not count_accounts(session, [visitor]):
        raise RequestProblem(403, "rated-account")
    check_may_start(session, visitor, now)
