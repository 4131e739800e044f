"""Time controls: kinds, limits and presets. The database and the API call one a `pace`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from sandtable.toolkit.text import Speaker

Kind = Literal["live", "correspondence"]
SECOND: Final = 1000  # times are in milliseconds
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Limits(NamedTuple):
    """The least and the most that may be chosen, each included."""

    bank: tuple[int, int]
    extra: tuple[int, int]


LIMITS: Final[dict[Kind, Limits]] = {
    "live": Limits(bank=(5, 600), extra=(0, 300)),  # minutes, seconds
    "correspondence": Limits(bank=(0, 60), extra=(1, 30)),  # days
}


@dataclass(frozen=True)
class TimeControl:
    """Each seat has a bank of time, and extra time.

    Live: a bank of minutes; the extra seconds are added when the seat is no longer asked. By
    correspondence: a bank of days; each time that a seat is asked it first has the extra days, and
    only then the bank runs down.
    """

    kind: Kind
    bank: int
    extra: int

    @property
    def bank_time(self) -> int:
        return self.bank * (MINUTE if self.kind == "live" else DAY)

    @property
    def increment(self) -> int:
        return self.extra * SECOND if self.kind == "live" else 0

    @property
    def turn_time(self) -> int:
        return self.extra * DAY if self.kind == "correspondence" else 0

    @property
    def low(self) -> int:
        """A clock with less than this is low."""
        if self.kind == "correspondence":
            return DAY // 2
        return min(MINUTE, self.bank_time // 5)

    @property
    def allowed(self) -> bool:
        least, most = LIMITS[self.kind].bank
        fewest, longest = LIMITS[self.kind].extra
        return least <= self.bank <= most and fewest <= self.extra <= longest

    def stored(self) -> str:
        return f"{self.kind} {self.bank} {self.extra}"

    def words(self, speaker: Speaker) -> str:
        return speaker.say(f"pace-{self.kind}", bank=self.bank, extra=self.extra)


PRESETS: Final[dict[str, TimeControl]] = {
    "brisk": TimeControl("live", 20, 10),
    "evening": TimeControl("live", 60, 20),
    "afternoon": TimeControl("live", 120, 30),
    "daily": TimeControl("correspondence", 5, 1),
    "steady": TimeControl("correspondence", 10, 3),
    "unhurried": TimeControl("correspondence", 20, 7),
}


def time_control_of(stored: str) -> TimeControl | None:
    """A time control from its stored form; None where there are no clocks."""
    if not stored:
        return None
    kind, bank, extra = stored.split()
    return TimeControl("live" if kind == "live" else "correspondence", int(bank), int(extra))
