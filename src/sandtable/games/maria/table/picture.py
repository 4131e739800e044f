"""The map of Maria as a chart, by the places of its towns and `art/chart.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.event import Event
from sandtable.drawing.maps.chart import Chart, Field, Road, Sheet, Town, Word
from sandtable.drawing.maps.counters import Livery, badge, marker, query, rider, stand, wagon
from sandtable.drawing.maps.drawings import Arrow, Lying, MapDrawings, Standing
from sandtable.drawing.svg import Point, symbol
from sandtable.games.maria.files.scenario import SHELF
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import troops_seen
from sandtable.games.maria.table.samples import sample
from sandtable.games.maria.table.words import body_name, kind_word
from sandtable.toolkit.drawings import LeftMark
from sandtable.toolkit.text import Speaker

# Events that tell of a battle between two cities: nobody goes from one to the other
BATTLE_TALK: Final = frozenset({"battle", "troops-shown", "drawn", "beaten"})
LOSSES: Final = frozenset({"beaten", "general-lost", "train-lost"})
BOHEMIAN: Final = "bohemia"
FLAG: Final = "⚑"


class Plane:
    """From longitude and latitude to the drawing."""

    def __init__(self, style: dict[str, Any], sheets: list[str]) -> None:
        self.style = style
        plane = style["plane"]
        self.degree = float(plane["degree"])
        self.slim = self.degree * float(plane["slim"])
        self.top = float(plane["top"])
        self.margin = float(plane["margin"])
        self.height = (self.top - float(plane["bottom"])) * self.degree + 2 * self.margin
        self.lefts: dict[str, float] = {}
        x = self.margin
        for name, sheet in style["sheets"].items():
            if name not in sheets:
                continue
            self.lefts[name] = x
            x += (sheet["right"] - sheet["left"]) * self.slim + float(plane["gap"])
        self.width = x - float(plane["gap"]) + self.margin

    def spot(self, sheet: str, longitude: float, latitude: float) -> Point:
        left = float(self.style["sheets"][sheet]["left"])
        x = self.lefts[sheet] + (longitude - left) * self.slim
        return x, self.margin + (self.top - latitude) * self.degree

    def printed(self, sheet: str, x: float, y: float) -> Point:
        """The spot of a place by the numbers of `data/map.toml`."""
        edges = self.style["sheets"][sheet]
        longitude = edges["west"] + (edges["east"] - edges["west"]) * x / 1000
        latitude = edges["north"] - (edges["north"] - edges["south"]) * y / 1000
        return self.spot(sheet, longitude, latitude)

    def frame(self, sheet: str) -> tuple[float, float, float, float]:
        edges = self.style["sheets"][sheet]
        left = self.lefts[sheet]
        right = left + (edges["right"] - edges["left"]) * self.slim
        return left, self.margin, right, self.height - self.margin


@lru_cache(maxsize=2)
def chart(introductory: bool = False) -> Chart:
    """Both sheets; of the introductory game the one on which it is played (M31.9)."""
    style = tomllib.loads((facts.HERE / "art" / "chart.toml").read_text(encoding="utf-8"))
    sheets = [name for name in style["sheets"] if name == BOHEMIAN or not introductory]
    plane = Plane(style, sheets)
    numbers = [at for at in range(len(facts.CITIES)) if facts.MAPS[facts.MAP_OF[at]] in sheets]
    towns = _towns(plane, numbers)
    return Chart(
        width=plane.width,
        height=plane.height,
        towns=towns,
        roads=_roads(numbers),
        sheets=tuple(
            Sheet(
                style["sheets"][name]["title"],
                *plane.frame(name),
                towns=tuple(
                    at for at, city in enumerate(numbers) if facts.MAPS[facts.MAP_OF[city]] == name
                ),
            )
            for name in sheets
        ),
        fields=tuple(field for name in sheets for field in _fields(plane, name)),
        rivers=_lines(plane, style["rivers"], sheets),
        seas=_lines(plane, style["seas"], sheets),
        words=tuple(
            Word(
                each["text"],
                *plane.spot(each["sheet"], *each["at"]),
                size=float(each["size"]),
                kind="water" if each.get("kind") == "water" else "land",
                turn=float(each.get("turn", 0.0)),
                room=float(each.get("room", 0.0)),
            )
            for each in style["words"]
            if each["sheet"] in sheets
        ),
        tints=dict(style["tints"]),
    )


@lru_cache(maxsize=8)
def is_introductory(scenario: str) -> bool:
    return SHELF.path_of(scenario).is_file() and SHELF.find(scenario).introductory


def _towns(plane: Plane, numbers: list[int]) -> tuple[Town, ...]:
    entry = {
        city: (sheet, row["at"])
        for sheet, lands in facts.MAP["cities"].items()
        for cities in lands.values()
        for city, row in cities.items()
    }
    found = []
    for number in numbers:
        city = facts.CITIES[number]
        sheet, at = entry[city]
        x, y = plane.printed(sheet, *at)
        found.append(
            Town(
                id=city,
                name=facts.CITY_NAMES[number],
                x=round(x, 1),
                y=round(y, 1),
                land=facts.TERRITORIES[facts.TERRITORY[number]],
                kind=facts.FORTRESS[number],
                crown=number in facts.ELECTORS,
            )
        )
    return tuple(found)


def _roads(numbers: list[int]) -> tuple[Road, ...]:
    """The roads between these towns, by their places in the list."""
    names = [facts.CITIES[number] for number in numbers]
    found = []
    for group, roads in facts.MAP["roads"].items():
        for road in roads:
            one, kind, other = road.split()
            if one in names and other in names:
                ends = names.index(one), names.index(other)
                found.append(Road(*ends, main=kind == "=", link=group == "links"))
    return tuple(found)


def _fields(plane: Plane, sheet: str) -> list[Field]:
    """The sectors; those at the edge of a sheet reach to its frame."""
    style = plane.style["sheets"][sheet]
    columns, rows = style["columns"], style["rows"]
    left, top, right, bottom = plane.frame(sheet)
    found = []
    for name, suit in facts.MAP["sectors"].items():
        if name[0].lower() != sheet[0]:
            continue
        row, column = int(name[1]) - 1, ord(name[2]) - ord("a")
        x0, y0 = plane.printed(sheet, 1000 * column / columns, 1000 * row / rows)
        x1, y1 = plane.printed(sheet, 1000 * (column + 1) / columns, 1000 * (row + 1) / rows)
        found.append(
            Field(
                suit,
                left if column == 0 else x0,
                top if row == 0 else y0,
                right if column == columns - 1 else x1,
                bottom if row == rows - 1 else y1,
            )
        )
    return found


def _lines(plane: Plane, lines: dict[str, Any], sheets: list[str]) -> tuple[tuple[Point, ...], ...]:
    return tuple(
        tuple(plane.spot(sheet, *point) for point in line)
        for sheet in sheets
        for line in lines.get(sheet, [])
    )


SIZE: Final = 46.0
REACH: Final = 34.0


class MariaDrawings(MapDrawings[Maria]):
    """Two sheets, generals, trains and hussars on them, and markers of victory."""

    reach = REACH
    size = SIZE

    def chart(self, scenario: str) -> Chart:
        return chart(is_introductory(scenario))

    def scenario_of(self, state: Maria) -> str:
        return state.form.name

    def symbols(self) -> str:
        drawn: list[str] = []
        for power, livery in liveries().items():
            number = facts.POWERS.index(power)
            for rank in sorted({facts.RANK[each] for each in facts.GENERALS_OF[number]}):
                drawn.append(symbol(f"general-{power}-{rank}", stand(livery, rank, False)))
                drawn.append(symbol(f"general-{power}-{rank}-down", stand(livery, rank, True)))
            drawn.append(symbol(f"train-{power}", wagon(livery)))
            if facts.MARKERS[number]:
                drawn.append(symbol(f"marker-{power}", marker(livery)))
            drawn.append(symbol(f"query-{power}", query(livery)))
            drawn.append(badge(f"badge-{power}", livery))
        drawn.append(symbol("hussar", rider(liveries()["austria"])))
        return "".join(drawn)

    def pieces(self, state: Maria, speaker: Speaker, seat: int) -> list[Standing]:
        found = []
        for body in range(len(facts.BODIES)):
            city = state.place_of(body)
            if city >= 0:
                found.append(self.standing(state, speaker, seat, body, city))
        return found

    def standing(self, state: Maria, speaker: Speaker, seat: int, body: int, city: int) -> Standing:
        badge, down = "", False
        if body < facts.FIRST_TRAIN:
            down = state.has(body, slots.DOWN)
            least, most = troops_seen(state, body, seat)
            badge = str(least) if least == most and least > 0 else ""
        player, spent = state.seat_of(facts.POWER_OF[body]), state.has(body, slots.MOVED)
        return standing_of(body, city, player, badge, down, spent, speaker)

    def markers(self, state: Maria, speaker: Speaker) -> list[Lying]:
        west = tuple([state.elector(city) for city in facts.WESTERN])
        return lying(tuple(state.board[slots.MARKS :]), west, state.form.introductory)

    def holders(self, state: Maria) -> dict[str, str]:
        """The powers that hold the fortresses and the seats of electors."""
        held = {
            facts.CITIES[city]: state.controller(city)
            for city in (*facts.FORTRESSES, *facts.WESTERN)
        }
        return {city: facts.POWERS[power] for city, power in held.items() if power >= 0}

    def colours(self) -> dict[str, tuple[str, str]]:
        return {power: (livery.face, livery.ink) for power, livery in liveries().items()}

    def arrows(self, state: Maria) -> list[Arrow]:
        """The battle that is being fought, with its score."""
        return [
            Arrow(facts.CITIES[each.home], facts.CITIES[each.target], str(abs(each.score)))
            for each in state.stack
            if isinstance(each, Battle)
        ]

    def emblem(self, card: str) -> str:
        return ""

    def sample(self, name: str) -> str:
        return sample(name, chart().tints)

    def places_in(self, event: Event) -> list[str]:
        found = [event.args.get(name) for name in ("city", "from")]
        return [facts.CITIES[each] for each in found if isinstance(each, int) and each >= 0]

    def way_of(self, event: Event) -> list[str]:
        start, end = event.args.get("from"), event.args.get("city")
        if (
            event.key in BATTLE_TALK
            or not isinstance(start, int)
            or not isinstance(end, int)
            or start < 0
            or end < 0
        ):
            return []
        return [facts.CITIES[start], facts.CITIES[end]]

    def mark_of(self, event: Event) -> LeftMark:
        if event.key == "battle":
            return "attack"
        return "loss" if event.key in LOSSES else ""

    def check_scenario(self, path: Path) -> list[str]:
        return SHELF.check(path)


@lru_cache(maxsize=512)
def lying(board: tuple[int, ...], west: tuple[int, ...], introductory: bool) -> list[Lying]:
    """The markers of powers, and of the sides at the seats of electors in the west."""
    found = []
    marks, queries = board[: facts.CITY_COUNT], board[slots.QUERIES - slots.MARKS :]
    for city in facts.FORTRESSES:
        if introductory and facts.MAPS[facts.MAP_OF[city]] != BOHEMIAN:
            continue
        if marks[city] != facts.NO_POWER:
            power = facts.POWERS[marks[city]]
            drawn = f"marker-{power}"
            found.append(Lying(facts.CITIES[city], drawn, -15, 13, sign=FLAG, nation=power))
        if queries[city] != facts.NO_POWER:
            power = facts.POWERS[queries[city]]
            drawn = f"query-{power}"
            found.append(Lying(facts.CITIES[city], drawn, 15, 13, sign="?", nation=power))
    for city, held in zip(facts.WESTERN, west, strict=True) if not introductory else ():
        side = "austria" if held == facts.COMMON_SIDE else "france"
        found.append(Lying(facts.CITIES[city], f"marker-{side}", -15, 13, sign=FLAG, nation=side))
    return found


@lru_cache(maxsize=4096)
def standing_of(
    body: int, city: int, player: int, badge: str, down: bool, spent: bool, speaker: Speaker
) -> Standing:
    """A piece in a city, with what is known of it."""
    power, is_general = facts.POWERS[facts.POWER_OF[body]], body < facts.FIRST_TRAIN
    if is_general:
        drawn = f"general-{power}-{facts.RANK[body]}{'-down' if down else ''}"
    else:
        drawn = "hussar" if body >= facts.FIRST_HUSSAR else f"train-{power}"
    name = str(body_name(speaker.phrases, "piece", body)["piece"])
    return Standing(
        id=facts.BODIES[body],
        place=facts.CITIES[city],
        symbol=drawn,
        seat=player,
        label=f"{name} {badge}".rstrip(),
        badge=badge,
        spent=spent,
        nation=power,
        kind=kind_word(body),
        short=short_name(body),
        rank=facts.RANK[body] if is_general else 0,
        marks=("down",) if down else (),
    )


def short_name(body: int) -> str:
    """The best known word of a general's name; the number of a hussar."""
    if body >= facts.FIRST_TRAIN:
        return str(body - facts.FIRST_HUSSAR + 1) if body >= facts.FIRST_HUSSAR else ""
    words = facts.GENERAL_NAMES[body].split()
    return next(
        (word for word in words if word.lower() == facts.BODIES[body]), facts.GENERAL_NAMES[body]
    )


@lru_cache(maxsize=1)
def liveries() -> dict[str, Livery]:
    style = tomllib.loads((facts.HERE / "art" / "chart.toml").read_text(encoding="utf-8"))
    return {name: Livery(**entry) for name, entry in style["powers"].items()}


DRAWINGS: Final = MariaDrawings()
