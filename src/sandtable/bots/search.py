"""A search at one question: a few answers, tried in the same worlds with the same dice.

Each answer is played on to the end of the turn, captain answering for everybody. The learned value
of where that ends is compared world by world with that of captain's choice. What falls behind is
dropped; more worlds are tried while it is not clear. It knows no game: the game gives advice,
features and weights.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple, final

from sandtable.bots.playout import play_on
from sandtable.bots.value import Value
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box

NO_FEATURES: Final[list[float]] = []


@dataclass(frozen=True)
class Effort:
    """How much a search may do, and what it trusts."""

    seconds: float = 0.0  # a decision; 0: as many playouts as said
    playouts: int = 96  # a decision at most
    candidates: int = 4
    least: int = 1  # candidates, however far behind captain's best they are
    margin: float = 0.2  # how far behind captain's best an answer may be, in the game's advice
    batch: int = 6  # worlds between two looks at the figures
    worlds: int = 24  # at most
    turns: int = 1  # played on to the end of so many turns
    behind: float = 1.5  # standard errors by which an answer must be behind to be dropped
    prior: float = 0.1  # chance of winning for one unit of captain's advice,
    doubt: float = 0.03  # and how far it may be off


class Ending(NamedTuple):
    """Where one playout ended: the chance of winning, and the features; none if it is over."""

    chance: float
    features: list[float]

    @property
    def over(self) -> bool:
        return not self.features


@final
class Candidate:
    """An answer that is tried, and by how much it did better than captain's, world by world."""

    def __init__(self, action: int, expected: float) -> None:
        self.action = action
        self.expected = expected
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.endings: list[Ending] = []  # by world, where they are kept

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def estimate(self, doubt: float) -> tuple[float, float]:
        """The gain over captain's choice and its standard error, between what was expected and
        what was seen."""
        if not self.count:
            return self.expected, doubt
        mean = self.total / self.count
        spread = max(self.squares / self.count - mean * mean, 1e-4)
        noise = spread / self.count
        trust = doubt * doubt / (doubt * doubt + noise)
        return self.expected + trust * (mean - self.expected), sqrt(trust * noise)


def candidates_of(
    question: Question, values: list[float], best: int, effort: Effort
) -> list[Candidate]:
    """Captain's choice first, then what comes close to it, the nearest first."""
    top = values[question.actions.index(best)]
    ranked = sorted(
        (top - value, at) for at, value in enumerate(values) if question.actions[at] != best
    )
    close = [gap for gap, _ in ranked if gap <= effort.margin]
    many = max(min(len(close), effort.candidates - 1), effort.least - 1)
    others = [
        Candidate(question.actions[at], -effort.prior * min(gap, effort.margin))
        for gap, at in ranked[:many]
    ]
    return [Candidate(best, 0.0), *others]


@dataclass
class Progress:
    """How far a search has come: plain data, so that another process can go on with it."""

    candidates: list[Candidate]  # captain's choice first
    doubted: list[Candidate] = field(default_factory=list)  # those that may be better
    playouts: int = 0
    worlds: int = 0
    done: bool = False


@final
@dataclass(frozen=True)
class Search:
    """Tries answers for one seat. The same name and number of playouts give the same figures."""

    box: Box
    value: Value
    effort: Effort
    name: str  # what its worlds and dice come from
    seat: int
    keeps: bool = False  # every ending, to tell why

    def begin(self, candidates: list[Candidate]) -> Progress:
        return Progress(candidates, candidates[1:], done=len(candidates) < 2)

    def go_on(self, progress: Progress, state: State, late: Callable[[], bool]) -> None:
        """One more batch of worlds."""
        effort = self.effort
        for _ in range(effort.batch):
            cost = 1 + len(progress.doubted)
            if progress.playouts + cost > effort.playouts or late():
                progress.done = True
                return
            self._try_world(progress, state)
            progress.playouts += cost
            progress.worlds += 1
        progress.doubted = self._in_doubt(progress.doubted)
        progress.done = not progress.doubted or progress.worlds >= effort.worlds

    def best(self, progress: Progress) -> Candidate:
        """The answer that is estimated best; captain's choice unless another is ahead."""
        best, most = progress.candidates[0], 0.0
        for each in progress.candidates[1:]:
            gain, _ = each.estimate(self.effort.doubt)
            if each.count and gain > most:
                best, most = each, gain
        return best

    def _try_world(self, progress: Progress, state: State) -> None:
        """One world, with the same dice for every answer."""
        name = f"{self.name} {progress.worlds}"
        world = state.resample(self.seat, Sealed(f"{name} world"))
        usual = self._outcome(world, progress.candidates[0], f"{name} dice")
        for each in progress.doubted:
            each.add(self._outcome(world, each, f"{name} dice") - usual)

    def _outcome(self, world: State, candidate: Candidate, dice: str) -> float:
        """The chance of winning at the end of the turn, after this answer."""
        state, chance = world.copy(), Sealed(dice)
        stage = self.box.stage(state)
        state.answer(candidate.action, chance, self.seat)
        play_on(self.box, state, chance, stage, self.effort.turns)
        if not self.keeps:
            return self.value.chance(state, self.seat)
        if state.result() is not None:
            ending = Ending(self.value.chance(state, self.seat), NO_FEATURES)
        else:
            features = self.box.features(state, self.seat)
            ending = Ending(self.value.chance_with(features, state, self.seat), features)
        candidate.endings.append(ending)
        return ending.chance

    def _in_doubt(self, others: list[Candidate]) -> list[Candidate]:
        """Those that may still be the best answer."""
        found = [each.estimate(self.effort.doubt) for each in others]
        lead = max(0.0, *(gain for gain, _ in found))
        behind = self.effort.behind
        left = [each for each, (gain, error) in zip(others, found) if gain + behind * error > lead]
        if len(left) == 1:
            gain, error = left[0].estimate(self.effort.doubt)
            if abs(gain) > behind * error:
                return []
        return left
