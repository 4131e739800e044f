"""Players who often run out of time must wait before their next rated game."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from sandtable.server.problems import RequestProblem
from sandtable.server.storage.models import SeatData, TableData

LAST_GAMES: Final = 10  # with clocks, that are over or were taken over by a bot
WAITS: Final = (  # by how many of them were lost on time
    timedelta(0),
    timedelta(0),  # that may happen to anybody
    timedelta(hours=1),
    timedelta(hours=8),
    timedelta(days=1),
    timedelta(days=3),
)


def may_start_at(session: Session, visitor: str) -> str:
    """When a visitor may join rated games again (ISO 8601, UTC); empty: now."""
    lapses = recent_timeouts(session, visitor)
    wait = WAITS[min(len(lapses), len(WAITS) - 1)]
    if not wait:
        return ""
    return (datetime.fromisoformat(max(lapses)) + wait).isoformat(timespec="milliseconds")


def check_may_start(session: Session, visitor: str, now: datetime) -> None:
    """Refuse a visitor who still has to wait."""
    start = may_start_at(session, visitor)
    if start and now < datetime.fromisoformat(start):
        until = datetime.fromisoformat(start).strftime("%Y-%m-%d %H:%M")
        raise RequestProblem(403, "rated-wait", until=until)


def recent_timeouts(session: Session, visitor: str) -> list[str]:
    """When this visitor ran out of time in recent games, the latest first."""
    if not visitor:
        return []
    mine = or_(
        SeatData.lapsed == visitor, (SeatData.visitor == visitor) & (TableData.status == "over")
    )
    games = (
        select(SeatData.lapsed, SeatData.lapsed_at, TableData.changed)
        .join(TableData, TableData.id == SeatData.table_id)
        .where(mine, TableData.pace != "")
    )
    ended = [
        (at, at) if lapsed == visitor else (changed, "")
        for lapsed, at, changed in session.execute(games)
    ]
    ended.sort(reverse=True)
    return [lapsed for _, lapsed in ended[:LAST_GAMES] if lapsed]
