"""Worker jobs of puzzles: texts, and ratings of the player's answers.

All results follow from the steps of the table and the file of the puzzle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.puzzles.puzzle import Puzzle, puzzle_called, puzzles_of
from sandtable.puzzles.review import (
    Answer,
    Decision,
    Made,
    course_to_goal,
    in_turn,
    is_reached,
    judge,
    play_turn,
)
from sandtable.server import messages
from sandtable.server.storage.models import PUZZLE, StepData, TableData
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import brief_of
from sandtable.toolkit.text import Speaker

ANSWERS_TOLD: Final = 3  # of a solution


def source_of(puzzle: Puzzle) -> str:
    return f"{PUZZLE}{puzzle.game} {puzzle.number}"


@lru_cache(maxsize=64)
def begun(game: str, number: int) -> State:
    """The position of a puzzle."""
    state: State = puzzle_called(game, number).begin(seed=0).state
    return state


def listed(game: str, language: str) -> bytes:
    """The puzzles of a game in words, a `PuzzleList` as JSON."""
    speaker = speaker_for(game, language)
    briefs = [brief(puzzle, speaker) for puzzle in puzzles_of(game)]
    return messages.PuzzleList(game=game, puzzles=briefs).model_dump_json().encode()


def brief(puzzle: Puzzle, speaker: Speaker) -> messages.PuzzleBrief:
    title, date = brief_of(puzzle.game, puzzle.scenario, speaker.language)
    return messages.PuzzleBrief(
        number=puzzle.number,
        title=title,
        date=date,
        side=puzzle.box.face.seat_name(puzzle.box.seats.index(puzzle.seat), speaker),
        goal=goal_told(puzzle, speaker),
    )


def goal_told(puzzle: Puzzle, speaker: Speaker) -> str:
    box, state = puzzle.box, begun(puzzle.game, puzzle.number)
    return box.face.goal(state, puzzle.goal, box.seats.index(puzzle.seat), speaker)


@dataclass(frozen=True)
class Outline:
    """The player's choices in a puzzle, before they are rated."""

    goal: str
    over: bool
    reached: bool
    choices: list[int]  # of the player: their places among the answers at the table


def answers_of(data: TableData, steps: list[StepData]) -> list[Answer]:
    """What was answered at the table."""
    find = puzzle_of(data).box.vocabulary.find
    return [(each.seat, find(each.answer), each.outcomes) for each in steps[data.base + 1 :]]


def puzzle_of(data: TableData) -> Puzzle:
    return puzzle_called(data.game, data.puzzle)


def outline(data: TableData, steps: list[StepData], language: str) -> Outline:
    """The choices of the player in the turn of the puzzle, and how it ended."""
    puzzle, start = puzzle_of(data), begun(data.game, data.puzzle)
    made, state = play_turn(puzzle, start, answers_of(data, steps))
    goal = goal_told(puzzle, speaker_for(data.game, language))
    over = not in_turn(puzzle, start, state)
    return Outline(goal, over, is_reached(puzzle, start, state), [each.number for each in made])


def rated(data: TableData, steps: list[StepData], number: int, language: str) -> bytes:
    """How good the choice at this place was, a `AnswerRated` as JSON."""
    puzzle, start = puzzle_of(data), begun(data.game, data.puzzle)
    made, _ = play_turn(puzzle, start, answers_of(data, steps))
    choice = next(each for each in made if each.number == number)
    decision = judge(puzzle, start, choice)
    speaker = speaker_for(data.game, language)
    return decision_shown(decision, choice, speaker).model_dump_json().encode()


def decision_shown(decision: Decision, made: Made, speaker: Speaker) -> messages.AnswerRated:
    return messages.AnswerRated(
        answer=speaker.action(made.state, made.question, decision.action),
        chance=round(decision.chance, 3),
        best=speaker.action(made.state, made.question, decision.best),
        best_chance=round(decision.best_chance, 3),
        good=decision.good,
    )


def solution(game: str, number: int, language: str) -> bytes:
    """The best answers with their chances, and a turn that reaches the goal, as JSON."""
    puzzle, speaker, start = (
        puzzle_called(game, number),
        speaker_for(game, language),
        begun(game, number),
    )
    question, find = first_question(start), puzzle.box.vocabulary.find
    ranked = sorted(puzzle.chances.items(), key=lambda each: -each[1])[:ANSWERS_TOLD]
    answers = [
        messages.ChanceShown(answer=speaker.action(start, question, find(name)), chance=chance)
        for name, chance in ranked
    ]
    course = [
        speaker.action(each.state, each.question, each.action)
        for each in course_to_goal(puzzle, start)
    ]
    return messages.SolutionShown(answers=answers, course=course).model_dump_json().encode()


def first_question(start: State) -> Question:
    question = start.question()
    assert question is not None
    return question
