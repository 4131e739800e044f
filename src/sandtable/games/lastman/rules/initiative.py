"""Who begins the season: the German (L2.3), or by the advanced rule the higher bid (L11.2)."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.lanes import Lane, Lanes
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.discarding import discard, left_of
from sandtable.games.lastman.rules.state import LastMan

BEGIN: Final = 0
COMPARE: Final = 1


@final
class Initiative(Procedure[LastMan]):
    """The first player of the season is found."""

    def __init__(self, step: int = BEGIN, german: int = 0, entente: int = 0) -> None:
        self.step = step
        self.german = german  # cards bid
        self.entente = entente

    def copy(self) -> Initiative:
        return Initiative(self.step, self.german, self.entente)

    def advance(self, game: LastMan) -> Outcome:
        if self.step == BEGIN and game.form.plays(forms.BIDDING):
            self.step = COMPARE
            game.push(Lanes([Bid(side, []) for side in (facts.GERMAN, facts.ENTENTE)]))
            return ON
        first = facts.ENTENTE if self.entente > self.german else facts.GERMAN
        game.set_scalar(slots.FIRST, first)
        game.set_scalar(slots.ACTIVE, first)
        if self.step == COMPARE and game.journal is not None:
            counts = [self.german, self.entente]
            game.tell("initiative", "L11.2", {"side": first, "counts": counts})
        return DONE


@final
class Bid(Lane):
    """Cards that one side sets aside, any number of them."""

    def __init__(self, seat: int, given: list[int], ready: int = 0) -> None:
        self.seat = seat
        self.given = given
        self.ready = ready

    def copy(self) -> Bid:
        return Bid(self.seat, self.given[:], self.ready)

    def fresh(self) -> Bid:
        return Bid(self.seat, [])

    def advance(self, game: Any) -> Outcome:
        if self.ready:
            return DONE
        cards = left_of(game, self.seat, self.given)
        if not cards:
            self.ready = 1
            return DONE
        actions = [*[do.DROP + card for card in cards], do.DONE]
        game.ask_secretly(self.seat, "bid", "L11.2", actions, len(self.given))
        return ASK

    def answer(self, game: Any, action: int) -> None:
        if action == do.DONE:
            self.ready = 1
        else:
            self.given.append(action - do.DROP)

    def why_not(self, game: Any, action: int) -> Refusal:
        return no.BID_ALREADY if action - action % do.STRIDE == do.DROP else NOT_ASKED_NOW

    def open(self, game: Any) -> None:
        bids = game.stack[-2]
        assert isinstance(bids, Initiative)
        if self.seat == facts.GERMAN:
            bids.german = len(self.given)
        else:
            bids.entente = len(self.given)
        for card in self.given:
            discard(game, self.seat, card)
        if self.given and game.journal is not None:
            args = {"side": self.seat, "count": len(self.given), "cards": sorted(self.given)}
            game.tell("bids", "L11.2", args)
