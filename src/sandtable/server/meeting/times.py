"""Moments in time, as the database has them: texts that sort by time."""

from __future__ import annotations

from datetime import datetime, timedelta


def moved(moment: str, by: timedelta) -> str:
    """A moment so much later; earlier with a negative difference."""
    return (datetime.fromisoformat(moment) + by).isoformat(timespec="milliseconds")
