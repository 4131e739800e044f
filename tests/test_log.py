"""The log of a game: numbers of answers and events, taking back, and forgetting."""

from __future__ import annotations

import sandtable
from sandtable.core.event import Event
from sandtable.toolkit.log import SET_UP, Log
from tests.toys import columns

STATE = columns.new()


def event(key: str) -> Event:
    return Event(key, "N1.1", {})


def log_of(*keys: str) -> Log:
    """A log with an answer and an event for each of these, after the set-up."""
    log = Log()
    log.add(0, SET_UP, [])
    for number, key in enumerate(keys):
        log.events.append(event(key))
        log.add(number % 2, number, [], STATE)
    return log


def numbers(log: Log) -> list[tuple[int, int, str]]:
    return [(each.n, each.step, each.event.key) for each in log.logged()]


def test_an_event_has_the_number_of_the_answer_that_brought_it_about() -> None:
    log = log_of("a", "b")
    log.events += [event("c"), event("d")]
    log.add(0, 7, [], STATE)
    assert numbers(log) == [(0, 1, "a"), (1, 2, "b"), (2, 3, "c"), (3, 3, "d")]
    assert (log.number, log.shown, log.happened) == (3, 3, 4)
    assert [each.n for each in log.logged(2)] == [2, 3]


def test_what_is_taken_back_is_gone_with_its_events() -> None:
    log = log_of("a", "b")
    assert log.last_open(1) == log.last_open(None) == 2
    assert log.last_open(0) == -1  # another seat has answered since
    log.take_back(2)
    assert numbers(log) == [(0, 1, "a")]
    log.close()
    assert log.last_open(0) == -1


def test_numbers_go_on_when_old_events_are_forgotten() -> None:
    log = log_of("a", "b", "c", "d")
    log.close()
    log.forget(2)
    assert numbers(log) == [(2, 3, "c"), (3, 4, "d")]
    assert len(log.entries) == 2
    log.events.append(event("e"))
    log.add(0, 9, [])
    assert numbers(log)[-1] == (4, 5, "e")
    assert log.entries_from(5)[0].action == 9


def test_what_can_be_taken_back_is_not_forgotten() -> None:
    log = log_of("a", "b", "c")
    log.forget(0)
    assert (log.number, log.happened) == (3, 3)
    log.take_back(3)
    log.take_back(2)
    assert (log.number, log.happened) == (1, 1)
    log.events.append(event("x"))
    log.add(1, 5, [], STATE)
    assert numbers(log) == [(1, 2, "x")]


def test_sealed_answers_are_one_step_when_they_are_opened() -> None:
    log = log_of("a")
    log.close()
    for seat in (0, 1, 0):
        log.add(seat, 10 + seat, [], STATE, sealed=True)
        assert log.shown == 1
    assert [each.seat for each in log.sealed_entries()] == [0, 1, 0]
    assert (log.last_open(1), log.last_open(0)) == (3, 4)
    log.take_back(3)
    assert (log.number, log.shown) == (3, 1)
    log.add(1, 12, [], STATE, sealed=True)
    log.open_sealed()
    assert (log.number, log.shown) == (4, 2)
    assert log.sealed_entries() == []
    assert log.last_open(None) == -1


def test_a_game_that_forgets_goes_on_as_one_that_does_not() -> None:
    whole = sandtable.new_game("napoleonics", "rolica_first", seed=5)
    short = sandtable.new_game("napoleonics", "rolica_first", seed=5)
    for _ in range(60):
        question = whole.question()
        assert question is not None
        for game in (whole, short):
            game.answer(question.actions[-1], question.seat)
        short.forget(10)
        assert short.can_undo() == whole.can_undo()
    assert short.log.number == whole.log.number == len(whole.record.steps) - 1
    assert numbers(short.log) == numbers(whole.log)[-10:]
    assert short.hash() == whole.hash()
