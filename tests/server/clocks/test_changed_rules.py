"""The clocks of a game that other rules have stopped for a while."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.storage.models import TableData
from tests.server.clocks.moving import ALLIED, HOUR, MINUTE, left, wait
from tests.server.visiting import Server

BOX = BOXES["napoleonics"]


@pytest.mark.parametrize("stopped", [True, False])
def test_time_does_not_count_while_the_rules_of_the_server_do_not_play_the_game(
    server: Server, live: str, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    def stop(session: Session) -> None:
        session.execute(update(TableData).where(TableData.id == live).values(stopped_by="998"))

    wait(2 * MINUTE, server)
    if stopped:
        server.run(server.services.store.write, stop)
    for version, hours in (("998", 1), ("999", 0)):
        server.close()
        monkeypatch.setattr(BOX, "rules_version", version)
        server.open()
        wait(hours * HOUR, server)
        if stopped and version == "998":
            assert not server.table(live).time.is_late(ALLIED), "nobody can answer"
    assert server.table(live).time.is_late(ALLIED) != stopped
    assert left(server, live, ALLIED) == (20 * MINUTE if stopped else 0)
