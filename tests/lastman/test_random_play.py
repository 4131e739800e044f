"""Random play of every scenario: what must hold does, and every game ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.core.game import replay
from sandtable.core.record import read_record
from sandtable.core.state import State
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.state import LastMan
from tests.invariants import check_refusals, play_and_check
from tests.lastman.table import check_table

YEARS = ["1914", "1915", "1916", "1917", "1918", "1919"]
ALL_OPTIONS: dict[str, Any] = {name: True for name in LASTMAN.options if name != "play_on"}


def play(scenario: str, seed: int, every: int, options: dict[str, Any] | None = None) -> State:
    return play_and_check(
        lambda: LASTMAN.set_up(scenario, options or {}),
        LASTMAN.load,
        len(LASTMAN.seats),
        LASTMAN.vocabulary,
        LASTMAN.purposes,
        seed,
        check_table,
        every,
    )


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", LASTMAN.scenarios())
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    state = play(scenario, 1, every=500)
    assert isinstance(state, LastMan)
    assert state.turn() <= state.form.last_turn


@pytest.mark.parametrize("scenario", YEARS)
def test_so_they_do_with_every_optional_rule(scenario: str) -> None:
    play(scenario, 2, every=400, options=ALL_OPTIONS)


@pytest.mark.parametrize("scenario", ["1914", "1918"])
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=45)


def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason() -> None:
    """The whole vocabulary, whenever a question has not been seen for a while."""
    seen: dict[str, int] = {}
    for scenario in YEARS:
        game = sandtable.new_game("lastman", scenario, seed=scenario)
        rng = random.Random(scenario)
        while (question := game.question()) is not None:
            seen[question.key] = seen.get(question.key, 0) + 1
            if seen[question.key] in (1, 5, 25):
                check_refusals(game.state, LASTMAN.vocabulary)
            game.answer(rng.choice(question.actions), seat=question.seat)
    assert len(seen) > 25


@pytest.mark.parametrize("scenario", ["1914", "1917"])
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(scenario: str) -> None:
    rng = random.Random(7)
    game = sandtable.new_game("lastman", scenario, seed=7)
    undone = 0
    for _ in range(700):
        question = game.question()
        if question is None:
            break
        before = game.hash()
        asked = list(question.actions)
        game.answer(rng.choice(question.actions), seat=question.seat)
        if game.can_undo(question.seat) and rng.random() < 0.5:
            assert game.undo(question.seat)
            again = game.question_of(question.seat)
            assert again is not None
            assert (game.hash(), again.actions) == (before, asked)
            undone += 1
    assert undone > 20
    record = read_record(game.text(), {"lastman": LASTMAN.purposes})
    assert replay(LASTMAN, record).hash() == game.hash()
