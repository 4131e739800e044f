"""Bots in workers: they get a state in which everything hidden from their seat is made up."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sandtable.bots import make_bot
from sandtable.games import BOXES
from sandtable.server.workers.fair_queue import UNWATCHED, WATCHED
from sandtable.server.workers.pool import JobFailed, Workers


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


class BotPool:
    """The bots of one server."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.observe: Callable[[str, float], None] = lambda bot, seconds: None

    async def choose(
        self,
        bot: str,
        game: str,
        state: dict[str, Any],
        seat: int,
        seed: str,
        owner: str = "",
        watched: bool = True,
    ) -> int:
        """The answer of a bot, for the visitor who opened its table."""
        rank = WATCHED if watched else UNWATCHED
        began = time.monotonic()
        try:
            return await self.workers.run(
                think, bot, game, state, seat, seed,
                owner=owner, rank=rank, seconds=self.seconds,
            )  # fmt: skip
        except JobFailed as error:
            raise BotFailed(error.late) from error
        except Exception as error:  # the table shows that the bot has failed
            raise BotFailed(late=False) from error
        finally:
            self.observe(bot, time.monotonic() - began)
