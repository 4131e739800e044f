"""Player aids: the legend, units, rosters, played cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Ground:
    """A kind of ground and what it does."""

    id: str
    name: str
    rule: str
    effects: tuple[str, ...]


@dataclass(frozen=True)
class Listed:
    """A piece of the roster."""

    name: str
    nation: str
    kind: str
    blocks: int = 0
    full: int = 0  # at the start; 0 for what has no blocks
    place: str = ""  # empty when it is gone


@dataclass(frozen=True)
class Counted:
    """So many cards of one kind."""

    id: str
    title: str
    count: int
    group: str = ""


@dataclass(frozen=True)
class Sign:
    """Something that may be drawn on the map, and what it means.

    It is shown by a symbol of the sheet, or by a sample of the painted ground that has its id.
    `covers` has patterns of the symbols that it explains, such as `fort-*`.
    """

    id: str
    name: str
    text: str
    rule: str
    symbol: str = ""
    covers: tuple[str, ...] = ()
    here: bool = False  # it is painted on this map; of symbols the scene tells


@dataclass(frozen=True)
class UnitKind:
    """A kind of unit: its figures by their names, and its special rules."""

    id: str
    name: str
    symbol: str
    figures: tuple[tuple[str, str], ...]
    notes: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()  # patterns of its symbols
    here: bool = False  # it takes part in this game


@dataclass(frozen=True)
class Aids:
    """What a player may want to look up, as one seat may know it. Rosters go by the seat's id."""

    ground: tuple[Ground, ...] = ()
    roster: dict[str, tuple[Listed, ...]] = field(default_factory=dict)
    discards: tuple[Counted, ...] = ()
    unseen: tuple[Counted, ...] = ()
    needed: dict[str, int] = field(default_factory=dict)  # what is still missing to win
    signs: tuple[Sign, ...] = ()  # the legend of the map
    units: tuple[UnitKind, ...] = ()


def sign_called(
    name: str,
    rule: str,
    speaker: Speaker,
    symbol: str = "",
    covers: tuple[str, ...] = (),
    here: bool = False,
) -> Sign:
    """A sign of the map in the words of `sign-` and its name."""
    key = f"sign-{name}"
    told = speaker.name(key, "does")
    return Sign(name, speaker.name(key), told, rule, symbol, covers, here)
