"""Timestamps as stored in the database: ISO 8601 texts that sort by time."""

from __future__ import annotations

from datetime import datetime, timedelta


def shifted(moment: str, by: timedelta) -> str:
    """A timestamp moved by this difference, which may be negative."""
    return (datetime.fromisoformat(moment) + by).isoformat(timespec="milliseconds")
