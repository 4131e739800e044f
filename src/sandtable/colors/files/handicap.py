"""Handicaps of a battle: a side needs more or fewer points to win, or holds more or fewer cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.colors.rules.field import BattleField
from sandtable.toolkit.handicap import Handicap

CARDS: Final = "cards"
MOST_POINTS: Final = 3  # banners or medals
MOST_CARDS: Final = 2


def handicaps_of(seats: list[str], points: str) -> dict[str, Handicap]:
    """By the names of their options; `points` is what a side collects: banners, medals."""
    return {
        f"{name}_{what}": Handicap(seat, what, most, f"seat-{name}")
        for seat, name in enumerate(seats)
        for what, most in ((points, MOST_POINTS), (CARDS, MOST_CARDS))
    }


def explained(handicaps: Mapping[str, Handicap], seats: list[str]) -> dict[str, str]:
    """The same as options: what each is for."""
    return {
        name: (
            f"a handicap: the {seats[each.seat]} side holds so many command cards more"
            if each.what == CARDS
            else f"a handicap: the {seats[each.seat]} side needs so many {each.what} more to win"
        )
        + f" (-{each.most} to {each.most})"
        for name, each in handicaps.items()
    }


def give_handicap(
    field: BattleField,
    hands: list[int],
    handicaps: Mapping[str, Handicap],
    changes: Mapping[str, int],
) -> None:
    """Change what a side needs to win, and the hands that are to be dealt."""
    field.handicap = dict(changes)
    for name, change in changes.items():
        seat, what = handicaps[name].seat, handicaps[name].what
        numbers = hands if what == CARDS else field.to_win
        numbers[seat] += change
        if numbers[seat] < 1:
            raise ValueError(f'with "{name}" {change} there are no {what} left; at least 1')
