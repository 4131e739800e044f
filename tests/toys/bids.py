"""Sealed bids for three: all bid at once, in secret; the highest single bid takes the lot."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.lanes import Lane, Lanes
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.refusal import Refusal
from sandtable.core.state import State

SEATS: Final = 3
ROUNDS: Final = 4
PURSE: Final = 6
STRIDE: Final = 8
BID: Final = 0
SURE: Final = STRIDE
UNDECIDED: Final = -1
VOCABULARY: Final = Vocabulary(
    STRIDE, {"bid": [str(coins) for coins in range(PURSE + 1)], "sure": NOTHING}
)
TOO_POOR: Final = Refusal("too-poor", "T1.1")


class Bids(State):
    """What each seat has left, and what it has won."""

    LISTS: ClassVar[tuple[str, ...]] = ("coins", "lots", "scalars")

    def __init__(
        self,
        coins: list[int],
        lots: list[int],
        scalars: list[int],
    ) -> None:
        super().__init__()
        self.coins = coins
        self.lots = lots
        self.scalars = scalars  # the round

    def ended(self) -> bool:
        return self.scalars[0] == ROUNDS

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        best = max(self.lots)
        return {"winner": self.lots.index(best) if self.lots.count(best) == 1 else None}

    def position(self) -> dict[str, Any]:
        return {"coins": self.coins, "lots": self.lots, "round": self.scalars[0]}

    def view(self, seat: int) -> dict[str, Any]:
        question = self.question_of(seat)
        waiting = [each.seat for each in self.asked]
        own = None if question is None else (question.key, question.actions)
        return {**self.position(), "waiting": waiting, "question": own}

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)


class Auction(Procedure[Bids]):
    """Rounds of sealed bids, a lot in each."""

    def advance(self, game: Bids) -> Outcome:
        if game.ended():
            return DONE
        game.push(Award([UNDECIDED] * SEATS))
        game.push(Lanes([BidLane(seat, UNDECIDED, 0) for seat in range(SEATS)]))
        return ON


class BidLane(Lane):
    """One seat's bid: a number of coins, and then whether it is sure."""

    def __init__(self, seat: int, coins: int, sure: int) -> None:
        self.seat = seat
        self.coins = coins
        self.sure = sure

    def advance(self, game: Any) -> Outcome:
        if self.sure:
            return DONE
        if self.coins == UNDECIDED:
            offers = [BID + coins for coins in range(game.coins[self.seat] + 1)]
            game.ask_secretly(self.seat, "bid", "T1.1", offers)
        else:
            game.ask_secretly(self.seat, "sure", "T1.2", [SURE])
        return ASK

    def answer(self, game: Any, action: int) -> None:
        if action == SURE:
            self.sure = 1
        else:
            self.coins = action - BID

    def why_not(self, game: Any, action: int) -> Refusal:
        return TOO_POOR

    def fresh(self) -> BidLane:
        return BidLane(self.seat, UNDECIDED, 0)

    def open(self, game: Any) -> None:
        game.stack[-2].bids[self.seat] = self.coins


class Award(Procedure[Bids]):
    """The opened bids: everybody pays, the highest single bid takes the lot."""

    def __init__(self, bids: list[int]) -> None:
        self.bids = list(bids)

    def advance(self, game: Bids) -> Outcome:
        best = max(self.bids)
        for seat in range(SEATS):
            game.coins[seat] -= self.bids[seat]
        if self.bids.count(best) == 1:
            game.lots[self.bids.index(best)] += 1
        game.scalars[0] += 1
        game.tell("opened", "T1.3", {"bids": list(self.bids)})
        return DONE


CLASSES: Final[dict[str, Any]] = {each.__name__: each for each in (Auction, BidLane, Award, Lanes)}


def new() -> Bids:
    game = Bids([PURSE] * SEATS, [0] * SEATS, [0])
    game.push(Auction())
    return game
