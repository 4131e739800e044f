"""Puzzles: found with a fixed seed, kept as records, and one answer of each clearly the best."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.bots.playout import usual_answer
from sandtable.core.chance import Sealed
from sandtable.games import BOXES
from sandtable.puzzles import generator
from sandtable.puzzles.puzzle import Puzzle, asked, puzzle_called, puzzles_of, read_puzzle
from sandtable.puzzles.rating import Rated, is_clear, is_mistake, rate, turns_of
from sandtable.puzzles.review import Answer, course_to_goal, in_turn, is_reached, judge, play_turn
from sandtable.puzzles.validation import check
from sandtable.toolkit.text import LANGUAGES, Speaker

ALL = [puzzle for game in BOXES for puzzle in puzzles_of(game)]
FEW = 4  # worlds: `tools/puzzles.py check` plays them all


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.number}"


def test_every_game_has_puzzles_of_several_kinds() -> None:
    for game in BOXES:
        kinds = {puzzle.goal.partition(" ")[0] for puzzle in puzzles_of(game)}
        assert len(kinds) >= 2, game
        assert len({puzzle.scenario for puzzle in puzzles_of(game)}) >= 2, game


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_shipped_puzzle_is_what_it_says(puzzle: Puzzle) -> None:
    """Its record replays to its position, its answers are those that may be given, and captain
    gives another one than the best."""
    game = puzzle.begin(seed=0)
    question = asked(game)
    assert game.seats[question.seat] == puzzle.seat
    assert {game.name(action) for action in question.actions} == set(puzzle.chances)
    best, second, *_ = sorted(puzzle.chances.values(), reverse=True)
    assert best - second >= 0.12
    assert game.name(usual_answer(game.box, game.state, question)) != puzzle.best


@pytest.mark.parametrize("game", BOXES)
def test_the_first_puzzle_of_each_game_holds_in_a_few_worlds(game: str) -> None:
    first, *_ = puzzles_of(game)
    assert check(first, FEW) == []


def test_a_puzzle_with_a_wrong_best_answer_is_found_out() -> None:
    puzzle = next(each for each in puzzles_of("napoleonics") if min(each.chances.values()) == 0)
    worst = min(puzzle.chances, key=lambda name: puzzle.chances[name])
    chances = {**puzzle.chances, worst: 1.0}
    assert check(replace(puzzle, chances=chances), FEW) != []
    del chances[worst]
    assert check(replace(puzzle, chances=chances), FEW) != []


@pytest.mark.parametrize("game", BOXES)
def test_goals_are_told_in_every_language(game: str) -> None:
    box = BOXES[game]
    for language in LANGUAGES:
        speaker = Speaker(language, box, strict=True)
        told = set()
        for puzzle in puzzles_of(game)[:4]:
            state = puzzle.begin(seed=0).state
            goal = box.face.goal(state, puzzle.goal, box.seats.index(puzzle.seat), speaker)
            assert "{" not in goal
            assert goal not in ("", puzzle.goal)
            told.add(goal)
        assert told


def test_the_same_seed_rates_the_same_whatever_is_hidden() -> None:
    puzzle = puzzles_of("napoleonics")[0]
    game = puzzle.begin(seed=0)
    question = asked(game)
    state = game.state
    other = state.resample(question.seat, Sealed("another world"))
    found = [
        rate(puzzle.box, each, each, question, puzzle.goal, question.actions[:2], 3, "seed")
        for each in (state, state, other)
    ]
    assert found[0] == found[1] == found[2]


def test_the_best_answer_must_be_ahead_beyond_chance() -> None:
    often, seldom = Rated(1, [True] * 80 + [False] * 20), Rated(2, [True] * 20 + [False] * 80)
    close = Rated(3, [True] * 72 + [False] * 28)
    assert is_clear([often, seldom])
    assert not is_clear([often, close, seldom])
    assert not is_clear([often])
    assert is_mistake(often, seldom)
    assert not is_mistake(often, close)
    few = [Rated(1, [True, True, False]), Rated(2, [True, False, False])]
    assert not is_clear(few)


def test_a_course_reaches_the_goal_and_is_judged_good() -> None:
    puzzle = next(
        each
        for each in puzzles_of("napoleonics")
        if turns_of(each.goal) == 1 and max(each.chances.values()) > 0.5
    )
    start = puzzle.begin(seed=0).state
    first, *_ = course_to_goal(puzzle, start)
    assert puzzle.box.vocabulary.name(first.action) == puzzle.best
    assert judge(puzzle, start, first).good
    worst = min(puzzle.chances, key=lambda name: puzzle.chances[name])
    wrong = judge(puzzle, start, first._replace(action=puzzle.box.vocabulary.find(worst)))
    assert not wrong.good
    assert wrong.chance == puzzle.chances[worst]
    assert wrong.best_chance == puzzle.chances[puzzle.best]


def test_only_what_is_answered_in_the_turn_counts() -> None:
    puzzle = puzzles_of("napoleonics")[0]
    game = puzzle.begin(seed=1)
    start, base = game.state.copy(), len(game.record.steps)
    stage = game.box.stage(start)
    later = 0
    while later < 3 and (question := game.question()) is not None:
        later += game.box.stage(game.state) != stage
        game.answer(usual_answer(game.box, game.state, question), question.seat)
    given: list[Answer] = [
        (game.seat(step.seat), game.action(step.answer), [pair[:2] for pair in step.outcomes])
        for step in game.record.steps[base:]
    ]
    made, end = play_turn(puzzle, start, given)
    assert not in_turn(puzzle, start, end)
    assert len(given) >= made[-1].number + 3
    assert made[0].number == 0
    assert all(each.question.seat == game.seat(puzzle.seat) for each in made)
    assert all(in_turn(puzzle, start, each.state) for each in made)
    assert not is_reached(puzzle, start, start)


def test_a_puzzle_is_found_at_its_position_and_written_as_a_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    puzzle = next(
        each
        for each in puzzles_of("napoleonics")
        if len(each.chances) <= 5 and sorted(each.chances.values())[-2] < 0.1
    )
    monkeypatch.setattr(generator, "promising", lambda *_: [puzzle.goal])
    monkeypatch.setattr(generator, "CLOSER", FEW)
    monkeypatch.setattr(generator, "WORLDS", 12)
    game = puzzle.begin(seed=0)
    found = generator.puzzle_at(game.box, game, asked(game), puzzle.scenario, "seed")
    assert found is not None
    path = tmp_path / "1.record"
    path.write_text(found.text, encoding="utf-8")
    written = read_puzzle(path, 1)
    assert (written.goal, written.seat, written.best) == (puzzle.goal, puzzle.seat, puzzle.best)
    assert written.begin(seed=0).hash() == game.hash()

    def captains(*_: object) -> int:
        return found.rated[0].action

    monkeypatch.setattr(generator, "usual_answer", captains)
    assert generator.puzzle_at(game.box, game, asked(game), puzzle.scenario, "seed") is None


def test_an_answer_that_names_the_goal_is_no_puzzle() -> None:
    box = BOXES["napoleonics"]
    find = box.vocabulary.find
    assert generator.names(box, find("attack e7"), "destroy e7")
    assert not generator.names(box, find("attack e7"), "destroy e8")
    assert not generator.names(box, find("done"), "unharmed")


def test_bots_play_the_same_game_for_the_same_seed() -> None:
    box = BOXES["napoleonics"]
    hashes = []
    for _ in range(2):
        games = generator.self_play(box, "rolica_first", "seed", ["captain", "corporal"])
        for _, game in zip(range(12), games, strict=False):
            last = game.hash()
        hashes.append(last)
    assert hashes[0] == hashes[1]


def test_there_is_no_other_puzzle() -> None:
    with pytest.raises(sandtable.Unknown):
        puzzle_called("napoleonics", 999)
    with pytest.raises(sandtable.Unknown):
        puzzle_called("chess", 1)
