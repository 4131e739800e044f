"""The picket at the bridge: three men and two volleys hold eight raiders off until dawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sandtable.core.action import NOTHING, Verb, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.core.state import State, load_procedure

PICKET, RAIDERS, HOUR, VOLLEYS = 0, 1, 2, 3  # two seats, and four places in `tally`
DAWN: Final = 6

WAIT, RUSH, VOLLEY, STEEL = 0, 3, 6, 9
MEN: Final = ["1", "2", "3"]
VERBS: Final = [("wait", NOTHING), ("rush", MEN), ("volley", NOTHING), ("steel", NOTHING)]
VOCABULARY: Final = Vocabulary(len(MEN), [Verb(name, things) for name, things in VERBS])

SHOT, BLOW = 0, 1
PURPOSES: Final = [Purpose("shot", ["miss", "hit"]), Purpose("blow", ["picket", "raider"])]

TOO_NARROW: Final = Refusal("too-narrow", "P1.2")
TOO_FEW: Final = Refusal("too-few", "P1.3")
NO_POWDER: Final = Refusal("no-powder", "P2.2")


class Bridge(State):
    """Who is left on either bank, how late it is, and how much powder there is."""

    LISTS: ClassVar[tuple[str, ...]] = ("tally",)

    def __init__(
        self, tally: list[int], stack: list[Procedure[Any]], asked: list[Question]
    ) -> None:
        super().__init__(stack, asked)
        self.tally = tally

    def copy(self) -> Bridge:
        return Bridge(self.tally[:], [each.copy() for each in self.stack], self.asked)

    def ended(self) -> bool:
        return self.tally[PICKET] == 0 or self.tally[RAIDERS] == 0 or self.tally[HOUR] == DAWN

    def result(self) -> dict[str, Any] | None:
        return {"winner": PICKET if self.tally[PICKET] else RAIDERS} if self.ended() else None

    def position(self) -> dict[str, Any]:
        return dict(zip(("picket", "raiders", "hour", "volleys"), self.tally))

    def view(self, seat: int) -> dict[str, Any]:
        return self.position()  # nothing is hidden on this bridge

    def fall(self, seat: int, men: int, rule: str) -> None:
        self.tally[seat] -= men
        self.tell("fall", rule, {"seat": seat, "men": men})


class Night(Procedure[Bridge]):
    """Hour by hour the raiders wait, or rush the bridge (P1)."""

    def copy(self) -> Night:
        return Night()

    def advance(self, game: Bridge) -> Outcome:
        rushes = [RUSH + at for at in range(3) if may_rush(game, at + 1) is ALLOWED]
        return game.ask(RAIDERS, "rush", "P1.1", [WAIT, *rushes])

    def answer(self, game: Bridge, action: int) -> None:
        if action == WAIT:
            game.tally[HOUR] += 1
        else:
            game.push(Rush(action - RUSH + 1))

    def why_not(self, game: Bridge, action: int) -> Refusal:
        return may_rush(game, action - RUSH + 1) if RUSH <= action < VOLLEY else NOT_ASKED_NOW


def may_rush(game: Bridge, men: int) -> Refusal:
    if men > 2:
        return TOO_NARROW
    return ALLOWED if men <= game.tally[RAIDERS] else TOO_FEW


class Rush(Procedure[Bridge]):
    """Men on the bridge: the picket may fire, and then it comes to blows (P2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("men",)

    def __init__(self, men: int) -> None:
        self.men = men

    def copy(self) -> Rush:
        return Rush(self.men)

    def advance(self, game: Bridge) -> Outcome:
        volley = [VOLLEY] if game.tally[VOLLEYS] else []
        return game.ask(PICKET, "meet-them", "P2.1", [STEEL, *volley])

    def answer(self, game: Bridge, action: int) -> None:
        game.stack.pop()
        if action == VOLLEY:
            game.tally[VOLLEYS] -= 1
            hits = game.chance.roll(SHOT, [2, 1], game.tally[PICKET])[1]
            game.fall(RAIDERS, min(hits, self.men), "P2.2")
            self.men -= min(hits, self.men)
        for _ in range(self.men):
            if game.tally[PICKET]:
                game.fall(game.chance.pick(BLOW, [1, 2]), 1, "P2.3")
        game.tally[HOUR] += 1

    def why_not(self, game: Bridge, action: int) -> Refusal:
        return NO_POWDER if action == VOLLEY else NOT_ASKED_NOW


def new() -> Bridge:
    return Bridge([3, 8, 1, 2], [Night()], [])


def load(data: dict[str, Any]) -> Bridge:
    classes = {"Night": Night, "Rush": Rush}
    stack = [load_procedure(classes, each) for each in data["stack"]]
    game = Bridge(list(data["lists"]["tally"]), stack, [])
    game.run()
    return game
