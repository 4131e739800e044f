"""Windows for combat cards (G20.11): who may play which card, and when.

Whether a player is asked depends on what everybody sees: that he holds combat cards, has tokens for
the cheapest that would fit, has played none this turn, and that such a card could do something.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules.facts import (
    AERIAL_SPOTTER,
    COMBAT_COPIES,
    COST,
    COUNTER_ATTACK,
    DUD_SHELLS,
    GAS_ATTACK,
    MG_BARRAGE,
    RIFLE_BUTTS,
    SMOKE_SCREEN,
    STEADY_LADS,
    SURPRISE_ATTACK,
)
from sandtable.games.greatwar.rules.notation import PASS, PLAY, STRIDE
from sandtable.games.greatwar.rules.refusals import (
    COMBAT_NOT_IN_HAND,
    NOT_IN_WINDOW,
    ONE_COMBAT_CARD,
    TOO_DEAR,
)
from sandtable.games.greatwar.rules.state import COMBAT_USED, K_DISCARDS, NO_WINDOWS, GreatWar

# Paragraphs that keep a single card from its window, beside its text
LIMITS: Final[dict[int, Refusal]] = {
    RIFLE_BUTTS: Refusal("not-in-window", "G22.2", ("G27.9",)),
    SURPRISE_ATTACK: Refusal("not-in-window", "G22.4", ("G26.11",)),
    MG_BARRAGE: Refusal("not-in-window", "G22.2", ("G27.9",)),
    GAS_ATTACK: Refusal("not-in-window", "G22.3"),
    COUNTER_ATTACK: Refusal("not-in-window", "G26.11"),
    STEADY_LADS: Refusal("not-in-window", "G16.9", ("G28.12",)),
    AERIAL_SPOTTER: Refusal("not-in-window", "G17.5"),
    DUD_SHELLS: Refusal("not-in-window", "G17.5"),
    SMOKE_SCREEN: Refusal("not-in-window", "G16.18"),
}


def is_open(game: GreatWar, seat: int) -> bool:
    """Whether this seat could play a combat card at all (G20.4, G5.8)."""
    shut = 1 << seat | NO_WINDOWS
    return not game.scalars[COMBAT_USED] & shut and game.combat_size(seat) > 0


def may_come(game: GreatWar, seat: int, useful: list[int]) -> bool:
    """Whether this seat might hold a card that is useful now and payable, for all one knows."""
    if is_open(game, seat):
        for card in useful:
            if is_about(game, seat, card):
                return True
    return False


def is_about(game: GreatWar, seat: int, card: int) -> bool:
    """Whether a card is payable, and its copies do not all lie open in the discards."""
    return COST[card] <= game.hq(seat) and game.cards[K_DISCARDS + card] < COMBAT_COPIES[card]


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
    return ALLOWED if card in window else out_of_window(card)


def out_of_window(card: int) -> Refusal:
    return NOT_IN_WINDOW.beside(LIMITS[card]) if card in LIMITS else NOT_IN_WINDOW
