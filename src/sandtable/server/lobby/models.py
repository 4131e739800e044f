"""Database models of the lobby: seeks, challenges, follows."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class SeekData(Model):
    """Somebody who wants to play now. A visitor has one at most."""

    __tablename__ = "seeks"
    __table_args__ = (Index("seeks_beat", "beat"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
    promise: Mapped[str] = mapped_column(String(64))  # the hash of a word for the dice
    made: Mapped[str] = mapped_column(String(32))
    beat: Mapped[str] = mapped_column(String(32))  # the page was last heard of
    game: Mapped[str] = mapped_column(String(64), default="")  # empty: any
    scenario: Mapped[str] = mapped_column(String(64), default="")  # empty: any
    side: Mapped[str] = mapped_column(String(64), default="")  # a seat; empty: any
    table_id: Mapped[str] = mapped_column(String(24), default="")  # once paired
    pace: Mapped[str] = mapped_column(String(16), default="")  # see `seeks`; empty: any


class ChallengeData(Model):
    """A table with a free seat for one person. How it stands follows from the table."""

    __tablename__ = "challenges"
    __table_args__ = (
        Index("challenges_by", "by_visitor"),
        Index("challenges_to", "to_visitor"),
    )

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    by_visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    to_visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    made: Mapped[str] = mapped_column(String(32))
    until: Mapped[str] = mapped_column(String(32))
    declined: Mapped[str] = mapped_column(String(16), default="")  # the reason, once it is


class FollowData(Model):
    """One visitor follows another, who has an account."""

    __tablename__ = "follows"
    __table_args__ = (Index("follows_followed", "followed"),)

    follower: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    followed: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    since: Mapped[str] = mapped_column(String(32))
