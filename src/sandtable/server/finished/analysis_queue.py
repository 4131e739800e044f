"""The analyses that were asked for, as all processes know them: who works on which, and how far.

A process claims an analysis for a short time and says again and again that it is at work. What a
process leaves behind, because it was killed or is closed, another one takes up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Double, ForeignKey, Index, String, delete, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from sandtable.server.guarding.limiting import one_at_a_time
from sandtable.server.storage import queries
from sandtable.server.storage.models import Model

LOCK: Final = "analyses"
MOST_TRIES: Final = 3  # by processes that did not live to end it


class AnalysisData(Model):
    """An analysis that waits, is in work, or has failed. One that is done is in the archive."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_asked", "asked"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, repr=False
    )
    owner: Mapped[str] = mapped_column(String(64))  # a hash of the visitor or the address
    asked: Mapped[int] = mapped_column(BigInteger)  # when; microseconds, as `until`
    process: Mapped[str] = mapped_column(String(24), default="")  # that works on it
    until: Mapped[int] = mapped_column(BigInteger, default=0)  # its claim ends
    tries: Mapped[int] = mapped_column(default=0)
    done: Mapped[float] = mapped_column(Double, default=0.0)  # the share, from 0 to 1
    failed: Mapped[bool] = mapped_column(default=False)


@dataclass(frozen=True)
class Known:
    """What there is of an analysis: its content, or how far it is; neither where nobody asked."""

    content: bytes | None = None  # compressed
    done: float | None = None
    failed: bool = False


def known(session: Session, table_id: str, name: str) -> Known:
    content = queries.archived(session, table_id, name)
    found = None if content is not None else session.get(AnalysisData, table_id)
    if found is None:
        return Known(content)
    return Known(None, None if found.failed else found.done, found.failed)


@dataclass(frozen=True)
class Caps:
    """How many analyses may wait."""

    of_all: int
    of_one: int


def ask(session: Session, table_id: str, name: str, owner: str, caps: Caps, now: int) -> bool:
    """Note that one is wanted, unless it is noted or kept already; False if too many wait."""
    one_at_a_time(session, LOCK)
    if queries.archived(session, table_id, name) is not None:
        return True
    found = session.get(AnalysisData, table_id)
    if found is not None and not found.failed:
        return True
    waiting = select(func.count()).select_from(AnalysisData).where(~AnalysisData.failed)
    own = waiting.where(AnalysisData.owner == owner)
    if session.scalars(waiting).one() >= caps.of_all or session.scalars(own).one() >= caps.of_one:
        return False
    if found is not None:
        session.delete(found)
        session.flush()
    session.add(AnalysisData(table_id, owner, now))
    return True


def claim(session: Session, process: str, now: int, until: int) -> str | None:
    """The table whose analysis this process is to make: the first that nobody works on."""
    one_at_a_time(session, LOCK)
    free = (~AnalysisData.failed, AnalysisData.until <= now)
    lost = update(AnalysisData).where(*free, AnalysisData.tries >= MOST_TRIES)
    session.execute(lost.values(failed=True, owner="", process=""))
    found = session.scalars(select(AnalysisData).where(*free).order_by(AnalysisData.asked)).first()
    if found is None:
        return None
    found.process, found.until, found.done = process, until, 0.0
    found.tries += 1
    return found.table_id


def renew(session: Session, table_id: str, process: str, done: float, until: int) -> bool:
    """The process is still at work; False if another one has taken its place."""
    return changed(session, table_id, process, done=done, until=until)


def end(session: Session, table_id: str, process: str, kept: dict[str, bytes]) -> None:
    """Keep what was found, unless another process has taken this one's place."""
    one_at_a_time(session, LOCK)
    mine = delete(AnalysisData).where(*claimed_by(process), AnalysisData.table_id == table_id)
    if session.connection().execute(mine).rowcount:
        queries.add_archive(session, table_id, kept)


def fail(session: Session, table_id: str, process: str) -> None:
    changed(session, table_id, process, failed=True, owner="", process="", until=0)


def give_back(session: Session, process: str | None) -> None:
    """What this process was doing, or any, is free for others; it was not its fault."""
    whose = () if process is None else claimed_by(process)
    back = {"process": "", "until": 0, "done": 0.0}
    if process is not None:
        back["tries"] = AnalysisData.tries - 1
    session.execute(update(AnalysisData).where(~AnalysisData.failed, *whose).values(**back))


def changed(session: Session, table_id: str, by: str, **values: Any) -> bool:
    """Change what this process has claimed; False if it has not."""
    mine = update(AnalysisData).where(*claimed_by(by), AnalysisData.table_id == table_id)
    return bool(session.connection().execute(mine.values(**values)).rowcount)


def claimed_by(process: str) -> tuple[Any, ...]:
    return (AnalysisData.process == process, ~AnalysisData.failed)
