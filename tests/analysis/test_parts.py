"""An analysis adds up, is the same again, and tells decisions from luck."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from sandtable.analysis.course import Answer, Course
from sandtable.analysis.evaluation import Chances, mean
from sandtable.analysis.parts import FORCED, Parts, Span, judge_of, study, walk
from sandtable.analysis.study import (
    QUICK,
    analyse,
    batched,
    joined,
    samples_of,
    turning_points,
)
from sandtable.bots.value import value_of
from sandtable.core.chance import Sealed, Witness
from tests.analysis.courses import SCENARIOS, beginning, golden, quick

PLAYOUTS = 40
ANSWERS = {"napoleonics": 36, "greatwar": 36, "maria": 12, "lastman": 12}  # long turns cost more


@dataclass(frozen=True)
class Studied:
    """The beginning of a game, which ends with an answer that captain would not have given."""

    course: Course
    begun: Chances
    parts: list[Parts]


@pytest.fixture(scope="module", params=sorted(SCENARIOS))
def studied(request: pytest.FixtureRequest) -> Studied:
    course = otherwise(beginning(request.param, ANSWERS[request.param]))
    found = walk(course, with_captain=True)
    return Studied(course, *joined(found, study(course, found, found.spans, 1, "a seed")))


def otherwise(course: Course) -> Course:
    """The same up to the last real choice, and then another answer to it."""
    for at in range(len(course.answers) - 1, -1, -1):
        given = course.answers[at]
        state = next(course.states(at))
        question = state.question_of(given.seat)
        if question is not None and not question.forced:
            other = next(each for each in reversed(question.actions) if each != given.action)
            dice = Witness(Sealed("otherwise"))
            state.answer(other, dice, given.seat)
            outcomes = [pair[:2] for pair in dice.seen]
            last = Answer(given.seat, other, outcomes)
            return replace(course, answers=[*course.answers[:at], last])
    raise AssertionError("nobody had a choice")


def test_the_parts_of_every_answer_add_up_to_the_change_of_the_curve(studied: Studied) -> None:
    before = studied.begun
    for parts in studied.parts:
        for seat, chance in enumerate(before):
            moved = parts.decision[seat] + parts.luck[seat] + parts.outlook[seat]
            assert parts.chances[seat] == pytest.approx(chance + moved, abs=1e-9)
        before = parts.chances
    assert len(studied.parts) == len(studied.course.answers)
    # In Maria the other answer comes to the same.
    assert any(studied.parts[-1].decision) or studied.course.game == "maria"


def test_the_chances_of_all_seats_are_one_together(studied: Studied) -> None:
    for chances in (studied.begun, *(each.chances for each in studied.parts)):
        assert len(chances) == len(studied.course.seats)
        assert sum(chances) == pytest.approx(1.0)
    for parts in studied.parts:
        for part in (parts.decision, parts.luck, parts.outlook):
            assert sum(part) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("with_chance", [True, False])
def test_the_end_of_a_turn_is_luck_where_chance_was_and_else_outlook(with_chance: bool) -> None:
    course = beginning("napoleonics", 36)
    found = walk(course, with_captain=True)
    last = next(
        at
        for at, answer in enumerate(course.answers)
        if at
        and bool(answer.outcomes) is with_chance
        and found.usual[at] in (FORCED, answer.action)
    )
    values = list(found.values)
    values[last + 1] = (0.9, 0.1)
    turn = Span(last - 1, last + 1, closed=True)
    ((_, parts),) = study(course, replace(found, values=values), [turn], 1, "seed")
    assert parts[-1].chances == (0.9, 0.1)
    assert any(parts[-1].luck) is with_chance
    assert any(parts[-1].outlook) is not with_chance


def test_luck_is_where_chance_was_and_a_decision_where_captain_would_have_answered_otherwise() -> (
    None
):
    course = beginning("napoleonics", 36)
    analysis = analyse(course, PLAYOUTS)
    found = walk(course, with_captain=True)
    ends = {span.last for span in found.spans}
    lucky = 0
    for at, (answer, parts) in enumerate(zip(course.answers, analysis.parts, strict=True)):
        if found.usual[at] in (FORCED, answer.action):
            assert not any(parts.decision)
        if at + 1 not in ends:
            assert not any(parts.outlook)
        lucky += any(parts.luck)
    assert lucky > 2
    assert analysis.parts[-1].chances != analysis.begun


def test_the_same_seed_gives_the_same_numbers_however_the_work_is_cut() -> None:
    course = beginning("napoleonics", 14)
    once = analyse(course, PLAYOUTS, "one")
    assert analyse(course, PLAYOUTS, "one", jobs=2) == once
    assert analyse(course, PLAYOUTS, "two") != once
    found = walk(course, with_captain=True)
    samples = samples_of(course, found, PLAYOUTS)
    apart = [study(course, found, [span], samples, "one")[0] for span in found.spans]
    assert apart == study(course, found, found.spans, samples, "one")


def test_a_quick_analysis_is_the_learned_value() -> None:
    course, analysis = golden("napoleonics"), quick("napoleonics")
    value = value_of(course.box)
    assert value is not None
    for at, state in enumerate(course.states(last=5)):
        own = [value.chance(state, seat) for seat in range(2)]
        chances = analysis.begun if at == 0 else analysis.parts[at - 1].chances
        assert chances[0] == pytest.approx(own[0] / sum(own))
    assert analysis.playouts == QUICK
    assert set(analysis.parts[-1].chances) == {0.0, 1.0}
    assert analysis.turning


def test_the_turning_points_are_what_changed_most() -> None:
    analysis = quick("napoleonics")
    changes = [max(map(abs, each.outlook)) for each in analysis.parts]
    least = min(changes[at] for at in analysis.turning)
    assert analysis.turning == sorted(analysis.turning)
    others = [each for at, each in enumerate(changes) if at not in analysis.turning]
    assert max(others) <= least
    assert turning_points([]) == []


def test_spans_follow_one_another_and_short_ones_share_a_job() -> None:
    course = golden("greatwar")
    spans = walk(course, with_captain=False).spans
    assert spans[0].first == 0
    assert spans[-1].last == len(course.answers)
    assert [each.first for each in spans[1:]] == [each.last for each in spans[:-1]]
    assert all(each.closed for each in spans)
    batches = batched(spans)
    assert [span for batch in batches for span in batch] == spans
    assert 1 < len(batches) < len(spans)


def test_answers_are_compared_in_the_same_worlds_with_the_same_dice() -> None:
    course = golden("greatwar")
    at = next(
        at
        for at, state in enumerate(course.states(first=0, last=60))
        if (question := state.question()) is not None and len(question.actions) > 2
    )
    state = next(course.states(at)).copy()
    question = state.question()
    assert question is not None
    judge = judge_of(course, "seed")
    one, same, other = judge.after(
        state,
        question.seat,
        [question.actions[0], question.actions[0], question.actions[1]],
        "x",
        3,
    )
    assert one == same
    assert len(set(one)) > 1
    assert mean(one) != mean(other)
