"""What the description of the interface promises holds, whatever is sent (Schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import httpx
import hypothesis
import pytest
import schemathesis
from anyio.from_thread import BlockingPortal
from hypothesis import HealthCheck, given, strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from tests.server import postgres
from tests.server.conftest import DATABASES, settings_on
from tests.server.visiting import ADDRESS, SCENARIO, Browser, Server, token_in

EXAMPLES: Final = 12  # of each operation, well formed and not
ANSWERS: Final = 3  # in the game that is over: it is analysed several times
CHECKS: Final = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


@dataclass(frozen=True)
class Place:
    """A server with some tables, who asks it, and what addresses may name there."""

    browser: Browser
    real: dict[str, list[str]]


@pytest.fixture
def places(
    request: pytest.FixtureRequest, portal: BlockingPortal, tmp_path: Path
) -> Iterator[list[Place]]:
    """A server on each database, as far as they are here: making examples is most of the work."""
    servers: list[Server] = []
    for database in DATABASES:
        if database == "postgresql" and postgres.binaries() is None:
            postgres.note_gap()
            continue
        (tmp_path / database).mkdir()
        usual = settings_on(database, request, tmp_path / database)
        settings = replace(usual, openings_a_minute=1_000_000, tables_a_visitor=1_000_000)
        servers.append(Server(portal, settings).open())
    try:
        yield [Place(anna := each.browser("Anna"), furnish(each, anna)) for each in servers]
    finally:
        for server in servers:
            server.close()


def test_the_server_keeps_to_its_description(places: list[Place]) -> None:
    operations = operations_of(places[0].browser)
    assert len(operations) > 20
    for operation in operations:
        hold(places, operation)


def furnish(server: Server, anna: Browser) -> dict[str, list[str]]:
    """Tables that wait, go on and are over; what addresses may name of them."""
    running = anna.starts("me", "here")
    over = anna.starts("me", "here")
    server.play(over, ANSWERS)
    server.run(server.table(over).petitions.ask, 0, "resign")
    waiting = anna.opens("me", "invite")
    (link,) = waiting["invites"].values()
    return {
        "table_id": [running, over, waiting["id"]],
        "token": [token_in(link)],
        "game": ["napoleonics"],
        "scenario": [SCENARIO],
    }


def operations_of(anna: Browser) -> list[Any]:
    schema = schemathesis.openapi.from_dict(anna.read("/api/openapi.json"))
    found: list[Any] = list(schema.get_all_operations())
    return [each.ok() for each in found]


def hold(
    places: list[Place], operation: Any, examples: int = EXAMPLES, seed: int | None = None
) -> int:
    """Examples of one operation, most of them at an address where there is something.

    The same ones each time, unless there is a seed; how many were sent.
    """
    count = 0
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])

    @hypothesis.settings(
        max_examples=examples,
        derandomize=seed is None,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, somewhere=st.integers(0, 99))
    def holds(case: Any, somewhere: int) -> None:
        nonlocal count
        count += 1
        for place in places:
            for name in case.path_parameters or {}:
                if name in place.real and somewhere % 10:
                    known = place.real[name]
                    case.path_parameters[name] = known[somewhere % len(known)]
            if isinstance(case.body, dict) and "token" in case.body and somewhere % 10:
                case.body["token"] = place.real["token"][0]
            case.validate_response(sent(place.browser, case), checks=CHECKS)

    (holds if seed is None else hypothesis.seed(seed)(holds))()
    return count


def sent(anna: Browser, case: Any) -> httpx.Response:
    parts = case.as_transport_kwargs(base_url=ADDRESS)
    body = {"content": parts.get("data")} if "json" not in parts else {"json": parts["json"]}
    headers = {name: str(value) for name, value in (parts.get("headers") or {}).items()}
    return anna.ask(
        parts["method"],
        parts["url"],
        may_fail=True,
        params=parts.get("params"),
        headers=headers,
        **body,
    )
