"""What a picture of a hex battle shows, as plain values: no rules, no game, no language.

Hexes have their names (`d5`), sides of a hex are `w nw ne e se sw`, and nations, kinds and kinds of
ground are the words of the game's art. Every text comes ready to print, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SECTION: Final = "section"  # the sign of the lines between sections, in a legend


@dataclass(frozen=True)
class Piece:
    """A unit: `blocks` are left of `full`. `label` is what a reader hears of it, at its place.

    `id` is the same as long as the game lasts: a page knows by it what has moved. `state` and
    `badge` are words of the art: how a unit stands (`stuck`), and who is with it (`bomber`).
    """

    nation: str
    kind: str
    hex: str
    blocks: int
    full: int
    square: bool = False
    label: str = ""
    id: str = ""
    state: str = ""
    badge: str = ""


@dataclass(frozen=True)
class Leader:
    """A leader, alone in a hex or with the unit that stands there."""

    name: str
    nation: str
    hex: str
    label: str = ""
    id: str = ""


@dataclass(frozen=True)
class Trench:
    """A trench in a hex, and whose it is; a line of them is dug against the opposite side."""

    hex: str
    nation: str
    line: int = 1


@dataclass(frozen=True)
class Objective:
    """A hex that is worth banners, to one nation's side or (without a nation) to both.

    Of hexes that are worth something together, only one has the `flag`.
    """

    hex: str
    banners: int = 1
    nation: str = ""
    flag: bool = True


@dataclass(frozen=True)
class Side:
    """One side in the title strip: its colours, the banners it has and those it needs."""

    name: str
    nation: str
    banners: int = 0
    needed: int = 0
    to_move: bool = False


@dataclass(frozen=True)
class Highlight:
    """A hex that is lit. `kind` is a name in the art: `can`, `chosen`, `threat`, `past`."""

    hex: str
    kind: str = "can"


@dataclass(frozen=True)
class Arrow:
    """A way over the board, two hexes or more. `kind`: `move`, `retreat`, `fire`, `melee`."""

    path: tuple[str, ...]
    kind: str = "move"


@dataclass(frozen=True)
class Picture:
    """A board with everything on it.

    `rows` are the numbers of hexes from the top; every second row is shifted half a hex to the
    right. `sections` are the upright dashed lines, in widths of a hex from the left edge. What
    `terrain` leaves out is clear. `works` are field works by hex, with the sides that they protect,
    and `markers` what lies in a hex for a time: wire, a crater, a bridge. `top` and `bottom` sit at
    those edges. With `names`, every hex carries its own name, not only the edges.
    """

    rows: tuple[int, ...] = (13, 12, 13, 12, 13, 12, 13, 12, 13)
    sections: tuple[float, ...] = (4.0, 9.0)
    title: str = ""
    subtitle: str = ""
    caption: str = ""
    top: Side | None = None
    bottom: Side | None = None
    terrain: Mapping[str, str] = field(default_factory=dict)
    works: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    objectives: tuple[Objective, ...] = ()
    pieces: tuple[Piece, ...] = ()
    leaders: tuple[Leader, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    names: bool = False
    trenches: tuple[Trench, ...] = ()
    markers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
