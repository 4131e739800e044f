"""Analyses of finished games: worked out one after the other, when workers have nothing else to do.

What is found is kept with the game, in every language, and can be read whatever the rules are.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from pydantic import TypeAdapter

from sandtable.analysis.course import Answer, Course
from sandtable.analysis.study import Analysis, Job, Round, Share, can_analyse, rounds
from sandtable.analysis.telling import AnalysisTold, told
from sandtable.games import BOXES
from sandtable.server import messages, queries
from sandtable.server.fair_queue import UNWATCHED
from sandtable.server.models import StepData, TableData
from sandtable.server.settings import Settings
from sandtable.server.store import Store
from sandtable.server.table import Table
from sandtable.server.tasks import end_tasks
from sandtable.server.words import speaker_for
from sandtable.server.workers import Workers
from sandtable.toolkit.text import LANGUAGES

LOG: Final = logging.getLogger("sandtable")
TOLD: Final = TypeAdapter(AnalysisTold)
JOB_SECONDS: Final = 600.0
MOST_FAILED: Final = 1_000  # that are remembered


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


@dataclass
class Waiting:
    """An analysis that somebody has asked for."""

    owner: str
    done: float = 0.0


class Analyst:
    """Has finished games analysed, and knows how far each of them is."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.waiting: dict[str, Waiting] = {}  # by table, the first is the one in work
        self.failed: OrderedDict[str, None] = OrderedDict()
        self._tables: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        await end_tasks(self._task)

    async def state(self, table: Table, language: str) -> bytes:
        """What there is of an analysis: an `AnalysisState` as JSON."""
        table_id = table.data.id
        waiting = self.waiting.get(table_id)  # before the store is read: it may be done meanwhile
        kept = await self._kept(table_id, language)
        if kept is not None:
            return b'{"status":"ready","done":1.0,"analysis":%b}' % zlib.decompress(kept)
        if not possible(table):
            found = messages.AnalysisState(status="impossible")
        elif waiting is not None:
            found = messages.AnalysisState(status="working", done=waiting.done)
        else:
            found = messages.AnalysisState(status="failed" if table_id in self.failed else "none")
        return found.model_dump_json().encode()

    async def begin(self, table: Table, owner: str) -> bool:
        """Have a game analysed, unless it is; False if too many wait already."""
        table_id = table.data.id
        if not possible(table) or table_id in self.waiting:
            return True
        if await self._kept(table_id, LANGUAGES[0]) is not None or table_id in self.waiting:
            return True
        own = sum(each.owner == owner for each in self.waiting.values())
        most, most_own = self.settings.analyses_waiting, self.settings.analyses_a_visitor
        if len(self.waiting) >= most or own >= most_own:
            return False
        self.failed.pop(table_id, None)
        self.waiting[table_id] = Waiting(owner)
        self._tables.put_nowait(table_id)
        return True

    async def _kept(self, table_id: str, language: str) -> bytes | None:
        name = name_of(language)
        return await self.store.read(lambda session: queries.archived(session, table_id, name))

    async def _work(self) -> None:
        while True:
            table_id = await self._tables.get()
            try:
                await self._analyse(table_id)
            except Exception:  # one game that cannot be analysed does not stop the others
                LOG.exception("table %s could not be analysed", table_id)
                self.failed[table_id] = None
                while len(self.failed) > MOST_FAILED:
                    self.failed.popitem(last=False)
            finally:
                self.waiting.pop(table_id, None)

    async def _analyse(self, table_id: str) -> None:
        data, steps, _ = await self.store.read(lambda session: queries.load_all(session, table_id))
        if data is None or len(steps) < 2:
            raise ValueError("there is nothing to analyse")
        course = course_of(data, steps)
        analysis = await self._studied(table_id, course)
        kept = await self._do((in_all_languages, (course, analysis)))
        await self.store.write(lambda session: queries.add_archive(session, table_id, kept))

    async def _studied(self, table_id: str, course: Course) -> Analysis:
        """The rounds of an analysis, done by the workers."""
        waiting = self.waiting[table_id]
        share = Share(lambda done: setattr(waiting, "done", done))
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


def possible(table: Table) -> bool:
    """Whether our rules play this game, some of it was played, and its game has a value."""
    data = table.data
    return not table.play.stopped and data.steps > 0 and can_analyse(BOXES[data.game])
