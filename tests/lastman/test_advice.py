"""Advice: it reads nothing hidden, it knows every question, and captain beats chance with it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.arena.match import Glimpse, play_match
from sandtable.bots import make_bot
from sandtable.core.box import SIMPLE, SOUND
from sandtable.core.chance import Sealed
from sandtable.games.lastman import LASTMAN

YEARS = ["1914", "1915", "1916", "1917", "1918", "1919"]
ALL_OPTIONS: dict[str, Any] = {name: True for name in LASTMAN.options if name != "play_on"}


@pytest.mark.parametrize("scenario", YEARS)
def test_captain_beats_a_random_player_from_either_side(scenario: str) -> None:
    won = 0
    for side in (0, 1):
        bots = ["random", "random"]
        bots[side] = "captain"
        won += play_match(LASTMAN, scenario, bots, f"{scenario} advice").winner == side
    assert won >= 1


@pytest.mark.parametrize("scenario", ["1914", "1917"])
def test_it_does_not_depend_on_what_is_hidden(scenario: str) -> None:
    """Shuffle what the seat cannot know: the worths stay the same."""
    state = LASTMAN.set_up(scenario, {})
    dice = Sealed("hidden")
    state.begin(dice)
    bots = [make_bot("captain", LASTMAN, seat) for seat in (0, 1)]
    for number in range(250):
        question = state.question()
        if question is None:
            break
        glimpse = Glimpse(state, question, f"{number}")
        if number % 5 == 0:
            once = LASTMAN.advice(glimpse(), question, SOUND)
            again = LASTMAN.advice(Glimpse(state, question, "other")(), question, SOUND)
            assert once == again, question
        state.answer(bots[question.seat].choose(question, glimpse), dice, question.seat)


@pytest.mark.parametrize("scenario", ["free", "1918"])
def test_every_question_gets_a_worth_for_each_action(scenario: str) -> None:
    """At both levels, with every optional rule."""
    state = LASTMAN.set_up(scenario, ALL_OPTIONS)
    dice = Sealed("all")
    state.begin(dice)
    bot = make_bot("random", LASTMAN, 1)
    for number in range(600):
        question = state.question()
        if question is None:
            break
        if number % 3 == 0:
            for level in (SIMPLE, SOUND):
                assert len(LASTMAN.advice(state, question, level)) == len(question.actions)
        glimpse = Glimpse(state, question, f"{number}")
        state.answer(bot.choose(question, glimpse), dice, question.seat)
