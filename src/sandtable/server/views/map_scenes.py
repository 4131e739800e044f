"""Maps of towns or areas for the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from sandtable.core.state import State
from sandtable.drawing.maps.cells import cells, within
from sandtable.drawing.maps.chart import Chart
from sandtable.drawing.maps.counters import sheet as map_sheet
from sandtable.drawing.maps.drawings import Lying, MapDrawings, Standing
from sandtable.drawing.maps.ground import ground as map_ground
from sandtable.drawing.maps.render import small as small_map, words
from sandtable.drawing.svg import Point
from sandtable.server.messages import (
    FrameShown,
    LabelShown,
    Layout,
    MarkShown,
    PieceShown,
    PlaceShown,
    Scene,
)
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes_base import ALONE, MOST_GROUNDS, Scenes
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import FALLBACK, Speaker


class DrawnMaps(Scenes):
    """Towns and roads, and pieces that stand in them side by side, with what is known of them."""

    drawings: MapDrawings

    def __init__(self, box: Box, drawings: MapDrawings) -> None:
        super().__init__(box, drawings)
        self.open_to_all = drawings.open_to_all
        # By the id of what lies there, which is kept for that, and the scenario
        self._lying: dict[tuple[int, str], tuple[object, list[MarkShown]]] = {}
        self.places = frozenset(town.id for town in self.chart(box.scenarios()[0]).towns)

    def chart(self, scenario: str) -> Chart:
        return self.drawings.chart(scenario)

    @lru_cache(maxsize=64)
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

    @lru_cache(maxsize=64)
    def ground(self, scenario: str, turned: bool) -> str:
        return map_ground(self.chart(scenario))

    @lru_cache(maxsize=64)
    def small(self, scenario: str) -> str:
        state = self.box.set_up(scenario, {})
        return small_map(self.drawings, scenario, state, Speaker("en", self.box))

    @lru_cache(maxsize=1)
    def sheet(self) -> str:
        return map_sheet(self.drawings.symbols())

    def sample(self, sign: str) -> str:
        return self.drawings.sample(sign)

    def box_of(self, symbol: str) -> list[float]:
        if symbol.startswith(ALONE):
            return []
        half = self.drawings.size * 0.62
        return [-half, -half, 2 * half, 2 * half]

    def pieces(self, state: State, speaker: Speaker, seat: int) -> list[PieceShown]:
        standing = self.drawings.pieces(state, speaker, seat)
        crowds = Counter([each.place for each in standing])
        return [
            self.kept(each, crowds[each.place] > 1, each.spent, self.piece) for each in standing
        ]

    def piece(self, standing: Standing, shared: bool, spent: bool) -> PieceShown:
        return PieceShown(
            id=standing.id,
            place=standing.place,
            symbol=standing.symbol,
            side=self.box.seats[standing.seat],
            label=standing.label,
            kind="unit",
            name=standing.name,
            badge=standing.badge,
            at=list(standing.at or ()),
            shared=shared,
            marks=["moved"] if spent else [],
        )

    def marks(self, state: State, speaker: Speaker) -> list[MarkShown]:
        """What lies on the map; the same list again, as long as the same lies there."""
        scenario, lying = self.drawings.scenario_of(state), self.drawings.markers(state, speaker)
        key = id(lying), scenario
        known = self._lying.get(key)
        if known is None:
            if len(self._lying) >= MOST_GROUNDS:
                self._lying.clear()
            known = self._lying[key] = lying, [self.mark(each, scenario) for each in lying]
        return known[1]

    @lru_cache(maxsize=1024)
    def mark(self, lying: Lying, scenario: str) -> MarkShown:
        x, y = self.spots(scenario)[lying.place]
        return MarkShown(
            place=lying.place,
            symbol=lying.symbol,
            x=x + lying.dx,
            y=y + lying.dy,
            turn=0,
            path=lying.path,
            look=self.drawings.lines().get(lying.symbol, {}) if lying.path else {},
        )

    @lru_cache(maxsize=64)
    def spots(self, scenario: str) -> dict[str, Point]:
        """Where each place lies on the map."""
        return {town.id: town.at for town in self.chart(scenario).towns}

    def scene(self, state: State, speaker: Speaker, seat: int) -> Scene:
        return Scene.model_construct(
            pieces=self.pieces(state, speaker, seat),
            flags=[],
            marks=self.marks(state, speaker),
            arrows=self.drawings.arrows(state),
            about=self.about_now(state, speaker),
        )

    def named(self, state: State) -> Iterable[str]:
        return [town.id for town in self.chart(self.drawings.scenario_of(state)).towns]
