"""The bare ground of a hex battle: grass and its patches, sand, and the light of the lamp.

Every irregularity comes from the place where it is, so a board always looks the same.
"""

from __future__ import annotations

import math

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Corner, Place, Plane, evenly, noise, rounded, shaken
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.svg import Point, curve_ring, number, ring, tag

GROUND = "ground"  # how hexes of which a picture says nothing are painted


class GroundPainter:
    """The ground while it is painted, and where things on it lie."""

    def __init__(self, picture: Picture, art: Art, grass: bool = True) -> None:
        self.picture = picture
        self.grass = grass
        self.art = art
        self.layout = art.layout
        self.plane = Plane(picture.rows, *art.layout.hex.size)
        self.paints: dict[Place, str] = {
            place: self.layout.terrain[picture.terrain[name]] if name in picture.terrain else GROUND
            for name, place in self.plane.places.items()
        }

    def painted(self, *paints: str) -> set[Place]:
        return {place for place, paint in self.paints.items() if paint in paints}

    def soft_outlines(self, places: set[Place], shake: float, step: float) -> list[list[Point]]:
        """The borders of a region of hexes as a hand would draw them."""
        loops = []
        for loop in self.plane.outlines(self.plane.beyond(places)):
            corners = [self.shaken_corner(corner, shake) for corner in loop]
            loops.append(evenly(rounded(corners), step))
        return loops

    def soft_ground(self, paint: str, shake: float, step: float) -> str:
        """The path around all hexes of one paint; empty if there are none."""
        places = self.painted(paint)
        loops = self.soft_outlines(places, shake, step) if places else []
        return "".join(curve_ring(loop) for loop in loops)

    def shaken_corner(self, corner: Corner, by: float) -> Point:
        return shaken(corner, self.plane.point(corner), by)

    # Grass.

    def gradients(self) -> str:
        ground = self.layout.ground
        soft = [
            tag(
                "radialGradient",
                tag("stop", offset="0", stop_color=color, stop_opacity=ground.patch_opacity)
                + tag("stop", offset="1", stop_color=color, stop_opacity=0.0),
                id=f"patch-{at}",
            )
            for at, color in enumerate(ground.patches)
        ]
        lamp = tag(
            "radialGradient",
            tag("stop", offset="0", stop_color=ground.lamp, stop_opacity=ground.lamp_opacity)
            + tag("stop", offset=".55", stop_color=ground.lamp, stop_opacity=0.0)
            + tag("stop", offset=".62", stop_color=ground.dusk, stop_opacity=0.0)
            + tag("stop", offset="1", stop_color=ground.dusk, stop_opacity=ground.dusk_opacity),
            id="lamp",
            cx=".44",
            cy=".38",
            r=".78",
        )
        return tag("defs", "".join([*soft, lamp]))

    def ground(self) -> str:
        ground, plane = self.layout.ground, self.plane
        painted = [tag("rect", width=plane.width, height=plane.height, fill=ground.base)]
        dark: list[str] = []
        light: list[str] = []
        tufts: list[str] = []
        for place in plane.places.values():
            for layer in range(1 + (place[0] + place[1]) // 2 % 2):
                px, py = self.near(place, layer, 46)
                painted.append(
                    tag(
                        "ellipse",
                        cx=px,
                        cy=py,
                        rx=64 + 66 * noise(*place, layer, 5),
                        ry=38 + 40 * noise(*place, layer, 6),
                        fill=f"url(#patch-{int(noise(*place, layer, 7) * len(ground.patches))})",
                    )
                )
            if not self.grass:
                continue
            for stroke in range(7):
                px, py = self.near(place, 20 + stroke, 50)
                length = 6 + 9 * noise(*place, stroke, 8)
                lift = 1 + 3 * noise(*place, stroke, 9)
                drawn = (
                    f"M{number(px)} {number(py)}"
                    f"q{number(length / 2)} {number(-lift)} {number(length)} 0"
                )
                (dark if stroke % 2 else light).append(drawn)
            if self.paints[place] == "ground":
                for tuft in range(int(noise(*place, 3) * 3)):
                    tx, ty = self.near(place, 40 + tuft, 44)
                    tufts.append(self.art.use(ground.tuft, tx, ty, 0.9))
        for strokes, color in ((dark, ground.strokes_dark), (light, ground.strokes_light)):
            if not strokes:
                continue
            painted.append(
                tag(
                    "path",
                    d="".join(strokes),
                    fill="none",
                    stroke=color,
                    stroke_opacity=0.6,
                    stroke_width=1.1,
                    stroke_linecap="round",
                )
            )
        return "".join(painted + tufts)

    def near(self, place: Place, key: int, reach: float) -> Point:
        """A point somewhere in a hex."""
        x, y = self.plane.point(place)
        angle = noise(*place, key, 101) * 2 * math.pi
        away = math.sqrt(noise(*place, key, 102)) * reach
        return x + math.cos(angle) * away, y + math.sin(angle) * away

    def sand(self) -> str:
        data = self.soft_ground("sand", 6, 14)
        if not data:
            return ""
        style = self.layout.sand
        grains, dunes = [], []
        for place in sorted(self.painted("sand")):
            for key in range(26):
                x, y = self.near(place, 60 + key, 50)
                grains.append(f"M{number(x)} {number(y)}h.1")
            for key in range(4):
                x, y = self.near(place, 90 + key, 36)
                dunes.append(f"M{number(x - 13)} {number(y)}q7 -7 14 -1q6 4 12 0")
        edge = {"fill": "none", "stroke_linecap": "round"}
        return "".join(
            [
                tag("path", d=data, fill=style.fill, stroke=style.edge, stroke_width=1.4),
                tag("path", d="".join(dunes), stroke=style.edge, stroke_width=1.4, **edge),
                tag("path", d="".join(grains), stroke=style.grain, stroke_width=1.8, **edge),
            ]
        )

    # The light.

    def veil(self) -> str:
        """What lies in no hex is paler."""
        page, plane = self.layout.page, self.plane
        field = "".join(
            ring(plane.point(corner) for corner in loop) for loop in plane.outlines(plane.names)
        )
        box = f"M0 0H{number(plane.width)}V{number(plane.height)}H0Z"
        return tag(
            "path",
            d=box + field,
            fill=page.off_board,
            fill_opacity=page.off_board_opacity,
            fill_rule="evenodd",
        )

    def lamp(self) -> str:
        return tag("rect", width=self.plane.width, height=self.plane.height, fill="url(#lamp)")
