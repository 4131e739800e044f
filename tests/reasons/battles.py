"""What the rulebooks of the two hex battles have alike: units, phases, orders by sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import ClassVar, Generic, Protocol, TypeVar

from tests.reasons.hexes import Board
from tests.reasons.situation import Moment

T = TypeVar("T")
UnitT = TypeVar("UnitT", bound="Standing")
Dice = list[tuple[int, str]]  # so many dice more or fewer, and the rule


class Standing(Protocol):
    """A unit of a seat."""

    seat: str


class BattleTable(Generic[UnitT]):
    """What lies on the table in one moment: the units by hex, and the phase of the turn."""

    PHASES: ClassVar[Mapping[str, set[str]]]  # the questions of each phase
    FIGHTING: ClassVar[str]  # the phase of all other questions

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.units: dict[str, UnitT] = {}

    def unit(self, name: str, seat: str | None = None) -> UnitT | None:
        unit = self.units.get(name)
        return unit if unit is not None and seat in (None, unit.seat) else None

    def own(self, seat: str) -> list[UnitT]:
        return [unit for unit in self.units.values() if unit.seat == seat]

    @cached_property
    def phase(self) -> str:
        key = self.moment.asked.key
        return next((phase for phase, keys in self.PHASES.items() if key in keys), self.FIGHTING)


def section_orders(
    card: str, command: int, counts: Mapping[str, int], spread: Mapping[str, dict[str, int]]
) -> dict[str, int]:
    """How many orders a card gives in each section; nothing if it is no section card."""
    if card in spread:
        return spread[card]
    first, _, section = card.rpartition("-")
    if first in counts:
        return {section: counts[first]}
    return {section: command} if first == "assault" else {}


def seen_from_top(sections: set[str]) -> set[str]:
    """The same sections as the player at the top edge calls them."""
    turned = {"left": "right", "right": "left", "center": "center"}
    return {turned[each] for each in sections}


def nearest(board: Board, found: Iterable[T], place: str, hex_of: Callable[[T], str]) -> list[T]:
    """Those of them that are nearest to a place."""
    away = [(board.distance(hex_of(each), place), each) for each in found]
    least = min((distance for distance, _ in away), default=0)
    return [each for distance, each in away if distance == least]


def total(dice: Dice) -> int:
    return max(0, sum(number for number, _ in dice))
