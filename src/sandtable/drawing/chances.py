"""A plot of the chances of winning over a game, with its turning points, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.drawing.fonts import SANS, SERIF, font_faces
from sandtable.drawing.svg import Value, document, line_through, plain, tag, text

WIDTH, HEIGHT = 960.0, 420.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 150.0, 74.0, 46.0
INK, SOFT, FAINT, PAPER = "#2b2a26", "#6d685c", "#ded7c6", "#faf7ef"
COLORS: Final = ("#1f3974", "#a8301f", "#3f5f24")  # by seat, as the page has them
STROKES: Final = (None, "10 5", "2 5")
NAME_GAP: Final = 20.0  # between two names at the ends of their lines
TURN_GAP: Final = 44.0  # between two numbers below


@dataclass(frozen=True)
class Line:
    """The chance of one seat, step by step."""

    name: str
    values: Sequence[float]  # from 0 to 1


@dataclass(frozen=True)
class Mark:
    """A turning point: where it is on which line, and what is said of it."""

    at: int  # the place among the steps
    line: int
    words: str


@dataclass(frozen=True)
class Plot:
    """All that is drawn."""

    title: str
    axis: str
    lines: Sequence[Line]
    turns: Sequence[tuple[int, str]]  # the place among the steps where each begins, and its label
    marks: Sequence[Mark]


def chances_plot(plot: Plot) -> str:
    """The plot as SVG. The same plot gives the same text."""
    content = [
        tag("style", font_faces()),
        tag("title", plain(plot.title)),
        tag("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        text(plot.title, 18, 34, font_family=SERIF, font_weight="600", font_size=22, fill=INK),
        text(plot.axis, LEFT, TOP - 10, **label(SOFT)),
        *grid(plot),
        *(curve(plot, at) for at in range(len(plot.lines))),
        *(mark(plot, number) for number in range(len(plot.marks))),
        *names(plot),
    ]
    return document("".join(content), WIDTH, HEIGHT, role="img") + "\n"


def x_of(plot: Plot, at: int) -> float:
    steps = max(1, len(plot.lines[0].values) - 1)
    return LEFT + (WIDTH - LEFT - RIGHT) * at / steps


def y_of(value: float) -> float:
    inside = max(0.0, min(1.0, value))
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - inside)


def label(color: str) -> dict[str, Value]:
    return {"font_family": SANS, "font_size": 13, "fill": color}


def grid(plot: Plot) -> list[str]:
    """Lines at the quarters, and the turns below."""
    parts: list[str] = []
    for quarter in range(5):
        y = y_of(quarter / 4)
        strong = SOFT if quarter == 2 else FAINT
        parts.append(tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, stroke=strong))
        words = f"{quarter * 25}%"
        parts.append(text(words, LEFT - 8, y + 4, text_anchor="end", **label(SOFT)))
    free = 0.0
    for at, words in plot.turns:
        x = x_of(plot, at)
        parts.append(
            tag("line", x1=x, x2=x, y1=HEIGHT - BOTTOM, y2=HEIGHT - BOTTOM + 5, stroke=SOFT)
        )
        if x >= free:
            y = HEIGHT - BOTTOM + 21
            parts.append(text(words, x, y, text_anchor="middle", **label(SOFT)))
            free = x + TURN_GAP
    return parts


def curve(plot: Plot, at: int) -> str:
    points = [(x_of(plot, n), y_of(value)) for n, value in enumerate(plot.lines[at].values)]
    color, dashes = COLORS[at % len(COLORS)], STROKES[at % len(STROKES)]
    return tag(
        "path",
        d=line_through(points),
        fill="none",
        stroke=color,
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_dasharray=dashes,
    )


def mark(plot: Plot, number: int) -> str:
    """A numbered dot on the line of the seat that it is about."""
    each = plot.marks[number]
    x, y = x_of(plot, each.at), y_of(plot.lines[each.line].values[each.at])
    color = COLORS[each.line % len(COLORS)]
    dot = tag("circle", cx=x, cy=y, r=9, fill=PAPER, stroke=color, stroke_width=2)
    words: dict[str, Value] = {**label(INK), "font_size": 11, "font_weight": "600"}
    inside = text(str(number + 1), x, y + 4, text_anchor="middle", **words)
    return tag("g", tag("title", plain(each.words)) + dot + inside)


def names(plot: Plot) -> list[str]:
    """The names at the ends of their lines, apart where the lines end alike."""
    ends = sorted((y_of(line.values[-1]), at) for at, line in enumerate(plot.lines))
    parts, free = [], 0.0
    for y, at in ends:
        y = max(y, free)
        free = y + NAME_GAP
        line = plot.lines[at]
        words = f"{line.name} {line.values[-1]:.0%}"
        look: dict[str, Value] = {**label(COLORS[at % len(COLORS)]), "font_weight": "600"}
        parts.append(text(words, WIDTH - RIGHT + 12, y + 4, **look))
    return parts
