"""How much time the players of a table have: kinds, limits, and the presets that are offered."""

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
class Pace:
    """Each seat has a bank of time, and something extra.

    Live: a bank of minutes; the extra seconds are added when the obligation to answer passes
    away from the seat. By correspondence: a bank of days; each time that a seat is asked it first
    has the extra days, and only then the bank runs down.
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


PRESETS: Final[dict[str, Pace]] = {
    "brisk": Pace("live", 20, 10),
    "evening": Pace("live", 60, 20),
    "afternoon": Pace("live", 120, 30),
    "daily": Pace("correspondence", 5, 1),
    "steady": Pace("correspondence", 10, 3),
    "unhurried": Pace("correspondence", 20, 7),
}


def pace_of(stored: str) -> Pace | None:
    """A pace as it is stored; None where there is no clock."""
    if not stored:
        return None
    kind, bank, extra = stored.split()
    return Pace("live" if kind == "live" else "correspondence", int(bank), int(extra))
