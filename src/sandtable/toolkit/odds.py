"""The exact odds of a fight as numbers, and in a line."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.core.fight import Fight, odds
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Chances:
    """What the dice of a fight do: the chance of each number of hits and flags, and their sums."""

    dice: int
    both: dict[tuple[int, int], float]  # hits and flags

    @property
    def hits(self) -> list[float]:
        return self._sums(0)

    @property
    def flags(self) -> list[float]:
        return self._sums(1)

    def _sums(self, of: int) -> list[float]:
        most = max((pair[of] for pair in self.both), default=0)
        sums = [0.0] * (most + 1)
        for pair, chance in self.both.items():
            sums[pair[of]] += chance
        return sums

    @property
    def expected(self) -> float:
        """Hits on average."""
        return sum(hits * chance for hits, chance in enumerate(self.hits))

    def at_least(self, hits: int) -> float:
        return sum(self.hits[hits:])

    def driven_back(self, blocks: int, ignorable: int) -> float:
        """The chance of more flags than can be ignored, and some block left to go back."""
        return sum(
            chance
            for (hits, flags), chance in self.both.items()
            if flags > ignorable and hits < blocks
        )


def chances_of(fight: Fight) -> Chances:
    return Chances(fight.dice, odds(fight))


def in_short(chances: Chances, blocks: int, speaker: Speaker) -> str:
    """Beside an answer: dice, hits on average, the chance to eliminate, the chance of a flag."""
    told = [speaker.say("table-dice", dice=chances.dice)]
    told.append(speaker.say("table-hits-expected", hits=f"{chances.expected:.2f}"))
    if blocks and chances.at_least(blocks) > 0:
        told.append(speaker.say("table-eliminates", chance=percent(chances.at_least(blocks))))
    if len(chances.flags) > 1:
        told.append(speaker.say("table-flag-chance", chance=percent(1 - chances.flags[0])))
    return ", ".join(told)


def percent(chance: float) -> str:
    """A chance as a person reads it; what can happen never reads as 0% or 100%."""
    if chance <= 0:
        return "-"
    if chance < 0.0005:
        return "<0.1%"
    if 0.9995 < chance < 1 - 1e-12:
        return ">99.9%"
    return f"{chance:.1%}"
