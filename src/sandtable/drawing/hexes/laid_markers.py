"""Markers on a board: wire, craters, works, bridges. They come and go, so they are no ground.

marker_places(picture, art, turned=False)    which symbol of the sheet lies where, how turned
laid_markers(picture, art)                   the markers themselves, for a picture
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import reflected, seen_from_top
from sandtable.drawing.hexes.geometry import Plane, noise
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.hexes.water import crossings
from sandtable.drawing.svg import moved, tag


@dataclass(frozen=True)
class MarkerPlace:
    """A marker in its hex: its drawing, its centre, and by how many degrees it is turned."""

    hex: str
    kind: str
    drawing: str
    x: float
    y: float
    turn: float

    @property
    def symbol(self) -> str:
        """Its name on the sheet."""
        return marker_symbol(self.drawing)


def marker_symbol(drawing: str) -> str:
    return f"marker-{drawing}"


def marker_places(picture: Picture, art: Art, turned: bool = False) -> list[MarkerPlace]:
    """Where markers lie: at the centre of their hexes, and bridges across the water.

    `turned` is the board as the player at the top edge sees it; the hexes keep their names.
    """
    if turned:
        names = reflected(Plane(picture.rows, *art.layout.hex.size))
        seen = marker_places(seen_from_top(picture, art), art)
        return [replace(each, hex=names[each.hex]) for each in seen]
    plane, layout = Plane(picture.rows, *art.layout.hex.size), art.layout
    kinds = list(layout.markers)
    water = {
        plane.places[name]: layout.terrain[word]
        for name, word in picture.terrain.items()
        if layout.terrain[word] in ("river", "ford", "bridge")
    }
    lying = sorted(
        (kinds.index(kind), name) for name, lie in picture.markers.items() for kind in lie
    )
    bridged = any(layout.markers[kinds[number]].water for number, _ in lying)
    over = crossings(plane, art, water) if bridged else {}
    placed = []
    for number, name in lying:
        kind, place = kinds[number], plane.places[name]
        style = layout.markers[kind]
        drawing = style.symbols[int(noise(*place, 71) * len(style.symbols))]
        x, y, turn = *plane.point(place), 0.0
        if style.water and place in over:
            x, y, turn = over[place]
        placed.append(MarkerPlace(name, kind, drawing, round(x, 1), round(y, 1), round(turn, 1)))
    return placed


def laid_markers(picture: Picture, art: Art) -> str:
    drawn = "".join(
        moved(art.use(each.drawing, 0, 0), each.x, each.y, each.turn, data_hex=each.hex)
        for each in marker_places(picture, art)
    )
    return tag("g", drawn, class_="markers") if drawn else ""
