"""Which addresses given by users the server may connect to: public ones only.

A name is resolved once, all its addresses are checked, and the connection goes to a checked
address. A name that changes its address in between (DNS rebinding) has no effect.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]

LONGEST: Final = 2000  # characters of an address
MORE_REFUSED: Final = [
    ipaddress.ip_network(each)
    for each in (
        "0.0.0.0/8",
        "100.64.0.0/10",  # shared by customers of a provider
        "192.0.0.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "::/96",  # IPv4 in the old form
        "::ffff:0:0/96",  # IPv4, mapped
        "::ffff:0:0:0/96",  # IPv4, translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",
        "100::/64",
        "2001::/23",  # Teredo, ORCHID and others
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
        "5f00::/16",
        "fc00::/7",
        "fe80::/10",
        "fec0::/10",
        "ff00::/8",
    )
]
ISATAP: Final = (0x00005EFE, 0x02005EFE)  # before an IPv4 address in the lower half of an IPv6 one


class Unreachable(Exception):
    """An address that may not be called, or that does not exist."""


@dataclass(frozen=True)
class Endpoint:
    """Where a request goes."""

    scheme: str
    host: str  # as it was named
    port: int
    path: str  # with the query

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"


def parse_endpoint(address: str, plain: bool = False) -> Endpoint:
    """The parts of an https URL; `plain` allows http, for tests."""
    if (
        len(address) > LONGEST
        or not address.isascii()
        or not address.isprintable()
        or " " in address
    ):
        raise Unreachable(address[:64])
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Unreachable(address) from None
    allowed = ("https", "http") if plain else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username is not None:
        raise Unreachable(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(
        parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path
    )


def is_public(address: str) -> bool:
    """Whether an IP address is globally reachable."""
    try:
        found: IP = ipaddress.ip_address(address)
    except ValueError:  # also one with a zone, such as fe80::1%eth0
        return False
    if any(found.version == each.version and found in each for each in MORE_REFUSED):
        return False
    if isinstance(found, ipaddress.IPv6Address) and (int(found) >> 32) & 0xFFFFFFFF in ISATAP:
        return False
    refused = (
        found.is_private,
        found.is_loopback,
        found.is_link_local,
        found.is_multicast,
        found.is_reserved,
        found.is_unspecified,
    )
    return found.is_global and not any(refused)


async def resolve(host: str, port: int) -> list[str]:
    """The IP addresses of a name, also of one written as a number."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable(host) from None
    return [str(each[4][0]) for each in found]


async def public_addresses(
    place: Endpoint, private: bool = False, resolve: Resolve = resolve
) -> list[str]:
    """The addresses to connect to; refused if any address of the name is not public."""
    found = await resolve(place.host, place.port)
    if not found or not (private or all(is_public(each) for each in found)):
        raise Unreachable(place.host)
    return found
