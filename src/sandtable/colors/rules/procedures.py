"""What procedures of the hex battles have in common: a unit, or a turn and its phase."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.core.procedure import Procedure

BattleT = TypeVar("BattleT", bound=Battle)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfUnit(Procedure[BattleT]):
    """What one unit does, or what is done to it."""

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayer(Procedure[BattleT]):
    """The turn of one player after the other, phase by phase."""

    def __init__(self, seat: int, phase: int = 0) -> None:
        self.seat = seat
        self.phase = phase


def opponents_last(game: Battle, seat: int, mirror: list[int]) -> int:
    """The opponent's last card with left and right exchanged."""
    last = game.scalars[slots.LAST + 1 - seat]
    return slots.NO_CARD if last == slots.NO_CARD else mirror[last]
