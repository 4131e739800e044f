"""Maps in a terminal: everything that may be chosen and everybody who stands there is shown or
counted, by name, and as one seat may know it."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

import sandtable
from sandtable.cli.language import TEXT
from sandtable.cli.terminal.canvas import Canvas
from sandtable.cli.terminal.display import Paint
from sandtable.cli.terminal.map_board import MapBoard
from sandtable.cli.terminal.map_parts import SUITS
from sandtable.cli.terminal.map_view import MOVES, View, window
from sandtable.cli.terminal.text_matching import ascii_of, folded, shortened
from sandtable.cli.terminal.typed_names import told_so, with_ids
from sandtable.core.question import Question
from sandtable.drawing.maps.chart import Chart
from sandtable.games.lastman.rules import facts as lastman
from sandtable.games.lastman.table.chart import chart as lastman_chart
from sandtable.games.maria.rules import facts as maria
from sandtable.games.maria.table.picture import chart as maria_chart
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.cli.conftest import Run
from tests.cli.seen import SIZES, drawn, map_display, played, printed, screen, shown

GAMES = ("maria", "lastman")
SCENARIOS = [(game, each) for game in GAMES for each in sandtable.box(game).scenarios()]
MOMENTS = (0, 30, 150)  # answers before
# Ids that are no names: what people call the same thing differs by more than its capital letter
NO_NAMES = {
    each
    for each in (*maria.CITIES, *maria.BODIES, *lastman.AREAS, *lastman.ARMIES, *lastman.KINDS)
    if "_" in each
}
IDS = {*maria.CITIES, *maria.BODIES, *lastman.AREAS, *lastman.ARMIES, *lastman.KINDS}


def positions() -> list[tuple[Game, Question]]:
    return [played(*each, answers) for each in SCENARIOS for answers in MOMENTS]


@pytest.fixture(scope="module")
def known() -> list[tuple[Game, Question]]:
    return positions()


def titles(board: MapBoard, place: str) -> list[str]:
    """How the name of a lit place may be written."""
    town = next(each for each in board.chart.towns if each.id == place)
    key = f"[{board.subject.lit[place]}]"
    mark = "" if board.chart.areas else board.mark(town)
    forms = shortened(town.name, board.names)
    return [f"{key}{between}{form}" for form in forms for between in (mark, "")]


@pytest.mark.parametrize("size", SIZES)
def test_every_lit_place_is_written_whole_or_named_below(
    known: list[tuple[Game, Question]], size: tuple[int, int]
) -> None:
    lit = 0
    for game, question in known:
        board = drawn(game, question, size[0] - 1, size[1] // 2)
        text = shown(screen(game, *size), game, question)
        names = {town.id: town.name for town in board.board.chart.towns}
        for place, key in board.board.subject.lit.items():
            lit += 1
            below = " ".join(text.split())
            ways = [*titles(board.board, place), f"[{key}] {names[place]}"]
            assert any(way in below for way in ways), (game.state.moment(), place, text)
    assert lit > 100


@pytest.mark.parametrize("size", SIZES)
def test_every_piece_is_written_or_counted(
    known: list[tuple[Game, Question]], size: tuple[int, int]
) -> None:
    for game, question in known:
        found = drawn(game, question, size[0] - 1, size[1] // 2)
        text = "\n".join(found.lines)
        missing = found.board.missing
        pieces = [piece for here in found.board.subject.figures.values() for piece in here]
        left = list(missing.figures)
        for piece in pieces:
            if piece in left:
                left.remove(piece)
            else:
                assert piece.text in text, (piece, text)
        assert not left
        speaker = Speaker("en", game.box)
        standing = map_display(game).drawings.pieces(game.state, speaker, question.seat)
        assert {each.label for each in standing} >= {each.label for each in pieces}
        assert {each.place for each in standing} == set(found.board.subject.figures)


def test_how_many_pieces_are_not_in_view_is_said() -> None:
    game, question = played("maria", "advanced", 30)
    on = screen(game, 80, 24)
    text = shown(on, game, question)
    told = re.search(r"(\d+) pieces not in view((?: [◂▸▴▾]\d+)*)", text)
    assert told is not None, text
    beyond = sum(int(each) for each in re.findall(r"\d+", told[2]))
    assert 0 < beyond <= int(told[1])


def test_nothing_is_written_over_a_name_of_a_lit_place(
    known: list[tuple[Game, Question]],
) -> None:
    """A name that comes later keeps away from those that are there, also from their ends."""
    lit = 0
    for game, question in known:
        found = drawn(game, question, 79, 14)
        for place in found.board.subject.lit:
            if place in found.board.missing.places:
                continue
            lit += 1
            ways = titles(found.board, place)
            line = next((line for line in found.lines for way in ways if way in line), "")
            assert line, place
            way = max((way for way in ways if way in line), key=len)
            start = line.index(way)
            around = line[start - 1 : start] + line[start + len(way) :][:1]
            assert not re.search(r"\w", around), line
    assert lit > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_shown_where_there_is_a_name(
    known: list[tuple[Game, Question]], language: str
) -> None:
    third = LANGUAGES.index(language)
    for number, (game, question) in enumerate(known):
        for size in SIZES if number % len(LANGUAGES) == third else ():
            on = screen(game, *size, language)
            text = shown(on, game, question)
            on.show_panels(game, question.seat, "")
            text += printed(on)
            words = set(re.findall(r"\w+", re.sub(r"\([^()]*\)", "", text)))
            assert not words & NO_NAMES, words & NO_NAMES
            chart = map_display(game).chart_in(game.state, on.speaker)
            names = {folded(town.name) for town in chart.towns}
            assert not {each for each in words & IDS if each in names}, words & IDS


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50), (200, 60)])
def test_the_whole_table_fits_into_its_terminal(
    known: list[tuple[Game, Question]], size: tuple[int, int]
) -> None:
    """In the smallest one the panels of what is going on may push the top of the map away."""
    for game, question in known:
        text = shown(screen(game, *size), game, question)
        assert max(map(cell_len, text.splitlines())) <= size[0]
        if size != SIZES[0]:
            assert text.count("\n") < size[1], text


# Secrets


@pytest.mark.parametrize(
    ("game_id", "scenario", "options"),
    [
        ("maria", "advanced", None),
        ("maria", "introductory", None),
        ("lastman", "1914", {"hidden": True}),
        ("lastman", "1918", None),
    ],
)
def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(
    game_id: str, scenario: str, options: dict[str, object] | None
) -> None:
    """Other troops, cards and units in the places of the hidden ones: the screen is the same."""
    game, question = played(game_id, scenario, 45, options)
    speaker = Speaker("en", game.box)
    true = shown_in_full(game, question)
    other_worlds = 0
    for number in range(6):
        guess = game.copy()
        guess.state = game.resample(question.seat, number)
        asked = guess.state.question()
        assert asked is not None
        assert shown_in_full(guess, asked) == true
        seats = [each for each in range(len(game.seats)) if each != question.seat]
        hands = [game.box.face.hand(guess.state, each, speaker) for each in seats]
        other_worlds += hands != [game.box.face.hand(game.state, each, speaker) for each in seats]
    assert other_worlds


def shown_in_full(game: Game, question: Question) -> str:
    on = screen(game, 160, 50)
    text = shown(on, game, question)
    on.show_panels(game, question.seat, "")
    on.show_hand(game, question.seat)
    return text + printed(on)


def test_troops_are_told_to_their_owner_and_to_nobody_else() -> None:
    game, question = played("maria", "introductory", 45)
    for seat in range(len(game.seats)):
        speaker = Speaker("en", game.box, TEXT)
        subject = map_display(game).subject(game.state, speaker, None, seat)
        own = {"austria": 0, "france": 1, "prussia": 2}  # a single general has what his power has
        for pieces in subject.figures.values():
            for piece in pieces:
                if re.search(r"[①-⑧]", piece.text) and piece.nation in own:
                    assert bool(re.search(r" \d+$", piece.text)) == (own[piece.nation] == seat)
    assert question is not None


# The window


def test_a_window_follows_the_question_and_can_be_moved() -> None:
    game, question = played("maria", "advanced", 60)
    chart = map_display(game).chart(game.state)
    on = screen(game, 80, 24)
    first = shown(on, game, question)
    assert on.move_map("west")
    west = shown(on, game, question)
    assert west != first
    assert on.move_map("whole")
    whole = shown(on, game, question)
    assert "map near" in whole
    assert on.move_map("near")
    assert shown(on, game, question) == first
    assert not on.move_map("upwards")
    for way, (across, down) in MOVES.items():
        view = View()
        view.move(way)
        moved = window(chart, view, 60, 12, [chart.towns[100].at], None)
        still = window(chart, View(), 60, 12, [chart.towns[100].at], None)
        assert (moved.left - still.left) * across >= 0
        assert (moved.top - still.top) * down >= 0


def test_the_place_of_the_question_is_in_the_window_and_marked() -> None:
    game, question = played("maria", "introductory", 0)
    asked = game.box.face.where(game.state, question)
    name = maria.CITY_NAMES[maria.CITIES.index(asked)]
    for width, height in SIZES:
        assert re.search(f"▸.?{name}", shown(screen(game, width, height), game, question))


# Letters


def test_towns_have_the_suit_of_their_sector() -> None:
    game, question = played("maria", "advanced", 0)
    board = drawn(game, question, 200, 50).board
    for town in maria_chart().towns:
        suit = maria.SUITS[maria.SUIT_OF[maria.CITIES.index(town.id)]]
        assert board.suit(town) == SUITS[suit], town.name


@pytest.mark.parametrize("chart", [maria_chart(), lastman_chart()])
def test_a_shortened_name_is_a_beginning_and_only_one_name_begins_so(chart: Chart) -> None:
    names = tuple(town.name for town in chart.towns)
    for name in names:
        for form in shortened(name, names):
            assert form == name or form[-1] == "." or name.split()[0] == form
            begun = folded(re.split(r"[/.]", form)[0] if form != name else form)
            others = [each for each in names if each != name and folded(each).startswith(begun)]
            assert "/" in form or form == name or not others, (form, others)


def test_wide_letters_take_two_cells() -> None:
    canvas = Canvas(12, 2)
    canvas.write(1, 0, "東京x", Style())
    assert canvas.lines()[0].plain == " 東京x"
    assert cell_len(canvas.lines()[0].plain) == 6
    assert not canvas.is_free(4, 0, 1)
    assert canvas.is_free(6, 0, 1)


def test_a_map_with_wide_names_keeps_its_columns() -> None:
    game, question = played("maria", "introductory", 0)
    found = drawn(game, question, 79, 20)
    board = found.board
    towns = tuple(replace(town, name="東" * 3) for town in board.chart.towns)
    subject = replace(board.subject, chart=replace(board.chart, towns=towns))
    wide = MapBoard(subject, board.window, board.paint)
    lines = [line.plain for line in wide.draw().lines()]
    assert any("東" in line for line in lines)
    assert max(cell_len(line) for line in lines) <= 79


def test_without_signs_beyond_ascii_a_map_is_ascii() -> None:
    for game, question in [played("maria", "advanced", 60), played("lastman", "1918", 30)]:
        plain = Paint(coloured=False, shaded=False, fancy=False)
        assert "\n".join(drawn(game, question, 100, 30, paint=plain).lines).isascii()
    assert ascii_of("Köln ★2 → Meißen ①") == "Koln *2 > Meissen /1"


# Typing names


def test_names_become_ids_the_longest_first() -> None:
    names = {"frankfurt an der oder": "frankfurt_oder", "oder": "oder", "prag": "prag"}
    assert with_ids("step Frankfurt an der Oder", names) == "step frankfurt_oder"
    assert with_ids("move PRAG", names) == "move prag"
    assert with_ids("done", names) == "done"


def test_an_answer_is_found_by_the_words_in_which_it_is_told() -> None:
    answers = {1: "from ge_1 From German Army 1", 2: "from ge_2 From German Army 2"}
    assert told_so("German Army 2", answers) == [2]
    assert told_so("german", answers) == [1, 2]
    assert told_so("ger 1", answers) == [1]
    assert told_so("French", answers) == []
    assert told_so("", answers) == []


PLAY = ("play", "maria", "introductory", "--seed", "1", "--seat", "france")


@pytest.mark.parametrize(
    "line", ["move Amberg", "move amberg", "MOVE Belle-Isle", "move belle_isle", "1"]
)
def test_names_and_ids_can_be_typed(run: Run, line: str) -> None:
    ran = run(*PLAY, "--bot", "random", typed=f"8\n{line}\nquit\n\n")
    assert ran.code == 0
    assert "Where does Belle-Isle go?" in ran.out


def test_a_place_with_several_answers_asks_which(run: Run) -> None:
    ran = run(*PLAY, "--bot", "random", typed="8\nAmberg\nquit\n\n")
    assert "choose a number" in ran.out
    assert "Move Belle-Isle (move belle_isle)" in ran.out


def test_places_are_looked_at_by_name(run: Run) -> None:
    ran = run(*PLAY, "--bot", "random", typed="8\nlook Königgrätz\nlook koniggratz\nquit\n\n")
    assert ran.out.count("Königgrätz: ♣") == 2


def test_a_refusal_names_no_id(run: Run) -> None:
    ran = run(*PLAY, "--bot", "random", typed="8\n?move Karl von Lothringen\nquit\n\n")
    said = ran.out.split("?move Karl von Lothringen\n")[1].split("France>")[0]
    assert said.strip()
    assert "karl" not in said


# In a file


@pytest.mark.parametrize("game", [("maria", "introductory"), ("lastman", "1914")])
def test_a_file_has_no_codes(run: Run, game: tuple[str, str]) -> None:
    ran = run("play", *game, "--seed", "1", typed="1\n1\npanels\nlegend\nhand\nquit\n\n")
    assert ran.code == 0
    assert "\x1b" not in ran.out


def test_where_the_system_speaks_c_all_is_ascii(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    ran = run("play", "lastman", "1914", "--seed", "1", typed="1\n1\npanels\nlegend\nquit\n\n")
    assert ran.out.isascii()


# Panels


def test_equal_cards_are_told_once_with_their_number(run: Run) -> None:
    ran = run("play", "lastman", "1914", "--seed", "1", typed="hand\nquit\n\n")
    assert "Offensive ×3" in ran.out
    assert ran.out.count("\nOffensive ×3: ") == 1
    ran = run("play", "napoleonics", "rolica_first", "--seed", "2", typed="hand\nquit\n\n")
    hand = ran.out.split("> hand\n")[1].split("> quit")[0]
    cards = [line.split(":")[0] for line in hand.splitlines() if ":" in line]
    assert len(cards) == len(set(cards))


@pytest.mark.parametrize("width", [80, 160])
def test_panels_say_what_the_page_says(width: int) -> None:
    for game, question in [played("maria", "advanced", 60), played("lastman", "1918", 30)]:
        on = screen(game, width, 50)
        on.show_panels(game, question.seat, "")
        text = " ".join(printed(on).split())
        for panel in on.panels(game, question.seat):
            assert panel.title in text
            for row in panel.rows:
                for words in (row.label, row.note, *(cell.text for cell in row.cells)):
                    assert " ".join(words.split()) in text, (panel.id, words)


def test_a_panel_is_opened_and_folded_by_its_title() -> None:
    game, question = played("lastman", "1918", 30)
    on = screen(game, 80, 24)
    assert "▸ Armies" in shown(on, game, question)
    assert on.show_panels(game, question.seat, "armies")
    assert "German Army 6" in printed(on)
    assert "▸ Armies" not in shown(on, game, question)
    assert on.show_panels(game, question.seat, "armies")
    assert "▸ Armies" in shown(on, game, question)
    assert not on.show_panels(game, question.seat, "nothing of the kind")


def test_the_file_of_a_screen_is_the_console_s() -> None:
    game, _ = played("maria", "introductory", 0)
    on = screen(game, 80, 24)
    on.put(Text("said"))
    assert isinstance(on.console.file, io.StringIO)
    assert printed(on) == "said\n"
