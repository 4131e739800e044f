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

from sandtable.core.layout import BYTE, WORD, Layout
from sandtable.core.question import Question
from sandtable.core.state import State

CHUNK: Final = 32  # numbers that are compared at once
ROWS_AT_ONCE: Final = 4  # and rows
FORMAT: Final = "h"  # what `struct` calls a number of two bytes
LOW: Final[int] = 0 if byteorder == "little" else 1  # of its bytes the one for 0 to 255
MOST_CHANGES: Final = 4096  # then a state begins a new list of them

_structs: Final[dict[int, Struct]] = {}


def packing(count: int) -> Struct:
    """How so many numbers of two bytes lie in memory."""
    known = _structs.get(count)
    if known is None:
        known = _structs[count] = Struct(f"={count}{FORMAT}")
    return known


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
        self.buffer = bytearray(layout.bytes)  # the numbers, as the layout has them
        self.words = memoryview(self.buffer).cast(FORMAT)  # for those of two bytes
        self._questions: dict[str, int] = {key: number + 1 for number, key in enumerate(questions)}
        part = layout.part("asked")
        self._keys_at = 1 + seats  # channels of what is asked
        self._verbs_at = 1 + seats + len(questions)
        self._asked_from = part.at
        self._asked_end = part.at + part.bytes * (part.width - 1)
        self._subject_at = self._asked_end // WORD
        self._asked = layout.asked_rows  # by what is asked in one number
        self._shown: bytearray | None = None  # what of it is in the buffer
        self._subject = 0
        self.question: Question | None = None  # what this seat hears of what is asked
        self.legal = bytearray()  # by action: 1 if this seat may answer so; empty where not wanted
        self._offered: list[Any] = []
        self._changes: list[int] | None = None  # those of the state that was seen last
        self._read = 0  # so many of them

    def numbers(self) -> list[int]:
        """All numbers, one after another."""
        found: list[int] = []
        for part in self.layout.parts:
            end = part.at + part.size * part.bytes
            found += memoryview(self.buffer)[part.at : end].cast("b" if part.bytes == BYTE else "h")
        return found

    def update(self, game: Any) -> None:
        """Take in a position."""
        state: State = game
        asked = state.asked
        question: Question | None = asked[0] if len(asked) == 1 else None
        if question is None or question.seat != self.seat:  # seldom
            question = self.heard(state)
        self.question = question
        self.encode(game)
        if question is not None and question.seat == self.seat:
            self.ask(state, question, question.actions)
            if self.legal:
                self.offer(question.actions)
            return
        self.ask(state, question, [])
        if self._offered:
            self.offer([])

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

    def put(self, at: int, values: list[int]) -> None:
        """Numbers of one byte from 0 on, from this byte on."""
        self.buffer[at : at + len(values)] = bytearray(values)  # in half the time of `bytes`

    def put_words(self, at: int, values: list[int]) -> None:
        """Numbers of two bytes, from this byte on."""
        known = _structs.get(len(values))
        if known is None:
            known = packing(len(values))
        known.pack_into(self.buffer, at, *values)

    def heard(self, state: State) -> Question | None:
        """The question to this seat; else one to another seat that everybody hears."""
        open_one: Question | None = None
        for question in state.asked:
            if question.seat == self.seat:
                return question
            if not question.secret and open_one is None:
                open_one = question
        return open_one

    def ask(self, state: State, question: Question | None, actions: list[int]) -> None:
        """Put what is asked: its row is worked out once for all questions that are alike."""
        verbs = first = end = 0  # the actions of the verb that was found last
        for action in actions:
            if action >= end or action < first:
                verb = action // self.stride
                first = verb * self.stride
                end = first + self.stride
                verbs |= 1 << verb
        number = 0
        subject = -1
        if question is not None:
            number = self._questions[question.key]
            subject = question.subject
        seats = 0
        for each in state.asked:
            seats |= 1 << each.seat
        alike = (verbs << 8 | number) << 5 | seats << 1 | (1 if verbs else 0)
        row = self._asked.get(alike)
        if row is None:
            row = self._asked[alike] = self.asked_row(1 if verbs else 0, seats, number, verbs)
        if row is not self._shown:
            self._shown = row
            self.buffer[self._asked_from : self._asked_end] = row
        if subject != self._subject:
            self._subject = subject
            self.words[self._subject_at] = subject

    def asked_row(self, own: int, seats: int, number: int, verbs: int) -> bytearray:
        """All channels but the subject: who is asked, which question, the verbs of this seat."""
        row = bytearray(self._asked_end - self._asked_from)
        row[LOW] = own
        for seat in range(self.seats):
            row[WORD * (1 + seat) + LOW] = seats >> seat & 1
        if number:
            row[WORD * (self._keys_at + number - 1) + LOW] = 1
        at = self._verbs_at
        while verbs:
            row[WORD * at + LOW] = verbs & 1
            verbs >>= 1
            at += 1
        return row


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
