"""How a power goes to war: how much it weighs what may be taken, what may be lost, and battles."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.state import Maria

PULL: Final = 0.25  # of what lies near, against what is taken now
BATTLE: Final = 0.25  # of what battles promise
LOST_BATTLE: Final = 1.6  # of what they cost, as they must be fought at once (M16.1)
LOST_WITHOUT_MARKERS: Final = 1.0  # the same where battles give no markers (M31.7)
FEAR: Final = 0.7  # of what an enemy may do
COVER: Final = 3.0  # of what a fortress is worth, for covering it: a protector stops many marches
DOUBTED: Final = 1.0  # of how likely a protector is driven off, when others rely on him
DOUBTED_FOR_TIME: Final = 0.25  # the same where time is all: who is driven off has won a stage
GIVEN_UP: Final = 0.6  # of what is covered, if the protector is driven off: not all of it falls
CALL: Final = 1.0  # of what is too far away to be covered yet

# Austria, one against two: it loses by waiting, cannot stand before everything, and nobody else
# comes to take the place of a protector who is driven off
BATTLE_ALONE: Final = 0.6
FEAR_ALONE: Final = 1.1
COVER_ALONE: Final = 2.4
GIVEN_UP_ALONE: Final = 1.0

COVER_OF_PRAGMATIC: Final = 4.0  # who is there to protect the Netherlands
COVER_TO_HOLD: Final = 4.0  # where nothing else wins


@final
class Manner:
    """The weights of a power."""

    def __init__(self) -> None:
        self.pull = PULL
        self.battle = BATTLE
        self.lost_battle = LOST_BATTLE
        self.fear = FEAR
        self.cover = COVER
        self.doubted = DOUBTED
        self.given_up = GIVEN_UP
        self.call = CALL
        self.expects_unions = False  # whether a second enemy may come along (M9.4)


def manner_of(game: Maria, power: int) -> Manner:
    """The weights of a power in this form of the game."""
    manner = Manner()
    if game.form.introductory:
        manner.lost_battle = LOST_WITHOUT_MARKERS
        manner.doubted = DOUBTED_FOR_TIME
        manner.call = 0.0
        if power == facts.AUSTRIA:
            manner.cover = COVER_TO_HOLD
    elif power == facts.AUSTRIA:
        manner.battle = BATTLE_ALONE
        manner.fear = FEAR_ALONE
        manner.cover = COVER_ALONE
        manner.given_up = GIVEN_UP_ALONE
        manner.expects_unions = True
    elif power == facts.PRAGMATIC:
        manner.cover = COVER_OF_PRAGMATIC
    elif power in (facts.FRANCE, facts.BAVARIA):
        manner.call = 0.0  # they attack
    return manner
