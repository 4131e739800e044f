"""A scenario (G3.1) as plain data: units, ground, trench lines, objectives, special rules.

What may stand where (G18) is here as well; `scenario_files.py` reads and checks the files.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.colors.files.drawn import row_letter
from sandtable.colors.files.scenarios import Head, Texts
from sandtable.games.greatwar.rules import facts

COMMAND_LIMIT: Final = 10
ARTILLERY_LIMIT: Final = 8
STRENGTH_LIMIT: Final = 8  # of a single unit that is stronger than its sheet
NO_CRATERS: Final = (
    facts.BUILDING,
    facts.RUBBLE,
    facts.MINE_CRATER,
    facts.FORTIFIED,
    facts.RIVER,
    facts.FORD,
)  # G18
BOTH: Final = "both"
ROW_LETTERS: Final = [row_letter(row) for row in range(facts.ROWS)]

# Kinds of objectives
LINE: Final = "line"  # a trench line, held at the start of a turn
HEXES: Final = "hexes"  # the same, each hex by itself
KEPT: Final = "kept"  # each hex, kept after leaving, lost when an enemy enters
ENTERED: Final = "entered"  # each hex, gained on entering and lost on leaving
LASTING: Final = "lasting"  # each hex, gained on entering, for good
MAJORITY: Final = "majority"
EXIT: Final = "exit"
RECON: Final = "recon"
SILHOUETTES: Final = "silhouettes"
SUDDEN_DEATH: Final = "sudden-death"

# What each kind needs to be told beside its side, and what it may be told.
OBJECTIVES: Final[dict[str, tuple[list[str], list[str]]]] = {
    LINE: (["medals", "trench"], ["line", "needs", "first"]),
    HEXES: (["medals", "hexes"], ["first"]),
    KEPT: (["medals", "hexes"], ["first"]),
    ENTERED: (["medals", "hexes"], ["first"]),
    LASTING: (["medals", "hexes"], []),
    MAJORITY: (["medals", "hexes"], ["first"]),
    EXIT: (["medals"], []),
    RECON: (["medals"], []),
    SILHOUETTES: (["medals", "unit"], []),
    SUDDEN_DEATH: (["hexes"], []),
}
ONE_BY_ONE: Final = (HEXES, KEPT, ENTERED, LASTING)  # each hex by itself
HELD_KINDS: Final = (LINE, *ONE_BY_ONE, MAJORITY)  # either side may be able to hold them

# Special rules
OBSERVATION: Final = "observation"  # a free targeting die to the side that has more units there
ROOTED: Final = "rooted"  # a tank that is never repaired, moved or abandoned
FREE_BATTLE: Final = "free-battle"  # and that battles without an order
ANTI_TANK: Final = "anti-tank"  # a die more for field guns on a hill against tanks
MISTAKEN: Final = "mistaken-identity"  # captured tanks pass for friends at first
SHELLED_TRENCHES: Final = "shelled-trenches"

# What each of them needs to be told.
SPECIALS: Final[dict[str, list[str]]] = {
    OBSERVATION: ["hexes"],
    ROOTED: ["unit"],
    FREE_BATTLE: ["unit"],
    ANTI_TANK: ["side"],
    MISTAKEN: ["side"],
    SHELLED_TRENCHES: [],
}

# What may be chosen when a game is set up
UNOFFICIAL: Final = "unofficial_tanks"


class Placed(NamedTuple):
    """A unit at the start; `strength` counts figures, or silhouettes and one."""

    side: str
    kind: str
    hex: int
    strength: int
    special: str = ""
    stuck: bool = False
    name: str = ""


class Trench(NamedTuple):
    """A trench line: who dug it, its number counted from the enemy, and where it runs."""

    owner: str
    line: int
    hexes: tuple[int, ...]


@dataclass(frozen=True)
class Hands:
    """What a side begins with."""

    command: int
    combat: int
    hq: int
    artillery: int


@dataclass(frozen=True)
class Objective:
    """What is worth medals beside destroyed units (G23.14). `kind` is one of `OBJECTIVES`."""

    kind: str
    side: str  # or "both"
    medals: int
    hexes: tuple[int, ...] = ()
    trench: str = ""  # the owner of the line that is to be held
    line: int = 0  # 0 for any
    needs: tuple[int, ...] = ()  # lines of the same owner that must be held as well
    first: str = ""  # who holds it at the start
    unit: str = ""  # by name


@dataclass(frozen=True)
class Special:
    """A special rule, one of `SPECIALS`."""

    rule: str
    side: str = ""
    hexes: tuple[int, ...] = ()
    unit: str = ""


@dataclass(frozen=True)
class Shelling:
    """Who shells no-man's-land before the first turn, and between which rows (G17)."""

    side: str
    first_row: int
    last_row: int


@dataclass(frozen=True)
class Scenario(Head):
    """A scenario as plain data; hexes are numbers and all else are words of `words.toml`."""

    medals: int
    hands: dict[str, Hands]
    terrain: list[str]
    markers: dict[int, tuple[str, ...]]
    trenches: list[Trench]
    units: list[Placed]
    objectives: list[Objective]
    specials: list[Special]
    shelling: Shelling | None
    texts: dict[str, Texts]
    confidence: dict[str, str] = field(default_factory=dict)
    path: Path = Path()


def inventions(scenario: Scenario) -> list[Placed]:
    """The tanks of a scenario that the translator of the rules made up (G29.2)."""
    return [unit for unit in scenario.units if not facts.OFFICIAL[facts.KINDS.index(unit.kind)]]


def is_closed(kind: int, ground: int, markers: int) -> bool:
    """Whether this water is closed to units of this kind (G18.7, G18.8, G18.16)."""
    if ground not in (facts.RIVER, facts.FORD) or markers & facts.BRIDGE:
        return False
    if facts.IS_TANK[kind] or kind == facts.FIELD_ARTILLERY:
        return True
    return ground == facts.RIVER and not markers & (facts.FOOTBRIDGE | facts.DAMAGED)


def bits_of(markers: Iterable[str]) -> int:
    """Markers as the state has them."""
    return sum(1 << facts.TOKENS.index(word) for word in set(markers))


def wrong_place(kind: int, ground: str, markers: int) -> str:
    """What is wrong with a unit of this kind on this ground, or nothing (G18.7)."""
    if is_closed(kind, facts.TERRAIN.index(ground), markers):
        return f"is not empty, and {ground} is closed to {facts.KINDS[kind]} (G18.7)"
    return ""


def wrong_figure(kind: int, figure: str) -> str:
    """What is wrong with a special figure in a unit of this kind, or nothing (G15.3, G15.7)."""
    host = facts.MACHINE_GUN if figure == facts.SPECIALS[facts.LOADER - 1] else facts.INFANTRY
    if figure and kind != host:
        return f"has a {figure} with {facts.KINDS[kind]}, expected {facts.KINDS[host]}"
    return ""


def wrong_markers(ground: int, markers: int) -> str:
    """What is wrong with these markers on this ground, or nothing (G18, G18.15)."""
    water = ground in (facts.RIVER, facts.FORD)
    bridges = markers & (facts.BRIDGE | facts.DAMAGED | facts.FOOTBRIDGE)
    if bridges and not water:
        return "has a bridge, expected a river or a ford under it"
    if bridges.bit_count() > 1:
        return "has two bridges, expected one at most"
    if markers & facts.STRONGPOINT and (water or ground == facts.RUBBLE):
        return f"has a strongpoint, and none may be on {facts.TERRAIN[ground]} (G18.9)"
    if markers & facts.STRONGPOINT and markers & facts.WIRE:
        return "has a strongpoint and wire, expected one of them (G18.9)"
    if markers & facts.WIRE and water:
        return f"has wire, and none may be on {facts.TERRAIN[ground]}"
    if markers & facts.CRATER and ground in NO_CRATERS:
        return f"has a shell crater, and {facts.TERRAIN[ground]} takes none"
    return ""
