"""Boards for the page: drawings made once and kept, and the pieces of a position.

A game is drawn by its kind of board: hexes, or a map of towns or areas.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Final, Generic

from sandtable.colors.rules.battle import Battle
from sandtable.colors.table.drawings import Drawings, drawings_of
from sandtable.core.state import State
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import board_layout
from sandtable.drawing.hexes.ground import ground, thumbnail
from sandtable.drawing.hexes.laid_markers import marker_places
from sandtable.drawing.hexes.legend import WORKS, sample
from sandtable.drawing.hexes.picture import SECTION, Picture
from sandtable.drawing.hexes.symbols import piece_symbol, sheet
from sandtable.drawing.maps.cells import cells, within
from sandtable.drawing.maps.chart import Chart
from sandtable.drawing.maps.counters import sheet as map_sheet
from sandtable.drawing.maps.drawings import MapDrawings, map_drawings_of
from sandtable.drawing.maps.ground import ground as map_ground
from sandtable.drawing.maps.render import small as small_map, words
from sandtable.games import BOXES
from sandtable.server.messages import (
    FlagShown,
    FrameShown,
    LabelShown,
    Layout,
    LineShown,
    MarkShown,
    PieceShown,
    PlaceShown,
    Scene,
)
from sandtable.server.words import speaker_for
from sandtable.toolkit.box import Box
from sandtable.toolkit.drawings import BoardDrawings
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.text import FALLBACK, Speaker

ALONE: Final = ("badge-", "banner-", "card-", "die-", "flag-", "token-")  # symbols with a box
WHOLE_HEX: Final = ("lit-", "objective-")
PIECE_IN_HEX: Final = 0.78
HEX_HEIGHT: Final = 1.155  # of a hex, by its width


class Scenes(ABC, Generic[StateT]):
    """What a page draws of one game."""

    places: frozenset[str]
    open_to_all = True  # everybody sees the same pieces

    def __init__(self, box: Box, drawings: BoardDrawings[StateT]) -> None:
        self.box = box
        self.drawings = drawings

    @abstractmethod
    def layout(self, scenario: str, turned: bool, language: str = FALLBACK) -> Layout: ...

    def about(self, state: StateT, speaker: Speaker) -> dict[str, str]:
        """What each place is, in words, without who stands there."""
        face = self.box.face
        return {each: ", ".join(face.describe(state, each, speaker)) for each in self.named(state)}

    @abstractmethod
    def named(self, state: StateT) -> Iterable[str]:
        """The places of the board that this state is played on."""

    @lru_cache(maxsize=64)  # noqa: B019  (one of these a game, for as long as the server runs)
    def about_first(self, scenario: str, language: str) -> dict[str, str]:
        """The same at the start of a scenario: what the layout says."""
        return self.about(self.box.set_up(scenario, {}), speaker_for(self.box.id, language))

    def about_now(self, state: StateT, speaker: Speaker) -> dict[str, str]:
        """What has become of places since the start; all of them where the layout is unknown."""
        scenario = self.drawings.scenario_of(state)
        first = self.about_first(scenario, speaker.language) if self.box.has(scenario) else {}
        told = self.about(state, speaker)
        return {place: words for place, words in told.items() if words != first.get(place)}

    @abstractmethod
    def ground(self, scenario: str, turned: bool) -> str: ...

    @abstractmethod
    def small(self, scenario: str) -> str: ...

    @abstractmethod
    def sheet(self) -> str: ...

    @abstractmethod
    def scene(self, state: StateT, speaker: Speaker, seat: int) -> Scene: ...

    @abstractmethod
    def sample(self, sign: str) -> str:
        """A sign of the legend that is painted on the ground; a KeyError for any other."""

    @abstractmethod
    def box_of(self, symbol: str) -> list[float]:
        """The view of a symbol that lies around 0, 0; empty for one that takes any size."""

    @cached_property
    def version(self) -> str:
        """Changes with the drawings, so that a browser may keep them."""
        boards = [*self.box.scenarios(), *self.box.lessons()]
        drawn = self.sheet() + "".join(self.ground(each, False) for each in boards)
        drawn += "".join(
            path.read_text(encoding="utf-8")
            for folder in (*self.box.shared_text, self.box.folder / "text")
            for path in sorted(folder.glob("*.ftl"))
        )
        return blake2b(drawn.encode(), digest_size=6).hexdigest()


class HexBattles(Scenes[Battle]):
    """Hexes, units and leaders: every game of the Commands & Colors family."""

    drawings: Drawings[Any]

    def __init__(self, box: Box, drawings: Drawings[Any]) -> None:
        super().__init__(box, drawings)
        self.names = self.drawings.grid.names
        self.places = frozenset(self.names)

    @cached_property
    def art(self) -> Art:
        return Art(self.box.folder / "art")

    @lru_cache(maxsize=64)  # noqa: B019  (one of these a game, for as long as the server runs)
    def first(self, scenario: str) -> Picture:
        """The first position of a scenario."""
        return self.drawings.picture(self.box.set_up(scenario, {}), Speaker("en", self.box))

    @lru_cache(maxsize=64)  # noqa: B019
    def layout(self, scenario: str, turned: bool, language: str = FALLBACK) -> Layout:
        about = self.about_first(scenario, language)
        drawn = board_layout(self.first(scenario), self.art, turned)
        leader = drawn.leader
        return Layout(
            kind="hexes",
            width=drawn.width,
            height=drawn.height,
            margin=drawn.margin,
            places=[
                PlaceShown(id=name, x=spot.x, y=spot.y, shape=spot.points, about=about[name])
                for name, spot in drawn.places.items()
            ],
            labels=[LabelShown(text=each.text, x=each.x, y=each.y) for each in drawn.marks],
            lines=[LineShown(x1=at, y1=0, x2=at, y2=drawn.height) for at in drawn.sections],
            size=drawn.hex_width,
            plate_with_unit=[
                leader.with_unit.x or 0.0,
                leader.with_unit.y,
                leader.with_unit.indent,
            ],
            plate_alone=[0.0, leader.alone.y, leader.alone.indent],
            shift_with_leader=[leader.unit_x, leader.unit_y],
            plate_height=leader.height,
            plate_pad=leader.pad,
            plate_size=leader.font_size,
        )

    @lru_cache(maxsize=64)  # noqa: B019
    def ground(self, scenario: str, turned: bool) -> str:
        return ground(self.first(scenario), self.art, turned)

    @lru_cache(maxsize=64)  # noqa: B019
    def small(self, scenario: str) -> str:
        return thumbnail(self.first(scenario), self.art)

    @lru_cache(maxsize=1)  # noqa: B019
    def sheet(self) -> str:
        return sheet(self.art, self.drawings.sheet_pieces())

    @lru_cache(maxsize=64)  # noqa: B019
    def sample(self, sign: str) -> str:
        if sign != SECTION and sign != WORKS and sign not in self.sampled:
            raise KeyError(sign)
        return sample(self.art, sign)

    @cached_property
    def sampled(self) -> frozenset[str]:
        return frozenset({*self.art.layout.terrain, *self.art.layout.markers})

    def box_of(self, symbol: str) -> list[float]:
        if symbol.startswith(ALONE):
            return []
        half = self.art.layout.hex.width / 2
        if not symbol.startswith(WHOLE_HEX):
            half *= PIECE_IN_HEX
        return [-half, -half * HEX_HEIGHT, 2 * half, 2 * half * HEX_HEIGHT]

    def scene(self, state: Battle, speaker: Speaker, seat: int) -> Scene:
        shown = self.drawings.picture(state, speaker)
        turned = self.box.face.flips(state, seat)
        units = {each.hex for each in shown.pieces}
        led = {each.hex for each in shown.leaders}
        ordered = set(self.box.face.orders(state, state.active()))
        pieces = [
            PieceShown(
                id=each.id,
                place=each.hex,
                symbol=piece_symbol(each),
                side=self.seat_of(each.nation),
                label=each.label,
                kind="unit",
                shared=each.hex in led,
                marks=["ordered"] if each.hex in ordered else [],
            )
            for each in shown.pieces
        ]
        pieces += [
            PieceShown(
                id=each.id,
                place=each.hex,
                symbol=f"medal-{each.nation}" + ("" if each.hex in units else "-alone"),
                side=self.seat_of(each.nation),
                label=each.label,
                kind="leader",
                name=each.name,
                shared=each.hex in units,
                marks=["ordered"] if each.hex in ordered else [],
            )
            for each in shown.leaders
        ]
        flags = [
            FlagShown(place=each.hex, worth=each.banners, nation=each.nation)
            for each in shown.objectives
            if each.flag
        ]
        marks = [
            MarkShown(place=each.hex, symbol=each.symbol, x=each.x, y=each.y, turn=each.turn)
            for each in marker_places(shown, self.art, turned)
        ]
        about = self.about_now(state, speaker)
        return Scene(pieces=pieces, flags=flags, marks=marks, turned=turned, about=about)

    def named(self, state: Battle) -> Iterable[str]:
        return self.names

    def seat_of(self, nation: str) -> str:
        return self.box.seats[self.drawings.seat_of(nation)]


class DrawnMaps(Scenes):
    """Towns and roads, and pieces that stand in them side by side, with what is known of them."""

    open_to_all = False
    drawings: MapDrawings

    def __init__(self, box: Box, drawings: MapDrawings) -> None:
        super().__init__(box, drawings)
        self.places = frozenset(town.id for town in self.chart(box.scenarios()[0]).towns)

    def chart(self, scenario: str) -> Chart:
        return self.drawings.chart(scenario)

    @lru_cache(maxsize=64)  # noqa: B019  (one of these a game, for as long as the server runs)
    def layout(self, scenario: str, turned: bool, language: str = FALLBACK) -> Layout:
        chart = self.drawings.chart_in(scenario, speaker_for(self.box.id, language))
        about = self.about_first(scenario, language)
        size = self.drawings.size
        return Layout(
            kind="graph",
            width=chart.width,
            height=chart.height,
            margin=0,
            places=[
                PlaceShown(
                    id=town.id,
                    x=town.x,
                    y=town.y,
                    shape=shape,
                    name=town.name,
                    about=about[town.id],
                )
                for town, shape in zip(chart.towns, self.shapes(chart), strict=True)
            ],
            labels=[
                LabelShown(
                    text=word.text,
                    x=round(word.x, 1),
                    y=round(word.y, 1),
                    kind=word.kind,
                    size=word.size,
                    anchor=word.anchor,
                    turn=word.turn,
                    place=word.place,
                )
                for word in words(chart)
            ],
            frames=[
                FrameShown(left=each.left, top=each.top, right=each.right, bottom=each.bottom)
                for each in chart.sheets
            ],
            lines=[],
            size=size,
            plate_with_unit=[0.0, size * 0.66, 0.0],
            plate_alone=[0.0, size * 0.66, 0.0],
            shift_with_leader=[0.0, 0.0],
            plate_height=17.0,
            plate_pad=5.0,
            plate_size=13.0,
        )

    def shapes(self, chart: Chart) -> list[str]:
        """What belongs to each town and is not too far from it, or the whole of an area."""
        if chart.areas:
            outlines = [chart.areas[town.id].outline for town in chart.towns]
            return [" ".join(f"{x:.0f},{y:.0f}" for x, y in each) for each in outlines]
        found: dict[int, str] = {}
        for part in chart.sheets:
            towns = [chart.towns[each].at for each in part.towns]
            for number, spot, cell in zip(part.towns, towns, cells(towns, part.frame), strict=True):
                near = within(cell, spot, self.drawings.reach)
                found[number] = " ".join(f"{x:.0f},{y:.0f}" for x, y in near)
        return [found[number] for number in range(len(chart.towns))]

    @lru_cache(maxsize=64)  # noqa: B019
    def ground(self, scenario: str, turned: bool) -> str:
        return map_ground(self.chart(scenario))

    @lru_cache(maxsize=64)  # noqa: B019
    def small(self, scenario: str) -> str:
        state = self.box.set_up(scenario, {})
        return small_map(self.drawings, scenario, state, Speaker("en", self.box))

    @lru_cache(maxsize=1)  # noqa: B019
    def sheet(self) -> str:
        return map_sheet(self.drawings.symbols())

    def sample(self, sign: str) -> str:
        return self.drawings.sample(sign)

    def box_of(self, symbol: str) -> list[float]:
        if symbol.startswith(ALONE):
            return []
        half = self.drawings.size * 0.62
        return [-half, -half, 2 * half, 2 * half]

    def scene(self, state: State, speaker: Speaker, seat: int) -> Scene:
        standing = self.drawings.pieces(state, speaker, seat)
        crowds = Counter(each.place for each in standing)
        at = {town.id: town.at for town in self.chart(self.drawings.scenario_of(state)).towns}
        return Scene(
            pieces=[
                PieceShown(
                    id=each.id,
                    place=each.place,
                    symbol=each.symbol,
                    side=self.box.seats[each.seat],
                    label=each.label,
                    kind="unit",
                    name=each.name,
                    badge=each.badge,
                    at=list(each.at or ()),
                    shared=crowds[each.place] > 1,
                    marks=["moved"] if each.spent else [],
                )
                for each in standing
            ],
            flags=[],
            marks=[
                MarkShown(
                    place=each.place,
                    symbol=each.symbol,
                    x=at[each.place][0] + each.dx,
                    y=at[each.place][1] + each.dy,
                    turn=0,
                    path=each.path,
                    look=self.drawings.lines().get(each.symbol, {}) if each.path else {},
                )
                for each in self.drawings.markers(state, speaker)
            ],
            arrows=self.drawings.arrows(state),
            about=self.about_now(state, speaker),
        )

    def named(self, state: State) -> Iterable[str]:
        return [town.id for town in self.chart(self.drawings.scenario_of(state)).towns]


@lru_cache(maxsize=8)
def scenes_of(game: str) -> Scenes:
    box = BOXES[game]
    drawings = map_drawings_of(box)
    return HexBattles(box, drawings_of(box)) if drawings is None else DrawnMaps(box, drawings)
