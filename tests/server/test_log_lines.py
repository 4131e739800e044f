"""What a line of the log says beside its words: a way, a march, going back, further rules."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.event import ONLOOKER, Event
from sandtable.games import BOXES
from sandtable.games.maria.rules import facts as maria
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.log import Logged
from sandtable.toolkit.text import LANGUAGES

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
    shown = SeatView(name, ONLOOKER, "en")
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
    shown = SeatView("napoleonics", ONLOOKER, "en")
    line = shown.line(Logged(0, 1, flags("N15.2", "N15.1", "N15.4", "N15.2")))
    assert (line.rule, line.rules) == ("N15.1", ["N15.2", "N15.4"])


def test_equal_lines_have_the_further_rules_of_all() -> None:
    shown = SeatView("napoleonics", ONLOOKER, "en")
    logged = [Logged(0, 1, flags("N15.2")), Logged(1, 1, flags("N15.4", "N15.2"))]
    (line,) = shown.lines(logged)
    assert line.rules == ["N15.2", "N15.4"]


def test_further_rules_are_not_told_of_what_a_seat_does_not_know() -> None:
    drawn = Event("draw", "N22.1", {"seat": 0, "card": 3, "rules": ["N22.4"]}, 1, ("card",))
    told = [
        SeatView("napoleonics", seat, "en").line(Logged(0, 1, drawn)).rules
        for seat in (0, 1, ONLOOKER)
    ]
    assert told == [["N22.4"], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["steps", "retreats"])
def test_a_leg_of_a_march_is_the_line_in_parts(language: str, key: str) -> None:
    event = Event(key, "M12.2", {"piece": 0, "from": 1, "city": 2, "power": 0, "count": 1})
    line = SeatView("maria", ONLOOKER, language).line(Logged(0, 1, event))
    assert line.leg is not None
    assert line.leg.to == maria.CITY_NAMES[2]
    assert line.leg.before + line.leg.to + line.leg.after == line.text
    assert maria.CITY_NAMES[1] in line.leg.before


def test_what_is_no_march_has_no_leg() -> None:
    event = Event("turn", "M3.1", {"turn": 1, "stage": 0})
    assert SeatView("maria", ONLOOKER, "en").line(Logged(0, 1, event)).leg is None
