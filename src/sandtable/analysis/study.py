"""The analysis of a game as rounds of jobs, which any kind of worker may do."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.analysis.course import Course
from sandtable.analysis.evaluation import Chances, minus, plus
from sandtable.analysis.parts import (
    FORCED,
    Better,
    Parts,
    Span,
    Walk,
    compare,
    study,
    walk,
)
from sandtable.bots.value import value_of
from sandtable.toolkit.box import Box

QUICK: Final = 0  # playouts: the learned value alone
FULL: Final = 4_000
MOST_PLAYOUTS: Final = 1_000_000
FEWEST_SAMPLES, MOST_SAMPLES = 2, 24  # of one estimate
MOST_TURNING: Final = 10
LEAST_TURNING: Final = 0.03  # a change of the chances that turns a game
MOST_COMPARED: Final = 10  # decisions for which a better answer is looked for
CANDIDATES: Final = 3  # that are tried instead of an answer
A_BATCH: Final = 40  # answers that are studied in one job, at least


@dataclass(frozen=True)
class Analysis:
    """A finished game, step by step. `parts[n]` is about answer n; lists are by seat."""

    game: str
    seats: list[str]
    playouts: int  # 0: the learned value alone, and all changes are outlook
    begun: Chances
    parts: list[Parts]
    turning: list[int]  # the answers that changed most, in the order of the game
    better: dict[int, Better] = field(default_factory=dict)  # by answer


Job = tuple[Callable[..., Any], tuple[Any, ...]]


@dataclass(frozen=True)
class Round:
    """Jobs that may be done at once, and how much of all the work is done after them."""

    jobs: list[Job]
    done: float


def can_analyse(box: Box) -> bool:
    return value_of(box) is not None


def rounds(course: Course, playouts: int, seed: str) -> Generator[Round, list[Any], Analysis]:
    """The work of an analysis. Each round is sent the results of its jobs, in their order."""
    (found,) = yield Round([(walk, (course, playouts > QUICK))], 0.08)
    if playouts == QUICK:
        return from_values(course, found)
    samples = samples_of(course, found, playouts)
    batches = batched(found.spans)
    studied = yield Round([(study, (course, found, each, samples, seed)) for each in batches], 0.88)
    begun, parts = joined(found, [span for batch in studied for span in batch])
    turning = turning_points(parts)
    asked = to_compare(course, found, parts, turning)
    jobs: list[Job] = [(compare, (course, at, CANDIDATES, samples, seed)) for at in asked]
    better = yield Round(jobs, 1.0)
    known = {at: each for at, each in zip(asked, better, strict=True) if each is not None}
    return Analysis(course.game, course.seats, playouts, begun, parts, turning, known)


def from_values(course: Course, found: Walk) -> Analysis:
    """The curve of the learned value, with nothing said about why it changed."""
    nothing = tuple(0.0 for _ in course.seats)
    parts = [
        Parts(after, nothing, nothing, minus(after, before))
        for before, after in zip(found.values, found.values[1:])
    ]
    turning = turning_points(parts)
    return Analysis(course.game, course.seats, QUICK, found.values[0], parts, turning)


def samples_of(course: Course, found: Walk, playouts: int) -> int:
    """So many playouts an estimate, that all of them together are about as many as wanted."""
    choices = sum(usual != FORCED for usual in found.usual)
    estimates = len(found.spans) + min(MOST_COMPARED, choices) * (1 + CANDIDATES)
    for answer, usual in zip(course.answers, found.usual, strict=True):
        estimates += bool(answer.outcomes)
        estimates += 2 * (usual not in (FORCED, answer.action))
    return max(FEWEST_SAMPLES, min(MOST_SAMPLES, playouts // max(1, estimates)))


def batched(spans: list[Span]) -> list[list[Span]]:
    """Short turns together, so that a job is not mostly the way to where it begins."""
    batches: list[list[Span]] = [[]]
    for span in spans:
        if batches[-1] and span.first - batches[-1][0].first >= A_BATCH:
            batches.append([])
        batches[-1].append(span)
    return [each for each in batches if each]


def joined(found: Walk, studied: list[tuple[Chances, list[Parts]]]) -> tuple[Chances, list[Parts]]:
    """The spans one after the other: where a turn begins, the estimate looks a turn further."""
    if not studied:
        return found.values[0], []
    parts: list[Parts] = []
    for begun, more in studied:
        if parts:
            last = parts[-1]
            further = minus(begun, last.chances)
            parts[-1] = Parts(begun, last.decision, last.luck, plus(last.outlook, further))
        parts += more
    return studied[0][0], parts


def weight(parts: Parts) -> float:
    """How much an answer and its luck changed: the larger of the two, for any seat."""
    return max(abs(each) for each in (*parts.decision, *parts.luck))


def turning_points(parts: list[Parts]) -> list[int]:
    """The answers that changed the chances most; of a quick analysis, by all of the change."""
    quick = not any(weight(each) for each in parts)
    weights = [max(abs(part) for part in each.outlook) if quick else weight(each) for each in parts]
    large = [at for at, each in enumerate(weights) if each >= LEAST_TURNING]
    return sorted(sorted(large, key=lambda at: -weights[at])[:MOST_TURNING])


def to_compare(course: Course, found: Walk, parts: list[Parts], turning: list[int]) -> list[int]:
    """The turning points where there was a choice, and the decisions that cost most."""
    worst = sorted(range(len(parts)), key=lambda at: parts[at].decision[course.answers[at].seat])
    choices = [at for at in dict.fromkeys([*turning, *worst]) if found.usual[at] != FORCED]
    return sorted(choices[:MOST_COMPARED])


def analyse(
    course: Course,
    playouts: int = FULL,
    seed: str = "0",
    jobs: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Analyse a game here, in one process or several: the same numbers whichever it is."""
    work = rounds(course, playouts, seed)
    share = Share(progress) if progress else Share()
    with processes(jobs) as pool:
        results: list[Any] | None = None
        while True:
            try:
                current = next(work) if results is None else work.send(results)
            except StopIteration as end:
                found: Analysis = end.value
                return found
            share.begin(current)
            results = done_in(pool, current.jobs, share.one_done)


class Share:
    """How much of all the work is done, as its rounds go on."""

    def __init__(self, told: Callable[[float], None] = lambda done: None) -> None:
        self._told = told
        self.done = self._end = self._each = 0.0

    def begin(self, current: Round) -> None:
        self.done, self._end = self._end, current.done
        self._each = (self._end - self.done) / max(1, len(current.jobs))

    def one_done(self) -> None:
        self.done += self._each
        self._told(self.done)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """So many processes, or None where this one will do."""
    if jobs < 2:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def done_in(
    pool: ProcessPoolExecutor | None, jobs: list[Job], one_done: Callable[[], None]
) -> list[Any]:
    """The results of these jobs, in their order."""
    if pool is None:
        results = []
        for work, args in jobs:
            results.append(work(*args))
            one_done()
        return results
    futures = [pool.submit(work, *args) for work, args in jobs]
    for each in as_completed(futures):
        each.result()
        one_done()
    return [each.result() for each in futures]
