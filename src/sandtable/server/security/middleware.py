"""Security middleware: checks size, origin, host and rate of requests, and sets headers."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.settings import Settings
from sandtable.server.texts import speaker_for

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS: Final = "max-age=31536000"  # with --secure
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BUCKETS: Final = 10_000  # visitors and addresses in memory


class TooLarge(HTTPException):
    """A body that exceeds the limit, whatever its headers say."""

    def __init__(self, asked: Headers) -> None:
        super().__init__(413, reason("too-large", asked))


class TooSlow(HTTPException):
    """A body that did not arrive in time."""

    def __init__(self, asked: Headers) -> None:
        super().__init__(408, reason("too-slow", asked), {"connection": "close"})


class SecurityMiddleware:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not known_host(headers.get("host", ""), self.settings):
            await refuse(send, 421, "no-host", headers)
            return
        if scope["method"] not in SAFE and not same_origin(headers, self.settings):
            await refuse(send, 403, "foreign", headers)
            return
        limit = self.limit_of(scope["path"])
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            await refuse(send, 413, "too-large", headers)
            return
        came = 0
        began = complete = False
        deadline = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def receive_some() -> Message:
            nonlocal came, complete
            try:
                async with asyncio.timeout_at(None if complete else deadline):
                    message = await receive()
            except TimeoutError:
                raise TooSlow(headers) from None
            complete = not message.get("more_body", False)
            came += len(message.get("body", b""))
            if came > limit:
                raise TooLarge(headers)
            return message

        async def send_guarded(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                answered = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answered.setdefault(name, value)
                if self.settings.secure:
                    answered.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api/"):
                    answered.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive_some, send_guarded)
        except Exception:  # send the headers and log the error
            if not began:
                await refuse(send, 500, "broken", headers)
            raise

    def limit_of(self, path: str) -> int:
        if path in ("/api/records", "/api/verify"):
            return self.settings.record_bytes
        return self.settings.body_bytes


def reason(key: str, asked: Headers) -> str:
    """The text of a reason in the browser's preferred language; the body is not read."""
    language = asked.get("accept-language", "").split(",")[0].split(";")[0]
    return speaker_for("", language).say(f"problem-{key}")


async def refuse(send: Send, status: int, key: str, asked: Headers) -> None:
    body = json.dumps({"detail": reason(key, asked)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def known_host(host: str, settings: Settings) -> bool:
    """Whether the Host header names this server: an IP address, or one of its names.

    This prevents DNS rebinding: a foreign page whose name points at this machine.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    here = socket.gethostname().lower()
    names = {"localhost", here, f"{here}.local", *settings.hosts}
    names |= {urlsplit(each).hostname or "" for each in settings.origins}
    return bool(name) and (name in names or is_address(name))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser.

    A server of https has no page over http: somebody on the way could have written that.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins:
        return True
    try:
        named = urlsplit(origin)
        secure = named.scheme == "https" or not settings.secure
        return secure and named.netloc == headers.get("host") is not None
    except ValueError:  # no address at all
        return False


class TokenBucket:
    """A token bucket: a burst, and a rate per second."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self.a_second = a_second
        self.at_once = float(at_once)
        self.left = float(at_once)
        self.then = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.then) * self.a_second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """A token bucket for each visitor or address; the least recently used are dropped."""

    def __init__(self, a_minute: int, at_once: int | None = None) -> None:
        self.a_minute = a_minute
        self.at_once = a_minute if at_once is None else at_once
        self._rates: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, key: str) -> bool:
        rate = self._rates.pop(key, None) or TokenBucket(self.a_minute / 60, self.at_once)
        self._rates[key] = rate
        while len(self._rates) > BUCKETS:
            self._rates.popitem(last=False)
        return rate.allows()
