"""The painted landscape of a hex battle: one picture of ground, not tiles.

Painted in the order in which a hand would: grass and its patches, sand, the floor of the woods,
hills that join into ridges, water, towns, trees, works, and at last the light of the lamp.
"""

from __future__ import annotations

import math

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import (
    Place,
    noise,
    outward,
)
from sandtable.drawing.hexes.painter import GroundPainter
from sandtable.drawing.hexes.picture import Picture
from sandtable.drawing.hexes.styles import Building
from sandtable.drawing.hexes.trenches import painted_lanes, painted_trenches
from sandtable.drawing.hexes.water import painted_water
from sandtable.drawing.svg import Point, curve_ring, line_through, moved, ring, tag

LIGHT = (-0.64, -0.77)
GOLDEN = 2.39996  # an angle that never repeats: leaves grow by it, and here trees
TREES = 27


def landscape(picture: Picture, art: Art, grass: bool = True) -> str:
    """The ground of a picture, without hex lines and pieces, as the content of an SVG.

    Without `grass` its blades are left out, and the glints of the water.
    """
    return Painter(picture, art, grass).paint()


class Painter(GroundPainter):
    """One landscape while it is painted."""

    def paint(self) -> str:
        water = {
            place: paint
            for place, paint in self.paints.items()
            if paint in ("river", "ford", "bridge")
        }
        return "".join(
            [
                self.gradients(),
                self.ground(),
                self.sand(),
                self.woods_floor(),
                self.relief(),
                painted_lanes(self.plane, self.art, self.painted("lane")),
                painted_water(self.plane, self.art, water, light=self.grass),
                self.pits(),
                painted_trenches(self.plane, self.art, self.picture),
                self.towns(),
                self.standing(),
                self.works(),
                self.veil(),
                self.lamp(),
            ]
        )

    # Hills.

    def relief(self) -> str:
        """Hills: a shadow, a slope, a lighter crown, and hachures that run downhill."""
        high = self.high()
        if not high:
            return ""
        style = self.layout.relief
        loops = self.soft_outlines(high, 7, 4.6)
        region = "".join(curve_ring(loop[::3]) for loop in loops)
        crowns = "".join(curve_ring(shifted(loop, outward(loop), -19.0)[::4]) for loop in loops)
        brows = "".join(curve_ring(shifted(loop, outward(loop), -10.0)[::4]) for loop in loops)
        painted = [
            tag("path", d=region, fill=style.shade, opacity=0.2, transform="translate(7 8)"),
            tag("path", d=region, fill=style.shade, opacity=0.2, transform="translate(4 4)"),
            tag("path", d=region, fill=style.lit, opacity=0.5, transform="translate(-3 -3)"),
            tag("path", d=region, fill=style.slope, opacity=style.slope_opacity + 0.25),
            tag("path", d=brows, fill=style.slope, opacity=style.slope_opacity),
            tag("path", d=crowns, fill=style.crown, opacity=style.crown_opacity),
        ]
        painted += self.hachures(loops)
        painted += self.crags()
        return "".join(painted)

    def high(self) -> set[Place]:
        """Hills, and what a mine blew out of their midst."""
        hills = self.painted("relief", "crags")
        return hills | {
            place
            for place in self.painted("pit")
            if sum(other in hills for other in self.plane.around(place)) > 3
        }

    def hachures(self, loops: list[list[Point]]) -> list[str]:
        """Strokes down the slope, heavy where it turns from the light."""
        weights: list[list[str]] = [[], [], []]
        for loop in loops:
            for at, ((x, y), (nx, ny)) in enumerate(zip(loop, outward(loop))):
                shade = -(nx * LIGHT[0] + ny * LIGHT[1])
                if shade < -0.35 and at % 2:
                    continue
                grain = noise(round(x * 3), round(y * 3))
                top = 17 + 4 * grain
                foot = -4 - 3 * noise(round(x * 3), round(y * 3), 1) - 2 * max(0.0, shade)
                if grain < 0.25:
                    top -= 7
                lean = (noise(round(x), round(y), 2) - 0.5) * 0.22
                lx, ly = nx - ny * lean, ny + nx * lean
                stroke = line_through(
                    [(x - lx * top, y - ly * top), (x - lx * foot, y - ly * foot)]
                )
                weights[0 if shade < -0.35 else 1 if shade < 0.35 else 2].append(stroke)
        return [
            tag(
                "path",
                d="".join(strokes),
                fill="none",
                stroke=self.layout.relief.hachure,
                stroke_opacity=opacity,
                stroke_width=width,
                stroke_linecap="round",
            )
            for strokes, opacity, width in zip(weights, (0.42, 0.55, 0.66), (0.8, 1.1, 1.5))
            if strokes
        ]

    def crags(self) -> list[str]:
        """Rugged hills: bare broken ground under the rocks."""
        places = self.painted("crags")
        if not places:
            return []
        style = self.layout.relief
        loops = [shifted(loop, outward(loop), -9.0) for loop in self.soft_outlines(places, 9, 9)]
        data = "".join(ring(loop) for loop in loops)
        return [tag("path", d=data, fill=style.crags, opacity=0.75)]

    def rocks(self, place: Place) -> list[tuple[float, str]]:
        """The rocks of a rugged hex, big ones in its middle."""
        style = self.layout.relief
        x, y = self.plane.point(place)
        stones: list[tuple[float, str]] = []
        for key in range(13):
            angle = key * 2.4 + noise(*place, key, 31)
            away = 6 + 9.3 * math.sqrt(key) * (0.9 + 0.2 * noise(*place, key, 32))
            sx, sy = x + math.cos(angle) * away, y + math.sin(angle) * away * 0.95
            size = 1.3 - 0.055 * key + 0.25 * noise(*place, key, 33)
            rock = style.rocks[int(noise(*place, key, 34) * len(style.rocks))]
            stones.append((sy, self.art.use(rock, sx, sy, size)))
        return stones

    # Woods and towns.

    def woods_floor(self) -> str:
        style = self.layout.woods
        data = self.soft_ground("woods", 8, 16)
        return tag("path", d=data, fill=style.floor, opacity=style.floor_opacity) if data else ""

    def trees(self, place: Place) -> list[tuple[float, str]]:
        """The trees of a wood, some of them over the line."""
        style = self.layout.woods
        x, y = self.plane.point(place)
        spots: list[Point] = []
        for at in range(TREES):
            angle = at * GOLDEN + 6.3 * noise(*place, 201)
            away = 51 * math.sqrt((at + 0.5) / TREES) + 7 * (noise(*place, at, 2) - 0.5)
            away *= 1 + 0.1 * math.cos(6 * angle + math.pi)  # a hex reaches further at its corners
            spots.append((x + math.cos(angle) * away, y + math.sin(angle) * away))
        for at, other in enumerate(self.plane.around(place)):
            if self.paints.get(other) == "woods" and place < other:
                ox, oy = self.plane.point(other)
                for along in (-0.3, 0.0, 0.3):
                    shift = 12 * (noise(*place, at, int(along * 10)) - 0.5)
                    spots.append(
                        (
                            (x + ox) / 2 - (oy - y) * along * 0.8 + shift,
                            (y + oy) / 2 + (ox - x) * along * 0.8 + shift,
                        )
                    )
        grown = []
        for at, (tx, ty) in enumerate(spots):
            tree = style.trees[int(noise(*place, at, 4) * len(style.trees))]
            scale = style.tree_size / 31 * (0.72 + 0.5 * noise(*place, at, 5))
            grown.append((ty, self.art.use(tree, tx, ty, scale)))
        for at in range(3):
            bx, by = self.near(place, 260 + at, 8)
            angle = noise(*place, at, 6) * 2 * math.pi
            bx, by = bx + math.cos(angle) * 53, by + math.sin(angle) * 53
            grown.append((by, self.art.use(style.bush, bx, by)))
        return grown

    def towns(self) -> str:
        """Yards, lanes and gardens under the houses."""
        style = self.layout.town
        painted = []
        for place in sorted(self.painted("town", "mill", "ruins", "keep")):
            x, y = self.plane.point(place)
            yard = [
                (
                    x + math.cos(at * math.pi / 6) * (41 + 9 * noise(*place, at, 41)),
                    y + math.sin(at * math.pi / 6) * (41 + 9 * noise(*place, at, 42)),
                )
                for at in range(12)
            ]
            turn = noise(*place, 43) * 60 - 30
            lanes = "M-52 4Q-20 -4 0 0T52 -2M2 -52Q-6 -20 0 0T-2 52"
            painted.append(
                tag("path", d=curve_ring(yard), fill=style.yard, opacity=style.yard_opacity)
            )
            painted.append(
                moved(
                    tag("path", d=lanes, fill="none", stroke=style.lane, stroke_width=7.0),
                    x,
                    y,
                    turn,
                )
            )
            for at in range(3):
                gx, gy = self.near(place, 270 + at, 34)
                furrows = "".join(f"M-9 {row}H9" for row in (-4, -1, 2, 5))
                garden = tag(
                    "rect", x=-10, y=-7, width=20, height=14, fill=style.garden, opacity=0.7
                ) + tag("path", d=furrows, stroke=style.yard, stroke_opacity=0.7, stroke_width=1)
                painted.append(moved(garden, gx, gy, turn + at * 25))
        return "".join(painted)

    def houses(self, place: Place, villages: list[list[Building]]) -> list[tuple[float, str]]:
        x, y = self.plane.point(place)
        village = villages[int(noise(*place, 51) * len(villages))]
        mirror = -1 if noise(*place, 52) < 0.5 else 1
        built = []
        for name, dx, dy, turned, tilt in village:
            drawn = self.art.use(name, 0, 0)
            if turned:
                drawn = tag("g", drawn, transform="matrix(0 1 1 0 0 0)")
            if name == "windmill":
                mirror = 1
            hx, hy = x + dx * mirror, y + dy
            built.append((hy, moved(drawn, hx, hy, tilt * mirror)))
        return built

    def standing(self) -> str:
        """Everything that stands up, from the back to the front."""
        things: list[tuple[float, str]] = []
        for place, paint in sorted(self.paints.items()):
            if paint == "woods":
                things += self.trees(place)
            elif paint == "crags":
                things += self.rocks(place)
            elif paint == "town":
                things += self.houses(place, self.layout.town.towns)
            elif paint == "mill":
                things += self.houses(place, self.layout.town.mills)
            elif paint == "ruins":
                things += self.houses(place, self.layout.town.ruins)
            elif paint == "keep":
                things += self.houses(place, self.layout.town.keeps)
        return "".join(drawn for _, drawn in sorted(things))

    def pits(self) -> str:
        """Craters of mines, as wide as their hex."""
        return "".join(
            moved(self.art.use(self.layout.pit, 0, 0), *self.plane.point(place))
            for place in sorted(self.painted("pit"))
        )

    def works(self) -> str:
        style = self.layout.works
        drawn = []
        for name, sides in self.picture.works.items():
            place = self.plane.places[name]
            for side in sides:
                (x, y), turn = self.plane.side_middle(place, side, style.inset)
                drawn.append(moved(self.art.use(style.symbol, 0, 0), x, y, turn))
        return "".join(drawn)


def ruins(art: Art) -> str:
    """The ruins of a village around 0, 0, with earth that covers what stood there."""
    style = art.layout.town
    yard = [
        (
            math.cos(at * math.pi / 6) * (52 + 5 * noise(at, 41)),
            math.sin(at * math.pi / 6) * (55 + 5 * noise(at, 42)),
        )
        for at in range(12)
    ]
    drawn = [tag("path", d=curve_ring(yard), fill=style.yard)]
    for name, x, y, turned, tilt in sorted(style.ruins[0], key=lambda each: each[2]):
        broken = art.use(name, 0, 0)
        if turned:
            broken = tag("g", broken, transform="matrix(0 1 1 0 0 0)")
        drawn.append(moved(broken, x, y, tilt))
    return "".join(drawn)


def shifted(loop: list[Point], vectors: list[Point], by: float) -> list[Point]:
    return [(x + nx * by, y + ny * by) for (x, y), (nx, ny) in zip(loop, vectors)]
