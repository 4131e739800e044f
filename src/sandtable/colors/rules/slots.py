"""Where numbers lie in the lists of every hex battle, and what they mean."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
NO_SEAT: Final = -1

# A row of `units`; the last place is the game's own.
UNIT_ROW: Final = 6
KIND: Final = 0
HEX: Final = 1
BLOCKS: Final = 2  # strength: blocks, figures, hits left
START: Final = 3  # the strength that cards may restore
STATUS: Final = 4
OWN: Final = 5

# Status bits that all games share, for the turn of the owner
ORDERED: Final = 1
MOVED: Final = 2

# Places in `scalars` that all games share
TURN: Final = 0  # whole turns begun, both players counted
ACTIVE: Final = 1
PLAYED: Final = 2  # the card on the table
IN_FORCE: Final = 3  # the card whose rules hold: the one copied, or NO_CARD for one plain order
COMMAND: Final = 4
LAST: Final = 5  # what each seat played last, as copied (two places)
TAKEN: Final = 7  # banners or medals taken for good (two places)

# Numbers in `changes`: hexes, and from here on places in `cards`
OF_CARDS: Final = 1024

SCOUT_CARDS: Final = 2  # places at the end of `cards`
