"""Rivers and streams: one flowing line through neighbouring water hexes, with fords and bridges.

Water joins water in the next hex. A stream that ends also reaches for another end one corner away:
between them lies only the side that two dry hexes share, and it runs along that side. What ends at
the edge of the board flows off it; what ends inland thins out to a spring.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Place, Plane, noise
from sandtable.drawing.hexes.styles import Water
from sandtable.drawing.svg import Point, line_through, moved, ring, tag

CORNER_AWAY = ((-3, -3), (0, -6), (3, -3), (3, 3), (0, 6), (-3, 3))
STEPS_A_REACH = 7
SPRING = 42.0
OFF = 40.0


@dataclass(frozen=True)
class Bend:
    """A place where the line of a stream is held: where, how wide, and in which hex."""

    point: Point
    width: float
    place: Place | None


def painted_water(plane: Plane, art: Art, water: dict[Place, str], light: bool = True) -> str:
    """All the water of a board; `water` says for each of its hexes how it is painted.

    Without `light` its glints are left out.
    """
    style = art.layout.water
    streams = [_flow(reach) for reach in Streams(plane, style, water).reaches() if len(reach) > 1]
    shore, bank, deep, shallow, glints, signs = [], [], [], [], [], []
    for stream in streams:
        shore.append(ring(_ribbon(stream, 9.0)))
        bank.append(ring(_ribbon(stream, 3.0)))
        deep.append(ring(_ribbon(stream, 0.0)))
        shallow += [ring(_ribbon(shoal, 0.2)) for shoal in _shoals(stream, water)]
        glints += _glints(stream) if light else []
    for place in sorted(water):
        paint = water[place]
        if paint == "river":
            continue
        x, y, turn, width = _at(streams, plane, place, style)
        if paint == "ford":
            sign = art.use(style.ford, 0, 0, max(0.8, width / 28))
        else:
            sign = art.use(style.bridge, 0, 0)
        signs.append(moved(sign, x, y, turn))
    return "".join(
        [
            tag("path", d="".join(shore), fill=style.shore, opacity=0.75),
            tag("path", d="".join(bank), fill=style.bank),
            tag("path", d="".join(deep), fill=style.deep),
            tag("path", d="".join(shallow), fill=style.shallow) if shallow else "",
            tag(
                "path",
                d="".join(glints),
                fill="none",
                stroke=style.glint,
                stroke_opacity=0.62,
                stroke_width=1.0,
                stroke_linecap="round",
            ),
            *signs,
        ]
        if streams
        else []
    )


def crossings(
    plane: Plane, art: Art, water: dict[Place, str]
) -> dict[Place, tuple[float, float, float]]:
    """Where a bridge over the water of each hex would stand, and its turn in degrees."""
    style = art.layout.water
    streams = [_flow(reach) for reach in Streams(plane, style, water).reaches() if len(reach) > 1]
    return {place: _at(streams, plane, place, style)[:3] for place in sorted(water)}


class Streams:
    """Which water hex flows into which."""

    def __init__(self, plane: Plane, style: Water, water: dict[Place, str]) -> None:
        self.plane = plane
        self.style = style
        self.water = water
        self.joined: dict[Place, list[Place]] = {place: [] for place in water}
        self.streams: dict[Place, Place] = {place: place for place in water}
        for place in sorted(water):
            for other in sorted(plane.around(place)):
                if place < other and other in water:
                    self._join(place, other)
        self._join_ends()

    def _stream(self, place: Place) -> Place:
        while self.streams[place] != place:
            place = self.streams[place]
        return place

    def _join(self, one: Place, other: Place) -> None:
        """Two hexes flow together, unless they already do another way."""
        if self._stream(one) != self._stream(other):
            self.streams[self._stream(one)] = self._stream(other)
            self.joined[one].append(other)
            self.joined[other].append(one)

    def _join_ends(self) -> None:
        """Ends of streams one corner apart, those first that go straight on."""
        pairs = [
            (self._bend(place, other) + self._bend(other, place), place, other)
            for place in sorted(self.water)
            for other in ((place[0] + dx, place[1] + dy) for dx, dy in CORNER_AWAY)
            if place < other and other in self.water
        ]
        for bend, one, other in sorted(pairs):
            if bend < 4 and len(self.joined[one]) < 2 and len(self.joined[other]) < 2:
                self._join(one, other)

    def _bend(self, place: Place, other: Place) -> float:
        """How sharply the water would turn at `place` on its way to `other`: 0 to 2, or never."""
        if not self.joined[place]:
            return 1.0
        if len(self.joined[place]) > 1:
            return 9.0
        coming = self._direction(self.joined[place][0], place)
        going = self._direction(place, other)
        turn = 1 - (coming[0] * going[0] + coming[1] * going[1])
        return turn if turn < 1.6 else 9.0

    def _direction(self, one: Place, other: Place) -> Point:
        (x, y), (to_x, to_y) = self.plane.point(one), self.plane.point(other)
        length = math.dist((x, y), (to_x, to_y)) or 1.0
        return (to_x - x) / length, (to_y - y) / length

    def width(self, place: Place) -> float:
        if self.water[place] != "ford":
            around = [self.water[other] for other in self.joined[place]]
            narrow = self.water[place] == "bridge" and "river" not in around and around
            return self.style.ford_width if narrow else self.style.river_width
        if any(self.water[other] != "ford" for other in self.joined[place]):
            return self.style.ford_in_river_width
        return self.style.ford_width

    def reaches(self) -> list[list[Bend]]:
        """The streams, cut where they meet, each as the bends that it goes through."""
        found = []
        done: set[tuple[Place, Place]] = set()
        starts = sorted(place for place in self.water if len(self.joined[place]) != 2)
        for start in starts:
            if not self.joined[start]:
                found.append(self._bends([start]))
            for following in sorted(self.joined[start]):
                if (start, following) in done:
                    continue
                way = [start, following]
                while len(self.joined[way[-1]]) == 2:
                    one, other = self.joined[way[-1]]
                    way.append(other if one == way[-2] else one)
                done |= {(start, following), (way[-1], way[-2])}
                found.append(self._bends(way))
        return found

    def _bends(self, way: list[Place]) -> list[Bend]:
        bends: list[Bend] = []
        for at, place in enumerate(way):
            if at:
                bends.append(self._crossing(way[at - 1], place))
            bends.append(self._hold(place))
        before = way[1] if len(way) > 1 else None
        after = way[-2] if len(way) > 1 else None
        first = self._end(way[0], before) if len(self.joined[way[0]]) < 2 else []
        last = self._end(way[-1], after) if len(self.joined[way[-1]]) < 2 else []
        return first[::-1] + bends + last

    def _hold(self, place: Place) -> Bend:
        x, y = self.plane.point(place)
        shake = {"river": 9.0, "ford": 6.0}.get(self.water[place], 0.0)
        x += (noise(*place, 11) - 0.5) * 2 * shake
        y += (noise(*place, 12) - 0.5) * 2 * shake
        return Bend((x, y), self.width(place), place)

    def _crossing(self, one: Place, other: Place) -> Bend:
        """Where the line passes from hex to hex, or along a side between two others."""
        (x, y), (to_x, to_y) = self.plane.point(one), self.plane.point(other)
        dx, dy = self._direction(one, other)
        near = other in self.plane.around(one)
        shake = (noise(*min(one, other), *max(one, other)) - 0.5) * 2 * (13.0 if near else 3.0)
        width = (self.width(one) + self.width(other)) / 2 * (1.0 if near else 0.6)
        return Bend(((x + to_x) / 2 - dy * shake, (y + to_y) / 2 + dx * shake), width, None)

    def _end(self, place: Place, before: Place | None) -> list[Bend]:
        """Beyond an end: off the board if it lies at the edge, otherwise a spring."""
        x, y = self.plane.point(place)
        dx, dy = self._direction(before, place) if before is not None else (1.0, 0.0)
        ways = [
            (other[0] - place[0], other[1] - place[1])
            for other in self.plane.around(place)
            if not self.plane.on_board(other)
        ]
        width = self.width(place)
        if ways and before is not None:
            half, unit = self.plane.half, self.plane.unit
            straight = sorted((-(wx * half * dx + wy * unit * dy), wx, wy) for wx, wy in ways)
            turn, wx, wy = straight[0]
            if turn < 0:
                off = (x + wx * half / 2, y + wy * unit / 2)
                far = (x + wx * half * 1.2, y + wy * unit * 1.2)
                return [Bend(off, width, place), Bend(far, width, place)]
        lean = (noise(*place, 13) - 0.5) * 1.4
        bent = (x + (dx - dy * lean) * SPRING, y + (dy + dx * lean) * SPRING)
        near = (x + dx * SPRING * 0.45, y + dy * SPRING * 0.45)
        return [Bend(near, width * 0.55, place), Bend(bent, 1.0, place)]


@dataclass(frozen=True)
class Drop:
    """A point of a flowing line, with its width, its direction and the hex it belongs to."""

    point: Point
    width: float
    direction: Point
    place: Place | None


def _flow(bends: list[Bend]) -> list[Drop]:
    """A smooth line through the bends (Catmull and Rom), in short steps."""
    points = [bend.point for bend in bends]
    (x, y), (x1, y1) = points[0], points[1]
    before = (2 * x - x1, 2 * y - y1)
    (x, y), (x1, y1) = points[-1], points[-2]
    points = [before, *points, (2 * x - x1, 2 * y - y1)]
    drops: list[Drop] = []
    for at in range(len(bends) - 1):
        a, b, c, d = points[at : at + 4]
        last = at == len(bends) - 2
        for step in range(STEPS_A_REACH + last):
            t = step / STEPS_A_REACH
            where = (_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t))
            slope = (_slope(a[0], b[0], c[0], d[0], t), _slope(a[1], b[1], c[1], d[1], t))
            length = math.hypot(*slope) or 1.0
            ease = t * t * (3 - 2 * t)
            width = bends[at].width * (1 - ease) + bends[at + 1].width * ease
            place = bends[at].place or bends[at + 1].place
            drops.append(Drop(where, width, (slope[0] / length, slope[1] / length), place))
    return drops


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def _slope(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        (c - a) + 2 * (2 * a - 5 * b + 4 * c - d) * t + 3 * (3 * b - a - 3 * c + d) * t**2
    )


def _ribbon(drops: list[Drop], more: float) -> list[Point]:
    """Both banks of a stream, one there and the other back, a little uneven."""
    left: list[Point] = []
    right: list[Point] = []
    for drop in drops:
        (x, y), (dx, dy) = drop.point, drop.direction
        half = drop.width / 2 + more * min(1.0, drop.width / 12)
        uneven = min(2.0, drop.width / 8)
        for bank, side in ((left, 1), (right, -1)):
            away = half + (noise(round(x * 7), round(y * 7), side) - 0.5) * uneven
            bank.append((x - dy * away * side, y + dx * away * side))
    return left + right[::-1]


def _shoals(drops: list[Drop], water: dict[Place, str]) -> list[list[Drop]]:
    """The shallow stretches of a stream; where deeper water follows, they end in a point."""
    shallow = [drop.place is not None and water.get(drop.place) == "ford" for drop in drops]
    shoals: list[list[Drop]] = []
    start = 0
    while start < len(drops):
        if not shallow[start]:
            start += 1
            continue
        end = start
        while end < len(drops) and shallow[end]:
            end += 1
        stretch = drops[start:end]
        for at, drop in enumerate(stretch):
            room = 1.0
            if start > 0:
                room = min(room, (at + 0.4) / 4)
            if end < len(drops):
                room = min(room, (len(stretch) - at - 0.6) / 4)
            stretch[at] = replace(drop, width=drop.width * math.sqrt(room))
        if len(stretch) > 1:
            shoals.append(stretch)
        start = end
    return shoals


def _glints(drops: list[Drop]) -> list[str]:
    """Short strokes of light with the current, here and there."""
    strokes = []
    for at in range(1, len(drops) - 1):
        drop = drops[at]
        x, y = drop.point
        chance = noise(round(x * 5), round(y * 5))
        if drop.width < 8 or chance < 0.35:
            continue
        aside = (noise(round(x * 5), round(y * 5), 1) - 0.5) * drop.width * 0.72
        dx, dy = drop.direction
        half = 2 + 3.5 * chance
        x, y = x - dy * aside, y + dx * aside
        strokes.append(
            line_through([(x - dx * half, y - dy * half), (x + dx * half, y + dy * half)])
        )
    return strokes


def _at(
    streams: list[list[Drop]], plane: Plane, place: Place, style: Water
) -> tuple[float, float, float, float]:
    """Where the water of a hex is crossed: the place, the turn in degrees, the width."""
    x, y = plane.point(place)
    drops = [drop for stream in streams for drop in stream if drop.place == place]
    if not drops:
        return x, y, 0.0, style.ford_width
    nearest = min(drops, key=lambda drop: math.dist(drop.point, (x, y)))
    turn = math.degrees(math.atan2(nearest.direction[1], nearest.direction[0]))
    return *nearest.point, turn, nearest.width
