"""The clocks of the seats of a table: how much time is left, and how answers change it.

Times are in milliseconds of server uptime, see `uptime`. A clock runs while its seat is in
`running`. Nothing is stored while one seat chooses in secret, so that clocks reveal no more than
the public list of seats that are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, field
from typing import Any

from sandtable.server.clocks.time_controls import TimeControl

Pause = tuple[int, int | None]  # from and to, while a clock is paused; None: no end yet
Pauses = Callable[[int], list[Pause]]  # by seat


@dataclass
class Clocks:
    """As they were when the seats that are asked last changed."""

    since: int
    running: list[int]
    bank: list[int]  # what is left of it, by seat
    turn: list[int]  # what is left of the days of a turn, by seat
    again: list[int] = field(default_factory=list)  # seats whose next answer earns no increment

    def stored(self) -> dict[str, Any]:
        return asdict(self)

    def left(self, seat: int, at: int, stops: Pauses) -> tuple[int, int]:
        """What is left of the turn and of the bank."""
        turn, bank = self.turn[seat], self.bank[seat]
        if seat in self.running:
            spent = time_between(self.since, at, stops(seat))
            turn, over = max(0, turn - spent), max(0, spent - turn)
            bank = max(0, bank - over)
        return turn, bank


def clocks_of(stored: dict[str, Any] | None) -> Clocks | None:
    return None if stored is None else Clocks(**stored)


def new_clocks(pace: TimeControl, seats: int, at: int) -> Clocks:
    return Clocks(at, [], [pace.bank_time] * seats, [pace.turn_time] * seats)


def time_between(since: int, at: int, stops: list[Pause]) -> int:
    """How long a clock has run between two times."""
    still = sum(
        max(0, min(at, at if end is None else end) - max(since, start)) for start, end in stops
    )
    return max(0, at - since - still)


def changed_clocks(
    pace: TimeControl,
    clocks: Clocks,
    running: Collection[int],
    at: int,
    stops: Pauses,
    rewound: bool = False,
) -> Clocks:
    """The clocks when other seats are asked.

    A seat that is no longer asked gets its increment, but never more than the bank that it began
    with. Steps that are taken back give nobody one, nor does the answer that is given again.
    """
    at = max(at, clocks.since)
    after = Clocks(at, sorted(running), list(clocks.bank), list(clocks.turn), list(clocks.again))
    for seat in clocks.running:
        after.turn[seat], after.bank[seat] = clocks.left(seat, at, stops)
        if seat in running or rewound:
            continue
        if seat in after.again:
            after.again.remove(seat)
        else:
            after.bank[seat] = min(pace.bank_time, after.bank[seat] + pace.increment)
    for seat in set(running) - set(clocks.running):
        after.turn[seat] = pace.turn_time
        if rewound and seat not in after.again:
            after.again.append(seat)
    return after
