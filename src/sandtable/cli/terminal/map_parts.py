"""Parts of a map in letters: words with their styles, figures, what is shown, and the palette."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from sandtable.drawing.maps.chart import GREAT_FORT, OPEN, SMALL_FORT, Chart
from sandtable.drawing.maps.drawings import Arrow, Lying

SUITS: Final = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RED: Final = frozenset("♦♥")
MARKS: Final = {OPEN: "•", SMALL_FORT: "◇", GREAT_FORT: "◆"}
ASCII_MARKS: Final = {OPEN: "*", SMALL_FORT: "+", GREAT_FORT: "#"}
CROWN: Final = "♔"
ON_THE_LINE: Final = 0.1  # a town on the edge of two fields is in the first of them
LONGEST_LINK: Final = 3  # cells that a road from sheet to sheet may take
DARK: Final = 0x60  # a colour on which pale words can be read
DARKER: Final = 0.55
A_LITTLE_DARKER: Final = 0.75
MOST_LINES: Final = 4  # of pieces in one place

LIT: Final = Style(color="#000000", bgcolor="#ffff00", bold=True)
ASKED: Final = Style(color="#000000", bgcolor="#5fffff", bold=True)
FEW_LIT: Final = Style(color="black", bgcolor="bright_yellow")
FEW_ASKED: Final = Style(color="black", bgcolor="bright_cyan")
REVERSED: Final = Style(bold=True, reverse=True)
ROAD: Final = Style(color="#875f00")
MAIN_ROAD: Final = Style(color="#d7875f", bold=True)
RIVER: Final = Style(color="#5f87d7")
BORDER: Final = Style(color="#8a8a8a")
SEA: Final = Style(color="#5f87d7")
COUNTRY: Final = Style(color="#8a8a8a", italic=True)
RED_SUIT: Final = Style(color="#ff5f5f")
NAME: Final = Style(bold=True)
DIM: Final = Style(dim=True)


@dataclass(frozen=True)
class Words:
    """Some words in one style."""

    text: str
    style: Style = NAME
    mark: bool = False  # it stands where the town is

    @property
    def width(self) -> int:
        return cell_len(self.text)


Row = tuple[Words, ...]


@dataclass(frozen=True)
class Figure:
    """A piece, as it is written: whose it is, and how it is called in full."""

    text: str
    nation: str
    label: str
    spent: bool = False


@dataclass(frozen=True)
class Subject:
    """What is to be drawn, as one seat sees it."""

    chart: Chart  # in the language of the reader
    figures: dict[str, list[Figure]]  # by place
    signs: dict[str, list[Lying]]
    holders: dict[str, str]
    codes: dict[str, str]  # nations and sides in a letter or two
    colours: dict[str, tuple[str, str]]
    lit: dict[str, str] = field(default_factory=dict)  # by place, what stands in the brackets
    asked: str = ""
    arrows: tuple[Arrow, ...] = ()


@dataclass
class Missing:
    """What a drawing has no room for."""

    places: list[str] = field(default_factory=list)  # lit, by id
    figures: list[Figure] = field(default_factory=list)
    beyond: Counter[str] = field(default_factory=Counter)  # pieces, by the side of the window


TOWN_APART: Final = 12
CORNERS: Final = {
    (north, east, south, west): letter
    for letter, (north, east, south, west) in {
        "┼": (True, True, True, True), "├": (True, True, True, False),
        "┤": (True, False, True, True), "┬": (False, True, True, True),
        "┴": (True, True, False, True), "└": (True, True, False, False),
        "┌": (False, True, True, False), "┐": (False, False, True, True),
        "┘": (True, False, False, True),
    }.items()
}  # fmt: skip


def width(row: Row) -> int:
    return sum(words.width for words in row)


def spaced(words: list[Words]) -> Row:
    found: list[Words] = []
    for each in words:
        found += [Words(" ", Style()), each] if found else [each]
    return tuple(found)


def darkened(colour: str) -> str:
    """A colour for the ground, so that words can be read on it; a dark one is dark enough."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    share = DARKER if max(parts) > DARK else A_LITTLE_DARKER
    return "#" + "".join(f"{round(each * share):02x}" for each in parts)
