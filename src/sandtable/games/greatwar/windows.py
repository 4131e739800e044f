"""Windows for combat cards (G20.11): who may play which card, and when.

Whether a player is asked depends on what everybody sees: that he holds combat cards, has tokens for
the cheapest that would fit, has played none this turn, and that such a card could do something.
"""

from __future__ import annotations

from sandtable.core.procedure import Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.notation import PASS, PLAY, STRIDE
from sandtable.games.greatwar.refusals import (
    COMBAT_NOT_IN_HAND,
    NOT_IN_WINDOW,
    ONE_COMBAT_CARD,
    TOO_DEAR,
)
from sandtable.games.greatwar.state import COMBAT_USED, K_DISCARDS, GreatWar
from sandtable.games.greatwar.tables import COMBAT_COPIES, COST


def is_open(game: GreatWar, seat: int) -> bool:
    """Whether this seat could play a combat card at all (G20.4)."""
    return not game.scalars[COMBAT_USED] >> seat & 1 and game.combat_size(seat) > 0


def may_come(game: GreatWar, seat: int, useful: list[int]) -> bool:
    """Whether this seat might hold a card that is useful now and payable, for all one knows."""
    if not is_open(game, seat):
        return False
    tokens = game.hq(seat)
    for card in useful:
        if COST[card] <= tokens and game.cards[K_DISCARDS + card] < COMBAT_COPIES[card]:
            return True  # unless all copies lie open in the discards
    return False


def playable(game: GreatWar, seat: int, useful: list[int]) -> list[int]:
    """The answers of a window: the useful cards that are held and can be paid, and to pass."""
    actions = [
        PLAY + card for card in useful if game.holds(seat, card) and COST[card] <= game.hq(seat)
    ]
    actions.append(PASS)
    return actions


def ask_window(
    game: GreatWar, seat: int, key: str, useful: list[int], subject: int = -1
) -> Outcome:
    return game.ask(seat, key, "G20.11", playable(game, seat, useful), subject)


def why_not_play(game: GreatWar, seat: int, action: int, window: list[int]) -> Refusal:
    """Why a combat card cannot be played; `window` are the cards that would be of use."""
    card = action % STRIDE
    if action - card != PLAY:
        return NOT_ASKED_NOW
    if not game.holds(seat, card):
        return COMBAT_NOT_IN_HAND
    if game.scalars[COMBAT_USED] >> seat & 1:
        return ONE_COMBAT_CARD
    if COST[card] > game.hq(seat):
        return TOO_DEAR
    return ALLOWED if card in window else NOT_IN_WINDOW
