"""A position in numbers, as one seat may know it: for programs that learn.

A layout (`layout.py`) names every number with its range. An encoder keeps the numbers of the
position that it saw last, packed in memory, and rewrites only what is different now: a step of a
game costs little. What is different the `changes` of the state tell; of a state without them it is
found by comparing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from struct import Struct
from sys import byteorder
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.core.layout import Layout
from sandtable.core.question import Question
from sandtable.core.state import State

CHUNK: Final = 32  # numbers that are compared at once
ROWS_AT_ONCE: Final = 4  # and rows
BYTES: Final = 2  # a number
FORMAT: Final = "h"  # what `struct` calls such numbers
# Of a number from 0 to 127 the byte that is not 0: to set it alone is quicker than to set a cell
LOW: Final[int] = 0 if byteorder == "little" else BYTES - 1
MOST_CHANGES: Final = 4096  # then a state begins a new list of them

_structs: Final[dict[int, Struct]] = {}


def packing(count: int) -> Struct:
    """How so many numbers lie in memory."""
    known = _structs.get(count)
    if known is None:
        known = _structs[count] = Struct(f"={count}{FORMAT}")
    return known


def packed(values: list[int]) -> bytearray:
    """To be put into a buffer, which takes a `bytearray` in half the time of `bytes`."""
    return bytearray(packing(len(values)).pack(*values))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """The numbers of a position for one seat, kept up to date by `update`."""

    def __init__(
        self, layout: Layout, seat: int, seats: int, questions: list[str], stride: int
    ) -> None:
        self.layout = layout
        self.seat = seat
        self.seats = seats
        self.stride = stride
        self.buffer = bytearray(BYTES * layout.size)  # the numbers, as 16 bits each
        self.cells = memoryview(self.buffer).cast(FORMAT)
        self._questions: dict[str, int] = {key: at for at, key in enumerate(questions)}
        part = layout.part("asked")
        self._keys_at = 1 + seats  # channels of what is asked
        self._verbs_at = 1 + seats + len(questions)
        self._subject_at = part.start + part.width - 1
        self._asked_from = BYTES * part.start
        self._asked_end = BYTES * self._subject_at
        self._asked: dict[int, bytearray] = {}  # packed, by what is asked in one number
        self._shown: bytearray | None = None  # what of it is in the buffer
        self._subject = 0
        self.question: Question | None = None  # what this seat hears of what is asked
        self.legal = bytearray()  # by action: 1 if this seat may answer so; empty where not wanted
        self._offered: list[Any] = []
        self._changes: list[int] | None = None  # those of the state that was seen last
        self._read = 0  # so many of them

    def numbers(self) -> list[int]:
        """All numbers, one after another."""
        return list(self.cells)

    def update(self, game: Any) -> None:
        """Take in a position."""
        state: State = game
        question: Question | None = state.asked[0] if len(state.asked) == 1 else None
        if question is None or question.seat != self.seat:  # seldom
            question = self.heard(state)
        self.question = question
        self.encode(game)
        self.ask(state)
        if self.legal:
            mine = question is not None and question.seat == self.seat
            self.offer(question.actions if question is not None and mine else [])

    @abstractmethod
    def encode(self, game: Any) -> None:
        """Put the numbers of every part but what is asked."""

    def changed(self, state: State) -> list[int] | None:
        """Where the position has changed since the last look; None if only comparing can tell."""
        changes = state.changes
        if changes is None or changes is not self._changes:
            self._changes = changes
            self._read = 0 if changes is None else len(changes)
            return None
        found = changes[self._read :]
        self._read = len(changes)
        if self._read > MOST_CHANGES:
            state.changes = []
        return found

    def offer(self, actions: list[Any]) -> None:
        """Set the mask: these actions are legal, and no others.

        Compiled, `Any` leaves numbers as they are in the list: to set bytes is all that is done.
        """
        legal = self.legal
        for action in self._offered:
            legal[action] = 0
        for action in actions:
            legal[action] = 1
        self._offered = actions

    def put(self, start: int, values: list[int]) -> None:
        """Numbers from a place on."""
        known = _structs.get(len(values))
        if known is None:
            known = packing(len(values))
        known.pack_into(self.buffer, BYTES * start, *values)

    def put_small(self, start: int, values: list[int]) -> None:
        """The same for numbers from 0 to 255 where none but such have ever been: three times as
        quick, as only one byte of each is written."""
        first = BYTES * start
        self.buffer[first + LOW : first + BYTES * len(values) : BYTES] = bytes(values)

    def heard(self, state: State) -> Question | None:
        """The question to this seat; else one to another seat that everybody hears."""
        open_one: Question | None = None
        for question in state.asked:
            if question.seat == self.seat:
                return question
            if not question.secret and open_one is None:
                open_one = question
        return open_one

    def ask(self, state: State) -> None:
        """Put what is asked: its row is worked out once for all questions that are alike."""
        asked = self.question
        seats = own = number = verbs = 0
        subject = -1
        if asked is not None:
            number = self._questions[asked.key] + 1
            subject = asked.subject
            if asked.seat == self.seat:
                own = 1
                stride = self.stride
                first = end = 0  # the actions of the verb that was found last
                for action in asked.actions:
                    if action >= end or action < first:
                        verb = action // stride
                        first = verb * stride
                        end = first + stride
                        verbs |= 1 << verb
        if asked is not None and len(state.asked) == 1:  # mostly
            seats = 1 << asked.seat
        else:
            for question in state.asked:
                seats |= 1 << question.seat
        alike = (verbs << 8 | number) << 5 | seats << 1 | own
        row = self._asked.get(alike)
        if row is None:
            row = self._asked[alike] = self.asked_row(own, seats, number, verbs)
        if row is not self._shown:
            self._shown = row
            self.buffer[self._asked_from : self._asked_end] = row
        if subject != self._subject:
            self._subject = subject
            self.cells[self._subject_at] = subject

    def asked_row(self, own: int, seats: int, number: int, verbs: int) -> bytearray:
        """All channels but the subject: who is asked, which question, the verbs of this seat."""
        row = [0] * (self.layout.part("asked").width - 1)
        row[0] = own
        for seat in range(self.seats):
            row[1 + seat] = seats >> seat & 1
        if number:
            row[self._keys_at + number - 1] = 1
        for at in range(self._verbs_at, len(row)):
            row[at] = verbs >> (at - self._verbs_at) & 1
        return packed(row)


def differing(new: list[int], old: list[int]) -> list[int]:
    """The places at which two lists of the same length are not alike; mostly they are few."""
    found: list[int] = []
    for start in range(0, len(new), CHUNK):
        ours, theirs = new[start : start + CHUNK], old[start : start + CHUNK]
        if ours != theirs:
            for at, one in enumerate(ours):
                if one != theirs[at]:
                    found.append(start + at)
    return found


def changed_rows(new: list[int], old: list[int], width: int) -> list[int]:
    """Where rows of so many numbers begin that are not alike in two lists of the same length."""
    found: list[int] = []
    size = ROWS_AT_ONCE * width
    for start in range(0, len(new), size):
        ours, theirs = new[start : start + size], old[start : start + size]
        if ours != theirs:
            for at in range(0, len(ours), width):
                if ours[at : at + width] != theirs[at : at + width]:
                    found.append(start + at)
    return found
