"""Clocks that run low: their players are told, if they wish it and are not at the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from sandtable.server.pace.heart import Heart
from sandtable.server.pace.holidays import days_off_of
from sandtable.server.pace.times import stored_time
from sandtable.server.storage.models import TableData
from sandtable.server.telling import occasions

LOCK: Final = 74128


async def tell_low(heart: Heart) -> None:
    """Look at the clocks of all running games; several processes do it one after the other."""
    await heart.store.write(partial(write_low, heart=heart))


def write_low(session: Session, heart: Heart) -> None:
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    running = select(TableData).where(TableData.status == "running", TableData.pace != "")
    for data in session.scalars(running).all():
        people = [each.visitor for each in data.seats if each.visitor]
        time = stored_time(data, heart, days_off_of(session, people))
        pace = time.pace
        if pace is None:
            continue
        for seat in range(len(data.seats)):
            left = sum(time.left(seat))
            if time.runs(seat) and 0 < left < pace.low and not time.off_until(seat):
                occasions.clock_low(session, data, seat, left / 1000)
