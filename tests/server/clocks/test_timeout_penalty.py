"""Who often runs out of time waits longer before the next rated game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.orm import Session

from sandtable.server.clocks.timeout_penalty import LAST_GAMES, check_may_start, may_start_at
from sandtable.server.problems import RequestProblem
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import SeatData
from sandtable.server.tables.new_tables import new_table
from tests.server.clocks.moving import ALLIED, HOUR, LIVE, begin, wait
from tests.server.signed_in import account
from tests.server.visiting import Browser, Server

MOMENT = datetime(2026, 3, 2, 10, 0, tzinfo=UTC)


def at(hours: float) -> str:
    return (MOMENT + timedelta(hours=hours)).isoformat(timespec="milliseconds")


def add(
    session: Session, hours: float, late: bool = False, bot: bool = False, pace: str = "live 20 10"
) -> None:
    """A game of Anna's that ended then; lost on time, or taken over by a bot and going on."""
    mine = SeatData(0, "person", "anna")
    if late:
        mine.lapsed, mine.lapsed_at = "anna", at(hours)
    if bot:
        mine.kind, mine.visitor, mine.bot = "bot", "", "captain"
    table = new_table("napoleonics", "rolica_first", "anna", [mine, SeatData(1, "person", "bela")])
    table.status = "running" if bot else "over"
    table.pace = pace
    table.changed = at(hours)
    queries.add_table(session, table, [])


def test_once_may_happen_to_anybody(settings: Settings) -> None:
    engine = open_database(settings)
    with Session(engine) as session:
        assert may_start_at(session, "anna") == ""
        add(session, 1, late=True)
        assert may_start_at(session, "anna") == ""
        assert may_start_at(session, "") == ""
    engine.dispose()


def test_the_more_often_the_longer(settings: Settings) -> None:
    engine = open_database(settings)
    with Session(engine) as session:
        add(session, 1, late=True)
        add(session, 2, late=True, bot=True)
        assert may_start_at(session, "anna") == at(2 + 1)
        add(session, 3, late=True)
        assert may_start_at(session, "anna") == at(3 + 8)
        add(session, 4, late=True)
        assert may_start_at(session, "anna") == at(4 + 24)
        for hours in (5, 6, 7):
            add(session, hours, late=True)
        assert may_start_at(session, "anna") == at(7 + 72)
        assert may_start_at(session, "bela") == ""
    engine.dispose()


def test_who_has_to_wait_is_told_until_when(settings: Settings) -> None:
    engine = open_database(settings)
    with Session(engine) as session:
        for hours in (1, 2):
            add(session, hours, late=True)
        with pytest.raises(RequestProblem) as refused:
            check_may_start(session, "anna", MOMENT + timedelta(hours=2.9))
        assert refused.value.about == {"until": "2026-03-02 13:00"}
        check_may_start(session, "anna", MOMENT + timedelta(hours=3))
        check_may_start(session, "bela", MOMENT)
    engine.dispose()


def test_games_that_were_played_to_the_end_make_it_good_again(settings: Settings) -> None:
    engine = open_database(settings)
    with Session(engine) as session:
        add(session, 1, late=True)
        add(session, 2, late=True)
        for hours in range(3, 3 + LAST_GAMES - 2):
            add(session, hours)
        add(session, 50, pace="")  # without clocks: it says nothing
        assert may_start_at(session, "anna") == at(2 + 1)
        add(session, 60)
        assert may_start_at(session, "anna") == ""
    engine.dispose()


def test_a_game_that_is_lost_on_time_is_noted(server: Server, anna: Browser, bela: Browser) -> None:
    visitors = []
    for _ in range(2):
        table = server.table(begin(anna, bela, LIVE))
        visitors = [seat.visitor for seat in table.data.seats]
        wait(HOUR, server)
        server.run(table.claims.claim, 1 - ALLIED, ALLIED, "win")
    french, allied = visitors
    read = server.services.store.read
    assert server.run(read, lambda session: may_start_at(session, allied)) == at(2 + 1)
    assert server.run(read, lambda session: may_start_at(session, french)) == ""


def test_who_has_to_wait_neither_opens_a_rated_table_nor_joins_one(server: Server) -> None:
    anna, bela = account(server, "Anna"), account(server, "Bela")
    for _ in range(2):
        table = server.table(begin(anna, bela, LIVE))
        wait(HOUR, server)
        server.run(table.claims.claim, 1 - ALLIED, ALLIED, "win")
    with pytest.raises(AssertionError, match="rated games are open to you again"):
        anna.opens("invite", "me", rated=True)
    opened = bela.opens("invite", "me", rated=True)
    assert anna.joins(opened).status_code == 403
    wait(2 * HOUR, server)
    assert anna.joins(opened).status_code == 200
