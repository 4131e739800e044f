"""The worker processes of a server, for all slow jobs: bots, lookups, replays.

A job is a module-level function with plain data. No lock and no transaction is held while it runs.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, TypeVar

from sandtable.server.workers.fair_queue import ASKED, FairQueue, QueuedJob

T = TypeVar("T")
TRIES: Final = 2  # a worker may end through no fault of the job that it does
MOST_OWNERS: Final = 10_000  # that are remembered
START_SECONDS: Final = 120.0  # until a worker must be alive, on a machine that is very busy


class OverBudget(Exception):
    """A visitor has used up their budget of worker time."""


class JobFailed(Exception):
    """A job was not done: its worker ended, or it took too long."""

    def __init__(self, late: bool) -> None:
        super().__init__("took too long" if late else "failed")
        self.late = late


# In the worker


def measured(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """The result of a job, and its CPU seconds in the worker."""
    before = time.process_time()
    result = work(*args)
    return result, time.process_time() - before


def begin_work() -> None:
    """Ignore Ctrl-C: the server ends its workers, and they notice if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def nothing() -> None:
    """An empty job, to start a worker early."""


# In the server


class Budget:
    """The budget of worker seconds of each visitor or address.

    It is charged afterwards, since the cost of a job is unknown before.
    """

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # and when that was

    def left(self, owner: str) -> float:
        left, then = self._left.get(owner, (self.at_once, time.monotonic()))
        return min(self.at_once, left + (time.monotonic() - then) * self.a_second)

    def allows(self, owner: str) -> bool:
        return self.left(owner) > 0

    def charge(self, owner: str, cost: float) -> None:
        left = self.left(owner)
        self._left.pop(owner, None)
        self._left[owner] = left - cost, time.monotonic()
        while len(self._left) > MOST_OWNERS:
            self._left.popitem(last=False)


class Worker:
    """One process, which is started again when it hangs or ends."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] = Future()

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_work)
        self._started = self._pool.submit(nothing)

    @property
    def alive(self) -> bool:
        """Whether its process is there, or is being started."""
        if self._pool is None:
            return False
        processes = list((self._pool._processes or {}).values())
        return not self._pool._broken and all(each.is_alive() for each in processes)

    def close(self) -> None:
        """Stop at once; an interrupted job is requested again when needed."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            with suppress(Exception):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> tuple[T, float]:
        """The result of a job and its cost."""
        for _ in range(TRIES):
            if self._pool is None:
                self.open()
            assert self._pool is not None
            try:
                started = asyncio.shield(asyncio.wrap_future(self._started))
                async with asyncio.timeout(START_SECONDS):  # starting is no part of the job
                    await started
                future = self._pool.submit(measured, work, *args)
                async with asyncio.timeout(seconds):
                    return await asyncio.wrap_future(future)
            except TimeoutError:
                self.close()  # a worker that hangs cannot be asked to stop
                raise JobFailed(late=True) from None
            except BrokenProcessPool:
                self.close()
        raise JobFailed(late=False)


class Workers:
    """All workers of one server, and the queue before them."""

    def __init__(self, many: int, seconds: float, budget: Budget | None = None) -> None:
        self.seconds = seconds  # for one job, where it has no limit of its own
        self.budget = budget or Budget(math.inf, math.inf)
        self.queue = FairQueue(many)
        self._all = [Worker() for _ in range(many)]
        self._free = list(self._all)
        self.observe: Callable[[str, float], None] = lambda job, seconds: None
        self._doing: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        for worker in self._all:
            worker.open()

    def revive(self) -> tuple[int, int]:
        """How many workers live, and how many there are; one that has ended is started again."""
        alive = [worker.alive for worker in self._all]
        for worker, lives in zip(self._all, alive, strict=True):
            if not lives and worker in self._free:
                worker.close()
                worker.open()
        return sum(alive), len(alive)

    def close(self) -> None:
        for task in self._doing:
            task.cancel()
        for worker in self._all:
            worker.close()

    async def run(
        self,
        work: Callable[..., T],
        *args: Any,
        owner: str = "",
        rank: int = ASKED,
        seconds: float | None = None,
    ) -> T:
        """Do a job, and charge its owner for a request with what it cost.

        A caller that is cancelled while the job waits takes it out of the queue. One that is being
        done is finished, and its result dropped: the worker is then ready for the next at once.
        """
        if rank == ASKED and owner and not self.budget.allows(owner):
            raise OverBudget
        ticket = await self.queue.enter(owner, rank)
        limit = self.seconds if seconds is None else seconds
        task = asyncio.create_task(self._do(ticket, limit, work, *args))
        self._doing.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _do(self, ticket: QueuedJob, seconds: float, work: Callable[..., T], *args: Any) -> T:
        worker = self._free.pop()
        cost = 0.0
        try:
            result, cost = await worker.run(seconds, work, *args)
        except JobFailed as error:
            cost = seconds if error.late else 0.0
            raise
        finally:
            self.observe(getattr(work, "__name__", "job"), cost)
            self._free.append(worker)
            self.queue.leave(ticket, cost)
            if ticket.rank == ASKED and ticket.owner:
                self.budget.charge(ticket.owner, cost)
        return result

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has it, or has gone
