"""The map as a chart of areas, by `data/map.toml` and `art/chart.toml`, and what stands on it."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from sandtable.core.event import Event
from sandtable.drawing.maps.areas import Quilt
from sandtable.drawing.maps.chart import Area, Chart, Road, Sheet, Town, Word
from sandtable.drawing.maps.drawings import Lying, MapDrawings, Standing
from sandtable.drawing.svg import Point, ring
from sandtable.games.lastman.files.scenario import SHELF
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.counters import (
    HIGH,
    SCALE,
    SMALL,
    WIDE,
    all_symbols,
    army_name,
    liveries,
)
from sandtable.games.lastman.table.front import front_line
from sandtable.games.lastman.table.samples import sample
from sandtable.games.lastman.table.signs import SIGNS, all_signs
from sandtable.games.lastman.table.words import area_name, army_name as army_words, kind_name
from sandtable.toolkit.drawings import Dice, LeftMark
from sandtable.toolkit.text import Speaker

# Events with which a battle begins, and those of which something is gone afterwards
BATTLES: Final = frozenset({"battle", "surprise"})
LOSSES: Final = frozenset({
    "unit-lost", "army-eliminated", "army-stranded", "fort-hit", "fort-gone", "left-lost",
    "retreated-lost", "auxiliaries-lost", "guns-abandoned", "starves", "army-starves",
    "army-starved", "fort-starves",
})  # fmt: skip
SIDE_COLOURS: Final = ("#3b463d", "#2f66b5")
NAME_SIZE: Final = 20.0
LETTER: Final = 0.26  # of a name, half of what a letter takes against its size
BOLD_LETTER: Final = 0.285
GAP: Final = 3.0
APART: Final = 9.0  # between the sides
NARROWEST: Final = 130.0  # what any area takes side by side
LEAST_PARTED: Final = 3  # pieces that stand in two lines
FIRST_ROW: Final = -13.0
SECOND_ROW: Final = FIRST_ROW + HIGH * SCALE + 3 * GAP


class Plane:
    """From the numbers of the map to the drawing."""

    def __init__(self) -> None:
        self.style: dict[str, Any] = tomllib.loads(
            (facts.HERE / "art" / "chart.toml").read_text(encoding="utf-8")
        )
        frame = self.style["frame"]
        self.across, self.down = float(frame["across"]), float(frame["down"])
        self.margin = float(frame["margin"])
        self.left, self.top = float(frame["left"]), float(frame["top"])
        self.width = (frame["right"] - self.left) * self.across + 2 * self.margin
        self.height = (frame["bottom"] - self.top) * self.down + 2 * self.margin

    def spot(self, at: list[float]) -> Point:
        x = self.margin + (at[0] - self.left) * self.across
        y = self.margin + (at[1] - self.top) * self.down
        return round(x, 1), round(y, 1)

    def spots(self, many: list[list[float]]) -> tuple[Point, ...]:
        return tuple(self.spot(each) for each in many)


@lru_cache(maxsize=1)
def quilt() -> Quilt:
    plane = Plane()
    style = plane.style
    return Quilt(
        {word: plane.spot(entry["at"]) for word, entry in facts.MAP["areas"].items()},
        {word: entry["borders"] for word, entry in facts.MAP["areas"].items()},
        {key: plane.spot(at) for key, at in style["gates"].items()},
        {word: plane.spots(line) for word, line in style["outside"].items()},
        {word: plane.spots(line) for word, line in style["islands"].items()},
    )


def rounded(outline: list[Point]) -> tuple[Point, ...]:
    return tuple((round(x, 1), round(y, 1)) for x, y in outline)


def span(outline: tuple[Point, ...], x: float) -> tuple[float, float]:
    """From where to where a line from north to south lies within an area."""
    crossed = []
    for at, (ax, ay) in enumerate(outline):
        bx, by = outline[(at + 1) % len(outline)]
        if (ax <= x < bx) or (bx <= x < ax):
            crossed.append(ay + (by - ay) * (x - ax) / (bx - ax))
    return min(crossed), max(crossed)


def breadth(outline: tuple[Point, ...], y: float) -> float:
    """How wide an area is from west to east, at this height."""
    turned = tuple((py, px) for px, py in outline)
    west, east = span(turned, y)
    return east - west


def heart(outline: tuple[Point, ...]) -> Point:
    """The middle of the ground of an area."""
    total = x = y = 0.0
    for at, (ax, ay) in enumerate(outline):
        bx, by = outline[(at + 1) % len(outline)]
        part = ax * by - bx * ay
        total += part
        x += (ax + bx) * part
        y += (ay + by) * part
    return x / (3 * total), y / (3 * total)


@lru_cache(maxsize=1)
def chart() -> Chart:
    plane = Plane()
    style = plane.style
    outlines = {word: rounded(line) for word, line in quilt().outlines.items()}
    towns = []
    areas: dict[str, Area] = {}
    words = [
        Word(
            each["text"], *plane.spot(each["at"]), size=float(each["size"]),
            kind="water" if each["kind"] == "water" else "land", turn=float(each.get("turn", 0)),
            room=float(each.get("room", 0)),
        )
        for each in style["words"]
    ]  # fmt: skip
    for number, word in enumerate(facts.AREAS):
        outline = outlines[word]
        x, y = heart(outline)
        top, bottom = span(outline, x)
        name_at = max(top + NAME_SIZE * 1.25, y - 40)
        y = min(max(y, name_at + 40), bottom - 20)
        towns.append(Town(word, word, round(x, 1), round(y, 1), facts.HOMES[number]))
        shift = 11 if facts.POINTS[number] else 0
        kind: Literal["fort", "town"] = "fort" if facts.FORT[number] > 0 else "town"
        words.append(Word(word, x + shift, name_at, NAME_SIZE, kind, place=word))
        source = facts.SOURCE[number]
        areas[word] = Area(
            outline,
            facts.ROUGH[number],
            (round(x, 1), round(name_at - 6, 1)),
            SIDE_COLOURS[source] if source >= 0 else "",
            edge_of(plane, outline, (x, y)) if source >= 0 else None,
        )
    roads = tuple(
        Road(one, other)
        for one in range(len(facts.AREAS))
        for other in facts.BORDERS.near[one]
        if one < other
    )
    frame = Sheet(
        "", plane.margin, plane.margin, plane.width - plane.margin, plane.height - plane.margin,
        tuple(range(len(facts.AREAS))),
    )  # fmt: skip
    return Chart(
        width=plane.width,
        height=plane.height,
        towns=tuple(towns),
        roads=roads,
        sheets=(frame,),
        rivers=tuple(plane.spots(line) for line in style["rivers"].values()),
        words=tuple(words),
        tints=dict(style["tints"]),
        areas=areas,
        closed=tuple(plane.spots(line) for line in style["closed"].values()),
    )


def edge_of(plane: Plane, outline: tuple[Point, ...], middle: Point) -> Point:
    """Where supplies come in: at the frame, or at the shore farthest from the middle of the map."""
    right, bottom = plane.width - plane.margin, plane.height - plane.margin
    framed = [
        (x, y)
        for x, y in outline
        if x <= plane.margin or y <= plane.margin or x >= right - 0.5 or y >= bottom - 0.5
    ]
    if framed:
        x = sum(px for px, _ in framed) / len(framed)
        y = sum(py for _, py in framed) / len(framed)
        low = plane.margin
        room = {low: x - low, right: right - x, -low: y - low, -bottom: bottom - y}
        side = min(room, key=lambda each: room[each])
        if side > 0:  # the left or the right one
            return (low + 20 if side == low else right - 20), max(y, low + 20)
        return max(x, low + 20), (low + 20 if side == -low else bottom - 20)
    far = min(outline, key=lambda spot: spot[0] + spot[1] * 0.6)
    return far[0] * 0.8 + middle[0] * 0.2, far[1] * 0.8 + middle[1] * 0.2


class LastManDrawings(MapDrawings[LastMan]):
    """Areas, armies and single pieces; the front line lies where the sides meet."""

    signs: ClassVar[dict[str, str]] = {"fort": "fort"}
    reach = 60.0
    size = WIDE * SCALE

    def chart(self, scenario: str) -> Chart:
        return chart()

    def name_of(self, town: Town, speaker: Speaker) -> str:
        return area_name(speaker.phrases, facts.AREAS.index(town.id))

    def scenario_of(self, state: LastMan) -> str:
        return state.form.name

    def symbols(self) -> str:
        return all_symbols() + all_signs()

    def lines(self) -> dict[str, dict[str, str]]:
        line = {"fill": "none", "stroke-linejoin": "round", "stroke-linecap": "round"}
        dark = {**line, "stroke": "#7d1d14", "stroke-width": "9", "stroke-opacity": ".9"}
        pale = {**line, "stroke": "#fdf3d8", "stroke-width": "3.4", "stroke-dasharray": "9 6"}
        return {
            "front-under": dark,
            "front-over": pale,
            "held-german": {"fill": "url(#held-by-german)"},
            "held-entente": {"fill": "url(#held-by-entente)"},
            "disputed": {"fill": "url(#contested)"},
            "disputed-edge": {**line, "stroke": "#7d1d14", "stroke-width": "2.4"},
        }

    def pieces(self, state: LastMan, speaker: Speaker, seat: int) -> list[Standing]:
        found = []
        for area in range(len(facts.AREAS)):
            german, entente = (
                self.row(state, area, side, speaker) for side in (facts.GERMAN, facts.ENTENTE)
            )
            for line, y, parted in lines_of(area, german, entente):
                found += in_line(line, y, parted)
        return found

    def row(self, game: LastMan, area: int, side: int, speaker: Speaker) -> list[Standing]:
        """Armies, then single pieces, of one side in an area."""
        row = []
        for army in range(len(facts.ARMIES)):
            if game.army_place(army) == area and game.side_of_army(army) == side:
                size = game.size(facts.FIRST_ARMY + army)
                drawn = army_name(army, game.army_has(army, slots.DUG), size == 0)
                name = str(army_words(speaker.phrases, "army", army)["army"])
                row.append(
                    Standing(
                        facts.ARMIES[army], facts.AREAS[area], f"army-{drawn}", side,
                        f"{name} {size or ''}".strip(), badge=str(size) if size else "",
                        nation=facts.NATIONS[facts.ARMY_NATION[army]], kind="army",
                        short=number_of(army),
                        marks=("dug",) if game.army_has(army, slots.DUG) else (),
                    )
                )  # fmt: skip
        for kind in range(facts.KIND_COUNT):
            if game.side_of_kind(kind) != side or not game.count(area, kind):
                continue
            dug = game.dug_in(area, kind)
            name = str(kind_name(speaker.phrases, "kind", kind)["kind"])
            for count, sign in ((game.count(area, kind) - dug, ""), (dug, "-dug")):
                if count:
                    row.append(
                        Standing(
                            f"{facts.KINDS[kind]}{sign}-{facts.AREAS[area]}", facts.AREAS[area],
                            f"piece-{facts.KINDS[kind]}{sign}", side, f"{count} {name}",
                            badge=str(count) if count > 1 else "",
                            nation=facts.NATIONS[facts.NATION_OF[kind]],
                            kind=facts.TYPES[facts.TYPE_OF[kind]],
                            marks=("dug",) if sign else (),
                        )
                    )  # fmt: skip
        return row

    def markers(self, state: LastMan, speaker: Speaker) -> list[Lying]:
        found = []
        areas = chart().areas
        for area, word in enumerate(facts.AREAS):
            owner = state.owner(area)
            if state.is_disputed(area):
                found.append(Lying(word, "disputed", path=ring(areas[word].outline)))
                found.append(Lying(word, "disputed-edge", path=ring(areas[word].outline)))
            elif owner != facts.NEUTRAL and owner != facts.HOME_SIDE[area]:
                path = ring(areas[word].outline)
                found.append(Lying(word, f"held-{facts.SEATS[owner]}", path=path))
        line = front_line(state, quilt())
        if line:
            found.append(Lying(facts.AREAS[0], "front-under", path=line))
            found.append(Lying(facts.AREAS[0], "front-over", path=line))
        for area, word in enumerate(facts.AREAS):
            name = self.name_of(chart().towns[area], speaker)
            if facts.POINTS[area]:
                worth = str(facts.POINTS[area])
                spot = worth_spot(area, name)
                found.append(Lying(word, f"worth-{worth}", *spot, sign=f"★{worth}"))
            if state.fort(area) != facts.NO_FORT:
                fort = str(state.fort(area))
                spot = fort_spot(area, name)
                found.append(Lying(word, f"fort-{fort}", *spot, sign=f"#{fort}"))
            if state.battle_at(area) >= 0:
                spot = self.battle_spot(state, area, speaker)
                found.append(Lying(word, "battle", *spot, sign="⚔"))
        return found

    def holders(self, state: LastMan) -> dict[str, str]:
        """The sides that hold areas; of a disputed one, that it is."""
        held = {}
        for area, word in enumerate(facts.AREAS):
            if state.is_disputed(area):
                held[word] = "disputed"
            elif state.owner(area) != facts.NEUTRAL:
                held[word] = facts.SEATS[state.owner(area)]
        return held

    def colours(self) -> dict[str, tuple[str, str]]:
        nations = {
            nation: (livery.face, livery.ink)
            for nation, livery in zip(facts.NATIONS, liveries(), strict=True)
        }
        pale = liveries()[0].ink
        return nations | {side: (SIDE_COLOURS[at], pale) for at, side in enumerate(facts.SEATS)}

    def battle_spot(self, game: LastMan, area: int, speaker: Speaker) -> Point:
        """Below those who meet face to face, or beside two lines of them."""
        lines = lines_of(
            area, *(self.row(game, area, side, speaker) for side in (facts.GERMAN, facts.ENTENTE))
        )
        if len(lines) == 1:
            return 0.0, HIGH * SCALE / 2 + 15
        return max(row_width(line) for line, _, _ in lines) / 2 + 18, FIRST_ROW + HIGH * SCALE / 2

    def sample(self, name: str) -> str:
        return sample(name, chart().tints, self.lines(), SIDE_COLOURS[facts.GERMAN])

    def emblem(self, card: str) -> str:
        return f"emblem-{card}" if card in facts.CARDS else ""

    def places_in(self, event: Event) -> list[str]:
        found = [event.args.get(name) for name in ("area", "from")]
        return [
            facts.AREAS[each]
            for each in found
            if isinstance(each, int) and 0 <= each < len(facts.AREAS)
        ]

    def sign_of(self, verb: str, thing: str) -> str:
        """The army or the counter that an answer names; a fort where it names nothing."""
        if thing in facts.ARMIES:
            return f"army-{thing}"
        if thing in facts.KINDS:
            return f"piece-{thing}"
        return super().sign_of(verb, thing)

    def way_sign(self, verb: str) -> str:
        return f"way-{verb}" if verb in SIGNS["ways"] else ""

    def dice_of(self, event: Event) -> Dice:
        """Dice of one throw hit up to a number, so the lowest hit.

        Dice of several numbers may hit so that equal faces differ; then none is shown as a hit.
        """
        thrown = super().dice_of(event)
        faces, hits = thrown.faces, event.args.get("hits", 0)
        parted = 0 < hits < len(faces) and faces[hits - 1] == faces[hits]
        return thrown if parted or hits > len(faces) else replace(thrown, hits=hits)

    def way_of(self, event: Event) -> list[str]:
        ends = [event.args.get("from"), event.args.get("area")]
        known = [each for each in ends if isinstance(each, int) and 0 <= each < len(facts.AREAS)]
        return [facts.AREAS[each] for each in known] if len(known) == len(ends) else []

    def mark_of(self, event: Event) -> LeftMark:
        if event.key in BATTLES:
            return "attack"
        return "loss" if event.key in LOSSES else ""

    def check_scenario(self, path: Path) -> list[str]:
        return SHELF.check(path)


def number_of(army: int) -> str:
    """The number of an army; Belgium's only one has none."""
    number = facts.ARMIES[army].partition("_")[2]
    return number if number.isdecimal() else ""


def lines_of(
    area: int, german: list[Standing], entente: list[Standing]
) -> list[tuple[list[Standing], float, int]]:
    """The lines in which pieces stand: where, and before which one there is some room.

    Face to face where the area is wide enough, the Entente in the west; else a side a line. One
    side alone has a second line where its first would lie across the neighbours.
    """
    town = chart().towns[area]
    room = breadth(chart().areas[facts.AREAS[area]].outline, town.y)
    whole = [*entente, *german]
    parted = len(entente) if german and entente else -1
    if row_width(whole) <= max(room, NARROWEST) or len(whole) < LEAST_PARTED:
        return [(whole, 0.0, parted)]
    if parted < 0:
        half = (len(whole) + 1) // 2
        return [(whole[:half], FIRST_ROW, -1), (whole[half:], SECOND_ROW, -1)]
    return [(german, FIRST_ROW, -1), (entente, SECOND_ROW, -1)]


def row_width(row: list[Standing]) -> float:
    return sum(width(each) for each in row) + GAP * max(len(row) - 1, 0)


def in_line(row: list[Standing], y: float, parted: int = -1) -> list[Standing]:
    """Pieces side by side, with some room before the one with this number."""
    x = -(row_width(row) + (APART if parted >= 0 else 0)) / 2
    found = []
    for at, each in enumerate(row):
        x += APART if at == parted else 0
        found.append(Standing(**{**vars(each), "at": (round(x + width(each) / 2, 1), y)}))
        x += width(each) + GAP
    return found


def worth_spot(area: int, name: str) -> Point:
    """To the left of the name."""
    x, y = name_spot(area)
    return round(x - half_width(area, name) - 3, 1), y


def fort_spot(area: int, name: str) -> Point:
    """To the right of the name."""
    x, y = name_spot(area)
    half = half_width(area, name) + (11 if facts.POINTS[area] else 0)
    return round(x + half + 16, 1), y


def name_spot(area: int) -> Point:
    """The middle of a name, from the middle of its area."""
    town = chart().towns[area]
    x, y = chart().areas[facts.AREAS[area]].name_at
    return x - town.x, round(y - town.y, 1)


def half_width(area: int, name: str) -> float:
    """From the middle of a name to its end."""
    return len(name) * NAME_SIZE * (BOLD_LETTER if facts.FORT[area] > 0 else LETTER)


def width(piece: Standing) -> float:
    return (WIDE if piece.symbol.startswith("army") else SMALL) * SCALE


DRAWINGS: Final = LastManDrawings()
