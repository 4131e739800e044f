"""Where numbers lie in the lists of a state, and what they mean."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.piles import HiddenPile
from sandtable.games.greatwar.rules import facts

# Status bits beside ORDERED and MOVED, for the turn of the owner
FAR: Final = 4  # it moved too far to battle
BATTLED: Final = 8
ENTERED: Final = 16  # it came into its hex this turn
HALTED: Final = 32  # by ground, or wire, that it entered: it gains no ground
SURPRISING: Final = 64  # it battles without an order
PINNED: Final = 128
GOT_STUCK: Final = 256
HAD_BONUS: Final = 512
SHOT_AT: Final = 1024  # by a machine gun of the active player this turn
AT_EDGE: Final = 2048  # it began its turn on the enemy baseline
CUTTERS: Final = 4096
NO_GROUND: Final = 8192  # a card forbids it to gain ground
TRIED: Final = 16384  # it tried to get free
NAMED: Final = 32768  # it had its chance to move
LEFT: Final = 65536  # it was named to battle, and left alone

# The last place of a unit's row: the special figure of a soldier unit, or a tank's trouble
STUCK: Final = 1  # or ABANDONED

# Places in `board`: the unit, the ground and the markers of each hex
GROUND: Final = facts.HEXES
MARKERS: Final = 2 * facts.HEXES

# Places in `cards`: counts by kind of command card, of combat card, then what a Recon drew
C_PILE: Final = 0
C_DISCARDS: Final = facts.COMMAND_KINDS
C_HANDS: Final = 2 * facts.COMMAND_KINDS
K_PILE: Final = 4 * facts.COMMAND_KINDS
K_DISCARDS: Final = K_PILE + facts.COMBAT_KINDS
K_HANDS: Final = K_PILE + 2 * facts.COMBAT_KINDS
SCOUTED: Final = K_PILE + 4 * facts.COMBAT_KINDS
CARD_PLACES: Final = SCOUTED + common.SCOUT_CARDS

HIDDEN: Final = [
    HiddenPile("command", "pile", 0, C_PILE, facts.COMMAND_KINDS),
    HiddenPile("command", "hand", 1, C_HANDS, facts.COMMAND_KINDS),
    HiddenPile("command", "hand", 2, C_HANDS + facts.COMMAND_KINDS, facts.COMMAND_KINDS),
    HiddenPile("combat", "pile", 0, K_PILE, facts.COMBAT_KINDS),
    HiddenPile("combat", "hand", 1, K_HANDS, facts.COMBAT_KINDS),
    HiddenPile("combat", "hand", 2, K_HANDS + facts.COMBAT_KINDS, facts.COMBAT_KINDS),
]

# Places in `scalars`, between those of every battle and those of medals
HQ: Final = 9  # tokens (two places)
COMBAT_USED: Final = 11  # seats that played a combat card in this turn, as bits; or NO_WINDOWS
AIMED: Final = 12  # the sections through which the reserve artillery is ordered; 0 for none
BARRAGE: Final = 13  # the combat card in force for this battle phase, or NO_CARD
CHOSEN: Final = 15  # the section of a Big Push
FREE_DIE: Final = 16
MISTAKEN: Final = 17  # whether captured tanks pass for friends
SPENT_FREE: Final = 18  # the battle without an order has been fought

ANYWHERE: Final = 7  # the artillery may aim at any section
NO_WINDOWS: Final = 4  # in `COMBAT_USED`: the card could order nothing (G5.8)
