"""Values for display: cards, sides, odds, allocations, place info.

A terminal draws these values; the server sends them as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core.fight import Fight
from sandtable.toolkit.odds import Chances, chances_of, in_short
from sandtable.toolkit.text import Speaker


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
    emblem: str = ""  # the drawing on it, of the sheet
    second: bool = False  # of the second of two decks in a hand
    answer: str = ""  # that it gives, in a hand that is asked for it


@dataclass(frozen=True)
class Holding:
    """So many of something that a side has on the table beside cards: tokens, guns in reserve."""

    id: str
    name: str
    count: int
    symbol: str = ""  # its drawing, of the sheet
    help: str = ""  # what it is, with the rule


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
    help: str = ""  # what the sign of a side means, with the rule; so the next two
    score_help: str = ""
    cards_help: str = ""


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
    rules: tuple[str, ...] = ()  # further rules behind it, which no modifier names


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
    modifiers = fight.modifiers()
    named = {each.rule for each in modifiers}
    return Odds(
        title,
        chances.dice,
        tuple((speaker.modifier_alone(each), each.rule) for each in modifiers),
        chances,
        blocks,
        ignorable,
        target,
        tuple(replies),
        in_short(chances, blocks, speaker),
        incoming,
        tuple(rule for rule in dict.fromkeys(fight.notes) if rule not in named),
    )


@dataclass(frozen=True)
class Leg:
    """A step of a march. Several are told as one line: `before`, every `to`, and `after`."""

    piece: str  # that marches
    before: str
    to: str  # the name of the place that it comes to
    after: str


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


@dataclass(frozen=True)
class Strike:
    """An attack that could be made: by which piece, where it stands or whom it hits, and how."""

    place: str
    piece: str
    side: str  # the seat
    dice: int
    how: str  # fire, melee
    after_move: bool = False


@dataclass(frozen=True)
class PlaceInfo:
    """What one sees when pointing at a place, as one seat may know it."""

    lines: tuple[str, ...] = ()
    way: tuple[str, ...] = ()  # places in a line: how what stands there is fed
    reach: tuple[str, ...] = ()  # the places to which what stands there could go
    opened: tuple[str, ...] = ()  # those of the lines that a panel tells in full, at this place
