"""Tournaments: requests and views."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_LINE, LONGEST_WORD, Message

Format = Literal["round-robin", "swiss", "knockout"]
TournamentStatus = Literal["open", "closed", "running", "over", "cancelled"]
_Reason = Annotated[str, Field(default="", max_length=LONGEST_LINE)]
_Number = Annotated[int, Field(ge=0, le=1000)]


class NewTournament(Message):
    name: str = Field(min_length=1, max_length=LONGEST_WORD)
    about: str = Field(default="", max_length=LONGEST_LINE)
    game: str = Field(max_length=LONGEST_WORD)
    format: Format
    scenarios: list[Annotated[str, Field(max_length=LONGEST_WORD)]] = Field(
        min_length=1, max_length=15
    )  # one a round, then the first again
    legs: int = Field(default=1, ge=1, le=2)
    rounds: int = Field(default=5, ge=1, le=15)
    days: int = Field(default=14, ge=1, le=90)  # for a round
    points: list[Annotated[int, Field(ge=0, le=100)]] = Field(default=[], max_length=3)  # by place
    rated: bool = True
    most: int = Field(default=64, ge=2, le=64)  # entries


class SetEntries(Message):
    """Whether entries are taken."""

    open: bool


class Withdraw(Message):
    """Out of a tournament: I myself, or, for its organiser, the entry with this number."""

    number: _Number = 0
    reason: _Reason = ""


class CancelTournament(Message):
    reason: _Reason = ""


class ExtendRound(Message):
    days: int = Field(ge=1, le=90)
    reason: _Reason = ""


class ForfeitMatch(Message):
    """These players of a match, by their order in it, forfeit."""

    round: _Number
    number: _Number
    players: list[_Number] = Field(min_length=1, max_length=3)
    reason: _Reason = ""


class CorrectMatch(Message):
    """Another result: places and scores by the order of the players."""

    round: _Number
    number: _Number
    places: list[_Number] = Field(min_length=2, max_length=3)
    scores: list[Annotated[int, Field(ge=-1000, le=1000)]] = Field(min_length=2, max_length=3)
    reason: _Reason = ""


class TournamentRow(Message):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    game_name: str
    format: Format
    status: TournamentStatus
    entries: int
    round: int
    rounds: int
    deadline: str  # ISO 8601; empty before and after
    entered: bool
    organiser: bool


class TournamentList(Message):
    """All tournaments; `account` is the name of who asks, empty for a guest."""

    account: str
    tournaments: list[TournamentRow]


class EntryShown(Message):
    number: int
    name: str
    rating: int
    spread: int
    withdrawn: bool
    you: bool


class LegShown(Message):
    """A game of a match."""

    leg: int
    table: str
    title: str  # of the scenario
    status: Literal["waiting", "running", "over"]
    sitting: list[str]  # French: Anna
    yours: bool
    result: str = ""


class PairedPlayer(Message):
    name: str
    you: bool
    place: int = 0  # from 1; 0 while it is open
    points: float = 0.0
    score: int = 0


class PairingShown(Message):
    """Players who meet in a round; one alone has a bye."""

    number: int
    players: list[PairedPlayer]
    decided: Literal["", "played", "bye", "forfeit", "corrected"]
    legs: list[LegShown]


class RoundShown(Message):
    number: int
    pairings: list[PairingShown]


class RankShown(Message):
    rank: int
    name: str
    you: bool
    withdrawn: bool
    points: float
    wins: int
    draws: int
    losses: int
    byes: int
    buchholz: float
    berger: float
    difference: float


class DecisionShown(Message):
    """A line of the log."""

    n: int
    at: str
    text: str
    reason: str


class TournamentShown(Message):
    """A tournament, and what who asks may do there."""

    id: str
    name: str
    about: str
    organiser: str
    game: str
    game_name: str
    format: Format
    scenarios: list[str]  # their names
    seats: int
    legs: int
    days: int
    points: list[int]
    rated: bool
    most: int
    status: TournamentStatus
    round: int
    rounds: int
    deadline: str
    overdue: bool
    entries: list[EntryShown]
    played: list[RoundShown]  # the latest first
    standings: list[RankShown]
    tie_breaks: list[Literal["buchholz", "berger", "difference"]]
    log: list[DecisionShown]  # the latest first
    organises: bool
    entered: bool
    may_enter: bool
    account: bool
