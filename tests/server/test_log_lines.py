"""What a line of the log says of a way: from where to where, and whether somebody went back."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server.shown import Shown
from sandtable.toolkit.log import Logged

MOST = 3000


@pytest.mark.parametrize("name", sorted(BOXES))
def test_events_of_falling_back_are_told(name: str) -> None:
    text = (BOXES[name].folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert BOXES[name].falling_back
    for key in BOXES[name].falling_back:
        assert f"event-{key} = " in text, key


@pytest.mark.parametrize(
    ("name", "scenario", "back", "forth"),
    [
        ("napoleonics", "vimiero", "retreat", "move"),
        ("greatwar", "", "retreat", "move"),
        ("lastman", "1914", "retreats", "steps"),
        ("maria", "advanced", "retreats", "steps"),
    ],
)
def test_who_retreats_goes_back(name: str, scenario: str, back: str, forth: str) -> None:
    box = BOXES[name]
    shown = Shown(name, ONLOOKER, "en")
    game = sandtable.new_game(name, scenario or box.scenarios()[0], seed=3)
    rng = random.Random(3)
    went: dict[str, bool] = {}
    seen = 0
    for _ in range(MOST):
        question = game.question()
        if question is None or {back, forth} <= set(went):
            break
        game.answer(rng.choice(question.actions), question.seat)
        fresh, seen = game.events[seen:], len(game.events)
        for event in fresh:
            line = shown.line(Logged(0, 0, event))
            if line.way:
                went[line.key] = line.back
    assert went[back], went
    assert not went[forth], went
