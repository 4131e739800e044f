"""The verbs of the game with what they act on, and what chance is asked for (G31.1)."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.games.greatwar.rules import facts

STRIDE: Final = 128

_numbers: Final[list[str]] = [str(number) for number in range(16)]

VOCABULARY: Final = Vocabulary(STRIDE, {
    "done": NOTHING, "card": facts.COMMAND_CARDS, "play": facts.COMBAT_CARDS, "pass": NOTHING,
    "order": facts.GRID.names, "guns": facts.SECTIONS, "section": facts.SECTIONS,
    "repair": facts.GRID.names, "dice": _numbers, "abandon": NOTHING, "unit": facts.GRID.names,
    "move": facts.GRID.names, "stop": NOTHING, "exit": NOTHING, "target": facts.GRID.names,
    "spot": facts.DIRECTION_FACES, "dud": facts.DIRECTION_FACES, "fire": facts.GRID.names,
    "attack": facts.GRID.names, "cut": NOTHING, "build": facts.GRID.names, "strike": NOTHING,
    "ignore": _numbers, "retreat": facts.GRID.names, "advance": facts.GRID.names, "hold": NOTHING,
    "keep": facts.COMMAND_CARDS, "medal": NOTHING, "tokens": NOTHING, "draw": NOTHING,
    "drop": facts.COMBAT_CARDS,
})  # fmt: skip

DONE: Final = 0 * STRIDE  # the phase is over
CARD: Final = 1 * STRIDE  # play this command card
PLAY: Final = 2 * STRIDE  # play this combat card
PASS: Final = 3 * STRIDE  # play none
ORDER: Final = 4 * STRIDE  # order the unit here
GUNS: Final = 5 * STRIDE  # order the reserve artillery through this section
SECTION: Final = 6 * STRIDE
REPAIR: Final = 7 * STRIDE  # the stuck tank here tries to get free
DICE: Final = 8 * STRIDE  # so many dice: bought for a repair, or aimed
ABANDON: Final = 9 * STRIDE
UNIT: Final = 10 * STRIDE  # the unit here is next
MOVE: Final = 11 * STRIDE  # to this hex, the next one
STOP: Final = 12 * STRIDE
EXIT: Final = 13 * STRIDE  # leave the board
TARGET: Final = 14 * STRIDE  # of shells or gas
SPOT: Final = 15 * STRIDE  # this die counts as On Target
DUD: Final = 16 * STRIDE  # this die is removed
FIRE: Final = 17 * STRIDE
ATTACK: Final = 18 * STRIDE
CUT: Final = 19 * STRIDE  # battle the wire in one's own hex
BUILD: Final = 20 * STRIDE  # an engineer restores the bridge here
STRIKE: Final = 21 * STRIDE  # First Strike
IGNORE: Final = 22 * STRIDE  # so many flags
RETREAT: Final = 23 * STRIDE
ADVANCE: Final = 24 * STRIDE  # gain ground
HOLD: Final = 25 * STRIDE
KEEP: Final = 26 * STRIDE
MEDAL: Final = 27 * STRIDE  # the medal of the time rule
TOKENS: Final = 28 * STRIDE  # two HQ tokens
DRAW: Final = 29 * STRIDE  # a combat card
DROP: Final = 30 * STRIDE  # a combat card for a token

PURPOSES: Final[list[Purpose]] = [
    Purpose("battle", facts.FACES),
    Purpose("targeting", facts.DIRECTION_FACES),
    Purpose("confirm", facts.FACES),
    Purpose("stuck", facts.FACES),
    Purpose("repair", facts.FACES),
    Purpose("special", facts.FACES),
    Purpose("wire", facts.FACES),
    Purpose("shelling", facts.DIRECTION_FACES),
    Purpose("card", facts.COMMAND_CARDS, free=True, drawn=True),
    Purpose("combat card", facts.COMBAT_CARDS, free=True, drawn=True),
    Purpose("deal", facts.COMMAND_CARDS, free=True, drawn=True),
    Purpose("deal combat", facts.COMBAT_CARDS, free=True, drawn=True),
    Purpose("intelligence", facts.COMBAT_CARDS, drawn=True),
]

BATTLE: Final = 0
TARGETING: Final = 1
CONFIRM: Final = 2
STUCK: Final = 3
REPAIRING: Final = 4
SPECIAL: Final = 5
WIRE_DICE: Final = 6
SHELLING: Final = 7
DRAW_COMMAND: Final = 8
DRAW_COMBAT: Final = 9
DEAL: Final = 10
DEAL_COMBAT: Final = 11
SPYING: Final = 12
