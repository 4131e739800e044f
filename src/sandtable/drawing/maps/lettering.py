"""Lettering: names beside their towns, where they hide least; lands and seas within their sheet."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final, Literal

from sandtable.drawing.fonts import title_width
from sandtable.drawing.maps.chart import OPEN, Chart, Town, Word
from sandtable.drawing.svg import Point

SIZES: Final = (15.0, 17.0, 19.0)  # of letters, by the kind of town
RADII: Final = (5.0, 11.0, 14.0)  # how far a town's own drawing reaches
WIDE: Final = 0.52  # of a letter, against its size
SPACING: Final = 0.18  # between the letters of a land or a sea, against their size
EDGE: Final = 12.0  # from such a name to the edge of its sheet
Kind = Literal["town", "fort"]
Anchor = Literal["start", "middle", "end"]
Box = tuple[float, float, float, float]


def names(chart: Chart) -> list[Word]:
    """The names of all towns; the great ones choose their places first."""
    taken: list[Box] = [
        (town.x - RADII[town.kind], town.y - RADII[town.kind], town.x + RADII[town.kind],
         town.y + RADII[town.kind])
        for town in chart.towns
    ]  # fmt: skip
    found: list[Word] = []
    for town in sorted(chart.towns, key=lambda each: (-each.kind, each.id)):
        places = _places(town)
        around = _around([box for _, box in places])
        beads = _beads(chart, around)
        near = [box for box in taken if _meet(box, around)]
        trouble = [_trouble(box, near, chart, town, beads) for _, box in places]
        word, box = places[trouble.index(min(trouble))]
        taken.append(box)
        found.append(word)
    return found


def extent(word: Word) -> Point:
    """How far the name of a land or a sea reaches from its middle, to the side and up or down."""
    half = (title_width(word.text, word.size) + len(word.text) * SPACING * word.size) / 2
    angle = math.radians(word.turn)
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    high = word.size * 0.5
    return half * cos + high * sin, half * sin + high * cos


def fitted(word: Word, chart: Chart) -> Word:
    """A name no longer than its room, wholly on its sheet: moved, or smaller where it must be."""
    sheet = min(
        chart.sheets,
        key=lambda each: max(each.left - word.x, word.x - each.right, 0.0),
    )
    long = title_width(word.text, word.size) + len(word.text) * SPACING * word.size
    if word.room and long > word.room:
        word = replace(word, size=round(word.size * word.room / long, 1))
    wide, high = extent(word)
    part = min(
        1.0,
        (sheet.right - sheet.left - 2 * EDGE) / (2 * wide),
        (sheet.bottom - sheet.top - 2 * EDGE) / (2 * high),
    )
    if part < 1:
        word = replace(word, size=math.floor(word.size * part * 10) / 10)
        wide, high = extent(word)
    rise = word.size * 0.3  # the middle of letters lies above their foot
    x = min(max(word.x, sheet.left + EDGE + wide), sheet.right - EDGE - wide)
    y = min(max(word.y - rise, sheet.top + EDGE + high), sheet.bottom - EDGE - high) + rise
    return replace(word, x=round(x, 1), y=round(y, 1))


def _places(town: Town) -> list[tuple[Word, Box]]:
    """Right, left, below, above and aslant, the best liked first."""
    size = SIZES[town.kind]
    wide = len(town.name) * size * WIDE
    gap = RADII[town.kind] + 3
    kind: Kind = "town" if town.kind == OPEN else "fort"
    found = []
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)):
        reach = gap if not (dx and dy) else gap * 0.75
        x = town.x + dx * reach
        middle = town.y + dy * (reach + size * 0.38)
        left = x - wide / 2 if dx == 0 else (x if dx > 0 else x - wide)
        anchor: Anchor = "middle" if dx == 0 else ("start" if dx > 0 else "end")
        box = (left, middle - size * 0.42, left + wide, middle + size * 0.42)
        word = Word(town.name, x, middle + size * 0.33, size, kind, anchor, place=town.id)
        found.append((word, box))
    return found


def _around(boxes: list[Box]) -> Box:
    """The box that holds all of these."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _trouble(box: Box, taken: list[Box], chart: Chart, town: Town, beads: list[Point]) -> float:
    left, top, right, bottom = box
    total = 0.0
    for other in taken:
        wide = min(right, other[2]) - max(left, other[0])
        high = min(bottom, other[3]) - max(top, other[1])
        if wide > 0 and high > 0:
            total += 60 + wide * high
    for sheet in chart.sheets:
        if sheet.left <= town.x <= sheet.right:
            out = max(sheet.left - left, right - sheet.right)
            out = max(out, sheet.top - top, bottom - sheet.bottom)
            total += max(0.0, out) * 50
    for x, y in beads:
        if left < x < right and top < y < bottom:
            total += 2.2
    return total


def _beads(chart: Chart, around: Box) -> list[Point]:
    """Spots along the roads that come by a box, thirteen a road."""
    found: list[Point] = []
    left, top, right, bottom = around
    for road in chart.roads:
        one, other = chart.towns[road.one], chart.towns[road.other]
        if min(one.x, other.x) > right or max(one.x, other.x) < left:
            continue
        if min(one.y, other.y) > bottom or max(one.y, other.y) < top:
            continue
        found += [
            (one.x + (other.x - one.x) * part / 12, one.y + (other.y - one.y) * part / 12)
            for part in range(13)
        ]
    return found
