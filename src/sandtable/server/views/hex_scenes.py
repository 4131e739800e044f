"""Boards of hexes for the page."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property, lru_cache
from typing import Any, Final

from sandtable.colors.rules.battle import Battle
from sandtable.colors.table.drawings import Drawings
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import board_layout
from sandtable.drawing.hexes.ground import ground, thumbnail
from sandtable.drawing.hexes.laid_markers import marker_places
from sandtable.drawing.hexes.legend import WORKS, sample
from sandtable.drawing.hexes.picture import SECTION, Leader, Picture, Piece
from sandtable.drawing.hexes.symbols import piece_symbol, sheet
from sandtable.server.messages import (
    FlagShown,
    LabelShown,
    Layout,
    LineShown,
    MarkShown,
    PieceShown,
    PlaceShown,
    Scene,
)
from sandtable.server.views.scenes_base import ALONE, MOST_GROUNDS, Scenes
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import FALLBACK, Speaker

WHOLE_HEX: Final = ("lit-", "objective-")
PIECE_IN_HEX: Final = 0.78
HEX_HEIGHT: Final = 1.155  # of a hex, by its width


class HexBattles(Scenes[Battle]):
    """Hexes, units and leaders: every game of the Commands & Colors family."""

    drawings: Drawings[Any]

    def __init__(self, box: Box, drawings: Drawings[Any]) -> None:
        super().__init__(box, drawings)
        self.names = self.drawings.grid.names
        self.places = frozenset(self.names)
        # By the ground, and the edge that it is seen from
        self._lying: dict[tuple[Hashable, bool], tuple[list[FlagShown], list[MarkShown]]] = {}

    @cached_property
    def art(self) -> Art:
        return Art(self.box.folder / "art")

    @lru_cache(maxsize=64)
    def first(self, scenario: str) -> Picture:
        """The first position of a scenario."""
        return self.drawings.picture(self.box.set_up(scenario, {}), Speaker("en", self.box))

    @lru_cache(maxsize=64)
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

    @lru_cache(maxsize=64)
    def ground(self, scenario: str, turned: bool) -> str:
        return ground(self.first(scenario), self.art, turned)

    @lru_cache(maxsize=64)
    def small(self, scenario: str) -> str:
        return thumbnail(self.first(scenario), self.art)

    @lru_cache(maxsize=1)
    def sheet(self) -> str:
        return sheet(self.art, self.drawings.sheet_pieces())

    @lru_cache(maxsize=64)
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
        turned = self.box.face.flips(state, seat)
        drawn, leading = self.drawings.pieces(state, speaker), self.drawings.leaders(state, speaker)
        units = {each.hex for each in drawn}
        led = {each.hex for each in leading}
        ordered = set(self.box.face.orders(state, state.active()))
        pieces = [
            self.kept(each, each.hex in led, each.hex in ordered, self.unit) for each in drawn
        ]
        pieces += [
            self.kept(each, each.hex in units, each.hex in ordered, self.leader) for each in leading
        ]
        flags, marks = self.on_ground(state, speaker, turned)
        about = self.about_now(state, speaker)
        return Scene.model_construct(
            pieces=pieces, flags=flags, marks=marks, turned=turned, about=about
        )

    def unit(self, piece: Piece, led: bool, ordered: bool) -> PieceShown:
        return PieceShown(
            id=piece.id,
            place=piece.hex,
            symbol=piece_symbol(piece),
            side=self.seat_of(piece.nation),
            label=piece.label,
            kind="unit",
            shared=led,
            marks=["ordered"] if ordered else [],
        )

    def leader(self, leader: Leader, with_unit: bool, ordered: bool) -> PieceShown:
        return PieceShown(
            id=leader.id,
            place=leader.hex,
            symbol=f"medal-{leader.nation}" + ("" if with_unit else "-alone"),
            side=self.seat_of(leader.nation),
            label=leader.label,
            kind="leader",
            name=leader.name,
            shared=with_unit,
            marks=["ordered"] if ordered else [],
        )

    def on_ground(
        self, state: Battle, speaker: Speaker, turned: bool
    ) -> tuple[list[FlagShown], list[MarkShown]]:
        """The flags of objectives and what lies on the ground, as seen from one edge."""
        key = self.box.face.ground_now(state), turned
        if key not in self._lying:
            if len(self._lying) >= MOST_GROUNDS:
                self._lying.clear()
            self._lying[key] = self.flags(state), self.marks(self.bare(state, speaker), turned)
        return self._lying[key]

    def flags(self, state: Battle) -> list[FlagShown]:
        return [
            FlagShown(place=each.hex, worth=each.banners, nation=each.nation)
            for each in self.drawings.objectives(state)
            if each.flag
        ]

    def marks(self, shown: Picture, turned: bool) -> list[MarkShown]:
        """What lies on the ground, as seen from one edge."""
        return [
            MarkShown(place=each.hex, symbol=each.symbol, x=each.x, y=each.y, turn=each.turn)
            for each in (marker_places(shown, self.art, turned) if shown.markers else ())
        ]

    def turned(self, scene: Scene, state: Battle, speaker: Speaker) -> Scene:
        turned = not scene.turned
        flags, marks = self.on_ground(state, speaker, turned)
        return scene.model_copy(update={"flags": flags, "marks": marks, "turned": turned})

    def bare(self, state: Battle, speaker: Speaker) -> Picture:
        """The board without its pieces."""
        ground = zip(self.names, self.drawings.terrain(state), strict=True)
        board = Picture(
            rows=tuple(self.drawings.grid.row_lengths),
            terrain={name: word for name, word in ground if word},
        )
        return self.drawings.completed(board, state, speaker)

    def named(self, state: Battle) -> Iterable[str]:
        return self.names

    def seat_of(self, nation: str) -> str:
        return self.box.seats[self.drawings.seat_of(nation)]
