"""Database models of time; the row of a table has its time control and its clocks."""

from __future__ import annotations

from sqlalchemy import BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class HeartbeatData(Model):
    """A day on which a server ran, and the uptime at the last heartbeat."""

    __tablename__ = "heartbeats"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger)  # uptime when it began
    counted: Mapped[int] = mapped_column(BigInteger)  # uptime at the last heartbeat
    beat: Mapped[str] = mapped_column(String(32))  # wall clock time of the last heartbeat


class DayOffData(Model):
    """A day on which the correspondence clocks of a visitor are paused."""

    __tablename__ = "days_off"

    visitor: Mapped[str] = mapped_column(String(24), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    chosen: Mapped[int] = mapped_column(BigInteger)  # uptime: it does not begin earlier
