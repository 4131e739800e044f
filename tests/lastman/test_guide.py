"""The guided season of To the Last Man!: a lesson of one season, and a tip for every question."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.files.scenario import SHELF
from sandtable.games.lastman.rules.facts import AREAS, CARDS, GERMAN, LEVELS
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points
from sandtable.games.lastman.table.guide import GUIDED, WINNING, is_open, open_areas
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.guiding import check_lesson, game_played

LESSON = "first_offensive"


def questions(seed: int, *names: str) -> Iterator[tuple[LastMan, Question]]:
    """Every question of the lesson, played by these bots, and the game as it is then."""
    game = sandtable.new_game("lastman", LESSON, seed)
    bots = [make_bot(name, LASTMAN, f"{seed} {seat}") for seat, name in enumerate(names)]
    return game_played(game, bots)


def test_the_lesson_is_none_of_the_scenarios_and_the_beginner_leads_germany() -> None:
    lesson = check_lesson(LASTMAN, SHELF, LESSON)
    assert lesson.first_turn == lesson.last_turn == 1
    assert LASTMAN.face.brief_of(LESSON, "en").first == "german"


@pytest.mark.compiled
def test_a_sensible_player_wins_and_a_random_one_does_not() -> None:
    won: Counter[str] = Counter()
    for seed in range(12):
        for name in ("captain", "corporal", "random"):
            asked = list(questions(seed, name, "corporal"))
            result = asked[-1][0].result()
            assert result is not None
            won[name] += result["seat"] == "german"
            mine = [each for _, each in asked if each.seat == GERMAN and len(each.actions) > 1]
            assert len(mine) < 150
    assert won["captain"] >= 8
    assert won["corporal"] >= 8
    assert won["random"] <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_tip_and_nothing_hidden_is_read(language: str) -> None:
    speaker = Speaker(language, LASTMAN, strict=True)
    seen: set[str] = set()
    for seed, player in ((1, "captain"), (2, "random"), (5, "random"), (9, "random")):
        for number, (state, question) in enumerate(questions(seed, player, "random")):
            told = LASTMAN.face.tip(state, question, speaker)
            assert question.key in GUIDED, question.key
            assert told
            seen.add(question.key)
            if number % 9 == 0:
                other = state.resample(question.seat, Sealed("another"))
                assert isinstance(other, LastMan)
                assert LASTMAN.face.tip(other, question, speaker) == told
    assert {"opening", "movement", "where-to", "fight", "pay-hit", "spend"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_tip_are_found(language: str) -> None:
    speaker = Speaker(language, LASTMAN, strict=True)
    for key in sorted(GUIDED):
        assert speaker.say(f"guide-{key}")


def test_tips_speak_only_of_what_the_lesson_has() -> None:
    """The deck has Offensives and Ersatz, and nobody who comes later is on the map."""
    lesson = SHELF.find(LESSON)
    left = [card for card in CARDS if card not in lesson.without]
    assert left == ["offensive", "limited_offensive", "ersatz_2", "ersatz_3"]
    speaker = Speaker("en", LASTMAN)
    for seed in range(4):
        for state, question in questions(seed, "random", "random"):
            told = LASTMAN.face.tip(state, question, speaker).lower()
            for word in ("tank", "biplane", "gas", "stoß", "weather", "reinforcement"):
                assert word not in told


def test_the_guide_names_points_that_can_be_had_without_a_battle() -> None:
    state, question = next(each for each in questions(0, "captain", "corporal"))
    speaker = Speaker("en", LASTMAN)
    assert question.key == "opening"
    told = LASTMAN.face.tip(state, question, speaker)
    assert told.startswith("Welcome, General!")
    assert f"Victory points: {points(state)}. You lack {WINNING - points(state)}." in told
    assert LEVELS[state.level(WINNING)] == "marginal-german"
    assert not is_open(state, AREAS.index("brussels"), GERMAN)
    assert not is_open(state, AREAS.index("antwerp"), GERMAN)
    assert is_open(state, AREAS.index("ghent"), GERMAN)
    assert open_areas(state, GERMAN, speaker) == ""


def test_a_game_of_random_answers_ends() -> None:
    choose = random.Random(3)
    game = sandtable.new_game("lastman", LESSON, 3)
    while (question := game.question()) is not None:
        game.answer(game.name(choose.choice(question.actions)), question.seat)
    assert game.state.result() is not None
