"""The picket at the bridge: three men and two volleys hold eight raiders off until dawn."""

from typing import Any

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.core.state import State, load_state

PICKET, RAIDERS, HOURS, VOLLEYS = 0, 1, 2, 3  # two seats, and four places in `left`

WAIT, RUSH, VOLLEY, STEEL = 0, 3, 6, 9
VERBS = {"wait": NOTHING, "rush": ["1", "2", "3"], "volley": NOTHING, "steel": NOTHING}
VOCABULARY = Vocabulary(3, VERBS)

SHOT, BLOW = 0, 1
PURPOSES = [Purpose("shot", ["miss", "hit"]), Purpose("blow", ["picket", "raider"])]

TOO_NARROW = Refusal("too-narrow", "P1.2")
TOO_FEW = Refusal("too-few", "P1.3")
NO_POWDER = Refusal("no-powder", "P2.2")


class Bridge(State):
    """What is left of either side, of the night and of the powder."""

    LISTS = ("left",)

    def __init__(self, left: list[int]) -> None:
        super().__init__()
        self.left = left

    def ended(self) -> bool:
        return 0 in self.left[:VOLLEYS]  # men, raiders or hours have run out

    def result(self) -> dict[str, Any] | None:
        return {"winner": PICKET if self.left[PICKET] else RAIDERS} if self.ended() else None

    def position(self) -> dict[str, Any]:
        return dict(zip(("picket", "raiders", "hours", "volleys"), self.left))

    def view(self, seat: int) -> dict[str, Any]:
        return self.position()  # nothing is hidden on this bridge

    def fall(self, seat: int, men: int, rule: str) -> None:
        self.left[seat] -= men
        self.tell("fall", rule, {"seat": seat, "men": men})


class Night(Procedure[Bridge]):
    """Hour by hour the raiders wait, or rush the bridge (P1)."""

    def advance(self, game: Bridge) -> Outcome:
        rushes = [RUSH + at for at in range(3) if may_rush(game, at + 1) is ALLOWED]
        return game.ask(RAIDERS, "rush", "P1.1", [WAIT, *rushes])

    def answer(self, game: Bridge, action: int) -> None:
        if action == WAIT:
            game.left[HOURS] -= 1
        else:
            game.push(Rush(action - RUSH + 1))

    def why_not(self, game: Bridge, action: int) -> Refusal:
        return may_rush(game, action - RUSH + 1) if RUSH <= action < VOLLEY else NOT_ASKED_NOW


def may_rush(game: Bridge, men: int) -> Refusal:
    if men > 2:
        return TOO_NARROW
    return ALLOWED if men <= game.left[RAIDERS] else TOO_FEW


class Rush(Procedure[Bridge]):
    """Men on the bridge: the picket may fire, and then it comes to blows (P2)."""

    def __init__(self, men: int) -> None:
        self.men = men

    def advance(self, game: Bridge) -> Outcome:
        volley = [VOLLEY] if game.left[VOLLEYS] else []
        return game.ask(PICKET, "meet-them", "P2.1", [STEEL, *volley])

    def answer(self, game: Bridge, action: int) -> None:
        game.stack.pop()
        if action == VOLLEY:
            game.left[VOLLEYS] -= 1
            hits = min(self.men, game.chance.roll(SHOT, [2, 1], game.left[PICKET])[1])
            self.men -= hits
            game.fall(RAIDERS, hits, "P2.2")
        for _ in range(self.men):
            if game.left[PICKET]:
                game.fall(game.chance.pick(BLOW, [1, 2]), 1, "P2.3")
        game.left[HOURS] -= 1

    def why_not(self, game: Bridge, action: int) -> Refusal:
        return NO_POWDER if action == VOLLEY else NOT_ASKED_NOW


def new() -> Bridge:
    game = Bridge([3, 8, 5, 2])
    game.push(Night())
    return game


def load(data: dict[str, Any]) -> Bridge:
    return load_state(Bridge, {"Night": Night, "Rush": Rush}, data)
