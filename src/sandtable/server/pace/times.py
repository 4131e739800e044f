"""The time of one table: its pace and its clocks, as they are now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sandtable.games import BOXES
from sandtable.server.pace.clocks import Clocks, Stop, changed_clocks, clocks_of, new_clocks
from sandtable.server.pace.heart import Heart
from sandtable.server.pace.holidays import DaysOff, days_off_of, off_until, stops_of
from sandtable.server.pace.paces import Pace, pace_of
from sandtable.server.storage.models import TableData


class TableTime:
    """The row of a table, which may change, read at the club time of now."""

    def __init__(self, row: Callable[[], TableData], heart: Heart, off: DaysOff) -> None:
        self.row = row
        self.heart = heart
        self.off = off  # of the visitors who sit here

    @property
    def data(self) -> TableData:
        return self.row()

    @property
    def pace(self) -> Pace | None:
        return pace_of(self.data.pace)

    @property
    def clocks(self) -> Clocks | None:
        return clocks_of(self.data.clocks)

    @property
    def counts_days(self) -> bool:
        pace = self.pace
        return pace is not None and pace.kind == "correspondence"

    def days_off(self, seat: int) -> dict[str, int]:
        return self.off.get(self.data.seats[seat].visitor, {})

    def stops(self, seat: int) -> list[Stop]:
        """When the clock of a seat stands still; a live one does not."""
        return stops_of(self.heart.days, self.days_off(seat)) if self.counts_days else []

    def off_until(self, seat: int) -> str:
        """The last day of the holiday of a seat; empty if it has none now."""
        return off_until(self.heart.today, self.days_off(seat)) if self.counts_days else ""

    def left(self, seat: int) -> tuple[int, int]:
        """What a seat has left of its turn and of its bank."""
        clocks = self.clocks
        return (0, 0) if clocks is None else clocks.left(seat, self.heart.at(), self.stops)

    @property
    def stands(self) -> bool:
        """Whether no clock runs: the game is over, or our rules do not play it."""
        rules = BOXES[self.data.game].rules_version
        return self.data.status != "running" or self.data.stopped_by == rules

    def runs(self, seat: int) -> bool:
        """Whether this seat is asked; its clock may stand still on a day off."""
        clocks = self.clocks
        return clocks is not None and not self.stands and seat in clocks.running

    def is_late(self, seat: int) -> bool:
        """Whether this seat is asked and has no time left."""
        return self.runs(seat) and sum(self.left(seat)) == 0

    def after(
        self, running: list[int], seats: list[tuple[int, dict[str, Any]]], rewound: bool
    ) -> dict[str, Any]:
        """The column that changes when these seats are asked; bots among them have no clock."""
        pace, at = self.pace, self.heart.at()
        if pace is None:
            return {}
        kinds = {seat.seat: seat.kind for seat in self.data.seats}
        kinds |= {seat: values["kind"] for seat, values in seats if "kind" in values}
        people = sorted(seat for seat in running if kinds[seat] == "person")
        clocks = self.clocks or new_clocks(pace, len(kinds), at)
        if self.clocks is not None and people == clocks.running:
            return {}
        return {"clocks": changed_clocks(pace, clocks, people, at, self.stops, rewound).stored()}

    async def refresh(self) -> bool:
        """Learn of days off that were taken or given back; whether any were."""
        if not self.counts_days:
            return False
        visitors = [each.visitor for each in self.data.seats if each.visitor]
        before = self.off
        self.off = await self.heart.store.read(partial(days_off_of, visitors=visitors))
        return self.off != before


def stored_time(data: TableData, heart: Heart, off: DaysOff) -> TableTime:
    """The time of a table that was read from the database."""
    return TableTime(lambda: data, heart, off)
