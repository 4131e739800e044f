"""Where the server does not go, whatever address a person gives."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandtable.server.notifications.address_checks import (
    Unreachable,
    is_public,
    parse_endpoint,
    public_addresses,
)
from sandtable.server.notifications.http_client import HttpClient, NoResponse
from tests.server.conftest import Serve
from tests.server.notifications.conftest import gets_account, outbox, sends
from tests.server.notifications.receiving import Endpoint, PushBrowser, endpoint
from tests.server.notifications.test_outbox import challenges

REFUSED = [
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "127.0.0.1", "127.255.255.255", "169.254.169.254"),
    *("172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "100.127.255.254"),
    *("192.0.0.1", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:7f00:1"),
    *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:10::1"),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "2002:7f00:1::", "2002:808:808::"),
    *("3fff::1", "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1"),
    *("ff02::1", "2606:4700::5efe:7f00:1", "2606:4700::200:5efe:7f00:1"),
    *("localhost", "127.1", "0x7f000001", "2130706433", "0177.0.0.1"),
]
PUBLIC = [
    *("8.8.8.8", "1.1.1.1", "93.184.216.34", "100.63.255.255", "172.32.0.1"),
    *("2606:4700::1111", "2a00:1450::1"),
]


@pytest.mark.parametrize("address", REFUSED)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.1", "0x7f000001", "2130706433", "0177.0.0.1", "localhost"])
def test_other_ways_to_write_an_address_are_resolved_before_they_are_checked(host: str) -> None:
    with pytest.raises(Unreachable):
        asyncio.run(public_addresses(parse_endpoint(f"https://{host}/")))


def names(*found: str) -> Any:
    """A resolver that finds these addresses, and notes how often it was asked."""

    async def resolve(host: str, port: int) -> list[str]:
        resolve.asked += 1  # type: ignore[attr-defined]  # a note on it
        return list(found)

    resolve.asked = 0  # type: ignore[attr-defined]  # a note on it
    return resolve


def test_one_private_address_behind_a_name_refuses_it() -> None:
    place = parse_endpoint("https://hook.example/")
    for found in (("8.8.8.8", "127.0.0.1"), ("::1",), ()):
        with pytest.raises(Unreachable):
            asyncio.run(public_addresses(place, resolve=names(*found)))
    good = asyncio.run(public_addresses(place, resolve=names("8.8.8.8", "1.1.1.1")))
    assert good == ["8.8.8.8", "1.1.1.1"]


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name whose next answer would be a private address is not asked again."""
    went: list[tuple[Any, ...]] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        went.append((host, port, more["server_hostname"], more["ssl"] is not None))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    resolve = names("8.8.8.8")
    with pytest.raises(NoResponse):
        asyncio.run(HttpClient(resolve=resolve).post("https://hook.example/x", {}, b""))
    assert went == [("8.8.8.8", 443, "hook.example", True)]
    assert resolve.asked == 1


def test_nothing_reaches_this_machine_from_a_server_with_usual_settings(
    serve: Serve, hook: Endpoint
) -> None:
    server = serve(outbox_seconds=0)
    anna = server.browser("Anna")
    anna.opens("me", "here")
    gets_account(anna)
    push = PushBrowser(hook).subscription
    for address in (hook.address(), f"https://127.0.0.1:{hook.port}/", "https://[::1]/"):
        wish: dict[str, Any] = {"choices": [], "webhook": address}
        assert anna.post("/api/messages", json=wish).status_code == 400, address
        wish = {**push, "endpoint": address}
        assert anna.post("/api/messages/devices", json=wish).status_code == 400, address
    # A name is only refused when it is called.
    choices = [{"occasion": "challenge", "channels": ["push", "webhook"]}]
    name = f"https://localhost:{hook.port}/"
    wish = {"choices": choices, "webhook": name}
    assert anna.post("/api/messages", json=wish).status_code == 200
    wish = {**push, "endpoint": name}
    assert anna.post("/api/messages/devices", json=wish).status_code == 200
    challenges(server, anna)
    sends(server)
    assert [each.trouble for each in outbox(server)] == ["unreachable", "unreachable"]
    assert hook.arrived == []


async def post_to(answer: Callable[[Any, Any], Awaitable[None]]) -> None:
    """A message to an endpoint that answers so."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        await HttpClient(private=True).post(f"http://127.0.0.1:{port}/", {}, b"")
    finally:
        server.close()


def test_an_endless_answer_is_not_read() -> None:
    """Neither a first line without an end, nor what follows a good one, is waited for."""

    async def endless(reader: Any, writer: Any) -> None:
        await reader.readuntil(b"\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 4096)
                await writer.drain()
        except OSError:
            pass

    with pytest.raises(NoResponse):
        asyncio.run(post_to(endless))


def test_a_silent_endpoint_is_left() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(NoResponse, match="TimeoutError"):
            asyncio.run(HttpClient(True, seconds=0.05).post(f"http://127.0.0.1:{port}/", {}, b""))


def test_what_is_no_http_is_no_answer() -> None:
    for said in (b"SSH-2.0\r\n", b"HTTP/1.1 abc\r\n", b""):

        async def other(reader: Any, writer: Any, said: bytes = said) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(said)
            writer.close()

        with pytest.raises(NoResponse):
            asyncio.run(post_to(other))


def test_a_header_cannot_be_smuggled_in() -> None:
    with endpoint() as found, pytest.raises(Unreachable):
        asyncio.run(HttpClient(True).post(found.address(), {"Topic": "a\r\nX: y"}, b""))
    assert found.arrived == []
