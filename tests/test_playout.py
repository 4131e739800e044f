"""Captain's play to the end of a turn: it stops there, and goes on from there."""

from __future__ import annotations

import pytest

from sandtable.bots.playout import play_on, usual_answer
from sandtable.core.chance import Chance, Sealed
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import Box


def begun(box: Box) -> tuple[State, Chance]:
    state, dice = box.set_up(box.scenarios()[0], {}), Sealed("playout")
    state.begin(dice)
    return state, dice


@pytest.mark.parametrize("game", list(BOXES))
def test_a_playout_ends_with_the_turn(game: str) -> None:
    box = BOXES[game]
    state, dice = begun(box)
    other, its_dice = begun(box)
    stage = box.stage(state)
    play_on(box, state, dice, stage)
    while box.stage(other) == stage:
        question = other.question()
        assert question is not None
        other.answer(usual_answer(box, other, question), its_dice, question.seat)
    assert state.hash() == other.hash()


@pytest.mark.parametrize("game", list(BOXES))
def test_two_turns_are_one_and_another_one(game: str) -> None:
    box = BOXES[game]
    state, dice = begun(box)
    other, its_dice = begun(box)
    play_on(box, state, dice, box.stage(state), turns=2)
    for _ in range(2):
        play_on(box, other, its_dice, box.stage(other))
    assert state.hash() == other.hash()
