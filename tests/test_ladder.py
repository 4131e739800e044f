"""The ladder of bots: ratings that tell how often each of them wins."""

from __future__ import annotations

import pytest

from tools.ladder import CENTRE, Result, ratings_of
from tools.leaderboard import FILE, entries_in, made_files


def test_pages_and_plots_are_made_from_the_file() -> None:
    for path, made in made_files(entries_in(FILE)).items():
        assert path.read_text(encoding="utf-8") == made, f"{path.name}: python -m tools.leaderboard"


def test_who_wins_ten_of_eleven_games_is_four_hundred_points_stronger() -> None:
    found = ratings_of([Result("marshal", "captain", (1,), 1100, 1000)])
    assert found["marshal"].points == pytest.approx(CENTRE + 400)
    assert found["captain"].points == CENTRE


def test_equal_players_win_a_third_among_three() -> None:
    found = ratings_of([Result("marshal", "captain", (2,), 300, 100)])
    assert found["marshal"].points == pytest.approx(CENTRE)


def test_forms_for_two_and_for_three_are_expected_each_by_its_own() -> None:
    found = ratings_of([Result("marshal", "captain", (1, 2), 600, 250)])  # 1/2 and 1/3 of 300 each
    assert found["marshal"].points == pytest.approx(CENTRE)


def test_ratings_go_from_player_to_player() -> None:
    results = [
        Result("corporal", "captain", (1,), 1100, 100),
        Result("random", "corporal", (1,), 1100, 100),
        Result("stranger", "friend", (1,), 10, 5),
    ]
    found = ratings_of(results)
    assert list(found) == ["captain", "corporal", "random"]
    assert found["random"].points == pytest.approx(CENTRE - 800)


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (
        ratings_of([Result("marshal", "captain", (1,), games, games * 0.6)])["marshal"]
        for games in (100, 400)
    )
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low))
    assert few.low < few.points < few.high
