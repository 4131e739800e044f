"""The guided first battle: a lesson beside the scenarios, and a tip for every question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

import sandtable
from sandtable.colors.table.guide import IN_FULL, own_turn
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.games import BOXES
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.files.scenario import SHELF
from sandtable.games.napoleonics.rules.facts import HERE
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.fluent_files import rules_in
from tests.guiding import check_lesson, lesson_played, tip_after
from tests.test_text import check_same_rules, guide_keys, messages

BOX = BOXES["napoleonics"]
LESSON = "first_battle"
ENGLISH = Speaker("en", BOX, strict=True)
RULE = re.compile(r"N\d+(?:\.\d+)?")
languages = pytest.mark.parametrize("language", LANGUAGES)


def questions(bots: tuple[str, str], seed: str) -> Iterator[tuple[Napoleonics, Question]]:
    """Every question of the lesson, played by these bots, and the game as it is then."""
    return lesson_played(NAPOLEONICS, LESSON, bots, seed)


def turns(bots: tuple[str, str], seed: str) -> int:
    state, _ = list(questions(bots, seed))[-1]
    result = state.result()
    assert result is not None
    return int(result["turns"])


def placed(position: dict[str, Any], *answers: str) -> str:
    """What the guide says in this position, after these answers."""
    return tip_after(BOX, {"turn": "french", **position}, *answers)


# The lesson


def test_a_lesson_is_none_of_the_scenarios() -> None:
    assert BOX.has("waterloo")
    assert not BOX.has(str(SHELF.lessons / f"{LESSON}.toml"))


def test_a_lesson_is_sound_and_told_in_three_languages() -> None:
    lesson = check_lesson(BOX, SHELF, LESSON)
    assert all(text.reconstructed for text in lesson.texts.values())


def test_both_sides_of_the_lesson_have_a_little_of_everything() -> None:
    lesson = SHELF.find(LESSON)
    kinds = ["foot-artillery", "heavy-cavalry", "light", "light-cavalry", "line", "line"]
    for nation in ("french", "british"):
        assert sorted(each.kind for each in lesson.units if each.nation == nation) == kinds
        assert [each.nation for each in lesson.leaders].count(nation) == 1
    assert {"hill", "forest", "town"} <= set(lesson.terrain)
    assert lesson.specials == []
    assert (lesson.top, lesson.first, lesson.hands) == (
        "allied",
        "french",
        {"french": 5, "allied": 4},
    )


def test_a_game_of_the_lesson_is_stored_and_replayed() -> None:
    game = sandtable.new_game("napoleonics", LESSON, 1)
    question = game.question()
    assert question is not None
    game.answer(game.name(question.actions[0]))
    assert BOX.load(game.state.dump()).dump() == game.state.dump()
    record = read_record(game.text(), {BOX.id: BOX.purposes})
    assert replay(BOX, record).state.hash() == game.state.hash()


@pytest.mark.compiled
@pytest.mark.parametrize("bots", [("corporal", "corporal"), ("random", "corporal")])
def test_the_lesson_is_over_in_about_a_dozen_turns(bots: tuple[str, str]) -> None:
    assert 8 <= median(turns(bots, str(seed)) for seed in range(15)) <= 16


# Its tips


@languages
def test_every_question_has_a_tip_that_names_a_rule(language: str) -> None:
    speaker = Speaker(language, BOX, strict=True)
    for key in sorted(guide_keys(BOX)):
        for form in ("", "short"):
            assert RULE.search(speaker.phrases.say(key, None, form)), key


@languages
def test_the_tips_name_rules_of_the_book(language: str) -> None:
    book = Rulebook(HERE, language)
    for key, message in messages(HERE / "text", language).items():
        for rule in rules_in(message, RULE) if key.startswith("guide-") else ():
            assert book.paragraph(rule), f"{key}: {rule}"


@languages
def test_the_tips_name_the_same_rules_in_every_language(language: str) -> None:
    check_same_rules(HERE, language, RULE)


@languages
def test_a_whole_game_is_guided(language: str) -> None:
    speaker = Speaker(language, BOX, strict=True)
    for state, question in questions(("corporal", "corporal"), "guided"):
        before = state.dump()
        assert RULE.search(BOX.face.tip(state, question, speaker))
        assert state.dump() == before


def test_a_tip_reads_nothing_that_the_seat_may_not_know() -> None:
    for number, (state, question) in enumerate(questions(("corporal", "random"), "guessed")):
        guess = state.resample(question.seat, Sealed(f"guess {number}"))
        assert BOX.face.tip(guess, question, ENGLISH) == BOX.face.tip(state, question, ENGLISH)


def test_the_first_turn_greets_and_tells_what_wins() -> None:
    greeted = []
    for state, question in questions(("corporal", "corporal"), "greeting"):
        if "Welcome" in BOX.face.tip(state, question, ENGLISH):
            greeted.append((question.seat, own_turn(state), question.key))
            assert "4 banners" in BOX.face.tip(state, question, ENGLISH)
    assert greeted == [(0, 1, "play-card"), (1, 1, "play-card")]


def test_after_some_turns_less_is_said() -> None:
    full = ENGLISH.say("guide-play-card")
    short = ENGLISH.name("guide-play-card", "short")
    for state, question in questions(("corporal", "corporal"), "later"):
        if question.key == "play-card":
            tip = BOX.face.tip(state, question, ENGLISH)
            assert (full in tip, short in tip) == (
                own_turn(state) <= IN_FULL,
                own_turn(state) > IN_FULL,
            )


# What it points out

NEAR = ["french line f7 4", "french line f8 4", "british line d7 4"]


def test_a_card_that_brings_units_into_battle_is_named() -> None:
    hands = {"french": ["attack-left", "probe-center", "scout-center"]}
    tip = placed({"pieces": NEAR, "hands": hands})
    assert "Probe Center can bring 2 of your units into battle" in tip
    assert "can bring" not in placed({"pieces": NEAR, "hands": {"french": ["attack-left"]}})


def test_the_last_banner_is_pointed_out() -> None:
    position = {"pieces": [*NEAR, "british light e9 2"], "hands": {"french": ["attack-left"]}}
    tip = placed({**position, "banners": {"french": 8}})
    assert "One more banner" in tip
    assert "at e9, has 2 blocks left" in tip
    assert "the enemy needs only one more" in placed({**position, "banners": {"allied": 8}})


def test_guns_with_a_target_are_better_left_standing() -> None:
    position = {
        "card": "probe-center",
        "pieces": ["french foot-artillery g7 3", "british line d7 4"],
    }
    assert "if they move they do not fire" in placed(position, "order g7", "unit g7")
    out_of_sight = {**position, "pieces": ["french foot-artillery i7 3", "british line a7 4"]}
    assert "if they move" not in placed(out_of_sight, "order i7", "unit i7")


def test_a_target_on_a_hill_is_pointed_out() -> None:
    position = {"card": "probe-center", "pieces": ["french line f7 4", "british line e7 4"]}
    answers = ("order f7", "done", "unit f7")
    on_hill = placed({**position, "terrain": ["hill e7"]}, *answers)
    assert "The enemy at e7 is protected by the hill: 1 die less for you (N26.5)." in on_hill
    assert "protected" not in placed(position, *answers)


def test_a_charge_against_infantry_that_may_form_square_is_pointed_out() -> None:
    position = {
        "card": "probe-center",
        "pieces": ["french cuirassier f7 3", "british line e7 4"],
        "hands": {"allied": ["attack-left", "scout-center", "probe-left"]},
    }
    answers = ("order f7", "done", "unit f7")
    assert "may form square" in placed(position, *answers)
    assert "In square your infantry throws first" in placed(position, *answers, "attack e7")
