"""The lobby, quick pairing, challenges, and profile pages."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_WORD, Message
from sandtable.server.messages.table_setup import SeatShown, TableRow, Word


class PersonLink(Message):
    """Somebody by name; only who has an account has a page."""

    name: str  # empty for a guest without a name
    account: bool


class FreeSide(Message):
    """A side that somebody may take."""

    seat: str
    name: str
    at: int  # its place among the sides of the scenario


# The lobby


class OpenTable(Message):
    """A table of the lobby: everybody may take one of its free sides."""

    id: str
    game: str
    game_name: str
    scenario: str
    title: str
    host: PersonLink
    language: str  # of the host
    seats: list[SeatShown]
    free: list[FreeSide]
    terms: list[str]  # what else is agreed, in words
    created: str  # ISO 8601
    mine: bool  # who asks sits there, or has opened it


class SeekShown(Message):
    """Somebody who wants to play now. What is empty may be any."""

    id: str
    who: PersonLink
    language: str
    game: str
    game_name: str
    title: str
    side: str  # in words
    pace: str  # in words
    made: str  # ISO 8601


class FollowedShown(Message):
    """Somebody I follow, and what may be joined or watched."""

    name: str
    waiting: int  # tables of the lobby
    running: int  # public games


class MeetingLobby(Message):
    tables: list[OpenTable]
    seeks: list[SeekShown]  # of others
    followed: list[FollowedShown]


class JoinWish(Word):
    """The same as with a link, and which of the free sides; the first if none is named."""

    seat: str = Field(default="", max_length=LONGEST_WORD)


# Quick pairing


class SeekWish(Message):
    """What I would play now. What is empty may be any."""

    game: str = Field(default="", max_length=LONGEST_WORD)
    scenario: str = Field(default="", max_length=LONGEST_WORD)
    side: str = Field(default="", max_length=LONGEST_WORD)
    pace: str = Field(
        default="", max_length=LONGEST_WORD
    )  # `none`, or the id of one that is offered
    promise: str = Field(pattern="^[0-9a-f]{64}$")  # of a word for the dice
    name: str = Field(default="", max_length=LONGEST_WORD)


class SeekPromise(Message):
    """For a game with somebody who seeks one."""

    promise: str = Field(pattern="^[0-9a-f]{64}$")
    name: str = Field(default="", max_length=LONGEST_WORD)


class SeekState(Message):
    """How my seek stands; `none` after it has expired or was cancelled."""

    status: Literal["waiting", "paired", "none"]
    table: str = ""  # where I sit, once paired


# Challenges


class ChallengeShown(Message):
    """A challenge that I have received or sent."""

    table: str
    game: str
    game_name: str
    scenario: str
    title: str
    who: PersonLink  # the other person
    seats: list[SeatShown]
    free: list[FreeSide]
    terms: list[str]
    state: Literal["pending", "declined", "expired"]
    reason: str  # why it was declined, in words
    until: str  # ISO 8601


class Reason(Message):
    id: str
    text: str


class Challenges(Message):
    received: list[ChallengeShown]
    sent: list[ChallengeShown]
    reasons: list[Reason]  # for declining


class Decline(Message):
    reason: str = Field(max_length=LONGEST_WORD)


# The page of a person


class Tally(Message):
    won: int
    drawn: int
    lost: int


class SideTally(Tally):
    """The results with one side of a scenario."""

    scenario: str
    title: str
    side: FreeSide


class GameTally(Tally):
    game: str
    game_name: str
    sides: list[SideTally]


class PersonShown(Message):
    """Somebody with an account, and the public games of this person."""

    name: str
    since: str  # ISO 8601
    you: bool
    followed: bool  # by who asks
    may_challenge: bool
    waiting: list[OpenTable]
    running: list[TableRow]
    finished: list[TableRow]
    results: list[GameTally]


class Following(Message):
    followed: bool
