"""The ground of a map as SVG: an engraved sheet of paper with coasts, washes, roads and forts."""

from __future__ import annotations

import math
from typing import Final

from sandtable.drawing.maps.area_ground import staff_map
from sandtable.drawing.maps.cells import FRAME, Cell, cells, shape
from sandtable.drawing.maps.chart import GREAT_FORT, OPEN, Chart, Sheet, Town
from sandtable.drawing.maps.palette import DESK, GRAIN, INK, PAPER, SHORE, WATER, river
from sandtable.drawing.svg import Point, line_through, number, ring, tag

EDGE: Final = "#cbb68c"
RED: Final = "#8c2f22"
ROAD: Final = "#6e563a"
WASH: Final = 15.0  # the width of a territory's border
SIGN_STEP: Final = 58.0  # between the signs of a field
RED_SIGNS: Final = ("diamonds", "hearts")

# The four suits around 0, 0, eight high
SIGNS: Final[dict[str, str]] = {
    "spades": "M0-8C3-3 8-1 8 3.5 8 7 3 8 1 5L2 9H-2L-1 5C-3 8-8 7-8 3.5-8-1-3-3 0-8Z",
    "hearts": "M0 9C-3 4-8 1-8-3.5-8-8-2-8.5 0-4.5 2-8.5 8-8 8-3.5 8 1 3 4 0 9Z",
    "diamonds": "M0-9 6.5 0 0 9-6.5 0Z",
    "clubs": "M0-9A4 4 0 0 1 3.4-2.6 4.2 4.2 0 1 1 1.4 4.6L2.4 9H-2.4L-1.4 4.6A4.2 4.2 0 1 1"
    "-3.4-2.6 4 4 0 0 1 0-9Z",
}


def ground(chart: Chart) -> str:
    """All of it, as one drawing."""
    if chart.areas:
        return staff_map(chart)
    content = [
        tag("rect", width=chart.width, height=chart.height, fill=DESK),
        *(_sheet(chart, number_, sheet) for number_, sheet in enumerate(chart.sheets)),
        _roads(chart),
        "".join(_town(town) for town in chart.towns),
    ]
    box = f"0 0 {number(chart.width)} {number(chart.height)}"
    return tag("svg", _defs() + "".join(content), xmlns="http://www.w3.org/2000/svg", viewBox=box)


def _defs() -> str:
    """Watermarks of the suits, and paper that is a little uneven."""
    patterns = "".join(
        tag(
            "pattern",
            tag("path", d=path, fill=RED if sign in RED_SIGNS else INK, fill_opacity=0.085,
                transform=f"translate({number(SIGN_STEP / 4)} {number(SIGN_STEP / 4)}) scale(1.1)")
            + tag("path", d=path, fill=RED if sign in RED_SIGNS else INK, fill_opacity=0.085,
                  transform=f"translate({number(SIGN_STEP * 0.75)} {number(SIGN_STEP * 0.75)}) "
                  "scale(1.1)"),
            id=f"sign-{sign}",
            width=SIGN_STEP,
            height=SIGN_STEP,
            patternUnits="userSpaceOnUse",
        )
        for sign, path in SIGNS.items()
    )  # fmt: skip
    return tag("defs", patterns + GRAIN)


def _sheet(chart: Chart, count: int, sheet: Sheet) -> str:
    left, top, right, bottom = sheet.frame
    wide, high = right - left, bottom - top
    name = f"sheet-{count}"
    clip = tag("clipPath", tag("rect", x=left, y=top, width=wide, height=high), id=name)
    towns = [chart.towns[each] for each in sheet.towns]
    shares = cells([town.at for town in towns], sheet.frame)
    inside = [
        tag("rect", x=left, y=top, width=wide, height=high, fill=PAPER),
        "".join(
            tag("rect", x=each.left, y=each.top, width=each.right - each.left,
                height=each.bottom - each.top, fill=f"url(#sign-{each.sign})")
            for each in chart.fields
            if left <= each.left < right
        ),
        _washes(towns, shares, chart.tints, count),
        "".join(_sea(sea) for sea in chart.seas),
        "".join(river(each, 2, 4.2, 0.75) for each in chart.rivers),
        _grid(chart, sheet),
        tag("rect", x=left, y=top, width=wide, height=high, filter="url(#grain)", opacity=0.5),
    ]  # fmt: skip
    border = tag("rect", x=left, y=top, width=wide, height=high, fill="none", stroke=INK,
                 stroke_width=2.5)  # fmt: skip
    inner = tag("rect", x=left + 7, y=top + 7, width=wide - 14, height=high - 14, fill="none",
                stroke=INK, stroke_width=1, stroke_opacity=0.6)  # fmt: skip
    shadow = tag("rect", x=left + 5, y=top + 8, width=wide, height=high, fill="#000",
                 fill_opacity=0.28)  # fmt: skip
    return (
        tag("defs", clip)
        + shadow
        + tag("g", "".join(inside), clip_path=f"url(#{name})")
        + border
        + inner
    )


def _washes(towns: list[Town], shares: list[Cell], tints: dict[str, str], count: int) -> str:
    """Each territory with a border wash inside its borders and a thin line along them."""
    drawn: list[str] = []
    borders: list[str] = []
    for land, tint in tints.items():
        own = [at for at, town in enumerate(towns) if town.land == land]
        if not own:
            continue
        name = f"land-{count}-{land}"
        area = "".join(ring(shape(shares[at])) for at in own)
        sides = [
            side
            for at in own
            for side in shares[at]
            if side.beyond != FRAME and towns[side.beyond].land != land
        ]
        line = "".join(line_through((side.start, side.end)) for side in sides)
        clip = tag("clipPath", tag("path", d=area), id=name)
        drawn.append(tag("defs", clip))
        drawn.append(tag("path", d=area, fill=tint, fill_opacity=0.13))
        drawn.append(
            tag("path", d=line, fill="none", stroke=tint, stroke_width=2 * WASH,
                stroke_opacity=0.42, stroke_linecap="round", clip_path=f"url(#{name})")
        )  # fmt: skip
        borders.append(line)
    drawn.append(
        tag("path", d="".join(borders), fill="none", stroke=INK, stroke_width=1.1,
            stroke_opacity=0.55, stroke_dasharray="7 3 1.5 3")
    )  # fmt: skip
    return "".join(drawn)


def _sea(points: tuple[Point, ...]) -> str:
    """Water with lines along the shore, as engravers drew it."""
    outline = ring(points)
    lines = "".join(
        tag("path", d=outline, fill="none", stroke=SHORE, stroke_width=wide, stroke_opacity=0.16)
        for wide in (34, 22, 12)
    )
    return tag("path", d=outline, fill=WATER) + lines + tag(
        "path", d=outline, fill="none", stroke=SHORE, stroke_width=1.8
    )  # fmt: skip


def _grid(chart: Chart, sheet: Sheet) -> str:
    """Fine lines between the fields, and the sign of each in its corner."""
    drawn: list[str] = []
    for each in chart.fields:
        if not sheet.left <= each.left < sheet.right:
            continue
        drawn.append(
            tag("rect", x=each.left, y=each.top, width=each.right - each.left,
                height=each.bottom - each.top, fill="none", stroke=INK, stroke_width=0.9,
                stroke_opacity=0.28, stroke_dasharray="2 5")
        )  # fmt: skip
        ink = RED if each.sign in RED_SIGNS else INK
        corner = f"translate({number(each.left + 24)} {number(each.top + 26)}) scale(1.15)"
        drawn.append(tag("path", d=SIGNS[each.sign], fill=ink, fill_opacity=0.75, transform=corner))
    return "".join(drawn)


def _roads(chart: Chart) -> str:
    plain: list[str] = []
    main: list[str] = []
    links: list[str] = []
    for road in chart.roads:
        one, other = chart.towns[road.one], chart.towns[road.other]
        line = line_through((one.at, other.at))
        (links if road.link else main if road.main else plain).append(line)
    return "".join(
        [
            tag("path", d="".join(plain), fill="none", stroke=ROAD, stroke_width=1.7,
                stroke_opacity=0.85),
            tag("path", d="".join(main), fill="none", stroke=ROAD, stroke_width=5.2),
            tag("path", d="".join(main), fill="none", stroke="#f7efd9", stroke_width=2.6),
            tag("path", d="".join(links), fill="none", stroke=INK, stroke_width=7),
            tag("path", d="".join(links), fill="none", stroke="#f7e9c0", stroke_width=4,
                stroke_dasharray="10 6"),
        ]
    )  # fmt: skip


def _town(town: Town) -> str:
    place = f"translate({number(town.x)} {number(town.y)})"
    if town.kind == OPEN:
        return tag("circle", cx=town.x, cy=town.y, r=4.4, fill="#fbf5e4", stroke=INK,
                   stroke_width=1.7)  # fmt: skip
    reach = 12.5 if town.kind == GREAT_FORT else 9.5
    points = 6 if town.kind == GREAT_FORT else 5
    drawn = tag("path", d=ring(_star(points, reach, reach * 0.58)), fill="#fbf5e4", stroke=INK,
                stroke_width=1.8, stroke_linejoin="round")  # fmt: skip
    if town.kind == GREAT_FORT:
        drawn += tag("path", d=ring(_star(points, reach * 0.55, reach * 0.3)), fill=INK)
    else:
        drawn += tag("circle", r=2.3, fill=INK)
    if town.crown:
        drawn += tag("path", d="M-9-13-11-22-5-18 0-25 5-18 11-22 9-13Z", fill="#d9a92e",
                     stroke=INK, stroke_width=1.2, stroke_linejoin="round")  # fmt: skip
    return tag("g", drawn, transform=place)


def _star(points: int, outer: float, inner: float) -> list[Point]:
    found: list[Point] = []
    for at in range(2 * points):
        reach = outer if at % 2 == 0 else inner
        angle = math.pi * at / points - math.pi / 2
        found.append((reach * math.cos(angle), reach * math.sin(angle)))
    return found
