"""A whole position as one SVG: ground, names, markers and pieces."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from sandtable.core.state import State
from sandtable.drawing.maps.chart import Chart, Word
from sandtable.drawing.maps.counters import HATCH, PALE
from sandtable.drawing.maps.drawings import MapDrawings, spread
from sandtable.drawing.maps.ground import ground
from sandtable.drawing.maps.lettering import names
from sandtable.drawing.maps.palette import INK, PAPER
from sandtable.drawing.svg import moved, number, tag, text
from sandtable.toolkit.text import Speaker

SERIF: Final = "'PT Serif', Georgia, serif"


def render(drawings: MapDrawings, scenario: str, state: State, speaker: Speaker, seat: int) -> str:
    chart = drawings.chart_in(scenario, speaker)
    content = (
        _lines(drawings, state, speaker)
        + "".join(lettered(word) for word in words(chart))
        + _things(drawings, chart, state, speaker, seat)
    )
    symbols = tag("defs", HATCH + drawings.symbols())
    return ground(chart).removesuffix("</svg>") + symbols + content + "</svg>"


def small(drawings: MapDrawings, scenario: str, state: State, speaker: Speaker) -> str:
    """Without names, for a small picture."""
    chart = drawings.chart(scenario)
    symbols = tag("defs", HATCH + drawings.symbols())
    things = _lines(drawings, state, speaker) + _things(drawings, chart, state, speaker, -1)
    return ground(chart).removesuffix("</svg>") + symbols + things + "</svg>"


def words(chart: Chart) -> list[Word]:
    """Everything that is written on the map."""
    return [*chart.words, *([] if chart.areas else names(chart))]


def lettered(word: Word) -> str:
    turn = f"rotate({number(word.turn)} {number(word.x)} {number(word.y)})" if word.turn else None
    if word.kind in ("land", "water"):
        return text(
            word.text, word.x, word.y, font_size=word.size, text_anchor="middle", fill=INK,
            fill_opacity=0.34, letter_spacing=word.size * 0.18, font_family=SERIF, transform=turn,
        )  # fmt: skip
    return text(
        word.text, word.x, word.y, font_size=word.size, text_anchor=word.anchor, fill=INK,
        stroke=PAPER, stroke_width=3, paint_order="stroke", font_family=SERIF,
        font_weight="700" if word.kind == "fort" else None, transform=turn,
    )  # fmt: skip


def _lines(drawings: MapDrawings, state: State, speaker: Speaker) -> str:
    """What lies over the ground and under the names."""
    looks = drawings.lines()
    return "".join(
        tag(
            "path",
            d=each.path,
            **{key.replace("-", "_"): value for key, value in looks[each.symbol].items()},
        )
        for each in drawings.markers(state, speaker)
        if each.path
    )


def _things(drawings: MapDrawings, chart: Chart, state: State, speaker: Speaker, seat: int) -> str:
    at = {town.id: town.at for town in chart.towns}
    drawn = [
        tag("use", href=f"#{each.symbol}", x=at[each.place][0] + each.dx,
            y=at[each.place][1] + each.dy)
        for each in drawings.markers(state, speaker)
        if not each.path
    ]  # fmt: skip
    standing = sorted(drawings.pieces(state, speaker, seat), key=lambda each: each.place)
    for place, group in groupby(standing, key=lambda each: each.place):
        pieces = list(group)
        for piece, (dx, dy) in zip(pieces, spread(len(pieces), drawings.size), strict=True):
            dx, dy = piece.at or (dx, dy)
            x, y = at[place][0] + dx, at[place][1] + dy
            badge = _badge(piece.badge, drawings.size) if piece.badge else ""
            drawn.append(moved(tag("use", href=f"#{piece.symbol}") + badge, x, y))
    return "".join(drawn)


def _badge(words_: str, size: float) -> str:
    x, y = size * 0.42, size * 0.3
    return tag("circle", cx=x, cy=y, r=9, fill=PALE, stroke=INK, stroke_width=1.4) + text(
        words_, x, y + 4.6, font_size=13, font_weight="700", text_anchor="middle", fill=INK,
        font_family=SERIF,
    )  # fmt: skip
