"""Pictures of hex battles: complete, self-contained, always the same, and readable."""

from __future__ import annotations

import json
import os
import re
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.drawing.fonts import FONTS, title_width
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.geometry import Place, Plane
from sandtable.drawing.hexes.landscape import landscape
from sandtable.drawing.hexes.layout import read_layout
from sandtable.drawing.hexes.overlays import CLOTH, OUTLINE
from sandtable.drawing.hexes.picture import (
    Arrow,
    Highlight,
    Leader,
    Objective,
    Picture,
    Piece,
    Side,
)
from sandtable.drawing.hexes.render import render
from sandtable.drawing.hexes.styles import Color
from sandtable.drawing.hexes.water import Streams
from sandtable.drawing.png import png
from sandtable.games import BOXES
from sandtable.games.napoleonics.table.picture import DRAWINGS
from sandtable.toolkit.data import DataError
from tests.looking import contrast

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAME = SOURCES / "sandtable" / "games" / "napoleonics"
ART = Art(GAME / "art")
WORDS = tomllib.loads((GAME / "words.toml").read_text(encoding="utf-8"))
KINDS = [each["word"] for each in WORDS["kinds"].values()]
NATIONS = [each["word"] for each in WORDS["nations"].values()]
GROUNDS = [each["word"] for each in WORDS["terrain"].values() if each["word"] != "field-works"]
SVG = "{http://www.w3.org/2000/svg}"


def hexes() -> list[str]:
    return list(Plane(Picture().rows, 100.0).places)


def full_board() -> Picture:
    """Every word of the art at least once."""
    names = hexes()
    terrain = {name: GROUNDS[at % len(GROUNDS)] for at, name in enumerate(names)}
    pieces = tuple(
        Piece(nation, kind, names[at], blocks=1 + at % 5, full=5, square=at % 4 == 0)
        for at, (nation, kind) in enumerate((n, k) for n in NATIONS for k in KINDS)
    )
    return Picture(
        title="Quatre Bras & <Waterloo>",
        subtitle="1815",
        caption="Βατερλώ, őrség, tűz",
        terrain=terrain,
        pieces=pieces,
        leaders=(Leader("Ney", "french", names[0]), Leader("Pack", "portuguese", "i5")),
        works={"d5": ("w", "nw", "ne", "e", "se", "sw")},
        objectives=(Objective("e7", 2, "french"), Objective("e9")),
        highlights=tuple(Highlight(names[at], each) for at, each in enumerate(STYLES)),
        arrows=tuple(Arrow(("f3", "f4", "e5"), kind) for kind in ART.layout.arrows),
        top=Side("French", "french", banners=2, needed=6, to_move=True),
        bottom=Side("Allies", "british", banners=4, needed=6),
        names=True,
    )


STYLES = tuple(ART.layout.highlights)


def elements(svg: str, name: str, of_class: str = "") -> list[ElementTree.Element]:
    found = ElementTree.fromstring(svg).iter(SVG + name)
    return [each for each in found if not of_class or each.get("class") == of_class]


def test_every_hex_is_there_under_its_name() -> None:
    names = {each.get("id") for each in elements(render(Picture(), ART), "path")}
    assert set(hexes()) <= names
    assert len(hexes()) == 113


def test_every_piece_and_every_leader_is_there() -> None:
    picture = full_board()
    svg = render(picture, ART)
    units = {
        (each.get("data-nation"), each.get("data-kind"), each.get("data-hex"))
        for each in elements(svg, "g", "piece")
    }
    leaders = {each.get("data-hex") for each in elements(svg, "g", "leader")}
    assert units == {(each.nation, each.kind, each.hex) for each in picture.pieces}
    assert leaders == {each.hex for each in picture.leaders}
    assert "Ney" in svg
    assert "Pack" in svg


@pytest.mark.parametrize("blocks", range(1, 5))
def test_lost_blocks_are_hollow(blocks: int) -> None:
    svg = render(Picture(pieces=(Piece("french", "line", "d5", blocks, 4),)), ART)
    (piece,) = elements(svg, "g", "piece")
    fills = [each.get("fill") for each in piece.iter(SVG + "rect")]
    assert fills.count("currentColor") == blocks
    assert fills.count("none") == 4 - blocks


def test_a_worn_unit_and_a_square_look_so() -> None:
    whole, worn, square = (
        render(Picture(pieces=(Piece("british", "line", "d5", blocks, 4, square),)), ART)
        for blocks, square in ((4, False), (2, False), (4, True))
    )
    assert "#worn" not in whole
    assert "#worn" in worn
    assert 'href="#square"' not in whole
    assert 'href="#square"' in square


def test_nothing_outside_the_file_is_needed() -> None:
    svg = render(full_board(), ART)
    ids = {each.get("id") for each in ElementTree.fromstring(svg).iter()}
    used = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert all(each.startswith(("#", "data:font/woff2;base64,")) for each in used)
    assert {each[1:] for each in used if each.startswith("#")} <= ids
    assert re.findall(r"\w+://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_words_are_written_as_they_are() -> None:
    texts = ["".join(each.itertext()) for each in elements(render(full_board(), ART), "text")]
    assert "Quatre Bras & <Waterloo>" in texts
    assert "Βατερλώ, őrség, tűz" in texts


def test_the_same_picture_gives_the_same_file() -> None:
    script = (
        "import sys; sys.path[:0] = sys.argv[1:]; import test_render;"
        "sys.stdout.buffer.write(test_render.render(test_render.full_board(), "
        "test_render.ART).encode())"
    )
    folder = str(Path(__file__).resolve().parent)
    made = [
        subprocess.run(
            [sys.executable, "-c", script, folder, str(SOURCES)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1] == render(full_board(), ART).encode()


def test_a_busy_board_stays_small() -> None:
    assert len(render(full_board(), ART).encode()) < 600_000


@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_a_png_has_the_size_that_the_svg_says(scale: float) -> None:
    svg = render(Picture(title="Őrség"), ART)
    root = ElementTree.fromstring(svg)
    data = png(svg, scale)
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert abs(width - float(root.get("width", 0)) * scale) <= 1
    assert abs(height - float(root.get("height", 0)) * scale) <= 1


def test_section_lines_run_where_the_rules_say() -> None:
    """Between columns 4 and 5 of the long rows, through column 4 of the short ones; so at 9."""
    (lines,) = elements(render(Picture(), ART), "path", "sections")
    width = ART.layout.hex.width
    plane = Plane(Picture().rows, width)
    at = [float(each) for each in re.findall(r"M([\d.]+) 0", lines.get("d", ""))]
    assert at == [plane.centre("b4")[0], plane.centre("b9")[0]]
    assert at[0] == (plane.centre("a4")[0] + plane.centre("a5")[0]) / 2
    assert at[1] == (plane.centre("a9")[0] + plane.centre("a10")[0]) / 2


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        (Picture(terrain={"d5": "forrest"}), 'did you mean "forest"'),
        (Picture(terrain={"z9": "forest"}), 'unknown hex "z9"'),
        (Picture(pieces=(Piece("frensh", "line", "d5", 4, 4),)), 'did you mean "french"'),
        (Picture(pieces=(Piece("french", "lihgt", "d5", 4, 4),)), 'did you mean "light"'),
        (Picture(works={"d5": ("north",)}), 'unknown side of a hex "north"'),
    ],
)
def test_an_unknown_word_is_named(picture: Picture, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        render(picture, ART)


# Water.


def streams(**water: str) -> tuple[Plane, Streams]:
    plane = Plane(Picture().rows, 100.0)
    places = {plane.places[name]: paint for name, paint in water.items()}
    return plane, Streams(plane, ART.layout.water, places)


def test_a_river_is_one_line_from_edge_to_edge() -> None:
    row = {f"d{column}": "river" for column in range(1, 13)}
    plane, found = streams(**{**row, "d6": "bridge"})
    (reach,) = found.reaches()
    assert {bend.place for bend in reach if bend.place} == {plane.places[name] for name in row}
    assert min(bend.point[0] for bend in reach) < 0
    assert max(bend.point[0] for bend in reach) > plane.width


def test_ends_one_corner_apart_join_along_the_side_between() -> None:
    plane, found = streams(e2="ford", f1="ford", f3="ford", f4="ford")
    (reach,) = found.reaches()
    order = dict.fromkeys(bend.place for bend in reach if bend.place is not None)
    names = [plane.names[place] for place in order]
    assert names in (["f1", "e2", "f3", "f4"], ["f4", "f3", "e2", "f1"])


def test_a_stream_that_ends_inland_stays_in_its_hex() -> None:
    plane, found = streams(d6="ford", d7="ford")
    (reach,) = found.reaches()
    centre = plane.centre("d6")
    assert min(bend.point[0] for bend in reach) > centre[0] - plane.half
    assert reach[0].width < 2


def test_three_water_hexes_around_a_corner_do_not_run_in_a_circle() -> None:
    _, found = streams(d6="ford", d7="ford", e7="ford")
    joins: list[Place] = [other for others in found.joined.values() for other in others]
    assert len(joins) == 4


# What a reader can see.


@pytest.mark.parametrize("game", ["napoleonics", "greatwar"])
def test_the_pennant_of_an_order_stands_out_of_every_ground_and_counter(game: str) -> None:
    """Its outline on what is light, its cloth on what is dark, and one on the other."""
    layout = Art(BOXES[game].folder / "art").layout
    ground, relief, water = layout.ground, layout.relief, layout.water
    lands = [ground.base, *ground.patches, layout.woods.floor, relief.crown, relief.slope]
    lands += [water.deep, water.shallow, layout.trench.spoil] if game == "greatwar" else []
    assert min(contrast(OUTLINE, color) for color in lands) >= 3
    counters = [color for each in layout.nations.values() for color in (each.face, each.edge)]
    assert min(contrast(CLOTH, color) for color in counters) >= 3
    assert contrast(CLOTH, OUTLINE) >= 7


def ground_colors() -> set[str]:
    """All colours that may lie beside a piece: those of the layout, and those of the drawings."""
    layout = ART.layout
    rooms = (layout.ground, layout.woods, layout.relief, layout.water, layout.sand, layout.town)
    colors: set[str] = set()
    for room in rooms:
        for value in vars(room).values():
            values = value if isinstance(value, list) else [value]
            colors |= {each for each in values if isinstance(each, Color)}
    for name in ("tree-1", "tree-2", "tree-3", "house-1", "house-2", "barn", "church", "rock-1"):
        colors |= set(re.findall(r'fill="(#[0-9a-f]{6})"', ART.drawings[name].content))
    return colors


@pytest.mark.parametrize("nation", NATIONS)
def test_pieces_stand_out_of_every_ground(nation: str) -> None:
    block = ART.layout.block
    edges = (ART.layout.nations[nation].face, block.rim, block.outline)
    best = {color: max(contrast(edge, color) for edge in edges) for color in ground_colors()}
    assert {color: ratio for color, ratio in best.items() if ratio < 3} == {}


@pytest.mark.parametrize("nation", NATIONS)
def test_pieces_stand_out_of_open_ground_by_their_own_colour(nation: str) -> None:
    face, ground = ART.layout.nations[nation].face, ART.layout.ground
    assert min(contrast(face, color) for color in (ground.base, *ground.patches)) >= 3
    assert contrast(face, ART.layout.relief.crown) >= 3


@pytest.mark.parametrize("nation", NATIONS)
def test_symbols_stand_out_of_the_block(nation: str) -> None:
    style = ART.layout.nations[nation]
    assert contrast(style.face, style.ink) >= 4.5


def test_nations_differ_without_colour() -> None:
    styles = [ART.layout.nations[nation] for nation in NATIONS]
    assert len({(style.corner, style.pattern) for style in styles}) == len(styles)
    french = ART.layout.nations["french"]
    for enemy in (ART.layout.nations["british"], ART.layout.nations["portuguese"]):
        assert french.corner != enemy.corner
        assert contrast(french.face, enemy.face) >= 1.7


def test_text_can_be_read() -> None:
    page, leader = ART.layout.page, ART.layout.leader
    assert contrast(page.paper, page.ink) >= 4.5
    assert contrast(page.paper, page.soft) >= 4.5
    assert contrast(leader.plate, leader.plate_line) >= 4.5


# The art itself.


def test_the_art_has_a_drawing_for_every_word() -> None:
    layout = ART.layout
    wanted = {*KINDS, *(nation.leader for nation in layout.nations.values())}
    wanted |= {layout.works.symbol, layout.water.ford, layout.water.bridge, layout.ground.tuft}
    wanted |= {*layout.woods.trees, layout.woods.bush, *layout.relief.rocks}
    wanted |= {house[0] for town in layout.town.towns + layout.town.mills for house in town}
    wanted |= {layout.objective.symbol, layout.banners.won, layout.banners.open}
    wanted |= {layout.square.symbol, *(wear.symbol for wear in layout.wear)}
    wanted |= {DRAWINGS.emblem(card) for card in WORDS["cards"]} | {"card-back"}
    wanted |= {f"die-{face}" for face in WORDS["faces"]} | {f"flag-{name}" for name in NATIONS}
    assert wanted == set(ART.drawings)
    assert set(GROUNDS) == set(layout.terrain)
    assert set(NATIONS) == set(layout.nations)


@pytest.mark.parametrize("name", sorted(ART.drawings))
def test_a_drawing_is_plain_svg(name: str) -> None:
    text = (GAME / "art" / f"{name}.svg").read_text(encoding="utf-8")
    kinds = {each.tag.removeprefix(SVG) for each in ElementTree.fromstring(text).iter()}
    assert kinds <= {"svg", "g", "path", "rect", "circle", "ellipse"}
    assert not re.search(r"\b(id|href|style|class)=|url\(", text)


def test_the_landscape_alone_has_no_pieces() -> None:
    picture = full_board()
    ground = landscape(picture, ART)
    assert ground in render(picture, ART)
    assert "data-kind" not in ground


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("thickness =", "thicknes =", 'unknown key "thicknes", did you mean "thickness"?'),
        ('corner = "cut"', 'corner = "cute"', 'did you mean "cut"?'),
        ('paper = "#f4ead2"', 'paper = "beige"', "expected a colour"),
        ("strip = 92.0", 'strip = "high"', "expected a number for page.strip"),
        ('forest = "woods"', 'forest = "wood"', 'did you mean "woods"?'),
    ],
)
def test_a_mistake_in_the_layout_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = (GAME / "art" / "layout.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "layout.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(message)) as caught:
        read_layout(file)
    assert caught.value.line == text[: text.index(old)].count("\n") + 1


def test_the_fonts_have_greek_and_hungarian_and_their_licences() -> None:
    faces = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    assert {f"{name}.ttf" for name in faces} == {path.name for path in FONTS.glob("*.ttf")}
    assert {f"{name}.woff2" for name in faces} == {path.name for path in FONTS.glob("*.woff2")}
    for widths in faces.values():
        assert set("őűŐŰáéíóöúüçãâêΑΩάέήίόύώϊϋΐΰςαω–’“”·") <= set(widths)
    for licence in FONTS.glob("OFL-*.txt"):
        assert "SIL Open Font License, Version 1.1" in licence.read_text(encoding="utf-8")
    assert len(list(FONTS.glob("OFL-*.txt"))) == 2
    assert title_width("Wellington", 10) > title_width("Hill", 10)
