"""Access checks: who may chat, open tables and take seats, by blocks and sanctions."""

from __future__ import annotations

from sqlalchemy.orm import Session

from sandtable.server.errors import NotAllowed
from sandtable.server.moderation import queries
from sandtable.server.moderation.models import SanctionData
from sandtable.server.storage.models import TableData


def moment(iso: str) -> str:
    """A time for people: 2026-11-16 14:05 UTC."""
    return f"{iso[:10]} {iso[11:16]} UTC"


def reason_text(key: str, sanction: SanctionData) -> NotAllowed:
    return NotAllowed(key, until=moment(sanction.until), reason=sanction.reason)


def seated(data: TableData) -> list[str]:
    return [each.visitor for each in data.seats if each.visitor]


def check_may_chat(session: Session, data: TableData, visitor: str) -> str:
    """Refuse the chat to a visitor who is muted or blocked by a player; return their name."""
    muted = queries.in_force_for(session, visitor, queries.MUTE)
    if muted is not None:
        raise reason_text("muted", muted)
    if queries.is_blocked(session, visitor, [each for each in seated(data) if each != visitor]):
        raise NotAllowed("blocked-here")
    return queries.name_of(session, visitor)


def check_new_table(session: Session, visitor: str) -> None:
    """Refuse new tables to a suspended visitor; running games go on."""
    suspended = queries.in_force_for(session, visitor, queries.SUSPEND)
    if suspended is not None:
        raise reason_text("suspended", suspended)


def none_blocks(session: Session, one: str, other: str) -> bool:
    """Whether neither of two visitors has blocked the other."""
    blocked = queries.is_blocked(session, one, [other]) or queries.is_blocked(session, other, [one])
    return not blocked


def check_may_sit(session: Session, data: TableData, visitor: str) -> None:
    """Refuse a seat to a visitor who is suspended or blocked by a player or the host."""
    check_new_table(session, visitor)
    if queries.is_blocked(session, visitor, [*seated(data), data.opened_by]):
        raise NotAllowed("blocked-table")
