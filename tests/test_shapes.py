"""Shapes of fields: what one shows can be written again, and what differs is said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable.core.shapes import (
    Given,
    Lines,
    Marked,
    Number,
    Record,
    Row,
    Shape,
    Sparse,
    Table,
    Word,
    differences,
)

COLORS = ["red", "green", "blue"]
COLOR = Word("color", COLORS)
SHAPES: list[tuple[Shape, list[int], Any]] = [
    (Number(), [7], 7),
    (Number(1), [7], 8),
    (COLOR, [2], "blue"),
    (COLOR, [-1], None),
    (Given(2), [2], True),
    (Given(2), [-1], False),
    (Row(COLOR, 3), [0, -1, 2], ["red", None, "blue"]),
    (Row(COLOR, 3, loose=True), [2, 0, -1], ["blue", "red"]),
    (Table("color", COLORS, Number()), [4, 5, 6], {"red": 4, "green": 5, "blue": 6}),
    (
        Table("color", COLORS, Row(Number(), 2), 2),
        [1, 2, 3, 4, 5, 6],
        {"red": [1, 2], "green": [3, 4], "blue": [5, 6]},
    ),
    (Sparse("color", COLORS, Number(), 0), [0, 5, 0], {"green": 5}),
    (Lines("color", COLORS, COLOR, "red blue"), [-1, 0, -1], ["red green"]),
    (Lines("color", COLORS, Number(), "red 2", False, 0), [0, 5, 0], ["green 5"]),
    (Marked("color", COLORS, 1), [1, 0, 1], ["red", "blue"]),
    (Record("part", {"a": (1, COLOR), "b": (0, Number())}), [3, 0], {"a": "red", "b": 3}),
]


@pytest.mark.parametrize(("shape", "numbers", "shown"), SHAPES)
def test_what_is_shown_can_be_written_again(shape: Shape, numbers: list[int], shown: Any) -> None:
    listed = [99, *numbers, 99]
    assert shape.show(listed, 1) == shown
    blank = [99, *([-1] * len(numbers)), 99]
    shape.write(blank, 1, shown)
    assert shape.show(blank, 1) == shown
    assert (blank[0], blank[-1]) == (99, 99)


@pytest.mark.parametrize(
    ("shape", "value", "reason"),
    [
        (COLOR, "gren", 'unknown color "gren", did you mean "green"?'),
        (COLOR, "x", 'unknown color "x", expected "red", "green" or "blue"'),
        (Table("color", COLORS, Number()), {"pink": 1}, 'unknown color "pink"'),
        (Lines("color", COLORS, COLOR, "red blue"), ["red"], '"red" should be as "red blue"'),
        (Record("part", {"a": (0, COLOR)}), {"c": "red"}, 'unknown part "c"'),
    ],
)
def test_what_cannot_be_read_is_said(shape: Shape, value: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        shape.write([0, 0, 0], 0, value)


def test_a_table_changes_only_what_is_named_and_lines_are_complete() -> None:
    numbers = [4, 5, 6]
    Table("color", COLORS, Number()).write(numbers, 0, {"green": 9})
    assert numbers == [4, 9, 6]
    Lines("color", COLORS, Number(), "red 2", False, 0).write(numbers, 0, ["blue 1"])
    assert numbers == [0, 0, 1]


def test_differences_name_the_entries_that_differ() -> None:
    found = {"red": 1, "green": 2}
    assert differences("pools", found, {"red": 1}) == []
    assert differences("pools", found, {"green": 3}) == ["pools: green is 2, not 3"]
