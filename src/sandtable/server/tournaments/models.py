"""Database models of tournaments.

A match is what the pairing of a round puts together: two players over one leg or two, or three
players at one table. A game of it is a table. Standings are never stored: they follow from the
matches.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"

OPEN: Final = "open"  # entries are taken
CLOSED: Final = "closed"  # no more entries, and no round yet
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

PLAYED: Final = "played"
BYE: Final = "bye"
FORFEIT: Final = "forfeit"
CORRECTED: Final = "corrected"


class TournamentData(Model):
    """A tournament. Its row is locked while anything of it changes."""

    __tablename__ = "tournaments"
    __table_args__ = (Index("tournaments_status", "status"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    organiser: Mapped[str] = mapped_column(String(24))
    name: Mapped[str] = mapped_column(String(64))
    about: Mapped[str] = mapped_column(Text)
    game: Mapped[str] = mapped_column(String(64))
    format: Mapped[str] = mapped_column(String(16))  # round-robin, swiss, knockout
    seats: Mapped[int]  # of a table: two or three
    legs: Mapped[int]  # two: the same scenario twice, sides swapped
    rounds: Mapped[int]  # 0 until the number of entries decides it
    days: Mapped[int]  # for a round
    scenarios: Mapped[list[str]] = mapped_column(JSON)  # one a round, then the first again
    points: Mapped[list[int]] = mapped_column(JSON)  # by place
    rated: Mapped[bool]
    most: Mapped[int]  # entries
    created: Mapped[str] = mapped_column(String(32))
    seed: Mapped[int]  # for what is drawn by lot
    status: Mapped[str] = mapped_column(String(16), default=OPEN)
    round: Mapped[int] = mapped_column(default=0)
    deadline: Mapped[str] = mapped_column(String(32), default="")  # of this round


class EntryData(Model):
    """An account that plays in a tournament."""

    __tablename__ = "tournament_entries"
    __table_args__ = (Index("tournament_entries_visitor", "visitor"),)

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    visitor: Mapped[str] = mapped_column(String(24), primary_key=True)
    number: Mapped[int]  # its seed: by strength, once entries are closed
    name: Mapped[str] = mapped_column(String(64))
    at: Mapped[str] = mapped_column(String(32))
    withdrawn: Mapped[int] = mapped_column(default=0)  # the round in which it was


class MatchData(Model):
    """Players who meet in a round. One player alone has a bye."""

    __tablename__ = "tournament_matches"

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    players: Mapped[list[str]] = mapped_column(JSON)  # by seat in the first leg
    decided: Mapped[str] = mapped_column(String(16), default="")  # played, bye, forfeit, corrected
    places: Mapped[list[int]] = mapped_column(JSON, default_factory=list)  # by player, from 0
    points: Mapped[list[float]] = mapped_column(JSON, default_factory=list)
    scores: Mapped[list[int]] = mapped_column(JSON, default_factory=list)


class GameData(Model):
    """One leg of a match: a table, and how it ended."""

    __tablename__ = "tournament_games"
    __table_args__ = (
        Index("tournament_games_match", "tournament", "round", "match", "leg", unique=True),
    )

    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    round: Mapped[int]
    match: Mapped[int]
    leg: Mapped[int]
    scenario: Mapped[str] = mapped_column(String(64))
    sitting: Mapped[list[str]] = mapped_column(JSON)  # players by seat
    places: Mapped[list[int]] = mapped_column(JSON, default_factory=list)  # by seat; empty: open
    scores: Mapped[list[int]] = mapped_column(JSON, default_factory=list)  # by seat
    how: Mapped[str] = mapped_column(String(16), default="")


class LogData(Model):
    """Something that was decided, for all to read."""

    __tablename__ = "tournament_log"

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[str] = mapped_column(String(32))
    who: Mapped[str] = mapped_column(String(24))  # empty: automatic
    key: Mapped[str] = mapped_column(String(32))
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
