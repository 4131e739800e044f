"""A march on a graph with an interrupt: a column goes from town to town, and may be ambushed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sandtable.core.action import NOTHING, Vocabulary
from sandtable.core.chance import Purpose
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import Refusal
from sandtable.core.state import State

TOWNS: Final = ["linz", "wels", "enns", "steyr", "melk", "krems", "wien"]
ROADS: Final[list[list[int]]] = [[1, 2], [0, 3], [0, 3, 4], [1, 2, 4], [2, 3, 5], [4, 6], [5]]
WATCHED: Final = {4}  # where the guerrillas wait
MARCH: Final = 3  # towns a turn
TURNS: Final = 6
STRIDE: Final = 8
STEP, STOP, AMBUSH, HIDE = 0, STRIDE, 2 * STRIDE, 3 * STRIDE
VOCABULARY: Final = Vocabulary(
    STRIDE, {"step": TOWNS, "stop": NOTHING, "ambush": NOTHING, "hide": NOTHING}
)
PURPOSES: Final = [Purpose("ambush", ["fails", "works"])]
NO_ROAD: Final = Refusal("no-road", "T2.1")


class March(State):
    """Where the column is, how many men it has, how many turns are gone."""

    LISTS: ClassVar[tuple[str, ...]] = ("scalars",)

    def __init__(self, scalars: list[int]) -> None:
        super().__init__()
        self.scalars = scalars  # town, men, turn

    def ended(self) -> bool:
        town, men, turn = self.scalars
        return town == TOWNS.index("wien") or men == 0 or turn > TURNS

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        return {"winner": 0 if self.scalars[0] == TOWNS.index("wien") else 1}

    def position(self) -> dict[str, Any]:
        return {"town": TOWNS[self.scalars[0]], "men": self.scalars[1], "turn": self.scalars[2]}

    def view(self, seat: int) -> dict[str, Any]:
        question = self.question_of(seat)
        return {**self.position(), "question": question.actions if question else None}

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)


class Turns(Procedure[March]):
    def advance(self, game: March) -> Outcome:
        game.scalars[2] += 1
        game.push(Steps(MARCH))
        return ON


class Steps(Procedure[March]):
    """Town by town along the roads; the column may stop."""

    def __init__(self, left: int) -> None:
        self.left = left

    def advance(self, game: March) -> Outcome:
        if self.left == 0:
            return DONE
        offers = [STEP + town for town in ROADS[game.scalars[0]]]
        return game.ask(0, "march", "T2.1", [*offers, STOP])

    def answer(self, game: March, action: int) -> None:
        if action == STOP:
            self.left = 0
            return
        self.left -= 1
        game.scalars[0] = action - STEP
        if game.scalars[0] in WATCHED:
            game.push(Ambush())  # the other seat is asked in the middle of the march

    def why_not(self, game: March, action: int) -> Refusal:
        return NO_ROAD


class Ambush(Procedure[March]):
    def advance(self, game: March) -> Outcome:
        return game.ask(1, "ambush", "T2.2", [AMBUSH, HIDE])

    def answer(self, game: March, action: int) -> None:
        game.stack.pop()
        if action == AMBUSH and game.chance.pick(0, [1, 1]):
            game.scalars[1] -= 1


CLASSES: Final[dict[str, Any]] = {each.__name__: each for each in (Turns, Steps, Ambush)}


def new() -> March:
    game = March([0, 3, 0])
    game.push(Turns())
    return game
