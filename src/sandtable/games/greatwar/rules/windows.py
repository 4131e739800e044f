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

# The cards of the windows (a) and (i), at the start and at the end of a turn
BEFORE_AND_AFTER: Final[list[int]] = [
    facts.INTELLIGENCE,
    facts.STRETCHER_BEARERS,
    facts.SUPPLY_DUMP,
]


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


def may_pay(game: GreatWar, seat: int, card: int) -> Refusal:
    """Held, payable, and the first combat card of this player in this turn (G20.2 to G20.4).

    A card that orders nobody shuts the windows of phases 2 to 4, and no others (G5.8).
    """
    used = game.scalars[slots.COMBAT_USED]
    if used & slots.NO_WINDOWS and card not in BEFORE_AND_AFTER:
        return no.CARDS_SHUT
    if not game.holds(seat, card):
        return no.COMBAT_NOT_IN_HAND
    if used >> seat & 1:
        return no.ONE_COMBAT_CARD
    return ALLOWED if facts.COST[card] <= game.hq(seat) else no.TOO_EXPENSIVE


def may_play(game: GreatWar, seat: int, card: int, useful: list[int]) -> Refusal:
    """A card in its window: it must be held and paid, and it must do something (G20.13)."""
    refusal = may_pay(game, seat, card)
    if refusal is not ALLOWED:
        return refusal
    return ALLOWED if card in useful else no.OF_NO_USE


def why_not_play(
    game: GreatWar, seat: int, action: int, window: list[int], useful: list[int]
) -> Refusal:
    """Why a card of this window cannot be played; other cards have a window of their own."""
    card = action % do.STRIDE
    if action - card != do.PLAY or card not in window:
        return NOT_ASKED_NOW
    return may_play(game, seat, card, useful)


def shut(game: GreatWar, seat: int, window: list[int], useful: list[int]) -> None:
    """Note for a player why a window does not open: what that player sees is reason enough."""
    if game.journal is not None:
        for card in window:
            refusal = may_play(game, seat, card, useful)
            if refusal is not ALLOWED:
                game.withhold(seat, do.PLAY + card, 1, refusal)


def shut_by(game: GreatWar, seat: int, card: int, refusal: Refusal) -> None:
    """The same for one card, where the rules have more to say than that it is of no use."""
    if game.journal is not None:
        paid = may_pay(game, seat, card)
        game.withhold(seat, do.PLAY + card, 1, refusal if paid is ALLOWED else paid)
