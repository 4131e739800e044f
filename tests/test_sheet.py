"""What a page draws boards with: the sheet of symbols, the ground, the layout of a board."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from random import Random
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.cli.language import speaker_of
from sandtable.drawing.fonts import FONTS
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import board_layout, seen_from_top
from sandtable.drawing.hexes.counters import Counters
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.ground import ground, thumbnail
from sandtable.drawing.hexes.picture import Leader, Picture, Piece
from sandtable.drawing.hexes.sketches import whole_numbers
from sandtable.drawing.hexes.symbols import MOST_BANNERS, piece_symbol, sheet
from sandtable.drawing.png import png
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.rules.facts import CARDS, FACES, FULL, KINDS, NATIONS
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.picture import DRAWINGS
from tests.looking import check_ground, symbols_in, zipped_size

ART = Art(NAPOLEONICS.folder / "art")
SHEET = sheet(ART, DRAWINGS.sheet_pieces())
SYMBOLS = symbols_in(SHEET)
SVG = "{http://www.w3.org/2000/svg}"
SCENARIOS = sorted(NAPOLEONICS.scenarios())


def shown(scenario: str) -> Picture:
    return DRAWINGS.picture(NAPOLEONICS.set_up(scenario, {}), speaker_of("en", NAPOLEONICS))


# The sheet.


def test_every_unit_in_every_state_has_a_symbol() -> None:
    wanted = {
        f"{name.replace(' ', '-', 1)}-{blocks}"
        for name, full in zip(KINDS, FULL)
        for blocks in range(1, full + 1)
    }
    assert wanted <= SYMBOLS
    assert {"french-line-3-square", "british-rifle-1-square"} <= SYMBOLS
    assert not {name for name in SYMBOLS if "cavalry" in name and name.endswith("-square")}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_stands_on_a_board_is_on_the_sheet(scenario: str) -> None:
    board = shown(scenario)
    wanted = {piece_symbol(each) for each in board.pieces}
    wanted |= {f"medal-{each.nation}{end}" for each in board.leaders for end in ("", "-alone")}
    wanted |= {f"objective-{each.nation or 'both'}-{each.banners}" for each in board.objectives}
    assert wanted <= SYMBOLS
    assert all(each.banners <= MOST_BANNERS for each in board.objectives)


def test_every_card_every_face_and_every_side_has_a_drawing() -> None:
    wanted = {DRAWINGS.emblem(card) for card in CARDS} | {"card-back"}
    wanted |= {f"die-{face}" for face in FACES} | {f"flag-{nation}" for nation in NATIONS}
    wanted |= {f"{what}-{nation}" for what in ("badge", "banner") for nation in NATIONS}
    wanted |= {f"lit-{kind}" for kind in ART.layout.highlights} | {"objective-ring"}
    assert wanted <= SYMBOLS


def test_the_cards_of_the_three_sections_share_an_emblem() -> None:
    assert DRAWINGS.emblem("scout-left") == DRAWINGS.emblem("scout-right") == "card-scout"
    assert DRAWINGS.emblem("flank-attack") == "card-flank-attack"
    tactics = [DRAWINGS.emblem(card) for card in CARDS if not card.endswith(("-left", "-right"))]
    assert len(set(tactics)) == len(tactics)


def test_the_sheet_is_whole_and_small() -> None:
    ids = [each.get("id") for each in ElementTree.fromstring(SHEET).iter() if each.get("id")]
    used = re.findall(r'href="#([^"]*)"', SHEET) + re.findall(r"url\(#([^)]*)\)", SHEET)
    assert len(set(ids)) == len(ids)
    assert set(used) <= set(ids)
    assert not set(ids) & set(Plane(Picture().rows, 100.0).places)
    assert zipped_size(SHEET) < 40_000


def test_a_symbol_is_what_the_renderer_draws() -> None:
    piece = Piece("french", "line", "d5", 2, 4)
    (drawn,) = (
        each
        for each in ElementTree.fromstring(SHEET).iter(SVG + "symbol")
        if each.get("id") == piece_symbol(piece)
    )
    face = f"<svg xmlns='{SVG[1:-1]}'>{Counters(ART).face(piece)}</svg>"
    (group,) = drawn
    assert group.get("color") == ART.layout.nations["french"].ink
    assert [ElementTree.tostring(each) for each in group] == [
        ElementTree.tostring(each) for each in ElementTree.fromstring(face)
    ]


# The layout of a board.


def test_every_hex_has_its_place() -> None:
    layout = board_layout(Picture(), ART)
    plane = Plane(Picture().rows, *ART.layout.hex.size)
    assert list(layout.places) == list(plane.places)
    for name, spot in layout.places.items():
        assert (spot.x, spot.y) == pytest.approx(plane.centre(name), abs=0.01)
        assert len(spot.points.split()) == 6
    assert layout.sections == (400.0, 900.0)


def test_a_turned_board_is_the_reflection() -> None:
    board = Picture(sections=(4.0, 8.0))
    straight, turned = (board_layout(board, ART, each) for each in (False, True))
    assert turned.places["a1"] == straight.places["i13"]
    for name, spot in straight.places.items():
        other = turned.places[name]
        assert (spot.x + other.x, spot.y + other.y) == pytest.approx(
            (straight.width, straight.height), abs=0.02
        )
    assert turned.sections == (500.0, 900.0)
    low = [(mark.text, mark.x) for mark in turned.marks if mark.y > turned.height]
    assert low[0] == ("1", turned.width - 50)
    assert {mark.text for mark in straight.marks} == {mark.text for mark in turned.marks}


def test_a_board_that_does_not_fit_on_itself_is_not_turned() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        board_layout(Picture(rows=(3, 3, 3)), ART, turned=True)


def test_a_layout_is_plain_json() -> None:
    board = shown("waterloo")
    told = json.loads(json.dumps(asdict(board_layout(board, ART))))
    assert told["hex_width"] == ART.layout.hex.width
    assert told["leader"]["height"] == ART.layout.leader.plate_height


def test_turning_a_picture_turns_everything_on_it() -> None:
    board = Picture(
        terrain={"a1": "forest"},
        works={"d5": ("w", "ne")},
        pieces=(Piece("french", "line", "b1", 4, 4, id="u0"),),
        leaders=(Leader("Ney", "french", "e7"),),
    )
    turned = seen_from_top(board, ART)
    assert turned.terrain == {"i13": "forest"}
    assert turned.works == {"f8": ("e", "sw")}
    assert turned.pieces[0].hex == "h12"
    assert turned.leaders[0].hex == "e7"
    assert seen_from_top(turned, ART) == board


# The ground.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ground_is_a_small_file_without_pieces(scenario: str) -> None:
    board = shown(scenario)
    for turned in (False, True):
        check_ground(board, ART, turned)


@pytest.mark.parametrize("turned", [False, True])
def test_works_stand_on_the_sides_that_they_protect(turned: bool) -> None:
    board = Picture(works={"d5": ("ne",)})
    drawn = ground(board, ART, turned)
    (works,) = re.findall(
        r'translate\(([\d.]+) ([\d.]+)\) rotate\((-?[\d.]+)\)"><use href="#w', drawn
    )
    spot = board_layout(board, ART, turned).places["d5"]
    right, up = float(works[0]) > spot.x, float(works[1]) < spot.y
    assert (right, up) == ((False, False) if turned else (True, True))


def test_nothing_in_a_file_needs_a_style() -> None:
    board = shown("coa")
    files = [SHEET, ground(board, ART), ground(board, ART, True), thumbnail(board, ART)]
    files.append((FONTS.parent / "favicon.svg").read_text(encoding="utf-8"))
    for file in files:
        ElementTree.fromstring(file)
        assert not re.search(r"\sstyle=|<style|<script|\son\w+=", file)


def test_a_thumbnail_has_pieces_and_no_words() -> None:
    drawn = thumbnail(shown("waterloo"), ART)
    root = ElementTree.fromstring(drawn)
    assert "block-french" in drawn
    assert not [*root.iter(SVG + "text"), *root.iter(SVG + "title")]
    assert png(drawn, 0.25).startswith(b"\x89PNG")


@pytest.mark.parametrize("scenario", [*SCENARIOS, *NAPOLEONICS.lessons()])
def test_a_page_can_show_many_thumbnails(scenario: str) -> None:
    drawn = thumbnail(shown(scenario), ART)
    ids = [each.get("id") for each in ElementTree.fromstring(drawn).iter() if each.get("id")]
    used = re.findall(r'href="#([^"]*)"', drawn) + re.findall(r"url\(#([^)]*)\)", drawn)
    assert len(set(ids)) == len(ids)
    assert set(used) <= set(ids)
    assert zipped_size(drawn) <= 9_000


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("M10.2 20L13.6 18.1Z", "m10 20l4-2Z"),
        ("M0 0Q2 2 4 0M5 5H9V7L10 8", "m0 0q2 2 4 0m1 5H9V7l1 1"),
        ("M1 1l2 3ZM4 4a5 5 0 0 1 2 2L9 9", "m1 1l2 3Zm3 3a5 5 0 0 1 2 2l3 3"),
        ("M1 1T5 1L6 6", "m1 1T5 1l1 5"),
    ],
)
def test_a_path_in_whole_steps_goes_the_same_way(data: str, told: str) -> None:
    assert whole_numbers(f'<path d="{data}"/>') == f'<path d="{told}"/>'


# Pieces keep their names.


def test_pieces_and_leaders_have_ids_that_stay() -> None:
    game = sandtable.new_game("napoleonics", "waterloo", seed=7)
    answers, speaker = Random(7), speaker_of("en", NAPOLEONICS)
    known: dict[str, str] = {}
    while (question := game.question()) is not None:
        assert isinstance(game.state, Napoleonics)
        board = DRAWINGS.picture(game.state, speaker)
        told = [(each.id, f"{each.nation} {each.kind}") for each in board.pieces]
        told += [(each.id, each.name) for each in board.leaders]
        assert len(dict(told)) == len(told)
        assert all(re.fullmatch(r"[ul]\d+", each) for each, _ in told)
        assert all(known.setdefault(each, name) == name for each, name in told)
        for _ in range(20):
            question = game.question()
            if question is not None:
                game.answer(answers.choice(question.actions))
    first = shown("waterloo")
    assert len(known) == len(first.pieces) + len(first.leaders)
