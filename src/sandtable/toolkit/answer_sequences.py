"""Sequences of answers: which one a typed command means, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from sandtable.core.chance import NO_CHANCE, Chance, ChanceNeeded
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.generic import StateT, copied

Answers = list[int]  # a sequence of actions
OBVIOUS_STEPS: Final = 4  # how many obvious answers to look past


# From words to answers


def sequences_meant(box: Box, state: State, words: str) -> list[Answers]:
    """The sequences that these words may mean: an answer, or an obvious one and then an answer.

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


def action_meant(box: Box, state: State, words: str) -> int:
    """The action of a notation, offered or not; a verb that is asked for may be left out.

    -1 if there is none.
    """
    action = box.vocabulary.find(words)
    names = [box.vocabulary.name(each) for each in asked_of(state)]
    for verb in dict.fromkeys(name.split(" ")[0] for name in names if " " in name):
        if action < 0:
            action = box.vocabulary.find(f"{verb} {words}")
    return action


def names_thing(box: Box, action: int) -> bool:
    return " " in box.vocabulary.name(action)


def in_notation(box: Box, way: Answers) -> str:
    """A sequence in notation."""
    return ", ".join(box.vocabulary.name(action) for action in way)


# Following answers


def asked_of(state: State) -> list[int]:
    """The actions that are offered now."""
    question = state.question()
    return question.actions if question is not None else []


def after_answer(state: StateT, action: int) -> StateT | None:
    """A copy of the state after an answer; None if chance decides."""
    after = copied(state)
    try:
        after.answer(action, NO_CHANCE)
    except ChanceNeeded:
        return None
    return after


def after_answers(state: State, way: Answers) -> State | None:
    """The state after these answers; None if chance decides."""
    at: State | None = state
    for action in way:
        at = after_answer(at, action) if at is not None else None
    return at


def obvious_sequences(box: Box, state: State) -> Iterator[list[tuple[State, Answers]]]:
    """The state itself, then those after one obvious answer, after two, and so on.

    Only as far as the same seat is asked, learns nothing hidden by it, and nothing has to be rolled
    or drawn.
    """
    question = state.question()
    ways: list[tuple[State, Answers]] = [(state, [])]
    for _ in range(OBVIOUS_STEPS):
        yield ways
        ways = [
            (after, [*way, action])
            for at, way in ways
            for action, after in obvious_answers(box, at)
            if (asked := after.question()) is not None
            and question is not None
            and asked.seat == question.seat
            and not after.learned >> asked.seat & 1
        ]


def obvious_answers(box: Box, state: State) -> Iterator[tuple[int, State]]:
    for action in asked_of(state):
        after = after_answer(state, action) if box.leads_on(state, action) else None
        if after is not None:
            yield action, after


def sequences_to(box: Box, state: State, action: int) -> list[Answers]:
    """The shortest sequences of obvious answers that end with this action."""
    for ways in obvious_sequences(box, state):
        found = [[*way, action] for at, way in ways if action in asked_of(at)]
        if found:
            return found
    return []


def sequences_with_dice(box: Box, state: State) -> list[Answers]:
    """Every answer that throws dice, also after obvious answers."""
    found: list[Answers] = []
    for depth, ways in enumerate(obvious_sequences(box, state)):
        for at, way in ways:
            found += [[*way, each] for each in asked_of(at) if box.throws(at, each)]
        if found and depth:
            break
    return found


def throwing(box: Box, state: State, action: int) -> tuple[State, int] | None:
    """The answer that throws dice, and its state: this one, or the only one that follows from it.

    A player who names a unit with one target may want to know the odds. Answers that name nothing,
    such as leaving the unit alone, do not count.
    """
    at: State | None = state
    for _ in range(OBVIOUS_STEPS):
        if at is None:
            return None
        if box.throws(at, action):
            return at, action
        question = at.question()
        if question is None or not box.is_obvious(action) or action not in question.actions:
            return None
        at = after_answer(at, action)
        asked = at.question() if at is not None else None
        if asked is None or asked.seat != question.seat:
            return None
        doing = [each for each in asked.actions if asked.forced or names_thing(box, each)]
        if len(doing) != 1:
            return None
        action = doing[0]
    return None


class FirstPurpose(Chance):
    """Records the first purpose that chance is asked for, and stops there."""

    def __init__(self) -> None:
        self.purpose = -1

    def pick(self, purpose: int, weights: list[int]) -> int:
        self.purpose = purpose
        raise ChanceNeeded


class AnyOutcome(Chance):
    """Gives the first possible outcome, for trying things out."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        return next(outcome for outcome, weight in enumerate(weights) if weight)


ChanceNeed = Literal["", "dice", "draws"]


def chance_needed(box: Box, state: State, action: int) -> ChanceNeed:
    """Whether an answer throws dice or draws cards at once, also where no odds are known.

    Answers that name nothing do not count, nor does a card that is drawn as a turn ends.
    """
    if not names_thing(box, action) or len(state.questions()) != 1:
        return ""
    first = FirstPurpose()
    try:
        state.copy().answer(action, first)
    except ChanceNeeded:
        if not box.purposes[first.purpose].drawn:
            return "dice"
        return "" if ends_turn(state, action) else "draws"
    return ""


def ends_turn(state: State, action: int) -> bool:
    """Whether a turn begins before anybody is asked again, or somebody else is asked next."""
    asked, after = state.question(), state.copy()
    after.journal = []
    after.answer(action, AnyOutcome())
    then = after.question()
    if asked is None or then is None or then.seat != asked.seat:
        return True
    return any(event.key == "turn" for event in after.journal)
