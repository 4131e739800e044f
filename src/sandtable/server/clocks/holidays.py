"""Days off: a person's correspondence clocks are paused on them.

A day is a calendar day (UTC). A day off taken for today begins at that moment, so that no time
already used comes back.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from sandtable.server.clocks.models import DayOffData
from sandtable.server.clocks.seat_clocks import Pause
from sandtable.server.clocks.uptime import Day
from sandtable.server.storage.models import SeatData, TableData

A_YEAR: Final = 28  # days off in one calendar year
AHEAD: Final = timedelta(days=365)

DaysOff = dict[str, dict[str, int]]  # by visitor and day: the uptime at which it was chosen


def days_off_of(session: Session, visitors: Collection[str]) -> DaysOff:
    found: DaysOff = {}
    if visitors:
        rows = select(DayOffData).where(DayOffData.visitor.in_(visitors))
        for row in session.scalars(rows):
            found.setdefault(row.visitor, {})[row.day] = row.chosen
    return found


def pauses_of(days: list[Day], off: dict[str, int]) -> list[Pause]:
    """When clocks are paused for somebody with these days off, in uptime."""
    found: list[Pause] = []
    for at, day in enumerate(days):
        if day.name in off:
            end = days[at + 1].began if at + 1 < len(days) else None
            start = max(day.began, off[day.name])
            if end is None or start < end:
                found.append((start, end))
    return found


def off_until(today: str, off: Collection[str]) -> str:
    """The last day of the row of days off that includes today; empty if today is none."""
    day, last = date.fromisoformat(today), ""
    while day.isoformat() in off:
        last = day.isoformat()
        day += timedelta(days=1)
    return last


def take_days(session: Session, visitor: str, days: list[str], at: int) -> bool:
    """Take these days off; False if they would be too many in a year."""
    known = days_off_of(session, [visitor]).get(visitor, {})
    new = [day for day in days if day not in known]
    years = {day[:4] for day in new}
    if any(sum(day[:4] == year for day in [*known, *new]) > A_YEAR for year in years):
        return False
    session.add_all(DayOffData(visitor, day, at) for day in new)
    return True


def give_back_day(session: Session, visitor: str, day: str) -> None:
    session.execute(delete(DayOffData).where(DayOffData.visitor == visitor, DayOffData.day == day))


def merge_days_off(session: Session, guest: str, into: str) -> None:
    """Give the days off of a guest to another visitor, who may already have some of them."""
    known = days_off_of(session, [guest, into])
    session.execute(delete(DayOffData).where(DayOffData.visitor == guest))
    session.add_all(
        DayOffData(into, day, chosen)
        for day, chosen in known.get(guest, {}).items()
        if day not in known.get(into, {})
    )


def tables_by_correspondence(session: Session, visitor: str) -> list[str]:
    """The running games of a visitor whose clocks have days."""
    found = (
        select(TableData.id)
        .join(SeatData, SeatData.table_id == TableData.id)
        .where(
            SeatData.visitor == visitor,
            TableData.status == "running",
            func.substr(TableData.pace, 1, 1) == "c",
        )
        .distinct()
    )
    return list(session.scalars(found))


def days_between(first: date, last: date) -> list[str]:
    return [(first + timedelta(days=n)).isoformat() for n in range((last - first).days + 1)]
