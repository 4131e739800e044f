"""Hex grids: neighbours, distances, and lines of sight checked against points on the line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from sandtable.boards.hexes import CORNERS, DIRECTIONS, NOWHERE, STEPS, Hex, HexGrid

GRID = HexGrid([13, 12, 13, 12, 13, 12, 13, 12, 13], sight=5)
hexes = st.integers(0, GRID.size - 1).map(Hex)


def at(name: str) -> Hex:
    found = GRID.hex(name)
    assert found != NOWHERE
    return found


def names(found: list[Hex]) -> list[str | None]:
    return [None if each == NOWHERE else GRID.names[each] for each in found]


def centre(number: int) -> tuple[int, int]:
    row = GRID.rows[number]
    return 2 * GRID.columns[number] + row % 2, 3 * row


def test_the_board_has_113_hexes_in_rows_of_13_and_12() -> None:
    assert GRID.size == 113
    assert GRID.names[0] == "a1"
    assert GRID.names[12] == "a13"
    assert GRID.names[13] == "b1"
    assert GRID.names[-1] == "i13"
    assert GRID.hex("b13") == NOWHERE


@pytest.mark.parametrize(
    ("middle", "around"),
    [
        ("e5", ["e4", "d4", "d5", "e6", "f5", "f4"]),  # from a row of 13
        ("f5", ["f4", "e5", "e6", "f6", "g6", "g5"]),  # from a row of 12
        ("a1", [None, None, None, "a2", "b1", None]),
        ("b12", ["b11", "a12", "a13", None, "c13", "c12"]),
    ],
)
def test_neighbours_stand_in_the_order_of_the_hexsides(middle: str, around: list[str]) -> None:
    assert names(GRID.around[at(middle)]) == around


def test_toward_a_side_is_one_row_nearer() -> None:
    assert names(GRID.up[at("f7")]) == ["e7", "e8"]
    assert names(GRID.down[at("e7")]) == ["f7", "f6"]
    assert GRID.up[at("a5")] == []
    assert names(GRID.down[at("a1")]) == ["b1"]


@given(hexes)
def test_distance_counts_steps(start: Hex) -> None:
    steps = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for near in GRID.neighbours[here]:
            if near not in steps:
                steps[near] = steps[here] + 1
                edge.append(near)
    assert all(GRID.distance(start, other) == count for other, count in steps.items())
    assert len(steps) == GRID.size


def test_a_line_along_a_side_has_both_hexes_and_the_edge_of_the_board() -> None:
    assert names(GRID.line(at("a5"), at("c5"))) == ["b4", "b5"]
    assert names(GRID.line(at("a1"), at("c1"))) == [None, "b1"]


def test_a_corner_that_is_only_touched_is_not_crossed() -> None:
    """From e5 to f9, five hexes away, two hexes are touched in a corner only."""
    crossed = names(GRID.line(at("e5"), at("f9")))
    assert crossed == ["e6", "e6", "e7", "e7", "f7", "f7", "f8", "f8"]


def test_a_line_enters_at_a_side_or_at_a_corner() -> None:
    def sides(one: str, other: str) -> list[str]:
        entry = GRID.entries[at(one) * GRID.size + at(other)]
        return [DIRECTIONS[side] for side in range(6) if entry >> side & 1]

    assert sides("e4", "e5") == ["w"]
    assert sides("c5", "e5") == ["nw", "ne"]
    assert sides("a5", "c6") == ["nw"]


@settings(max_examples=150, deadline=None)
@given(hexes, hexes)
def test_lines_hold_just_the_hexes_that_their_points_lie_in(one: Hex, other: Hex) -> None:
    if not 2 <= GRID.distance(one, other) <= 5:
        return
    x, y = centre(one)
    dx, dy = centre(other)[0] - x, centre(other)[1] - y
    inside: set[tuple[int, int]] = set()
    for part in range(1, 240):
        point = (x + Fraction(dx * part, 240), y + Fraction(dy * part, 240))
        inside |= {middle for middle in around_point(point) if within(point, middle)}
    inside -= {centre(one), centre(other)}
    line = GRID.line(one, other)
    pairs = [(line[place], line[place + 1]) for place in range(0, len(line), 2)]
    crossed = {centre(hex_) for hex_, again in pairs if hex_ == again and hex_ != NOWHERE}
    on_board = {centre(number) for number in range(GRID.size)}
    assert crossed == inside & on_board
    assert ((NOWHERE, NOWHERE) in pairs) == bool(inside - on_board)
    back = GRID.line(other, one)
    mirrored = [{back[place], back[place + 1]} for place in range(0, len(back), 2)]
    assert all({first, second} in mirrored for first, second in pairs)


def around_point(point: tuple[Fraction, Fraction]) -> list[tuple[int, int]]:
    row = round(point[1] / 3)
    return [
        (column, 3 * line)
        for line in range(row - 1, row + 2)
        for column in range(int(point[0]) - 3, int(point[0]) + 4)
        if (column - line) % 2 == 0
    ]


def within(point: tuple[Fraction, Fraction], middle: tuple[int, int]) -> bool:
    """Strictly inside the hex: on the inner side of all six sides."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    for side in range(6):
        (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            return False
    return True


def test_every_step_has_its_way_back() -> None:
    assert all((-dx, -dy) in STEPS for dx, dy in STEPS)
