"""Generator of puzzles: questions in bot games at which one answer is clearly the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import sandtable
from sandtable.bots import make_bot
from sandtable.bots.playout import usual_answer
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.puzzles.puzzle import text_of
from sandtable.puzzles.rating import WORLDS, Rated, candidates, endings, is_clear, rate, turns_of
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game

FEWEST: Final = 3  # answers of a question that may be a puzzle
MOST: Final = 12  # and at most: all of them are played out
TRIED: Final = 5  # of them, at first
GLANCE: Final = 4  # worlds of a first glance,
CLOSER: Final = 20  # and of a second
PROMISING: Final = 0.5  # the gap at the first glance
LEAST: Final = 0.35  # the chance of the best answer
A_GAME: Final = 2  # puzzles of one game between bots


@dataclass(frozen=True)
class Found:
    """A puzzle that was found."""

    text: str  # of its file
    scenario: str
    key: str  # of the question
    goal: str
    rated: list[Rated]  # the best answer first, and it is not captain's


def self_play(box: Box, scenario: str, seed: str, bots: list[str]) -> Iterator[Game]:
    """A game between bots, before each of its answers."""
    game = sandtable.new_game(box.id, scenario, seed, keep="record")
    players = [make_bot(name, box, f"{seed} {at}") for at, name in enumerate(bots)]
    while (question := game.question()) is not None:
        yield game
        known = partial(game.resample, question.seat, len(game.record.steps))
        action = players[question.seat].choose(question, known)
        game.answer(action, question.seat)


def find(
    box: Box, scenario: str, seed: str, bots: list[str], every: int = 1, latest: int = 10_000
) -> Iterator[Found]:
    """The puzzles of one game between bots; every so many questions are looked at."""
    found = 0
    looked = Sealed(f"puzzles {seed}")
    for game in self_play(box, scenario, seed, bots):
        question = game.question()
        assert question is not None
        if len(game.record.steps) > latest:
            return
        if not fits(box, game, question) or looked.pick(0, [1] * every):
            continue
        puzzle = puzzle_at(box, game, question, scenario, f"{scenario} {seed}")
        if puzzle is not None:
            yield puzzle
            found += 1
            if found >= A_GAME:
                return


def fits(box: Box, game: Game, question: Question) -> bool:
    """Whether a question may be a puzzle: a choice of one's own turn, and nobody else is asked."""
    many = len(question.actions)
    alone = len(game.questions()) == 1 and not game.apart
    return FEWEST <= many <= MOST and alone and not box.face.reacts(game.state, question.seat)


def puzzle_at(box: Box, game: Game, question: Question, scenario: str, seed: str) -> Found | None:
    """The puzzle at this question, if it is one: looked at ever more closely."""
    state = game.state
    for goal in promising(box, state, question, seed):
        close = rate(box, state, state, question, goal, question.actions, CLOSER, f"{seed} close")
        if close[0].chance < LEAST or close[0].chance - close[1].chance < 0.15:
            continue
        sure = rate(box, state, state, question, goal, question.actions, WORLDS, goal)
        captains = usual_answer(box, state, question) == sure[0].action
        if sure[0].chance >= LEAST and is_clear(sure) and not captains:
            chances = {game.name(each.action): round(each.chance, 3) for each in sure}
            return Found(text_of(game, goal, chances), scenario, question.key, goal, sure)
    return None


def promising(box: Box, state: State, question: Question, seed: str) -> list[str]:
    """The goals that one answer seems to reach far more often than others, the widest gap first.

    What captain would do anyway is no puzzle.
    """
    actions = candidates(box, state, question, TRIED)
    often: dict[str, Counter[int]] = {}
    for number in range(GLANCE):
        name = f"glance {seed} {number}"
        world = state.resample(question.seat, Sealed(f"{name} world"))
        for action in actions:
            ends = endings(box, state, world, question.seat, action, f"{name} dice")
            for turns, reached in enumerate(ends, start=1):
                for goal in reached:
                    if turns_of(goal) == turns:
                        often.setdefault(goal, Counter())[action] += 1
    wide: list[tuple[float, str]] = []
    for goal, counts in often.items():
        (best, most), *others = [*counts.most_common(2), (-1, 0)]
        gap = (most - others[0][1]) / GLANCE
        if gap >= PROMISING and best != actions[0] and not names(box, best, goal):
            wide.append((-gap, goal))
    return [goal for _, goal in sorted(wide)[:2]]


def names(box: Box, action: int, goal: str) -> bool:
    """Whether an answer names what the goal is about, as a step into the area to be taken does."""
    thing = goal.partition(" ")[2]
    return thing != "" and thing == box.vocabulary.name(action).partition(" ")[2]
