"""Notifications for clocks that run low."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from sandtable.server.clocks.holidays import days_off_of
from sandtable.server.clocks.table_clock import stored_table_clock
from sandtable.server.clocks.uptime import Uptime
from sandtable.server.notifications import triggers
from sandtable.server.storage.models import TableData

LOCK: Final = 74128


async def notify_low_clocks(uptime: Uptime) -> None:
    """Notify the players of all clocks that run low; processes do this one after the other."""
    await uptime.store.write(partial(enqueue_low_clocks, uptime=uptime))


def enqueue_low_clocks(session: Session, uptime: Uptime) -> None:
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    running = select(TableData).where(TableData.status == "running", TableData.pace != "")
    for data in session.scalars(running).all():
        people = [each.visitor for each in data.seats if each.visitor]
        time = stored_table_clock(data, uptime, days_off_of(session, people))
        pace = time.pace
        if pace is None:
            continue
        for seat in range(len(data.seats)):
            left = sum(time.left(seat))
            if time.runs(seat) and 0 < left < pace.low and not time.off_until(seat):
                triggers.notify_clock_low(session, data, seat, left / 1000)
