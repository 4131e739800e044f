"""The last act of a Pass: cards are laid down for others (L2.5.2e, L2.14)."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.discarding import discard
from sandtable.games.lastman.rules.state import LastMan


@final
class Exchange(Procedure[LastMan]):
    """Any number of cards, face up, then as many new ones; none if a card was played (L2.14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("laid", "drawing")

    def __init__(self, laid: int = 0, drawing: int = 0) -> None:
        self.laid = laid
        self.drawing = drawing

    def copy(self) -> Exchange:
        return Exchange(self.laid, self.drawing)

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        if self.drawing:
            return self.draw(game, side)
        if game.scalars[slots.PLAYED]:
            if game.journal is not None:
                game.tell("no-exchange", "L2.14", {"side": side, "rules": ["L2.5.2"]})
            return DONE
        start = slots.HANDS + side * facts.CARD_KINDS
        actions = [do.DROP + card for card in range(facts.CARD_KINDS) if game.cards[start + card]]
        if not actions:
            self.drawing = 1
            return ON
        return game.ask(side, "exchange", "L2.5.2", [do.DONE, *actions])

    def answer(self, game: LastMan, action: int) -> None:
        if action == do.DONE:
            self.drawing = 1
            return
        side, card = game.attacker(), action - do.DROP
        discard(game, side, card)
        self.laid += 1
        if game.journal is not None:
            game.tell("lays-down", "L2.14", {"side": side, "card": card, "rules": ["L1.5"]})

    def draw(self, game: LastMan, side: int) -> Outcome:
        """They cannot be played before the next player turn, which is the opponent's (L12.11)."""
        for _ in range(self.laid):
            card = game.draw_card(side)
            if card == slots.NO_CARD:
                break
            if game.journal is not None:
                args = {"side": side, "card": card, "rules": ["L12.11", "L2.5.2"]}
                game.tell_some(1 << side, "draws", "L2.14", args, ("card",))
        return DONE

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.DROP:
            return no.NOT_IN_YOUR_HAND
        return no.NO_EXCHANGE if verb == do.CARD else NOT_ASKED_NOW
