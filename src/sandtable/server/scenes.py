"""Boards for the page: drawings made once and kept, and the pieces of a position.

A game is drawn by its kind of board; so far all boards are hexes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property, lru_cache
from hashlib import blake2b

from sandtable.colors.art import Art
from sandtable.colors.battle import Battle
from sandtable.colors.board import board_layout
from sandtable.colors.drawings import Pointed, drawings_of
from sandtable.colors.ground import ground, thumbnail
from sandtable.colors.markers import marker_places
from sandtable.colors.picture import Picture
from sandtable.colors.sheet import piece_symbol, sheet
from sandtable.core.box import Box
from sandtable.core.event import Event
from sandtable.core.state import State
from sandtable.core.text import Speaker
from sandtable.games import BOXES
from sandtable.server.messages import (
    FlagShown,
    HitShown,
    LabelShown,
    Layout,
    LineShown,
    MarkShown,
    PieceShown,
    PlaceShown,
    Scene,
)


class Scenes(ABC):
    """What a page draws of one game."""

    places: frozenset[str]

    def __init__(self, box: Box) -> None:
        self.box = box

    @abstractmethod
    def layout(self, scenario: str, turned: bool) -> Layout: ...

    @abstractmethod
    def ground(self, scenario: str, turned: bool) -> str: ...

    @abstractmethod
    def small(self, scenario: str) -> str: ...

    @abstractmethod
    def sheet(self) -> str: ...

    @abstractmethod
    def scene(self, state: State, speaker: Speaker, seat: int) -> Scene: ...

    @abstractmethod
    def emblem(self, card: str) -> str:
        """The drawing on a card."""

    def holding(self, name: str) -> str:
        """The drawing of tokens and the like, by their id."""
        return ""

    def places_in(self, event: Event) -> list[str]:
        """The places that an event happened in, the last one first."""
        return []

    def way_of(self, event: Event) -> list[str]:
        """From where to where something went."""
        return []

    def hits_on(self, state: State, seat: int, place: str) -> list[HitShown]:
        return []

    def hits_from(self, state: State, piece: str, place: str) -> list[HitShown]:
        return []

    @cached_property
    def version(self) -> str:
        """Changes with the drawings, so that a browser may keep them."""
        boards = [*self.box.scenarios(), *self.box.lessons()]
        drawn = self.sheet() + "".join(self.ground(each, False) for each in boards)
        return blake2b(drawn.encode(), digest_size=6).hexdigest()


class HexBattles(Scenes):
    """Hexes, units and leaders: every game of the Commands & Colors family."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.drawings = drawings_of(box)
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
    def layout(self, scenario: str, turned: bool) -> Layout:
        drawn = board_layout(self.first(scenario), self.art, turned)
        leader = drawn.leader
        return Layout(
            kind="hexes",
            width=drawn.width,
            height=drawn.height,
            margin=drawn.margin,
            places=[
                PlaceShown(id=name, x=spot.x, y=spot.y, shape=spot.points)
                for name, spot in drawn.places.items()
            ],
            labels=[LabelShown(text=each.text, x=each.x, y=each.y) for each in drawn.marks],
            lines=[LineShown(x1=at, y1=0, x2=at, y2=drawn.height) for at in drawn.sections],
            size=drawn.hex.width,
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

    def scene(self, state: State, speaker: Speaker, seat: int) -> Scene:
        assert isinstance(state, Battle)
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
        return Scene(pieces=pieces, flags=flags, marks=marks, turned=turned)

    def seat_of(self, nation: str) -> str:
        return self.box.seats[self.drawings.seat_of(nation)]

    def emblem(self, card: str) -> str:
        return self.drawings.emblem(card)

    def holding(self, name: str) -> str:
        return self.drawings.holding(name)

    def places_in(self, event: Event) -> list[str]:
        found = [event.args.get(name) for name in ("hex", "from", "target")]
        return [self.names[each] for each in found if isinstance(each, int) and each >= 0]

    def way_of(self, event: Event) -> list[str]:
        start, end = event.args.get("from"), event.args.get("hex")
        if event.key == "throw" or not isinstance(start, int) or not isinstance(end, int):
            return []
        return [self.names[start], self.names[end]]

    def hits_on(self, state: State, seat: int, place: str) -> list[HitShown]:
        return [self.hit(each) for each in self.drawings.hits_on(state, seat, place)]

    def hits_from(self, state: State, piece: str, place: str) -> list[HitShown]:
        return [self.hit(each) for each in self.drawings.hits_from(state, piece, place)]

    def hit(self, hit: Pointed) -> HitShown:
        return HitShown(
            place=hit.place,
            piece=hit.piece,
            side=self.box.seats[hit.seat],
            dice=hit.dice,
            how=hit.how,
            after_move=hit.after_move,
        )


@lru_cache(maxsize=8)
def scenes_of(game: str) -> Scenes:
    return HexBattles(BOXES[game])
