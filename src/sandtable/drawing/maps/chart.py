"""A chart: what is printed on a map before any piece stands on it. Games make it from data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from sandtable.drawing.svg import Point

OPEN: Final = 0  # kinds of town
SMALL_FORT: Final = 1
GREAT_FORT: Final = 2


@dataclass(frozen=True)
class Town:
    """A place on the map."""

    id: str
    name: str
    x: float
    y: float
    land: str  # whose wash it has
    kind: int = OPEN
    crown: bool = False  # an elector's seat

    @property
    def at(self) -> Point:
        return self.x, self.y


@dataclass(frozen=True)
class Road:
    """From town to town, by their numbers."""

    one: int
    other: int
    main: bool = False
    link: bool = False  # from sheet to sheet


@dataclass(frozen=True)
class Field:
    """A rectangle of the grid with its sign."""

    sign: str  # a drawing
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper: its edges, its title, and the numbers of the towns on it."""

    title: str
    left: float
    top: float
    right: float
    bottom: float
    towns: tuple[int, ...]

    @property
    def frame(self) -> tuple[float, float, float, float]:
        return self.left, self.top, self.right, self.bottom


@dataclass(frozen=True)
class Word:
    """Words on the map: where they stand, how large, and of what kind.

    A chart is made for all languages: of a land or a sea `text` is the key of a message, and the
    name of a place, which `place` says, is put into words with the place itself.
    """

    text: str
    x: float
    y: float
    size: float
    kind: Literal["town", "fort", "land", "water"]
    anchor: Literal["start", "middle", "end"] = "middle"
    turn: float = 0.0
    place: str = ""  # the town or area whose name it is
    room: float = 0.0  # how long it may be; 0: as long as it is


@dataclass(frozen=True)
class Area:
    """The outline of a place that is more than a spot, and what is printed in it."""

    outline: tuple[Point, ...]
    rough: bool = False
    name_at: Point = (0.0, 0.0)  # the middle of its name
    source: str = ""  # the tint of whose supplies come in here
    edge: Point | None = None  # where they do


@dataclass(frozen=True)
class Chart:
    width: float
    height: float
    towns: tuple[Town, ...]
    roads: tuple[Road, ...]
    sheets: tuple[Sheet, ...]
    fields: tuple[Field, ...] = ()
    rivers: tuple[tuple[Point, ...], ...] = ()
    seas: tuple[tuple[Point, ...], ...] = ()  # rings
    words: tuple[Word, ...] = ()  # beside the names of towns
    tints: dict[str, str] = field(default_factory=dict)  # by land
    areas: dict[str, Area] = field(default_factory=dict)  # where a place is a whole area
    closed: tuple[tuple[Point, ...], ...] = ()  # land that nobody enters
