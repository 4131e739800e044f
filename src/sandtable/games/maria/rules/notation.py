"""The verbs of the game with what they act on, and what chance is asked for."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.games.maria.rules import facts

STRIDE: Final = 256

NUMBERS: Final[list[str]] = [str(number) for number in range(32)]

VOCABULARY: Final = Vocabulary(STRIDE, {
    "done": NOTHING, "pass": NOTHING, "agree": NOTHING, "refuse": NOTHING, "troops": NUMBERS,
    "card": facts.KINDS, "value": NUMBERS, "pay": facts.KINDS, "supply": facts.GENERALS,
    "hussar": facts.CITIES, "leave": NOTHING, "move": facts.BODIES, "together": facts.GENERALS,
    "force": facts.BODIES, "force-together": facts.GENERALS, "step": facts.CITIES, "stop": NOTHING,
    "replace": facts.BODIES, "at": facts.CITIES, "hand-over": NOTHING, "dispute": NOTHING,
    "attack": facts.CITIES, "target": facts.CITIES, "commander": facts.GENERALS,
    "keep": facts.GENERALS, "retreat": facts.CITIES, "trump": facts.SUITS, "place": facts.KINDS,
    "take": facts.EVENTS, "hold": NOTHING, "left": NUMBERS, "right": NUMBERS,
    "recruit": facts.GENERALS, "enter": facts.GENERALS, "mission": facts.GENERALS,
    "return": facts.GENERALS, "francis": NOTHING, "charles": NOTHING, "offer": NOTHING,
    "reduce": NOTHING, "forbid": NUMBERS, "subsidy": facts.POWERS, "end-subsidy": facts.POWERS,
    "turns": NUMBERS,
})  # fmt: skip

DONE: Final = 0 * STRIDE
PASS: Final = 1 * STRIDE
AGREE: Final = 2 * STRIDE
REFUSE: Final = 3 * STRIDE
TROOPS: Final = 4 * STRIDE  # so many for the general that is asked about
CARD: Final = 5 * STRIDE  # play this card in battle
VALUE: Final = 6 * STRIDE  # what a reserve is to count
PAY: Final = 7 * STRIDE  # this card, towards a price
SUPPLY: Final = 8 * STRIDE  # this general's toll is covered
HUSSAR: Final = 9 * STRIDE  # place it here
LEAVE: Final = 10 * STRIDE  # it stays where it is
MOVE: Final = 11 * STRIDE  # this piece, alone
TOGETHER: Final = 12 * STRIDE  # the union of this general
FORCE: Final = 13 * STRIDE  # a force march
FORCE_TOGETHER: Final = 14 * STRIDE
STEP: Final = 15 * STRIDE
STOP: Final = 16 * STRIDE
REPLACE: Final = 17 * STRIDE  # this train, for cards
AT: Final = 18 * STRIDE  # set it down here
HAND_OVER: Final = 19 * STRIDE
DISPUTE: Final = 20 * STRIDE
ATTACK: Final = 21 * STRIDE  # from this city
TARGET: Final = 22 * STRIDE  # the pieces in this city
COMMANDER: Final = 23 * STRIDE
KEEP: Final = 24 * STRIDE  # this general survives
RETREAT: Final = 25 * STRIDE
TRUMP: Final = 26 * STRIDE
PLACE: Final = 27 * STRIDE  # this card face down on the display
TAKE: Final = 28 * STRIDE  # this event
HOLD: Final = 29 * STRIDE  # the cards stay on the display
LEFT: Final = 30 * STRIDE  # a marker, so many boxes
RIGHT: Final = 31 * STRIDE
RECRUIT: Final = 32 * STRIDE  # a troop for this general
ENTER: Final = 33 * STRIDE  # this general comes back to the map
MISSION: Final = 34 * STRIDE  # this general leaves for it
RETURN: Final = 35 * STRIDE
FRANCIS: Final = 36 * STRIDE
CHARLES: Final = 37 * STRIDE
OFFER: Final = 38 * STRIDE  # peace for Silesia
REDUCE: Final = 39 * STRIDE
FORBID: Final = 40 * STRIDE  # so many of the steps that Saxony would take
SUBSIDY: Final = 41 * STRIDE  # a contract with this power
END_SUBSIDY: Final = 42 * STRIDE
TURNS: Final = 43 * STRIDE  # so many

PURPOSES: Final[list[Purpose]] = [
    Purpose("deal", facts.KINDS, free=True, drawn=True),
    Purpose("card", facts.KINDS, free=True, drawn=True),
    Purpose("trump", facts.KINDS, free=True, drawn=True),
    Purpose("event", facts.EVENTS, free=True, drawn=True),
]

DEALING: Final = 0
DRAWING: Final = 1
TURNING: Final = 2  # a card for its suit
REVEALING: Final = 3
