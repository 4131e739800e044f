"""Handicaps: numbers changed for one side at set-up, to even the chances.

Each is an option of its own: its value says how many more (1, 2) or fewer (-1, -2) there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Handicap:
    """A number of one seat, or of a power of it, that may be changed by so many up or down."""

    seat: int
    what: str  # what is counted: banners, medals, markers, cards
    most: int
    who: str  # whose number it is, by the key of the name: seat-french


def handicap_in(handicaps: Mapping[str, Handicap], options: Mapping[str, Any]) -> dict[str, int]:
    """The numbers that these options change; a ValueError for one out of bounds."""
    changes: dict[str, int] = {}
    for name, each in handicaps.items():
        change = options.get(name, 0)
        if type(change) is not int or abs(change) > each.most:
            wanted = f"expected a whole number from -{each.most} to {each.most}"
            raise ValueError(f'"{name}" is {change}, {wanted}')
        if change:
            changes[name] = change
    return changes
