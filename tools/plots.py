"""Small plots as SVG, in the look of our other charts."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

LEFT, WIDE, ROW, TOP, BOTTOM = 150, 520, 42, 54, 34  # in pixels
INK, PAPER, BAND, MARK = "#2b2a26", "#faf7ef", "#a9bcd3", "#2f5a8c"
TICKS: Final = 5
LONGEST: Final = 228  # pixels times letters of a name; longer ones are written smaller
STEPS: Final = (1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10)


def dots(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """A row each: a thin line from 5% to 95%, a band from 25% to 75%, a dot at the median.

    The numbers are the median and 95%.
    """
    most = max(row["p95"] for row in rows.values())
    scale = round_up(most)
    parts = frame(title, len(rows), [f"{scale * at / TICKS:g}" for at in range(TICKS + 1)])
    for line, (name, row) in enumerate(rows.items()):
        y = TOP + ROW * line + ROW / 2
        low, first, middle, third, high = (
            LEFT + WIDE * row[key] / scale for key in ("p5", "p25", "median", "p75", "p95")
        )
        words = f"{name}: median {row['median']:g}, 5% {row['p5']:g}, 95% {row['p95']:g}"
        parts += [
            label(name, y),
            f"<g><title>{escape(words)}</title>",
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{MARK}"/>',
            f'<rect x="{first:.1f}" y="{y - 7}" width="{max(third - first, 1):.1f}" height="14"'
            f' fill="{BAND}"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{MARK}"/>',
            f'<text x="{middle:.1f}" y="{y - 11}" text-anchor="middle" font-size="12">'
            f"{row['median']:.0f}</text>",
            number(high, y, f"{row['p95']:.0f}"),
            "</g>",
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def intervals(title: str, rows: Mapping[str, tuple[float, float, float]], step: float) -> str:
    """A row each: a line from the low end to the high one, a dot between; the scale in steps."""
    least = step * floor(min(low for _, low, _ in rows.values()) / step)
    most = step * ceil(max(high for *_, high in rows.values()) / step)
    marks = round((most - least) / step)
    parts = frame(title, len(rows), [f"{least + step * at:g}" for at in range(marks + 1)])
    for line, (name, row) in enumerate(rows.items()):
        y = TOP + ROW * line + ROW / 2
        middle, low, high = (LEFT + WIDE * (value - least) / (most - least) for value in row)
        words = f"{name}: {row[0]:.0f}, from {row[1]:.0f} to {row[2]:.0f}"
        parts += [
            label(name, y),
            f"<g><title>{escape(words)}</title>",
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{MARK}"'
            ' stroke-width="3"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{MARK}"/>',
            f'<text x="{middle:.1f}" y="{y - 11}" text-anchor="middle" font-size="12">'
            f"{row[0]:.0f}</text>",
            "</g>",
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def bars(title: str, rows: Mapping[str, float]) -> str:
    """A bar each, for shares of one."""
    parts = frame(title, len(rows), [f"{at / TICKS:.0%}" for at in range(TICKS + 1)])
    for line, (name, share) in enumerate(rows.items()):
        y = TOP + ROW * line + ROW / 2
        parts += [
            label(name, y),
            f'<rect x="{LEFT}" y="{y - 9}" width="{WIDE * share:.1f}" height="18" fill="{BAND}">'
            f"<title>{escape(name)}: {share:.0%}</title></rect>",
            number(LEFT + WIDE * share, y, f"{share:.0%}"),
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def stacks(
    title: str,
    colours: Mapping[str, str],
    rows: Mapping[str, Mapping[str, float]],
    marks: tuple[float, ...] = (),
) -> str:
    """A bar each, cut into shares of one; the rest is left open. `marks` are dashed lines."""
    parts = frame(title, len(rows) + 1, [f"{at / TICKS:.0%}" for at in range(TICKS + 1)])
    for at, (name, colour) in enumerate(colours.items()):
        x = 16 + at * (LEFT + WIDE + 40) / len(colours)
        parts.append(f'<rect x="{x:.0f}" y="{TOP + 8}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 17:.0f}" y="{TOP + 18}" font-size="8.5">{escape(name)}</text>')
    for line, (name, row) in enumerate(rows.items(), start=1):
        y, x = TOP + ROW * line + ROW / 2, float(LEFT)
        parts.append(label(name, y))
        for part, colour in colours.items():
            width = WIDE * row.get(part, 0.0)
            if width:
                words = escape(f"{name}, {part}: {row[part]:.0%}")
                parts.append(
                    f'<rect x="{x:.1f}" y="{y - 10}" width="{width:.1f}" height="20"'
                    f' fill="{colour}"><title>{words}</title></rect>'
                )
            x += width
    bottom = TOP + ROW * (len(rows) + 1)
    for share in marks:
        x = LEFT + WIDE * share
        parts.append(
            f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{TOP + ROW}" y2="{bottom}" stroke="{INK}"'
            ' stroke-dasharray="4 3"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def frame(title: str, rows: int, ticks: list[str]) -> list[str]:
    """The paper, the title and the scale."""
    height, width = TOP + ROW * rows + BOTTOM, LEFT + WIDE + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="Georgia, serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="28" font-size="16">{escape(title)}</text>',
    ]
    for at, words in enumerate(ticks):
        x = LEFT + WIDE * at / (len(ticks) - 1)
        parts.append(
            f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{TOP - 6}" y2="{height - BOTTOM + 4}"'
            f' stroke="{INK}" stroke-opacity=".2"/>'
        )
        parts.append(
            f'<text x="{x:.0f}" y="{height - 12}" text-anchor="middle" font-size="12">'
            f"{words}</text>"
        )
    return parts


def label(name: str, y: float) -> str:
    size = min(14.0, LONGEST / len(name))
    return (
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end" font-size="{size:.3g}">'
        f"{escape(name)}</text>"
    )


def number(x: float, y: float, words: str) -> str:
    return f'<text x="{x + 8:.1f}" y="{y + 5}" font-size="12">{words}</text>'


def round_up(value: float) -> float:
    """The next round number, for the end of a scale."""
    unit = 10.0 ** max(0, ceil(log10(max(value, 1))) - 1)
    return next(step * unit for step in STEPS if step * unit >= value)
