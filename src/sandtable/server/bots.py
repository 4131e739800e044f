"""The processes in which bots think.

A process gets a state in which everything hidden from the bot's seat is made up. No lock and no
transaction is held meanwhile.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

from sandtable.bots import make_bot
from sandtable.games import BOXES

TRIES: Final = 2  # a worker may end through no fault of the bot that it thinks for
START_SECONDS: Final = 120.0  # until a worker must be alive, on a machine that is very busy


class BotFailed(Exception):
    """A bot did not answer: it broke, or it took too long."""

    def __init__(self, late: bool) -> None:
        super().__init__("took too long" if late else "failed")
        self.late = late


def think(bot: str, game: str, state: dict[str, Any], seat: int, seed: str) -> int:
    """In the worker: load what the seat may know, and choose."""
    box = BOXES[game]
    known = box.load(state)
    question = known.question_of(seat)
    if question is None:
        raise ValueError("the bot is asked nothing")
    return make_bot(bot, box, seed).choose(question, lambda: known)


def begin_work() -> None:
    """Ctrl-C is for the server, which ends its workers itself; if it was killed, they notice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def nothing() -> None:
    """Brings a worker to life before it is needed."""


class BotPool:
    """The workers of one server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] = Future()
        self._free = asyncio.Semaphore(workers)  # waiting for a worker is no thinking

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_work)
        self._started = self._pool.submit(nothing)

    def close(self) -> None:
        """At once: what a worker is thinking about is asked again when it is needed."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            with suppress(Exception):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, bot: str, game: str, state: dict[str, Any], seat: int, seed: str) -> int:
        async with self._free:
            for _ in range(TRIES):
                chosen = await self._ask(think, bot, game, state, seat, seed)
                if chosen is not None:
                    return chosen
        raise BotFailed(late=False)

    async def _ask(self, *work: Any) -> int | None:
        """What a worker comes to; None if it ended before."""
        if self._pool is None:
            self.open()
        assert self._pool is not None
        pool, seconds = self._pool, self.seconds
        try:
            started = asyncio.shield(asyncio.wrap_future(self._started))
            await asyncio.wait_for(started, START_SECONDS)  # starting a worker is no thinking
            future = pool.submit(*work)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except TimeoutError:
            self._give_up(pool)  # a worker that hangs cannot be asked to stop
            raise BotFailed(late=True) from None
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            return None  # the pool was given up because of another bot
        except BrokenProcessPool:
            self._give_up(pool)
            return None
        except Exception as error:  # the table shows that the bot has failed
            raise BotFailed(late=False) from error

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self.close()
