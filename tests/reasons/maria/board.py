"""The board of Maria as the oracle reads it: cities, roads and powers from the files of facts."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import sandtable

_DATA: Final = Path(sandtable.__file__).parent / "games" / "maria" / "data"


def read(name: str) -> dict[str, Any]:
    with (_DATA / name).open("rb") as file:
        return tomllib.load(file)


@dataclass(frozen=True)
class City:
    """A city: its map, its territory, its suit, and whether it is a fortress."""

    board: str
    territory: str
    suit: str
    fortress: str  # "", "minor" or "major"


_MAP: Final = read("map.toml")
_POWERS: Final = read("powers.toml")
POLITICS: Final = read("politics.toml")
CITIES: Final[dict[str, City]] = {
    name: City(board, territory, _MAP["sectors"][city["sector"]], city.get("fortress", ""))
    for board, territories in _MAP["cities"].items()
    for territory, cities in territories.items()
    for name, city in cities.items()
}
NAMES: Final = list(CITIES)  # events name a city by its number
GENERALS: Final[dict[str, dict[str, Any]]] = _POWERS["generals"]
TRAINS: Final[dict[str, dict[str, Any]]] = _POWERS["trains"]
POWERS: Final[dict[str, dict[str, Any]]] = _POWERS["powers"]
MAJORS: Final = tuple(power for power, facts in POWERS.items() if facts["major"])
BOXES: Final[dict[str, dict[str, str]]] = _MAP["boxes"]
SILESIA: Final = tuple(name for name, city in CITIES.items() if city.territory == "silesia")
# Those who take part in the introductory game (M31.5)
INTRODUCTORY: Final = frozenset(read("../scenarios/introductory.toml")["pieces"])
FAR: Final = 10**6


def power_of(body: str) -> str:
    if body in GENERALS:
        return str(GENERALS[body]["power"])
    return str(TRAINS[body]["power"]) if body in TRAINS else "austria"


@cache
def roads(links: bool) -> dict[str, dict[str, bool]]:
    """From each city to those beside it, and whether that is a main road (M3.1, M3.2)."""
    found: dict[str, dict[str, bool]] = {name: {} for name in CITIES}
    for board, lines in _MAP["roads"].items():
        for line in lines if links or board != "links" else []:
            main = " = " in line
            one, other = line.split(" = " if main else " - ")
            found[one][other] = found[other][one] = main
    return found


@cache
def distances(city: str, links: bool = True, main: bool = False) -> dict[str, int]:
    """Plain distances from a city, pieces aside (M3.3); `main` on main roads alone."""
    found, edge = {city: 0}, [city]
    while edge:
        edge = [
            near
            for at in edge
            for near, is_main in roads(links)[at].items()
            if (is_main or not main)
            and near not in found
            and not found.update({near: found[at] + 1})
        ]
    return found


class Table:
    """A position, with what the rules say of powers, pieces and fortresses in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.bodies: dict[str, dict[str, Any]] = position["bodies"]
        self.introductory = str(position["form"]).startswith("introductory")
        self.links = not self.introductory
        self.stage: int = position["stage"]
        self.turn: int = position["turn"]
        self.roads = roads(self.links)

    # Where things stand

    def takes_part(self, body: str) -> bool:
        return not self.introductory or body in INTRODUCTORY or body.startswith("hussar")

    def place(self, body: str) -> str | None:
        """The city of a piece; none if it is off the map or in a box."""
        place = self.bodies[body]["place"] if body in self.bodies else None
        return place if place in CITIES else None

    def pieces(self, city: str) -> list[str]:
        """Generals and trains; a hussar is no piece (M2.3)."""
        return [
            body
            for body, at in self.bodies.items()
            if at["place"] == city and (body in GENERALS or body in TRAINS)
        ]

    def generals(self, city: str) -> list[str]:
        return [body for body in self.pieces(city) if body in GENERALS]

    def train(self, city: str) -> str | None:
        return next((body for body in self.pieces(city) if body in TRAINS), None)

    def hussar(self, city: str) -> bool:
        return any(
            at["place"] == city for body, at in self.bodies.items() if body.startswith("hussar")
        )

    def distance(self, one: str, other: str, main: bool = False) -> int:
        return distances(one, self.links, main).get(other, FAR)

    # Powers (M4)

    def saxony(self) -> str:
        """What Saxony is: prussian_ally, neutral or austrian_ally.

        A marker that has moved in this politics phase counts after it (M23.11): `saxon_shift`.
        """
        if self.introductory:
            return "prussian_ally"
        box = self.position["tracks"]["saxony"]
        return str(POLITICS["tracks"]["saxony"]["boxes"][box - 1]["status"])

    def neutral(self, power: str) -> bool:
        if power == "saxony":
            return self.saxony() == "neutral"
        return power == "prussia" and self.position["truce"] > 0

    def camp(self, power: str) -> str:
        if power == "saxony":
            return {"prussian_ally": "prussia", "austrian_ally": "austria"}.get(self.saxony(), "")
        return {"bavaria": "france", "pragmatic": "austria"}.get(power, power)

    def enemies(self, one: str, other: str) -> bool:
        """M4.3 to M4.6."""
        if self.neutral(one) or self.neutral(other):
            return False
        camps = {self.camp(one), self.camp(other)}
        if "pragmatic" in (one, other) and camps & {"prussia"}:
            return False
        return "austria" in camps and len(camps) == 2

    def cooperating(self, one: str, other: str) -> bool:
        """M4.1: the same power too."""
        if one == other:
            return True
        if self.neutral(one) or self.neutral(other):
            return False
        pair = {one, other}
        if pair == {"saxony", "pragmatic"}:
            return False
        return self.camp(one) == self.camp(other)

    def allied(self, one: str, other: str) -> bool:
        """Allied or cooperating (M4.1, M4.4)."""
        if self.cooperating(one, other):
            return True
        if self.neutral(one) or self.neutral(other):
            return False
        camps = {self.camp(one), self.camp(other)}
        return camps == {"france", "prussia"} or (camps == {"austria"} and one != other)

    def powers_of_stage(self, stage: int) -> list[str]:
        with_prussia = self.saxony() == "prussian_ally"
        powers = {
            3: ["france", "bavaria"],
            4: ["prussia", *(["saxony"] if with_prussia else [])],
            5: ["austria", "pragmatic", *([] if with_prussia else ["saxony"])],
        }.get(stage, [])
        return [each for each in powers if each != "pragmatic" or not self.introductory]

    def powers_of_seat(self, seat: str) -> list[str]:
        return [power for power, of in self.position["seats"].items() if of == seat]

    # Ground and fortresses (M3)

    def home(self, city: str) -> str:
        """The power whose home country a city lies in, or nothing (M3.6)."""
        territory = CITIES[city].territory
        if territory == "silesia" and self.position["annexed"]:
            return "prussia"
        return str(_MAP["territories"][territory]["home"])

    def controllers(self, city: str) -> list[str]:
        """Who controls a fortress (M3.7, M3.9)."""
        marker = self.position["markers"].get(city)
        if marker:
            return [marker]
        if city in self.position["electors"]:
            side = self.position["electors"][city]
            return ["austria", "pragmatic"] if side == "common" else [side]
        return [self.home(city)] if self.home(city) else []

    def enemy_fortress(self, power: str, city: str) -> bool:
        return bool(CITIES[city].fortress) and any(
            self.enemies(power, each) for each in self.controllers(city)
        )

    def closed(self, power: str, city: str) -> bool:
        """Ground that a power may not enter: another map, neutral ground, or abroad (M4.7, M28)."""
        return (
            self.wrong_map(power, city)
            or self.neutral_ground(power, city)
            or (self.neutral(power) and self.home(city) != power)
        )

    def wrong_map(self, power: str, city: str) -> bool:
        if self.introductory and CITIES[city].board == "flanders":
            return True
        return CITIES[city].board not in POWERS[power]["maps"]

    def neutral_ground(self, power: str, city: str) -> bool:
        home = self.home(city)
        return bool(home) and home != power and self.neutral(home)

    # Cards (M7)

    def hand(self, power: str) -> list[str]:
        """The cards of a hand without their deck: `c2`, `reserve`."""
        return self.cards(f"hand {power}")

    def display(self, power: str) -> list[str]:
        return self.cards(f"display {power}")

    def cards(self, where: str) -> list[str]:
        held = [card.split()[1] for card, at in self.position["cards"].items() if at[0] == where]
        return ["reserve" if card.startswith("reserve") else card for card in held]


def value(card: str) -> int:
    """What a card pays at most (M7.2)."""
    return 8 if card.startswith("reserve") else int(card[1:])


SUITS: Final = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def fits(card: str, suit: str) -> bool:
    return card.startswith("reserve") or SUITS[card[0]] == suit
