"""A server whose clock is moved."""

from __future__ import annotations

import pytest

from tests.server.clocks.moving import BEAT, DAYS, LIVE, MovedClock, begin
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server


@pytest.fixture
def clock() -> MovedClock:
    return MovedClock()


@pytest.fixture
def server(serve: Serve, clock: MovedClock) -> Server:
    return serve(clock=clock, beat_seconds=BEAT)


@pytest.fixture
def live(anna: Browser, bela: Browser) -> str:
    """Twenty minutes each and ten seconds more; the allies (Anna) begin."""
    return begin(anna, bela, LIVE)


@pytest.fixture
def by_days(anna: Browser, bela: Browser) -> str:
    """A day a turn, and five in reserve; the allies (Anna) begin."""
    return begin(anna, bela, DAYS)
