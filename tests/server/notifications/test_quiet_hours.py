"""Quiet hours, on the clock of the person."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sandtable.server.notifications.quiet_hours import quiet_until
from tests.server.notifications.conftest import Time, chooses, gets_account, sends
from tests.server.notifications.receiving import Endpoint
from tests.server.notifications.test_outbox import challenges
from tests.server.visiting import Browser, Server

NIGHT = (22 * 60, 7 * 60)
BUDAPEST = "Europe/Budapest"


@pytest.mark.parametrize(
    ("at", "hours", "until"),
    [
        ("2026-06-01 19:59", NIGHT, ""),  # 21:59 in Budapest
        ("2026-06-01 20:00", NIGHT, "2026-06-02 05:00"),
        ("2026-06-01 23:30", NIGHT, "2026-06-02 05:00"),  # half past one
        ("2026-06-02 04:59", NIGHT, "2026-06-02 05:00"),
        ("2026-06-02 05:00", NIGHT, ""),
        ("2026-06-01 12:00", (13 * 60, 15 * 60), "2026-06-01 13:00"),  # within one day
        ("2026-06-01 13:00", (13 * 60, 15 * 60), ""),
        # The night in which the clock is set forward is an hour shorter, the other an hour longer.
        ("2026-03-28 22:00", NIGHT, "2026-03-29 05:00"),
        ("2026-10-24 21:00", NIGHT, "2026-10-25 06:00"),
        # 02:30 does not exist: what ends then ends an hour later on the clock.
        ("2026-03-29 00:20", (22 * 60, 150), "2026-03-29 01:30"),
        # 02:30 comes twice, and the quiet ends with each.
        ("2026-10-25 00:10", (22 * 60, 150), "2026-10-25 00:30"),
        ("2026-10-25 00:45", (22 * 60, 150), ""),
        ("2026-10-25 01:10", (22 * 60, 150), "2026-10-25 01:30"),
        ("2026-06-01 12:00", (-1, -1), ""),
        ("2026-06-01 12:00", (600, 600), ""),
    ],
)
def test_quiet_hours(at: str, hours: tuple[int, int], until: str) -> None:
    found = quiet_until(datetime.fromisoformat(at).replace(tzinfo=UTC), BUDAPEST, *hours)
    assert found == (datetime.fromisoformat(until).replace(tzinfo=UTC) if until else None)


def test_an_unknown_zone_is_never_quiet() -> None:
    assert quiet_until(datetime(2026, 6, 1, tzinfo=UTC), "Europe/Atlantis", *NIGHT) is None


def test_a_message_waits_for_the_morning(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    anna.opens("me", "here")
    gets_account(anna)
    chooses(
        anna,
        challenge=["webhook"],
        webhook=hook.address(),
        zone=BUDAPEST,
        quiet_from=NIGHT[0],
        quiet_to=NIGHT[1],
    )
    time.at = datetime(2026, 6, 1, 21, tzinfo=UTC)
    challenges(server, anna)
    assert sends(server) == 1
    assert sends(server) == 0, "it is put off, and not looked at again and again"
    time.at = datetime(2026, 6, 2, 4, 59, tzinfo=UTC)
    assert sends(server) == 0
    time.at = datetime(2026, 6, 2, 5, 0, 1, tzinfo=UTC)
    sends(server)
    assert len(hook.arrived) == 1
    anna.post("/api/messages/test")
    time.at = datetime(2026, 6, 2, 22, tzinfo=UTC)
    anna.post("/api/messages/test")
    assert len(hook.arrived) == 3, "a test does not wait"
