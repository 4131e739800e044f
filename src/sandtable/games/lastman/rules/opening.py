"""A card for an Offensive, or a Pass (L2.5); and, where it is played, an armistice (L3.8)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules.crisis import (
    CARD_OF,
    crisis_actions,
    may_play_crisis,
    play_crisis,
)
from sandtable.games.lastman.rules.facts import (
    BONUS_FOR,
    CARD_KINDS,
    CARD_SINCE,
    IS_OFFENSIVE,
    LIMITED,
    OFFENSIVE,
)
from sandtable.games.lastman.rules.forms import ARMISTICE
from sandtable.games.lastman.rules.notation import (
    AGREE,
    CARD,
    OFFER,
    PASS,
    REFUSE,
    RESIGN,
    STRIDE,
    SUPPRESS,
)
from sandtable.games.lastman.rules.options import may_suppress, suppress, suppress_actions
from sandtable.games.lastman.rules.refusals import (
    NOT_IN_YOUR_HAND,
    NOT_OFFENSIVE_CARD,
    OFFERED_ALREADY,
)
from sandtable.games.lastman.rules.state import (
    DISCARDS,
    HANDS,
    OFFENSIVE_,
    PASSES,
    PLAYED,
    LastMan,
)
from sandtable.games.lastman.rules.victory import armistice, may_resign, resign

# The steps
FRESH: Final = 0
CHOOSE: Final = 1
OFFERED: Final = 2  # the other side is asked for an armistice
REFUSED: Final = 3  # as CHOOSE, and no second offer
OVER: Final = 4


def counts_as(card: int, side: int, turn: int) -> int:
    """A special Offensive of the wrong side, or before its date, is a plain one (L9.7.1, L9.15)."""
    if card in (OFFENSIVE, LIMITED):
        return card
    return card if BONUS_FOR[card] == side and turn >= CARD_SINCE[card] else OFFENSIVE


def may_open(game: LastMan, side: int, card: int) -> Refusal:
    """Whether this card may be played for an Offensive (L2.5.1)."""
    if not IS_OFFENSIVE[card]:
        return NOT_OFFENSIVE_CARD
    return ALLOWED if game.held(side, card) else NOT_IN_YOUR_HAND


@final
class OffensiveOrPass(Procedure[LastMan]):
    """The first decision of a player turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int = FRESH) -> None:
        self.step = step

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
            return game.ask(1 - side, "armistice", "L3.8", [AGREE, REFUSE])
        actions = [PASS]
        start = HANDS + side * CARD_KINDS
        for card in range(CARD_KINDS):
            if game.cards[start + card] and IS_OFFENSIVE[card]:
                actions.append(CARD + card)
        actions += crisis_actions(game)
        if self.step == CHOOSE and game.form.plays(ARMISTICE):
            actions.append(OFFER)
        if game.form.plays(ARMISTICE) and may_resign(game, side) is ALLOWED:
            actions.append(RESIGN)
        actions += suppress_actions(game)
        return game.ask(side, "opening", "L2.5", actions)

    def answer(self, game: LastMan, action: int) -> None:
        side = game.attacker()
        if action == PASS:
            self.say_pass(game, side)
        elif action == OFFER:
            self.step = OFFERED
            if game.journal is not None:
                game.tell("armistice-offered", "L3.8", {"side": side})
        elif action == REFUSE:
            self.step = REFUSED
            if game.journal is not None:
                game.tell("armistice-refused", "L3.8", {"side": 1 - side})
        elif action == AGREE:
            armistice(game)
        elif action == RESIGN:
            resign(game, side)
        elif action - action % STRIDE == SUPPRESS:
            suppress(game, side, action - SUPPRESS)
        elif IS_OFFENSIVE[action - CARD]:
            self.play(game, side, action - CARD)
        else:
            play_crisis(game, action - CARD)

    def say_pass(self, game: LastMan, side: int) -> None:
        passes = game.scalars[PASSES] + 1
        game.set_scalar(PASSES, passes)
        self.step = OVER
        if game.journal is not None:
            rules = ["L2.16"]
            if passes == 2:
                rules += ["L2.9", "L2.9.1"]
            game.tell("pass", "L2.5.2", {"side": side, "count": passes, "rules": rules})

    def play(self, game: LastMan, side: int, card: int) -> None:
        """The turn is an Offensive; the passes are counted anew (L2.16)."""
        game.move_card(card, HANDS + side * CARD_KINDS, DISCARDS)
        game.learn(1 << (1 - side))
        game.set_scalar(PLAYED, game.scalars[PLAYED] + 1)
        game.set_scalar(PASSES, 0)
        as_ = counts_as(card, side, game.turn())
        game.set_scalar(OFFENSIVE_, as_)
        self.step = OVER
        if game.journal is not None:
            rule = ["L9.2", "L9.3", "L9.4", "L9.5", "L9.6", "L9.7"][as_]
            rules = ["L2.5.1", "L2.16", "L2.13"]
            if as_ != card:
                rules += ["L9.7.1", "L9.15"]
            game.tell("offensive", rule, {"side": side, "card": card, "rules": rules})

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, card = action - action % STRIDE, action % STRIDE
        side = game.attacker()
        if self.step == OFFERED:
            return NOT_ASKED_NOW
        if verb == OFFER:
            return OFFERED_ALREADY if game.form.plays(ARMISTICE) else NOT_ASKED_NOW
        if verb == RESIGN:
            return may_resign(game, side) if game.form.plays(ARMISTICE) else NOT_ASKED_NOW
        if verb == SUPPRESS:
            return may_suppress(game, side, card)
        if verb != CARD:
            return NOT_ASKED_NOW
        if card in CARD_OF:
            return may_play_crisis(game, card)
        return may_open(game, side, card)
