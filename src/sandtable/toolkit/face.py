"""The face of a game: what it shows of itself to people, in words, in no particular medium.

A terminal and a page in a browser ask the same face and draw what it gives in their own way. This
one is for any game and knows what every box can do; a game says more in a face of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal

from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.odds import Chances, chances_of, in_short
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from sandtable.toolkit.box import Box

# Before the game


@dataclass(frozen=True)
class Force:
    """So many units of one kind, by their ids and in words."""

    nation: str
    kind: str
    count: int
    word: str


@dataclass(frozen=True)
class Brief:
    """What is said of a scenario to those who choose one. What has a seat is by the seat's id."""

    id: str
    name: str = ""
    date: str = ""
    sides: tuple[str, ...] = ()  # the ids of the seats
    first: str = ""  # the seat that begins
    needed: int = 0  # to win: banners, medals
    hands: dict[str, int] = field(default_factory=dict)
    about: str = ""
    objectives: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    reconstructed: str = ""
    forces: dict[str, tuple[Force, ...]] = field(default_factory=dict)
    leaders: dict[str, tuple[str, ...]] = field(default_factory=dict)
    games: int = 0  # that were measured
    turns: int = 0  # of half of them, at most
    wins: dict[str, float] = field(default_factory=dict)  # shares of them
    tags: tuple[str, ...] = ()  # what is special about it, a word each


# At the table


@dataclass(frozen=True)
class Card:
    """A card: what it is called and does. Where it orders by sections, how many in each."""

    id: str
    title: str
    does: str
    rule: str = ""
    group: str = ""
    sections: tuple[str, ...] = ()
    orders: tuple[int, ...] = ()
    sign: str = ""  # a suit, where it is a playing card, or "any"
    worth: str = ""  # the number on it


@dataclass(frozen=True)
class Holding:
    """So many of something that a side has on the table beside cards: tokens, guns in reserve."""

    id: str
    name: str
    count: int


@dataclass(frozen=True)
class Side:
    """How things stand for one seat."""

    seat: str
    name: str
    score: int = 0
    needed: int = 0  # to win; 0 where no number is
    cards: int = 0
    active: bool = False  # it is this seat's turn
    to_move: bool = False  # this seat is asked now
    nation: str = ""  # whose colours it shows
    holdings: tuple[Holding, ...] = ()


@dataclass(frozen=True)
class Status:
    """How things stand, as everybody sees it."""

    turn: int
    sides: tuple[Side, ...]
    card: Card | None = None  # on the table
    in_force: Card | None = None  # what it counts as, where that is another


@dataclass(frozen=True)
class Odds:
    """The dice of one answer, or of what is coming: before they are thrown."""

    title: str
    dice: int
    modifiers: tuple[tuple[str, str], ...]  # in words, and the rule
    chances: Chances
    target_blocks: int = 0  # so many hits eliminate it; 0 where that is no number
    ignorable: int = 0  # flags
    target: str = ""  # the last two in words
    replies: tuple[str, ...] = ()  # what may come back
    short: str = ""
    incoming: bool = False  # the dice of the other side, after this answer


# Things shared out on one sheet


@dataclass(frozen=True)
class Share:
    """How many one piece has of a sum, and what it may have."""

    piece: str  # its id, as answers and the board name it
    name: str
    sum: str  # the id of the sum that it is part of
    count: int
    least: int
    most: int


@dataclass(frozen=True)
class Sum:
    """What is shared out among the shares of its id: all of it."""

    id: str
    name: str
    total: int


@dataclass(frozen=True)
class Sharing:
    """A question and those that follow it, answered together."""

    title: str  # what is asked, of all of them
    shares: tuple[Share, ...]
    sums: tuple[Sum, ...]
    keeps: bool = False  # it stands as `count` says, and may be left so


# Beside the board

# Where something is, hidden or spent; a playing card, open or face down; an event to be had; of a
# battle the place, the troops that it begins with, and the turn of the other side
CellMark = Literal[
    "", "here", "hidden", "strong", "spent", "plain", "card", "down", "event",
    "place", "start", "gap",
]  # fmt: skip


# What an event leaves on the board for a while
LeftMark = Literal["", "attack", "loss"]


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


# On the board


@dataclass(frozen=True)
class Glance:
    """What one sees when pointing at a place, as one seat may know it."""

    lines: tuple[str, ...] = ()
    way: tuple[str, ...] = ()  # places in a line: how what stands there is fed
    reach: tuple[str, ...] = ()  # the places to which what stands there could go


# Aids to look at


@dataclass(frozen=True)
class Ground:
    """A kind of ground and what it does."""

    id: str
    name: str
    rule: str
    effects: tuple[str, ...]


@dataclass(frozen=True)
class Listed:
    """A piece of the roster."""

    name: str
    nation: str
    kind: str
    blocks: int = 0
    full: int = 0  # at the start; 0 for what has no blocks
    place: str = ""  # empty when it is gone


@dataclass(frozen=True)
class Counted:
    """So many cards of one kind."""

    id: str
    title: str
    count: int
    group: str = ""


@dataclass(frozen=True)
class Sign:
    """Something that may be drawn on the map, and what it means.

    It is shown by a symbol of the sheet, or by a sample of the painted ground that has its id.
    `covers` has patterns of the symbols that it explains, such as `fort-*`.
    """

    id: str
    name: str
    text: str
    rule: str
    symbol: str = ""
    covers: tuple[str, ...] = ()
    here: bool = False  # it is painted on this map; of symbols the scene tells


@dataclass(frozen=True)
class UnitKind:
    """A kind of unit: its figures by their names, and its special rules."""

    id: str
    name: str
    symbol: str
    figures: tuple[tuple[str, str], ...]
    notes: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()  # patterns of its symbols
    here: bool = False  # it takes part in this game


@dataclass(frozen=True)
class Aids:
    """What a player may want to look up, as one seat may know it. Rosters go by the seat's id."""

    ground: tuple[Ground, ...] = ()
    roster: dict[str, tuple[Listed, ...]] = field(default_factory=dict)
    discards: tuple[Counted, ...] = ()
    unseen: tuple[Counted, ...] = ()
    needed: dict[str, int] = field(default_factory=dict)  # what is still missing to win
    signs: tuple[Sign, ...] = ()  # the legend of the map
    units: tuple[UnitKind, ...] = ()


class Face(Generic[StateT]):
    """The face of any game."""

    learned: ClassVar[int] = 0  # how many sentences there are on what a lesson has taught
    after_lesson: ClassVar[str] = ""  # the scenario to play after it
    cover: ClassVar[str] = ""  # the scenario on the lid of the box; the first, if none is named

    def __init__(self, box: Box[StateT]) -> None:
        self.box = box

    # Before the game

    @cached_property
    def balance(self) -> dict[str, Any]:
        """How each scenario plays, as `tools/balance.py` measured it, if it did."""
        path = self.box.folder / "data" / "balance.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    def briefs(self, language: str, in_full: bool = True) -> list[Brief]:
        """The scenarios. Without forces and leaders, whose names take time, if not `in_full`."""
        return [self.brief_of(each, language, in_full) for each in self.box.scenarios()]

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> Brief:
        """One scenario or lesson; a KeyError if there is none."""
        return Brief(scenario, sides=tuple(self.box.seats))

    def briefing(self, state: StateT, speaker: Speaker) -> list[str]:
        """What the players are told before the first turn, a paragraph a line; first the title."""
        return []

    # The table

    def seat_name(self, seat: int, speaker: Speaker) -> str:
        return speaker.name(f"seat-{self.box.seats[seat]}")

    def side(self, seat: int, speaker: Speaker) -> dict[str, str]:
        """The name of a seat in all its forms, for a sentence."""
        return speaker.phrases.named("side", f"seat-{self.box.seats[seat]}")

    def flips(self, state: StateT, seat: int) -> bool:
        """Whether this seat looks at the board from its upper edge."""
        return False

    def status(self, state: StateT, speaker: Speaker) -> Status:
        """How things stand."""
        asked = {question.seat for question in state.questions()}
        return Status(
            0,
            tuple(
                Side(name, self.seat_name(seat, speaker), to_move=seat in asked)
                for seat, name in enumerate(self.box.seats)
            ),
        )

    def reacts(self, state: StateT, seat: int) -> bool:
        """Whether this seat, if it is asked now, is asked within the turn of somebody else."""
        return False

    def standing_told(self, side: Side) -> str:
        """How one side stands, in a line; empty where its score and its cards say it all."""
        return ""

    def scores(self, state: StateT) -> list[int]:
        """How far each seat has come, in banners, medals or whatever the game counts."""
        return [0] * len(self.box.seats)

    def panels(self, state: StateT, seat: int, speaker: Speaker) -> list[Panel]:
        """What lies beside the board, as this seat, or an onlooker, may see it."""
        return []

    def help(self, name: str, speaker: Speaker) -> str:
        """What a value of the header or a panel means, with its rule: `score`, `panel-armies`."""
        return speaker.say(f"help-{name}")

    def lessons_learned(self, speaker: Speaker) -> list[str]:
        """What somebody knows who has played the lesson, a sentence each."""
        return [speaker.say(f"learned-{number}") for number in range(1, self.learned + 1)]

    # What is counted to win, in words: each game has its own for it

    def score_name(self, speaker: Speaker) -> str:
        """What the sides collect: banners, medals."""
        return ""

    def score(self, score: int, speaker: Speaker) -> str:
        """So many of them."""
        return str(score)

    def score_of(self, score: int, needed: int, speaker: Speaker) -> str:
        """So many of those that win."""
        return f"{score}/{needed}"

    def score_wins(self, needed: int, speaker: Speaker) -> str:
        """How many of them win."""
        return ""

    def about(self, question: Question) -> list[str]:
        """The places that a question is about."""
        return []

    def where(self, state: StateT, question: Question) -> str:
        """The place of what a question is about; empty where it has none."""
        places = self.about(question)
        return places[0] if places else ""

    def place_of(self, state: StateT, action: int) -> str:
        """The place of the piece that an answer names; empty where it names none on the board."""
        return ""

    def pieces_at(self, state: StateT, place: str) -> list[str]:
        """The pieces in a place, by their names in answers."""
        return []

    def lifts(self, state: StateT, question: Question) -> dict[str, list[str]]:
        """What lifting a piece of the board answers, by the piece; the usual verb counts."""
        found: dict[str, list[str]] = {}
        names = [self.box.vocabulary.name(each) for each in question.actions]
        for wanted in self.box.lifting:
            for name in names:
                verb, _, piece = name.partition(" ")
                if verb == wanted:
                    found.setdefault(piece, [name])
        return found

    def sharing(self, state: StateT, question: Question, speaker: Speaker) -> Sharing | None:
        """What is shared out by this question and those that follow; mostly nothing."""
        return None

    def shared(self, state: StateT, question: Question, counts: Mapping[str, int]) -> str:
        """The answer to one of these questions, if the pieces are to have so many; or nothing."""
        return ""

    def against(self, state: StateT, question: Question) -> str:
        """The place from which an attack comes that is to be answered; empty where none does."""
        return ""

    def card(self, state: StateT, card: str, speaker: Speaker) -> Card | None:
        """A card by its id."""
        return None

    def hand(self, state: StateT, seat: int, speaker: Speaker) -> list[Card]:
        """What the seat holds; an onlooker holds nothing."""
        return []

    def hand_asked(self, state: StateT, question: Question, speaker: Speaker) -> str:
        """The group of the cards that a question is about, where a seat has several hands."""
        return ""

    def orders(self, state: StateT, seat: int) -> list[str]:
        """Where the pieces stand that this seat has ordered this turn."""
        return []

    def moment(self, state: StateT, speaker: Speaker) -> str:
        """When this is, in a word or two."""
        return state.moment()

    def turn(self, number: int, speaker: Speaker) -> str:
        return speaker.say("table-turn", turn=number)

    def stored_moment(self, moment: str, speaker: Speaker) -> str:
        """The label of a moment, as a record has it, in words."""
        name, _, number = moment.partition(" ")
        return self.turn(int(number), speaker) if name == "turn" and number.isdecimal() else moment

    def ending(self, state: StateT, speaker: Speaker) -> str:
        """How the game ended, in one sentence."""
        result = state.result()
        if result is None:
            return speaker.say("table-not-over")
        winner = result.get("winner")
        if winner is None:
            return speaker.say("table-draw")
        return speaker.say("table-winner", **self.side(winner, speaker))

    def broken_off(self, state: StateT, seat: int, speaker: Speaker) -> str:
        """What it comes to if this seat gives up, or (-1) all agree to end here; mostly nothing."""
        return ""

    # Answers

    def note(self, state: StateT, action: int, speaker: Speaker) -> str:
        """What to say of an answer, such as what a card does."""
        return ""

    def drawback(self, state: StateT, action: int, speaker: Speaker) -> str:
        """What an answer costs, in a few words, where that is easily overlooked."""
        return ""

    def preview(self, state: StateT, way: list[int], seat: int, speaker: Speaker) -> str:
        """What comes of these steps beside getting there, as far as it can be foreseen."""
        return ""

    def odds(self, state: StateT, action: int, speaker: Speaker) -> Odds | None:
        """The dice that an answer throws, or lets the other side throw; None for neither."""
        fight = self.box.fight(state, action)
        if fight is None:
            return None
        return odds_of(fight, self.doing(state, action, speaker), speaker)

    def threat(self, state: StateT, question: Question, speaker: Speaker) -> Odds | None:
        """What is coming, where a player is asked how to meet it."""
        return None

    def tip(self, state: StateT, question: Question, speaker: Speaker) -> str:
        """What somebody who is new to the game should know to answer this question."""
        return ""

    def doing(self, state: StateT, action: int, speaker: Speaker) -> str:
        """An answer to the open question in words."""
        question = state.question()
        return "" if question is None else speaker.action(state, question, action)

    def standing(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The standing orders that a seat may leave: their ids, and in words."""
        return [(name, speaker.name(f"standing-{name}")) for name in self.box.standing]

    # Looking things up

    def look(self, state: StateT, place: str, speaker: Speaker) -> list[str]:
        """What is in a place of the board; nothing if there is no such place."""
        return []

    def describe(self, state: StateT, place: str, speaker: Speaker) -> list[str]:
        """What a place is, open to all: its ground, works, owner and worth; not who is there."""
        return []

    def glance(self, state: StateT, place: str, seat: int, speaker: Speaker) -> Glance:
        """What this seat, or an onlooker, sees when pointing at a place."""
        return Glance(tuple(self.look(state, place, speaker)))

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The signs of the board and what they stand for."""
        return []

    def aids(self, state: StateT, seat: int, speaker: Speaker) -> Aids:
        """What this seat, or an onlooker, may want to look up."""
        return Aids()


def sign_called(
    name: str,
    rule: str,
    speaker: Speaker,
    symbol: str = "",
    covers: tuple[str, ...] = (),
    here: bool = False,
) -> Sign:
    """A sign of the map in the words of `sign-` and its name."""
    key = f"sign-{name}"
    told = speaker.name(key, "does")
    return Sign(name, speaker.name(key), told, rule, symbol, covers, here)


def odds_of(
    fight: Fight,
    title: str,
    speaker: Speaker,
    blocks: int = 0,
    ignorable: int = 0,
    target: str = "",
    replies: Sequence[str] = (),
    incoming: bool = False,
) -> Odds:
    """A fight in numbers and words."""
    chances = chances_of(fight)
    return Odds(
        title,
        chances.dice,
        tuple((speaker.modifier_alone(each), each.rule) for each in fight.modifiers()),
        chances,
        blocks,
        ignorable,
        target,
        tuple(replies),
        in_short(chances, blocks, speaker),
        incoming,
    )
