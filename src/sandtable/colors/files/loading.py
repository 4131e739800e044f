"""States from stored data, and the scalars that every battle begins with."""

from __future__ import annotations

from typing import Any, TypeVar

from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.rules.field import BattleField
from sandtable.core.state import load_procedure

B = TypeVar("B", bound=Battle)


def load_battle(
    kind: type[B], field: BattleField, classes: dict[str, Any], data: dict[str, Any]
) -> B:
    """The state of which `dump` gave this data; `classes` are the game's procedures."""
    lists = [list(data["lists"][name]) for name in kind.LISTS]
    stack = [load_procedure(classes, each) for each in data["stack"]]
    make: Any = kind
    game: B = make(field, *lists, stack, [])
    game.run()
    return game


def no_card_yet(places: int) -> list[int]:
    """So many scalars, with no card played yet."""
    scalars = [0] * places
    for place in (slots.PLAYED, slots.IN_FORCE, slots.LAST, slots.LAST + 1):
        scalars[place] = slots.NO_CARD
    return scalars
