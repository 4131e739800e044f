"""Time controls and clocks as messages to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.server.clocks.table_clock import TableClock
from sandtable.server.clocks.time_controls import LIMITS, PRESETS, TimeControl, time_control_of
from sandtable.server.messages import (
    ClockShown,
    ClocksShown,
    PaceBrief,
    PaceLimits,
    PaceWish,
)
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from sandtable.server.tables.table import Table


def requested_time_control(wish: PaceWish | None) -> TimeControl | None:
    return None if wish is None else TimeControl(wish.kind, wish.bank, wish.extra)


def time_control_text(stored: str, speaker: Speaker) -> str:
    pace = time_control_of(stored)
    return "" if pace is None else pace.words(speaker)


def offered_time_controls(speaker: Speaker) -> list[PaceBrief]:
    return [
        PaceBrief(
            id=name,
            name=speaker.say(f"pace-name-{name}"),
            text=pace.words(speaker),
            pace=PaceWish(kind=pace.kind, bank=pace.bank, extra=pace.extra),
        )
        for name, pace in PRESETS.items()
    ]


def pace_limits() -> list[PaceLimits]:
    return [
        PaceLimits(
            kind=kind,
            least_bank=limits.bank[0],
            most_bank=limits.bank[1],
            least_extra=limits.extra[0],
            most_extra=limits.extra[1],
        )
        for kind, limits in LIMITS.items()
    ]


def clocks_shown(table: Table) -> ClocksShown | None:
    """The clocks of a table, the same for every viewer."""
    time = table.time
    pace = time.pace
    if pace is None or time.clocks is None:
        return None
    return ClocksShown(
        kind=pace.kind,
        at=time.uptime.now(),
        low=pace.low,
        clocks=[
            clock_shown(table, time, seat)
            for seat, each in enumerate(table.data.seats)
            if each.kind == "person"
        ],
    )


def clock_shown(table: Table, time: TableClock, seat: int) -> ClockShown:
    turn, bank = time.left(seat)
    return ClockShown(
        seat=table.box.seats[seat],
        left=turn + bank,
        bank=bank,
        runs=time.runs(seat),
        off=time.off_until(seat),
        claims=table.claims.against(seat),
    )


def time_left(time: TableClock, seats: list[int]) -> int | None:
    """The least time left on these clocks; None if none of them runs."""
    running = [seat for seat in seats if time.runs(seat) and not time.off_until(seat)]
    return min((sum(time.left(seat)) for seat in running), default=None)
