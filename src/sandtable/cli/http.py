"""HTTP connections of the server: closed if no request arrives in time."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS: Final = 20.0  # until a connection must have sent a whole request header


class TimedProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a limit for the time that the first header takes."""

    seconds = HEADER_SECONDS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._give_up = self.loop.call_later(self.seconds, self.close_silent, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._give_up.cancel()
        super().connection_lost(exc)

    def close_silent(self, transport: asyncio.Transport) -> None:
        """Unless a request has come, or the connection is a WebSocket by now."""
        request: object = self.cycle
        if request is None and transport.get_protocol() is self:
            transport.close()
