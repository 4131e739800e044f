"""A game on a map as pictures: what the renderer and the page draw of it.

Each game has its own in its module `picture`, under the name `DRAWINGS`.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Literal

from sandtable.drawing.maps.chart import Chart, Town
from sandtable.drawing.maps.lettering import fitted
from sandtable.drawing.svg import Point
from sandtable.toolkit.box import Box
from sandtable.toolkit.drawings import BoardDrawings
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Standing:
    """A piece in a place, as one seat sees it. Several in one place stand side by side."""

    id: str
    place: str
    symbol: str
    seat: int  # who plays it
    label: str
    name: str = ""
    badge: str = ""  # a number on it, for those who know it
    spent: bool = False  # it has acted
    at: Point | None = None  # from the middle of the place; None: beside the others
    # For those who draw in letters: whose it is, what it is, what it is called in short, its rank,
    # and what is special about it now
    nation: str = ""
    kind: str = ""
    short: str = ""
    rank: int = 0
    marks: tuple[Literal["down", "dug"], ...] = ()


@dataclass(frozen=True)
class Lying:
    """A marker in a place, beside the middle of it."""

    place: str
    symbol: str
    dx: float = 0.0
    dy: float = 0.0
    label: str = ""
    path: str = ""  # instead of a symbol: a line across the map; `symbol` says of what kind
    sign: str = ""  # in letters; empty for what a map in letters shows otherwise
    nation: str = ""  # whose it is


@dataclass(frozen=True)
class Arrow:
    """An attack that is going on."""

    start: str
    end: str
    text: str = ""


class MapDrawings(BoardDrawings[StateT]):
    """The drawings of one game."""

    reach: float  # how far from its middle a place may be clicked
    size: float  # the width of a piece
    open_to_all: bool = False  # every seat sees the same pieces, with the same numbers

    @abstractmethod
    def chart(self, scenario: str) -> Chart: ...

    def name_of(self, town: Town, speaker: Speaker) -> str:
        """What a town or area is called in the reader's language."""
        return town.name

    def chart_in(self, scenario: str, speaker: Speaker) -> Chart:
        """The chart with everything that is written on it in the reader's language."""
        chart = self.chart(scenario)
        towns = tuple(replace(each, name=self.name_of(each, speaker)) for each in chart.towns)
        called = {town.id: town.name for town in towns}
        words = tuple(
            replace(each, text=called[each.place])
            if each.place
            else fitted(replace(each, text=speaker.name(each.text)), chart)
            for each in chart.words
        )
        return replace(chart, towns=towns, words=words)

    @abstractmethod
    def symbols(self) -> str:
        """Every piece and marker, as symbols."""

    @abstractmethod
    def pieces(self, state: StateT, speaker: Speaker, seat: int) -> list[Standing]: ...

    @abstractmethod
    def markers(self, state: StateT, speaker: Speaker) -> list[Lying]: ...

    def holders(self, state: StateT) -> dict[str, str]:
        """Who holds which place, where that matters: a nation or a side, by its id."""
        return {}

    def colours(self) -> dict[str, tuple[str, str]]:
        """The colours of nations and sides: of the ground, and of what is written on it."""
        return {}

    def arrows(self, state: StateT) -> list[Arrow]:
        """The attacks that are going on."""
        return []

    @abstractmethod
    def sample(self, name: str) -> str:
        """A sign of the legend that is painted on the map; a KeyError where it is not."""

    def lines(self) -> dict[str, dict[str, str]]:
        """How the kinds of lines across the map look: the attributes of a path."""
        return {}


def map_drawings_of(box: Box) -> MapDrawings | None:
    """The drawings of a game on a map; None for any other."""
    found = box.face.drawings
    return found if isinstance(found, MapDrawings) else None


def spread(count: int, size: float) -> list[tuple[float, float]]:
    """Where pieces stand that share a place, from the middle of it."""
    step = size * 0.62
    return [
        ((at - (count - 1) / 2) * step, (at - (count - 1) / 2) * size * 0.1) for at in range(count)
    ]
