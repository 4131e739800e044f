"""A position in numbers, as one seat may know it: for programs that learn.

A layout names every number with its range. An encoder keeps the numbers of the position that it saw
last and rewrites only what is different now, so that a step of a game costs little.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.question import Question
from sandtable.core.state import State

CHUNK: Final = 32  # numbers that are compared at once


@final
class Channel:
    """One number of a row: what it is called, and its least and greatest value."""

    def __init__(self, name: str, low: int = 0, high: int = 1) -> None:
        self.name = name
        self.low = low
        self.high = high


def flags(*names: str) -> list[Channel]:
    """Channels that are 0 or 1."""
    return [Channel(name) for name in names]


def one_of(what: str, words: list[str]) -> list[Channel]:
    """A channel a word, of which at most one is 1."""
    return [Channel(f"{what}: {word}") for word in words]


def counts(what: str, words: list[str], high: int, low: int = 0) -> list[Channel]:
    """A channel a word, each a number of things."""
    return [Channel(f"{what}: {word}", low, high) for word in words]


@final
class Part:
    """A table of numbers: rows with a name each, and the same channels in every row.

    `shape` is that of its array; the channels are its last dimension.
    """

    def __init__(
        self,
        name: str,
        about: str,
        rows: list[str],
        channels: list[Channel],
        shape: list[int] | None = None,
    ) -> None:
        self.name = name
        self.about = about
        self.rows = rows
        self.channels = channels
        self.width = len(channels)
        self.size = len(rows) * self.width
        self.shape: list[int] = shape if shape is not None else [len(rows), self.width]
        self.start = 0  # in the list of all numbers; the layout says where


@final
class Layout:
    """The parts of an observation, one after another."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size = 0
        for part in parts:
            part.start = self.size
            self.size += part.size

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


def asked_part(seats: list[str], questions: list[str], verbs: list[str], subjects: int) -> Part:
    """What is asked, of whom: the same part in every game."""
    channels = [
        *flags("asked: this seat"),
        *one_of("asked", seats),
        *one_of("question", questions),
        *one_of("verb", verbs),
        Channel("subject", -1, subjects),
    ]
    about = "who is asked, the question, the verbs this seat may answer with, what it is about"
    return Part("asked", about, ["now"], channels, [len(channels)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """The numbers of a position for one seat. `update` says which of them have changed."""

    def __init__(
        self, layout: Layout, seat: int, seats: int, questions: list[str], stride: int
    ) -> None:
        self.layout = layout
        self.seat = seat
        self.seats = seats
        self.stride = stride
        self.numbers: list[int] = [0] * layout.size
        self.changed: list[int] = []  # starts and ends of what is new since `update` was called
        self._questions: dict[str, int] = {key: at for at, key in enumerate(questions)}
        part = layout.part("asked")
        self._asked_at = part.start
        self._asked_width = part.width
        self._keys_at = 1 + seats
        self._verbs_at = 1 + seats + len(questions)

    def update(self, game: Any) -> list[int]:
        """Take in a position; starts and ends of the numbers that are others now."""
        self.changed = []
        self.encode(game)
        self.put(self._asked_at, self.asked(game))
        return self.changed

    @abstractmethod
    def encode(self, game: Any) -> None:
        """Put the numbers of every part but what is asked."""

    def put(self, start: int, values: list[int]) -> None:
        """Numbers from a place on."""
        end = start + len(values)
        if self.numbers[start:end] != values:
            self.numbers[start:end] = values
            self.changed.append(start)
            self.changed.append(end)

    def heard(self, state: State) -> Question | None:
        """The question to this seat; else one to another seat that everybody hears."""
        open_one: Question | None = None
        for question in state.asked:
            if question.seat == self.seat:
                return question
            if not question.secret and open_one is None:
                open_one = question
        return open_one

    def asked(self, state: State) -> list[int]:
        row = [0] * self._asked_width
        for question in state.asked:
            row[1 + question.seat] = 1
        row[-1] = -1
        asked = self.heard(state)
        if asked is not None:
            row[self._keys_at + self._questions[asked.key]] = 1
            row[-1] = asked.subject
            if asked.seat == self.seat:
                row[0] = 1
                stride, verbs_at = self.stride, self._verbs_at
                for action in asked.actions:
                    row[verbs_at + action // stride] = 1
        return row


def differing(new: list[int], old: list[int]) -> list[int]:
    """The places at which two lists of the same length are not alike; mostly they are few."""
    found: list[int] = []
    for start in range(0, len(new), CHUNK):
        if new[start : start + CHUNK] != old[start : start + CHUNK]:
            for at in range(start, min(start + CHUNK, len(new))):
                if new[at] != old[at]:
                    found.append(at)
    return found
