"""Hints at a table: who may have one, and the search behind it, a batch at a time in a worker.

The worker gets a state in which everything hidden from the player is made up. A search is split
into batches, so that a player sees how far it is, and nothing is searched for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.bots.hints import Hint, HintSearch
from sandtable.bots.search import Progress
from sandtable.bots.why import told
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.errors import NotAllowed
from sandtable.server.refusing import refusal_of
from sandtable.server.storage.models import TableData
from sandtable.server.tables.seen import Seen
from sandtable.server.views.lookups import known_state
from sandtable.server.views.shown import Shown
from sandtable.server.workers.packing import unpacked
from sandtable.server.workers.tasks import end_tasks
from sandtable.toolkit.ways import throwing

if TYPE_CHECKING:
    from sandtable.server.live.connection import Connection

LOG: Final = logging.getLogger("sandtable")


def check_hints(data: TableData) -> None:
    """Hints are for tables that allow them, and never for rated games."""
    if data.rated:
        raise NotAllowed("hints-rated")
    if not data.hints:
        raise NotAllowed("hints-off")


# In a worker


class Batch(NamedTuple):
    """What a worker has found so far, and at the end the reply."""

    progress: Progress
    share: float
    reply: bytes


def search_on(
    game: str,
    known: dict[str, Any],
    seen: Seen,
    language: str,
    seed: str,
    number: int,
    progress: Progress | None,
) -> Batch:
    """In a worker: begin a search or go on with it; after the last batch, the hint in words."""
    box = BOXES[game]
    state = unpacked(box, known)
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
    reply = hint_shown(Shown(game, seen.seat, language), state, hints, number)
    return Batch(progress, 1.0, reply.model_dump_json().encode())


def hint_shown(shown: Shown, state: State, hints: list[Hint], number: int) -> messages.HintReply:
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


def odds_in_short(shown: Shown, state: State, action: int) -> str:
    """The dice that an answer throws, in a line; empty where it throws none."""
    found = throwing(shown.box, state, action)
    odds = None if found is None else shown.face.odds(*found, shown.speaker)
    return "" if odds is None else odds.short


# In the server


class HintLane:
    """The hints that one window asks for: one at a time, and none that nobody waits for."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._task: asyncio.Task[None] | None = None
        self._job: asyncio.Task[Batch] | None = None

    def ask(self, message: messages.AskHint) -> None:
        """Begin a hint; the one before is given up."""
        self.stop()
        self._task = asyncio.create_task(self._hear(message))

    def stop(self) -> None:
        """Nobody waits any more. A batch that is under way is finished, and none follows."""
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """The window has gone: what waits for a worker is taken back, too."""
        await end_tasks(self._task, self._job)

    async def _hear(self, message: messages.AskHint) -> None:
        connection = self.connection
        try:
            answering = self._answer(message)
            refused = await refusal_of(answering, message.id, connection.speaker)
            if refused is not None:
                connection.send(refused)
        except Exception:  # the next one may be better
            LOG.exception("a hint at table %s failed", connection.table.data.id)
            connection.refuse(message, "no-reply")

    async def _answer(self, message: messages.AskHint) -> None:
        connection = self.connection
        table = connection.table
        async with table.sync.alone():
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

    def _check_open(self, seen: Seen, message: messages.AskHint) -> None:
        """Whether the question that the hint is about is still open."""
        play = self.connection.table.play
        if play.question_of(seen.seat) is None or play.numbers[seen.seat] != message.number:
            raise NotAllowed("late")

    async def _batch(self, *args: Any) -> Batch:
        """One batch in a worker. It is never asked for while an earlier one is under way."""
        if self._job is not None:
            await asyncio.wait({self._job})
        connection = self.connection
        running = connection.table.workers.run(search_on, *args, owner=connection.owner)
        self._job = asyncio.create_task(running)
        self._job.add_done_callback(lambda job: job.cancelled() or job.exception())
        return await asyncio.shield(self._job)
