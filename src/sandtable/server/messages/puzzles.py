"""Puzzles: what there is to solve, and how good the answers of a player were."""

from __future__ import annotations

from sandtable.server.messages.base import Message


class PuzzleBrief(Message):
    """One puzzle before it is opened."""

    number: int
    title: str  # of the scenario
    date: str
    side: str  # who is to move
    goal: str


class PuzzleList(Message):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleBrief]


class AnswerRated(Message):
    """One answer of the player, with the chance of reaching the goal, and what was best."""

    answer: str
    chance: float  # from 0 to 1
    best: str
    best_chance: float
    good: bool


class ChanceShown(Message):
    """An answer to the question of a puzzle, and the chance of reaching the goal after it."""

    answer: str
    chance: float


class SolutionShown(Message):
    """The best answers, and a course of the turn that reaches the goal."""

    answers: list[ChanceShown]  # the best first
    course: list[str]


class PuzzleState(Message):
    """How somebody stands who plays a puzzle."""

    game: str
    number: int
    next: int = 0  # the number of the next puzzle; 0 after the last
    goal: str
    over: bool = False  # the turn is, or the first answer was wrong
    solved: bool = False  # every answer was good, whatever the dice said
    reached: bool = False  # the goal is, by skill or luck
    decisions: list[AnswerRated] = []
    solution: SolutionShown | None = None  # when it is over, or asked for
