"""Samples of what is painted on the map, for its legend: small charts, drawn like the whole one."""

from __future__ import annotations

from typing import Any, Final

from sandtable.drawing.maps.area_ground import staff_map
from sandtable.drawing.maps.chart import Area, Chart, Road, Sheet, Town
from sandtable.drawing.svg import Point, ring, tag
from sandtable.games.lastman.table.signs import HELD

WIDE: Final = 96.0
HIGH: Final = 72.0
BEYOND: Final = 30.0  # how far the sheet goes on around a sample
# The border between two areas, from north to south
BORDER: Final[tuple[Point, ...]] = (
    (52.0, -BEYOND), (46.0, 10.0), (55.0, 34.0), (44.0, 58.0), (50.0, HIGH + BEYOND),
)  # fmt: skip
WEST: Final = (-BEYOND, -BEYOND), *BORDER, (-BEYOND, HIGH + BEYOND)
EAST: Final = (*BORDER, (WIDE + BEYOND, HIGH + BEYOND), (WIDE + BEYOND, -BEYOND))
FRENCH, GERMAN = "FR", "GE"


def sample(name: str, tints: dict[str, str], lines: dict[str, dict[str, str]], source: str) -> str:
    """The sign with this name; a KeyError for one that is not painted on the map.

    `lines` has how lines and hatchings look that lie over the ground, `source` the colour of those
    whose supplies come in.
    """
    over = {
        "held": [("held-german", ring(EAST))],
        "disputed": [("disputed", ring(EAST)), ("disputed-edge", ring(EAST))],
        "front": [("front-under", line()), ("front-over", line())],
    }.get(name, [])
    drawn = staff_map(charts(tints, source)[name])
    looks = "".join(
        tag("path", d=path, **{key.replace("-", "_"): value for key, value in lines[kind].items()})
        for kind, path in over
    )
    return drawn.removesuffix("</svg>") + tag("defs", HELD) + looks + "</svg>" if over else drawn


def line() -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in BORDER)


def charts(tints: dict[str, str], source: str) -> dict[str, Chart]:
    fed = Area(EAST, source=source, edge=(WIDE * 0.76, HIGH / 2))
    shore = ((30.0, -BEYOND), (30.0, HIGH + BEYOND), (-BEYOND, HIGH + BEYOND), (-BEYOND, -BEYOND))
    return {
        "country": chart(tints, FRENCH, GERMAN),
        "held": chart(tints, FRENCH, FRENCH),
        "disputed": chart(tints, FRENCH, FRENCH),
        "front": chart(tints, FRENCH, FRENCH),
        "rough": chart(tints, FRENCH, FRENCH, east=Area(EAST, rough=True)),
        "railway": chart(tints, FRENCH, FRENCH, roads=(Road(0, 1),)),
        "source": chart(tints, GERMAN, GERMAN, east=fed),
        "river": chart(tints, FRENCH, FRENCH, rivers=(((-9, 20), (30, 46), (62, 28), (105, 50)),)),
        "closed": Chart(WIDE, HIGH, (), (), (sheet(0),), tints=tints, closed=(shore,)),
    }


def chart(
    tints: dict[str, str], west: str, east_land: str, east: Area | None = None, **painted: Any
) -> Chart:
    """Two areas side by side, of these countries."""
    towns = (Town("west", "", 18, 40, west), Town("east", "", 78, 32, east_land))
    areas = {"west": Area(WEST), "east": east or Area(EAST)}
    roads = painted.pop("roads", ())
    return Chart(WIDE, HIGH, towns, roads, (sheet(2),), tints=tints, areas=areas, **painted)


def sheet(towns: int) -> Sheet:
    edges = (-BEYOND, -BEYOND, WIDE + BEYOND, HIGH + BEYOND)
    return Sheet("", *edges, tuple(range(towns)))
