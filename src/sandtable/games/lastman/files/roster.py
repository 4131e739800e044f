"""Lines that say what stands together: `GE 5: 3 infantry, 1 artillery, entrenched`.

Scenario files, the list of reinforcements and the positions of rule cases are written in them.
"""

from __future__ import annotations

import re
from typing import Final, final

from sandtable.games.lastman.rules.facts import (
    ARMIES,
    ARMY_NATION,
    ARTILLERY,
    ARTILLERY_LIMIT,
    AUXILIARY_SPACES,
    BE,
    BIPLANE,
    BIPLANE_YEARS,
    CAN_DIG,
    ENTENTE,
    FIRST_YEAR,
    INFANTRY,
    INFANTRY_SPACES,
    IS_INFANTRY,
    KIND,
    KIND_COUNT,
    KINDS,
    LAST_TURN,
    NATION_OF,
    NATIONS,
    SIDE_OF,
    SINCE,
    TURNS,
    TYPE_OF,
    TYPES,
    US,
    YEAR,
)
from sandtable.games.lastman.rules.forms import ANYWHERE, IN_ENGLAND, IN_FRANCE, SWAPPED, Arrival
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
        self.units = [0] * KIND_COUNT
        self.dug = [0] * KIND_COUNT  # of pieces that stand alone
        self.moved = [0] * KIND_COUNT
        self.retreated = [0] * KIND_COUNT
        self.words: list[str] = []  # what is said of an army as a whole

    def side(self) -> int:
        return SIDE_OF[self.nation]

    def has(self, word: str) -> bool:
        return word in self.words


def army_named(words: str) -> int:
    """`GE 5` or `ge_5`."""
    name = words.strip().lower().replace(" ", "_")
    if name not in ARMIES:
        known = [f"{each.split('_')[0].upper()} {each.split('_')[1]}" for each in ARMIES]
        raise ValueError(unknown("army", words.strip(), known))
    return ARMIES.index(name)


def kind_named(word: str, nation: int) -> int:
    """`infantry` of the nation of the line, or `us_infantry`, whoever the line is about."""
    name = word.lower()
    if name in KINDS:
        return KINDS.index(name)
    if nation >= 0 and name in TYPES:
        kind = KIND[nation][TYPES.index(name)]
        if kind >= 0:
            return kind
        raise ValueError(f"{NATIONS[nation]} has no {name} (L1.2)")
    raise ValueError(unknown("unit", word, TYPES if nation >= 0 else KINDS))


def read_line(text: str) -> Line:
    """`GE 5: 3 infantry, entrenched`, `GE: 1 infantry`, `1 ge_infantry dug`."""
    head, colon, rest = text.rpartition(":")
    if not colon:
        return read_units(Line(-1, NO_ARMY), text)
    words = head.split()
    if len(words) == 1 and words[0] in NATIONS:
        return read_units(Line(NATIONS.index(words[0]), NO_ARMY), rest)
    army = army_named(head)
    return read_units(Line(ARMY_NATION[army], army), rest)


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
            line.nation = NATION_OF[kind]
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
        line.dug = [count if CAN_DIG[kind] else 0 for kind, count in enumerate(line.units)]
    if line.has("retreated"):  # an army goes back with all that is in it
        line.retreated = line.units[:]
    if line.army == NO_ARMY and line.has("moved"):
        line.moved = line.units[:]
    if line.army == NO_ARMY and not any(line.units):
        raise ValueError(f'"{text.strip()}" names no units')
    for kind in range(KIND_COUNT):
        if line.dug[kind] and not CAN_DIG[kind]:
            raise ValueError(f"{KINDS[kind]} does not entrench (L7.5.1)")
    return line


# What may be where, by rule and date


def wrong_with(line: Line, turn: int) -> list[str]:
    """What the limits of templates and the dates of units have against a line in this turn."""
    problems = []
    for kind, count in enumerate(line.units):
        if count and SINCE[kind] > turn:
            problems.append(f"{KINDS[kind]} before turn {SINCE[kind]} ({since_rule(kind)})")
        if count and SIDE_OF[NATION_OF[kind]] != line.side():
            problems.append(f"{KINDS[kind]} is of the other side (L8.1.1)")
    if line.army == NO_ARMY:
        return problems
    return problems + wrong_in_army(line, turn)


def since_rule(kind: int) -> str:
    return {"stosstruppen": "L7.6", "biplane": "L8.8.1", "tank": "L8.9", "paris_gun": "L8.10"}.get(
        TYPES[TYPE_OF[kind]], "L7.9"
    )


def wrong_in_army(line: Line, turn: int) -> list[str]:
    problems = []
    nation = line.nation
    foot = guns = planes = others = 0
    for kind, count in enumerate(line.units):
        if not count:
            continue
        guest = NATION_OF[kind] == US and TYPE_OF[kind] == INFANTRY and line.side() == ENTENTE
        if NATION_OF[kind] != nation and not guest:
            problems.append(f"{KINDS[kind]} in an army of {NATIONS[nation]} (L8.1.1)")
        if IS_INFANTRY[TYPE_OF[kind]]:
            foot += count
        else:
            others += count
        guns += count if TYPE_OF[kind] == ARTILLERY else 0
        planes += count if TYPE_OF[kind] == BIPLANE else 0
    if foot > INFANTRY_SPACES[nation]:
        problems.append(f"{foot} infantry, expected {INFANTRY_SPACES[nation]} at most (L1.3)")
    if others > AUXILIARY_SPACES[nation]:
        problems.append(f"{others} auxiliaries, expected {AUXILIARY_SPACES[nation]} at most (L1.3)")
    most = 0 if nation == BE else ARTILLERY_LIMIT[nation][YEAR[turn] - FIRST_YEAR]
    if guns > most:
        problems.append(f"{guns} artillery, expected {most} at most in {YEAR[turn]} (L8.6.3)")
    if planes > 1:
        problems.append(f"{planes} biplanes, expected 1 at most (L8.8.1)")
    return problems


def biplanes_by(nation: int, turn: int) -> int:
    """How many biplanes a nation has counters for by this turn (L8.8.1)."""
    return sum(1 for year in BIPLANE_YEARS[nation] if year <= YEAR[turn])


# Reinforcements (L2.2)

HOW: Final = {"england": IN_ENGLAND, "swap": SWAPPED, "france": IN_FRANCE}


def read_arrival(text: str, turn: int) -> Arrival:
    """`england UK 2: 2 infantry`, `swap UK: 1 commonwealth`, `GE: 1 artillery`."""
    first, _, rest = text.partition(" ")
    how = HOW.get(first, ANYWHERE)
    line = read_line(text if how == ANYWHERE else rest)
    if line.nation < 0:
        raise ValueError(f'"{text}" names no nation, as in "GE: 1 artillery"')
    return Arrival(turn, line.side(), line.nation, line.army, line.units, how)


def all_arrivals() -> list[Arrival]:
    """The whole list, in the order in which they come."""
    return [
        read_arrival(text, turn)
        for turn in range(1, LAST_TURN + 1)
        for text in TURNS[turn - 1].get("arrive", [])
    ]
