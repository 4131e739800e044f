"""The map of To the Last Man! as the oracle reads it: areas, pieces and stacks from the facts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import sandtable
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules import fields, slots

_FOLDER: Final = Path(sandtable.__file__).parent / "games" / "lastman"


def read(name: str) -> dict[str, Any]:
    with (_FOLDER / name).open("rb") as file:
        return tomllib.load(file)


_MAP: Final = read("data/map.toml")
_UNITS: Final = read("data/units.toml")
AREAS: Final[dict[str, dict[str, Any]]] = _MAP["areas"]
NAMES: Final = list(AREAS)  # events and subjects name an area by its number
CLOSED: Final = frozenset(_MAP["closed"])
BOX_AREAS: Final = frozenset(_MAP["box"]["entry"])
TYPES: Final[dict[str, dict[str, Any]]] = _UNITS["types"]
NATIONS: Final[dict[str, dict[str, Any]]] = {
    name.lower(): facts for name, facts in _UNITS["nations"].items()
}
KINDS: Final = list(
    next(verb.things for verb in LASTMAN.vocabulary.verbs if verb.name == "buy")
)  # questions name a kind of piece by its number
CARDS: Final[dict[str, dict[str, Any]]] = read("data/cards.toml")["cards"]
TURNS: Final[list[dict[str, Any]]] = read("data/turns.toml")["turns"]
US_SINCE: Final[int] = _UNITS["since"]["US"]
STACK: Final = 3
SIDES: Final = ("german", "entente")


def borders(area: str) -> list[str]:
    found: list[str] = AREAS[area]["borders"]
    return found


def nation(name: str) -> str:
    """The nation of a kind of piece or of an army: `ge_infantry`, `fr_1`."""
    return name.partition("_")[0]


def side_of(name: str) -> str:
    return str(NATIONS[nation(name)]["side"])


def type_of(kind: str) -> str:
    return kind.removesuffix("_dug").partition("_")[2]


def is_infantry(kind: str) -> bool:
    return bool(kind) and bool(TYPES[type_of(kind)]["family"] == "infantry")


def holds(kind: str) -> bool:
    """Whether it can own ground by itself (L4.2.4, L4.11)."""
    return bool(TYPES[type_of(kind)]["holds"])


def moves(kind: str) -> int:
    return int(TYPES[type_of(kind)]["moves"])


def price(kind: str) -> int:
    return int(TYPES[type_of(kind)]["price"])


def other(side: str) -> str:
    return "entente" if side == "german" else "german"


class Table:
    """A position, with what the rules say of areas, stacks, supply and status in it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.areas: dict[str, dict[str, Any]] = position["areas"]
        self.armies: dict[str, dict[str, Any]] = position["armies"]
        self.active: str = position["active"]
        self.turn: int = position["turn"]
        self.year: int = TURNS[self.turn - 1]["year"]
        self.offensive: str | None = position["offensive"]
        self.known: dict[tuple[str, str], dict[str, int]] = {}
        # The Entente entered Belgium first, which fights it now (L10.9)
        self.belgium_turned = bool(position["other"][slots.TURNED - fields.NAMED])

    def defender(self) -> str:
        return other(self.active)

    # What is where

    def area_of(self, container: str) -> str:
        """The area of an area or of an army; nothing if it is off the map, or in the box."""
        if container in self.areas:
            return container
        place = self.armies[container]["place"] if container in self.armies else ""
        return place if place in self.areas else ""

    def contents(self, container: str) -> dict[str, int]:
        """The pieces that stand alone in an area or the box, or lie in an army."""
        if container == "box":
            return dict(self.position["box"])
        found = self.areas.get(container) or self.armies.get(container) or {"units": {}}
        return {kind: count for kind, count in found["units"].items() if count}

    def own(self, container: str, side: str) -> dict[str, int]:
        """The pieces of a side there, worked out once."""
        if (container, side) not in self.known:
            self.known[container, side] = {
                kind: n for kind, n in self.contents(container).items() if self.side(kind) == side
            }
        return self.known[container, side]

    def armies_in(self, area: str, side: str) -> list[str]:
        return [
            army
            for army, at in self.armies.items()
            if at["place"] == area and self.side(army) == side
        ]

    def side(self, name: str) -> str:
        """The side of a kind or an army; Belgium may be the German's for good (L10.9)."""
        if nation(name) == "be" and self.belgium_turned:
            return "german"
        return side_of(name)

    def alone(self, area: str, side: str) -> dict[str, int]:
        return dict(self.own(area, side))

    def pieces(self, area: str, side: str) -> dict[str, int]:
        """All pieces of a side in an area, in armies too."""
        found = self.alone(area, side)
        for army in self.armies_in(area, side):
            for kind, count in self.contents(army).items():
                found[kind] = found.get(kind, 0) + count
        return found

    def stack(self, area: str, side: str) -> int:
        """L1.4: armies with contents and single pieces; no forts, no empty armies."""
        armies = sum(1 for army in self.armies_in(area, side) if self.contents(army))
        return armies + sum(self.alone(area, side).values())

    def full(self, area: str, side: str) -> bool:
        return self.stack(area, side) >= STACK

    def fort(self, area: str) -> int | None:
        return self.areas[area].get("fort")

    def fort_side(self, area: str) -> str:
        turned = AREAS[area]["home"] == "BE" and self.belgium_turned
        return "german" if turned or AREAS[area]["home"] == "GE" else "entente"

    # Status (L4.2, L4.11)

    def present(self, area: str, side: str) -> bool:
        fort = self.fort(area) or 0
        return bool(self.pieces(area, side)) or (fort >= 2 and self.fort_side(area) == side)

    def disputed(self, area: str) -> bool:
        return all(self.present(area, side) for side in SIDES)

    def owner(self, area: str) -> str:
        return str(self.areas[area]["owner"])

    def friendly(self, area: str, side: str) -> bool:
        return self.owner(area) == side and not self.disputed(area)

    def enemy(self, area: str, side: str) -> bool:
        return self.owner(area) == other(side) and not self.disputed(area)

    def neutral(self, area: str) -> bool:
        return self.owner(area) not in SIDES

    def open(self, area: str, side: str) -> bool:
        """Friendly or Disputed."""
        return self.friendly(area, side) or self.disputed(area)

    def friendly_since(self, area: str, side: str) -> bool:
        """Friendly now and when the player turn began (L4.6, L4.7)."""
        return self.friendly(area, side) and self.areas[area]["before"] == side

    def source(self, area: str, side: str) -> bool:
        return bool(AREAS[area].get("source") == side)

    # Supply (L6.7)

    def chain(self, side: str) -> set[str]:
        """Friendly areas free of enemy units, in a chain from a friendly source."""

        def free(area: str) -> bool:
            fort = self.fort(area) is not None and self.fort_side(area) != side
            return (
                self.friendly(area, side)
                and not fort
                and not self.pieces(area, other(side))
                and not self.armies_in(area, other(side))
            )

        found = {area for area in AREAS if self.source(area, side) and free(area)}
        edge = list(found)
        while edge:
            edge = [near for area in edge for near in borders(area) if near not in found]
            edge = [near for near in dict.fromkeys(edge) if free(near)]
            found.update(edge)
        return found

    def supplied(self, area: str, side: str) -> bool:
        if side == "entente" and area == "england":
            return True
        chain = self.chain(side)
        if area in chain:
            return True
        if not self.open(area, side):
            return False
        if any(near in chain for near in borders(area)):
            return True
        return self.disputed(area) and self.source(area, side)
