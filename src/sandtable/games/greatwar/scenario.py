"""Scenarios as plain data: a drawn board, lines, hands, medals, objectives and special rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.games.greatwar.tables import HERE

FOLDER: Final = HERE / "scenarios"


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
    """Who shells no-man's-land before the first turn, and between which rows."""

    side: str
    first_row: int
    last_row: int


@dataclass(frozen=True)
class Texts:
    """What a player reads about the scenario in one language."""

    name: str
    about: str = ""
    reconstructed: str = ""
    objectives: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()


# Kinds of objectives
LINE: Final = "line"  # a trench line, held at the start of a turn
HEXES_: Final = "hexes"  # the same, each hex by itself
KEPT: Final = "kept"  # each hex, kept after leaving, lost when an enemy enters
MAJORITY: Final = "majority"
EXIT: Final = "exit"
RECON: Final = "recon"
SILHOUETTES: Final = "silhouettes"
SUDDEN_DEATH: Final = "sudden-death"
OBJECTIVES: Final = (LINE, HEXES_, KEPT, MAJORITY, EXIT, RECON, SILHOUETTES, SUDDEN_DEATH)

# Special rules
OBSERVATION: Final = "observation"  # a free targeting die to whoever has more units there
ROOTED: Final = "rooted"  # a tank that is never repaired, moved or abandoned
FREE_BATTLE: Final = "free-battle"  # and that battles without an order
ANTI_TANK: Final = "anti-tank"  # a die more for field guns on a hill against tanks
MISTAKEN: Final = "mistaken-identity"  # captured tanks pass for friends at first
SHELLED_TRENCHES: Final = "shelled-trenches"
SPECIALS: Final = (OBSERVATION, ROOTED, FREE_BATTLE, ANTI_TANK, MISTAKEN, SHELLED_TRENCHES)


@dataclass(frozen=True)
class Scenario:
    """A scenario as plain data; hexes are numbers and all else are words of `words.toml`."""

    id: str
    date: str
    published: str
    layout: str
    top: str
    first: str
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
