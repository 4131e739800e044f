"""Where numbers lie in the lists of a state, and what they mean."""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.rules import facts

# The row of a body: where it is, its state; and of a general the notes
ROW: Final = 5
PLACE: Final = 0
STATUS: Final = 1
TROOPS: Final = 2
GROUP: Final = 3  # the troops of a group add up to what everybody can work out
FLOOR: Final = 4  # as few as everybody knows that there are at least

# Status bits
DOWN: Final = 1  # face-down: out of supply at the last check
MOVED: Final = 2  # in this phase; for a train also placed
BEATEN: Final = 4  # retreated in this combat phase
DENIED: Final = 8  # a union was refused in this movement phase (M9.5)
SET_DOWN: Final = 16  # a train that was set down anew in this phase (M14.5)
UNITED: Final = 32  # a general who has united in this phase (M12.6)
OF_MOVEMENT: Final = MOVED | DENIED | SET_DOWN | UNITED  # gone when the next movement phase begins

# Places in `board`: two pieces a city, then the marker of victory and the query on it
SECOND: Final = facts.CITY_COUNT
MARKS: Final = 2 * facts.CITY_COUNT
QUERIES: Final = 3 * facts.CITY_COUNT
NOBODY: Final = -1

# Places in `cards`: where each card is, then which seats know that
KNOWN: Final = facts.CARDS
# Where a card is: in the hand of power 0 to 5, or
DISPLAYED: Final = 6  # and the power: face up on the display
HIDDEN: Final = 12  # and the power: face down on it, this turn
TABLE: Final = 18  # played in this battle
DISCARDED: Final = 19
DRAW: Final = 20  # in the deck that is drawn from
UNUSED: Final = 21  # in a deck that has not been begun
LATE: Final = 22  # and the power: from the display, back in its hand next turn (M23.8, optional)

MASKS: Final = 256  # for a place and a mask in one number

# Numbers in `changes`: cities, then bodies, cards, troops, and places in `scalars`
BODIES: Final = facts.CITY_COUNT
CARDS: Final = facts.CITY_COUNT + facts.BODY_COUNT
OF_TROOPS: Final = CARDS + facts.CARDS  # the troops of any body, its group or floor
OF_SCALARS: Final = OF_TROOPS + 1

# Places in `scalars`
TURN: Final = 0
STAGE: Final = 1  # 1 to 5 (M6.2), then the vote and the winter
WINNER: Final = 2  # a power, NO_POWER while the game runs
VICTOR: Final = 3  # the major power that last won a battle
TRUMP: Final = 4
DECK: Final = 5  # the deck that was begun last; DECKS when piles are shuffled together
ANNEXED: Final = 6
REDUCED: Final = 7
TRUCE: Final = 8  # the Prussian stages until it ends, this one included
ELECTION: Final = 9
SAXON_DREW: Final = 10  # the turn in which Saxony last drew cards (M8.9)
SAXON_FOUGHT: Final = 11  # 1: its status changed in this combat phase, it fights no more (M28.5)
EMPEROR: Final = 12  # whose marker is in the box
ITALY: Final = 13
ELECTORS_BOX: Final = 14
SILESIA_BOX: Final = 15
TRACK: Final = 16  # the box of each of three markers
OFFERED: Final = 19  # two events, NOBODY where there is none any more
WEST: Final = 21  # the side that each of four elector markers shows
POOL: Final = 25  # markers of victory of each power
BATTLES: Final = 31  # those in its battle box
ASIDE: Final = 37  # those set aside
MODIFIER: Final = 43  # of its income, for this year
PILE: Final = 49  # where each event is
CONTRACTS: Final = 74  # turns left, by giver and receiver; what else it may say is in `treaties`
WINTER: Final = 110  # scores, by power and year
SAXON_SHIFT: Final = 134  # boxes its marker was moved in this politics stage, not yet in force
SCALARS: Final = 135

# Where the election stands
NOT_DRAWN: Final = 0
COMING: Final = 1  # the vote is held at the end of this turn
HELD: Final = 2

# Where an event is
IN_PILE: Final = 0
ON_OFFER: Final = 1
GONE: Final = 2
