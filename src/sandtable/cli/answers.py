"""Which answer a person means: a number, the notation, or a part of it that can mean one only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.box import Box
from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.state import State

Way = list[int]  # answers, one after the other
OBVIOUS_STEPS: Final = 4  # how far to look past what obviously comes first


def meant(box: Box, state: State, words: str) -> list[Way]:
    """What these words may mean: an answer, or the obvious one before it and then that one.

    `attack e5` where a unit must be named first means that unit if no other could do it.
    """
    question = state.question()
    if question is None:
        return []
    if words.isdecimal():
        number = int(words)
        return [[question.actions[number - 1]]] if 1 <= number <= len(question.actions) else []
    now = matching(box, question.actions, words)
    if now:
        return [[action] for action in now]
    ways = []
    for action in question.actions:
        if box.is_obvious(action) and names_thing(box, action):
            after = after_answer(state, action)
            asked = after.question() if after is not None else None
            if asked is not None and asked.seat == question.seat:
                ways += [[action, each] for each in matching(box, asked.actions, words)]
    return ways


def matching(box: Box, actions: list[int], words: str) -> list[int]:
    """The offered actions that fit: the whole notation, `o f7`, `f7`, or the name of a card."""
    exact = box.vocabulary.find(words)
    if exact in actions:
        return [exact]
    parts = words.lower().split()
    if not parts:
        return []
    found = []
    for action in actions:
        verb, _, thing = box.vocabulary.name(action).partition(" ")
        if not thing:
            fits = len(parts) == 1 and verb.startswith(parts[0])
        elif verb.startswith(parts[0]) and len(parts) > 1:
            fits = thing == "-".join(parts[1:])
        else:
            fits = thing == "-".join(parts)
        if fits:
            found.append(action)
    return found


def names_thing(box: Box, action: int) -> bool:
    return " " in box.vocabulary.name(action)


def after_answer(state: State, action: int) -> State | None:
    """A copy of the state after an answer; None if dice or cards would have to tell."""
    after = state.copy()
    try:
        after.answer(action, NO_CHANCE)
    except ChanceNeeded:
        return None
    return after


def after_way(state: State, way: Way) -> State | None:
    """The state after these answers; None if dice or cards would have to tell."""
    at: State | None = state
    for action in way:
        at = after_answer(at, action) if at is not None else None
    return at


def obvious_ways(box: Box, state: State) -> Iterator[list[tuple[State, Way]]]:
    """The state itself, then those after one obvious answer, after two, and so on.

    Only as far as the same seat is asked and nothing has to be rolled or drawn.
    """
    question = state.question()
    ways: list[tuple[State, Way]] = [(state, [])]
    for _ in range(OBVIOUS_STEPS):
        yield ways
        ways = [
            (after, [*way, action])
            for at, way in ways
            for action, after in obvious_answers(box, at)
            if (asked := after.question()) is not None
            and question is not None
            and asked.seat == question.seat
        ]


def obvious_answers(box: Box, state: State) -> Iterator[tuple[int, State]]:
    question = state.question()
    for action in question.actions if question is not None else []:
        after = after_answer(state, action) if box.is_obvious(action) else None
        if after is not None:
            yield action, after


def told(box: Box, way: Way) -> str:
    """A way in notation."""
    return ", ".join(box.vocabulary.name(action) for action in way)
