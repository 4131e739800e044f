"""The parts of each change of the chances: decision, luck and outlook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.analysis.course import Course
from sandtable.analysis.evaluation import Chances, Evaluator, mean, minus, plus
from sandtable.bots.value import value_of

FORCED: Final = -1  # instead of captain's answer, where there was only one


@dataclass(frozen=True)
class Span:
    """The states of one turn, from its first to the first of the next turn."""

    first: int
    last: int
    closed: bool  # False where the record ends within the turn


@dataclass(frozen=True)
class Walk:
    """What one walk through a game finds, without any playout."""

    values: list[Chances]  # the learned value of every state
    usual: list[int]  # captain's answer to what each answer answered
    spans: list[Span]


@dataclass(frozen=True)
class Parts:
    """One answer: the chances after it, and by how much each part of it changed them.

    The chances before it and the three parts add up to the chances after it, for every seat.
    """

    chances: Chances
    decision: Chances  # against what captain would have answered
    luck: Chances  # what came of chance, against what was to be expected
    outlook: Chances  # how the estimate itself changed, looking a turn further


@dataclass(frozen=True)
class Better:
    """The best of the answers that were tried instead, and what the given one cost against it."""

    action: int
    cost: float


def judge_of(course: Course, seed: str) -> Evaluator:
    value = value_of(course.box)
    if value is None:
        raise ValueError(f"{course.game} has no learned value")
    return Evaluator(course.box, value, len(course.seats), seed)


def walk(course: Course, with_captain: bool) -> Walk:
    """The value of every state; and what captain would have answered, if that is wanted."""
    judge = judge_of(course, "")
    values: list[Chances] = []
    usual: list[int] = []
    spans: list[Span] = []
    begun, stage, over = 0, "", False
    for at, state in enumerate(course.states()):
        values.append(judge.value(state))
        over = state.question() is None
        now = course.box.stage(state)
        if at and (over or now != stage):
            spans.append(Span(begun, at, True))
            begun = at
        stage = now
        if at < len(course.answers):
            question = state.question_of(course.answers[at].seat)
            choice = with_captain and question is not None and not question.forced
            usual.append(judge.usual(state, question) if choice and question else FORCED)
    if not over:
        spans.append(Span(begun, len(values) - 1, False))
    return Walk(values, usual, spans)


def study(
    course: Course, found: Walk, spans: list[Span], samples: int, seed: str
) -> list[tuple[Chances, list[Parts]]]:
    """For each of these spans the chances at its beginning, and the parts of its answers."""
    judge = judge_of(course, seed)
    return [study_span(course, found, span, samples, judge) for span in spans]


def study_span(
    course: Course, found: Walk, span: Span, samples: int, judge: Evaluator
) -> tuple[Chances, list[Parts]]:
    states = course.states(span.first, span.last)
    state = next(states).copy()
    begun = now = judge.expected(state, f"at {span.first}", samples)
    nothing = tuple(0.0 for _ in now)
    parts: list[Parts] = []
    for at in range(span.first, span.last):
        answer, usual = course.answers[at], found.usual[at]
        decision = nothing
        if usual not in (FORCED, answer.action):
            both = [answer.action, usual]
            given, other = judge.after(state, answer.seat, both, f"from {at}", samples)
            decision = minus(mean(given), mean(other))
        state = next(states).copy()
        expected = after = plus(now, decision)
        if span.closed and at + 1 == span.last:
            after = found.values[at + 1]
        elif answer.outcomes:
            after = judge.expected(state, f"at {at + 1}", samples)
        rest = minus(after, expected)
        luck, outlook = (rest, nothing) if answer.outcomes else (nothing, rest)
        parts.append(Parts(after, decision, luck, outlook))
        now = after
    return begun, parts


def compare(course: Course, at: int, most: int, samples: int, seed: str) -> Better | None:
    """The best of the answers that captain likes, beside the given one; None: it was the best."""
    judge = judge_of(course, seed)
    state = next(course.states(at))
    answer = course.answers[at]
    question = state.question_of(answer.seat)
    if question is None or question.forced:
        return None
    liked = judge.candidates(state, question, most)
    others = [action for action in liked if action != answer.action]
    tried = judge.after(state, answer.seat, [answer.action, *others], f"choice {at}", samples)
    own = [mean(each)[answer.seat] for each in tried]
    best = max(range(len(own)), key=lambda each: own[each])
    return Better(others[best - 1], own[best] - own[0]) if best else None
