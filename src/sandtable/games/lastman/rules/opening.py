"""A card for an Offensive, or a Pass (L2.5) with its exchange of cards; an armistice (L3.8)."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure, Stepwise
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.crisis import (
    CARD_OF,
    crisis_actions,
    may_play_crisis,
    play_crisis,
)
from sandtable.games.lastman.rules.discarding import discard
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.suppression import may_suppress, suppress, suppress_actions
from sandtable.games.lastman.rules.victory import armistice, may_resign, resign

# The steps
FRESH: Final = 0
CHOOSE: Final = 1
OFFERED: Final = 2  # the other side is asked for an armistice
REFUSED: Final = 3  # as CHOOSE, and no second offer
OVER: Final = 4


def counts_as(card: int, side: int, turn: int) -> int:
    """A special Offensive of the wrong side, or before its date, is a plain one (L9.7.1, L9.15)."""
    if card in (facts.OFFENSIVE, facts.LIMITED):
        return card
    special = facts.BONUS_FOR[card] == side and turn >= facts.CARD_SINCE[card]
    return card if special else facts.OFFENSIVE


def may_open(game: LastMan, side: int, card: int) -> Refusal:
    """Whether this card may be played for an Offensive (L2.5.1)."""
    if not facts.IS_OFFENSIVE[card]:
        return NOT_ASKED_NOW
    return ALLOWED if game.held(side, card) else no.NOT_IN_YOUR_HAND


@final
class OffensiveOrPass(Stepwise[LastMan]):
    """The first decision of a player turn: one Offensive (L2.5.3), or a Pass."""

    def copy(self) -> OffensiveOrPass:
        return OffensiveOrPass(self.step)

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        if self.step == FRESH:
            game.begin_player_turn()
            self.step = CHOOSE
            return ON
        if self.step == OVER:
            return DONE
        if self.step == OFFERED:
            return game.ask(1 - side, "armistice", "L3.8", [do.AGREE, do.REFUSE])
        actions = [do.PASS]
        start = slots.hand(side)
        for card in range(facts.CARD_KINDS):
            if game.cards[start + card] and facts.IS_OFFENSIVE[card]:
                actions.append(do.CARD + card)
        actions += crisis_actions(game)
        if self.step == CHOOSE and game.form.plays(forms.ARMISTICE):
            actions.append(do.OFFER)
        if game.form.plays(forms.ARMISTICE) and may_resign(game, side) is ALLOWED:
            actions.append(do.RESIGN)
        actions += suppress_actions(game)
        return game.ask(side, "opening", "L2.5", actions)

    def answer(self, game: LastMan, action: int) -> None:
        side = game.attacker()
        if action == do.PASS:
            self.say_pass(game, side)
        elif action == do.OFFER:
            self.step = OFFERED
            if game.journal is not None:
                game.tell("armistice-offered", "L3.8", {"side": side})
        elif action == do.REFUSE:
            self.step = REFUSED
            if game.journal is not None:
                game.tell("armistice-refused", "L3.8", {"side": 1 - side})
        elif action == do.AGREE:
            armistice(game)
        elif action == do.RESIGN:
            resign(game, side)
        elif action - action % do.STRIDE == do.SUPPRESS:
            suppress(game, side, action - do.SUPPRESS)
        elif facts.IS_OFFENSIVE[action - do.CARD]:
            self.play(game, side, action - do.CARD)
        else:
            play_crisis(game, action - do.CARD)

    def say_pass(self, game: LastMan, side: int) -> None:
        passes = game.scalars[slots.PASSES] + 1
        game.set_scalar(slots.PASSES, passes)
        self.step = OVER
        if game.journal is not None:
            rules = ["L2.16"]
            if passes == 2:
                rules += ["L2.9", "L2.9.1"]
            game.tell("pass", "L2.5.2", {"side": side, "count": passes, "rules": rules})

    def play(self, game: LastMan, side: int, card: int) -> None:
        """The turn is an Offensive; the passes are counted anew (L2.16)."""
        game.discard(side, card)
        game.set_scalar(slots.PLAYED, game.scalars[slots.PLAYED] + 1)
        game.set_scalar(slots.PASSES, 0)
        as_ = counts_as(card, side, game.turn())
        game.set_scalar(slots.OFFENSIVE, as_)
        self.step = OVER
        if game.journal is not None:
            rule = ["L9.2", "L9.3", "L9.4", "L9.5", "L9.6", "L9.7"][as_]
            rules = ["L2.5.1", "L2.16", "L2.13"]
            if as_ != card:
                rules += ["L9.7.1", "L9.15"]
            game.tell("offensive", rule, {"side": side, "card": card, "rules": rules})

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, card = action - action % do.STRIDE, action % do.STRIDE
        side = game.attacker()
        if self.step == OFFERED:
            return NOT_ASKED_NOW
        if verb == do.OFFER:
            return no.OFFERED_ALREADY if game.form.plays(forms.ARMISTICE) else NOT_ASKED_NOW
        if verb == do.RESIGN:
            return may_resign(game, side) if game.form.plays(forms.ARMISTICE) else NOT_ASKED_NOW
        if verb == do.SUPPRESS:
            return may_suppress(game, side, card)
        if verb != do.CARD:
            return NOT_ASKED_NOW
        if card in CARD_OF:
            return may_play_crisis(game, card)
        return may_open(game, side, card)


# The last act of a Pass (L2.5.2e, L2.14)


@final
class Exchange(Procedure[LastMan]):
    """Any number of cards, face up, then as many new ones; none if a card was played (L2.14)."""

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
        start = slots.hand(side)
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
        return no.NOT_IN_YOUR_HAND if verb == do.DROP else NOT_ASKED_NOW
