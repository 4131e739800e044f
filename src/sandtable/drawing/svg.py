"""Writing SVG: numbers, elements, paths and text, always the same for the same values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Value = str | float | None
NAMESPACE: Final = "http://www.w3.org/2000/svg"


def number(value: float) -> str:
    """A number with one decimal at most, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def fine(value: float) -> str:
    """A number with two decimals at most, for what lies between 0 and 1."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def tag(name: str, content: str = "", /, **attributes: Value) -> str:
    """One element. `stroke_width` becomes `stroke-width`; what is None is left out."""
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        key = key.rstrip("_").replace("_", "-")
        if not isinstance(value, str):
            value = fine(value) if key.endswith("opacity") else number(value)
        parts.append(f"{key}={quoteattr(value)}")
    opening = " ".join(parts)
    return f"<{opening}>{content}</{name}>" if content else f"<{opening}/>"


def document(
    content: str, width: float, height: float, left: float = 0.0, **attributes: Value
) -> str:
    """A whole file with this content, seen from `left` on."""
    box = f"{number(left)} 0 {number(width)} {number(height)}"
    return tag(
        "svg", content, xmlns=NAMESPACE, width=width, height=height, viewBox=box, **attributes
    )


def symbol_sheet(content: str) -> str:
    """Symbols to stand in a page, with nothing to see in themselves."""
    hidden: dict[str, Value] = {"class_": "sheet", "width": 0, "height": 0, "aria_hidden": "true"}
    return tag("svg", tag("defs", content), xmlns=NAMESPACE, **hidden)


def symbol(name: str, content: str) -> str:
    """A symbol with its origin where it is put."""
    return tag("symbol", content, id=name, overflow="visible")


def plain(words: str) -> str:
    """Words that stand for themselves inside an element."""
    return escape(words)


def text(words: str, x: float, y: float, **attributes: Value) -> str:
    return tag("text", plain(words), x=x, y=y, **attributes)


def moved(content: str, x: float, y: float, turn: float = 0.0, **attributes: Value) -> str:
    """A group at a place of its own, turned by degrees."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    return tag("g", content, transform=transform, **attributes)


def line_through(points: Iterable[Point]) -> str:
    """Path data for straight lines from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def ring(points: Iterable[Point]) -> str:
    """Path data for a closed shape."""
    return line_through(points) + "Z"


def curve_ring(points: Sequence[Point]) -> str:
    """Path data for a closed soft shape: the points pull it, the middles between them hold it."""
    count = len(points)
    middles = [middle(points[at], points[(at + 1) % count]) for at in range(count)]
    data = [f"M{number(middles[-1][0])} {number(middles[-1][1])}"]
    for (pull_x, pull_y), (x, y) in zip(points, middles):
        data.append(f"Q{number(pull_x)} {number(pull_y)} {number(x)} {number(y)}")
    return "".join(data) + "Z"


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
