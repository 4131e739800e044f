"""Database models of tables, seats, steps, chat and archives.

`StepData` is the source of truth: which seat answered what, the outcomes of chance, and the
counters of the sealed dice. Everything else about a game follows from it by replay.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sqlalchemy import (
    JSON,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import (
    DeclarativeBase,
    Mapped,
    MappedAsDataclass,
    mapped_column,
    relationship,
)

metadata: Final = MetaData()
PUZZLE: Final = "puzzle "  # what the source of a table at which one is played begins with


class Outcomes(TypeDecorator[list[tuple[int, int]]]):
    """Outcomes of chance as `purpose:outcome`, separated by blanks."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: list[tuple[int, int]] | None, dialect: Dialect) -> str:
        return " ".join(f"{purpose}:{outcome}" for purpose, outcome in value or [])

    def process_result_value(self, value: str | None, dialect: Dialect) -> list[tuple[int, int]]:
        pairs = (pair.split(":") for pair in (value or "").split())
        return [(int(purpose), int(outcome)) for purpose, outcome in pairs]


class Counters(TypeDecorator[list[int]]):
    """Integers, separated by blanks."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: list[int] | None, dialect: Dialect) -> str:
        return " ".join(str(counter) for counter in value or [])

    def process_result_value(self, value: str | None, dialect: Dialect) -> list[int]:
        return [int(counter) for counter in (value or "").split()]


class Model(MappedAsDataclass, DeclarativeBase):
    """A class whose objects are rows."""

    metadata = metadata


class VisitorData(Model):
    """A person: a guest or an account. Browsers have sessions."""

    __tablename__ = "visitors"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[str] = mapped_column(String(32))


class SeatData(Model):
    """Who sits in a seat. A bot has no visitor; an open seat has neither."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_visitor", "visitor"),
        Index("seats_invite", "invite_hash"),
        Index("seats_lapsed", "lapsed"),
    )

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, init=False, repr=False
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))  # person, bot
    visitor: Mapped[str] = mapped_column(String(24), default="")  # empty: nobody yet
    bot: Mapped[str] = mapped_column(String(64), default="")
    name: Mapped[str] = mapped_column(String(64), default="")
    word: Mapped[str] = mapped_column(String(64), default="")
    promise: Mapped[str] = mapped_column(String(64), default="", kw_only=True)  # its hash, before
    invite_hash: Mapped[str] = mapped_column(String(64), default="")  # stays when it is used
    standing: Mapped[list[str]] = mapped_column(JSON, default_factory=list)
    seen: Mapped[int] = mapped_column(default=0)  # steps that its player has seen
    lapsed: Mapped[str] = mapped_column(String(24), default="")  # who ran out of time here
    lapsed_at: Mapped[str] = mapped_column(String(32), default="")

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or bool(self.visitor)

    @property
    def bound(self) -> bool:
        """Whether its word for the dice is fixed."""
        return self.taken and bool(self.word or self.promise)

    @property
    def ready(self) -> bool:
        return self.taken and bool(self.word)


class TableData(Model):
    """A table, without its steps and its chat."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_match", "match"),
        Index("tables_status", "status"),
        Index("tables_openness", "openness", "status"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    scenario: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(16))  # their version
    opened_by: Mapped[str] = mapped_column(String(24))
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    created: Mapped[str] = mapped_column(String(32))
    changed: Mapped[str] = mapped_column(String(32))
    match: Mapped[str] = mapped_column(String(24))  # the first table of a match
    seats: Mapped[list[SeatData]] = relationship(lazy="selectin", order_by=SeatData.seat)
    options: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)
    status: Mapped[str] = mapped_column(String(16), default="waiting")  # waiting, running, over
    seed: Mapped[str] = mapped_column(Text, default="")  # until every seat has given its word
    chosen: Mapped[bool] = mapped_column(default=False)  # the seed is the player's own
    revision: Mapped[int] = mapped_column(default=0)  # grows with every change
    steps: Mapped[int] = mapped_column(default=0)  # how many, not counting the set-up
    sealed_steps: Mapped[int] = mapped_column(default=0)  # of them, known to one seat only
    sealed_changes: Mapped[list[int]] = mapped_column(JSON, default_factory=list)  # by seat
    rewinds: Mapped[int] = mapped_column(default=0)  # grows when steps are taken back
    base: Mapped[int] = mapped_column(default=0)  # steps that came from elsewhere
    source: Mapped[str] = mapped_column(Text, default="")  # and from where
    moment: Mapped[str] = mapped_column(String(64), default="")
    asked: Mapped[list[int]] = mapped_column(JSON, default_factory=list)  # seats to answer
    petition: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    rematch: Mapped[str] = mapped_column(String(24), default="")  # the next table of the match
    guided: Mapped[bool] = mapped_column(default=False)
    stopped_by: Mapped[str] = mapped_column(String(16), default="")  # rules that do not play it
    openness: Mapped[str] = mapped_column(String(16), default="private")  # private, open, challenge
    language: Mapped[str] = mapped_column(String(8), default="")  # of the visitor who opened it
    pace: Mapped[str] = mapped_column(String(32), default="")  # see `time_controls`
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)  # see `seat_clocks`
    rated: Mapped[bool] = mapped_column(default=False, kw_only=True)  # its result counts
    hints: Mapped[bool] = mapped_column(default=False, kw_only=True)  # players may ask for them
    tournament: Mapped[str] = mapped_column(String(24), default="", kw_only=True)
    chat_open: Mapped[bool] = mapped_column(default=False)  # to onlookers, for reading and writing

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def puzzle(self) -> int:
        """The number of the puzzle that is played here; 0 where none is."""
        return int(self.source.split()[2]) if self.source.startswith(PUZZLE) else 0

    def shown_steps(self) -> int:
        """The number of public steps: sealed ones count as one, once they are opened."""
        return self.steps - self.sealed_steps

    def shown_revision(self, seats: list[int]) -> int:
        """The number of changes visible to a visitor with these seats, or with none."""
        sealed = self.sealed_changes
        others = sum(many for seat, many in enumerate(sealed) if seat not in seats) if sealed else 0
        return max(0, self.revision - others)

    def seal_change(self, seat: int) -> list[int]:
        """The sealed changes with one more of this seat."""
        return [
            (self.sealed_changes[at] if at < len(self.sealed_changes) else 0) + (at == seat)
            for at in range(len(self.seats))
        ]

    def free_seats(self) -> list[int]:
        """The seats that somebody may still take, while no game has begun."""
        if self.status != "waiting":
            return []
        return [each.seat for each in self.seats if not each.taken and each.invite_hash]

    def seats_of(self, visitor: str) -> list[int]:
        """The seats of a visitor; an unknown visitor, whose id is empty, has none."""
        return [each.seat for each in self.seats if each.visitor == visitor] if visitor else []


class OfTable:
    """A row of a table that is also sent to workers."""

    VALUES: ClassVar[tuple[str, ...]] = ()  # the columns beside `table_id`, as one is made of them

    def __reduce__(self) -> tuple[Any, ...]:
        """On its way to a worker or back, without what SQLAlchemy knows of it."""
        return type(self), tuple(getattr(self, name) for name in self.VALUES)

    def row(self, table: str) -> dict[str, Any]:
        """All its columns, at a table."""
        return {"table_id": table} | {name: getattr(self, name) for name in self.VALUES}


class StepData(OfTable, Model):
    """One answer and what chance brought; number 0 is the set-up."""

    __tablename__ = "steps"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, init=False, repr=False
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    answer: Mapped[str] = mapped_column(String(64))
    outcomes: Mapped[list[tuple[int, int]]] = mapped_column(Outcomes)
    counters: Mapped[list[int]] = mapped_column(Counters)  # of the sealed dice after it
    hash: Mapped[str] = mapped_column(String(64), default="")  # of the position, where turns end

    VALUES = ("number", "seat", "answer", "outcomes", "counters", "hash")


class SnapshotData(OfTable, Model):
    """A game at one of its steps, so that it need not be played again from its start."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, init=False, repr=False
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # of its step
    rules: Mapped[str] = mapped_column(String(16))  # their version
    hash: Mapped[str] = mapped_column(String(64))  # of the position
    content: Mapped[str] = mapped_column(Text)  # JSON, see `snapshots`

    VALUES = ("number", "rules", "hash", "content")


class ArchiveData(Model):
    """A rendered part of a finished game, readable whatever the rules are."""

    __tablename__ = "archives"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, repr=False
    )
    name: Mapped[str] = mapped_column(String(64), primary_key=True)  # what, and the language
    content: Mapped[bytes] = mapped_column(LargeBinary)  # compressed by zlib


class ChatData(Model):
    """A line of the chat at a table."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, repr=False
    )
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    who: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(32))
    visitor: Mapped[str] = mapped_column(String(24), default="")  # who wrote it
    open: Mapped[bool] = mapped_column(default=False)  # onlookers may read it


class NoticeData(Model):
    """A notice of a command to the server, for SQLite; PostgreSQL uses NOTIFY."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True, init=False)
    what: Mapped[str] = mapped_column(String(64))
