"""The queue of worker jobs: by rank, and fair between visitors."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

# Ranks of jobs: those of a lower number come first.
ASKED: Final = 0  # somebody waits for the reply to a request
WATCHED: Final = 1  # a bot, at a table that somebody has open
UNWATCHED: Final = 2  # a bot that nobody waits for, or what is prepared for later
RANKS: Final = (ASKED, WATCHED, UNWATCHED)

EXPECTED_COST: Final = 0.05  # seconds of a worker, charged when a job begins


@dataclass(eq=False)
class QueuedJob:
    """A job that waits for a worker, or has one."""

    owner: str  # the visitor or the address that it is done for
    rank: int
    ready: asyncio.Future[None] = field(repr=False)


class FairQueue:
    """Chooses the next job: by rank, then by what its owner has used so far.

    Each owner has a clock that runs with the cost of its jobs. The job of the owner whose clock is
    furthest behind is next, so that many jobs of one owner delay the single job of another by one
    job at most. A clock that has fallen behind all others is set forward: nobody saves up.
    """

    def __init__(self, workers: int) -> None:
        most_bots = max(1, workers - 1)  # one worker is left for requests, where there are several
        self.most = {ASKED: workers, WATCHED: most_bots, UNWATCHED: 1}
        self.workers = workers
        self.waiting: list[QueuedJob] = []
        self.running: Counter[int] = Counter()  # by rank
        self._used: dict[str, float] = {}
        self._now = 0.0  # the clock of the owner that was served last

    async def enter(self, owner: str, rank: int) -> QueuedJob:
        """Wait for a worker. A caller that is cancelled gives up its place."""
        ticket = QueuedJob(owner, rank, asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self._call()
        try:
            await ticket.ready
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            else:  # it was called in the same moment
                self.leave(ticket, 0.0)
            raise
        return ticket

    def leave(self, ticket: QueuedJob, cost: float) -> None:
        """A job is done, and took so many seconds."""
        self.running[ticket.rank] -= 1
        self._used[ticket.owner] = self._used.get(ticket.owner, self._now) + cost
        self._call()

    def _call(self) -> None:
        """Let jobs begin while there is a worker for one of them."""
        while (ticket := self._next()) is not None:
            self.waiting.remove(ticket)
            self.running[ticket.rank] += 1
            clock = self._clock(ticket)
            self._now = max(self._now, clock)
            self._used[ticket.owner] = clock + EXPECTED_COST
            self._used = {
                owner: used
                for owner, used in self._used.items()
                if used > self._now or owner == ticket.owner
            }
            ticket.ready.set_result(None)

    def _next(self) -> QueuedJob | None:
        if self.running.total() >= self.workers:
            return None
        able = [each for each in self.waiting if self._may_run(each.rank)]
        return min(able, key=lambda each: (each.rank, self._clock(each)), default=None)

    def _may_run(self, rank: int) -> bool:
        """Bots together have their share of the workers, and those that nobody watches theirs.

        One watched bot may always think: what nobody waits for may take minutes.
        """
        if rank == ASKED or (rank == WATCHED and not self.running[WATCHED]):
            return True
        bots = self.running[WATCHED] + self.running[UNWATCHED]
        return bots < self.most[WATCHED] and self.running[rank] < self.most[rank]

    def _clock(self, ticket: QueuedJob) -> float:
        return max(self._used.get(ticket.owner, 0.0), self._now)
