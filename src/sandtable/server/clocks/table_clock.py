"""The clocks of one table at this moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sandtable.games import BOXES
from sandtable.server.clocks.holidays import DaysOff, days_off_of, off_until, pauses_of
from sandtable.server.clocks.seat_clocks import Clocks, Pause, changed_clocks, clocks_of, new_clocks
from sandtable.server.clocks.time_controls import TimeControl, time_control_of
from sandtable.server.clocks.uptime import Uptime
from sandtable.server.storage.models import TableData


class TableClock:
    """Time control, clocks and days off of a table, at the current uptime."""

    def __init__(self, row: Callable[[], TableData], uptime: Uptime, off: DaysOff) -> None:
        self.row = row
        self.uptime = uptime
        self.off = off  # of the visitors who sit here

    @property
    def data(self) -> TableData:
        return self.row()

    @property
    def pace(self) -> TimeControl | None:
        return time_control_of(self.data.pace)

    @property
    def clocks(self) -> Clocks | None:
        return clocks_of(self.data.clocks)

    @property
    def counts_days(self) -> bool:
        pace = self.pace
        return pace is not None and pace.kind == "correspondence"

    def days_off(self, seat: int) -> dict[str, int]:
        return self.off.get(self.data.seats[seat].visitor, {})

    def pauses(self, seat: int) -> list[Pause]:
        """When the clock of a seat is paused; live clocks never are."""
        return pauses_of(self.uptime.days, self.days_off(seat)) if self.counts_days else []

    def off_until(self, seat: int) -> str:
        """The last day of the holiday of a seat; empty if it has none now."""
        return off_until(self.uptime.today, self.days_off(seat)) if self.counts_days else ""

    def left(self, seat: int) -> tuple[int, int]:
        """What a seat has left of its turn and of its bank."""
        clocks = self.clocks
        return (0, 0) if clocks is None else clocks.left(seat, self.uptime.now(), self.pauses)

    @property
    def stopped(self) -> bool:
        """Whether all clocks are stopped: the game is over, or our rules do not play it."""
        rules = BOXES[self.data.game].rules_version
        return self.data.status != "running" or self.data.stopped_by == rules

    def runs(self, seat: int) -> bool:
        """Whether this seat is asked; its clock may be paused on a day off."""
        clocks = self.clocks
        return clocks is not None and not self.stopped and seat in clocks.running

    def is_late(self, seat: int) -> bool:
        """Whether this seat is asked and has no time left."""
        return self.runs(seat) and sum(self.left(seat)) == 0

    def after(
        self, running: list[int], seats: list[tuple[int, dict[str, Any]]], rewound: bool
    ) -> dict[str, Any]:
        """The changed columns when these seats are asked next; bots have no clock."""
        pace, at = self.pace, self.uptime.now()
        if pace is None:
            return {}
        kinds = {seat.seat: seat.kind for seat in self.data.seats}
        kinds |= {seat: values["kind"] for seat, values in seats if "kind" in values}
        people = sorted(seat for seat in running if kinds[seat] == "person")
        clocks = self.clocks or new_clocks(pace, len(kinds), at)
        if self.clocks is not None and people == clocks.running:
            return {}
        return {"clocks": changed_clocks(pace, clocks, people, at, self.pauses, rewound).stored()}

    async def refresh(self) -> bool:
        """Reload the days off; return whether they have changed."""
        if not self.counts_days:
            return False
        visitors = [each.visitor for each in self.data.seats if each.visitor]
        before = self.off
        self.off = await self.uptime.store.read(partial(days_off_of, visitors=visitors))
        return self.off != before


def stored_table_clock(data: TableData, uptime: Uptime, off: DaysOff) -> TableClock:
    """The clocks of a table that was read from the database."""
    return TableClock(lambda: data, uptime, off)
