"""Comparing bots while learning: how sure a score is, and which games are explored."""

from __future__ import annotations

from argparse import Namespace

import pytest

from sandtable.games import BOXES
from tools.learning import compare, positions
from tools.learning.compare import Played, Score


def score(*pairs: list[float]) -> Score:
    found = Score()
    for got in pairs:
        found.add(Played(got, 0.0, 0))
    return found


def test_games_of_one_seed_are_one_another_s_counterparts() -> None:
    """Where every pair is split, nothing is unsure but what so few games cannot tell."""
    split = score(*[[1.0, 0.0]] * 50)
    alike = score(*[[1.0, 1.0], [0.0, 0.0]] * 25)
    assert split.mean == alike.mean == 0.5
    assert split.error == pytest.approx(0.5 / 100)
    assert alike.error == pytest.approx((0.25 / 50) ** 0.5)


def test_it_stops_only_when_it_is_clearly_below_the_bar() -> None:
    draws = [[1.0, 0.0], [0.0, 1.0]]
    assert not score(*draws * 5).below(0.9)  # too few
    assert score(*draws * 20).below(0.6)
    assert not score(*draws * 20).below(0.5)
    assert not score(*[[1.0, 1.0], [0.0, 0.0]] * 10).below(0.6)  # unsure


def test_every_scenario_is_compared_in_turn_with_as_many_games_as_asked_for() -> None:
    asked = Namespace(game="maria", bot="marshal", other="captain", games=20, seed="s", scenario="")
    jobs = compare.jobs_of(asked)
    games = [len(BOXES["maria"].seats_of(job.scenario)) for job in jobs]
    assert sum(games) - games[-1] < 20 <= sum(games)
    scenarios = BOXES["maria"].scenarios()
    assert [job.scenario for job in jobs] == [
        scenarios[at % len(scenarios)] for at in range(len(jobs))
    ]
    assert len({job.seed for job in jobs}) == len(jobs)


def test_a_part_of_the_games_is_explored() -> None:
    asked = Namespace(
        game="napoleonics", games=400, bot="captain", seed="s", explore=0.15, explored=0.5
    )
    jobs = positions.jobs_of(asked)
    assert {job.explore for job in jobs} == {0.0, 0.15}
    assert 160 < sum(job.explore > 0.0 for job in jobs) < 240
    asked.explored = 1.0
    assert all(job.explore == 0.15 for job in positions.jobs_of(asked))
