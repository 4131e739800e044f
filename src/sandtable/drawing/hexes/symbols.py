"""A sheet of symbols for a page: everything that it puts on a board, drawn once.

    sheet(art, pieces)      an SVG to stand in the page, with nothing to see in itself

Symbols that lie on a board have the centre of their hex at 0, 0 and need no size:
`<use href="#french-line-3" x="350" y="202"/>`. They are

    french-line-3, french-line-3-square    a unit with three blocks left (`piece_symbol`)
    medal-french, medal-french-alone       a leader with a unit, or alone; without the name
    objective-ring                         the line inside an objective's hex, under the pieces
    objective-french-2, objective-both-1   its flag, over the pieces
    lit-can, lit-chosen, ...               a lit hex, for each highlight of the layout
    marker-crater-1, marker-wire-1, ...    markers; `marker_places` says which, where, how turned
    mark-ordered                           the pennant of a unit that has an order
    ground-ruins                           over a village of the ground that has become rubble

All other symbols have a box and take any size: `badge-french` (a medal), `banner-french` and
`banner-open-french`, and each drawing of the art that is made to stand alone, under its own name:
`die-...`, `card-...`, `flag-...`, `token-...`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.counters import Counters
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.laid_markers import marker_symbol
from sandtable.drawing.hexes.landscape import ruins
from sandtable.drawing.hexes.overlays import hatch, lit_hex, objective_flag, objective_ring, pennant
from sandtable.drawing.hexes.picture import Objective, Piece
from sandtable.drawing.svg import number, ring, symbol, symbol_sheet, tag

MOST_BANNERS: Final = 3  # that one objective is worth
ALONE: Final = ("die-", "card-", "flag-", "token-")  # drawings that stand alone


def sheet(art: Art, pieces: Iterable[Piece]) -> str:
    """One SVG with a symbol for each of these pieces, and for everything else on a board."""
    states = list(pieces)
    counters = Counters(art)
    drawn = [
        symbol(piece_symbol(each), tag("g", counters.face(each), color=_ink(art, each)))
        for each in states
    ]
    drawn += medals(art) + banners(art) + objectives(art) + lights(art) + markers(art)
    drawn.append(symbol("mark-ordered", pennant()))
    drawn += [
        drawing.symbol(name) for name, drawing in art.drawings.items() if name.startswith(ALONE)
    ]
    content = "".join([counters.blocks(states), *hatches(art), *drawn])
    return symbol_sheet(art.symbols(content) + content)


def piece_symbol(piece: Piece) -> str:
    """The name of the symbol for a unit in its state."""
    name = f"{piece.nation}-{piece.kind}-{piece.blocks}{'-square' if piece.square else ''}"
    return "-".join(part for part in (name, piece.state, piece.badge) if part)


def medals(art: Art) -> list[str]:
    counters = Counters(art)
    drawn = []
    for name, nation in art.layout.nations.items():
        for each, with_unit in ((f"medal-{name}", True), (f"medal-{name}-alone", False)):
            drawn.append(symbol(each, counters.medal(nation, *counters.medal_place(with_unit))))
        medal = counters.medal(nation, 0, 0, 26)
        drawn.append(tag("symbol", medal, id=f"badge-{name}", viewBox="-30 -30 60 60"))
    return drawn


def banners(art: Art) -> list[str]:
    """Banners won and still to win, in the colours of each nation."""
    style = art.layout.banners
    drawn = []
    for name, nation in art.layout.nations.items():
        for each, drawing in ((f"banner-{name}", style.won), (f"banner-open-{name}", style.open)):
            left, top, width, height = art.drawings[drawing].box
            box = " ".join(number(value) for value in (left, top, width, height))
            content = tag("g", art.use(drawing, 0, 0), color=nation.face)
            drawn.append(tag("symbol", content, id=each, viewBox=box))
    return drawn


def markers(art: Art) -> list[str]:
    """Markers, and the ground that a game may bring about in a hex."""
    drawn = [
        symbol(marker_symbol(name), art.use(name, 0, 0))
        for style in art.layout.markers.values()
        for name in style.symbols
    ]
    if art.layout.town.ruins:
        drawn.append(symbol("ground-ruins", ruins(art)))
    return drawn


def objectives(art: Art) -> list[str]:
    style = art.layout.objective
    family = f"'{art.layout.fonts.sans}', sans-serif"
    drawn = [symbol("objective-ring", objective_ring(_hex_shape(art, style.inset), style))]
    for nation in (*art.layout.nations, ""):
        for banners in range(1, MOST_BANNERS + 1):
            flag = objective_flag(art, Objective("", banners, nation), (0.0, 0.0))
            lettered = tag("g", flag, font_family=family, font_weight="600")
            drawn.append(symbol(f"objective-{nation or 'both'}-{banners}", lettered))
    return drawn


def lights(art: Art) -> list[str]:
    return [
        symbol(f"lit-{kind}", lit_hex(_hex_shape(art, style.inset), kind, style))
        for kind, style in art.layout.highlights.items()
    ]


def hatches(art: Art) -> list[str]:
    return [hatch(kind, style) for kind, style in art.layout.highlights.items() if style.hatch]


def _hex_shape(art: Art, inset: float) -> str:
    """A hex around 0, 0."""
    return ring(Plane((1,), *art.layout.hex.size).corners((0, 0), inset))


def _ink(art: Art, piece: Piece) -> str:
    return art.layout.nations[piece.nation].ink
