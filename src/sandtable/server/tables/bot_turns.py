"""Bot turns: asks bots at a table for their answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.chance import derived_seed
from sandtable.core.refusal import IllegalAction
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.tables.sync import Sync
from sandtable.server.workers.bots import BotFailed, BotPool
from sandtable.server.workers.tasks import end_tasks

AGAIN_SECONDS: Final = 0.5  # until a bot tries again what could not be stored


@dataclass
class TroubleData:
    """A bot that did not answer."""

    seat: int
    late: bool


class BotTurns:
    """Asks bots for answers while one is asked."""

    def __init__(self, sync: Sync, pool: BotPool) -> None:
        self.sync = sync
        self.play = sync.play
        self.pool = pool
        self.trouble: TroubleData | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def asked(self) -> int | None:
        """The bot that is asked, if one is."""
        seats = self.play.data.seats
        return next((seat for seat in self.play.asked_seats() if seats[seat].kind == "bot"), None)

    def go_on(self) -> None:
        """Start a task if a bot is asked."""
        if self.trouble is None and not self.thinking and self.asked() is not None:
            self._task = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Bots answer until a person is asked, or the game is over."""
        while (seat := self.asked()) is not None:
            game, data, revision = self.play.running(), self.play.data, self.play.data.revision
            seed = derived_seed(data.seed, f"bot {seat} at {data.steps}")
            known = game.resample(seat, seed).dump()
            try:
                action = await self.pool.choose(
                    data.seats[seat].bot, data.game, known, seat, seed,
                    data.opened_by, bool(self.sync.audience.watchers),
                )  # fmt: skip
                async with self.sync.exclusive():
                    if data is not self.play.data or revision != self.play.data.revision:
                        continue
                    given = [self.play.give(seat, action), *self.play.settle()]
                    await self.sync.keep(given, answered=[seat])
            except Late:
                continue
            except SQLAlchemyError:
                await asyncio.sleep(AGAIN_SECONDS)
            except BotFailed as error:
                await self._report(seat, error.late)
                return
            except IllegalAction:
                await self._report(seat, late=False)
                return

    async def _report(self, seat: int, late: bool) -> None:
        async with self.sync.exclusive():
            self.trouble = TroubleData(seat, late)
            self.sync.audience.send_updates()

    async def replace(self, seat: int, bot: str) -> None:
        """Another bot takes the place of one."""
        async with self.sync.exclusive():
            if self.play.data.seats[seat].kind != "bot":
                raise NotAllowed("no-bot-there")
            self.trouble = None
            await self.sync.keep([], [], seats=[(seat, {"bot": bot})])
        self.sync.audience.send_table()
        self.go_on()

    async def close(self) -> None:
        await end_tasks(self._task)
