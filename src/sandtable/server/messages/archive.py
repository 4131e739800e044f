"""Replays, analyses, rules, and player aids."""

from __future__ import annotations

from typing import Literal

from sandtable.analysis.texts import AnalysisTold
from sandtable.server.messages.base import Message
from sandtable.server.messages.table import LogLine, Now, TableShown


class TurnMark(Message):
    step: int
    text: str


class Frame(Message):
    """One step of a game."""

    step: int
    seat: str  # who answered
    answer: str  # in words; empty where it is hidden
    now: Now
    log: list[LogLine]  # what this step brought


class ReplayPart(Message):
    """Some steps of a game, as one seat, anybody, or (once it is over) the referee sees it."""

    steps: int
    shown_as: str
    turns: list[TurnMark]
    frames: list[Frame]


class Replay(ReplayPart):
    """The same, with the table at which it is played."""

    table: TableShown
    may_show_as: list[str]


class Verdict(Message):
    """Whether every die and draw is that of the pledged dice."""

    ok: bool
    lines: list[str]


class AnalysisState(Message):
    """The analysis of a finished game, or how much of it is done."""

    # "none": nobody has asked for it; "impossible": the game cannot be analysed here
    status: Literal["none", "working", "ready", "failed", "impossible"]
    done: float = 0.0  # from 0 to 1
    analysis: AnalysisTold | None = None  # when it is ready


class RulesPage(Message):
    game: str
    title: str
    html: str


class DrawingShown(Message):
    """A drawing in a list: a symbol of the sheet, or a picture of its own."""

    symbol: str = ""
    box: list[float] = []  # the view of a symbol that lies around 0, 0; without, it takes any size
    picture: str = ""  # the address of an SVG


class FigureShown(Message):
    name: str
    value: str


class AidEntry(Message):
    """A sign of the map or a kind of unit: its drawing, its name, and what is to be known."""

    id: str
    name: str
    drawing: DrawingShown
    figures: list[FigureShown] = []
    lines: list[str] = []
    rule: str = ""
    here: bool = True  # it is in this game; else it may be met in another


class AidTable(Message):
    """A table of words, or a list of entries with drawings."""

    id: str
    title: str
    columns: list[str] = []
    rows: list[list[str]] = []
    entries: list[AidEntry] = []
    rest: str = ""  # the heading of the entries that are not in this game
    note: str = ""  # how it is to be read


class Aids(Message):
    tables: list[AidTable]
