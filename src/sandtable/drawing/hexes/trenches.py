"""Trenches and sunken lanes: lines that run on from hex to hex.

Trenches of one line join; an end beside another line of the same owner runs into it, an end at the
edge of the board runs off it. Bays jut out toward the enemy, traverses fall back, and a row of
sandbags in the colour of the owner lies on the enemy's side.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Place, Plane, noise
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.svg import Point, Value, line_through, tag

END: Final = 38.0  # how far a line goes on beyond the centre of its last hex
OFF: Final = 130.0  # and off the board
BAG: Final = "6.6 1.5"  # the length of a sandbag, and the seam to the next
BOARD: Final = "2.6 2.8"

Ways = dict[Place, list[Place]]
Line = tuple[str, int]


def painted_trenches(plane: Plane, art: Art, picture: Picture) -> str:
    """All the trenches of a picture, from the thrown up earth to the duckboards."""
    if not picture.trenches:
        return ""
    style = art.layout.trench
    top = picture.top.nation if picture.top is not None else ""
    lines = {plane.places[each.hex]: (each.nation, each.line) for each in picture.trenches}
    ways = joined(plane, lines)
    spoil, dug = "", ""
    bags: dict[str, str] = {}
    for way in reaches(ways):
        nation = lines[way[0]][0]
        course = Course(_course(plane, way, ways), 1.0 if nation == top else -1.0)
        spoil += line_through(course.points)
        dug += line_through(course.zigzag(style.bay, style.traverse, style.depth, 0.0))
        ahead = (style.width + style.bag_width) / 2
        front = course.zigzag(style.bay, style.traverse, style.depth, ahead)
        bags[nation] = bags.get(nation, "") + line_through(front)
    fronts, wide = "".join(bags.values()), style.bag_width
    return "".join(
        [
            _stroke(spoil, style.spoil, style.spoil_width, stroke_opacity=0.34),
            _stroke(spoil, style.spoil, style.spoil_width * 0.7, stroke_opacity=0.5),
            _stroke(fronts, style.parapet, wide + 6, stroke_opacity=0.8),
            _stroke(fronts, style.bag_line, wide + 2),
            *(
                _stroke(data, style.sandbags[nation], wide, "butt", stroke_dasharray=BAG)
                for nation, data in sorted(bags.items())
            ),
            _stroke(dug, style.wall, style.width),
            _stroke(dug, style.floor, style.width - 3.6),
            _stroke(dug, style.boards, style.width - 7.0, "butt", stroke_dasharray=BOARD),
        ]
    )


def painted_lanes(plane: Plane, art: Art, places: set[Place]) -> str:
    """Sunken lanes: two banks with hachures, and ruts between them."""
    if not places:
        return ""
    style = art.layout.lane
    ways = joined(plane, dict.fromkeys(places, ("", 1)))
    bed, banks, ruts = "", "", ""
    for way in reaches(ways):
        course = Course(_course(plane, way, ways), 1.0)
        bed += line_through(course.points)
        for side in (-0.5, 0.5):
            ruts += line_through(course.beside(side * style.width * 0.36))
            for at in range(3, int(course.length), 6):
                foot, brow = side * style.width, side * (style.width + 9 + 7 * noise(at, way[0][0]))
                banks += line_through([course.at(at, foot), course.at(at, brow)])
    return "".join(
        [
            _stroke(banks, style.hachure, 1.3, stroke_opacity=0.7),
            _stroke(bed, style.bank, style.width),
            _stroke(bed, style.bed, style.width * 0.7),
            _stroke(ruts, style.rut, 1.6, stroke_opacity=0.8),
        ]
    )


def _stroke(data: str, color: str, width: float, ends: str = "round", **more: Value) -> str:
    line: dict[str, Value] = {"fill": "none", "stroke": color, "stroke_width": width}
    return tag("path", d=data, stroke_linejoin="round", stroke_linecap=ends, **line, **more)


# Which runs on into which.


def joined(plane: Plane, lines: Mapping[Place, Line]) -> Ways:
    """The hexes that each hex of a line runs on into."""
    ways: Ways = {place: [] for place in lines}
    pairs = [
        (place, other)
        for place in sorted(lines)
        for other in plane.around(place)
        if place < other and lines.get(other) == lines[place]
    ]
    for one, other in sorted(pairs, key=lambda pair: (_slants(pair), _beside(pair, pairs), pair)):
        if not set(ways[one]) & set(ways[other]):  # three that touch make no circle
            _join(ways, one, other)
    for place in [each for each in sorted(ways) if len(ways[each]) < 2]:
        for other in plane.around(place):
            if (
                other in lines
                and lines[other] != lines[place]
                and lines[other][0] == lines[place][0]
            ):
                _join(ways, place, other)
                break
    return ways


def _slants(pair: tuple[Place, Place]) -> bool:
    """Hexes of one row join first."""
    return pair[0][1] != pair[1][1]


def _beside(pair: tuple[Place, Place], pairs: list[tuple[Place, Place]]) -> int:
    """How many joins two hexes might have: the fewer, the likelier an end of the line."""
    return sum(place in other for place in pair for other in pairs)


def _join(ways: Ways, one: Place, other: Place) -> None:
    if other not in ways[one]:
        ways[one].append(other)
        ways[other].append(one)


def reaches(ways: Ways) -> list[list[Place]]:
    """The lines, cut where more than two meet."""
    found: list[list[Place]] = []
    done: set[tuple[Place, Place]] = set()
    for start in sorted(ways, key=lambda place: (len(ways[place]) == 2, place)):
        if not ways[start]:
            found.append([start])
        for following in sorted(ways[start]):
            if (start, following) in done:
                continue
            way = [start, following]
            while len(ways[way[-1]]) == 2 and way[-1] != start:
                one, other = ways[way[-1]]
                way.append(other if one == way[-2] else one)
            done |= {*pairwise(way), *pairwise(reversed(way))}
            found.append(way)
    return found


# How it runs.


def _course(plane: Plane, way: list[Place], ways: Ways) -> list[Point]:
    """Points through the hexes of a line, and on beyond its ends."""
    points = [_held(plane, place) for place in way]
    if len(way) == 1:
        (x, y), here = points[0], way[0]
        return [
            _end(plane, here, (x + 1, y), (x, y)),
            (x, y),
            _end(plane, here, (x - 1, y), (x, y)),
        ]
    if len(ways[way[0]]) < 2:
        points.insert(0, _end(plane, way[0], points[1], points[0]))
    if len(ways[way[-1]]) < 2:
        points.append(_end(plane, way[-1], points[-2], points[-1]))
    return _bent(points)


def _held(plane: Plane, place: Place) -> Point:
    x, y = plane.point(place)
    return x + 8 * (noise(*place, 81) - 0.5), y + 14 * (noise(*place, 82) - 0.5)


def _end(plane: Plane, place: Place, before: Point, here: Point) -> Point:
    """Straight on from the last hex; off the board if the next one would lie there."""
    dx, dy = here[0] - before[0], here[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    ahead = max(
        plane.around(place),
        key=lambda other: (
            (other[0] - place[0]) * plane.half * dx + (other[1] - place[1]) * plane.unit * dy
        ),
    )
    far = END if plane.on_board(ahead) else OFF
    return here[0] + dx * far, here[1] + dy * far


def _bent(points: list[Point]) -> list[Point]:
    """The same line with its corners cut."""
    bent = [points[0]]
    for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:]):
        bent.append((x + (ax - x) * 0.2, y + (ay - y) * 0.2))
        bent.append((x + (bx - x) * 0.2, y + (by - y) * 0.2))
    return [*bent, points[-1]]


class Course:
    """A line on the board, by the way along it and the way from it toward the enemy."""

    def __init__(self, points: list[Point], facing: float) -> None:
        self.points = points
        self.facing = facing
        self.lengths = [math.dist(one, other) for one, other in pairwise(points)]
        self.length = sum(self.lengths)

    def at(self, along: float, aside: float) -> Point:
        """A point `along` from the beginning, `aside` toward the enemy."""
        last = len(self.lengths) - 1
        for at, length in enumerate(self.lengths):
            if along <= length or at == last:
                (x, y), (to_x, to_y) = self.points[at], self.points[at + 1]
                dx, dy = (to_x - x) / length, (to_y - y) / length
                side = aside if dx * self.facing > 0 else -aside
                return x + dx * along - dy * side, y + dy * along + dx * side
            along -= length
        return self.points[-1]

    def beside(self, aside: float) -> list[Point]:
        steps = max(2, round(self.length / 12))
        return [self.at(self.length * step / steps, aside) for step in range(steps + 1)]

    def zigzag(self, bay: float, traverse: float, depth: float, ahead: float) -> list[Point]:
        """Bays forward and traverses back, `ahead` of the line by so much."""
        points = [self.at(0.0, ahead)]
        rounds = max(1, round(self.length / (bay + traverse)))
        step = self.length / rounds
        front = step * bay / (bay + traverse)
        for each in range(rounds):
            start = each * step + (step - front) / 2
            for along, aside in (
                (start - 1.5, -depth),
                (start + 1.5, depth),
                (start + front - 1.5, depth),
                (start + front + 1.5, -depth),
            ):
                shake = 2.4 * (noise(round(along), each, round(self.points[0][1])) - 0.5)
                points.append(self.at(along + shake, aside + ahead + shake * 0.6))
        return [*points, self.at(self.length, ahead)]
