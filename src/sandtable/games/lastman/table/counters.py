"""The counters: armies with their arms and number, single pieces with their sign, forts."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

from sandtable.drawing.maps.counters import PALE, Livery
from sandtable.drawing.svg import Point, number, ring, tag, text
from sandtable.games.lastman.rules import facts

INK: Final = "#17120b"
SANS: Final = "'PT Sans', 'DejaVu Sans', sans-serif"
WIDE: Final = 48.0
HIGH: Final = 38.0
SMALL: Final = 32.0
SCALE: Final = 1.14  # of counters on the map

# Arms in a box of 20 by 20 around 0, 0: a nation is told without its colour
ARMS: Final[dict[str, str]] = {
    "iron-cross": "M-3.2-9.6H3.2Q2-3.4 2.4-2.4 3.4-2 9.6-3.2V3.2Q3.4 2 2.4 2.4 2 3.4 3.2 9.6H-3.2"
    "Q-2 3.4-2.4 2.4-3.4 2-9.6 3.2V-3.2Q-3.4-2-2.4-2.4-2-3.4-3.2-9.6Z",
    "cockade": "M0-9.4A9.4 9.4 0 1 1 0 9.4 9.4 9.4 0 1 1 0-9.4ZM0-6.2A6.2 6.2 0 1 0 0 6.2 6.2 6.2 "
    "0 1 0 0-6.2ZM0-3.2A3.2 3.2 0 1 1 0 3.2 3.2 3.2 0 1 1 0-3.2Z",
    "saltire": "M-9.6-6.8-6.8-9.6 0-2.8 6.8-9.6 9.6-6.8 2.8 0 9.6 6.8 6.8 9.6 0 2.8-6.8 9.6-9.6 6.8"
    "-2.8 0Z",
    "bars": "M-9-9.4H-4.4V9.4H-9ZM-2.3-9.4H2.3V9.4H-2.3ZM4.4-9.4H9V9.4H4.4Z",
    "star": "M0-10 2.5-3.4 9.5-3.1 4 1.2 5.9 8.1 0 4.1-5.9 8.1-4 1.2-9.5-3.1-2.5-3.4Z",
}
# The sign of each type, drawn in lines in a box of 24 by 16 around 0, 0
SIGNS: Final[dict[str, str]] = {
    "infantry": "M-12-8 12 8M-12 8 12-8",
    "stosstruppen": "M-12-8 12 8M-12 8 12-8M-4-8A4 4 0 0 1 4-8",
    "commonwealth": "M-12-8 12 8M-12 8 12-8",
    "cavalry": "M-12 8 12-8",
    "artillery": "",
    "siege_gun": "M-10 6H10M-7 6-3 2 9-7",
    "biplane": "M-11-4H11M-11 2H11M-7-4V2M7-4V2M0-6V8M-4 8H4",
    "tank": "M-12 2-7-6H7L12 2 8 6H-8Z",
    "paris_gun": "M-11 7H4M-6 7 12-8M-2 7V1",
}
FILLED: Final[dict[str, str]] = {
    "artillery": "M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6Z",
    "siege_gun": "M-7 3A3.6 3.6 0 1 1-7 10 3.6 3.6 0 1 1-7 3Z",
    "commonwealth": "M0-5.6 1.4-1.9 5.3-1.7 2.3.7 3.3 4.5 0 2.3-3.3 4.5-2.3.7-5.3-1.7-1.4-1.9Z",
    "stosstruppen": "M-5-1.5A5 5 0 0 1 5-1.5H7V.8H-7V-1.5Z",
    "tank": "M-4-6H4V-2H-4Z",
    "biplane": "M-2.2-7.5H2.2V-1H-2.2Z",
}


@lru_cache(maxsize=1)
def liveries() -> list[Livery]:
    style = tomllib.loads((facts.HERE / "art" / "chart.toml").read_text(encoding="utf-8"))
    return [Livery(**style["nations"][nation]) for nation in facts.NATIONS]


def all_symbols() -> str:
    nations = range(len(facts.NATIONS))
    drawn = [frame_symbol(nation, *state) for nation in nations for state in STATES]
    drawn += [army_symbol(army, *state) for army in range(len(facts.ARMIES)) for state in STATES]
    drawn += [piece_symbol(kind, False) for kind in range(len(facts.KINDS))]
    drawn += [piece_symbol(kind, True) for kind in range(len(facts.KINDS)) if facts.CAN_DIG[kind]]
    drawn += [fort_symbol(strength) for strength in range(max(facts.FORT) + 1)]
    drawn += [worth_symbol(points) for points in sorted({each for each in facts.POINTS if each})]
    drawn += [battle_symbol()]
    drawn += [nation_symbol(nation) for nation in range(len(facts.NATIONS))]
    return DISPUTED + "".join(drawn)


# Both are there: hatched in the colours of both
DISPUTED: Final = (
    '<pattern id="disputed" width="18" height="18" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 4.5H18" stroke="#39433a" stroke-width="6" '
    'stroke-opacity=".5"/><path d="M0 13.5H18" stroke="#2f66b5" stroke-width="6" '
    'stroke-opacity=".5"/></pattern>'
)
COUNTER_BOX: Final = "-20 -21 40 42"
ARMY_BOX: Final = "-29 -25 58 50"
STATES: Final = ((False, False), (True, False), (False, True), (True, True))


def symbol(name: str, content: str, scale: float = 1.0, box: str = COUNTER_BOX) -> str:
    """A drawing around 0, 0 at the size of the board; `box` is its view where it stands alone."""
    if scale != 1.0:
        content = tag("g", content, transform=f"scale({scale})")
    return tag("symbol", content, id=name, overflow="visible", data_box=box)


def army_name(army: int, dug: bool, empty: bool) -> str:
    return f"{facts.ARMIES[army]}{'-dug' if dug else ''}{'-empty' if empty else ''}"


def army_symbol(army: int, dug: bool, empty: bool) -> str:
    """The counter of its nation, with the number of the army."""
    nation = facts.ARMY_NATION[army]
    livery = liveries()[nation]
    name = facts.ARMIES[army].split("_")[1]
    body = tag("use", href=f"#{frame_name(nation, dug, empty)}")
    if name.isdecimal():
        body += text(
            name, 10.5, 8, font_size=21 if len(name) < 2 else 18, font_weight="700",
            text_anchor="middle", fill=livery.dark if empty else livery.ink, font_family=SANS,
        )  # fmt: skip
    return symbol(f"army-{army_name(army, dug, empty)}", body, SCALE, ARMY_BOX)


def frame_name(nation: int, dug: bool, empty: bool) -> str:
    return f"counter-{facts.NATIONS[nation]}{'-dug' if dug else ''}{'-empty' if empty else ''}"


def frame_symbol(nation: int, dug: bool, empty: bool) -> str:
    """A broad counter: arms on the left, and four crosses above as on staff maps.

    Entrenched it stands behind a toothed line; empty it is an outline.
    """
    livery = liveries()[nation]
    left, top = -WIDE / 2, -HIGH / 2
    face = PALE if empty else livery.face
    ink = livery.dark if empty else livery.ink
    body = (
        tag("rect", x=left + 2, y=top + 3, width=WIDE, height=HIGH, rx=4, fill="#000",
            fill_opacity=0.35)
        + tag("rect", x=left, y=top, width=WIDE, height=HIGH, rx=4, fill=livery.dark, stroke=INK,
              stroke_width=1.4)
        + tag("rect", x=left, y=top, width=WIDE, height=HIGH - 4, rx=4, fill=face,
              stroke=PALE if not empty else livery.dark, stroke_width=1.3,
              stroke_dasharray="4 3" if empty else None)
        + tag("path", d=ARMS[livery.arms], fill=ink, transform="translate(-12.5 1) scale(.92)")
        + text("XXXX", 10.5, -9.5, font_size=7.5, font_weight="700", text_anchor="middle",
               fill=ink, fill_opacity=0.85, font_family=SANS, letter_spacing=0.6)
    )  # fmt: skip
    if dug:
        body += trench(WIDE)
    return symbol(frame_name(nation, dug, empty), body)


def trench(wide: float) -> str:
    """A toothed line before the counter."""
    teeth = int(wide // 8)
    line = f"M{number(-wide / 2)} 0" + "".join("l4-6 4 6" for _ in range(teeth))
    path = f"translate(0 {number(-HIGH / 2 if wide == WIDE else -SMALL / 2)})"
    return tag("path", d=line, fill="none", stroke=PALE, stroke_width=5, stroke_linejoin="round",
               transform=path) + tag("path", d=line, fill="none", stroke="#5b3413",
                                     stroke_width=2.6, stroke_linejoin="round",
                                     transform=path)  # fmt: skip


def piece_symbol(kind: int, dug: bool) -> str:
    """A small square: the colour and arms of its nation, the sign of its arm in a white box."""
    livery = liveries()[facts.NATION_OF[kind]]
    type_ = facts.TYPES[facts.TYPE_OF[kind]]
    half = SMALL / 2
    body = (
        tag("rect", x=-half + 1.5, y=-half + 2.5, width=SMALL, height=SMALL, rx=3, fill="#000",
            fill_opacity=0.35)
        + tag("rect", x=-half, y=-half, width=SMALL, height=SMALL, rx=3, fill=livery.face,
              stroke=INK, stroke_width=1.3)
        + tag("rect", x=-12, y=-6.5, width=24, height=16, fill=PALE, stroke=INK, stroke_width=1.4)
        + tag("path", d=ARMS[livery.arms], fill=livery.ink,
              transform="translate(0 -11.4) scale(.36)")
    )  # fmt: skip
    sign = ""
    if SIGNS[type_]:
        sign += tag("path", d=SIGNS[type_], fill="none", stroke=INK, stroke_width=1.9,
                    stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    if type_ in FILLED:
        sign += tag("path", d=FILLED[type_], fill=livery.dark if type_ != "tank" else INK,
                    stroke=PALE if type_ == "commonwealth" else None)  # fmt: skip
    large = type_ in ("infantry", "stosstruppen", "commonwealth", "cavalry")
    scale = "" if large else " scale(.86)"
    body += tag("g", sign, transform=f"translate(0 1.5){scale}")
    if dug:
        body += trench(SMALL)
    return symbol(f"piece-{facts.KINDS[kind]}{'-dug' if dug else ''}", body, SCALE)


def fort_symbol(strength: int) -> str:
    """A pentagon with what is left of the fort."""
    outer = polygon(15.5)
    body = (
        tag("path", d=ring([(x + 1.5, y + 2.5) for x, y in outer]), fill="#000", fill_opacity=0.35)
        + tag("path", d=ring(outer), fill="#e9dcc0", stroke=INK, stroke_width=2.2,
              stroke_linejoin="round")
        + tag("path", d=ring(polygon(11.2)), fill="none", stroke=INK, stroke_width=1,
              stroke_opacity=0.7)
        + text(str(strength), 0, 6, font_size=17, font_weight="700", text_anchor="middle",
               fill=INK, font_family=SANS)
    )  # fmt: skip
    return symbol(f"fort-{strength}", body)


def worth_symbol(points: int) -> str:
    """What an area is worth."""
    return symbol(
        f"worth-{points}",
        tag("circle", r=10.5, fill="#f7edcf", stroke="#9a7b1c", stroke_width=2.2)
        + text(str(points), 0, 5, font_size=14, font_weight="700", text_anchor="middle", fill=INK,
               font_family=SANS),
    )  # fmt: skip


def polygon(reach: float) -> list[Point]:
    """A pentagon that stands on its side."""
    spots = ((0.0, -1.0), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    return [(x * reach, y * reach) for x, y in spots]


def battle_symbol() -> str:
    """Crossed swords on a red disc: a battle is declared here."""
    return symbol(
        "battle",
        tag("circle", r=15, fill="#b3261e", stroke=PALE, stroke_width=2.2)
        + tag("path", d="M-8-8 7 7M8-8-7 7M-8 4-4 8M8 4 4 8", fill="none", stroke="#fff",
              stroke_width=2.4, stroke_linecap="round"),
    )  # fmt: skip


def nation_symbol(nation: int) -> str:
    """The arms of a nation on a disc."""
    livery = liveries()[nation]
    disc = tag("circle", r=12.3, fill=livery.face, stroke=INK, stroke_width=1.4)
    arms = tag("path", d=ARMS[livery.arms], fill=livery.ink, transform="scale(.8)")
    return tag("symbol", disc + arms, id=f"badge-{facts.NATIONS[nation]}", viewBox="-13 -13 26 26")
