"""The summary of a scenario, for choosing one."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.toolkit.balance import Played


@dataclass(frozen=True)
class Force:
    """So many units of one kind, by their ids and in words."""

    nation: str
    kind: str
    count: int
    name: str


@dataclass(frozen=True)
class ScenarioSummary:
    """The summary of a scenario. Dictionaries are by the id of the seat."""

    id: str
    name: str = ""
    date: str = ""
    sides: tuple[str, ...] = ()  # the ids of the seats
    first: str = ""  # the seat that begins
    needed: int = 0  # to win: banners, medals
    hands: dict[str, int] = field(default_factory=dict)
    about: str = ""
    objectives: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    reconstructed: str = ""
    forces: dict[str, tuple[Force, ...]] = field(default_factory=dict)
    leaders: dict[str, tuple[str, ...]] = field(default_factory=dict)
    games: int = 0  # that were measured
    turns: int = 0  # of half of them, at most
    wins: dict[str, float] = field(default_factory=dict)  # shares of them
    tags: tuple[str, ...] = ()  # what is special about it, a word each
    level: str = ""  # of the bots that were measured
    even: Played | None = None  # with a handicap that makes the chances even
