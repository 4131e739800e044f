"""The guided campaign of Maria: a lesson beside the forms, and a tip for every question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.games.maria import MARIA
from sandtable.games.maria.files.scenario import SHELF
from sandtable.games.maria.rules.facts import CITIES, GENERALS
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.table.guide import prizes
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.guiding import check_lesson, game_played

LESSON = "first_campaign"
SEATS = ("austria", "france", "prussia")


def questions(seed: int) -> Iterator[tuple[Maria, Question]]:
    """Every question of the lesson, played by corporals, and the game as it is then."""
    game = sandtable.new_game("maria", LESSON, seed)
    bots = [make_bot("corporal", MARIA, f"{seed} {seat}") for seat in SEATS]
    return game_played(game, bots)


def test_a_lesson_is_none_of_the_forms_and_the_beginner_leads_france() -> None:
    check_lesson(MARIA, SHELF, LESSON)
    assert MARIA.face.brief_of(LESSON, "en").first == "france"
    assert MARIA.face.brief_of("introductory", "en").first == "austria"


def test_the_lesson_is_over_in_an_hour_and_france_can_win_it() -> None:
    winners = []
    for seed in range(4):
        asked = [(state, question.seat) for state, question in questions(seed)]
        result = asked[-1][0].result()
        assert result is not None
        assert result["turns"] <= 3
        assert [seat for _, seat in asked].count(1) < 90
        winners.append(result["power"])
    assert "france" in winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_is_guided_and_nothing_hidden_is_read(language: str) -> None:
    speaker = Speaker(language, MARIA, strict=True)
    seen: dict[str, str] = {}
    for number, (state, question) in enumerate(questions(3)):
        told = MARIA.face.tip(state, question, speaker)
        assert told, question.key
        seen.setdefault(question.key, told)
        if number % 9 == 0:
            other = state.resample(question.seat, Sealed("another"))
            assert isinstance(other, Maria)
            assert MARIA.face.tip(other, question, speaker) == told
    assert {"muster", "move", "step", "battle-card"} <= set(seen)


def test_the_guide_names_fortresses_that_a_march_goes_through() -> None:
    """Belle-Isle in Amberg: Eger and Pilsen are on the way, Prag is too far to go on from it."""
    state, question = next(each for each in questions(0) if each[1].key == "move")
    assert question.seat == 1
    found = [CITIES[each] for each in prizes(state, GENERALS.index("belle_isle"))]
    assert found == ["eger", "pilsen"]
    told = MARIA.face.tip(state, question, Speaker("en", MARIA))
    assert "Belle-Isle could march through" in told
