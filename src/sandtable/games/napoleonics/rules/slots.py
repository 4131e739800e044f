"""Where numbers lie in the lists of a state, and what they mean."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.piles import HiddenPile
from sandtable.games.napoleonics.rules import facts

# The last place of a unit's row
SQUARE: Final = common.OWN  # the number of the square counter, 0 for none

# Status bits of a unit beside ORDERED and MOVED, for the turn of its owner
ROOTED: Final = 4  # it may not move any more this turn
TOO_FAR: Final = 8  # it moved too far to battle
BATTLED: Final = 16
BY_LEADER: Final = 32  # ordered through its leader (Leadership)
ENTERED: Final = 64  # it came into its hex this turn, by move or advance

# A row of `leaders`: nation, hex, status (ORDERED and MOVED)
LEADER_ROW: Final = 3
L_NATION: Final = 0
L_HEX: Final = 1
L_STATUS: Final = 2

# Places in `cards`: counts by kind of card, then the square tracks, a card a counter (N2.3)
DRAW_PILE: Final = 0
DISCARDS: Final = facts.CARD_KINDS
HANDS: Final = 2 * facts.CARD_KINDS
TRACKS: Final = 4 * facts.CARD_KINDS
COUNTERS: Final = 4  # for each player (N24.3)
SCOUTED: Final = TRACKS + 2 * COUNTERS  # two cards that Scout drew, before one is kept
CARD_PLACES: Final = SCOUTED + common.SCOUT_CARDS

# Places in `scalars`, after those of every battle; TAKEN are banners for units, leaders and exits
FOR_GOOD: Final = 9  # mask of objectives gained for good
HELD: Final = 10  # masks of objectives held (two places)
STRIKES: Final = 12  # First Strikes played by the defender this turn
WINNER: Final = 13
RESHUFFLE: Final = 14
FOR_GOOD_BANNERS: Final = 15  # (two places)
SCALARS: Final = 17

HIDDEN: Final = [
    HiddenPile("card", "draw pile", 0, DRAW_PILE, facts.CARD_KINDS),
    HiddenPile("card", "hand", 1, HANDS, facts.CARD_KINDS),
    HiddenPile("card", "hand", 2, HANDS + facts.CARD_KINDS, facts.CARD_KINDS),
]
