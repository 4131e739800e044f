"""What all maps share: paper, ink and water, and lines that bend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.drawing.svg import Point, number, tag

PAPER: Final = "#f1e6cb"
DESK: Final = "#5d4a36"
INK: Final = "#3b2d1d"
WATER: Final = "#c4d6d6"
SHORE: Final = "#5f7f86"
GRAIN: Final = (
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".012 .02" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .42  '
    '0 0 0 0 .31  0 0 0 0 .16  0 0 0 .5 -.17"/></filter>'
)


def soft(points: Sequence[Point]) -> str:
    """A line that bends through the middles between its points."""
    first, last = points[0], points[-1]
    data = [f"M{number(first[0])} {number(first[1])}"]
    for at in range(1, len(points) - 1):
        x, y = points[at]
        mx, my = (x + points[at + 1][0]) / 2, (y + points[at + 1][1]) / 2
        data.append(f"Q{number(x)} {number(y)} {number(mx)} {number(my)}")
    data.append(f"L{number(last[0])} {number(last[1])}")
    return "".join(data)


def river(points: Sequence[Point], wide: float, bank: float, bank_opacity: float) -> str:
    """Water between banks, so wide with them and without."""
    path = soft(points)
    return tag(
        "path", d=path, fill="none", stroke=SHORE, stroke_width=bank, stroke_opacity=bank_opacity,
        stroke_linecap="round",
    ) + tag("path", d=path, fill="none", stroke=WATER, stroke_width=wide)  # fmt: skip
