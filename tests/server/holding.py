"""Workers that wait until a test lets them go, so that no speed matters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sandtable.server.workers.pool import Workers
from tests.server.visiting import Server

T = TypeVar("T")


class HeldWorkers(Workers):
    """Workers that are busy until they are let go."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.busy: list[str] = []
        self.dropped: list[str] = []
        self.given: list[tuple[Any, ...]] = []
        self.owners: list[str] = []
        self.free = asyncio.Event()

    def open(self) -> None:
        """Nothing to bring to life."""

    async def run(self, work: Callable[..., T], *args: Any, owner: str = "", **_: Any) -> T:
        self.busy.append(work.__name__)
        self.given.append(args)
        self.owners.append(owner)
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.dropped.append(work.__name__)
            raise
        return work(*args)


Hold = Callable[[Server], HeldWorkers]
