"""Matches and simulations: counted once each, the same for a seed however they are spread."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.arena.match import Match, play_match
from sandtable.arena.report import Report, labels, wilson
from sandtable.arena.simulate import seats_of, simulate
from sandtable.games.napoleonics import NAPOLEONICS

SCENARIOS = ["rolica_first", "redinha", "garcia_hernandez"]
CLOCKED = ("jobs", "seconds", "decisions_per_second", "games_per_second", "thinking")


def unclocked(report: Report) -> dict[str, Any]:
    """What must not depend on the machine."""
    data = report.as_dict()
    thinking = {bot: each["decisions"] for bot, each in data["thinking"].items()}
    return {key: data[key] for key in data if key not in CLOCKED} | {"thinking": thinking}


def test_a_match_counts_every_answer() -> None:
    match = play_match(NAPOLEONICS, "redinha", ["corporal", "random"], 3)
    assert match.winner in (0, 1)
    assert not match.capped
    assert match.decisions == len(match.answers) == match.forced + sum(match.chosen)
    assert all(seconds > 0 for seconds in match.thinking)


def test_a_match_is_given_up_at_the_cap() -> None:
    match = play_match(NAPOLEONICS, "redinha", ["random", "random"], 3, cap=50)
    assert match.capped
    assert match.winner is None
    assert match.decisions == 50


@pytest.mark.parametrize("scenarios", [1, 2, 3, 13])
def test_sides_are_swapped_from_game_to_game(scenarios: int) -> None:
    bots = ["captain", "random"]
    seated = [seats_of(bots, scenarios, at) for at in range(4 * scenarios)]
    for at in range(len(seated) - scenarios):
        assert seated[at] != seated[at + scenarios], "the next time from the other side"
    for at in range(len(seated) - 1):
        if (at + 1) % scenarios:
            assert seated[at] != seated[at + 1]


def test_the_report_has_what_it_promises() -> None:
    report = simulate("napoleonics", ["corporal", "random"], 6, "keys", SCENARIOS)
    data = json.loads(json.dumps(report.as_dict()))
    assert data["games"] == 6
    assert data["decisions"] == data["real"] + data["forced"] > 0
    assert data["seconds"] > 0
    assert set(data["wins"]) == {"corporal", "random", "draw"}
    assert set(data["wins_by_side"]) == {"french", "allied", "draw"}
    assert sum(data["wins"].values()) == sum(data["wins_by_side"].values()) == 6
    assert [each["scenario"] for each in data["scenarios"]] == SCENARIOS
    assert [each["games"] for each in data["scenarios"]] == [2, 2, 2]
    low, high = data["intervals"]["corporal"]
    assert 0 <= low <= data["wins"]["corporal"] / 6 <= high <= 1
    assert data["decisions_per_second"] > 0
    assert data["games_per_second"] > 0


def test_the_number_of_processes_changes_nothing() -> None:
    seen: list[tuple[int, int]] = []
    bots = ["corporal", "random"]
    alone = simulate("napoleonics", bots, 6, "jobs", SCENARIOS)
    shared = simulate(
        "napoleonics", bots, 6, "jobs", SCENARIOS, 2, lambda done, games: seen.append((done, games))
    )
    assert unclocked(alone) == unclocked(shared)
    assert seen == [(done, 6) for done in range(1, 7)]


def test_the_same_bot_twice_is_told_apart() -> None:
    assert labels(["captain", "captain", "random"]) == ["captain", "captain-2", "random"]
    report = simulate("napoleonics", ["random", "random"], 4, "twins", ["redinha"])
    assert set(report.all.wins) == {"random", "random-2", "draw"}
    assert sum(report.all.wins.values()) == 4


def test_a_game_that_was_given_up_is_a_draw_and_counted_apart() -> None:
    report = simulate("napoleonics", ["random", "random"], 2, "cap", ["redinha"], cap=40)
    data = report.as_dict()
    assert data["wins"]["draw"] == data["capped"] == 2
    assert data["wins_by_side"] == {"french": 0, "allied": 0, "draw": 2}


def test_all_scenarios_where_none_is_named() -> None:
    report = simulate("napoleonics", ["random", "random"], 13, "all", cap=30)
    assert [tally.games for tally in report.by_scenario.values()] == [1] * 13


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        ({"game": "chess"}, KeyError, 'no game called "chess"'),
        ({"bots": ["captain", "colonel"]}, KeyError, 'no bot called "colonel"'),
        ({"scenarios": ["rolica_frist"]}, KeyError, "rolica_first"),
        ({"bots": ["random"]}, ValueError, "for 2 bots, not 1"),
        ({"games": 0}, ValueError, "at least 1"),
        ({"jobs": 0}, ValueError, "at least 1"),
    ],
)
def test_nonsense_is_refused_before_anything_is_played(
    change: dict[str, Any], error: type[Exception], words: str
) -> None:
    wanted: dict[str, Any] = {"game": "napoleonics", "bots": ["random", "random"], "games": 1}
    with pytest.raises(error, match=words):
        simulate(**(wanted | change))


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = wilson(416, 416)
    assert 0.99 < low < high <= 1.0
    assert high == pytest.approx(1.0)


def test_wins_are_those_of_the_bot_in_the_winning_seat() -> None:
    report = Report("napoleonics", ["french", "allied"], ["a", "b"], ["x"], "0", 1, 9)
    match = Match("x", 1, False, [1, 2, 3], 1, [1, 1], [0.5, 0.25])
    report.add([1, 0], match)
    assert report.all.wins == {"a": 1, "b": 0, "draw": 0}
    assert report.all.wins_by_side == {"french": 0, "allied": 1, "draw": 0}
    assert report.thinking["b"].ms == 500.0
