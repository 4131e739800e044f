"""A board: its drawings, once, and what stands on it in a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sandtable.drawing.maps.drawings import Arrow
from sandtable.server.messages.base import STRICT, Message


class PlaceShown(Message):
    id: str
    x: float
    y: float
    shape: str  # the points of its outline
    name: str = ""  # where it has another than its id
    about: str = ""  # what it is at the start, in words: ground, works, owner, worth


class LabelShown(Message):
    text: str
    x: float
    y: float
    kind: Literal["edge", "town", "fort", "land", "water"] = "edge"
    size: float = 0  # of its letters, where it has one of its own
    anchor: Literal["start", "middle", "end"] = "middle"
    turn: float = 0
    place: str = ""  # the place whose name it is


class FrameShown(Message):
    left: float
    top: float
    right: float
    bottom: float


class LineShown(Message):
    x1: float
    y1: float
    x2: float
    y2: float


class Layout(Message):
    kind: Literal["hexes", "graph"]
    width: float
    height: float
    places: list[PlaceShown]
    labels: list[LabelShown]
    frames: list[FrameShown] = []  # of the sheets of a map: names of places stay inside
    lines: list[LineShown]  # of sections
    margin: float  # room around it for the labels
    size: float  # the width of a place that a piece fills
    plate_with_unit: list[float]  # where a leader's name goes: x, y, indent of the words
    plate_alone: list[float]  # the same; centred, whatever x says
    plate_height: float
    plate_pad: float
    plate_size: float  # of its letters
    shift_with_leader: list[float]  # how far a unit with a leader makes room


@dataclass(frozen=True, slots=True)
class PieceShown:
    __pydantic_config__ = STRICT

    id: str
    place: str
    symbol: str
    side: str  # the seat
    label: str
    kind: Literal["unit", "leader"]
    name: str = ""  # on a plate
    shared: bool = False  # with another piece in the place
    badge: str = ""  # a number on it, for those who know it
    marks: list[str] = field(default_factory=list)  # ordered, moved...
    # where it stands, from the middle of the place; else beside the others
    at: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class FlagShown:
    """A place that is worth something to somebody."""

    __pydantic_config__ = STRICT

    place: str
    worth: int
    nation: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class MarkShown:
    """Something that lies on the ground and may go again: wire, a crater, a bridge."""

    __pydantic_config__ = STRICT

    place: str
    symbol: str
    x: float
    y: float
    turn: float = 0.0  # degrees
    path: str = ""  # a line across the map instead of the symbol, which says of what kind
    look: dict[str, str] = field(default_factory=dict)  # and how it is drawn


class Scene(Message):
    pieces: list[PieceShown]
    flags: list[FlagShown]
    marks: list[MarkShown] = []
    arrows: list[Arrow] = []
    turned: bool = False  # as seen from the upper edge
    about: dict[str, str] = {}  # places that are no longer what the layout says of them
