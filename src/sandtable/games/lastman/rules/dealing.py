"""The first hands (L10.1), and the historical starting cards (L10.3)."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.state import LastMan


@final
class Deal(Procedure[LastMan]):
    """Each side may keep one of its two candidates; then the German draws, then the Entente."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int = 0) -> None:
        self.side = side  # who keeps a card next; past the last, cards are dealt

    def copy(self) -> Deal:
        return Deal(self.side)

    def advance(self, game: LastMan) -> Outcome:
        if self.side < len(facts.SEATS):
            candidates = game.form.candidates[self.side]
            if not candidates or not game.form.plays(forms.HISTORICAL_CARDS):
                self.side += 1
                return ON
            actions = [do.CARD + card for card in candidates]
            return game.ask_secretly(self.side, "keep-card", "L10.3", actions)
        for side in range(len(facts.SEATS)):
            count = game.form.hands[side] - game.hand_size(side)
            for _ in range(count):
                game.draw_card(side, do.DEALING)
            if game.journal is not None:
                rules = ["L10.8", "L10.2"] if game.turn() == 1 else ["L10.8"]
                args = {"side": side, "count": game.hand_size(side), "rules": rules}
                game.tell("dealt", "L10.1", args)
        return DONE

    def answer(self, game: LastMan, action: int) -> None:
        side = self.side
        card = action - do.CARD
        game.move_card(card, slots.DRAW, slots.HANDS + side * facts.CARD_KINDS)
        if game.journal is not None:
            args = {"side": side, "card": card}
            game.tell_some(1 << side, "keeps-card", "L10.3", args, ("card",))
        self.side += 1

    def why_not(self, game: LastMan, action: int) -> Refusal:
        return no.NO_CANDIDATE if action - action % do.STRIDE == do.CARD else NOT_ASKED_NOW
