"""Hidden strengths with a reveal: troops are shared out in secret and shown when sides meet."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sandtable.core.action import Vocabulary
from sandtable.core.chance import Chance
from sandtable.core.knowledge import Secret
from sandtable.core.lanes import Lane, Lanes
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.state import State

GENERALS: Final = 3  # a side
TROOPS: Final = 6  # in all, at least one a general
STRIDE: Final = 9
GIVE: Final = 0
CHALLENGE: Final = STRIDE
VOCABULARY: Final = Vocabulary(
    STRIDE,
    {
        "troops": [str(number) for number in range(TROOPS + 1)],
        "challenge": [f"{one}{other}" for one in "abc" for other in "xyz"],
    },
)
UNKNOWN: Final = 0


class Columns(State):
    """Troops of six generals; who has been seen; who has won."""

    LISTS: ClassVar[tuple[str, ...]] = ("troops", "seen", "scalars")

    def __init__(
        self,
        troops: list[int],
        seen: list[int],
        scalars: list[int],
    ) -> None:
        super().__init__()
        self.troops = troops
        self.seen = seen  # 1 where the enemy knows
        self.scalars = scalars  # whose turn, wins of each side

    def ended(self) -> bool:
        return sum(self.scalars[1:]) == GENERALS

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        return {"winner": 0 if self.scalars[1] > self.scalars[2] else 1}

    def position(self) -> dict[str, Any]:
        return {"troops": self.troops, "seen": self.seen, "scalars": self.scalars}

    def knows(self, seat: int, general: int) -> bool:
        return general // GENERALS == seat or bool(self.seen[general])

    def view(self, seat: int) -> dict[str, Any]:
        shown = [
            troops if self.knows(seat, general) else None
            for general, troops in enumerate(self.troops)
        ]
        question = self.question_of(seat)
        offers = question.actions if question else None
        return {"troops": shown, "seen": self.seen, "scalars": self.scalars, "offers": offers}

    def secrets(self) -> list[Secret]:
        return [
            Secret(
                f"side {general // GENERALS}",
                f"general {general}",
                troops,
                3 if self.seen[general] else 1 << general // GENERALS,
            )
            for general, troops in enumerate(self.troops)
        ]

    def set_secrets(self, values: list[int]) -> None:
        self.troops = list(values)

    def guess(self, seat: int, chance: Chance) -> list[int]:
        """A side's troops add up to what everybody knows; who has how many is open."""
        values = list(self.troops)
        for side in range(2):
            generals = range(side * GENERALS, (side + 1) * GENERALS)
            unknown = [each for each in generals if not self.knows(seat, each)]
            if not unknown or not any(self.troops):
                continue
            left = TROOPS - sum(self.troops[each] for each in generals if each not in unknown)
            for general in unknown:
                values[general] = 1
            for _ in range(left - len(unknown)):
                values[unknown[chance.pick(0, [1] * len(unknown))]] += 1
        return values

    def reveal(self, general: int) -> None:
        self.seen[general] = 1
        self.learn(1 << (1 - general // GENERALS))

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)


class War(Procedure[Columns]):
    def __init__(self, shared: int) -> None:
        self.shared = shared

    def advance(self, game: Columns) -> Outcome:
        if not self.shared:
            self.shared = 1
            game.push(Lanes([Share(seat, []) for seat in range(2)]))
            return ON
        seat = game.scalars[0]
        mine = [g for g in range(GENERALS) if not game.seen[seat * GENERALS + g]]
        theirs = [g for g in range(GENERALS) if not game.seen[(1 - seat) * GENERALS + g]]
        offers = [CHALLENGE + one * GENERALS + other for one in mine for other in theirs]
        return game.ask(seat, "challenge", "T3.2", offers)

    def answer(self, game: Columns, action: int) -> None:
        seat = game.scalars[0]
        one, other = divmod(action - CHALLENGE, GENERALS)
        mine, theirs = seat * GENERALS + one, (1 - seat) * GENERALS + other
        game.reveal(mine)
        game.reveal(theirs)
        won = game.troops[mine] >= game.troops[theirs]
        game.scalars[1 + (seat if won else 1 - seat)] += 1
        game.scalars[0] = 1 - seat


class Share(Lane):
    """One side's troops, general by general; the last takes what is left."""

    def __init__(self, seat: int, given: list[int]) -> None:
        self.seat = seat
        self.given = list(given)

    def advance(self, game: Any) -> Outcome:
        left = TROOPS - sum(self.given)
        if len(self.given) == GENERALS - 1:
            self.given.append(left)
        if len(self.given) == GENERALS:
            return DONE
        most = left - (GENERALS - 1 - len(self.given))
        offers = [GIVE + number for number in range(1, most + 1)]
        game.ask_secretly(self.seat, "share", "T3.1", offers)
        return ASK

    def answer(self, game: Any, action: int) -> None:
        self.given.append(action - GIVE)

    def fresh(self) -> Share:
        return Share(self.seat, [])

    def open(self, game: Any) -> None:
        game.troops[self.seat * GENERALS : (self.seat + 1) * GENERALS] = self.given


CLASSES: Final[dict[str, Any]] = {each.__name__: each for each in (War, Share, Lanes)}


def new() -> Columns:
    game = Columns([UNKNOWN] * 6, [0] * 6, [0, 0, 0])
    game.push(War(0))
    return game
