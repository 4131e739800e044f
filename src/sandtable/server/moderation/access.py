"""Who may write and who may sit down, as visitors and moderators have decided."""

from __future__ import annotations

from sqlalchemy.orm import Session

from sandtable.server.errors import NotAllowed
from sandtable.server.moderation import queries
from sandtable.server.moderation.models import SanctionData
from sandtable.server.storage.models import TableData


def moment(iso: str) -> str:
    """A time as it is read: 2026-11-16 14:05 UTC."""
    return f"{iso[:10]} {iso[11:16]} UTC"


def told(key: str, sanction: SanctionData) -> NotAllowed:
    return NotAllowed(key, until=moment(sanction.until), reason=sanction.reason)


def seated(data: TableData) -> list[str]:
    return [each.visitor for each in data.seats if each.visitor]


def check_talk(session: Session, data: TableData, visitor: str) -> str:
    """Refuse the chat to one who is muted, or whom a player has blocked; else their name."""
    muted = queries.in_force_for(session, visitor, queries.MUTE)
    if muted is not None:
        raise told("muted", muted)
    if queries.is_blocked(session, visitor, [each for each in seated(data) if each != visitor]):
        raise NotAllowed("blocked-here")
    return queries.name_of(session, visitor)


def check_new_table(session: Session, visitor: str) -> None:
    """Refuse new tables to one who is suspended; running games go on."""
    suspended = queries.in_force_for(session, visitor, queries.SUSPEND)
    if suspended is not None:
        raise told("suspended", suspended)


def none_blocks(session: Session, one: str, other: str) -> bool:
    """Whether neither of two visitors has blocked the other."""
    blocked = queries.is_blocked(session, one, [other]) or queries.is_blocked(session, other, [one])
    return not blocked


def check_sitting(session: Session, data: TableData, visitor: str) -> None:
    """Refuse a seat to one who is suspended, or whom a player or the opener has blocked."""
    check_new_table(session, visitor)
    if queries.is_blocked(session, visitor, [*seated(data), data.opened_by]):
        raise NotAllowed("blocked-table")
