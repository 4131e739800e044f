"""Metrics for Prometheus, served on a separate port.

Labels are routes, jobs and bots; never addresses, visitors or tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)
REQUESTS: Final = logging.getLogger("sandtable.requests")
OTHER: Final = "page"  # the route of the page's own files, and of what is not there
BROKEN: Final = 500
LINK: Final = "link"  # the channel of mails with a link that signs in or confirms an address


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests", "method", "route", "status")
        self.latency = self._histogram("request_seconds", "time to answer a request", "route")
        self.sockets = self._counter("sockets_opened", "WebSocket connections")
        self.jobs = self._histogram("job_seconds", "processor time of a worker for a job", "job")
        self.bots = self._histogram("bot_seconds", "time until a bot has answered", "bot")
        self.database = self._histogram("database_seconds", "time of a transaction", "kind")
        self.errors = self._counter("errors", "lines of the log that tell of an error", "logger")
        self.messages = self._counter("messages", "messages to people", "channel", "outcome")
        self._handler = ErrorCounter(self.errors)
        self._close: Callable[[], None] = lambda: None

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"sandtable_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(
            f"sandtable_{name}", about, labels, registry=self.registry, buckets=SECONDS
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge whose value is read on request."""
        Gauge(f"sandtable_{name}", about, registry=self.registry).set_function(value)

    def open(self, address: str) -> None:
        """Start counting errors, and serve the metrics at `HOST:PORT` if that is set."""
        logging.getLogger().addHandler(self._handler)
        if not address:
            return
        host, _, port = address.rpartition(":")
        server, thread = start_http_server(int(port), host or "127.0.0.1", self.registry)

        def close() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        self._close = close

    def close(self) -> None:
        logging.getLogger().removeHandler(self._handler)
        self._close()
        self._close = lambda: None


class ErrorCounter(logging.Handler):
    """Counts lines of the log that tell of an error."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self.errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.labels(record.name).inc()


class MetricsMiddleware:
    """Middleware: counts, times and logs each request by its route."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            metrics = metrics_of(scope)
            if metrics is not None:
                metrics.sockets.inc()
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = BROKEN
        began = time.monotonic()

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            self.note(scope, status, time.monotonic() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", OTHER)
        route = OTHER if "{path:path}" in route or route == "/assets" else route
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics = metrics_of(scope)
        if metrics is not None:
            metrics.requests.labels(method, route, str(status)).inc()
            metrics.latency.labels(route).observe(seconds)
        about = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds)}
        REQUESTS.info("request", extra=about)


METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")


def metrics_of(scope: Scope) -> Metrics | None:
    app: Any = scope.get("app")
    with suppress(AttributeError):  # nothing is open yet
        metrics: Metrics = app.state.services.metrics
        return metrics
    return None
