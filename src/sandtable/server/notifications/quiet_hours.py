"""Quiet hours: whether a message has to wait, and until when."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones


def is_zone(name: str) -> bool:
    return name in available_timezones()


def quiet_until(at: datetime, zone: str, begins: int, ends: int) -> datetime | None:
    """The end of the quiet hours that include this moment; None outside of them.

    They begin and end at a minute of the day in the time zone, and may span midnight. An end that
    is skipped when the clock is set forward comes that much later.
    """
    if begins < 0 or ends < 0 or begins == ends or not is_zone(zone):
        return None
    here = ZoneInfo(zone)
    if not is_quiet(at, here, begins, ends):
        return None
    found = next_time(at, here, ends)
    while is_quiet(found, here, begins, ends):  # a time that was skipped
        found = next_time(found, here, ends)
    return found


def is_quiet(at: datetime, zone: ZoneInfo, begins: int, ends: int) -> bool:
    local = at.astimezone(zone)
    minute = local.hour * 60 + local.minute
    if begins < ends:
        return begins <= minute < ends
    return minute >= begins or minute < ends


def next_time(after: datetime, zone: ZoneInfo, minute: int) -> datetime:
    """The next moment at which it is this minute of the day in the zone."""
    today = after.astimezone(zone).date()
    found = []
    for days in (0, 1, 2):
        day = today + timedelta(days=days)
        local = datetime.combine(day, time(minute // 60, minute % 60), zone)
        found += [local.replace(fold=fold).astimezone(UTC) for fold in (0, 1)]
    return min(each for each in found if each > after)
