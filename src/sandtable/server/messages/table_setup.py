"""The home page, opening and joining tables, and the own tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_WORD, Message
from sandtable.server.messages.clocks import PaceBrief, PaceLimits, PaceWish
from sandtable.toolkit.scenario_summary import Force

SeatKind = Literal["me", "here", "bot", "invite"]
Openness = Literal["private", "open", "challenge"]


class SeatWish(Message):
    """Who is to sit in a seat: me, another one at this screen, a bot, or a guest with the link."""

    kind: SeatKind
    bot: str = Field(default="", max_length=LONGEST_WORD)


Holder = Literal["you", "here", "person", "bot", "open"]


class SeatShown(Message):
    seat: str
    name: str  # French
    who: str  # Anna, captain
    holder: Holder
    bot: str = ""
    present: bool = False


class SideBrief(Message):
    """One side of a scenario before it is played."""

    seat: str
    name: str
    hand: int
    forces: tuple[Force, ...]
    leaders: list[str]
    wins: float | None = None  # share of measured games, if any were measured


class EvenBrief(Message):
    """A handicap that makes the chances of a scenario even."""

    handicap: dict[str, int]  # as a new table takes it
    text: str  # what it changes
    games: int  # that were measured with it
    wins: dict[str, float]  # shares of them, by seat


class ScenarioBrief(Message):
    id: str
    name: str
    date: str
    about: str
    first: str  # the seat that begins
    wins: str  # what wins, in words: so many banners or medals
    turns: int | None = None  # whole turns, as a rule
    games: int = 0  # how many games `wins` were measured on; 0 where they are too few
    level: str = ""  # of the bots that played them
    even: EvenBrief | None = None
    objectives: list[str]
    specials: list[str]
    reconstructed: str
    sides: list[SideBrief]
    picture: str  # address of a small picture
    tags: list[str] = []  # what is special about it, a word each: tanks


class SwitchBrief(Message):
    """An optional rule that may be chosen when a table is opened."""

    id: str
    text: str  # with the number of its rule


class HandicapBrief(Message):
    """A number that may be changed for one side when a table is opened."""

    id: str
    text: str
    most: int  # by so many more or fewer


class GameBrief(Message):
    """A box on the shelf, and what is in it."""

    id: str
    name: str
    about: str
    line: str  # what it is, on the lid of its box
    players: str  # how many, in words
    length: str  # of a game, in words
    picture: str  # address of the picture on the lid
    scenarios: list[ScenarioBrief]
    guided: ScenarioBrief | None = None  # the guided first battle
    switches: list[SwitchBrief] = []
    handicaps: list[HandicapBrief] = []
    levels: dict[str, str] = {}  # how strong a bot is here, where that was measured, by its id


class BotBrief(Message):
    id: str
    name: str
    about: str


class Lobby(Message):
    """What the home page offers."""

    games: list[GameBrief]
    bots: list[BotBrief]
    languages: list[str]
    version: str
    paces: list[PaceBrief] = []
    pace_limits: list[PaceLimits] = []


class NewTable(Message):
    game: str = Field(max_length=LONGEST_WORD)
    scenario: str = Field(max_length=LONGEST_WORD)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    name: str = Field(default="", max_length=LONGEST_WORD)  # of the visitor, as others see it
    seed: str | None = Field(default=None, max_length=LONGEST_WORD)  # chosen, for solo play only
    guided: bool = False
    switches: list[Annotated[str, Field(max_length=LONGEST_WORD)]] = Field(
        default=[], max_length=32
    )  # optional rules that are on
    handicap: dict[Annotated[str, Field(max_length=LONGEST_WORD)], int] = Field(
        default={}, max_length=32
    )  # what is changed for a side, by so many
    openness: Openness = "private"  # who may take the free seats: who has a link, all, or one
    challenge: str = Field(default="", max_length=LONGEST_WORD)  # the name of that one
    pace: PaceWish | None = None  # None: no clocks
    rated: bool = False  # the result counts for the ratings of all who play
    hints: bool | None = None  # players may ask for them; None: where one plays against bots


class Branch(Message):
    """Play from a step of another table or record, against whom one likes."""

    table: str = Field(max_length=LONGEST_WORD)
    step: int = Field(ge=0)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    name: str = Field(default="", max_length=LONGEST_WORD)


class Word(Message):
    """A seat's word for the dice, given after the server has pledged itself.

    Or the promise of one, its hash: then the word is given when every seat is bound.
    """

    word: str = Field(default="", max_length=LONGEST_WORD)
    promise: str = Field(default="", pattern="^([0-9a-f]{64})?$")
    name: str = Field(default="", max_length=LONGEST_WORD)


class InvitedWord(Word):
    """The word of somebody who takes a seat by a link, with the secret part of the link."""

    token: str = Field(max_length=LONGEST_WORD)


class Opened(Message):
    """A table and its dice's pledge; `invites` are addresses, by seat."""

    id: str
    commitment: str
    invites: dict[str, str]


class Invitation(Message):
    """What a link invites to. Only a link that is open can be accepted."""

    status: Literal["open", "used", "yours"]  # yours: who asks sits at this table already
    table: str  # empty unless who asks may go there
    game: str
    game_name: str
    scenario: str
    title: str
    about: str
    picture: str  # address of a small picture
    seat: str
    seat_name: str
    host: str  # who invites, if a name was given
    commitment: str
    pace: str = ""  # in words, where there are clocks
    told: list[str] = []  # what else was chosen for the table, a sentence each


class TableRow(Message):
    """One of my tables."""

    id: str
    game: str
    scenario: str
    title: str
    status: Literal["waiting", "running", "over"]
    moment: str
    seats: list[SeatShown]
    my_turn: bool
    unseen: int  # answers given since I last looked
    changed: str  # ISO 8601
    result: str = ""
    openness: Openness = "private"  # who may take its free seats
    left: int | None = None  # milliseconds on my clock, where it runs; on a day off none
    days: bool = False  # it is a clock for days
    rated: bool = False


class MyTables(Message):
    tables: list[TableRow]
