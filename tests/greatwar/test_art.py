"""The art of the Great War: everything has a drawing, ground is whole, pieces stand out."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.slots import BLOCKS, OWN, UNIT_ROW
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import board_layout, seen_from_top
from sandtable.drawing.hexes.counters import badge_drawing
from sandtable.drawing.hexes.geometry import Plane
from sandtable.drawing.hexes.ground import ground, thumbnail
from sandtable.drawing.hexes.laid_markers import marker_places
from sandtable.drawing.hexes.picture import Picture, Piece, Side, Trench
from sandtable.drawing.hexes.render import render
from sandtable.drawing.hexes.styles import Color
from sandtable.drawing.hexes.symbols import MOST_BANNERS, piece_symbol, sheet
from sandtable.drawing.hexes.trenches import joined, reaches
from sandtable.drawing.png import png
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import (
    BUILDING,
    COMBAT_CARDS,
    COMMAND_CARDS,
    CRATER,
    DIRECTION_FACES,
    FACES,
    GRID,
    IS_TANK,
    KINDS,
    RUBBLE,
    SEATS,
    SPECIALS,
    STRENGTH,
    TERRAIN,
    TOKENS,
    TRENCH,
    WORDS,
)
from sandtable.games.greatwar.rules.medals import ABANDONED
from sandtable.games.greatwar.rules.slots import STUCK
from sandtable.games.greatwar.table.picture import DRAWINGS
from sandtable.toolkit.text import Speaker
from tests.looking import check_ground, contrast, symbols_in, zipped_size

ART = Art(GREATWAR.folder / "art")
SHEET = sheet(ART, DRAWINGS.sheet_pieces())
SYMBOLS = symbols_in(SHEET)
SCENARIOS = GREATWAR.scenarios()
SVG = "{http://www.w3.org/2000/svg}"
NATIONS = [str(each["word"]) for each in WORDS["nations"].values()]
ROWS = tuple(GRID.row_lengths)
GERMANS, BRITISH = Side("Germans", "german"), Side("British", "british")


def shown(scenario: str) -> Picture:
    return DRAWINGS.picture(GREATWAR.set_up(scenario, {}), Speaker("en", GREATWAR))


def full_board() -> Picture:
    """Every word of the art at least once."""
    names = list(Plane(ROWS, *ART.layout.hex.size).places)
    ground_words = [word for word in TERRAIN if word != "trench"]
    terrain = {name: ground_words[at % len(ground_words)] for at, name in enumerate(names)}
    lines = {f"e{column}": "german" for column in range(2, 9)} | {"i1": "british", "i2": "french"}
    pieces = [
        replace(each, hex=names[at % len(names)])
        for at, each in enumerate(DRAWINGS.sheet_pieces()[::3])
    ]
    return Picture(
        rows=ROWS,
        sections=(4.0, 8.0),
        title="Loos & <Cambrai>",
        terrain=terrain | dict.fromkeys(lines, "trench"),
        trenches=tuple(Trench(name, nation) for name, nation in lines.items()),
        markers={names[at * 7]: (word,) for at, word in enumerate(TOKENS)},
        pieces=tuple(pieces),
        top=GERMANS,
        bottom=BRITISH,
    )


# The sheet.


def test_every_unit_in_every_state_has_a_symbol() -> None:
    wanted = {
        f"{nation}-{word}-{blocks}{state}"
        for nation in SEATS
        for kind, word in enumerate(KINDS)
        for blocks in range(1, STRENGTH[kind] + 1)
        for state in (("", "-stuck", "-abandoned") if IS_TANK[kind] else ("",))
    }
    for special in SPECIALS:
        kind = "machine-gun" if special == "loader" else "infantry"
        wanted |= {f"{nation}-{kind}-{n}-{special}" for nation in SEATS for n in range(1, 5)}
    assert wanted <= SYMBOLS


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_stands_on_a_board_is_on_the_sheet(scenario: str) -> None:
    board = shown(scenario)
    wanted = {piece_symbol(each) for each in board.pieces}
    wanted |= {f"objective-{each.nation or 'both'}-{each.banners}" for each in board.objectives}
    wanted |= {each.symbol for each in marker_places(board, ART)}
    assert wanted <= SYMBOLS
    assert all(each.banners <= MOST_BANNERS for each in board.objectives)
    assert len({each.id for each in board.pieces}) == len(board.pieces)


def test_every_card_every_die_and_every_side_has_a_drawing() -> None:
    cards = [*COMMAND_CARDS, *COMBAT_CARDS]
    wanted = {DRAWINGS.emblem(card) for card in cards} | {"card-back", "card-back-combat"}
    wanted |= {f"die-{face}" for face in (*FACES, *DIRECTION_FACES)}
    wanted |= {f"{what}-{seat}" for what in ("flag", "badge", "banner") for seat in SEATS}
    wanted |= {f"lit-{kind}" for kind in ART.layout.highlights} | {"objective-ring"}
    wanted |= {"token-hq", "token-medal", "ground-ruins"}
    assert wanted <= SYMBOLS


def test_the_cards_of_the_three_sections_share_an_emblem() -> None:
    assert DRAWINGS.emblem("recon-left") == DRAWINGS.emblem("recon-right") == "card-recon"
    assert DRAWINGS.emblem("over-the-top") == "card-over-the-top"
    emblems = {DRAWINGS.emblem(card) for card in COMMAND_CARDS}
    assert len(emblems) == 17
    assert len(emblems | {DRAWINGS.emblem(card) for card in COMBAT_CARDS}) == 35


def test_the_sheet_is_whole_and_not_large() -> None:
    ids = [each.get("id") for each in ElementTree.fromstring(SHEET).iter() if each.get("id")]
    used = re.findall(r'href="#([^"]*)"', SHEET) + re.findall(r"url\(#([^)]*)\)", SHEET)
    assert len(set(ids)) == len(ids)
    assert set(used) <= set(ids)
    assert not set(ids) & set(Plane(ROWS, *ART.layout.hex.size).places)
    assert zipped_size(SHEET) < 48_000


# Pieces.


def test_a_group_has_a_figure_for_each_point_of_strength() -> None:
    for blocks in range(1, 5):
        svg = render(
            Picture(rows=ROWS, pieces=(Piece("german", "infantry", "d5", blocks, 4),)), ART
        )
        assert svg.count('href="#rifleman-german"') == blocks
        assert "rifleman-british" not in svg


def test_trouble_and_special_figures_are_seen() -> None:
    plain, stuck, left = (
        render(
            Picture(rows=ROWS, pieces=(Piece("british", "whippet", "d5", 1, 2, state=each),)), ART
        )
        for each in ("", "stuck", "abandoned")
    )
    assert 'href="#stuck"' not in plain
    assert 'href="#stuck"' in stuck
    assert 'href="#abandoned"' in left
    bomber = Piece("british", "infantry", "d5", 4, 4, badge="bomber")
    assert f'href="#{badge_drawing("bomber")}"' in render(Picture(rows=ROWS, pieces=(bomber,)), ART)


def test_a_position_tells_trouble_losses_and_stronger_units() -> None:
    game = GREATWAR.set_up("passchendaele-fray-bentos", {})
    tank = next(unit for unit in game.units_of(0) if game.is_tank(unit))
    game.units[tank * UNIT_ROW + OWN] = STUCK
    speaker = Speaker("en", GREATWAR)
    (drawn,) = (each for each in DRAWINGS.picture(game, speaker).pieces if each.id == f"u{tank}")
    assert (drawn.blocks, drawn.full, drawn.state) == (4, 4, "stuck")
    game.units[tank * UNIT_ROW + OWN] = ABANDONED
    game.units[tank * UNIT_ROW + BLOCKS] = 1
    (drawn,) = (each for each in DRAWINGS.picture(game, speaker).pieces if each.id == f"u{tank}")
    assert (drawn.blocks, drawn.full, drawn.state) == (1, 2, "abandoned")
    assert piece_symbol(drawn) in SYMBOLS


# Trenches and markers.


def chain(*names: str, line: int = 1) -> list[Trench]:
    return [Trench(name, "german", line) for name in names]


def lines_of(trenches: list[Trench]) -> list[list[str]]:
    plane = Plane(ROWS, *ART.layout.hex.size)
    ways = joined(plane, {plane.places[each.hex]: (each.nation, each.line) for each in trenches})
    return [[plane.names[place] for place in way] for way in reaches(ways)]


def test_a_trench_is_one_line_through_its_hexes() -> None:
    assert lines_of(chain("e2", "e3", "e4", "e5")) == [["e2", "e3", "e4", "e5"]]
    assert lines_of(chain("e2", "e4")) == [["e2"], ["e4"]]


def test_three_trenches_that_touch_make_no_circle() -> None:
    (way,) = lines_of(chain("e4", "e5", "d4"))
    assert sorted(way) == ["d4", "e4", "e5"]


def test_the_end_of_a_line_runs_into_the_line_behind_it() -> None:
    found = lines_of([*chain("c3", "c4", "c5", "c6"), *chain("d4", "e5", "e6", line=2)])
    ends = {(way[0], way[-1]) for way in found}
    assert any("d4" in way and {"c4", "c5"} & set(way) for way in found)
    assert len(ends) == len(found) == 3


def test_lines_of_two_owners_do_not_join() -> None:
    board = [Trench("e4", "german"), Trench("e5", "british")]
    plane = Plane(ROWS, *ART.layout.hex.size)
    ways = joined(plane, {plane.places[each.hex]: (each.nation, each.line) for each in board})
    assert all(not others for others in ways.values())


def sandbags(picture: Picture, nation: str) -> float:
    """How far down the sandbags of a nation lie."""
    color = ART.layout.trench.sandbags[nation]
    (data,) = re.findall(rf'd="([^"]*)"[^>]*stroke="{color}"', ground(picture, ART))
    heights = [float(each) for each in re.findall(r"[ML][-\d.]+ ([-\d.]+)", data)]
    return sum(heights) / len(heights)


def test_the_parapet_faces_the_enemy() -> None:
    board = Picture(rows=ROWS, trenches=tuple(chain("e5", "e6")), top=GERMANS, bottom=BRITISH)
    row = Plane(ROWS, *ART.layout.hex.size).centre("e5")[1]
    assert sandbags(board, "german") > row
    assert sandbags(replace(board, top=BRITISH, bottom=GERMANS), "german") < row
    turned = seen_from_top(board, ART)
    back = Plane(ROWS, *ART.layout.hex.size).centre(turned.trenches[0].hex)[1]
    assert sandbags(turned, "german") < back


def test_bridges_lie_across_the_water() -> None:
    river = {f"f{column}": "river" for column in range(1, 12)}
    board = Picture(rows=ROWS, terrain=river, markers={"f4": ("bridge",), "d4": ("wire",)})
    wire, bridge = marker_places(board, ART)
    assert (wire.kind, wire.turn) == ("wire", 0.0)
    assert abs(bridge.turn) < 45
    (across,) = (each for each in marker_places(board, ART, turned=True) if each.kind == "bridge")
    spot = board_layout(board, ART, turned=True).places["f4"]
    assert across.hex == "f4"
    assert abs(across.x - spot.x) < 20
    assert abs(across.y - spot.y) < 20


def test_ground_and_markers_of_a_position_are_those_of_the_moment() -> None:
    game = GREATWAR.set_up("cambrai-havrincourt", {})
    house = next(at for at in range(len(GRID.names)) if game.ground(Hex(at)) == BUILDING)
    trench = next(at for at in range(len(GRID.names)) if game.ground(Hex(at)) == TRENCH)
    game.set_ground(Hex(house), RUBBLE)
    game.add_marker(Hex(trench), CRATER)
    board = DRAWINGS.picture(game, Speaker("en", GREATWAR))
    assert board.terrain[GRID.names[house]] == "rubble"
    assert "shell-crater" in board.markers[GRID.names[trench]]


def test_one_flag_for_hexes_that_count_together() -> None:
    board = shown("loos-hohenzollern-redoubt")
    assert len(board.objectives) > 15
    assert 1 <= sum(each.flag for each in board.objectives) <= 4


# Files.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ground_and_thumbnail_are_small_and_well_formed(scenario: str) -> None:
    board = shown(scenario)
    for turned in (False, True):
        check_ground(board, ART, turned)
    small = thumbnail(board, ART)
    ids = [each.get("id") for each in ElementTree.fromstring(small).iter() if each.get("id")]
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]*)"', small)) <= set(ids)
    assert zipped_size(small) <= 9_000


def test_every_word_can_be_drawn_and_needs_no_style() -> None:
    board = full_board()
    for file in (SHEET, ground(board, ART), ground(board, ART, True), thumbnail(board, ART)):
        ElementTree.fromstring(file)
        assert not re.search(r"\sstyle=|<style|<script|\son\w+=", file)
    svg = render(board, ART)
    ids = {each.get("id") for each in ElementTree.fromstring(svg).iter()}
    assert set(re.findall(r'href="#([^"]*)"', svg)) <= ids
    assert png(render(board, ART, fonts=False), 0.2).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", sorted(ART.drawings))
def test_a_drawing_is_plain_svg(name: str) -> None:
    text = Path(GREATWAR.folder / "art" / f"{name}.svg").read_text(encoding="utf-8")
    kinds = {each.tag.removeprefix(SVG) for each in ElementTree.fromstring(text).iter()}
    assert kinds <= {"svg", "g", "path", "rect", "circle", "ellipse"}
    assert not re.search(r"\b(id|href|style|class)=|url\(", text)


def test_the_art_has_a_drawing_for_every_word_and_no_other() -> None:
    layout = ART.layout
    wanted = {word for kind, word in enumerate(KINDS) if IS_TANK[kind]} | {layout.pit}
    for group in layout.groups.values():
        for name, *_ in (*group.always, *group.figures):
            own = {f"{name}-{nation}" for nation in SEATS}
            wanted |= own if own <= set(ART.drawings) else {name}
    wanted |= {nation.leader for nation in layout.nations.values()}
    wanted |= {each for state in layout.states.values() for each in (state.under, state.over)}
    wanted |= {name for marker in layout.markers.values() for name in marker.symbols}
    wanted |= {layout.water.ford, layout.water.bridge, layout.ground.tuft, layout.woods.bush}
    wanted |= {
        *layout.woods.trees,
        layout.objective.symbol,
        layout.banners.won,
        layout.banners.open,
    }
    town = layout.town
    wanted |= {house[0] for each in town.towns + town.ruins + town.keeps for house in each}
    wanted |= {DRAWINGS.emblem(card) for card in (*COMMAND_CARDS, *COMBAT_CARDS)}
    wanted |= {f"die-{face}" for face in (*FACES, *DIRECTION_FACES)}
    wanted |= {f"flag-{nation}" for nation in NATIONS} | {badge_drawing(word) for word in SPECIALS}
    wanted |= {"card-back", "card-back-combat", "token-hq", "token-medal"}
    assert wanted - {""} == set(ART.drawings)
    assert set(TERRAIN) == set(layout.terrain)
    assert set(TOKENS) == set(layout.markers)
    assert set(NATIONS) == set(layout.nations) == set(layout.trench.sandbags)
    assert {word for kind, word in enumerate(KINDS) if not IS_TANK[kind]} == set(layout.groups)


# What a reader can see.


@pytest.mark.parametrize("nation", SEATS)
def test_pieces_stand_out_of_the_ground(nation: str) -> None:
    layout, style = ART.layout, ART.layout.nations[nation]
    open_ground = (layout.ground.base, *layout.ground.patches, layout.relief.crown)
    assert min(contrast(style.face, color) for color in open_ground) >= 3
    assert contrast(style.face, style.ink) >= 4.5
    edges = (style.face, layout.block.rim, layout.block.outline)
    rooms = (layout.ground, layout.woods, layout.relief, layout.water, layout.trench, layout.town)
    for room in rooms:
        colors = [each for each in vars(room).values() if isinstance(each, Color)]
        assert all(max(contrast(edge, color) for edge in edges) >= 3 for color in colors)


def test_sides_differ_without_colour() -> None:
    british, german = (ART.layout.nations[seat] for seat in SEATS)
    assert british.corner != german.corner
    assert contrast(british.face, german.face) >= 1.7
    bags = ART.layout.trench.sandbags
    assert contrast(bags["british"], bags["german"]) >= 1.2


def test_the_board_fills_a_window_that_is_wider_than_high() -> None:
    """With letters and numbers around it, on a page of 1400 by 900 pixels."""
    wide, high = 1035.0, 650.0  # what is left to the board there
    layout = board_layout(Picture(rows=ROWS), ART)
    around = 2 * layout.margin
    scale = min(wide / (layout.width + around), high / (layout.height + around))
    assert layout.width * scale >= 0.8 * wide
    assert (layout.height + around) * scale >= 0.95 * high
    assert layout.margin >= 18, "letters and numbers need room"
