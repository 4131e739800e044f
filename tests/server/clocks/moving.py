"""A clock that tests move, and tables with clocks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sandtable.server.clocks.uptime import SystemClock
from tests.server.visiting import Browser, Json, Server, Window

START: Final = datetime(2026, 3, 2, 10, 0, tzinfo=UTC)
BEAT: Final = 60.0
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LIVE: Final = {"kind": "live", "bank": 20, "extra": 10}
DAYS: Final = {"kind": "correspondence", "bank": 5, "extra": 1}
FRENCH, ALLIED = 0, 1


class MovedClock(SystemClock):
    """Time passes only when a test says so."""

    def __init__(self) -> None:
        self.date = START
        self.seconds = 1000.0

    def wall(self) -> datetime:
        return self.date

    def ticks(self) -> float:
        return self.seconds

    def move(self, seconds: float) -> None:
        self.seconds += seconds
        self.date += timedelta(seconds=seconds)

    def jump(self, seconds: float) -> None:
        """Somebody sets the wall clock."""
        self.date += timedelta(seconds=seconds)


def clock_of(server: Server) -> MovedClock:
    assert isinstance(server.clock, MovedClock)
    return server.clock


def wait(seconds: float, *servers: Server) -> None:
    """So much time passes, while these servers are alive."""
    clock, beat = clock_of(servers[0]), servers[0].settings.beat_seconds
    while seconds > 0:
        clock.move(min(beat, seconds))
        seconds -= beat
        for server in servers:
            server.run(server.services.uptime.beat)


def begin(anna: Browser, bela: Browser, pace: Json, **more: Any) -> str:
    """Anna has the allies, who begin; Béla the French."""
    opened = anna.opens("invite", "me", pace=pace, **more)
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    return str(opened["id"])


def left(server: Server, table: str, seat: int) -> int:
    """The seconds on a clock."""
    return round(sum(server.table(table).time.left(seat)) / 1000)


def shown_left(window: Window, seat: str) -> int:
    assert window.clocks is not None
    found = next(each for each in window.clocks["clocks"] if each["seat"] == seat)
    return int(found["left"]) // 1000


def to_answer(server: Server, table: str, seat: int) -> None:
    """Answers at random until this seat is asked."""
    server.play(table, until=lambda question: question.seat == seat)
