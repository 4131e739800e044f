"""Random play of every scenario: what must hold does, and every game ends."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.game import replay
from sandtable.core.record import read_record
from sandtable.core.state import State
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.state import GreatWar
from sandtable.games.greatwar.tables import LAST_TURN
from tests.greatwar.table import check_table
from tests.invariants import check_refusals, play_and_check, so_many

GAMES = so_many(3, 10)  # of each scenario


def play(scenario: str, seed: int, every: int) -> State:
    return play_and_check(
        lambda: GREATWAR.set_up(scenario, {}),
        GREATWAR.load,
        len(GREATWAR.seats),
        GREATWAR.vocabulary,
        GREATWAR.purposes,
        seed,
        check_table,
        every,
    )


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", GREATWAR.scenarios())
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    for seed in range(GAMES):
        state = play(scenario, seed, every=150)
        assert isinstance(state, GreatWar)
        assert state.scalars[0] <= LAST_TURN


@pytest.mark.parametrize("scenario", GREATWAR.scenarios()[::2])
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=13)


def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason() -> None:
    """The whole vocabulary, whenever a question has not been seen for a while."""
    seen: dict[str, int] = {}
    for scenario in GREATWAR.scenarios()[1::3]:
        game = sandtable.new_game("greatwar", scenario, seed=scenario)
        rng = random.Random(scenario)
        while (question := game.question()) is not None:
            seen[question.key] = seen.get(question.key, 0) + 1
            if seen[question.key] in (1, 4, 16):
                check_refusals(game.state, GREATWAR.vocabulary)
            game.answer(rng.choice(question.actions))
    assert len(seen) > 25


@pytest.mark.parametrize("scenario", ["opening-action-2", "niergnies"])
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(scenario: str) -> None:
    rng = random.Random(7)
    game = sandtable.new_game("greatwar", scenario, seed=7)
    undone = 0
    for _ in range(600):
        question = game.question()
        if question is None:
            break
        before = game.hash()
        asked = list(question.actions)
        game.answer(rng.choice(question.actions))
        if game.can_undo(question.seat) and rng.random() < 0.5:
            assert game.undo(question.seat)
            again = game.question()
            assert again is not None
            assert (game.hash(), again.actions) == (before, asked)
            undone += 1
    assert undone > 20
    record = read_record(game.text(), {"greatwar": GREATWAR.purposes})
    assert replay(GREATWAR, record).hash() == game.hash()
