"""Hints at a table: who may ask for one, and the search in a worker, one batch at a time.

The worker gets a state in which everything hidden from the player is made up. A search is split
into batches, so that progress can be shown and a cancelled search stops soon.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.bots.explanations import told
from sandtable.bots.hints import Hint, HintSearch
from sandtable.bots.search import Progress
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.errors import NotAllowed
from sandtable.server.refusals import refusal_of
from sandtable.server.storage.models import TableData
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.views.lookups import known_state
from sandtable.server.views.seat_view import SeatView
from sandtable.server.workers.packing import unpack_state
from sandtable.server.workers.tasks import end_tasks
from sandtable.toolkit.answer_sequences import throwing

if TYPE_CHECKING:
    from sandtable.server.sockets.connection import Connection

LOG: Final = logging.getLogger("sandtable")


def check_hints(data: TableData) -> None:
    """Hints are for tables that allow them, and never for rated games."""
    if data.rated:
        raise NotAllowed("hints-rated")
    if not data.hints:
        raise NotAllowed("hints-off")


# In a worker


class Batch(NamedTuple):
    """The result of a batch: the progress, and at the end the reply."""

    progress: Progress
    share: float
    reply: bytes


def search_on(
    game: str,
    known: dict[str, Any],
    seen: Viewpoint,
    language: str,
    seed: str,
    number: int,
    progress: Progress | None,
) -> Batch:
    """In a worker: begin a search or go on with it; after the last batch, the hint in words."""
    box = BOXES[game]
    state = unpack_state(box, known)
    question = state.question_of(seen.seat)
    if question is None:
        raise ValueError("the player is asked nothing")
    search = HintSearch(box, question, seed)
    if progress is None:
        progress = search.begin(state)
    if not progress.done:
        search.go_on(progress, state)
    if not progress.done:
        return Batch(progress, search.share(progress), b"")
    hints = search.hints(progress, state)
    reply = hint_shown(SeatView(game, seen.seat, language), state, hints, number)
    return Batch(progress, 1.0, reply.model_dump_json().encode())


def hint_shown(shown: SeatView, state: State, hints: list[Hint], number: int) -> messages.HintReply:
    """A hint in words, with the places that each answer is about."""
    question = state.question_of(shown.seat)
    assert question is not None
    words = told(shown.box, state, shown.seat, hints, shown.speaker)
    return messages.HintReply(
        id=number,
        searched=hints[0].chance is not None,
        answers=[
            messages.HintAnswer(
                answer=shown.answer(state, question, each.action),
                chance=each.chance,
                chance_text=said.chance,
                behind=said.behind,
                captain=said.captain,
                reasons=[
                    messages.HintReason(text=reason.text, good=reason.good)
                    for reason in said.reasons
                ],
                odds=odds_in_short(shown, state, each.action),
            )
            for each, said in zip(hints, words, strict=True)
        ],
    )


def odds_in_short(shown: SeatView, state: State, action: int) -> str:
    """The dice that an answer throws, in a line; empty where it throws none."""
    found = throwing(shown.box, state, action)
    odds = None if found is None else shown.face.odds(*found, shown.speaker)
    return "" if odds is None else odds.short


# In the server


class HintRequests:
    """The hint requests of one window: one at a time, cancelled when nobody waits."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._task: asyncio.Task[None] | None = None
        self._job: asyncio.Task[Batch] | None = None

    def ask(self, message: messages.AskHint) -> None:
        """Begin a hint and cancel the one before."""
        self.stop()
        self._task = asyncio.create_task(self._hear(message))

    def stop(self) -> None:
        """Cancel the hint: a running batch is finished, and none follows."""
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """The window is closed: also cancel a queued batch."""
        await end_tasks(self._task, self._job)

    async def _hear(self, message: messages.AskHint) -> None:
        connection = self.connection
        try:
            answering = self._answer(message)
            refused = await refusal_of(answering, message.id, connection.speaker)
            if refused is not None:
                connection.send(refused)
        except Exception:  # the next one may succeed
            LOG.exception("a hint at table %s failed", connection.table.data.id)
            connection.refuse(message, "no-reply")

    async def _answer(self, message: messages.AskHint) -> None:
        connection = self.connection
        table = connection.table
        async with table.sync.exclusive():
            check_hints(table.data)
            seen = connection.seen
            known = known_state(table.play, seen)
            if seen.openly:
                raise NotAllowed("hints-shared")
            self._check_open(seen, message)
            seed = f"hint {table.data.id} {table.data.shown_steps()}"
        progress: Progress | None = None
        while True:
            batch = await self._batch(
                table.data.game, known, seen, connection.language, seed, message.id, progress
            )
            self._check_open(seen, message)
            if batch.reply:
                connection.put(batch.reply)
                return
            progress = batch.progress
            connection.send(messages.HintProgress(id=message.id, share=batch.share))

    def _check_open(self, seen: Viewpoint, message: messages.AskHint) -> None:
        """Whether the question that the hint is about is still open."""
        play = self.connection.table.play
        if play.question_of(seen.seat) is None or play.numbers[seen.seat] != message.number:
            raise NotAllowed("late")

    async def _batch(self, *args: Any) -> Batch:
        """Run one batch in a worker; never two at a time."""
        if self._job is not None:
            await asyncio.wait({self._job})
        connection = self.connection
        running = connection.table.workers.run(search_on, *args, owner=connection.owner)
        self._job = asyncio.create_task(running)
        self._job.add_done_callback(lambda job: job.cancelled() or job.exception())
        return await asyncio.shield(self._job)
