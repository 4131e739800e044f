"""Time controls (`pace`), clocks, and days off."""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import Field

from sandtable.server.messages.base import Message

PaceKind = Literal["live", "correspondence"]
ClaimKind = Literal["win", "draw", "bot"]


class PaceWish(Message):
    """Live: minutes, and seconds more a turn. By correspondence: days, and days for each turn."""

    kind: PaceKind
    bank: int = Field(ge=0, le=10_000)
    extra: int = Field(ge=0, le=10_000)


class PaceBrief(Message):
    """A pace that is offered."""

    id: str
    name: str
    text: str  # what it gives, in words
    pace: PaceWish


class PaceLimits(Message):
    """The least and the most of own figures, each included."""

    kind: PaceKind
    least_bank: int
    most_bank: int
    least_extra: int
    most_extra: int


class ClockShown(Message):
    """The clock of a seat, at the time that comes with it; in milliseconds."""

    seat: str
    left: int  # all of it, with what is left of the turn
    bank: int  # of that, what is kept for later turns
    runs: bool  # its seat is asked
    off: str = ""  # the last day of the holiday on which it stands still
    claims: list[ClaimKind] = []  # what others may claim when nothing is left


class ClocksShown(Message):
    kind: PaceKind
    at: int  # the server's time in milliseconds; a pong has it too
    low: int  # a clock with less is low
    clocks: list[ClockShown]


class DaysOffWish(Message):
    first: date
    last: date


class DayBack(Message):
    day: date


class DaysOffShown(Message):
    """My days off: the ones to come and today; how many are left of each year."""

    today: str
    days: list[str]
    left: int  # of this year
    left_next: int  # of the next one
    a_year: int
