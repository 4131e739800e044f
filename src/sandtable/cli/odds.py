"""The exact odds of a fight, in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.core.fight import Fight, odds
from sandtable.core.text import Speaker


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


def chances_of(fight: Fight) -> Chances:
    return Chances(fight.dice, odds(fight))


def in_short(fight: Fight, blocks: int, speaker: Speaker) -> str:
    """Beside an answer: dice, hits on average, the chance to eliminate, the chance of a flag."""
    chances = chances_of(fight)
    told = [speaker.say("cli-dice", dice=chances.dice)]
    told.append(speaker.say("cli-hits-expected", hits=f"{chances.expected:.2f}"))
    if blocks and chances.at_least(blocks) > 0:
        told.append(speaker.say("cli-eliminates", chance=percent(chances.at_least(blocks))))
    if len(chances.flags) > 1:
        told.append(speaker.say("cli-flag-chance", chance=percent(1 - chances.flags[0])))
    return ", ".join(told)


def in_full(fight: Fight, blocks: int, speaker: Speaker) -> list[str]:
    """The dice with every modifier and its rule, then a table of hits by flags."""
    chances = chances_of(fight)
    lines = [f"  {speaker.modifier(each)}" for each in fight.modifiers()]
    lines.append(f"  = {speaker.say('cli-dice', dice=chances.dice)}")
    lines.append("")
    lines.extend(f"  {line}" for line in table(chances, speaker))
    lines.append("")
    told = [speaker.say("cli-hits-expected", hits=f"{chances.expected:.2f}")]
    if blocks and chances.at_least(blocks) > 0:
        told.append(speaker.say("cli-eliminates", chance=percent(chances.at_least(blocks))))
    lines.append("  " + ", ".join(told))
    return lines


def table(chances: Chances, speaker: Speaker) -> list[str]:
    """Rows are hits, columns are flags, and the last column is for any number of flags."""
    flags = range(len(chances.flags))
    head = [speaker.say("cli-hits")]
    if len(chances.flags) > 1:
        head += [speaker.say("cli-flags", flags=number) for number in flags]
    rows = [[*head, speaker.say("cli-together")]]
    for hits, together in enumerate(chances.hits):
        cells = [str(hits)]
        if len(chances.flags) > 1:
            cells += [percent(chances.both.get((hits, number), 0.0)) for number in flags]
        rows.append([*cells, percent(together)])
    if len(chances.flags) > 1:
        sums = [percent(chance) for chance in chances.flags]
        rows.append([speaker.say("cli-together"), *sums, percent(1.0)])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths)).rstrip() for row in rows
    ]


def percent(chance: float) -> str:
    """A chance as a person reads it; what can happen never reads as 0% or 100%."""
    if chance <= 0:
        return "-"
    if chance < 0.0005:
        return "<0.1%"
    if 0.9995 < chance < 1 - 1e-12:
        return ">99.9%"
    return f"{chance:.1%}"
