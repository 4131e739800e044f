"""Samples of what is painted on the map, for its legend: small charts, drawn like the whole one."""

from __future__ import annotations

from typing import Any, Final

from sandtable.drawing.maps.chart import (
    GREAT_FORT,
    OPEN,
    SMALL_FORT,
    Chart,
    Field,
    Road,
    Sheet,
    Town,
)
from sandtable.drawing.maps.ground import ground

WIDE: Final = 96.0
HIGH: Final = 72.0
BEYOND: Final = 40.0  # how far the sheet goes on around a sample


def sample(name: str, tints: dict[str, str]) -> str:
    """The sign with this name; a KeyError for one that is not painted on the map."""
    return ground(charts(tints)[name])


def charts(tints: dict[str, str]) -> dict[str, Chart]:
    one, *_, other = tints
    ends = (town(14, 44, one), town(82, 30, one))
    return {
        "suit": chart((), tints, fields=(Field("hearts", 4, 4, WIDE + 200, HIGH + 200),)),
        "road": chart(ends, tints, roads=(Road(0, 1),)),
        "main-road": chart(ends, tints, roads=(Road(0, 1, main=True),)),
        "link": chart(ends, tints, roads=(Road(0, 1, link=True),)),
        "city": chart((town(48, 36, one),), tints),
        "fortress": chart((town(48, 36, one, SMALL_FORT),), tints),
        "major": chart((town(48, 36, one, GREAT_FORT),), tints),
        "elector": chart((town(48, 42, one, GREAT_FORT, True),), tints),
        "territory": chart((town(20, 44, one), town(76, 30, other)), tints),
        "river": chart((), tints, rivers=(((-9, 20), (30, 46), (62, 28), (105, 50)),)),
    }


def town(x: float, y: float, land: str, kind: int = OPEN, crown: bool = False) -> Town:
    return Town("", "", x, y, land, kind, crown)


def chart(towns: tuple[Town, ...], tints: dict[str, str], **painted: Any) -> Chart:
    """So much of a sheet, without its frame; a sheet has at least one town, if beyond it."""
    whole = towns or (town(-30, -30, ""),)
    sheet = Sheet("", -BEYOND, -BEYOND, WIDE + BEYOND, HIGH + BEYOND, tuple(range(len(whole))))
    roads = painted.pop("roads", ())
    return Chart(WIDE, HIGH, whole, roads, (sheet,), tints=tints, **painted)
