"""The log at a table: equal lines in a row are one, and stay right when more come or some go."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import sandtable
from sandtable.core.event import ONLOOKER, Event
from sandtable.server import messages
from sandtable.server.tables.table import Table
from sandtable.server.views.position import NEAR, log_lines, position
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.log import Logged
from tests.server.visiting import Window

pytestmark = pytest.mark.any_database

SCENARIO = "rolica_first"


def drawn(n: int, step: int, seat: int = 0) -> Logged:
    return Logged(n, step, Event("draw-unseen", "N22.1", {"seat": seat}))


def lines_at(recent: list[Logged], start: int, shortened: bool = False) -> list[messages.LogLine]:
    """What is told of the log, from an event on, at a table of which nothing else is asked."""
    log = SimpleNamespace(logged=lambda first: [each for each in recent if each.n >= first])
    table = SimpleNamespace(
        game=SimpleNamespace(log=log),
        audience=SimpleNamespace(shortened=shortened),
    )
    return log_lines(cast(Table, table), SeatView("napoleonics", ONLOOKER, "en"), start)


def told(lines: list[messages.LogLine]) -> list[tuple[int, int, str]]:
    return [(line.n, line.step, line.text) for line in lines]


def test_equal_lines_are_one_with_the_number_and_the_step_of_the_first() -> None:
    lines = SeatView("napoleonics", ONLOOKER, "en").lines(
        [drawn(4, 1), drawn(5, 1), drawn(6, 2), drawn(7, 2, seat=1)]
    )
    assert told(lines) == [
        (4, 1, "The French draw a card (×3)."),
        (7, 2, "The allies draw a card."),
    ]


def test_an_update_tells_a_line_again_that_has_grown() -> None:
    before, new = [drawn(0, 0, seat=1), drawn(1, 1)], [drawn(2, 2)]
    assert told(lines_at([*before, *new], 2)) == [(1, 1, "The French draw a card (×2).")]


def test_a_line_that_has_grown_for_long_is_told_from_its_beginning() -> None:
    before = [drawn(40, 0, seat=1), *(drawn(41 + each, 1) for each in range(3 * NEAR))]
    recent = [*before, drawn(41 + 3 * NEAR, 2)]
    count = 3 * NEAR + 1
    assert told(lines_at(recent, recent[-1].n)) == [(41, 1, f"The French draw a card (×{count}).")]
    assert told(lines_at(recent[1:], recent[-1].n)) == [
        (41, 1, f"The French draw a card (×{count}).")
    ]


def test_an_update_tells_nothing_again_that_stays_as_it_was() -> None:
    recent = [drawn(0, 0), drawn(1, 1), drawn(2, 2, seat=1)]
    assert told(lines_at(recent, 2)) == [(2, 2, "The allies draw a card.")]
    assert lines_at(recent, 3) == []


def test_an_update_tells_a_line_again_of_which_a_part_was_taken_back() -> None:
    left = [drawn(0, 0, seat=1), drawn(1, 1), drawn(2, 2)]
    lines = lines_at(left, 3, shortened=True)
    assert told(lines) == [(1, 1, "The French draw a card (×2).")]


def test_the_deal_of_the_other_side_is_one_line(hers: Window, his: Window) -> None:
    dealt = [line["text"] for line in his.log if line["text"].startswith("The allies draw")]
    assert len(dealt) == 1
    assert "(×" in dealt[0]
    numbers = [line["n"] for line in his.log]
    assert numbers == sorted(set(numbers))


# The card on the table


def test_no_card_lies_on_the_table_when_the_game_is_over() -> None:
    game, dice = sandtable.new_game("napoleonics", SCENARIO, seed=1), random.Random(1)
    extra: dict[str, Any] = {"waiting": [], "can_undo": False, "can_reset": False}
    shown = SeatView("napoleonics", ONLOOKER, "en")
    lay_there = False
    while (question := game.question()) is not None:
        if question.key == "move-who" and not lay_there:
            lay_there = position(shown, game, 0, 0, None, extra).card is not None
        game.answer(dice.choice(question.actions))
    assert lay_there
    assert game.result() is not None
    assert position(shown, game, 0, 0, None, extra).card is None


def test_no_card_lies_on_the_table_when_somebody_has_given_up(hers: Window) -> None:
    hers.answers("card attack-right")
    assert hers.shown["card"] is not None
    hers.send(type="petition", kind="resign")
    hers.until(lambda: hers.shown["result"] is not None)
    assert hers.shown["card"] is None
