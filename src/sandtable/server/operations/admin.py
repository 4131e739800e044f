"""Administration of people and tables, directly on the database.

Servers may run at the same time: they get the same notices that they send each other. Every change
is in the audit log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import account_of, rename_account
from sandtable.server.accounts.models import AccountData
from sandtable.server.accounts.session_sockets import ENDED as SESSION_ENDED
from sandtable.server.accounts.sessions import end_sessions, sessions_of
from sandtable.server.accounts.tickets import drop_of
from sandtable.server.moderation import queries
from sandtable.server.moderation.models import ReportData, RoleData, SanctionData
from sandtable.server.moderation.moderator_routes import in_days
from sandtable.server.notifications.queries import count_by_channel_and_state
from sandtable.server.problems import RequestProblem
from sandtable.server.security import visitors
from sandtable.server.storage.models import SeatData, TableData, VisitorData
from sandtable.server.storage.store import PERSON, notify_from_outside

MOST: Final = 500
ENDED: Final = "ended"  # the kind of result of a game ended by an operator


class AdminError(Exception):
    """Why something cannot be done, in one sentence."""


@dataclass
class Person:
    """A visitor as an operator sees it, without mail addresses and tokens."""

    visitor: str
    name: str
    account: bool
    role: str
    created: str
    tables: int
    sanctions: list[str]


def find_person(session: Session, who: str) -> str:
    """A visitor by id, by the name of the account, or by a name that only one guest has."""
    if session.get(VisitorData, who) is not None:
        return who
    named = func.lower(AccountData.name) == who.lower()
    found = list(session.scalars(select(AccountData.visitor).where(named)))
    if not found:
        found = list(session.scalars(select(VisitorData.id).where(VisitorData.name == who)))
    if len(found) > 1:
        raise AdminError(f'there are {len(found)} visitors called "{who}": name one by its id')
    if not found:
        raise AdminError(f'there is nobody called "{who}"')
    return found[0]


def person(session: Session, visitor: str) -> Person:
    found = session.get(VisitorData, visitor)
    seats = select(func.count(func.distinct(SeatData.table_id))).where(SeatData.visitor == visitor)
    holding = queries.in_force(session, SanctionData.visitor == visitor)
    return Person(
        visitor=visitor,
        name=queries.name_of(session, visitor),
        account=account_of(session, visitor) is not None,
        role=queries.role_of(session, visitor),
        created="" if found is None else found.created,
        tables=session.scalar(seats) or 0,
        sanctions=[f"{each.kind} until {each.until} ({each.reason})" for each in holding],
    )


def people(session: Session, accounts: bool, role: str, like: str) -> list[Person]:
    found = select(VisitorData.id).order_by(VisitorData.created.desc()).limit(MOST)
    if accounts:
        found = found.where(VisitorData.id.in_(select(AccountData.visitor)))
    if role:
        found = found.where(
            VisitorData.id.in_(select(RoleData.visitor).where(RoleData.role == role))
        )
    if like:
        named = select(AccountData.visitor).where(AccountData.name.icontains(like))
        found = found.where(or_(VisitorData.name.icontains(like), VisitorData.id.in_(named)))
    return [person(session, each) for each in session.scalars(found)]


def set_role(session: Session, visitor: str, role: str) -> None:
    if account_of(session, visitor) is None:
        raise AdminError("only an account can have a role, and this is a guest")
    queries.set_role(session, visitor, role)
    queries.add_audit_entry(session, queries.OPERATOR, "role", visitor, role=role or "none")
    notify_from_outside(session, f"{PERSON}{visitor}")


def sign_out(session: Session, visitor: str) -> int:
    """End all sessions of an account and close their windows; return how many.

    Refused for guests, who would lose all seats with the session.
    """
    if account_of(session, visitor) is None:
        raise AdminError("only an account can sign in again, and this is a guest")
    ended = [each.id for each in sessions_of(session, visitor)]
    end_sessions(session, visitor, ended)
    drop_of(session, visitor)
    queries.add_audit_entry(session, queries.OPERATOR, "sign-out", visitor)
    for each in ended:
        notify_from_outside(session, f"{SESSION_ENDED}{each}")
    return len(ended)


def rename(session: Session, visitor: str, name: str) -> None:
    """Rename an account, also in its seats."""
    name = visitors.clean_name(name)
    if not name:
        raise AdminError("a name has something in it that can be read")
    before = queries.name_of(session, visitor)
    account = account_of(session, visitor)
    try:
        if account is not None:
            rename_account(session, account, name)
    except RequestProblem:
        raise AdminError(f'"{name}" is taken, or looks like a name that is') from None
    visitors.rename_visitor(session, visitor, name)
    mine = select(SeatData.table_id).where(SeatData.visitor == visitor)
    tables = list(session.scalars(mine))
    session.execute(update(SeatData).where(SeatData.visitor == visitor).values(name=name))
    touched = update(TableData).where(TableData.id.in_(tables))
    session.execute(touched.values(revision=TableData.revision + 1))
    session.flush()
    queries.add_audit_entry(session, queries.OPERATOR, "rename", visitor, before=before)
    for table in tables:
        notify_from_outside(session, table)


def sanction(session: Session, kind: str, visitor: str, days: int, reason: str, words: str) -> None:
    """Warn, mute or suspend somebody without a report."""
    until = "" if kind == queries.WARN else in_days(days)
    session.add(
        SanctionData(
            id=visitors.new_id(),
            visitor=visitor,
            kind=kind,
            reason=reason,
            words=words,
            given_by=queries.OPERATOR,
            at=visitors.now(),
            until=until,
        )
    )
    details = {"reason": reason, "words": words, "days": str(days)}
    queries.add_audit_entry(session, queries.OPERATOR, kind, visitor, **details)
    notify_from_outside(session, f"{PERSON}{visitor}")


def lift(session: Session, visitor: str) -> int:
    """End all mutes and suspensions of somebody; return how many."""
    found = queries.in_force(session, SanctionData.visitor == visitor)
    for each in found:
        queries.lift(session, each.id)
        queries.add_audit_entry(session, queries.OPERATOR, "lift", visitor, kind=each.kind)
    if found:
        notify_from_outside(session, f"{PERSON}{visitor}")
    return len(found)


# Tables


def tables(session: Session, status: str) -> list[TableData]:
    found = select(TableData).order_by(TableData.changed.desc()).limit(MOST)
    return list(session.scalars(found.where(TableData.status == status) if status else found))


def table_row(data: TableData) -> dict[str, Any]:
    """The public data of a table."""
    return {
        "id": data.id,
        "game": data.game,
        "scenario": data.scenario,
        "status": data.status,
        "steps": data.shown_steps(),
        "created": data.created,
        "changed": data.changed,
        "rules": data.rules,
        "seats": [each.bot or each.name or each.visitor or "open" for each in data.seats],
    }


def find_table(session: Session, table: str) -> TableData:
    found = session.get(TableData, table)
    if found is None:
        raise AdminError(f'there is no table "{table}"')
    return found


def end_table(session: Session, table: str) -> None:
    """End a game without a winner, or close a table that never began."""
    data = find_table(session, table)
    if data.over:
        raise AdminError("this game is over already")
    begun = data.status == "running"
    result = {"winner": None, "how": ENDED, "scores": [0] * len(data.seats)} if begun else None
    held = (
        update(TableData)
        .where(TableData.id == table, TableData.revision == data.revision)
        .values(
            status="over",
            asked=[],
            petition=None,
            result=result,
            revision=data.revision + 1,
            changed=visitors.now(),
        )
    )
    if queries.changed(session, held) != 1:
        raise AdminError("the table has just changed: try again")
    session.execute(update(SeatData).where(SeatData.table_id == table).values(invite_hash=""))
    queries.add_audit_entry(session, queries.OPERATOR, "end", "", table=table)
    notify_from_outside(session, table)


def messages(session: Session) -> list[dict[str, Any]]:
    """The number of recent notifications by channel and state."""
    return [
        {"channel": channel, "state": state, "messages": many}
        for channel, state, many in count_by_channel_and_state(session)
    ]


def reports(session: Session, closed: bool) -> list[dict[str, Any]]:
    status = "closed" if closed else "open"
    return [
        {
            "id": each.id,
            "at": each.at,
            "reason": each.reason,
            "about": queries.name_of(session, each.about),
            "reporter": queries.name_of(session, each.reporter),
            "table": each.table_id,
            "outcome": each.outcome,
        }
        for each in queries.reports_where(session, ReportData.status == status)
    ]
