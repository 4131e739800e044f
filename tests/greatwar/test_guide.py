"""The guided first battle of The Great War: a lesson with tanks, and a tip for every question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.games.greatwar.rules.facts import HERE, IS_TANK, KINDS
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.guiding import check_lesson, lesson_played, tip_after
from tests.test_text import check_same_rules, guide_keys

LESSON = "first-tanks"
ENGLISH = Speaker("en", GREATWAR, strict=True)
RULE = re.compile(r"G\d+(?:\.\d+)?")
languages = pytest.mark.parametrize("language", LANGUAGES)


def questions(seed: str) -> Iterator[tuple[GreatWar, Question]]:
    """Every question of the lesson, played by corporals, and the game as it is then."""
    return lesson_played(GREATWAR, LESSON, ("corporal", "corporal"), seed)


def placed(position: dict[str, Any], *answers: str) -> str:
    """What the guide says in this position, after these answers."""
    start = {"turn": "british", "card": "attack-center", **position}
    return tip_after(GREATWAR, start, *answers)


def test_the_lesson_is_sound_and_none_of_the_scenarios() -> None:
    lesson = check_lesson(GREATWAR, SHELF, LESSON)
    assert [IS_TANK[KINDS.index(each.kind)] for each in lesson.units].count(True) == 2
    state = GREATWAR.set_up(LESSON, {})
    state.begin(Sealed("lesson"))
    assert GREATWAR.load(state.dump()).dump() == state.dump()


@pytest.mark.compiled
def test_the_lesson_is_over_in_about_ten_turns() -> None:
    lengths = []
    for seed in range(9):
        state, _ = list(questions(str(seed)))[-1]
        result = state.result()
        assert result is not None
        lengths.append(int(result["turns"]))
    assert 7 <= median(lengths) <= 14


@languages
def test_every_question_has_a_tip_with_rules_of_the_book(language: str) -> None:
    speaker = Speaker(language, GREATWAR, strict=True)
    book = Rulebook(HERE, language)
    for key in sorted(guide_keys(GREATWAR)):
        for form in ("", "short"):
            named = RULE.findall(speaker.phrases.say(key, None, form))
            assert named, key
            assert all(book.paragraph(rule) for rule in named), key


@languages
def test_the_tips_name_the_same_rules_in_every_language(language: str) -> None:
    check_same_rules(HERE, language, RULE)


@languages
def test_a_whole_game_is_guided_and_nothing_hidden_is_read(language: str) -> None:
    speaker = Speaker(language, GREATWAR, strict=True)
    for number, (state, question) in enumerate(questions("guided")):
        before = state.dump()
        tip = GREATWAR.face.tip(state, question, speaker)
        assert RULE.search(tip)
        assert state.dump() == before
        if language == "en" and number % 5 == 0:
            guess = state.resample(question.seat, Sealed(f"guess {number}"))
            assert isinstance(guess, GreatWar)
            assert GREATWAR.face.tip(guess, question, speaker) == tip


def test_the_first_turn_greets_and_tells_what_wins() -> None:
    greeted = [
        question.key
        for state, question in questions("greeting")
        if "Welcome" in GREATWAR.face.tip(state, question, ENGLISH)
    ]
    assert greeted == ["play-card", "play-card"]


def test_a_tank_is_told_what_it_risks() -> None:
    pieces = ["british mark-iv-male f6", "german infantry b6"]
    muddy = {"pieces": pieces, "terrain": ["trench german: e6"]}
    assert "16.7% at the worst hex" in placed(muddy, "order f6", "unit f6")
    assert "without a roll" in placed({"pieces": pieces}, "order f6", "unit f6")


def test_guns_that_have_a_target_are_advised_to_stand() -> None:
    pieces = ["british machine-gun f6", "german infantry d6"]
    assert "better let it stand" in placed({"pieces": pieces}, "order f6", "unit f6")


def test_who_attacks_a_tank_is_told_of_the_second_roll() -> None:
    pieces = ["british infantry f6", "german a7v e6"]
    tip = placed({"pieces": pieces}, "order f6", "done", "unit f6")
    assert "rolled again" in tip
