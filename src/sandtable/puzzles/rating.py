"""How often an answer reaches a goal: playouts in the same worlds, with the same dice.

A world is a state that the player cannot tell from the real one. Captain answers for everybody to
the end of the turn, or of the turn after it where the goal is to keep something.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sandtable.bots.playout import play_on, usual_answer
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box

# Kinds of goals that the next turn, an enemy's, decides
KEEPING: Final = ("hold", "keep", "unharmed")
WORLDS: Final = 100  # of the rating that a puzzle rests on
LEAST_GAP: Final = 0.12  # by which the best answer is ahead of the next
ERRORS: Final = 3.0  # and in standard errors


@dataclass(frozen=True)
class Rated:
    """An answer, and the worlds in which it reached the goal."""

    action: int
    reached: list[bool]  # by world

    @property
    def chance(self) -> float:
        return sum(self.reached) / len(self.reached)


def turns_of(goal: str) -> int:
    """How many turns are played until the goal is reached or missed."""
    return 2 if goal.partition(" ")[0] in KEEPING else 1


def endings(
    box: Box, start: State, world: State, seat: int, action: int, dice: str, turns: int = 2
) -> list[set[str]]:
    """All goals, in notation, that one playout after this answer has reached after each turn."""
    state, chance = world.copy(), Sealed(dice)
    stage = box.stage(start)
    state.answer(action, chance, seat)
    found = []
    for _ in range(turns):
        play_on(box, state, chance, stage)
        found.append(box.achieved(start, state, seat))
        stage = box.stage(state)
    return found


def rate(
    box: Box,
    start: State,
    state: State,
    question: Question,
    goal: str,
    actions: Iterable[int],
    worlds: int = WORLDS,
    seed: str = "",
) -> list[Rated]:
    """How often each of these answers reaches the goal, the best first.

    `start` is where the turn, and the puzzle, began; `state` is where the question is asked.
    """
    found: dict[int, list[bool]] = {action: [] for action in actions}
    for number in range(worlds):
        name = f"puzzle {seed} {number}"
        world = state.resample(question.seat, Sealed(f"{name} world"))
        for action, reached in found.items():
            *_, end = endings(
                box, start, world, question.seat, action, f"{name} dice", turns_of(goal)
            )
            reached.append(goal in end)
    rated = [Rated(action, reached) for action, reached in found.items()]
    return sorted(rated, key=lambda each: -each.chance)


def gap(best: Rated, other: Rated) -> tuple[float, float]:
    """By how much one answer is ahead of another, and the standard error of that."""
    gaps = [one - two for one, two in zip(best.reached, other.reached, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((each - mean) ** 2 for each in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


def is_clear(rated: list[Rated]) -> bool:
    """Whether the best answer is ahead of all others, beyond what chance can explain."""
    return len(rated) > 1 and all(
        mean >= LEAST_GAP and mean >= ERRORS * error
        for mean, error in (gap(rated[0], each) for each in rated[1:])
    )


def is_mistake(best: Rated, given: Rated) -> bool:
    """Whether an answer is clearly behind the best one."""
    mean, error = gap(best, given)
    return mean >= LEAST_GAP and mean >= ERRORS * error


def candidates(box: Box, state: State, question: Question, most: int) -> list[int]:
    """The answers that captain likes best, the first of them captain's own."""
    usual = usual_answer(box, state, question)
    values = box.advice(state, question, SOUND)
    ranked = sorted(zip(values, question.actions, strict=True), key=lambda each: -each[0])
    others = [action for _, action in ranked if action != usual]
    return [usual, *others[: most - 1]]
