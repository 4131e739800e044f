"""A line editor with mouse support.

It replaces `input` in an interactive terminal. The wheel and the page keys scroll back through the
output, on the terminal's alternate screen; any other key returns.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from sandtable.cli.terminal.keys import (
    MOUSE_OFF,
    MOUSE_ON,
    WHERE,
    Click,
    Cursor,
    Event,
    Key,
    Keys,
    Letter,
)
from sandtable.cli.terminal.transcript import Transcript

SECOND_SCREEN: Final = "\x1b[?1049h"
FIRST_SCREEN: Final = "\x1b[?1049l"
WHEEL: Final = (Key("wheel up"), Key("wheel down"))
NOTCH: Final = 3  # lines a turn of the wheel


class Line:
    """What is being typed."""

    def __init__(self, history: list[str]) -> None:
        self.text = ""
        self.at = 0
        self.history = history
        self.back = 0  # lines back in the history

    def put(self, letters: str) -> None:
        self.text = self.text[: self.at] + letters + self.text[self.at :]
        self.at += len(letters)

    def replace(self, text: str) -> None:
        self.text, self.at = text, len(text)

    def press(self, key: str) -> None:
        """A key that moves or takes away."""
        text, at = self.text, self.at
        match key:
            case "left":
                self.at = max(at - 1, 0)
            case "right":
                self.at = min(at + 1, len(text))
            case "home":
                self.at = 0
            case "end":
                self.at = len(text)
            case "backspace" if at:
                self.text, self.at = text[: at - 1] + text[at:], at - 1
            case "delete":
                self.text = text[:at] + text[at + 1 :]
            case "kill":
                self.text = text[:at]
            case "clear":
                self.text, self.at = text[at:], 0
            case "word":
                kept = text[:at].rstrip().rpartition(" ")
                start = len(kept[0] + kept[1])
                self.text, self.at = text[:start] + text[at:], start
            case "up" | "down":
                self.recall(1 if key == "up" else -1)

    def recall(self, step: int) -> None:
        """A line of before."""
        self.back = min(max(self.back + step, 0), len(self.history))
        self.replace(self.history[-self.back] if self.back else "")

    def shown(self, prompt: str, width: int) -> tuple[str, int]:
        """What fits of it behind the prompt, and the column of the cursor."""
        room = max(width - cell_len(prompt) - 1, 1)
        start = 0
        while cell_len(self.text[start : self.at]) >= room:
            start += 1
        words = self.text[start:]
        if cell_len(words) > room:
            words = set_cell_size(words, room)
        return prompt + words, cell_len(prompt) + cell_len(self.text[start : self.at])


class LineInput:
    """Reads lines at a terminal, with the mouse."""

    def __init__(
        self,
        transcript: Transcript,
        read: Callable[[], bytes] | None = None,
        size: Callable[[], tuple[int, int]] | None = None,
    ) -> None:
        self.transcript = transcript
        self.read_bytes = read or (lambda: os.read(sys.stdin.fileno(), 1024))
        self.size = size or shutil.get_terminal_size
        self.history: list[str] = []
        self.keys = Keys()
        self.row = 0  # of the prompt; 0 until the terminal has answered
        self.scrolled = 0  # lines; 0 on the first screen
        self.ready: list[Event] = []  # that came together with what ended the last line

    def line(self, prompt: str) -> str:
        """A line; EOFError and KeyboardInterrupt as `input` has them."""
        line = Line(self.history)
        self.row = 0
        with Terminal(self.transcript):
            self.send(MOUSE_ON)
            self.show(line, prompt)
            self.send(WHERE)
            try:
                text = self.edit(line, prompt)
            finally:
                self.leave_scrolling()
                self.send(MOUSE_OFF)
        self.transcript.write(f"\r\x1b[K{prompt}{text}\n")
        if text.strip() and self.history[-1:] != [text]:
            self.history.append(text)
        return text

    def edit(self, line: Line, prompt: str) -> str:
        size = self.size()
        for event in self.events():
            if self.scrolled and not self.scrolls(event):
                self.leave_scrolling()
            if isinstance(event, Cursor):
                self.row = event.row
            elif isinstance(event, Click):
                typed = self.clicked(event, size)
                if typed is not None:
                    return typed
            elif isinstance(event, Letter):
                line.put(event.text)
            elif self.scrolls(event):
                self.scroll(event)
                continue
            elif isinstance(event, Key):
                if event.name == "enter":
                    return line.text
                if event.name.startswith("map ") or event.name == "again":
                    return event.name if event.name != "again" else ""
                self.obey(event.name, line)
            self.show(line, prompt)
        raise EOFError

    def events(self) -> Iterator[Event]:
        while True:
            while self.ready:
                yield self.ready.pop(0)
            data = self.read_bytes()
            if not data:
                return
            self.ready += self.keys.feed(data)

    def obey(self, key: str, line: Line) -> None:
        if key == "interrupt":
            raise KeyboardInterrupt
        if key == "end of input" and not line.text:
            raise EOFError
        if key == "suspend":
            self.suspend()
        line.press("delete" if key == "end of input" else key)

    def suspend(self) -> None:
        self.send(MOUSE_OFF)
        with Terminal.paused():
            os.kill(os.getpid(), signal.SIGTSTP)
        self.send(MOUSE_ON + WHERE)

    def clicked(self, click: Click, size: tuple[int, int]) -> str | None:
        """What a click types; the table once more where lines lie elsewhere by now."""
        if self.size() != size:
            return ""
        if not self.row or click.row >= self.row:
            return None
        return self.transcript.typed_at(self.row - click.row, click.column - 1, size[0]) or None

    def show(self, line: Line, prompt: str) -> None:
        words, column = line.shown(prompt, self.size()[0])
        self.send(f"\r\x1b[K{words}\r" + (f"\x1b[{column}C" if column else ""))

    def send(self, codes: str) -> None:
        """To the terminal alone: nothing to remember."""
        self.transcript.file.write(codes)
        self.transcript.file.flush()

    # What was printed before

    def scrolls(self, event: Event) -> bool:
        return event in (*WHEEL, Key("page up"), Key("page down"))

    def scroll(self, event: Event) -> None:
        height = self.size()[1]
        step = NOTCH if event in WHEEL else height - 2
        up = event in (Key("wheel up"), Key("page up"))
        most = max(len(self.transcript.lines) + 1 - height, 0)
        scrolled = min(max(self.scrolled + (step if up else -step), 0), most)
        if not scrolled:
            self.leave_scrolling()
            return
        if not self.scrolled:
            self.send(SECOND_SCREEN)
        self.scrolled = scrolled
        end = len(self.transcript.lines) + 1 - scrolled
        shown = [*self.transcript.lines, ""][max(end - height, 0) : end]
        self.send("\x1b[0m\x1b[H\x1b[2J" + "\r\n".join(shown))

    def leave_scrolling(self) -> None:
        if self.scrolled:
            self.scrolled = 0
            self.send("\x1b[0m" + FIRST_SCREEN)


class Terminal:
    """The terminal while keys are read one by one, and nothing is shown by itself."""

    before: list[Any] | None = None

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript

    def __enter__(self) -> None:
        Terminal.before = None
        if sys.stdin.isatty():
            import termios

            Terminal.before = termios.tcgetattr(sys.stdin.fileno())
            Terminal.set_raw()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        Terminal.restore()

    @staticmethod
    def set_raw() -> None:
        import termios

        fields = termios.tcgetattr(sys.stdin.fileno())
        fields[3] &= ~(termios.ECHO | termios.ICANON | termios.ISIG | termios.IEXTEN)
        fields[6][termios.VMIN], fields[6][termios.VTIME] = 1, 0
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, fields)

    @staticmethod
    def restore() -> None:
        if Terminal.before is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, Terminal.before)

    @staticmethod
    @contextmanager
    def paused() -> Iterator[None]:
        Terminal.restore()
        try:
            yield
        finally:
            if Terminal.before is not None:
                Terminal.set_raw()


def has_terminal() -> bool:
    """Whether keys can be read one by one here."""
    if find_spec("termios") is None:
        return False
    return os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")
