"""Queries of moderation; each function runs inside a transaction."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import account_of
from sandtable.server.moderation.models import (
    AuditData,
    BlockData,
    MuteData,
    ReportData,
    RoleData,
    SanctionData,
)
from sandtable.server.security import visitors
from sandtable.server.storage.models import VisitorData

MODERATOR: Final = "moderator"
ADMIN: Final = "admin"
ROLES: Final = (MODERATOR, ADMIN)
RANKS: Final = {"": 0, MODERATOR: 1, ADMIN: 2}
OPERATOR: Final = "operator"  # who works with the database itself

WARN: Final = "warn"
MUTE: Final = "mute"
SUSPEND: Final = "suspend"
DISMISS: Final = "dismiss"

MOST_ROWS: Final = 200  # of a list


# People


def role_of(session: Session, visitor: str) -> str:
    """The role of an account; empty for everybody else."""
    found = session.get(RoleData, visitor) if visitor else None
    if found is None or account_of(session, visitor) is None:
        return ""
    return found.role


def set_role(session: Session, visitor: str, role: str) -> None:
    """Give an account a role, or with an empty one take it away."""
    session.execute(delete(RoleData).where(RoleData.visitor == visitor))
    if role:
        session.add(RoleData(visitor, role, visitors.now()))


def name_of(session: Session, visitor: str) -> str:
    """The name of an account, or a guest's chosen name."""
    account = account_of(session, visitor)
    if account is not None:
        return account.name
    found = session.get(VisitorData, visitor) if visitor else None
    return "" if found is None else found.name


# Mutes and blocks


def muted_by(session: Session, visitor: str) -> frozenset[str]:
    """The visitors whose chat is hidden from this one: muted or blocked."""
    if not visitor:
        return frozenset()
    mutes = select(MuteData.muted).where(MuteData.muter == visitor)
    blocks = select(BlockData.blocked).where(BlockData.blocker == visitor)
    return frozenset([*session.scalars(mutes), *session.scalars(blocks)])


def is_blocked(session: Session, visitor: str, by: list[str]) -> bool:
    """Whether one of these visitors has blocked this one."""
    found = select(BlockData.id).where(BlockData.blocked == visitor, BlockData.blocker.in_(by))
    return session.scalars(found).first() is not None


def avoid(session: Session, kind: str, visitor: str, whom: str, name: str) -> None:
    """Mute or block somebody, if that is not done yet."""
    model = MuteData if kind == MUTE else BlockData
    if session.get(model, (visitor, whom)) is None:
        session.add(model(visitor, whom, visitors.new_id(), name, visitors.now()))


def avoided_by(
    session: Session, visitor: str
) -> list[tuple[Literal["mute", "block"], MuteData | BlockData]]:
    """The mutes and blocks of a visitor, with their kinds."""
    mutes = session.scalars(select(MuteData).where(MuteData.muter == visitor))
    blocks = session.scalars(select(BlockData).where(BlockData.blocker == visitor))
    return [*(("mute", each) for each in mutes), *(("block", each) for each in blocks)]


def stop_avoiding(session: Session, visitor: str, which: str) -> bool:
    """Lift a mute or a block of this visitor."""
    mine = [
        delete(MuteData).where(MuteData.id == which, MuteData.muter == visitor),
        delete(BlockData).where(BlockData.id == which, BlockData.blocker == visitor),
    ]
    return sum(changed(session, each) for each in mine) > 0


def changed(session: Session, statement: Any) -> int:
    """Carry it out; the number of rows that changed."""
    done = session.execute(statement)
    assert isinstance(done, CursorResult)
    return done.rowcount


# Reports


def reports_where(session: Session, *conditions: Any) -> list[ReportData]:
    found = select(ReportData).where(*conditions).order_by(ReportData.at.desc(), ReportData.id)
    return list(session.scalars(found.limit(MOST_ROWS)))


def open_report(session: Session, reporter: str, about: str, table: str) -> ReportData | None:
    """The open report of this by the same visitor."""
    found = reports_where(
        session,
        ReportData.reporter == reporter,
        ReportData.about == about,
        ReportData.table_id == table,
        ReportData.status == "open",
    )
    return found[0] if found else None


def close_report(session: Session, report: str, outcome: str) -> bool:
    """Close an open report; only the first moderator succeeds."""
    done = (
        update(ReportData)
        .where(ReportData.id == report, ReportData.status == "open")
        .values(status="closed", outcome=outcome)
    )
    return changed(session, done) == 1


# Sanctions


def sanctions_of(session: Session, visitor: str) -> list[SanctionData]:
    """All sanctions of a visitor, the latest first."""
    found = (
        select(SanctionData)
        .where(SanctionData.visitor == visitor)
        .order_by(SanctionData.at.desc(), SanctionData.id)
    )
    return list(session.scalars(found))


def in_force(session: Session, *conditions: Any) -> list[SanctionData]:
    """Mutes and suspensions in force, those that last longest first."""
    found = (
        select(SanctionData)
        .where(SanctionData.lifted == "", SanctionData.until > visitors.now(), *conditions)
        .order_by(SanctionData.until.desc())
    )
    return list(session.scalars(found.limit(MOST_ROWS)))


def in_force_for(session: Session, visitor: str, kind: str) -> SanctionData | None:
    if not visitor:
        return None
    found = in_force(session, SanctionData.visitor == visitor, SanctionData.kind == kind)
    return found[0] if found else None


def lift(session: Session, sanction: str) -> bool:
    done = (
        update(SanctionData)
        .where(SanctionData.id == sanction, SanctionData.lifted == "")
        .values(lifted=visitors.now(), seen=False)  # the person is told of that too
    )
    return changed(session, done) == 1


def set_seen(session: Session, visitor: str, sanction: str) -> bool:
    done = (
        update(SanctionData)
        .where(SanctionData.id == sanction, SanctionData.visitor == visitor)
        .values(seen=True)
    )
    return changed(session, done) == 1


# The audit log


def add_audit_entry(session: Session, who: str, act: str, about: str, **details: Any) -> None:
    """Add an entry to the audit log, with the names as of now."""
    name = OPERATOR if who == OPERATOR else name_of(session, who)
    line = AuditData(visitors.now(), who, name, act, about, name_of(session, about), details)
    session.add(line)


def audit(session: Session, before: int = 0) -> list[AuditData]:
    """The latest lines, or those before one."""
    found = select(AuditData).order_by(AuditData.n.desc()).limit(MOST_ROWS)
    return list(session.scalars(found.where(AuditData.n < before) if before else found))
