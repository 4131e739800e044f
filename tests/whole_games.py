"""Whole games by the public interface: what is refused has a reason, undo leaves no trace."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena.match import Sampler
from sandtable.bots.bot import Bot
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from tests.invariants import check_refusals, play_and_check

GOLDEN = Path(__file__).parent / "golden"


@cache
def golden_game(box: Box, name: str) -> Game:
    """A game that was recorded, played again."""
    text = (GOLDEN / box.id / f"{name}.record").read_text(encoding="utf-8")
    return replay(box, read_record(text, {box.id: box.purposes}))


def choices(
    box: Box, scenario: str, players: Sequence[Bot], seed: str, answers: int = sys.maxsize
) -> Iterator[tuple[State, Question]]:
    """The questions with a choice in the first answers of a game between bots."""
    state = box.set_up(scenario, {})
    dice = Sealed(seed)
    state.begin(dice)
    for number in range(answers):
        question = state.question()
        if question is None:
            return
        action = question.actions[0]
        if not question.forced:
            yield state, question
            sample = Sampler(state, question, f"{seed} {number}")
            action = players[question.seat].choose(question, sample)
        state.answer(action, dice, question.seat)


def check_every_kind_of_question(
    box: Box, scenarios: Iterable[str], at: tuple[int, ...] = (1, 4, 16)
) -> set[str]:
    """The whole vocabulary, whenever a question has not been seen for a while; the keys seen."""
    seen: dict[str, int] = {}
    for scenario in scenarios:
        game = sandtable.new_game(box.id, scenario, seed=scenario)
        rng = random.Random(scenario)
        while (question := game.question()) is not None:
            seen[question.key] = seen.get(question.key, 0) + 1
            if seen[question.key] in at:
                check_refusals(game.state, box.vocabulary)
            game.answer(rng.choice(question.actions), question.seat)
    return set(seen)


def check_undo_and_record(box: Box, scenario: str, answers: int = 600) -> None:
    """What is taken back leaves no trace, and the record plays the game again."""
    rng = random.Random(7)
    game = sandtable.new_game(box.id, scenario, seed=7)
    undone = 0
    for _ in range(answers):
        question = game.question()
        if question is None:
            break
        before = game.hash()
        asked = list(question.actions)
        game.answer(rng.choice(question.actions), question.seat)
        if game.can_undo(question.seat) and rng.random() < 0.5:
            assert game.undo(question.seat)
            again = game.question_of(question.seat)
            assert again is not None
            assert (game.hash(), again.actions) == (before, asked)
            undone += 1
    assert undone > 20
    record = read_record(game.text(), {box.id: box.purposes})
    assert replay(box, record).hash() == game.hash()


def play_scenario(
    box: Box,
    scenario: str,
    seed: int,
    check: Callable[[State], None],
    every: int,
    options: dict[str, Any] | None = None,
) -> State:
    """One random game with the checks of all games and of this one."""
    return play_and_check(
        lambda: box.set_up(scenario, options or {}),
        box.load,
        len(box.seats_of(scenario)),
        box.vocabulary,
        box.purposes,
        seed,
        check,
        every,
    )
