"""Validation of a puzzle: its position, its goal, and the one best answer."""

from __future__ import annotations

from typing import Final

from sandtable.puzzles.puzzle import Puzzle, asked
from sandtable.puzzles.rating import WORLDS, is_clear, rate

ROUNDING: Final = 0.001  # of the chances in a file


def check(puzzle: Puzzle, worlds: int = WORLDS) -> list[str]:
    """All that is wrong with a puzzle, a sentence each. The record is checked by playing it.

    With the usual number of worlds every answer is played out, and all chances must be as written.
    With fewer of them the best answer is compared with the next two, and must not fall behind.
    """
    game = puzzle.begin(seed=0)
    question = asked(game)
    names = {game.name(action): action for action in question.actions}
    if set(names) != set(puzzle.chances):
        return ["it has chances for other answers than may be given"]
    ranked = sorted(puzzle.chances, key=lambda name: -puzzle.chances[name])
    whole = worlds >= WORLDS
    actions = [names[name] for name in (ranked if whole else ranked[:3])]
    state = game.state
    rated = rate(game.box, state, state, question, puzzle.goal, actions, worlds, puzzle.goal)
    problems = []
    if game.name(rated[0].action) != puzzle.best:
        problems.append(f"{game.name(rated[0].action)} is better than {puzzle.best}")
    if whole and not is_clear(rated):
        problems.append("the best answer is not clearly ahead")
    for each in rated if whole else []:
        written = puzzle.chances[game.name(each.action)]
        if abs(written - each.chance) > ROUNDING:
            problems.append(f"{game.name(each.action)} has {each.chance:.3f}, not {written}")
    return problems
