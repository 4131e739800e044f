"""The stored classes of pace; a table has its pace and its clocks in its own row."""

from __future__ import annotations

from sqlalchemy import BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class HeartbeatData(Model):
    """A day on which the club was there, and how far its time had come at the last beat."""

    __tablename__ = "heartbeats"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger)  # club time when it began
    counted: Mapped[int] = mapped_column(BigInteger)  # club time at the last beat
    beat: Mapped[str] = mapped_column(String(32))  # when that was


class DayOffData(Model):
    """A day on which the correspondence clocks of a visitor stand still."""

    __tablename__ = "days_off"

    visitor: Mapped[str] = mapped_column(String(24), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    chosen: Mapped[int] = mapped_column(BigInteger)  # club time: it does not begin earlier
