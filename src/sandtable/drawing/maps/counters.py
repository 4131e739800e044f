"""Pieces for a map: stands with a medallion, wagons, tokens. One symbol a kind, drawn at 0, 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.drawing.svg import symbol_sheet, tag, text

INK: Final = "#2b2016"
PALE: Final = "#fbf5e4"
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")

# A sign for each kind of arms, in a box of 20 by 20 around 0, 0: told apart without colour.
ARMS: Final[dict[str, str]] = {
    "fess": "M-10-3.4H10V3.4H-10Z",
    "saltire": "M-8.6-6.2-6.2-8.6 0-2.4 6.2-8.6 8.6-6.2 2.4 0 8.6 6.2 6.2 8.6 0 2.4-6.2 8.6-8.6 6.2"
    "-2.4 0Z",
    "lily": "M0-9.5C3-6 3.2-3 1.6.2 4.6-3.6 8.4-2.6 7.6.8 7 3 4.6 2.6 4.6 1.4 4 3.4 2.4 3.8 1.8 4"
    "H3.4V6H1.4L2.4 9.5H-2.4L-1.4 6H-3.4V4H-1.8C-2.4 3.8-4 3.4-4.6 1.4-4.6 2.6-7 3-7.6.8"
    "-8.4-2.6-4.6-3.6-1.6.2-3.2-3-3-6 0-9.5Z",
    "lozenges": "M0-9.6 4.8 0 0 9.6-4.8 0ZM-9.4-5-7-9.6-4.6-5-7-.4ZM9.4-5 7-9.6 4.6-5 7-.4Z"
    "M-9.4 5-7 .4-4.6 5-7 9.6ZM9.4 5 7 .4 4.6 5 7 9.6Z",
    "cross": "M-3-9.4H3L2 -2 9.4-3V3L2 2 3 9.4H-3L-2 2-9.4 3V-3L-2-2Z",
    "bend": "M-9.6-6.4-6.4-9.6 9.6 6.4 6.4 9.6Z",
}


@dataclass(frozen=True)
class Livery:
    """The colours and arms of a power."""

    face: str
    dark: str
    ink: str  # on the face
    arms: str


def sheet(symbols: str) -> str:
    """Symbols for a page, with nothing to see in themselves."""
    return symbol_sheet(HATCH + symbols)


HATCH: Final = (
    '<pattern id="worn" width="5" height="5" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V5" stroke="#000" stroke-width="2.2" '
    'stroke-opacity=".5"/></pattern>'
)


def stand(livery: Livery, rank: int, worn: bool) -> str:
    """A general: a round block, with arms on it and the rank below. Out of supply it is hatched."""
    body = (
        tag("ellipse", cx=2, cy=14, rx=23, ry=9, fill="#000", fill_opacity=0.3)
        + tag("path", d="M-22-10V9A22 9 0 0 0 22 9V-10Z", fill=livery.dark, stroke=INK,
              stroke_width=1.6)
        + tag("ellipse", cy=-10, rx=22, ry=17, fill=livery.face, stroke=INK, stroke_width=1.6)
        + tag("ellipse", cy=-10, rx=17.5, ry=13.2, fill=PALE, fill_opacity=0.93, stroke=livery.dark,
              stroke_width=1.4)
        + tag("path", d=ARMS[livery.arms], fill=livery.face, stroke=INK, stroke_width=0.7,
              transform="translate(0 -10.5) scale(1.02)")
    )  # fmt: skip
    if worn:
        body += tag("path", d="M-22-10A22 17 0 0 1 22-10V9A22 9 0 0 1-22 9Z", fill="url(#worn)")
    return body + text(
        ROMAN[rank - 1], 0, 14.4, font_size=11.5, font_weight="700",
        text_anchor="middle", fill=livery.ink, font_family="'PT Serif', Georgia, serif",
    )  # fmt: skip


def wagon(livery: Livery) -> str:
    """A train of supplies."""
    return (
        tag("ellipse", cx=1, cy=12, rx=20, ry=5, fill="#000", fill_opacity=0.3)
        + tag("path", d="M-18-2C-18-16 18-16 18-2Z", fill=PALE, stroke=INK, stroke_width=1.5)
        + tag("path", d="M-6-12.6C-8-9-8.4-5-8-2M6-12.6C8-9 8.4-5 8-2", fill="none", stroke=INK,
              stroke_width=0.8, stroke_opacity=0.6)
        + tag("path", d="M-19-2H19L16 7H-16Z", fill=livery.face, stroke=INK, stroke_width=1.5)
        + "".join(
            tag("circle", cx=x, cy=8, r=5.6, fill=PALE, stroke=INK, stroke_width=1.7)
            + tag("path", d=f"M{x} 2.6V13.4M{x - 5} 8H{x + 5}", stroke=INK, stroke_width=1)
            for x in (-10, 10)
        )
        + tag("path", d=ARMS[livery.arms], fill=livery.ink, transform="translate(0 2.4) scale(.36)")
    )  # fmt: skip


def rider(livery: Livery) -> str:
    """Hussars: a crossed sabre and a shako on a pennon."""
    return (
        tag("ellipse", cx=1, cy=11, rx=14, ry=4.5, fill="#000", fill_opacity=0.3)
        + tag("path", d="M-12 10-12-14 14-7-12 0Z", fill=livery.face, stroke=INK, stroke_width=1.5,
              stroke_linejoin="round")
        + tag("path", d="M-12-16V12", stroke=INK, stroke_width=2.4, stroke_linecap="round")
        + tag("path", d="M-8-10C-2-5-1-3 4-4M-6-3-1-10", fill="none", stroke=livery.ink,
              stroke_width=1.7, stroke_linecap="round")
    )  # fmt: skip


def marker(livery: Livery) -> str:
    """A marker of victory on a fortress."""
    return tag("circle", cy=1.5, r=11.5, fill="#000", fill_opacity=0.3) + tag(
        "circle", r=11, fill=livery.face, stroke=PALE, stroke_width=2
    ) + tag("circle", r=12, fill="none", stroke=INK, stroke_width=1.2) + tag(
        "path", d=ARMS[livery.arms], fill=livery.ink, transform="scale(.72)"
    )  # fmt: skip


def query(livery: Livery) -> str:
    """A fortress that was passed while somebody protected it."""
    return tag("circle", r=10, fill=PALE, stroke=livery.face, stroke_width=3) + text(
        "?", 0, 5, font_size=15, font_weight="700", text_anchor="middle", fill=INK,
        font_family="'PT Serif', Georgia, serif",
    )  # fmt: skip


def badge(name: str, livery: Livery) -> str:
    """The arms of a power in a square of their own, for lists and bars."""
    return tag("symbol", marker(livery), id=name, viewBox="-13 -13 26 26")
