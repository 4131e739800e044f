"""The verbs of the game, the purposes of its chance, and their numbers."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.games.napoleonics.rules import facts

STRIDE: Final = 128
NUMBERS: Final[list[str]] = [str(number) for number in range(13)]

VOCABULARY: Final = Vocabulary(STRIDE, {
    "done": NOTHING, "card": facts.CARDS, "order": facts.GRID.names, "leader": facts.GRID.names,
    "unit": facts.GRID.names, "move": facts.GRID.names, "exit": NOTHING, "leave": facts.GRID.names,
    "fire": facts.GRID.names, "attack": facts.GRID.names, "support": facts.GRID.names,
    "stand": NOTHING, "retire": NOTHING, "square": NOTHING, "strike": NOTHING, "ignore": NUMBERS,
    "retreat": facts.GRID.names, "stop": NOTHING, "advance": facts.GRID.names, "hold": NOTHING,
    "back": NOTHING, "section": facts.SECTIONS, "rally": facts.GRID.names,
    "supply": facts.GRID.names, "place": facts.GRID.names, "keep": facts.CARDS,
    "manoeuvre": NOTHING, "normal": NOTHING,
})  # fmt: skip

DONE: Final = 0 * STRIDE  # the phase is over
CARD: Final = 1 * STRIDE  # play this card
ORDER: Final = 2 * STRIDE  # order the unit here
LEADER: Final = 3 * STRIDE  # order, or move, the leader here
UNIT: Final = 4 * STRIDE  # the unit here is next to move, or to battle
MOVE: Final = 5 * STRIDE
EXIT: Final = 6 * STRIDE  # leave the board
LEAVE: Final = 7 * STRIDE  # the unit here leaves square
FIRE: Final = 8 * STRIDE
ATTACK: Final = 9 * STRIDE
SUPPORT: Final = 10 * STRIDE  # the artillery here joins the attack
STAND: Final = 11 * STRIDE
RETIRE: Final = 12 * STRIDE
SQUARE: Final = 13 * STRIDE
STRIKE: Final = 14 * STRIDE  # First Strike
IGNORE: Final = 15 * STRIDE  # so many flags
RETREAT: Final = 16 * STRIDE
STOP: Final = 17 * STRIDE
ADVANCE: Final = 18 * STRIDE  # take ground, break through
HOLD: Final = 19 * STRIDE
BACK: Final = 20 * STRIDE  # battle back
SECTION: Final = 21 * STRIDE
RALLY: Final = 22 * STRIDE  # a block returns to the unit here
SUPPLY: Final = 23 * STRIDE  # Short Supply on the unit here
PLACE: Final = 24 * STRIDE
KEEP: Final = 25 * STRIDE
MANOEUVRE: Final = 26 * STRIDE  # La Grande Manoeuvre as such,
NORMAL: Final = 27 * STRIDE  # or one unit as usual

PURPOSES: Final[list[Purpose]] = [
    Purpose("dice", facts.FACES),
    Purpose("leader", facts.FACES),
    Purpose("escape", facts.FACES),
    Purpose("command", facts.FACES),
    Purpose("square card", facts.CARDS, drawn=True),
    Purpose("draw", facts.CARDS, free=True, drawn=True),
    Purpose("deal", facts.CARDS, free=True, drawn=True),
]

DICE: Final = 0  # of a combat
LEADER_CHECK: Final = 1
ESCAPE_DICE: Final = 2
COMMAND_DICE: Final = 3  # Elan and Rally
SQUARE_CARD: Final = 4
DRAW: Final = 5
DEAL: Final = 6
