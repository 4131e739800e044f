"""Taking back many answers in a row: every position is what it was, and few states are kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.games import BOXES
from sandtable.toolkit.log import STATES_APART

ANSWERS = 400


@pytest.mark.parametrize("game_id", sorted(BOXES))
def test_a_row_of_answers_is_taken_back_one_by_one(game_id: str) -> None:
    rng = random.Random(5)
    game = sandtable.new_game(game_id, BOXES[game_id].scenarios()[0], seed=5)
    row: list[tuple[str, Any, Any]] = []  # positions before the answers that are open
    longest = 0
    for _ in range(ANSWERS):
        question = game.question()
        if question is None:
            break
        row.append((game.hash(), question.key, list(question.actions)))
        game.answer(rng.choice(question.actions), question.seat)
        opened = list(game.log.open_entries())
        many = len(opened)
        row = row[len(row) - many :]
        if any(each.sealed for each in opened):
            continue
        states = [each for each in opened if each.before is not None]
        assert len(states) == -(-many // STATES_APART)
        if many <= longest:
            continue
        longest = many
        for known in reversed(row):
            assert game.undo()
            again = game.question()
            assert again is not None
            assert (game.hash(), again.key, list(again.actions)) == known
        assert not game.can_undo()
        row = []
    assert longest > 1
