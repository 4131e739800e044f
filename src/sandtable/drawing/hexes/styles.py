"""What `layout.toml` of a game's art holds: sizes, colours and places, each with its name and type.

The file beside the drawings of a game explains each value; `layout.py` reads and checks it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


class Color(str):
    """A colour as "#rrggbb"."""

    __slots__ = ()


@dataclass(frozen=True)
class HexStyle:
    width: float
    tall: float
    line: Color
    line_opacity: float
    line_width: float
    names: Color

    @property
    def size(self) -> tuple[float, float]:
        """The width of a hex, and its height against that of a regular one."""
        return self.width, self.tall


@dataclass(frozen=True)
class Page:
    paper: Color
    ink: Color
    soft: Color
    rule: Color
    strip: float
    margin: float
    foot: float
    off_board: Color
    off_board_opacity: float


@dataclass(frozen=True)
class Fonts:
    serif: str
    sans: str
    title: float
    subtitle: float
    side: float
    coordinate: float
    leader: float
    hex_name: float
    caption: float


@dataclass(frozen=True)
class SectionStyle:
    line: Color
    opacity: float
    width: float
    dash: str


@dataclass(frozen=True)
class Nation:
    face: Color
    edge: Color
    ink: Color
    corner: str
    pattern: str
    leader: str


@dataclass(frozen=True)
class Block:
    width: float
    height: float
    thickness: float
    corner: float
    lift: float
    rim: Color
    rim_width: float
    outline: Color
    outline_width: float
    shadow: Color
    shadow_opacity: float
    shadow_x: float
    shadow_y: float
    frame_inset: float
    frame_width: float
    hatch_step: float
    hatch_width: float
    hatch_opacity: float


@dataclass(frozen=True)
class SymbolBox:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Pips:
    y: float
    size: float
    gap: float
    bar: Color
    bar_opacity: float
    bar_height: float
    bar_pad: float
    bar_corner: float
    lost_opacity: float
    lost_width: float


@dataclass(frozen=True)
class Wear:
    lost: float
    symbol: str


Figure = tuple[str, float, float, float]


@dataclass(frozen=True)
class Group:
    """A unit as figures: one more for each point of strength, and what is always there."""

    figures: list[Figure]
    always: list[Figure]


@dataclass(frozen=True)
class StateStyle:
    """What a state adds to a piece: a tilt, another ink, a veil, drawings under and over it."""

    tilt: float
    ink: Color
    veil: Color
    veil_opacity: float
    under: str
    over: str


@dataclass(frozen=True)
class BadgeStyle:
    x: float
    y: float
    radius: float
    fill: Color
    ink: Color
    rim: Color
    rim_width: float


@dataclass(frozen=True)
class MarkerStyle:
    """A marker in a hex: one of these drawings; on water it lies across the stream."""

    symbols: list[str]
    water: bool


@dataclass(frozen=True)
class TrenchStyle:
    spoil: Color
    spoil_width: float
    parapet: Color
    wall: Color
    floor: Color
    boards: Color
    width: float
    bay: float
    traverse: float
    depth: float
    bag_width: float
    bag_line: Color
    sandbags: dict[str, Color]


@dataclass(frozen=True)
class LaneStyle:
    bank: Color
    bed: Color
    rut: Color
    hachure: Color
    width: float


@dataclass(frozen=True)
class SquareStyle:
    symbol: str
    size: float
    block_width: float
    symbol_scale: float


@dataclass(frozen=True)
class LeaderStyle:
    with_unit_x: float
    with_unit_y: float
    with_unit_radius: float
    unit_shift_x: float
    unit_shift_y: float
    alone_radius: float
    alone_y: float
    rim: Color
    rim_width: float
    casing: float
    bust: float
    plate: Color
    plate_line: Color
    plate_height: float
    plate_pad: float
    plate_corner: float
    plate_x: float
    plate_y: float
    plate_indent: float
    plate_below: float


@dataclass(frozen=True)
class ObjectiveStyle:
    symbol: str
    x: float
    y: float
    size: float
    line: Color
    dark: Color
    both: Color
    inset: float
    line_width: float
    dark_width: float
    dark_opacity: float
    number: Color
    number_x: float
    number_y: float
    number_size: float


@dataclass(frozen=True)
class Banners:
    won: str
    open: str
    width: float
    height: float
    step: float


@dataclass(frozen=True)
class HighlightStyle:
    line: Color
    casing: Color
    fill: Color
    fill_opacity: float
    width: float
    inset: float
    dash: str
    hatch: bool


@dataclass(frozen=True)
class ArrowStyle:
    color: Color
    casing: Color
    width: float
    head: float
    gap: float
    tip: float
    dash: str


@dataclass(frozen=True)
class Ground:
    base: Color
    patches: list[Color]
    patch_opacity: float
    strokes_dark: Color
    strokes_light: Color
    lamp: Color
    lamp_opacity: float
    dusk: Color
    dusk_opacity: float
    tuft: str


@dataclass(frozen=True)
class Woods:
    floor: Color
    floor_opacity: float
    trees: list[str]
    tree_size: float
    bush: str


@dataclass(frozen=True)
class Relief:
    slope: Color
    slope_opacity: float
    crown: Color
    crown_opacity: float
    hachure: Color
    lit: Color
    shade: Color
    crags: Color
    rocks: list[str]


@dataclass(frozen=True)
class Water:
    deep: Color
    shallow: Color
    bank: Color
    shore: Color
    glint: Color
    river_width: float
    ford_width: float
    ford_in_river_width: float
    ford: str
    bridge: str


@dataclass(frozen=True)
class WorksStyle:
    symbol: str
    inset: float


@dataclass(frozen=True)
class Sand:
    fill: Color
    edge: Color
    grain: Color


Building = tuple[str, float, float, float, float]


@dataclass(frozen=True)
class Town:
    yard: Color
    yard_opacity: float
    lane: Color
    garden: Color
    towns: list[list[Building]]
    mills: list[list[Building]] = field(default_factory=list)
    ruins: list[list[Building]] = field(default_factory=list)
    keeps: list[list[Building]] = field(default_factory=list)


BLACK: Final = Color("#000000")


@dataclass(frozen=True)
class Layout:
    """Everything in `layout.toml`, which explains it.

    What has a value here may be left out by a game that has no such thing.
    """

    hex: HexStyle
    page: Page
    fonts: Fonts
    section: SectionStyle
    nations: dict[str, Nation]
    block: Block
    symbol: SymbolBox
    pips: Pips
    wear: list[Wear]
    leader: LeaderStyle
    objective: ObjectiveStyle
    banners: Banners
    highlights: dict[str, HighlightStyle]
    arrows: dict[str, ArrowStyle]
    terrain: dict[str, str]
    ground: Ground
    woods: Woods
    relief: Relief
    water: Water
    town: Town
    square: SquareStyle = SquareStyle("", 0.0, 0.0, 1.0)
    works: WorksStyle = WorksStyle("", 0.0)
    sand: Sand = Sand(BLACK, BLACK, BLACK)
    groups: dict[str, Group] = field(default_factory=dict)
    states: dict[str, StateStyle] = field(default_factory=dict)
    badge: BadgeStyle = BadgeStyle(0.0, 0.0, 0.0, BLACK, BLACK, BLACK, 0.0)
    markers: dict[str, MarkerStyle] = field(default_factory=dict)
    trench: TrenchStyle = TrenchStyle(
        BLACK, 0.0, BLACK, BLACK, BLACK, BLACK, 0.0, 1.0, 1.0, 0.0, 0.0, BLACK, {}
    )
    lane: LaneStyle = LaneStyle(BLACK, BLACK, BLACK, BLACK, 0.0)
    pit: str = ""
