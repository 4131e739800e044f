"""The layout of a position in numbers: its parts, and what every number in them means."""

from __future__ import annotations

from typing import Final, final

BYTE: Final = 1  # a number from -128 to 127
WORD: Final = 2  # any other


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

    `shape` is that of its array; the channels are its last dimension. A number takes one byte where
    the ranges of all channels allow it, else two.
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
        fits = all(each.low >= -128 and each.high <= 127 for each in channels)
        self.bytes: int = BYTE if fits else WORD
        self.start = 0  # in the list of all numbers; the layout says where
        self.at = 0  # its first byte in memory


@final
class Layout:
    """The parts of an observation, one after another."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        # What encoders have worked out, for all of them: rows in memory, by what they say
        self.rows: dict[int, bytearray] = {}
        self.asked_rows: dict[int, bytearray] = {}
        self.size = 0
        self.bytes = 0
        for part in parts:
            part.start = self.size
            part.at = self.bytes
            self.size += part.size
            length = part.size * part.bytes
            self.bytes += length + length % WORD  # numbers of two bytes begin at an even one

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
