"""Bots at the table: they think in processes of their own, and see only what their seat may see.

What goes to the process is a state in which everything hidden from the seat is made up. No lock and
no transaction is held meanwhile.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from sandtable.bots import make_bot
from sandtable.games import BOXES


class BotFailed(Exception):
    """A bot did not answer: it broke, or it took too long."""

    def __init__(self, late: bool) -> None:
        super().__init__("took too long" if late else "failed")
        self.late = late


def think(bot: str, game: str, state: dict[str, Any], seat: int, seed: str) -> int:
    """In the worker: load what the seat may know, and choose."""
    box = BOXES[game]
    glimpse = box.load(state)
    question = glimpse.question_of(seat)
    if question is None:
        raise ValueError("the bot is asked nothing")
    return make_bot(bot, box, seed).choose(question, lambda: glimpse)


def ignore_interrupts() -> None:
    """Ctrl-C is for the server; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def nothing() -> None:
    """Brings a worker to life before it is needed."""


class BotPool:
    """The workers of one server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=ignore_interrupts
        )
        self._pool.submit(nothing)

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
        if self._pool is None:
            self.open()
        assert self._pool is not None
        future = self._pool.submit(think, bot, game, state, seat, seed)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds)
        except TimeoutError:
            self.close()  # a worker that hangs cannot be asked to stop
            raise BotFailed(late=True) from None
        except asyncio.CancelledError:
            raise
        except BrokenProcessPool:
            self.close()
            raise BotFailed(late=False) from None
        except Exception as error:
            raise BotFailed(late=False) from error
