"""How good each decision of a player was who plays a puzzle; luck does not count.

The first answer is judged by the chances in the file. Those after it are compared with what
captain likes best there, by fewer playouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from sandtable.bots.playout import usual_answer
from sandtable.core.chance import Recorded, Sealed, Witness
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.puzzles.puzzle import Puzzle
from sandtable.puzzles.rating import WORLDS, candidates, is_mistake, rate, turns_of

Answer = tuple[int, int, list[tuple[int, int]]]  # a seat, an action, and what chance brought

LATER_WORLDS: Final = 16  # of a decision after the first
COMPARED: Final = 3  # answers, beside the one that was given


@dataclass(frozen=True)
class Decision:
    """One answer of the player, and what was best."""

    action: int
    chance: float  # of reaching the goal after it
    best: int
    best_chance: float
    good: bool


def first_decision(puzzle: Puzzle, action: int) -> Decision:
    """The answer to the question of the puzzle, by the chances in its file."""
    find = puzzle.box.vocabulary.find
    chances = {find(name): chance for name, chance in puzzle.chances.items()}
    best = find(puzzle.best)
    return Decision(action, chances[action], best, chances[best], action == best)


def later_decision(
    puzzle: Puzzle, start: State, state: State, question: Question, action: int
) -> Decision:
    """An answer later in the turn. The same one comes out the same, whatever is hidden."""
    box = puzzle.box
    known = candidates(box, state, question, COMPARED)
    rated = rate(
        box,
        start,
        state,
        question,
        puzzle.goal,
        dict.fromkeys([action, *known]),
        LATER_WORLDS,
        puzzle.goal,
    )
    given = next(each for each in rated if each.action == action)
    best = given if rated[0].chance == given.chance else rated[0]
    good = not is_mistake(best, given)
    return Decision(action, given.chance, best.action, best.chance, good)


class Made(NamedTuple):
    """A choice of the player: its place among the answers, and where it was made."""

    number: int
    state: State
    question: Question
    action: int


def in_turn(puzzle: Puzzle, start: State, state: State) -> bool:
    """Whether the turn of the puzzle is not over yet."""
    return state.question() is not None and puzzle.box.stage(state) == puzzle.box.stage(start)


def play_turn(puzzle: Puzzle, start: State, given: list[Answer]) -> tuple[list[Made], State]:
    """The choices of the player among these answers, and the position after them.

    What was answered after the turn does not count.
    """
    state, seat = start.copy(), puzzle.box.seats.index(puzzle.seat)
    made: list[Made] = []
    for number, (asked, action, outcomes) in enumerate(given):
        if not in_turn(puzzle, start, state):
            break
        question = state.question_of(asked)
        if question is not None and asked == seat and not question.forced:
            made.append(Made(number, state.copy(), question, action))
        state.answer(action, Recorded(puzzle.box.purposes, outcomes), asked)
    return made, state


def judge(puzzle: Puzzle, start: State, made: Made) -> Decision:
    """How good one choice was."""
    if made.number == 0:
        return first_decision(puzzle, made.action)
    return later_decision(puzzle, start, made.state, made.question, made.action)


def is_reached(puzzle: Puzzle, start: State, state: State) -> bool:
    """Whether the goal is reached in this position; what is to be kept is not lost yet."""
    seat = puzzle.box.seats.index(puzzle.seat)
    return puzzle.goal in puzzle.box.achieved(start, state, seat)


def ends(puzzle: Puzzle, start: State, state: State) -> bool:
    """Whether a goal of this turn is reached: what comes after it is no part of the solution."""
    return turns_of(puzzle.goal) == 1 and is_reached(puzzle, start, state)


def course_to_goal(puzzle: Puzzle, start: State) -> list[Made]:
    """The choices of a turn that begins with the best answer, goes on as captain would, and reaches
    the goal."""
    for number in range(WORLDS):
        dice, given = Witness(Sealed(f"course {number}")), list[Answer]()
        state = start.resample(puzzle.box.seats.index(puzzle.seat), Sealed(f"course {number}"))
        begun = state.copy()
        action = puzzle.box.vocabulary.find(puzzle.best)
        while in_turn(puzzle, start, state) and not ends(puzzle, start, state):
            question = state.question()
            assert question is not None
            state.answer(action, dice, question.seat)
            given.append((question.seat, action, [pair[:2] for pair in dice.seen]))
            dice.seen.clear()
            following = state.question()
            action = -1 if following is None else usual_answer(puzzle.box, state, following)
        if turns_of(puzzle.goal) > 1 or is_reached(puzzle, start, state):
            return play_turn(puzzle, begun, given)[0]
    return []
