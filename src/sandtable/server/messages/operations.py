"""Replies to health checks."""

from __future__ import annotations

from sandtable.server.messages.base import Message


class Health(Message):
    ok: bool
    database: bool = True
    workers: int = 0  # that live
    of: int = 0
