"""Where numbers lie in the lists of a state, and what they mean."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts

# The row of an army: where it is, and its state
ARMY_ROW: Final = 2
PLACE: Final = 0
STATUS: Final = 1
# Where an army is that is neither in an area nor in the box
NOT_ARRIVED: Final = -1
ELIMINATED: Final = -2
DISBANDED: Final = -3
# Status bits
DUG: Final = 1  # entrenched
FORTIFIED: Final = 2  # by the optional rule
MOVED: Final = 4  # in this player turn
MARKED: Final = 8  # it has retreated in this player turn
DISSOLVING: Final = 16  # an army in its area is being suppressed (L11.8)

# The row of an area: its owner first
AREA_ROW: Final = 3
FORT: Final = 1  # what is left of its fort, NO_FORT for none
BEFORE: Final = 2  # its status when the player turn began (L2.13): see FRIENDLY_TO...
OPEN_TO_NOBODY: Final = 3  # disputed, in `BEFORE`; else its owner, who may be NEUTRAL

# Places in `cards`: counts by kind of card
DRAW: Final = 0
DISCARDS: Final = facts.CARD_KINDS
HANDS: Final = 2 * facts.CARD_KINDS  # two of them
LOCKED: Final = 4 * facts.CARD_KINDS  # of the hand of the side on turn: drawn when passing (L2.5.2)
OUT: Final = 5 * facts.CARD_KINDS  # out of the game
IN_BATTLE: Final = 6 * facts.CARD_KINDS  # assigned to battles; which to which, the procedure knows
CARD_PLACES: Final = 7 * facts.CARD_KINDS

# The row of a declared battle: its area, the cards on it as bits by side, whether it has the dice
# of a special Offensive (L9.15)
BATTLE_ROW: Final = 4
BATTLE_CARDS: Final = 1  # of the Germans, then of the Entente
BATTLE_BONUS: Final = 3
GAS_BIT: Final = 1
BARRAGE_BIT: Final = 2
SURPRISE_BIT: Final = 4
CARD_BITS: Final[dict[int, int]] = {
    facts.GAS: GAS_BIT,
    facts.BARRAGE: BARRAGE_BIT,
    facts.SURPRISE: SURPRISE_BIT,
}

# The row of a move of this player turn (L9.17.2), in `moved`: first who went, a kind
# or KIND_COUNT + an army; then from where to where
MOVE_ROW: Final = 5
MOVE_FROM: Final = 1  # the container; of an army, its area or the box
MOVE_TO: Final = 2
MOVE_HOW: Final = 3  # the bits below
MOVE_TOUCHED: Final = 4  # the areas entered or passed, as bits
WAS_DUG: Final = 1
WAS_FORTIFIED: Final = 2
FAR: Final = 4  # one area or more: no army carries it further (L4.13)
BY_CARD: Final = 8  # Strategic Reserves!: not the move of a Pass
LOST: Final = 16  # removed at the end of the movement, or by an enemy who came in
TAKEN_IN: Final = 32  # by an army that came (L1.4.3, L4.5)
STRAY: Final = 64  # an empty army that had to leave (L8.1.7)

# Places in `scalars`
TURN: Final = 0
ACTIVE: Final = 1  # the side whose player turn it is
PASSES: Final = 2  # one after the other (L2.16)
RESULT: Final = 3  # NO_RESULT, or the level with which the game has ended
OFFENSIVE: Final = 4  # the card of this player turn as it counts now, NO_CARD for a pass
PLAYED: Final = 5  # cards played in this player turn (L2.5.2)
WEATHER: Final = 6  # 1: Bad Weather in this player turn
FAILED: Final = 7  # crises not met, by side
RAILS: Final = 9  # units moved by rail in this player turn
STRATEGICS: Final = 10
SEAS: Final = 11
FIRST: Final = 12  # the side that begins the season
SUPPRESSED: Final = 14  # bits by side: an army has been suppressed this season (L11.8)
SCALARS: Final = 16

TURNED: Final = 13  # TURNED_OVER: the Entente entered Belgium first, which fights it now (L10.9)
TURNED_OVER: Final = 2

NO_RESULT: Final = -1
NO_CARD: Final = -1

# Kinds and armies by side; two further rows for when Belgium is with the Germans (L10.9)
SIZES: Final = 2 * facts.AREA_COUNT  # where the sizes of the armies begin in `tally`
BELGIANS: Final[int] = facts.KIND[facts.BE][facts.INFANTRY]
BELGIAN_ARMY: Final[int] = facts.ARMY_NATION.index(facts.BE)
SIDE_KINDS: Final[list[list[int]]] = [
    [kind for kind in range(facts.KIND_COUNT) if facts.KIND_SIDE[kind] == side]
    for side in (facts.GERMAN, facts.ENTENTE)
]
SIDE_KINDS.append([*SIDE_KINDS[facts.GERMAN], BELGIANS])
SIDE_KINDS.append([kind for kind in SIDE_KINDS[facts.ENTENTE] if kind != BELGIANS])
SIDE_ARMIES: Final[list[list[int]]] = [
    [army for army in range(facts.ARMY_COUNT) if facts.SIDE_OF[facts.ARMY_NATION[army]] == side]
    for side in (facts.GERMAN, facts.ENTENTE)
]
SIDE_ARMIES.append([*SIDE_ARMIES[facts.GERMAN], BELGIAN_ARMY])
SIDE_ARMIES.append([army for army in SIDE_ARMIES[facts.ENTENTE] if army != BELGIAN_ARMY])
HOLDERS: Final[list[list[int]]] = [[k for k in kinds if facts.CAN_HOLD[k]] for kinds in SIDE_KINDS]
FOOT: Final[list[list[int]]] = [[k for k in kinds if facts.IS_FOOT[k]] for kinds in SIDE_KINDS]


def hand(side: int) -> int:
    """Where the hand of a side begins in `cards`."""
    return HANDS + side * facts.CARD_KINDS


def army_of(container: int) -> int:
    """The army that is a container; -1 for an area or the box."""
    return container - facts.FIRST_ARMY if container >= facts.FIRST_ARMY else -1
