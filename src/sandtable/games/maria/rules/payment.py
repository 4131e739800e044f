"""Payments (M7.7): cards of a power's own hand, one after another, until a price is reached."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.event import EVERYBODY
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no
from sandtable.games.maria.rules.state import Maria

# What is paid for, and the rule that wants it
TOLL: Final = 0
TRAIN: Final = 1
TROOPS_PAID: Final = 2
MISSION_PAID: Final = 3
RULES: Final[list[str]] = ["M11.6", "M14.2", "M20.2", "M24.4"]


def hand_value(game: Maria, power: int) -> int:
    """What a power could pay in all, each reserve as 8."""
    value = 0
    cards = game.cards
    for card in range(facts.CARDS):
        if cards[card] == power:
            value += facts.VALUE_OF_KIND[facts.KIND_OF[card]]
    return value


def payable(game: Maria, power: int) -> list[int]:
    """`pay` for every kind of card that a power holds; no other hand pays for it (M7.8, M1.5)."""
    held = game.kinds_at(power)
    return [do.PAY + kind for kind in range(facts.KIND_COUNT) if held[kind]]


def pay_card(game: Maria, power: int, kind: int) -> int:
    """Discard a card for its value; everybody sees it."""
    game.discard(game.card_of_kind(power, kind))
    game.learn(EVERYBODY)
    value = facts.VALUE_OF_KIND[kind]
    if game.journal is not None:
        game.tell("pays", "M7.7", {"power": power, "card": kind, "value": value})
    return value


def discard_hand(game: Maria, power: int) -> None:
    """All that a power holds is gone (M11.9)."""
    hand = game.hand(power)
    for card in hand:
        game.discard(card)
    if hand:
        game.learn(EVERYBODY)


@final
class Payment(Procedure[Maria]):
    """The power discards cards of its choice until they are worth the price; no change is given."""

    def __init__(self, power: int, price: int, paid: int = 0, reason: int = TOLL) -> None:
        self.power = power
        self.price = price
        self.paid = paid
        self.reason = reason

    def copy(self) -> Payment:
        return Payment(self.power, self.price, self.paid, self.reason)

    def advance(self, game: Maria) -> Outcome:
        if self.paid >= self.price:
            return DONE
        actions = payable(game, self.power)
        if not actions:
            return DONE
        seat = game.seat_of(self.power)
        return game.ask(seat, "pay", RULES[self.reason], actions, self.price - self.paid)

    def answer(self, game: Maria, action: int) -> None:
        self.paid += pay_card(game, self.power, action - do.PAY)

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action // do.STRIDE != do.PAY // do.STRIDE:
            return NOT_ASKED_NOW
        return no.NOT_IN_HAND.about({"power": self.power})
