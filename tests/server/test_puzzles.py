"""Puzzles at the server: listed, opened as tables, and the answers there rated."""

from __future__ import annotations

import pytest

from sandtable.bots.playout import usual_answer
from sandtable.games import BOXES
from sandtable.puzzles.puzzle import Puzzle, asked, puzzles_of
from tests.server.visiting import Browser, Json, Server

pytestmark = pytest.mark.any_database

GAME = "napoleonics"


@pytest.fixture
def puzzle() -> Puzzle:
    """One whose first question is which card to play, and whose goal this turn decides."""
    return next(
        each
        for each in puzzles_of(GAME)
        if each.best.startswith("card ") and each.goal.startswith("destroy ")
    )


def opens(browser: Browser, puzzle: Puzzle) -> str:
    opened: Json = browser.post(f"/api/puzzles/{GAME}/{puzzle.number}", json={}).json()
    browser.gives_word(opened["id"])
    return str(opened["id"])


def state(browser: Browser, table: str, **more: str) -> Json:
    found: Json = browser.read(f"/api/tables/{table}/puzzle", **more)
    return found


def test_the_puzzles_of_a_game_are_listed_in_every_language(anna: Browser) -> None:
    for language, word in (
        ("en", "this turn"),
        ("el", "σε αυτή τη σειρά"),
        ("hu", "ebben a körben"),
    ):
        listed = anna.read(f"/api/puzzles/{GAME}", lang=language)["puzzles"]
        assert [each["number"] for each in listed] == [each.number for each in puzzles_of(GAME)]
        assert any(word in each["goal"].lower() for each in listed)
    assert anna.get("/api/puzzles/chess").status_code == 404
    assert anna.post(f"/api/puzzles/{GAME}/999", json={}).status_code == 404


def test_a_wrong_first_answer_ends_the_puzzle_and_shows_the_best(
    anna: Browser, puzzle: Puzzle
) -> None:
    table = opens(anna, puzzle)
    window = anna.sits(table)
    before = state(anna, table)
    assert not before["over"]
    assert not before["decisions"]
    assert before["solution"] is None
    assert set(window.names) == set(puzzle.chances)
    wrong = min(puzzle.chances, key=lambda name: puzzle.chances[name])
    window.answers(wrong)
    after = state(anna, table)
    assert after["over"]
    assert not after["solved"]
    (decision,) = after["decisions"]
    assert decision["chance"] == puzzle.chances[wrong]
    assert decision["best_chance"] == puzzle.chances[puzzle.best]
    assert not decision["good"]
    best, *_ = after["solution"]["answers"]
    assert best["answer"] == decision["best"]
    assert after["solution"]["course"][0] == decision["best"]


def test_the_right_course_is_solved_whatever_the_dice_say(
    server: Server, anna: Browser, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.puzzles.review.LATER_WORLDS", 2)
    table = opens(anna, puzzle)
    window = anna.sits(table)
    window.answers(puzzle.best)
    after = state(anna, table)
    assert not after["over"]
    assert after["decisions"][0]["good"]
    assert after["solution"] is None
    turn = window.shown["moment"]
    while window.shown["moment"] == turn:
        game = server.table_in_memory(table).game
        assert game is not None
        window.answers(game.name(usual_answer(game.box, game.state, asked(game))))
        window.until(lambda: window.shown["asked"] or window.shown["result"])
    ended = state(anna, table)
    assert ended["over"]
    assert ended["solved"]
    assert len(ended["decisions"]) > 1
    assert ended["solution"] is not None


def test_the_solution_is_shown_to_those_who_ask(anna: Browser, puzzle: Puzzle) -> None:
    table = opens(anna, puzzle)
    anna.sits(table)
    shown = state(anna, table, solve="true")
    assert not shown["over"]
    assert shown["solution"]["answers"][0]["chance"] == puzzle.chances[puzzle.best]


def test_a_puzzle_is_none_of_my_tables_and_nobody_elses(
    anna: Browser, eve: Browser, puzzle: Puzzle
) -> None:
    table = opens(anna, puzzle)
    assert anna.read("/api/tables")["tables"] == []
    assert anna.read(f"/api/tables/{table}")["puzzle"] == puzzle.number
    assert eve.get(f"/api/tables/{table}/puzzle").status_code == 403
    other = anna.opens("me", "captain")["id"]
    assert anna.get(f"/api/tables/{other}/puzzle").status_code == 404
    assert anna.read(f"/api/tables/{other}")["puzzle"] == 0


def test_the_enemys_hand_is_in_no_message(anna: Browser, puzzle: Puzzle) -> None:
    table = opens(anna, puzzle)
    told = anna.sits(table).shown
    assert told["seat"] == puzzle.seat
    held = puzzle.begin(seed=0).state.position()["hands"]
    assert sorted(card["id"] for card in told["hand"]) == sorted(held[puzzle.seat])


@pytest.mark.parametrize("game", BOXES)
def test_a_puzzle_of_every_game_opens_at_its_position(
    server: Server, anna: Browser, game: str
) -> None:
    puzzle = puzzles_of(game)[0]
    table = anna.post(f"/api/puzzles/{game}/{puzzle.number}", json={}).json()["id"]
    anna.gives_word(table)
    window = anna.sits(table)
    assert set(window.names) == set(puzzle.chances)
    found = server.table_in_memory(table).game
    assert found is not None
    assert found.hash() == puzzle.begin(seed=0).hash()
    assert state(anna, table)["goal"]
