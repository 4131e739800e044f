"""Parser of terminal input: characters, keys, mouse."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

MOUSE_ON: Final = "\x1b[?1000h\x1b[?1006h"  # presses and the wheel, in numbers of any size
MOUSE_OFF: Final = "\x1b[?1006l\x1b[?1000l"
WHERE: Final = "\x1b[6n"  # the terminal answers with the row and column of the cursor

ESCAPE: Final = "\x1b"
LONGEST: Final = 32  # of a sequence; what is longer is none
MOUSE: Final = re.compile(r"\x1b\[<(\d+);(\d+);(\d+)([Mm])")
CURSOR: Final = re.compile(r"\x1b\[(\d+);(\d+)R")
SEQUENCE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O[@-~]|[^\[O])")
BEGUN: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?")
KEYS: Final = {
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\x1b[H": "home", "\x1b[F": "end", "\x1bOH": "home", "\x1bOF": "end",
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1b[3~": "delete",
    "\x1b[5~": "page up", "\x1b[6~": "page down",
    "\x1b[1;5A": "map north", "\x1b[1;5B": "map south",
    "\x1b[1;5C": "map east", "\x1b[1;5D": "map west",
    "\r": "enter", "\n": "enter", "\x7f": "backspace", "\x08": "backspace",
    "\x01": "home", "\x05": "end", "\x0b": "kill", "\x15": "clear", "\x17": "word",
    "\x03": "interrupt", "\x04": "end of input", "\x1a": "suspend", "\x0c": "again",
}  # fmt: skip
WHEEL: Final = {64: "wheel up", 65: "wheel down"}  # buttons, for a terminal
MODIFIERS: Final = 4 + 8 + 16  # shift, alt and control, which do not matter here


@dataclass(frozen=True)
class Letter:
    """Something to write."""

    text: str


@dataclass(frozen=True)
class Key:
    """A key that does something, or the wheel of the mouse, a notch up or down."""

    name: str


@dataclass(frozen=True)
class Spot:
    """A place on the screen, counted from 1."""

    row: int
    column: int


class Click(Spot):
    """Where the left button was pressed."""


class Cursor(Spot):
    """Where the cursor is, as the terminal answered."""


Event = Letter | Key | Click | Cursor


class Keys:
    """Puts bytes together; what is begun waits for its end."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.decoder = codecs.getincrementaldecoder(encoding)("replace")
        self.waiting = ""

    def feed(self, data: bytes) -> Iterator[Event]:
        self.waiting += self.decoder.decode(data)
        while self.waiting:
            length, event = self.next()
            if not length:
                return
            self.waiting = self.waiting[length:]
            if event is not None:
                yield event

    def next(self) -> tuple[int, Event | None]:
        """How many letters the next event takes, and the event; 0 while it is not complete."""
        text = self.waiting
        if text[0] != ESCAPE:
            if text[0] in KEYS:
                return 1, Key(KEYS[text[0]])
            return 1, Letter(text[0]) if text[0].isprintable() else None
        whole = SEQUENCE.match(text)
        if whole is None:
            unfinished = BEGUN.fullmatch(text) is not None and len(text) < LONGEST
            return (0, None) if unfinished else (1, None)
        return whole.end(), meant(whole.group())


def meant(sequence: str) -> Event | None:
    """What an escape sequence says; None for what is of no use here."""
    if sequence in KEYS:
        return Key(KEYS[sequence])
    mouse = MOUSE.fullmatch(sequence)
    if mouse is not None:
        return pressed(int(mouse[1]), int(mouse[2]), int(mouse[3]), mouse[4] == "M")
    cursor = CURSOR.fullmatch(sequence)
    return Cursor(int(cursor[1]), int(cursor[2])) if cursor is not None else None


def pressed(button: int, column: int, row: int, down: bool) -> Event | None:
    button &= ~MODIFIERS
    if button in WHEEL:
        return Key(WHEEL[button])
    return Click(row, column) if button == 0 and down else None
