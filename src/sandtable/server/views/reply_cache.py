"""Cache of replies, bounded by bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class ReplyCache:
    """The most recently used replies."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._replies: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        reply = self._replies.get(key)
        if reply is not None:
            self._replies.move_to_end(key)
        return reply

    def put(self, key: Hashable, reply: bytes) -> None:
        if len(reply) > self.most_bytes or key in self._replies:
            return
        self._replies[key] = reply
        self.bytes += len(reply)
        while self.bytes > self.most_bytes:
            _, oldest = self._replies.popitem(last=False)
            self.bytes -= len(oldest)
