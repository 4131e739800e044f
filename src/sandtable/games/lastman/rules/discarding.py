"""Cards laid down in secret: those above the hand limit (L7.2), and bids (L11.2)."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.lanes import ListLane
from sandtable.core.procedure import ASK, DONE, ON, Outcome
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.state import LastMan

NO_CRISES: Final = 1919  # from this year a Crisis! leaves the game with the hand (L9.16)


def discard(game: LastMan, side: int, card: int) -> None:
    """Face up on the pile (L1.7); a Crisis! that has outlived its events leaves the game."""
    gone = card >= facts.ENTENTE_CRISIS and game.year() >= NO_CRISES
    game.discard(side, card, slots.OUT if gone else slots.DISCARDS)


def left_of(game: LastMan, side: int, given: list[int]) -> list[int]:
    """The kinds of cards that a side still holds beside these."""
    return [card for card in range(facts.CARD_KINDS) if game.held(side, card) > given.count(card)]


@final
class Discarding(ListLane):
    """One side's choice of what goes, down to the limit of this turn (L7.2)."""

    def advance(self, game: Any) -> Outcome:
        if game.hand_size(self.seat) - len(self.given) <= limit_of(game, self.seat):
            return DONE
        cards = left_of(game, self.seat, self.given)
        if len(cards) == 1:
            self.given.append(cards[0])
            return ON
        game.ask_secretly(self.seat, "discard", "L7.2", [do.DROP + card for card in cards])
        return ASK

    def answer(self, game: Any, action: int) -> None:
        self.given.append(action - do.DROP)

    def why_not(self, game: Any, action: int) -> Refusal:
        return no.CARD_ALREADY_LAID if action - action % do.STRIDE == do.DROP else NOT_ASKED_NOW

    def open(self, game: Any) -> None:
        for card in self.given:
            discard(game, self.seat, card)
        if self.given and game.journal is not None:
            args = {"side": self.seat, "count": len(self.given), "cards": sorted(self.given)}
            game.tell("discards", "L7.2", {**args, "rules": ["L7.8", "L2.10"]})


def limit_of(game: LastMan, side: int) -> int:
    return facts.HAND_LIMIT[game.turn()][side]


def is_over_limit(game: LastMan, side: int) -> bool:
    return game.hand_size(side) > limit_of(game, side)
