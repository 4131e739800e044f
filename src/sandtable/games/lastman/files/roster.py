"""Lines that say what stands together: `GE 5: 3 infantry, 1 artillery, entrenched`.

Scenario files, the list of reinforcements and the positions of rule cases are written in them.
"""

from __future__ import annotations

import re
from typing import Final, final

from sandtable.games.lastman.rules import facts, forms
from sandtable.games.lastman.rules.forms import Arrival
from sandtable.games.lastman.rules.placement import sections
from sandtable.toolkit.data import unknown

NO_ARMY: Final = -1
DUG_WORDS: Final = ("entrenched", "dug")
OTHER_WORDS: Final = (*DUG_WORDS, "fortified", "moved", "retreated")
_UNIT: Final = re.compile(r"(\d+) ([A-Za-z_]+)((?: [a-z]+)*)$")


@final
class Line:
    """An army with what is in it, or pieces that stand alone."""

    def __init__(self, nation: int, army: int) -> None:
        self.nation = nation
        self.army = army
        self.units = [0] * facts.KIND_COUNT
        self.dug = [0] * facts.KIND_COUNT  # of pieces that stand alone
        self.moved = [0] * facts.KIND_COUNT
        self.retreated = [0] * facts.KIND_COUNT
        self.words: list[str] = []  # what is said of an army as a whole

    def side(self) -> int:
        return facts.SIDE_OF[self.nation]

    def has(self, word: str) -> bool:
        return word in self.words


def army_named(words: str) -> int:
    """`GE 5` or `ge_5`."""
    name = words.strip().lower().replace(" ", "_")
    if name not in facts.ARMIES:
        known = [f"{each.split('_')[0].upper()} {each.split('_')[1]}" for each in facts.ARMIES]
        raise ValueError(unknown("army", words.strip(), known))
    return facts.ARMIES.index(name)


def kind_named(word: str, nation: int) -> int:
    """`infantry` of the nation of the line, or `us_infantry`, whatever its nation."""
    name = word.lower()
    if name in facts.KINDS:
        return facts.KINDS.index(name)
    if nation >= 0 and name in facts.TYPES:
        kind = facts.KIND[nation][facts.TYPES.index(name)]
        if kind >= 0:
            return kind
        raise ValueError(f"{facts.NATIONS[nation]} has no {name} (L1.2)")
    raise ValueError(unknown("unit", word, facts.TYPES if nation >= 0 else facts.KINDS))


def read_line(text: str) -> Line:
    """`GE 5: 3 infantry, entrenched`, `GE: 1 infantry`, `1 ge_infantry dug`."""
    head, colon, rest = text.rpartition(":")
    if not colon:
        return read_units(Line(-1, NO_ARMY), text)
    words = head.split()
    if len(words) == 1 and words[0] in facts.NATIONS:
        return read_units(Line(facts.NATIONS.index(words[0]), NO_ARMY), rest)
    army = army_named(head)
    return read_units(Line(facts.ARMY_NATION[army], army), rest)


def read_units(line: Line, text: str) -> Line:
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if not part:
            if len(parts) > 1:
                raise ValueError(f'"{text.strip()}" should be as "3 infantry, 1 artillery"')
            continue
        if part in OTHER_WORDS:
            line.words.append(part)
            continue
        found = _UNIT.match(part)
        if not found:
            raise ValueError(f'"{part}" should be as "3 infantry", or "entrenched"')
        kind = kind_named(found[2], line.nation)
        count = int(found[1])
        if line.nation < 0:
            line.nation = facts.NATION_OF[kind]
        line.units[kind] += count
        for word in found[3].split():
            if word in DUG_WORDS and line.army == NO_ARMY:
                line.dug[kind] += count
            elif word == "moved":
                line.moved[kind] += count
            elif word == "retreated":
                line.retreated[kind] += count
            else:
                raise ValueError(f'"{part}": {unknown("state", word, OTHER_WORDS)}')
    if line.army == NO_ARMY and any(line.has(word) for word in DUG_WORDS):
        line.dug = [count if facts.CAN_DIG[kind] else 0 for kind, count in enumerate(line.units)]
    if line.has("retreated"):  # an army goes back with all that is in it
        line.retreated = line.units[:]
    if line.army == NO_ARMY and line.has("moved"):
        line.moved = line.units[:]
    if line.army == NO_ARMY and not any(line.units):
        raise ValueError(f'"{text.strip()}" names no units')
    for kind in range(facts.KIND_COUNT):
        if line.dug[kind] and not facts.CAN_DIG[kind]:
            raise ValueError(f"{facts.KINDS[kind]} does not entrench (L7.5.1)")
    return line


# What may be where, by rule and date


def wrong_with(line: Line, turn: int) -> list[str]:
    """What the limits of templates and the dates of units have against a line in this turn."""
    problems = []
    for kind, count in enumerate(line.units):
        if count and facts.SINCE[kind] > turn:
            since = facts.SINCE[kind]
            problems.append(f"{facts.KINDS[kind]} before turn {since} ({since_rule(kind)})")
        if count and facts.SIDE_OF[facts.NATION_OF[kind]] != line.side():
            problems.append(f"{facts.KINDS[kind]} is of the other side (L8.1.1)")
    if line.army == NO_ARMY:
        return problems
    return problems + wrong_in_army(line, turn)


def since_rule(kind: int) -> str:
    return {"stosstruppen": "L7.6", "biplane": "L8.8.1", "tank": "L8.9", "paris_gun": "L8.10"}.get(
        facts.TYPES[facts.TYPE_OF[kind]], "L7.9"
    )


def wrong_in_army(line: Line, turn: int) -> list[str]:
    problems = []
    nation = line.nation
    foot, others, guns, planes = sections(line.units)
    for kind, count in enumerate(line.units):
        guest = kind == facts.KIND[facts.US][facts.INFANTRY] and line.side() == facts.ENTENTE
        if count and facts.NATION_OF[kind] != nation and not guest:
            problems.append(f"{facts.KINDS[kind]} in an army of {facts.NATIONS[nation]} (L8.1.1)")
    if foot > facts.INFANTRY_SPACES[nation]:
        problems.append(f"{foot} infantry, expected {facts.INFANTRY_SPACES[nation]} at most (L1.3)")
    spaces = facts.AUXILIARY_SPACES[nation]
    if others > spaces:
        problems.append(f"{others} auxiliaries, expected {spaces} at most (L1.3)")
    limits = facts.ARTILLERY_LIMIT[nation]
    most = 0 if nation == facts.BE else limits[facts.YEAR[turn] - facts.FIRST_YEAR]
    if guns > most:
        problems.append(f"{guns} artillery, expected {most} at most in {facts.YEAR[turn]} (L8.6.3)")
    if planes > 1:
        problems.append(f"{planes} biplanes, expected 1 at most (L8.8.1)")
    return problems


def biplanes_by(nation: int, turn: int) -> int:
    """How many biplanes a nation has counters for by this turn (L8.8.1)."""
    return sum(1 for year in facts.BIPLANE_YEARS[nation] if year <= facts.YEAR[turn])


# Reinforcements (L2.2)

HOW: Final = {"england": forms.IN_ENGLAND, "swap": forms.SWAPPED, "france": forms.IN_FRANCE}


def read_arrival(text: str, turn: int) -> Arrival:
    """`england UK 2: 2 infantry`, `swap UK: 1 commonwealth`, `GE: 1 artillery`."""
    first, _, rest = text.partition(" ")
    how = HOW.get(first, forms.ANYWHERE)
    line = read_line(text if how == forms.ANYWHERE else rest)
    if line.nation < 0:
        raise ValueError(f'"{text}" names no nation, as in "GE: 1 artillery"')
    return Arrival(turn, line.side(), line.nation, line.army, line.units, how)


def all_arrivals() -> list[Arrival]:
    """The whole list, in the order in which they come."""
    return [
        read_arrival(text, turn)
        for turn in range(1, facts.LAST_TURN + 1)
        for text in facts.TURNS[turn - 1].get("arrive", [])
    ]
