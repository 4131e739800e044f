"""The scalars that every battle begins with."""

from __future__ import annotations

from sandtable.colors.rules import slots


def no_card_yet(places: int) -> list[int]:
    """So many scalars, with no card played yet."""
    scalars = [0] * places
    for place in (slots.PLAYED, slots.IN_FORCE, slots.LAST, slots.LAST + 1):
        scalars[place] = slots.NO_CARD
    return scalars
