"""Windows for combat cards (G20.11): who may play which card, and when.

Whether a player is asked depends on what everybody sees: that the player holds combat cards, has
tokens for the cheapest that would fit, has played none this turn, and that such a card could do
something.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar

# Paragraphs that keep a single card from its window, beside its text
LIMITS: Final[dict[int, Refusal]] = {
    facts.RIFLE_BUTTS: Refusal("not-in-window", "G22.2"),
    facts.SURPRISE_ATTACK: Refusal("not-in-window", "G22.4"),
    facts.MG_BARRAGE: Refusal("not-in-window", "G22.2"),
    facts.GAS_ATTACK: Refusal("not-in-window", "G22.3"),
    facts.COUNTER_ATTACK: Refusal("not-in-window", "G26.11"),
    facts.STEADY_LADS: Refusal("not-in-window", "G16.9"),
    facts.AERIAL_SPOTTER: Refusal("not-in-window", "G17.5"),
    facts.DUD_SHELLS: Refusal("not-in-window", "G17.5"),
    facts.SMOKE_SCREEN: Refusal("not-in-window", "G16.18"),
}


def is_open(game: GreatWar, seat: int) -> bool:
    """Whether this seat could play a combat card at all (G20.4, G5.8)."""
    shut = 1 << seat | slots.NO_WINDOWS
    return not game.scalars[slots.COMBAT_USED] & shut and game.combat_size(seat) > 0


def may_come(game: GreatWar, seat: int, useful: list[int]) -> bool:
    """Whether this seat might hold a card that is useful now and payable, for all one knows."""
    if is_open(game, seat):
        for card in useful:
            if is_about(game, seat, card):
                return True
    return False


def is_about(game: GreatWar, seat: int, card: int) -> bool:
    """Whether a card is payable, and its copies do not all lie open in the discards."""
    return (
        facts.COST[card] <= game.hq(seat)
        and game.cards[slots.K_DISCARDS + card] < facts.COMBAT_COPIES[card]
    )


def playable(game: GreatWar, seat: int, useful: list[int]) -> list[int]:
    """The answers of a window: the useful cards that are held and can be paid, and to pass."""
    actions = [
        do.PLAY + card
        for card in useful
        if game.holds(seat, card) and facts.COST[card] <= game.hq(seat)
    ]
    actions.append(do.PASS)
    return actions


def ask_window(
    game: GreatWar, seat: int, key: str, useful: list[int], subject: int = -1
) -> Outcome:
    return game.ask(seat, key, "G20.11", playable(game, seat, useful), subject)


def why_not_play(game: GreatWar, seat: int, action: int, window: list[int]) -> Refusal:
    """Why a combat card cannot be played; `window` are the cards that would be of use."""
    card = action % do.STRIDE
    if action - card != do.PLAY:
        return NOT_ASKED_NOW
    if not game.holds(seat, card):
        return no.COMBAT_NOT_IN_HAND
    if game.scalars[slots.COMBAT_USED] >> seat & 1:
        return no.ONE_COMBAT_CARD
    if facts.COST[card] > game.hq(seat):
        return no.TOO_EXPENSIVE
    return ALLOWED if card in window else out_of_window(card)


def out_of_window(card: int) -> Refusal:
    return no.NOT_IN_WINDOW if card in LIMITS else no.NOT_IN_WINDOW
