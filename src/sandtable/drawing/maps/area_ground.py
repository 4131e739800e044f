"""The ground of a map of areas: a staff map with national tints, railways, rivers and hachures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.drawing.maps.chart import Area, Chart, Sheet
from sandtable.drawing.maps.palette import DESK, GRAIN, INK, PAPER, SHORE, WATER, river
from sandtable.drawing.svg import Point, line_through, number, ring, tag

RAIL: Final = "#4a3d2c"
WASH: Final = 16.0

HACHURES: Final = (
    '<pattern id="rough" width="26" height="22" patternUnits="userSpaceOnUse">'
    '<path d="M3 13Q7 4 11 13M6 13V9M9 13 8.4 8.6M16 21Q20 12 24 21M19 21V17M22 21 21.4 16.6" '
    'fill="none" stroke="#5a4426" stroke-width="1.2" stroke-opacity=".5"/></pattern>'
)
CLOSED: Final = (
    '<pattern id="closed" width="9" height="9" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V9" stroke="#7a6b52" stroke-width="1.1" '
    'stroke-opacity=".4"/></pattern>'
)


def staff_map(chart: Chart) -> str:
    """All of it, as one drawing. Each outline is written once and used wherever it is needed."""
    lands = "".join(
        tag("path", d=ring(chart.areas[town.id].outline), id=f"land-{town.id}")
        for town in chart.towns
    )
    closed = "".join(
        tag("path", d=ring(each), id=f"closed-{at}") for at, each in enumerate(chart.closed)
    )
    names = [f"land-{town.id}" for town in chart.towns]
    beyond = [f"closed-{at}" for at in range(len(chart.closed))]
    groups = tag("g", _used(names), id="lands") + tag("g", _used(beyond), id="closed-lands")
    defs = tag("defs", HACHURES + CLOSED + GRAIN + lands + closed + groups)
    content = [
        tag("rect", width=chart.width, height=chart.height, fill=DESK),
        *(_sheet(chart, sheet) for sheet in chart.sheets),
        "".join(_printed(chart.areas[town.id]) for town in chart.towns),
    ]
    box = f"0 0 {number(chart.width)} {number(chart.height)}"
    return tag("svg", defs + "".join(content), xmlns="http://www.w3.org/2000/svg", viewBox=box)


def _used(names: Iterable[str]) -> str:
    return "".join(tag("use", href=f"#{name}") for name in names)


def _sheet(chart: Chart, sheet: Sheet) -> str:
    left, top, right, bottom = sheet.frame
    frame: dict[str, float] = {
        "x": left, "y": top, "width": right - left, "height": bottom - top,
    }  # fmt: skip
    clip = tag("clipPath", tag("rect", **frame), id="staff-sheet")
    inside = [
        tag("rect", **frame, fill=WATER),
        *(
            tag("use", href=f"#{land}", fill="none", stroke=SHORE, stroke_width=wide,
                stroke_opacity=0.16)
            for wide in (36, 24, 12)
            for land in ("lands", "closed-lands")
        ),
        tag("use", href="#closed-lands", fill="#e3d9c1"),
        tag("use", href="#closed-lands", fill="url(#closed)"),
        tag("use", href="#lands", fill=PAPER),
        *(_ground(chart, land) for land in chart.tints),
        _rough(chart),
        _washes(chart),
        "".join(river(each, 1.8, 3.6, 0.55) for each in chart.rivers),
        _rails(chart),
        tag("use", href="#lands", fill="none", stroke=INK, stroke_width=1.7, stroke_opacity=0.75,
            stroke_linejoin="round"),
        tag("use", href="#closed-lands", fill="none", stroke=INK, stroke_width=1.4,
            stroke_opacity=0.6, stroke_dasharray="9 4 2 4"),
        tag("rect", **frame, filter="url(#grain)", opacity=0.45),
    ]  # fmt: skip
    shadow = tag("rect", **{**frame, "x": left + 5, "y": top + 8}, fill="#000", fill_opacity=0.28)
    edge = tag("rect", **frame, fill="none", stroke=INK, stroke_width=2.5)
    group = tag("g", "".join(inside), clip_path="url(#staff-sheet)")
    return tag("defs", clip) + shadow + group + edge


def _ground(chart: Chart, land: str) -> str:
    """The tint of a country."""
    own = [f"land-{town.id}" for town in chart.towns if town.land == land]
    return tag("g", _used(own), fill=chart.tints[land], fill_opacity=0.44)


def _rough(chart: Chart) -> str:
    """Hachures where the ground is rough."""
    own = _used(f"land-{town.id}" for town in chart.towns if chart.areas[town.id].rough)
    return tag("g", own, fill="#8a6d3c", fill_opacity=0.14) + tag("g", own, fill="url(#rough)")


def _washes(chart: Chart) -> str:
    """The border of each country, with a wash on its own side of it."""
    drawn: list[str] = []
    lines: list[str] = []
    for land, tint in chart.tints.items():
        own = [town for town in chart.towns if town.land == land]
        others = {
            point for town in chart.towns if town.land != land
            for point in chart.areas[town.id].outline
        }  # fmt: skip
        clip = _used(f"land-{town.id}" for town in own)
        name = f"country-{land}"
        drawn.append(tag("defs", tag("clipPath", clip, id=name)))
        border = "".join(
            line_through(part)
            for town in own
            for part in _shared(chart.areas[town.id].outline, others)
        )
        if not border:
            continue
        lines.append(border)
        drawn.append(
            tag("path", d=border, fill="none", stroke=tint, stroke_width=2 * WASH,
                stroke_opacity=0.55, stroke_linecap="round", stroke_linejoin="round",
                clip_path=f"url(#{name})")
        )  # fmt: skip
    drawn.append(
        tag("path", d="".join(lines), fill="none", stroke=INK, stroke_width=3.2,
            stroke_opacity=0.8, stroke_dasharray="14 5 3 5", stroke_linejoin="round")
    )  # fmt: skip
    return "".join(drawn)


def _shared(outline: tuple[Point, ...], others: set[Point]) -> list[list[Point]]:
    """The stretches of an outline that belong to another country as well."""
    found: list[list[Point]] = []
    for at, point in enumerate(outline):
        beyond = outline[(at + 1) % len(outline)]
        if point in others and beyond in others:
            if found and found[-1][-1] == point:
                found[-1].append(beyond)
            else:
                found.append([point, beyond])
    return found


def _rails(chart: Chart) -> str:
    """A light net: a line with sleepers from middle to middle."""
    lines = "".join(
        line_through((chart.towns[road.one].at, chart.towns[road.other].at)) for road in chart.roads
    )
    return tag(
        "path", d=lines, fill="none", stroke=RAIL, stroke_width=1.1, stroke_opacity=0.22
    ) + tag(
        "path", d=lines, fill="none", stroke=RAIL, stroke_width=5, stroke_opacity=0.2,
        stroke_dasharray="1.2 8",
    )  # fmt: skip


def _printed(area: Area) -> str:
    """Where supplies come in."""
    drawn = ""
    if area.source and area.edge is not None:
        x, y = area.edge
        drawn += tag("circle", cx=x, cy=y, r=17, fill=area.source, stroke=INK, stroke_width=1.8)
        drawn += tag(
            "path", d="M-9 4H9M-6 4V-3H6V4M-3-3V-7H3V-3", fill="none", stroke="#fff",
            stroke_width=2, transform=f"translate({number(x)} {number(y)})",
        )  # fmt: skip
    return drawn
