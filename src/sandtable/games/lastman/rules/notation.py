"""The verbs of the game with what they act on, and what chance is asked for."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.games.lastman.rules import facts

STRIDE: Final = 128

_numbers: Final[list[str]] = [str(number) for number in range(32)]
# A piece of a kind, and one that has dug in by itself
PIECES: Final[list[str]] = [*facts.KINDS, *[f"{kind}_dug" for kind in facts.KINDS]]
# Areas, and the regions around them that nobody enters (L4.4)
REGIONS: Final[list[str]] = [*facts.AREAS, *facts.CLOSED]

VOCABULARY: Final = Vocabulary(STRIDE, {
    "done": NOTHING, "pass": NOTHING, "agree": NOTHING, "refuse": NOTHING, "card": facts.CARDS,
    "ersatz": facts.CARDS, "drop": facts.CARDS, "from": facts.CONTAINERS, "piece": PIECES,
    "army": facts.ARMIES, "step": REGIONS, "stop": NOTHING, "into": facts.ARMIES, "rail": REGIONS,
    "strategic": facts.AREAS, "sea": facts.AREAS, "box": NOTHING, "at": facts.AREAS,
    "battle": facts.AREAS, "fight": facts.AREAS, "assign": facts.CARDS, "retreat": REGIONS,
    "lose": facts.CONTAINERS, "fort": NOTHING, "number": _numbers, "buy": PIECES,
    "rebuild": facts.ARMIES, "upgrade": facts.CONTAINERS, "entrench": facts.CONTAINERS,
    "fortify": facts.ARMIES, "cards": _numbers, "armistice": NOTHING, "resign": NOTHING,
    "suppress": facts.ARMIES,
})  # fmt: skip

DONE: Final = 0 * STRIDE
PASS: Final = 1 * STRIDE
AGREE: Final = 2 * STRIDE
REFUSE: Final = 3 * STRIDE
CARD: Final = 4 * STRIDE  # play this card for what it says
ERSATZ: Final = 5 * STRIDE  # pay for losses with it
DROP: Final = 6 * STRIDE  # discard it
FROM: Final = 7 * STRIDE  # a piece of this area or army is next
PIECE: Final = 8 * STRIDE  # this one
ARMY: Final = 9 * STRIDE  # this army is next, with all that is in it
STEP: Final = 10 * STRIDE
STOP: Final = 11 * STRIDE
INTO: Final = 12 * STRIDE  # join this army
RAIL: Final = 13 * STRIDE
STRATEGIC: Final = 14 * STRIDE
SEA: Final = 15 * STRIDE
BOX: Final = 16 * STRIDE
AT: Final = 17 * STRIDE
BATTLE: Final = 18 * STRIDE  # is declared here
FIGHT: Final = 19 * STRIDE  # is the next one
ASSIGN: Final = 20 * STRIDE
RETREAT: Final = 21 * STRIDE
LOSE: Final = 22 * STRIDE  # out of this army, or of the pieces that stand alone
FORT: Final = 23 * STRIDE  # loses a point
NUMBER: Final = 24 * STRIDE
BUY: Final = 25 * STRIDE
REBUILD: Final = 26 * STRIDE
UPGRADE: Final = 27 * STRIDE
ENTRENCH: Final = 28 * STRIDE
FORTIFY: Final = 29 * STRIDE
CARDS: Final = 30 * STRIDE
OFFER: Final = 31 * STRIDE  # an armistice
RESIGN: Final = 32 * STRIDE
SUPPRESS: Final = 33 * STRIDE  # this army is dissolved, by the optional rule

_die: Final[list[str]] = ["1", "2", "3", "4", "5", "6"]
PURPOSES: Final[list[Purpose]] = [
    Purpose("fire", _die),
    Purpose("dogfight", _die),
    Purpose("pursuit", _die),
    Purpose("again", _die),
    Purpose("box", _die),
    Purpose("deal", facts.CARDS, free=True, drawn=True),
    Purpose("card", facts.CARDS, free=True, drawn=True),
]

FIRE: Final = 0
DOGFIGHT: Final = 1
PURSUIT: Final = 2
AGAIN: Final = 3  # a die that a biplane makes the attacker roll again
LOSSES: Final = 4  # in the Eastern Front box
DEALING: Final = 5
DRAWING: Final = 6
DIE: Final[list[int]] = [1] * 6
