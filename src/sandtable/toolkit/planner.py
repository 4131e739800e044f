"""The planner: tries single steps on copies and lists complete plans.

The rules ask for a march step by step; the page and bots want to see where it may lead. The planner
knows no rules: it answers on a copy as long as the same seat is asked for a step and no chance is
needed. Several ways to the same position are listed once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.state import State, hash_of


@dataclass
class Plan:
    """Answers to give one after the other, and the position that they lead to.

    The state is None where the last answer needs chance: nobody knows yet what follows.
    """

    answers: list[int]
    state: State | None


def plans(state: State, is_step: Callable[[int], bool], most: int = 10_000) -> list[Plan]:
    """Every different outcome of the steps that the open question begins, shortest way first.

    `is_step` says which actions are steps. `most` bounds the positions looked at.
    """
    question = state.question()
    if question is None:
        return []
    found: list[Plan] = []
    ends: set[str] = set()
    seen: set[str] = set()
    edge: list[tuple[State, list[int]]] = [(state, [])]
    while edge and len(seen) < most:
        wider: list[tuple[State, list[int]]] = []
        for at, answers in edge:
            for action in steps_of(at, question.seat, is_step):
                way = [*answers, action]
                after = at.copy()
                try:
                    after.answer(action, NO_CHANCE, question.seat)
                except ChanceNeeded:
                    found.append(Plan(way, None))
                    continue
                if steps_of(after, question.seat, is_step):
                    key = hash_of(after.dump())
                    if key not in seen:
                        seen.add(key)
                        wider.append((after, way))
                else:
                    key = after.hash()
                    if key not in ends:
                        ends.add(key)
                        found.append(Plan(way, after))
        edge = wider
    return found


def steps_of(state: State, seat: int, is_step: Callable[[int], bool]) -> list[int]:
    question = state.question_of(seat)
    return [] if question is None else [each for each in question.actions if is_step(each)]
