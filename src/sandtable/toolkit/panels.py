"""Panels beside the board. A terminal draws them; the server sends them as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# Where something is, hidden or spent; a playing card, open or face down; an event to be had; of a
# battle the place, the troops that it begins with, and the turn of the other side
CellMark = Literal[
    "", "here", "hidden", "strong", "spent", "plain", "card", "down", "event",
    "place", "start", "gap",
]  # fmt: skip


@dataclass(frozen=True)
class Cell:
    """One field of a panel.

    A `sign` is a suit, or a drawing of the sheet; a mark says what is special about the field.
    """

    text: str
    mark: CellMark = ""
    tip: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Row:
    label: str
    cells: tuple[Cell, ...]
    nation: str = ""
    active: bool = False
    total: str = ""
    note: str = ""
    place: str = ""  # of the board, where what is told here stands


@dataclass(frozen=True)
class Panel:
    """Something that lies beside the board: tracks, cards on the table, a battle, figures."""

    id: str
    title: str
    kind: Literal["track", "cards", "battle", "figures"]
    rows: tuple[Row, ...]
    rule: str = ""
    now: bool = False  # it is what is going on
    head: tuple[str, ...] = ()
    note: str = ""
    open: bool = False  # worth seeing at all times, where there is room
    head_help: tuple[str, ...] = ()  # what each column of the head means
    help: str = ""  # what it shows, with the rule
