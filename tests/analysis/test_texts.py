"""What is said of an analysis: by the steps of the replay, in every language."""

from __future__ import annotations

import pytest

from sandtable.analysis.parts import Better, Parts
from sandtable.analysis.study import Analysis
from sandtable.analysis.texts import AnalysisTold, told
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.analysis.courses import SCENARIOS, golden, quick


def told_quickly(game: str, language: str = "en") -> AnalysisTold:
    course = golden(game)
    return told(course, quick(game), Speaker(language, course.box))


@pytest.mark.parametrize("game", sorted(SCENARIOS))
def test_every_step_of_the_replay_has_its_chances(game: str) -> None:
    shown = told_quickly(game)
    numbers = [each.step for each in shown.steps]
    assert numbers == list(range(len(numbers)))  # sealed answers are one step, as in a replay
    assert len(numbers) - 1 <= len(golden(game).answers)
    assert shown.turns[0].step == 0
    for point in shown.turning:
        assert point.before == point.step - 1
        assert point.answer
        assert point.seat in golden(game).seats
    for seat in shown.seats:
        sums = seat.begun + seat.decision + seat.others + seat.luck + seat.outlook
        assert seat.end == pytest.approx(sums, abs=1e-3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_is_told_in_every_language(language: str) -> None:
    shown = told_quickly("napoleonics", language)
    assert all(each.answer and each.moment and each.happened for each in shown.turning)
    if language != "en":
        english = told_quickly("napoleonics")
        assert [each.step for each in shown.turning] == [each.step for each in english.turning]
        assert [each.answer for each in shown.turning] != [each.answer for each in english.turning]


def test_what_was_better_is_named_with_its_cost() -> None:
    course = golden("napoleonics")
    at, state = next(
        (at, state.copy())
        for at, state in enumerate(course.states())
        if (question := state.question()) is not None and len(question.actions) > 1
    )
    question = state.question()
    assert question is not None
    other = next(each for each in question.actions if each != course.answers[at].action)
    nothing, changed = (0.0, 0.0), (-0.25, 0.25)
    parts = [Parts((0.5, 0.5), nothing, nothing, nothing) for _ in course.answers]
    parts[at] = Parts((0.25, 0.75), changed, nothing, nothing)
    known = {at: Better(other, 0.2)}
    analysis = Analysis("napoleonics", course.seats, 9, (0.5, 0.5), parts, [at], known)
    speaker = Speaker("en", course.box)
    (point,) = told(course, analysis, speaker).turning
    assert point.better == speaker.action(state, question, other)
    assert point.cost == 0.2
    assert point.decision == changed
