"""What a proxy says of a request counts, and what a visitor says in its place does not."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path

import httpx
import pytest

from sandtable.server.settings import Settings
from tests.server.test_processes import process

TRIES = Settings.sign_ins_a_minute
WRONG = {"name": "Ada", "code": "x"}


def tries_to_sign_in(address: str, forwarded: list[str]) -> int:
    """How many tries come through, each with what it says of its way."""
    came = 0
    with httpx.Client() as web:
        for number, said in enumerate(forwarded):
            # A name of its own for each: only the address is counted.
            body = {**WRONG, "name": f"Ada {number}"}
            headers = {"x-forwarded-for": said, "x-real-ip": said, "forwarded": f"for={said}"}
            answer = web.post(f"{address}/api/people/code", json=body, headers=headers)
            came += answer.status_code == HTTPStatus.FORBIDDEN
            assert answer.status_code in (HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
    return came


def others(many: int) -> list[str]:
    return [f"203.0.113.{number}" for number in range(many)]


@pytest.mark.parametrize("proxy", ["", "192.0.2.1"])
def test_a_visitor_does_not_say_where_a_request_comes_from(tmp_path: Path, proxy: str) -> None:
    options = ("--proxy", proxy) if proxy else ()
    with process(tmp_path, options=options) as server:
        assert tries_to_sign_in(server.address, others(TRIES + 5)) == TRIES


def test_a_named_proxy_says_where_a_request_comes_from(tmp_path: Path) -> None:
    with process(tmp_path, options=("--proxy", "127.0.0.1")) as server:
        assert tries_to_sign_in(server.address, others(TRIES + 5)) == TRIES + 5
        # A proxy adds the address that it sees behind what the visitor has made up.
        made_up = [f"{other}, 198.51.100.7" for other in others(TRIES + 5)]
        assert tries_to_sign_in(server.address, made_up) == TRIES
