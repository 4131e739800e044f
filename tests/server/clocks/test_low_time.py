"""A clock that runs low is told to its player, once a turn."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from sandtable.server.clocks.low_time import notify_low_clocks
from sandtable.server.notifications.models import OutboxData
from tests.server.clocks.moving import BEAT, MINUTE, MovedClock, wait
from tests.server.conftest import Serve
from tests.server.notifications.conftest import chooses, subscribes
from tests.server.notifications.receiving import PushBrowser, endpoint
from tests.server.visiting import Browser, Server


@pytest.fixture
def server(serve: Serve, clock: MovedClock) -> Server:
    return serve(clock=clock, beat_seconds=BEAT, outbox_seconds=0, private_endpoints=True)


def looks(server: Server) -> list[int]:
    """What waits to be told of clocks, after they were looked at."""
    server.run(notify_low_clocks, server.services.uptime)
    found = select(OutboxData.seat).where(OutboxData.occasion == "clock")
    return server.run(server.services.store.read, lambda session: list(session.scalars(found)))


@pytest.fixture
def told(anna: Browser, bela: Browser, live: str) -> None:
    for player in (anna, bela):
        with endpoint() as hook:
            subscribes(player, PushBrowser(hook))
        chooses(player, clock=["push"])


@pytest.mark.usefixtures("told")
def test_the_player_whose_clock_runs_low_is_told_once(server: Server, live: str) -> None:
    allied = 1
    wait(18 * MINUTE, server)
    assert looks(server) == []
    wait(1 * MINUTE + 10, server)
    assert looks(server) == [allied]
    assert looks(server) == [allied], "the same turn"
    assert server.table(live).data.asked == [allied]


@pytest.mark.usefixtures("told", "live")
def test_a_clock_that_has_run_out_is_not_low(server: Server) -> None:
    wait(25 * MINUTE, server)
    assert looks(server) == []
