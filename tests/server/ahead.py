"""The tests on another day: whatever depends on the date of today fails.

    pytest -p tests.server.ahead tests/server            # 400 days ahead
    DAYS_AHEAD=-30 pytest -p tests.server.ahead tests/server

Only the time of day and the date are moved, and only in this process: timeouts, clocks of the
system's libraries and worker processes go on as ever.
"""

from __future__ import annotations

import datetime
import os
import time
from contextlib import suppress
from typing import Any, Final

with suppress(ImportError):  # it wants the real class, and is not everywhere
    import psycopg  # noqa: F401

DAYS: Final = int(os.environ.get("DAYS_AHEAD", "400"))
AHEAD: Final = datetime.timedelta(days=DAYS)
SECONDS: Final = DAYS * 24 * 60 * 60

real_time, real_time_ns, real_gmtime, real_localtime = (
    time.time, time.time_ns, time.gmtime, time.localtime,
)  # fmt: skip
real_datetime = datetime.datetime


class Kind(type):
    """A class whose instances are those of the class that it stands for."""

    real: type

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, cls.real)

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(other, cls.real)


class Datetime(real_datetime, metaclass=Kind):
    real = real_datetime

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Any:
        return real_datetime.now(tz) + AHEAD


def moved(seconds: Any) -> Any:
    return time.time() if seconds is None else seconds


def move() -> None:
    """Before anything else has taken these by name; `today` follows `time.time`."""
    time.time = lambda: real_time() + SECONDS
    time.time_ns = lambda: real_time_ns() + SECONDS * 1_000_000_000
    time.gmtime = lambda seconds=None: real_gmtime(moved(seconds))
    time.localtime = lambda seconds=None: real_localtime(moved(seconds))
    datetime.datetime = Datetime  # type: ignore[misc]  # that is the point of it


move()
