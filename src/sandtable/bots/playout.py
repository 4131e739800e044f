"""Playouts: captain plays to the end of a turn, for searches and analyses."""

from __future__ import annotations

from sandtable.bots.choice import DIGITS
from sandtable.core.chance import Chance
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import SOUND, Box


def usual_answer(box: Box, state: State, question: Question) -> int:
    """Captain's answer; of equally good ones the first."""
    if question.forced:
        return question.actions[0]
    values = [round(each, DIGITS) for each in box.advice(state, question, SOUND)]
    return question.actions[values.index(max(values))]


def play_on(box: Box, state: State, dice: Chance, stage: str, turns: int = 1) -> None:
    """Play to the end of so many turns, the one of `stage` first. Captain answers for everybody."""
    while (question := state.question()) is not None:
        now = box.stage(state)
        if now != stage:
            stage, turns = now, turns - 1
            if not turns:
                return
        state.answer(usual_answer(box, state, question), dice, question.seat)
