"""A table and its position, for one viewer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sandtable.server.messages.base import STRICT, Message, ModifierShown
from sandtable.server.messages.boards import Scene
from sandtable.server.messages.table_setup import Openness, SeatShown, SeatWish
from sandtable.toolkit.display import Card, Leg, Sharing, Side
from sandtable.toolkit.drawings import LeftMark
from sandtable.toolkit.panels import Panel


class DiceShown(Message):
    """The server's pledge, the words of the seats, and at the end the secret."""

    commitment: str
    words: list[str]
    promises: list[str] = []  # the hashes of words, by seat; empty for who promised none
    bound: bool = False  # every seat is: words that were promised are shown now
    secret: str = ""
    chosen: bool = False


class BoardShown(Message):
    """Where the drawings of this board are."""

    layout: str  # JSON: see Layout
    ground: str  # SVG
    sheet: str  # SVG symbols
    art: str  # folder of the cards' and dice's drawings


class MatchShown(Message):
    """Games between the same players, sides swapped after each."""

    games: int
    scores: list[str]  # a line a player


class TableShown(Message):
    id: str
    game: str
    game_name: str
    scenario: str
    title: str
    date: str
    status: Literal["waiting", "running", "over"]
    briefing: list[str]
    seats: list[SeatShown]
    yours: list[str]  # the seats of this visitor
    dice: DiceShown
    board: BoardShown
    onlookers: int = 0
    match: MatchShown | None = None
    rematch: str = ""  # the table of the next game, if there is one
    guided: bool = False
    chat_open: bool = False  # onlookers read the chat, and write there
    agreement: Literal["draw", "armistice"] = "draw"  # how it ends if all agree to
    pace: str = ""  # in words, where there are clocks
    rated: bool = False
    hints: bool = False  # players may ask for them
    handicap: str = ""  # what is changed for a side, in words
    tournament: str = ""  # the id of the tournament that it belongs to
    source: str = ""  # for a game that was branched or loaded: what it came from
    openness: Openness = "private"  # who may take its free seats
    puzzle: int = 0  # the number of the puzzle that is played here


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers that may be given."""

    __pydantic_config__ = STRICT

    name: str  # in notation: what is sent back
    text: str
    verb: str
    thing: str = ""  # what it names, in notation
    number: int | None = None  # where it names a number
    place: str = ""
    card: str = ""  # that it plays, pays with or takes
    sign: str = ""  # the drawing of what it names
    by: str = ""  # the drawing of how one goes
    doubt: bool = False  # to be asked once more before it is given
    dice: bool = False  # it throws dice: ask for the odds, as far as they are known
    draws: bool = False  # cards are drawn at once, and not because a turn ends
    note: str = ""  # what is easily overlooked
    price: str = ""  # of what it buys


class OddsShown(Message):
    title: str
    dice: int
    modifiers: list[ModifierShown]
    hits: list[float]  # the chance of 0, 1, 2... hits
    flags: list[float]
    expected: float
    eliminates: float | None = None
    retreats: float | None = None  # the chance that it must go back
    blocks: int = 0
    ignorable: int = 0
    replies: list[str] = []
    short: str = ""
    rules: list[str] = []  # further rules behind it, which no modifier names


class Asked(Message):
    number: int  # an answer names it
    key: str
    text: str
    rule: str
    place: str = ""  # what it is about
    answers: list[Answer]
    threat: OddsShown | None = None
    against: str = ""  # the place from which an attack comes that is to be answered
    sweeps: bool = False  # several answers may be given in one sweep
    plans: bool = False  # some are steps of something longer: ask where they lead
    cards: list[Card] = []  # that are offered and not in the hand
    tip: str = ""  # of the guided battle
    lifts: dict[str, list[str]] = {}  # by piece: the answers that lifting it gives
    sharing: Sharing | None = None


class Waiting(Message):
    seat: str
    text: str  # The captain is thinking


class Petition(Message):
    kind: Literal["take-back", "draw", "rematch", "rematch-same", "bot", "clock-bot", "open-chat"]
    seat: str  # who asks
    name: str  # of what is asked, for the reply
    text: str
    yours: bool  # you asked
    open: bool = True  # you may answer


class StandingShown(Message):
    id: str
    text: str
    on: bool


class NextShown(Message):
    """What to do after a lesson: a table to open, or (without a scenario) the rules to read."""

    kind: Literal["scenario", "opponent", "rules"]
    text: str
    scenario: str = ""
    seats: list[SeatWish] = []


class LearnedShown(Message):
    """What a lesson has taught, and what comes next."""

    lines: list[str]
    next: list[NextShown]


class ResultShown(Message):
    text: str
    winner: str | None
    how: Literal["victory", "resigned", "drawn", "time"] = "victory"
    learned: LearnedShown | None = None  # after a lesson


class Trouble(Message):
    """A bot failed or took too long."""

    seat: str
    text: str


class Now(Message):
    """How things stand, for one viewer."""

    revision: int  # grows with every change
    step: int  # answers given so far
    since: int = -1  # what the others did last: the steps after this one
    until: int = -1  # up to this one
    moment: str  # turn 3, French
    moment_help: str  # what it means, with the rule
    seat: str | None  # as which seat this is shown; None: as anybody may see it
    scene: Scene
    sides: list[Side]
    asked: Asked | None
    waiting: list[Waiting]
    hand: list[Card]
    card: Card | None  # on the table
    panels: list[Panel] = []
    can_undo: bool
    can_reset: bool
    can_take_back: bool = False  # back to the last choice, dice or not: nobody need be asked
    confirm: str = ""  # same screen: this seat is to take the chair first
    covered: bool = False  # same screen: asked before all who sit there, so no hand is shown
    petition: Petition | None = None
    standing: list[StandingShown] = []
    trouble: Trouble | None = None
    result: ResultShown | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    __pydantic_config__ = STRICT

    n: int
    key: str
    text: str
    rule: str
    rules: list[str] = field(default_factory=list)  # further rules behind it, without `rule`
    step: int  # the answer that brought it about
    places: list[str] = field(default_factory=list)
    seat: str = ""
    faces: tuple[str, ...] = ()  # of dice, by drawing, those first that hit
    hits: int = 0  # so many of them hit; 0 also where it is not known which
    turn: bool = False  # with it a turn begins
    way: list[str] = field(default_factory=list)  # from place to place, of something that moved
    leg: Leg | None = None  # of a march, whose steps are told as one
    back: bool = False  # it went back, as in a retreat
    mark: LeftMark = ""  # what it leaves on the board for a while


class ChatLine(Message):
    n: int
    who: str
    seat: str = ""
    text: str
    at: str
    mine: bool = False
