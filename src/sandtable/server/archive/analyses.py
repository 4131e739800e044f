"""Analyses of finished games, computed one at a time at the lowest priority.

Results are stored with the game, in every language, and stay readable when the rules change.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from contextlib import suppress
from functools import partial
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError

from sandtable.analysis.course import Answer, Course
from sandtable.analysis.study import Analysis, Job, Round, Share, can_analyse, rounds
from sandtable.analysis.texts import AnalysisTold, told
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.archive import analysis_queue
from sandtable.server.archive.analysis_queue import QueuedAnalysis, QueueLimits
from sandtable.server.security.rate_limits import LEASE_SECONDS, SECOND, SharedLimits
from sandtable.server.security.visitors import new_id
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.storage.store import Store
from sandtable.server.tables.table import Table
from sandtable.server.texts import speaker_for
from sandtable.server.workers.fair_queue import UNWATCHED
from sandtable.server.workers.pool import Workers
from sandtable.server.workers.tasks import end_tasks
from sandtable.toolkit.text import LANGUAGES

LOG: Final = logging.getLogger("sandtable")
TOLD: Final = TypeAdapter(AnalysisTold)
JOB_SECONDS: Final = 600.0
RENEW_SECONDS: Final = 2.0  # between two updates of the progress
LOOK_SECONDS: Final = 10.0  # between two looks for abandoned analyses


def name_of(language: str) -> str:
    """The name under which an analysis is kept."""
    return f"analysis {language}"


# In a worker


def course_of(data: TableData, steps: list[StepData]) -> Course:
    find = BOXES[data.game].vocabulary.find
    begun, *given = steps
    answers = [Answer(each.seat, find(each.answer), list(each.outcomes)) for each in given]
    return Course(data.game, data.scenario, data.options, list(begun.outcomes), answers)


def in_all_languages(course: Course, analysis: Analysis) -> dict[str, bytes]:
    """An analysis as it is sent, compressed, by name."""
    return {
        name_of(each): zlib.compress(
            TOLD.dump_json(told(course, analysis, speaker_for(course.game, each)))
        )
        for each in LANGUAGES
    }


# In the server


class AnalysisRunner:
    """Runs analyses of finished games one at a time; progress is shared with all processes."""

    def __init__(
        self, store: Store, workers: Workers, settings: Settings, limits: SharedLimits
    ) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.limits = limits
        self.process = new_id()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.store.many:  # single process: any claim is left over from a crash
            await self.store.write(partial(analysis_queue.release, process=None))
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        await end_tasks(self._task)
        with suppress(SQLAlchemyError):  # others wait until the claim expires
            await self.store.write(partial(analysis_queue.release, process=self.process))

    async def state(self, table: Table, language: str) -> bytes:
        """The analysis or its progress: an `AnalysisState` as JSON."""
        known = await self._known(table.data.id, language)
        if known.content is not None:
            content = zlib.decompress(known.content)
            return b'{"status":"ready","done":1.0,"analysis":%b}' % content
        if not can_be_analysed(table):
            found = messages.AnalysisState(status="impossible")
        elif known.done is not None:
            found = messages.AnalysisState(status="working", done=known.done)
        else:
            found = messages.AnalysisState(status="failed" if known.failed else "none")
        return found.model_dump_json().encode()

    async def begin(self, table: Table, owner: str) -> bool:
        """Queue an analysis unless there is one; False if the queue is full."""
        if not can_be_analysed(table):
            return True
        ask = partial(
            analysis_queue.enqueue,
            table_id=table.data.id,
            name=name_of(LANGUAGES[0]),
            owner=await self.limits.key_of("analyses", owner),
            caps=QueueLimits(self.settings.analyses_waiting, self.settings.analyses_a_visitor),
            now=self.limits.at(),
        )
        noted = await self.store.write(ask)
        self._news.set()
        return noted

    async def _known(self, table_id: str, language: str) -> QueuedAnalysis:
        name = name_of(language)
        return await self.store.read(
            lambda session: analysis_queue.find_analysis(session, table_id, name)
        )

    def _until(self) -> int:
        return self.limits.at() + round(LEASE_SECONDS * SECOND)

    async def _work(self) -> None:
        while True:
            self._news.clear()
            table_id = None
            try:
                table_id = await self.store.write(
                    lambda session: analysis_queue.claim(
                        session, self.process, self.limits.at(), self._until()
                    )
                )
                if table_id is not None:
                    await self._make(table_id)
            except SQLAlchemyError as error:  # the claim expires and the analysis is repeated
                LOG.error("an analysis could not be stored: %s", error)
                await asyncio.sleep(RENEW_SECONDS)
            if table_id is None:
                with suppress(TimeoutError):  # `wait_for` of Python 3.11 may lose a cancellation
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._news.wait()

    async def _make(self, table_id: str) -> None:
        """Run one analysis and publish its progress."""
        share = Share()
        work = asyncio.create_task(self._analyse(table_id, share))
        try:
            while not (await asyncio.wait({work}, timeout=RENEW_SECONDS))[0]:
                renew = partial(
                    analysis_queue.renew,
                    table_id=table_id,
                    process=self.process,
                    done=share.done,
                    until=self._until(),
                )
                if not await self.store.write(renew):
                    return  # another process has it
            work.result()
        except SQLAlchemyError:
            raise
        except Exception:  # one game that cannot be analysed does not stop the others
            LOG.exception("table %s could not be analysed", table_id)
            await self.store.write(
                lambda session: analysis_queue.fail(session, table_id, self.process)
            )
        finally:
            await end_tasks(work)

    async def _analyse(self, table_id: str, share: Share) -> None:
        data, steps, _ = await self.store.read(lambda session: queries.load_all(session, table_id))
        if data is None or len(steps) < 2:
            raise ValueError("there is nothing to analyse")
        course = course_of(data, steps)
        analysis = await self._studied(table_id, course, share)
        kept = await self._do((in_all_languages, (course, analysis)))
        await self.store.write(
            lambda session: analysis_queue.end(session, table_id, self.process, kept)
        )

    async def _studied(self, table_id: str, course: Course, share: Share) -> Analysis:
        """The rounds of an analysis, done by the workers."""
        work = rounds(course, self.settings.analysis_playouts, table_id)
        current = next(work)
        while True:
            try:
                current = work.send(await self._round(current, share))
            except StopIteration as end:
                found: Analysis = end.value
                return found

    async def _round(self, current: Round, share: Share) -> list[Any]:
        share.begin(current)

        async def one(job: Job) -> Any:
            result = await self._do(job)
            share.one_done()
            return result

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(job)) for job in current.jobs]
        return [task.result() for task in tasks]

    async def _do(self, job: Job) -> Any:
        work, args = job
        return await self.workers.run(work, *args, rank=UNWATCHED, seconds=JOB_SECONDS)


def can_be_analysed(table: Table) -> bool:
    """Whether our rules play this game, some of it was played, and its game has a value."""
    data = table.data
    return not table.play.stopped and data.steps > 0 and can_analyse(BOXES[data.game])
