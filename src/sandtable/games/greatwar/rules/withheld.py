"""What a player hears who asks about something that the game did not ask (G31.6)."""

from __future__ import annotations

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.core.state import Withheld
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no
from sandtable.games.greatwar.rules.state import GreatWar


def not_asked_of(game: GreatWar, seat: int, first: int, count: int, refusal: Refusal) -> None:
    """Note why these actions are not offered, for the one side of which it is true."""
    if refusal is not ALLOWED:
        game.withhold(seat, first, count, refusal)


def not_asked(game: GreatWar, first: int, count: int, refusal: Refusal) -> None:
    """Note for both players why these actions are not offered; the table shows the reason."""
    if refusal is not ALLOWED:
        for seat in range(2):
            game.withhold(seat, first, count, refusal)


def asked_after_all(game: GreatWar, verb: int) -> None:
    """A later throw asks about it: what an earlier one of the same answer noted no longer holds."""
    if game.withheld:
        end = verb + do.STRIDE
        game.withheld = [each for each in game.withheld if not verb <= each.first < end]


def payable_after_all(game: GreatWar, seat: int) -> None:
    """Tokens have come after a window has passed: that a card cost too much no longer holds."""
    if game.withheld:
        game.withheld = [each for each in game.withheld if not can_pay_now(game, seat, each)]


def can_pay_now(game: GreatWar, seat: int, noted: Withheld) -> bool:
    if noted.seat != seat or noted.refusal is not no.TOO_EXPENSIVE:
        return False
    return facts.COST[noted.first - do.PLAY] <= game.hq(seat)
