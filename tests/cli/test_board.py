"""The board in a terminal: every hex named and in its place, with colour and without."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from rich.console import Console

import sandtable
from sandtable.cli.terminal.board import WIDTH, BoardStyle, Codes, board
from sandtable.cli.terminal.display import Paint, display_of
from sandtable.cli.terminal.screen import Screen
from sandtable.drawing.hexes.picture import Highlight, Leader, Objective, Picture, Piece
from sandtable.games.greatwar import GREATWAR
from sandtable.games.napoleonics.rules.facts import GRID, HERE
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.picture import DRAWINGS
from sandtable.toolkit.text import Speaker

CODES = Codes.read(HERE)
PICTURE = Picture(
    terrain={"d5": "hill", "e1": "forest", "a13": "river"},
    works={"d5": ("sw",)},
    objectives=(Objective("a3"),),
    pieces=(
        Piece("french", "line", "d5", 4, 4, square=True),
        Piece("french", "guard-cavalry", "f7", 3, 4),
        Piece("british", "line", "a3", 2, 4),
    ),
    leaders=(Leader("Ney", "french", "d5"), Leader("Hill", "british", "i13")),
    highlights=(Highlight("d5"), Highlight("e5"), Highlight("f12"), Highlight("f7", "chosen")),
)


def lines(paint: Paint, picture: Picture = PICTURE) -> list[str]:
    style = BoardStyle(paint, ("left", "center", "right"))
    return [line.plain for line in board(picture, CODES, style)]


@pytest.mark.parametrize("flipped", [False, True])
def test_a_tall_board_names_every_hex_once_in_its_place(flipped: bool) -> None:
    drawn = lines(Paint(flipped=flipped))
    names = []
    for row, line in enumerate(drawn[1:18:2]):
        found = re.findall(r"[a-i]1?\d", line)
        start = line.index(found[0]) - 1
        assert start == (WIDTH // 2 if row % 2 else 0)
        names += found
    assert names == (list(reversed(GRID.names)) if flipped else GRID.names)
    assert drawn[-1].split() == ["left", "┊", "center", "┊", "right"]
    assert max(map(len, drawn)) == 78


def test_a_low_board_fits_into_80_by_24() -> None:
    drawn = lines(Paint(tall=False))
    assert len(drawn) == 11
    assert max(map(len, drawn)) == 80
    assert drawn[4][:8] == "e F e1  "
    assert drawn[3][5 + 4 * WIDTH :].startswith("▸LN4★▣")


def test_units_leaders_marks_and_lit_hexes() -> None:
    text = "\n".join(lines(Paint()))
    assert "#LN4★▣" in text
    assert "GHC 3" in text
    assert "⚑LN 2 " in text
    assert "★Hill" in text
    for lit in ("[d5] H", "[e5] ", "[f12]", "[f7]"):
        assert lit in text


def test_without_colour_the_nation_has_its_letter() -> None:
    text = "\n".join(lines(Paint(coloured=False)))
    for unit in ("fLN4★▣", "fGHC 3", "bLN 2", "b★Hill"):
        assert unit in text
    assert " a3 ⚑" in text


def test_a_low_board_without_colour_has_the_nations_and_its_width() -> None:
    low, coloured = lines(Paint(tall=False, coloured=False)), lines(Paint(tall=False))
    assert [len(line) for line in low] == [len(line) for line in coloured]
    for unit in ("▸fLN4★", "fGHC3", "bLN 2", "b★Hil"):
        assert unit in "\n".join(low)


def test_a_small_terminal_has_the_low_board_also_without_colour() -> None:
    box = sandtable.box("napoleonics")
    for height, tall in ((24, False), (50, True)):
        console = Console(
            file=io.StringIO(), force_terminal=True, no_color=True, width=80, height=height
        )
        assert Screen(display_of(box), Speaker("en", box), console).tall is tall


def test_without_fancy_signs_all_is_ascii() -> None:
    for tall in (True, False):
        assert "\n".join(lines(Paint(tall=tall, fancy=False, coloured=False))).isascii()


@pytest.mark.parametrize("flipped", [False, True])
def test_the_lines_between_sections_stand_where_the_rules_have_them(flipped: bool) -> None:
    drawn = lines(Paint(flipped=flipped), Picture())
    first_of_center = "e9" if flipped else "e5"
    row = next(line for line in drawn if f"┊{first_of_center}" in line)
    assert [at for at, sign in enumerate(row) if sign == "┊"] == [4 * WIDTH, 9 * WIDTH]
    below = drawn[drawn.index(row) + 2]
    assert [at for at, sign in enumerate(below) if sign == "┊"] == [4 * WIDTH, 9 * WIDTH]


def test_a_position_of_the_game_becomes_a_picture() -> None:
    game = sandtable.new_game("napoleonics", "redinha", seed=3)
    state, question = game.state, game.question()
    assert isinstance(state, Napoleonics)
    picture = DRAWINGS.picture(state, Speaker("en", game.box), question)
    assert picture.title == "Redinha"
    assert len(picture.pieces) == len(state.units_of(0)) + len(state.units_of(1))
    assert {each.hex for each in picture.pieces} <= set(GRID.names)
    assert picture.top is not None
    assert picture.bottom is not None
    assert [picture.top.to_move, picture.bottom.to_move].count(True) == 1
    assert picture.highlights == ()
    assert question is not None
    game.answer(question.actions[0])
    while (question := game.question()) is not None and question.key != "order-section":
        game.answer(question.actions[0])
    lit = DRAWINGS.picture(state, Speaker("el", game.box), question).highlights
    assert lit
    assert {each.kind for each in lit} == {"can"}  # the subject of the question is a card


def test_colours_are_printed_and_never_wrap() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=80)
    for line in board(PICTURE, CODES, BoardStyle(Paint(tall=False), ("l", "c", "r"))):
        console.print(line, no_wrap=True, crop=False, overflow="ignore")
    assert out.getvalue().count("\n") == 11
    assert "\x1b[" in out.getvalue()


def test_a_board_of_another_shape_is_drawn_too() -> None:
    small = replace(Picture(), rows=(3, 2, 3), sections=())
    drawn = lines(Paint(), small)
    assert [len(line) for line in drawn[:6]] == [18, 18, 15, 15, 18, 18]


def test_markers_special_figures_and_tanks_in_trouble_are_drawn() -> None:
    """The Great War: wire, a strongpoint in a trench, a bomber, a stuck and an abandoned tank."""
    state = GREATWAR.place(
        {
            "terrain": ["trench german: d5"],
            "markers": ["wire e5", "strongpoint d5"],
            "pieces": [
                "british infantry f5 4 bomber",
                "british mark-iv-male f6 2 stuck",
                "british mark-iv-male f7 2 abandoned",
            ],
        }
    )
    drawn = display_of(GREATWAR).board(state, Speaker("en", GREATWAR), None, 0, Paint())
    text = "\n".join(line.plain for line in drawn)
    assert "e5  x" in text
    assert "d5 sT" in text
    assert "IN 4*" in text
    assert "VM 2@" in text
    assert "VM 2#" in text
