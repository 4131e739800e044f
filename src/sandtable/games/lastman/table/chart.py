"""The map as a chart of areas, by `data/map.toml` and `art/chart.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final, Literal

from sandtable.drawing.fonts import title_width
from sandtable.drawing.maps.areas import Quilt, heart, span
from sandtable.drawing.maps.chart import Area, Chart, Road, Sheet, Town, Word
from sandtable.drawing.svg import Point
from sandtable.games.lastman.rules import facts

SIDE_COLOURS: Final = ("#3b463d", "#2f66b5")
NAME_SIZE: Final = 20.0


class Plane:
    """From the numbers of the map to the drawing."""

    def __init__(self) -> None:
        self.style: dict[str, Any] = tomllib.loads(
            (facts.HERE / "art" / "chart.toml").read_text(encoding="utf-8")
        )
        frame = self.style["frame"]
        self.across, self.down = float(frame["across"]), float(frame["down"])
        self.margin = float(frame["margin"])
        self.left, self.top = float(frame["left"]), float(frame["top"])
        self.width = (frame["right"] - self.left) * self.across + 2 * self.margin
        self.height = (frame["bottom"] - self.top) * self.down + 2 * self.margin

    def spot(self, at: list[float]) -> Point:
        x = self.margin + (at[0] - self.left) * self.across
        y = self.margin + (at[1] - self.top) * self.down
        return round(x, 1), round(y, 1)

    def spots(self, many: list[list[float]]) -> tuple[Point, ...]:
        return tuple(self.spot(each) for each in many)


@lru_cache(maxsize=1)
def quilt() -> Quilt:
    plane = Plane()
    style = plane.style
    return Quilt(
        {word: plane.spot(entry["at"]) for word, entry in facts.MAP["areas"].items()},
        {word: entry["borders"] for word, entry in facts.MAP["areas"].items()},
        {key: plane.spot(at) for key, at in style["gates"].items()},
        {word: plane.spots(line) for word, line in style["outside"].items()},
        {word: plane.spots(line) for word, line in style["islands"].items()},
    )


def rounded(outline: list[Point]) -> tuple[Point, ...]:
    return tuple((round(x, 1), round(y, 1)) for x, y in outline)


@lru_cache(maxsize=1)
def chart() -> Chart:
    plane = Plane()
    style = plane.style
    outlines = {word: rounded(line) for word, line in quilt().outlines.items()}
    towns = []
    areas: dict[str, Area] = {}
    words = [
        Word(
            each["text"], *plane.spot(each["at"]), size=float(each["size"]),
            kind="water" if each["kind"] == "water" else "land", turn=float(each.get("turn", 0)),
            room=float(each.get("room", 0)),
        )
        for each in style["words"]
    ]  # fmt: skip
    for number, word in enumerate(facts.AREAS):
        outline = outlines[word]
        x, y = heart(outline)
        top, bottom = span(outline, x)
        name_at = max(top + NAME_SIZE * 1.25, y - 40)
        y = min(max(y, name_at + 40), bottom - 20)
        towns.append(Town(word, word, round(x, 1), round(y, 1), facts.HOMES[number]))
        shift = 11 if facts.POINTS[number] else 0
        kind: Literal["fort", "town"] = "fort" if facts.FORT[number] > 0 else "town"
        words.append(Word(word, x + shift, name_at, NAME_SIZE, kind, place=word))
        source = facts.SOURCE[number]
        areas[word] = Area(
            outline,
            facts.ROUGH[number],
            (round(x, 1), round(name_at - 6, 1)),
            SIDE_COLOURS[source] if source >= 0 else "",
            edge_of(plane, outline, (x, y)) if source >= 0 else None,
        )
    roads = tuple(
        Road(one, other)
        for one in range(len(facts.AREAS))
        for other in facts.BORDERS.near[one]
        if one < other
    )
    frame = Sheet(
        "", plane.margin, plane.margin, plane.width - plane.margin, plane.height - plane.margin,
        tuple(range(len(facts.AREAS))),
    )  # fmt: skip
    return Chart(
        width=plane.width,
        height=plane.height,
        towns=tuple(towns),
        roads=roads,
        sheets=(frame,),
        rivers=tuple(plane.spots(line) for line in style["rivers"].values()),
        words=tuple(words),
        tints=dict(style["tints"]),
        areas=areas,
        closed=tuple(plane.spots(line) for line in style["closed"].values()),
    )


def edge_of(plane: Plane, outline: tuple[Point, ...], middle: Point) -> Point:
    """Where supplies come in: at the frame, or at the shore farthest from the middle of the map."""
    right, bottom = plane.width - plane.margin, plane.height - plane.margin
    framed = [
        (x, y)
        for x, y in outline
        if x <= plane.margin or y <= plane.margin or x >= right - 0.5 or y >= bottom - 0.5
    ]
    if framed:
        x = sum(px for px, _ in framed) / len(framed)
        y = sum(py for _, py in framed) / len(framed)
        low = plane.margin
        room = {low: x - low, right: right - x, -low: y - low, -bottom: bottom - y}
        side = min(room, key=lambda each: room[each])
        if side > 0:  # the left or the right one
            return (low + 20 if side == low else right - 20), max(y, low + 20)
        return max(x, low + 20), (low + 20 if side == -low else bottom - 20)
    far = min(outline, key=lambda spot: spot[0] + spot[1] * 0.6)
    return far[0] * 0.8 + middle[0] * 0.2, far[1] * 0.8 + middle[1] * 0.2


def worth_spot(area: int, name: str) -> Point:
    """To the left of the name."""
    x, y = name_spot(area)
    return round(x - half_width(name) - 4, 1), y


def fort_spot(area: int, name: str) -> Point:
    """To the right of the name."""
    x, y = name_spot(area)
    half = half_width(name) + (11 if facts.POINTS[area] else 0)
    return round(x + half + 18, 1), y


def name_spot(area: int) -> Point:
    """The middle of a name, from the middle of its area."""
    town = chart().towns[area]
    x, y = chart().areas[facts.AREAS[area]].name_at
    return x - town.x, round(y - town.y, 1)


def half_width(name: str) -> float:
    """From the middle of a name to its end."""
    return title_width(name, NAME_SIZE) / 2
