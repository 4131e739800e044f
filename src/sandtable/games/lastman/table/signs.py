"""Small drawings beside the counters: emblems of cards, ways to go, dice, and whose an area is."""

from __future__ import annotations

import tomllib
from typing import Final

from sandtable.drawing.maps.counters import PALE
from sandtable.drawing.svg import tag
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.table.counters import COUNTER_BOX, INK, liveries, symbol

SIGNS: Final = tomllib.loads((facts.HERE / "art" / "signs.toml").read_text(encoding="utf-8"))
BOX: Final = "-22 -22 44 44"
# Where the pips of a die lie, by what it shows
PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def all_signs() -> str:
    drawn = [emblem_symbol(card) for card in SIGNS["cards"]]
    drawn += [way_symbol(verb) for verb in SIGNS["ways"]]
    drawn += [die_symbol(face) for face in range(1, len(PIPS) + 1)]
    drawn += [free_symbol("infantry"), free_symbol("auxiliary"), fort_sign()]
    drawn += [dug_alias(kind) for kind in range(len(facts.KINDS)) if facts.CAN_DIG[kind]]
    return HELD + "".join(drawn)


def drawn_by(sign: dict[str, str], ink: str, pale: str) -> str:
    """What is painted, then what is drawn with a pen, then what is light."""
    body = ""
    if "fill" in sign:
        body += tag("path", d=sign["fill"], fill=ink, fill_rule="evenodd")
    if "line" in sign:
        body += tag("path", d=sign["line"], fill="none", stroke=ink, stroke_width=2.6,
                    stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    if "pale" in sign:
        body += tag("path", d=sign["pale"], fill=pale, fill_rule="evenodd")
    return body


def emblem_symbol(card: str) -> str:
    return tag(
        "symbol", drawn_by(SIGNS["cards"][card], INK, PALE), id=f"emblem-{card}", viewBox=BOX
    )


def way_symbol(verb: str) -> str:
    """A way to go, on a disc: on a lit area, and in a menu."""
    disc = tag("circle", r=20.5, fill="#2f2413", stroke="#ffd95a", stroke_width=2.6)
    sign = tag("g", drawn_by(SIGNS["ways"][verb], "#ffe9a3", "#2f2413"), transform="scale(.62)")
    return tag("symbol", disc + sign, id=f"way-{verb}", viewBox=BOX)


def die_symbol(face: int) -> str:
    pips = "".join(tag("circle", cx=x * 10, cy=y * 10, r=4.3, fill=INK) for x, y in PIPS[face - 1])
    body = tag("rect", x=-19, y=-19, width=38, height=38, rx=7, fill="#fffaf0", stroke=INK,
               stroke_width=1.6)  # fmt: skip
    return tag("symbol", body + pips, id=f"die-{face}", viewBox="-20 -20 40 40")


def free_symbol(section: str) -> str:
    """A space of a template that nobody fills: round-cornered for infantry, cut for auxiliaries."""
    path = (
        "M-12-15H12Q15-15 15-12V12Q15 15 12 15H-12Q-15 15-15 12V-12Q-15-15-12-15Z"
        if section == "infantry"
        else "M-8-15H8L15-8V8L8 15H-8L-15 8V-8Z"
    )
    return tag(
        "symbol",
        tag("path", d=path, fill="none", stroke="currentColor", stroke_width=1.8,
            stroke_dasharray="4 3.4", stroke_opacity=0.75),
        id=f"free-{section}",
        overflow="visible",
        data_box=COUNTER_BOX,
    )  # fmt: skip


def fort_sign() -> str:
    """A fort without its strength, for lists."""
    path = "M0-16 15.2-5 9.4 13H-9.4L-15.2-5Z"
    return tag(
        "symbol",
        tag("path", d=path, fill="#e9dcc0", stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        id="fort",
        overflow="visible",
        data_box=COUNTER_BOX,
    )


def dug_alias(kind: int) -> str:
    """An entrenched piece under the name that it has in answers."""
    piece = f"piece-{facts.KINDS[kind]}"
    return symbol(f"{piece}_dug", tag("use", href=f"#{piece}-dug"))


def _held(name: str, nation: int, turn: int) -> str:
    """Lines in the colour of those who hold an area that is not theirs."""
    colour = liveries()[nation].face
    return (
        f'<pattern id="{name}" width="11" height="11" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})"><path d="M0 5.5H11" stroke="{colour}" '
        'stroke-width="2.8" stroke-opacity=".62"/></pattern>'
    )


# They lean to the other side each, and where both are they cross
HELD: Final = (
    _held("held-by-german", facts.GE, -45)
    + _held("held-by-entente", facts.FR, 45)
    + '<pattern id="contested" width="26" height="26" patternUnits="userSpaceOnUse" '
    f'patternTransform="rotate(45)"><path d="M0 6.5H26" stroke="{liveries()[facts.GE].face}" '
    'stroke-width="8" stroke-opacity=".34"/>'
    f'<path d="M0 19.5H26" stroke="{liveries()[facts.FR].face}" '
    'stroke-width="8" stroke-opacity=".34"/></pattern>'
)
