"""HTTP client for push and webhooks: one POST to a checked address, without redirects."""

from __future__ import annotations

import asyncio
import ssl
from typing import Final

from sandtable.server.notifications.address_checks import (
    Endpoint,
    Resolve,
    Unreachable,
    parse_endpoint,
    public_addresses,
    resolve,
)

SECONDS: Final = 10.0
MOST_BYTES: Final = 16_384  # of the head of an answer; the rest is not read


class NoResponse(Exception):
    """No response, or not a valid one."""


class HttpClient:
    """Sends POST requests; `private` allows private addresses, for tests."""

    def __init__(
        self, private: bool = False, seconds: float = SECONDS, resolve: Resolve = resolve
    ) -> None:
        self.private = private
        self.seconds = seconds
        self.resolve = resolve

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        """Send a request and return the status; `Unreachable` for a forbidden address."""
        place = parse_endpoint(address, plain=self.private)
        try:
            async with asyncio.timeout(self.seconds):
                found = await public_addresses(place, self.private, self.resolve)
                return await exchange(place, found[0], headers, body)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise NoResponse(type(error).__name__) from None


async def exchange(place: Endpoint, address: str, headers: dict[str, str], body: bytes) -> int:
    """One request on a new connection to this IP address."""
    secure = ssl.create_default_context() if place.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address,
        place.port,
        ssl=secure,
        server_hostname=place.host if secure else None,
        limit=MOST_BYTES,
    )
    try:
        writer.write(head_of(place, headers, len(body)) + body)
        await writer.drain()
        return status_of(await reader.readuntil(b"\r\n"))
    except asyncio.LimitOverrunError:
        raise NoResponse("too long") from None
    finally:
        writer.transport.abort()  # the rest of the answer is of no interest


def head_of(place: Endpoint, headers: dict[str, str], length: int) -> bytes:
    said = {
        "Host": place.authority,
        "User-Agent": "Sandtable",
        "Connection": "close",
        "Content-Length": str(length),
        **headers,
    }
    lines = [f"POST {place.path} HTTP/1.1", *(f"{name}: {said[name]}" for name in said)]
    if any(not line.isprintable() for line in lines):
        raise Unreachable(place.host)
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def status_of(line: bytes) -> int:
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise NoResponse("no HTTP")
    return int(parts[1])
