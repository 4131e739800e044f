"""What is still to be sent to one browser window."""

from __future__ import annotations

import asyncio


class Outgoing:
    """The queue of outgoing messages, with their total length; None is the end.

    One task takes from it. There is one for each window, and an `asyncio.Queue` has four deques.
    """

    __slots__ = ("_taker", "_waiting", "length", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.length = 0  # in bytes
        self._waiting: list[bytes | None] = []
        self._taker: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._waiting)

    def full(self) -> bool:
        return len(self._waiting) >= self.most

    def put_nowait(self, item: bytes | None) -> None:
        self._waiting.append(item)
        self.length += len(item or b"")
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def get_nowait(self) -> bytes | None:
        if not self._waiting:
            raise asyncio.QueueEmpty
        item = self._waiting.pop(0)
        self.length -= len(item or b"")
        return item

    async def get(self) -> bytes | None:
        while not self._waiting:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self.get_nowait()

    def clear(self) -> None:
        self._waiting.clear()
        self.length = 0
