"""What a line of the log says: of a way from where to where, of somebody who goes back, of rules."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.event import ONLOOKER, Event
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


def flags(*rules: str) -> Event:
    """A flag that is ignored, with these notes."""
    args = {"unit": "french line", "hex": 40, "flags": 1, "left": 0, "why": [], "rules": [*rules]}
    return Event("flags-ignored", "N15.1", args)


def test_a_line_names_its_further_rules_once_and_without_its_own() -> None:
    shown = Shown("napoleonics", ONLOOKER, "en")
    line = shown.line(Logged(0, 1, flags("N15.2", "N15.1", "N15.4", "N15.2")))
    assert (line.rule, line.rules) == ("N15.1", ["N15.2", "N15.4"])


def test_equal_lines_have_the_further_rules_of_all() -> None:
    shown = Shown("napoleonics", ONLOOKER, "en")
    logged = [Logged(0, 1, flags("N15.2")), Logged(1, 1, flags("N15.4", "N15.2"))]
    (line,) = shown.lines(logged)
    assert line.rules == ["N15.2", "N15.4"]


def test_further_rules_are_not_told_of_what_a_seat_does_not_know() -> None:
    drawn = Event("draw", "N22.1", {"seat": 0, "card": 3, "rules": ["N22.4"]}, 1, ("card",))
    lines = [Shown("napoleonics", seat, "en").line(Logged(0, 1, drawn)) for seat in (0, 1, ONLOOKER)]
    assert [line.rules for line in lines] == [["N22.4"], [], []]
