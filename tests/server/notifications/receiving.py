"""Where messages arrive in tests: a web server, a browser's push service, and a mail server."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import http_ece  # type: ignore[import-untyped]  # it has no types
import py_vapid  # type: ignore[import-untyped]  # it has no types
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from sandtable.server.notifications.keys import decoded, encoded

Json = dict[str, Any]
CREATED: Final = 201


@dataclass
class Arrived:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


@dataclass
class Endpoint:
    """A web server that keeps what it is sent, and answers with the statuses it was told."""

    port: int = 0
    arrived: list[Arrived] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)  # for the next requests; then it is content
    location: str = ""  # where a redirect leads

    def address(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    found = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.arrived.append(Arrived(self.path, headers, body))
            self.send_response(found.statuses.pop(0) if found.statuses else CREATED)
            if found.location:
                self.send_header("Location", found.location)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing on the screen."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class PushBrowser:
    """The keys of a browser that has subscribed, and what it can read with them."""

    def __init__(self, endpoint: Endpoint, path: str = "/push/1") -> None:
        self.endpoint = endpoint
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> Json:
        """As `PushSubscription.toJSON` gives it."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint.address(self.path), "keys": keys}

    def read(self, server_key: str) -> list[Json]:
        """What came for this browser, decrypted; signed by the server with this key."""
        return [
            self._read(each, server_key) for each in self.endpoint.arrived if each.path == self.path
        ]

    def _read(self, came: Arrived, server_key: str) -> Json:
        assert came.headers["content-encoding"] == "aes128gcm"
        signed = came.headers["authorization"]
        assert py_vapid.Vapid02.verify(signed), "the signature is not good"
        parts = dict(each.split("=", 1) for each in signed.removeprefix("vapid ").split(","))
        assert parts["k"] == server_key
        claims = json.loads(decoded(parts["t"].split(".")[1]))
        assert claims["aud"] == f"http://127.0.0.1:{self.endpoint.port}"
        data = http_ece.decrypt(
            came.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        found: Json = json.loads(data)
        return found


class MailServer:
    """Keeps what it is sent, and answers as it was told."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    async def handle_DATA(  # noqa: N802  # its name in aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 OK"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> MailServer:
        self._thread.start()
        listening = self._loop.create_server(
            lambda: SMTP(self, hostname="mail.test", loop=self._loop), "127.0.0.1", 0
        )
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
