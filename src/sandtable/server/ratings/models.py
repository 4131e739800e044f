"""Database models of ratings.

A rated game is entered when it begins, with who sits where, and gets a number when it ends: the
games of a ladder in the order of their numbers give all ratings.
"""

from __future__ import annotations

from sqlalchemy import Double, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from sandtable.server.storage.models import Model


class LadderData(Model):
    """All ratings in one game. Its row is locked while a result is applied."""

    __tablename__ = "rating_ladders"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    games: Mapped[int] = mapped_column(default=0)  # that are rated so far


class RatedSeatData(Model):
    """Who began a rated game in a seat, and the rating that it ended with."""

    __tablename__ = "rating_seats"
    __table_args__ = (Index("rating_seats_player", "visitor", "bot"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("rating_games.table_id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    visitor: Mapped[str] = mapped_column(String(24))  # empty for a bot
    bot: Mapped[str] = mapped_column(String(64))  # empty for a person
    place: Mapped[int | None] = mapped_column(default=None)  # from 0; the same where it is a draw
    mu: Mapped[float | None] = mapped_column(Double, default=None)
    sigma: Mapped[float | None] = mapped_column(Double, default=None)

    @property
    def player(self) -> tuple[str, str]:
        return self.visitor, self.bot


class RatedGameData(Model):
    """A rated game; it has a number once its result is applied."""

    __tablename__ = "rating_games"
    __table_args__ = (Index("rating_games_number", "game", "number", unique=True),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(String(64))
    number: Mapped[int | None] = mapped_column(default=None)  # in the order of the ends
    ended: Mapped[str] = mapped_column(String(32), default="")
    seats: Mapped[list[RatedSeatData]] = relationship(
        lazy="selectin", order_by=RatedSeatData.seat, default_factory=list
    )


class RatingData(Model):
    """The rating of a person or a bot in one game."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_mu", "game", "mu"),)

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(24), primary_key=True)
    bot: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    draws: Mapped[int] = mapped_column(default=0)
    losses: Mapped[int] = mapped_column(default=0)
    changed: Mapped[str] = mapped_column(String(32), default="")
