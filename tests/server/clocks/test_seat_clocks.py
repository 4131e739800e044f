"""What a change of the seats that are asked does to their clocks."""

from __future__ import annotations

from sandtable.server.clocks.seat_clocks import (
    Clocks,
    Pause,
    changed_clocks,
    clocks_of,
    new_clocks,
    time_between,
)
from sandtable.server.clocks.time_controls import (
    DAY,
    LIMITS,
    MINUTE,
    PRESETS,
    SECOND,
    TimeControl,
    time_control_of,
)

LIVE = TimeControl("live", 20, 10)
DAYS = TimeControl("correspondence", 5, 1)


def no_stops(_: int) -> list[Pause]:
    return []


def go(
    pace: TimeControl, clocks: Clocks, running: list[int], at: int, rewound: bool = False
) -> Clocks:
    return changed_clocks(pace, clocks, running, at, no_stops, rewound)


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 2, 0), [0], 0)
    assert sum(clocks.left(0, 3 * MINUTE, no_stops)) == 17 * MINUTE
    assert sum(clocks.left(1, 3 * MINUTE, no_stops)) == 20 * MINUTE
    assert sum(clocks.left(0, 21 * MINUTE, no_stops)) == 0


def test_the_increment_comes_when_another_is_asked_and_fills_no_more_than_the_bank() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 2, 0), [0], 0)
    clocks = go(LIVE, clocks, [1], 3 * MINUTE)
    assert clocks.bank == [17 * MINUTE + 10 * SECOND, 20 * MINUTE]
    clocks = go(LIVE, clocks, [0], 3 * MINUTE + 4 * SECOND)
    assert clocks.bank[1] == 20 * MINUTE


def test_who_answers_after_all_the_time_goes_on_with_the_increment() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 2, 0), [0], 0)
    assert go(LIVE, clocks, [1], 50 * MINUTE).bank[0] == 10 * SECOND


def test_of_two_who_are_asked_each_has_its_own_clock() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 2, 0), [0, 1], 0)
    clocks = go(LIVE, clocks, [1], 2 * MINUTE)
    assert clocks.bank[0] == 18 * MINUTE + 10 * SECOND
    assert sum(clocks.left(1, 5 * MINUTE, no_stops)) == 15 * MINUTE


def test_steps_that_are_taken_back_give_no_increment_and_none_for_the_next_answer() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 2, 0), [0], 0)
    clocks = go(LIVE, clocks, [1], 2 * MINUTE)
    clocks = go(LIVE, clocks, [0], 3 * MINUTE, rewound=True)
    assert clocks.bank == [18 * MINUTE + 10 * SECOND, 19 * MINUTE]
    clocks = go(LIVE, clocks, [1], 4 * MINUTE)
    assert clocks.bank[0] == 17 * MINUTE + 10 * SECOND
    clocks = go(LIVE, clocks, [0], 5 * MINUTE)
    clocks = go(LIVE, clocks, [1], 5 * MINUTE)
    assert clocks.bank[0] == 17 * MINUTE + 20 * SECOND


def test_a_turn_has_days_of_its_own_before_the_reserve_is_used() -> None:
    clocks = go(DAYS, new_clocks(DAYS, 2, 0), [0], 0)
    assert clocks.left(0, DAY // 2, no_stops) == (DAY // 2, 5 * DAY)
    assert clocks.left(0, 3 * DAY, no_stops) == (0, 3 * DAY)
    clocks = go(DAYS, clocks, [1], 3 * DAY)
    clocks = go(DAYS, clocks, [0], 3 * DAY)
    assert clocks.left(0, 3 * DAY, no_stops) == (DAY, 3 * DAY)


def test_a_clock_stands_still_between_the_stops() -> None:
    assert time_between(0, 100, []) == 100
    assert time_between(0, 100, [(20, 50)]) == 70
    assert time_between(30, 100, [(20, 50), (90, None)]) == 40
    assert time_between(0, 100, [(100, None), (200, 300)]) == 100
    assert time_between(100, 40, []) == 0, "a process that is behind takes nothing"


def test_clocks_and_paces_are_read_as_they_were_stored() -> None:
    clocks = go(LIVE, new_clocks(LIVE, 3, 7), [0, 2], 9)
    assert clocks_of(clocks.stored()) == clocks
    assert clocks_of(None) is None
    assert all(time_control_of(pace.stored()) == pace for pace in PRESETS.values())
    assert time_control_of("") is None


def test_all_that_is_offered_is_within_the_limits() -> None:
    assert all(pace.allowed for pace in PRESETS.values())
    for kind, limits in LIMITS.items():
        assert TimeControl(kind, limits.bank[1], limits.extra[0]).allowed
        assert not TimeControl(kind, limits.bank[1] + 1, limits.extra[0]).allowed
        assert not TimeControl(kind, limits.bank[1], limits.extra[0] - 1).allowed
