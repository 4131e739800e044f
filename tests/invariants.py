"""What must hold at every question of every game, for all players."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypeVar

from sandtable.compiled import is_compiled
from sandtable.core.action import Vocabulary
from sandtable.core.chance import NO_CHANCE, Chance, Purpose, Recorded, Sealed, Witness
from sandtable.core.event import ONLOOKER
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State

Load = Callable[[dict[str, Any]], State]
StateT = TypeVar("StateT", bound=State)


def so_many(plain: int, compiled: int) -> int:
    """How many games to play: the compiled rules play several in the time of one."""
    return compiled if is_compiled() else plain


def all_hold(state: StateT, *checks: Callable[[StateT], None]) -> None:
    """What does not hold is shown with the board."""
    try:
        for check in checks:
            check(state)
    except AssertionError as error:
        raise AssertionError(f"{error}\n{state}") from None


def offers_of(state: State) -> list[tuple[int, str, list[int]]]:
    return [(each.seat, each.key, each.actions) for each in state.questions()]


def check_questions(state: State) -> None:
    seats = [question.seat for question in state.questions()]
    assert len(seats) == len(set(seats)), "a seat is asked two things at once"
    for question in state.questions():
        assert question.actions, f"{question.key} has no answer"
        assert len(set(question.actions)) == len(question.actions), "an answer is offered twice"


def check_copy(state: State) -> None:
    copied = state.copy()
    assert copied.dump() == state.dump()
    assert copied.hash() == state.hash()
    assert offers_of(copied) == offers_of(state)


def check_json(state: State, load: Load) -> None:
    loaded = load(json.loads(json.dumps(state.dump())))
    assert loaded.dump() == state.dump()
    assert loaded.hash() == state.hash()
    assert offers_of(loaded) == offers_of(state), "asking again must ask the same"


def check_refusals(state: State, vocabulary: Vocabulary) -> None:
    """Over the whole action space: legal if and only if there is no refusal."""
    before = state.dump()
    for question in list(state.questions()):
        for action in range(vocabulary.size):
            if vocabulary.exists(action):
                refusal = state.why_not(action, question.seat)
                name = vocabulary.name(action)
                offered = action in question.actions
                assert (refusal is ALLOWED) == offered, f"{name}: {refusal}, offered: {offered}"
    assert state.dump() == before, "asking why not must change nothing"


def check_views(state: State, seats: int, seed: int) -> None:
    """What a seat may not know changes neither its view nor its question."""
    for seat in range(seats):
        guess = state.resample(seat, Sealed(f"guess {seed}"))
        assert guess.view(seat) == state.view(seat)
        again = state.resample(seat, Sealed(f"other {seed}")).resample(
            seat, Sealed(f"guess {seed}")
        )
        assert again.dump() == guess.dump(), "a guess tells something of what is really hidden"
        question, guessed = state.question_of(seat), guess.question_of(seat)
        assert (question is None) == (guessed is None)
        if question is not None and guessed is not None:
            assert guessed.actions == question.actions
        assert guess.view(ONLOOKER) == state.view(ONLOOKER), "an onlooker sees what is hidden"
    made_up = state.resample(ONLOOKER, Sealed(f"onlooker {seed}"))
    assert made_up.view(ONLOOKER) == state.view(ONLOOKER), "an onlooker sees what is hidden"


def play_and_check(
    new: Callable[[], State],
    load: Load,
    seats: int,
    vocabulary: Vocabulary,
    purposes: list[Purpose],
    seed: int,
    check: Callable[[State], None] = lambda state: None,
    every: int = 1,
    most: int = 50_000,
) -> State:
    """One random game with all the checks, and a replay that must come to the same end."""
    rng = random.Random(seed)
    dice = Witness(Sealed(seed))
    state = new()
    state.begin(dice)
    answers: list[tuple[int, int]] = []
    try:
        while state.questions():
            check_questions(state)
            check(state)
            if len(answers) % every == 0:
                check_copy(state)
                check_json(state, load)
                check_views(state, seats, seed)
            if len(answers) % (every * 7) == 0:
                check_refusals(state, vocabulary)
            question = rng.choice(state.questions())
            action = rng.choice(question.actions)
            answers.append((question.seat, action))
            state.answer(action, dice, question.seat)
            assert len(answers) < most, "the game does not end"
    except Exception as error:  # whatever it was, with the way to it
        last = ", ".join(vocabulary.name(action) for _, action in answers[-12:])
        raise AssertionError(f"{error}\n{state}\nseed {seed}; last answers: {last}") from error
    check(state)
    assert state.result() is not None
    recorded: Chance = Recorded(purposes, [(p, outcome) for p, outcome, _ in dice.seen])
    again = new()
    again.begin(recorded)
    for seat, action in answers:
        again.answer(action, recorded, seat)
    assert again.hash() == state.hash()
    assert state.chance is NO_CHANCE
    return state
