"""Keys and the mouse: what a terminal sends, what it means, and the line that comes of it."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.text import Text

from sandtable.cli.terminal.display import Paint, display_of
from sandtable.cli.terminal.keys import (
    MOUSE_OFF,
    MOUSE_ON,
    Click,
    Cursor,
    Event,
    Key,
    Keys,
    Letter,
)
from sandtable.cli.terminal.line_editor import FIRST_SCREEN, SECOND_SCREEN, Line, LineInput
from sandtable.cli.terminal.map_screen import MapScreen
from sandtable.cli.terminal.transcript import Transcript, click
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import GRID
from sandtable.toolkit.text import Speaker
from tests.cli.seen import played, screen

SEQUENCES: list[tuple[bytes, list[Event]]] = [
    (b"\x1b[<0;30;5M", [Click(5, 30)]),
    (b"\x1b[<0;30;5m", []),  # let go
    (b"\x1b[<0;300;250M", [Click(250, 300)]),
    (b"\x1b[<16;7;8M", [Click(8, 7)]),  # with control
    (b"\x1b[<2;7;8M", []),  # the right button
    (b"\x1b[<32;7;8M", []),  # moved
    (b"\x1b[<64;1;1M", [Key("wheel up")]),
    (b"\x1b[<65;1;1M", [Key("wheel down")]),
    (b"\x1b[24;9R", [Cursor(24, 9)]),
    (b"\x1b[A\x1bOB", [Key("up"), Key("down")]),
    (b"\x1b[1;5D", [Key("map west")]),
    (b"\x1b[5~\x1b[6~", [Key("page up"), Key("page down")]),
    (b"\x1b[200~", []),
    (b"a\x7f\r", [Letter("a"), Key("backspace"), Key("enter")]),
    ("ő".encode(), [Letter("ő")]),
    (b"\x00\x02", []),
]


@pytest.mark.parametrize(("sent", "events"), SEQUENCES)
def test_sequences_are_told_apart(sent: bytes, events: list[Event]) -> None:
    assert list(Keys().feed(sent)) == events


@pytest.mark.parametrize(("sent", "events"), SEQUENCES)
def test_sequences_may_come_byte_by_byte(sent: bytes, events: list[Event]) -> None:
    keys = Keys()
    found = [event for at in range(len(sent)) for event in keys.feed(sent[at : at + 1])]
    assert found == events
    assert list(keys.feed(b"x")) == [Letter("x")]


def test_a_sequence_without_end_does_not_swallow_what_follows() -> None:
    keys = Keys()
    assert list(keys.feed(b"\x1b[" + b"1;" * 20)) != []
    assert list(keys.feed(b"\r"))[-1] == Key("enter")


# A line


class Terminal:
    """Stands in for a terminal: what it sends, one piece after the other, and what it shows."""

    def __init__(
        self, *sent: bytes | Callable[[], bytes], size: tuple[int, int] = (80, 24)
    ) -> None:
        self.sent = list(sent)
        self.size = size
        self.file = io.StringIO()
        self.transcript = Transcript(self.file)
        self.input = LineInput(self.transcript, self.send, lambda: self.size)

    def send(self) -> bytes:
        if not self.sent:
            return b""
        piece = self.sent.pop(0)
        return piece if isinstance(piece, bytes) else piece()

    def line(self) -> str:
        return self.input.line("who> ")


@pytest.mark.parametrize(
    ("sent", "line"),
    [
        (b"step Prag\r", "step Prag"),
        ("look Köln\r".encode(), "look Köln"),
        (b"12\x7f3\r", "13"),
        (b"bc\x1b[D\x1b[Da\r", "abc"),
        (b"bc\x01a\x05d\r", "abcd"),
        (b"one two\x17three\r", "one three"),
        (b"gone\x15kept\r", "kept"),
        (b"keep gone\x1b[D\x1b[D\x1b[D\x1b[D\x0b\r", "keep "),
        (b"abc\x01\x1b[3~\r", "bc"),
        (b"\x1b[1;5C", "map east"),
        (b"typed\x0c", ""),
    ],
)
def test_a_line_is_edited(sent: bytes, line: str) -> None:
    assert Terminal(sent).line() == line


def test_lines_come_back_and_what_is_typed_ahead_waits() -> None:
    terminal = Terminal(b"first\rsecond\r\x1b[A\x1b[A\r")
    assert [terminal.line() for _ in range(3)] == ["first", "second", "first"]


@pytest.mark.parametrize(
    ("sent", "error"), [(b"\x03", KeyboardInterrupt), (b"\x04", EOFError), (b"", EOFError)]
)
def test_leaving_switches_the_mouse_off(sent: bytes, error: type[BaseException]) -> None:
    terminal = Terminal(sent)
    with pytest.raises(error):
        terminal.line()
    shown = terminal.file.getvalue()
    assert shown.index(MOUSE_ON) < shown.rindex(MOUSE_OFF)


def test_a_long_line_stays_within_the_terminal() -> None:
    line = Line([])
    line.put("x" * 100)
    words, column = line.shown("who> ", 40)
    assert len(words) < 40
    assert column < 40
    assert words.startswith("who> xxx")


# The mouse


def with_answers(terminal: Terminal) -> None:
    """Two answers side by side, and a line below them."""
    line = Text("  1 To Prag     2 To Wien")
    line.stylize(click("1"), 0, 11)
    line.stylize(click("2"), 14, 25)
    terminal.transcript.note(line)
    terminal.transcript.write(line.plain + "\n")
    terminal.transcript.write("\x1b[1mbelow\x1b[0m\n")


@pytest.mark.parametrize(
    ("row", "column", "line"), [(8, 3, "1"), (8, 18, "2"), (8, 14, None), (9, 3, None)]
)
def test_a_click_types_what_lies_there(row: int, column: int, line: str | None) -> None:
    terminal = Terminal(b"\x1b[10;6R", f"\x1b[<0;{column};{row}M".encode(), b"typed\r")
    with_answers(terminal)
    assert terminal.line() == (line or "typed")


def test_a_click_before_the_terminal_has_said_where_it_is_means_nothing() -> None:
    terminal = Terminal(b"\x1b[<0;3;8M", b"typed\r")
    with_answers(terminal)
    assert terminal.line() == "typed"


def test_lines_that_are_wider_than_the_terminal_take_several_rows() -> None:
    terminal = Terminal(b"\x1b[10;6R", b"\x1b[<0;3;6M", size=(20, 24))
    with_answers(terminal)  # 25 letters: two rows
    terminal.transcript.write("y" * 20 + "\n")
    assert terminal.line() == "1"


def test_a_click_after_the_size_has_changed_shows_the_table_again() -> None:
    def resized() -> bytes:
        terminal.size = (40, 12)
        return b"\x1b[<0;3;8M"

    terminal = Terminal(b"\x1b[10;6R", resized)
    with_answers(terminal)
    assert terminal.line() == ""


def test_the_wheel_scrolls_back_and_a_key_leads_to_the_line_again() -> None:
    terminal = Terminal(b"ab\x1b[<64;1;1M", b"c\r")
    for number in range(60):
        terminal.transcript.write(f"line {number}\n")
    assert terminal.line() == "abc"
    shown = terminal.file.getvalue()
    back = shown[shown.index(SECOND_SCREEN) : shown.index(FIRST_SCREEN)]
    assert "line 56" in back
    assert "line 58" not in back


def test_the_wheel_back_down_leads_to_the_first_screen() -> None:
    terminal = Terminal(b"\x1b[<64;1;1M\x1b[<65;1;1M\r")
    for number in range(60):
        terminal.transcript.write(f"line {number}\n")
    terminal.line()
    assert terminal.file.getvalue().count(FIRST_SCREEN) == 1


def test_nothing_scrolls_back_to_what_another_player_read() -> None:
    game, _ = played("maria", "introductory", 0)
    on = screen(game, 80, 24)
    on.transcript = Transcript(io.StringIO())
    on.transcript.write("secret\n")
    on.transcript.note(Text("secret", click("secret")))
    on.wipe()
    assert not on.transcript.lines
    assert not on.transcript.spots


def test_places_and_answers_of_a_map_can_be_clicked() -> None:
    game, question = played("maria", "introductory", 60)
    on = clickable(screen(game, 120, 40))
    on.show_table(game, question, question.seat)
    on.show_question(game, question)
    assert on.transcript is not None
    typed = {spot.typed for spot in on.transcript.spots}
    assert {str(number) for number in range(1, len(question.actions) + 1)} <= typed
    assert any(each.startswith("look ") for each in typed)
    for spot in on.transcript.spots:
        line = on.transcript.lines[spot.line]
        assert line[spot.start : spot.end].strip(), (spot, line)
        if spot.typed.startswith("look "):
            begun = spot.typed.removeprefix("look ")[:2]
            words = line[spot.start : spot.end]
            assert begun in words or len(words) == 1, (spot, line)


def clickable(on: MapScreen) -> MapScreen:
    on.transcript = Transcript(on.console.file)
    on.console.file = on.transcript  # type: ignore[assignment]  # rich only writes on it
    return on


def test_hexes_can_be_clicked() -> None:
    state = GREATWAR.place({"pieces": ["british infantry f5 4"]})
    speaker = Speaker("en", GREATWAR)
    for tall in (True, False):
        transcript = Transcript(io.StringIO())
        for line in display_of(GREATWAR).board(state, speaker, None, 0, Paint(tall=tall)):
            transcript.note(line)
            transcript.write(line.plain + "\n")
        for spot in transcript.spots:
            name = spot.typed.removeprefix("look ")
            words = [transcript.lines[spot.line][spot.start : spot.end]]
            words += [transcript.lines[spot.line + 1][spot.start : spot.end]] if tall else []
            assert any(name in each for each in words) or "IN" in words[0] or spot.line % 2
        assert len({spot.typed for spot in transcript.spots}) == len(GRID.names)
