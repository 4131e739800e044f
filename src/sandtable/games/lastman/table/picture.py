"""What stands and lies on the map: armies, single pieces, forts, battles and the front line."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Final

from sandtable.core.event import Event
from sandtable.drawing.maps.areas import breadth
from sandtable.drawing.maps.chart import Chart, Town
from sandtable.drawing.maps.drawings import Lying, MapDrawings, Standing
from sandtable.drawing.svg import Point, ring
from sandtable.games.lastman.files.scenario import SHELF
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table import counters
from sandtable.games.lastman.table.chart import SIDE_COLOURS, chart, fort_spot, quilt, worth_spot
from sandtable.games.lastman.table.counters import HIGH, SCALE, liveries
from sandtable.games.lastman.table.front import BOTH, front_line, holders_of
from sandtable.games.lastman.table.samples import sample
from sandtable.games.lastman.table.signs import SIGNS, all_signs
from sandtable.games.lastman.table.words import (
    area_name,
    army_called,
    kind_called,
)
from sandtable.toolkit.drawings import Dice, LeftMark
from sandtable.toolkit.text import Speaker

# What a side has in an area: armies with their sizes, and kinds of single pieces with how many they
# are; and of both whether, or how many, are entrenched
Force = tuple[tuple[tuple[int, int, bool], ...], tuple[tuple[int, int, int], ...]]

# Events with which a battle begins, and those of which something is gone afterwards
BATTLES: Final = frozenset({"battle", "surprise"})
LOSSES: Final = frozenset({
    "unit-lost", "army-eliminated", "army-stranded", "fort-hit", "fort-gone", "left-lost",
    "retreated-lost", "auxiliaries-lost", "guns-abandoned", "starves", "army-starves",
    "army-starved", "fort-starves",
})  # fmt: skip
GAP: Final = 3.0
APART: Final = 9.0  # between the sides
NARROWEST: Final = 130.0  # what any area takes side by side
LEAST_PARTED: Final = 3  # pieces that stand in two lines
FIRST_ROW: Final = -13.0
SECOND_ROW: Final = FIRST_ROW + HIGH * SCALE + 3 * GAP


SIDES: Final = (facts.GERMAN, facts.ENTENTE)
NOTHING: Final[Force] = ((), ())


class LastManDrawings(MapDrawings[LastMan]):
    """Areas, armies and single pieces; the front line lies where the sides meet."""

    signs: ClassVar[dict[str, str]] = {"fort": "fort"}
    reach = 60.0
    open_to_all = True
    size = counters.WIDE * SCALE

    def chart(self, scenario: str) -> Chart:
        return chart()

    def name_of(self, town: Town, speaker: Speaker) -> str:
        return area_name(speaker.phrases, facts.AREAS.index(town.id))

    def scenario_of(self, state: LastMan) -> str:
        return state.form.name

    def symbols(self) -> str:
        return counters.all_symbols() + all_signs()

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
        found: list[Standing] = []
        places, units, many = state.armies[:: slots.ARMY_ROW], state.units, facts.KIND_COUNT
        for area in range(len(facts.AREAS)):
            if area not in places and not any(units[area * many : (area + 1) * many]):
                continue
            german, entente = (force_in(state, area, side) for side in SIDES)
            if german != NOTHING or entente != NOTHING:
                found += standing_in(area, german, entente, speaker)
        return found

    def markers(self, state: LastMan, speaker: Speaker) -> list[Lying]:
        fought = sorted(set(state.battle_areas()))
        battles = tuple([(area, self.battle_spot(state, area, speaker)) for area in fought])
        forts = tuple(state.areas[slots.FORT :: slots.AREA_ROW])
        return lying(holders_of(state), forts, battles, speaker)

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
        rows = [row_of(area, side, force_in(game, area, side), speaker) for side in SIDES]
        lines = lines_of(area, *rows)
        if len(lines) == 1:
            return 0.0, HIGH * SCALE / 2 + 15
        return max(row_width(line) for line, _, _ in lines) / 2 + 18, FIRST_ROW + HIGH * SCALE / 2

    def sample(self, name: str) -> str:
        return sample(name, chart().tints, self.lines(), SIDE_COLOURS[facts.GERMAN])

    def emblem(self, card: str) -> str:
        return f"emblem-{card}" if card in facts.CARDS else ""

    def places_in(self, event: Event) -> list[str]:
        found = [event.args.get(name) for name in ("area", "from")]
        known = range(len(facts.AREAS))
        return [facts.AREAS[each] for each in found if isinstance(each, int) and each in known]

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
        ends = self.places_in(event)
        return ends[::-1] if len(ends) > 1 else []

    def mark_of(self, event: Event) -> LeftMark:
        if event.key in BATTLES:
            return "attack"
        return "loss" if event.key in LOSSES else ""

    def check_scenario(self, path: Path) -> list[str]:
        return SHELF.check(path)


@lru_cache(maxsize=512)
def lying(
    holders: tuple[int, ...],
    forts: tuple[int, ...],
    battles: tuple[tuple[int, Point], ...],
    speaker: Speaker,
) -> list[Lying]:
    """What lies on areas with these holders and forts, and battles at these spots."""
    found = []
    for area, word in enumerate(facts.AREAS):
        path = area_ring(area)
        if holders[area] == BOTH:
            found.append(Lying(word, "disputed", path=path))
            found.append(Lying(word, "disputed-edge", path=path))
        elif holders[area] not in (facts.NEUTRAL, facts.HOME_SIDE[area]):
            found.append(Lying(word, f"held-{facts.SEATS[holders[area]]}", path=path))
    line = front_line(holders, quilt())
    if line:
        found.append(Lying(facts.AREAS[0], "front-under", path=line))
        found.append(Lying(facts.AREAS[0], "front-over", path=line))
    fought_at = dict(battles)
    for area, word in enumerate(facts.AREAS):
        name = area_name(speaker.phrases, area)
        if facts.POINTS[area]:
            worth = str(facts.POINTS[area])
            spot = worth_spot(area, name)
            found.append(Lying(word, f"worth-{worth}", *spot, sign=f"★{worth}"))
        if forts[area] != facts.NO_FORT:
            fort = str(forts[area])
            spot = fort_spot(area, name)
            found.append(Lying(word, f"fort-{fort}", *spot, sign=f"#{fort}"))
        if area in fought_at:
            found.append(Lying(word, "battle", *fought_at[area], sign="⚔"))
    return found


@cache
def area_ring(area: int) -> str:
    """The outline of an area, as path data."""
    return ring(chart().areas[facts.AREAS[area]].outline)


@cache
def area_breadth(area: int) -> float:
    """How wide an area is where its pieces stand."""
    return breadth(chart().areas[facts.AREAS[area]].outline, chart().towns[area].y)


def force_in(game: LastMan, area: int, side: int) -> Force:
    armies = [
        (army, game.size(facts.FIRST_ARMY + army), game.army_has(army, slots.DUG))
        for army in game.armies_in(area, side)
    ]
    kinds = [
        (kind, game.count(area, kind), game.dug_in(area, kind))
        for kind in game.kinds_in(area)
        if game.side_of_kind(kind) == side
    ]
    return tuple(armies), tuple(kinds)


@lru_cache(maxsize=4096)
def standing_in(area: int, german: Force, entente: Force, speaker: Speaker) -> list[Standing]:
    """The pieces of both sides in an area, each where it stands."""
    rows = [
        row_of(area, side, force, speaker)
        for side, force in zip(SIDES, (german, entente), strict=True)
    ]
    return [each for line, y, at in lines_of(area, *rows) for each in in_line(line, y, at)]


def row_of(area: int, side: int, force: Force, speaker: Speaker) -> list[Standing]:
    """Armies, then single pieces, of one side in an area."""
    armies, kinds = force
    row = []
    for army, size, dug_in in armies:
        drawn = counters.army_name(army, dug_in, size == 0)
        name = army_called(speaker, army)
        row.append(
            Standing(
                facts.ARMIES[army], facts.AREAS[area], f"army-{drawn}", side,
                f"{name} {size or ''}".strip(), badge=str(size) if size else "",
                nation=facts.NATIONS[facts.ARMY_NATION[army]], kind="army",
                short=number_of(army), marks=("dug",) if dug_in else (),
            )
        )  # fmt: skip
    for kind, many, dug in kinds:
        name = kind_called(speaker, kind)
        for count, sign in ((many - dug, ""), (dug, "-dug")):
            if count:
                row.append(
                    Standing(
                        f"{facts.KINDS[kind]}{sign}-{facts.AREAS[area]}", facts.AREAS[area],
                        f"piece-{facts.KINDS[kind]}{sign}", side, f"{count} {name}",
                        badge=str(count) if count > 1 else "",
                        nation=facts.NATIONS[facts.NATION_OF[kind]],
                        kind=facts.TYPES[facts.TYPE_OF[kind]], marks=("dug",) if sign else (),
                    )
                )  # fmt: skip
    return row


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
    room = area_breadth(area)
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


def width(piece: Standing) -> float:
    return (counters.WIDE if piece.symbol.startswith("army") else counters.SMALL) * SCALE


DRAWINGS: Final = LastManDrawings()
