"""Rendered copies of finished games, which stay readable when the rules change.

When a game is over, a worker renders it in every language: the start of each turn with its events,
the record, the report and the verdict on the dice. The copy is shown when the current rules no
longer replay the game in the same way.
"""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.event import EVERYBODY
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.archive.records import (
    record_text,
    report_json,
    told_report,
    told_verdict,
    verdict_json,
    verify_record_text,
)
from sandtable.server.storage import queries
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.storage.store import Store
from sandtable.server.tables.replay import header_of, rebuild_game
from sandtable.server.views.frames import REFEREE, frame_of, told_steps, viewer, walk
from sandtable.server.workers.fair_queue import UNWATCHED
from sandtable.server.workers.pool import JobFailed, Workers
from sandtable.server.workers.tasks import end_tasks
from sandtable.toolkit.log import Logged
from sandtable.toolkit.record import Record, Step
from sandtable.toolkit.text import LANGUAGES

LOG: Final = logging.getLogger("sandtable")
ARCHIVE_SECONDS: Final = 600.0


def name_of(work: str, language: str = "") -> str:
    return f"{work} {language}".strip()


# In a worker


def archived(data: TableData, steps: list[StepData]) -> dict[str, bytes]:
    """The rendered parts of a finished game, compressed, by name."""
    game = rebuild_game(data, steps)
    verdict = verify_record_text(game.text())
    kept = {name_of(record_text.__name__): game.text().encode()}
    for language in LANGUAGES:
        words = told_verdict(verdict, language).model_dump_json().encode()
        kept[name_of(told_steps.__name__, language)] = told_turns(data, steps, language)
        kept[name_of(report_json.__name__, language)] = told_report(game, data.result, language)
        kept[name_of(verdict_json.__name__, language)] = words
    return {name: zlib.compress(content) for name, content in kept.items()}


def told_turns(data: TableData, steps: list[StepData], language: str) -> bytes:
    """A frame for each turn and for the end, as the referee sees them: a `ReplayPart` as JSON."""
    frames: list[messages.Frame] = []
    turns: list[messages.TurnMark] = []
    logged: list[Logged] = []
    for last, first_of_turn, game, answer, news in turns_of(data, steps, language):
        logged += news
        if not (first_of_turn or last):
            continue
        shown = viewer(data.game, game, REFEREE, language)
        number = len(frames)
        frames.append(frame_of(shown, game, number, "", answer, logged, REFEREE))
        logged = []
        if first_of_turn:
            text = shown.face.moment(game.state, shown.speaker)
            turns.append(messages.TurnMark(step=number, text=text))
    part = messages.ReplayPart(steps=len(frames) - 1, shown_as=REFEREE, turns=turns, frames=frames)
    return part.model_dump_json().encode()


def turns_of(
    data: TableData, steps: list[StepData], language: str
) -> Iterator[tuple[bool, bool, Any, str, list[Logged]]]:
    """For every step: whether it is the last, and whether a turn begins with it."""
    moment = ""
    for number, (_, _, game, answer, logged) in enumerate(walk(data, steps, REFEREE, language)):
        begins = game.state.moment() != moment
        moment = game.state.moment()
        last = game.log.number >= len(steps) - 1
        yield last, begins, game, answer if number else "", logged


def plays_the_same(data: TableData, steps: list[StepData]) -> bool:
    """Whether our rules replay a stored game to the same positions."""
    try:
        for _ in walk(data, steps, REFEREE, LANGUAGES[0]):
            pass
    except Exception:  # any error means that the rules play it differently
        return False
    return True


# In the server


def slice_of(content: bytes, first: int, last: int) -> bytes:
    """Some of the frames of a replay."""
    part = json.loads(content)
    part["frames"] = [each for each in part["frames"] if first <= each["step"] <= last]
    return json.dumps(part, ensure_ascii=False).encode()


def bare_record(data: TableData, steps: list[StepData]) -> bytes:
    """The answers and outcomes of a game as they are stored, without playing it again."""
    box = BOXES[data.game]
    record = Record(header_of(data, whole=True))
    for step in steps:
        seat = box.seats[step.seat] if step.number else ""
        outcomes = [(purpose, outcome, EVERYBODY) for purpose, outcome in step.outcomes]
        record.steps.append(Step(seat, step.answer, outcomes=outcomes, hash=step.hash))
    return record.text(box.purposes).encode()


class Archiver:
    """Renders finished games one at a time, at the lowest priority."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._tables: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start with the games that are finished and not yet rendered."""
        for table_id in await self.store.read(queries.unarchived_tables):
            self.add(table_id)
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        await end_tasks(self._task)

    def add(self, table_id: str) -> None:
        self._tables.put_nowait(table_id)

    async def _work(self) -> None:
        while True:
            table_id = await self._tables.get()
            try:
                await self.archive(table_id)
            except (JobFailed, SQLAlchemyError):  # again at the next start
                LOG.warning("table %s could not be rendered for its archive", table_id)
            except Exception:  # one game that cannot be told does not stop the others
                LOG.exception("table %s could not be rendered for its archive", table_id)

    async def archive(self, table_id: str) -> None:
        data, steps, _ = await self.store.read(lambda session: queries.load_all(session, table_id))
        if data is None or not steps or not data.over:
            return
        kept = await self.workers.run(
            archived, data, steps, rank=UNWATCHED, seconds=ARCHIVE_SECONDS
        )
        await self.store.write(lambda session: queries.add_archive(session, table_id, kept))
