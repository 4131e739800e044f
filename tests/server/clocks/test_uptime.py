"""Club time: the same for all processes, and standing still while there are none."""

from __future__ import annotations

from tests.server.clocks.moving import BEAT, DAY, HOUR, MovedClock, clock_of, wait
from tests.server.conftest import Serve
from tests.server.visiting import Server


def seconds(server: Server) -> int:
    return round(server.services.uptime.now() / 1000)


def test_time_passes_with_the_clock_between_beats_too(server: Server, clock: MovedClock) -> None:
    wait(10 * BEAT, server)
    clock.move(7)
    assert seconds(server) == 10 * BEAT + 7


def test_while_no_process_is_alive_time_stands_still(server: Server, clock: MovedClock) -> None:
    wait(10 * BEAT, server)
    server.close()
    clock.move(5 * HOUR)
    server.open()
    assert seconds(server) == 10 * BEAT


def test_a_process_that_was_killed_loses_no_more_than_a_beat(
    serve: Serve, server: Server, clock: MovedClock
) -> None:
    wait(10 * BEAT, server)
    clock.move(BEAT - 1)  # no beat any more
    clock.move(HOUR)
    assert seconds(serve(clock=clock, beat_seconds=BEAT)) == 10 * BEAT


def test_a_process_that_stood_still_was_not_alive(server: Server, clock: MovedClock) -> None:
    clock.move(10 * HOUR)  # stopped, or the database did not answer
    server.run(server.services.uptime.beat)
    assert seconds(server) == 3 * BEAT


def test_processes_agree(serve: Serve, server: Server, clock: MovedClock) -> None:
    wait(5 * BEAT, server)
    clock.move(BEAT / 2)  # one starts between two beats of the other
    other = serve(clock=clock, beat_seconds=BEAT)
    assert seconds(other) == seconds(server)
    wait(5 * BEAT, server, other)
    assert seconds(other) == seconds(server) == 10.5 * BEAT


def test_time_goes_on_while_any_process_is_alive(
    serve: Serve, server: Server, clock: MovedClock
) -> None:
    other = serve(clock=clock, beat_seconds=BEAT)
    wait(5 * BEAT, server, other)
    other.close()
    wait(20 * BEAT, server)
    other.open()
    assert seconds(other) == seconds(server) == 25 * BEAT


def test_a_process_that_fell_behind_follows_the_others(
    serve: Serve, server: Server, clock: MovedClock
) -> None:
    other = serve(clock=clock, beat_seconds=BEAT)
    wait(20 * BEAT, server)
    assert seconds(other) < seconds(server)
    other.run(other.services.uptime.beat)
    assert seconds(other) == seconds(server) == 20 * BEAT


def test_a_wall_clock_that_is_moved_changes_nothing(server: Server, clock: MovedClock) -> None:
    for hours in (-30, 50, -20, 400, -399):
        clock.jump(hours * HOUR)
        wait(BEAT, server)
    assert seconds(server) == 5 * BEAT


def test_a_start_after_the_wall_clock_was_moved_is_off_by_no_more_than_a_beat(
    serve: Serve, server: Server, clock: MovedClock
) -> None:
    wait(BEAT, server)
    for hours in (-3, 5):
        clock.jump(hours * HOUR)
        other = serve(clock=clock, beat_seconds=BEAT)
        assert abs(seconds(other) - seconds(server)) <= BEAT


def test_each_day_knows_when_it_began(server: Server) -> None:
    wait(15 * HOUR, server)
    first, second = server.services.uptime.days
    assert (first.name, second.name) == ("2026-03-02", "2026-03-03")
    assert second.began == 14 * HOUR * 1000, "the server was started at ten o'clock"


def test_days_that_a_wrong_wall_clock_has_begun_are_forgotten(server: Server) -> None:
    clock_of(server).jump(3 * DAY)
    wait(BEAT, server)
    clock_of(server).jump(-3 * DAY)
    wait(BEAT, server)
    assert [day.name for day in server.services.uptime.days] == ["2026-03-02"]
    assert seconds(server) == 2 * BEAT
