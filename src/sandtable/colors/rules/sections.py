"""Sections: the board in three, and cards that order so many in each of them.

Sections are bits, so that a hex cut by a line has two. Orders are not tied to a section until they
must be: they fit as long as no group of sections holds more than its share.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import HexGrid

COMMAND: Final = -1  # as many orders as cards in hand

LEFT: Final = 1
CENTER: Final = 2
RIGHT: Final = 4

# The sections that a group of sections is made of.
SECTIONS_WITHIN: Final[list[list[int]]] = [
    [section for section in range(1, 8) if section & ~group == 0] for group in range(8)
]


def section_masks(
    grid: HexGrid, even: tuple[int, int], odd: tuple[int, int], upside_down: bool
) -> list[int]:
    """The sections of every hex, as the player at the bottom or at the top sees them.

    `even` and `odd` are the last column of the left section and the first one of the right, for
    rows of either sort; in odd rows these two columns are cut by the lines and belong to the centre
    as well.
    """
    masks: list[int] = []
    for at in range(grid.size):
        column, cut = grid.columns[at], grid.rows[at] % 2 == 1
        left, right = odd if cut else even
        mask = LEFT if column <= left else 0
        if column >= right:
            mask |= RIGHT
        if mask == 0 or (cut and column in (left, right)):
            mask |= CENTER
        masks.append(turned(mask) if upside_down else mask)
    return masks


def turned(mask: int) -> int:
    """The same sections as the other player names them."""
    return (mask & CENTER) | (RIGHT if mask & LEFT else 0) | (LEFT if mask & RIGHT else 0)


def room_left(given: list[int], shares: list[int]) -> list[bool]:
    """By sections of a hex: whether one more order fits there.

    `given` has the orders given by the sections of their hexes, `shares` what the card allows in
    each single section.
    """
    room = [False, True, True, True, True, True, True, True]
    left, center, right = shares[0], shares[1], shares[2]
    both = left + center
    share = [0, left, center, both, right, left + right, center + right, both + right]
    for group in range(1, 8):
        within = 0
        for section in SECTIONS_WITHIN[group]:
            within += given[section]
        if within >= share[group]:
            for section in SECTIONS_WITHIN[group]:
                room[section] = False
    return room


def share_of(group: int, shares: list[int]) -> int:
    """How many orders there are for these sections together."""
    total = 0
    for number in range(3):
        if group >> number & 1:
            total += shares[number]
    return total


def shares_of(orders: list[int], command: int) -> list[int]:
    """How many orders a card has in each section, where the hand has so many cards."""
    return [command if many == COMMAND else many for many in orders]


def best_section(left: list[int], sections: int) -> int:
    """The section of these that has most orders left, or -1."""
    best = -1
    for section in range(3):
        if sections >> section & 1 and left[section] > 0:
            if best < 0 or left[section] > left[best]:
                best = section
    return best
