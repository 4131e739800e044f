"""Days off: correspondence clocks stand still on them, and the others see it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.orm import Session

from sandtable.server.clocks.holidays import (
    days_off_of,
    merge_days_off,
    off_until,
    pauses_of,
    take_days,
)
from sandtable.server.clocks.uptime import Day
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.server.clocks.moving import (
    ALLIED,
    DAY,
    FRENCH,
    HOUR,
    LIVE,
    MovedClock,
    begin,
    left,
    wait,
)
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server, Window

SIX_DAYS = 6 * DAY  # one of the turn, and five in reserve


@pytest.fixture
def server(serve: Serve, clock: MovedClock) -> Server:
    """It is Monday, 2 March 2026, ten o'clock."""
    return serve(clock=clock, beat_seconds=float(HOUR))


def take(who: Browser, first: str, last: str = "") -> Any:
    return who.post("/api/days-off", json={"first": first, "last": last or first})


def off(window: Window, seat: str) -> str:
    assert window.clocks is not None
    return str(next(each["off"] for each in window.clocks["clocks"] if each["seat"] == seat))


def test_days_that_were_chosen_ahead_do_not_count(
    server: Server, by_days: str, anna: Browser
) -> None:
    shown = take(anna, "2026-03-03", "2026-03-04").json()
    assert (shown["days"], shown["left"]) == (["2026-03-03", "2026-03-04"], 26)
    wait(14 * HOUR, server)  # to midnight
    assert left(server, by_days, ALLIED) == SIX_DAYS - 14 * HOUR
    wait(2 * DAY, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 14 * HOUR
    wait(3 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 17 * HOUR


def test_a_day_that_is_taken_at_once_begins_at_that_moment(
    server: Server, by_days: str, anna: Browser
) -> None:
    wait(4 * HOUR, server)
    take(anna, "2026-03-02")
    wait(10 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 4 * HOUR
    wait(2 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 6 * HOUR


def test_a_day_off_gives_no_time_back(server: Server, by_days: str, anna: Browser) -> None:
    wait(7 * DAY, server)
    take(anna, "2026-03-09", "2026-03-12")
    table = server.table(by_days)
    assert table.time.is_late(ALLIED)
    wait(DAY, server)
    assert table.time.is_late(ALLIED)


def test_days_on_which_the_server_is_down_are_not_counted_twice(
    server: Server, by_days: str, anna: Browser, clock: MovedClock
) -> None:
    take(anna, "2026-03-03")
    wait(20 * HOUR, server)  # Tuesday, six o'clock
    server.close()
    clock.move(24 * HOUR)  # to Wednesday, six o'clock
    server.open()
    wait(2 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 14 * HOUR - 2 * HOUR


def test_the_others_see_it_at_once(
    server: Server, by_days: str, anna: Browser, bela: Browser
) -> None:
    his = bela.sits(by_days)
    assert off(his, "allied") == ""
    take(anna, "2026-03-02", "2026-03-05")
    his.until(lambda: off(his, "allied"))
    assert off(his, "allied") == "2026-03-05"
    assert off(his, "french") == ""


def test_other_processes_hear_of_it(
    serve: Serve, server: Server, by_days: str, anna: Browser, clock: MovedClock
) -> None:
    other = serve(clock=clock, beat_seconds=float(HOUR))
    there = other.table(by_days)
    take(anna, "2026-03-02")
    other.run(other.services.tables.heard, by_days)  # PostgreSQL tells it by itself
    assert there.time.off_until(ALLIED) == "2026-03-02"


def test_only_clocks_for_days_stand_still(server: Server, anna: Browser, bela: Browser) -> None:
    live = begin(anna, bela, LIVE)
    take(anna, "2026-03-02")
    clock = server.clock
    assert isinstance(clock, MovedClock)
    clock.move(600)
    assert left(server, live, ALLIED) == 600
    assert server.table(live).time.off_until(ALLIED) == ""


def test_the_clock_of_the_other_runs_on(server: Server, by_days: str, bela: Browser) -> None:
    take(bela, "2026-03-02", "2026-03-05")
    wait(HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - HOUR
    assert left(server, by_days, FRENCH) == SIX_DAYS


def test_on_a_day_off_no_table_presses(server: Server, by_days: str, anna: Browser) -> None:
    (row,) = anna.read("/api/tables")["tables"]
    assert row["left"] == 1000 * SIX_DAYS
    take(anna, "2026-03-02")
    (row,) = anna.read("/api/tables")["tables"]
    assert row["left"] is None


def test_a_day_to_come_can_be_given_back(server: Server, by_days: str, anna: Browser) -> None:
    take(anna, "2026-03-02", "2026-03-03")
    back = anna.post("/api/days-off/back", json={"day": "2026-03-03"})
    assert back.json()["days"] == ["2026-03-02"]
    assert anna.post("/api/days-off/back", json={"day": "2026-03-02"}).status_code == 409
    wait(20 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 6 * HOUR


def test_there_are_so_many_days_a_year(server: Server, by_days: str, anna: Browser) -> None:
    assert take(anna, "2026-12-20", "2027-01-05").status_code == 200
    assert anna.read("/api/days-off")["left"] == 16
    assert anna.read("/api/days-off")["left_next"] == 23
    assert take(anna, "2026-06-01", "2026-06-17").status_code == 409
    assert take(anna, "2026-06-01", "2026-06-16").status_code == 200
    assert take(anna, "2026-06-01", "2026-06-16").status_code == 200, "they are taken already"
    assert anna.read("/api/days-off")["left"] == 0


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("2026-03-01", "2026-03-02"),
        ("2026-03-05", "2026-03-04"),
        ("2026-03-02", "2027-03-09"),
        ("2028-01-01", "2028-01-02"),
    ],
)
def test_days_of_the_past_or_far_away_are_refused(
    server: Server, by_days: str, anna: Browser, first: str, last: str
) -> None:
    assert take(anna, first, last).status_code == 400


def test_strangers_have_none(eve: Browser) -> None:
    assert eve.read("/api/days-off")["days"] == []
    assert take(eve, "2026-03-02").status_code == 403
    assert eve.post("/api/days-off/back", json={"day": "2026-03-09"}).status_code == 403


def test_a_wall_clock_that_is_moved_begins_no_day_off_for_good(
    server: Server, by_days: str, anna: Browser, clock: MovedClock
) -> None:
    take(anna, "2026-03-20")
    clock.jump(18 * DAY)
    wait(HOUR, server)
    clock.jump(-18 * DAY)
    wait(10 * HOUR, server)
    assert left(server, by_days, ALLIED) == SIX_DAYS - 11 * HOUR


def test_a_guest_who_signs_in_brings_days_off_along(settings: Settings) -> None:
    engine = open_database(settings)
    with Session(engine) as session:
        assert take_days(session, "guest", ["2026-03-02", "2026-03-03"], 7)
        assert take_days(session, "anna", ["2026-03-03"], 5)
        session.flush()
        merge_days_off(session, "guest", "anna")
        session.flush()
        assert days_off_of(session, ["guest", "anna"]) == {
            "anna": {"2026-03-02": 7, "2026-03-03": 5}
        }
    engine.dispose()


def test_the_stops_of_days() -> None:
    days = [Day("2026-03-01", 0), Day("2026-03-02", 100), Day("2026-03-04", 200)]
    chosen = {"2026-03-01": 30, "2026-03-03": 0, "2026-03-04": 10, "2026-03-05": 10}
    assert pauses_of(days, chosen) == [(30, 100), (200, None)]
    assert pauses_of(days, {"2026-03-01": 150}) == []
    assert off_until("2026-03-04", chosen) == "2026-03-05"
    assert off_until("2026-03-02", chosen) == ""
