"""The queue of analyses, shared by all processes: which process works on which, and the progress.

A process claims an analysis for a short time and renews the claim while it works. When a process
is killed or closed, its claim expires and another process takes over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Double, ForeignKey, Index, String, delete, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from sandtable.server.security.rate_limits import lock_counter
from sandtable.server.storage import queries
from sandtable.server.storage.models import Model

LOCK: Final = "analyses"
MOST_TRIES: Final = 3  # by processes that ended before it was done


class AnalysisData(Model):
    """An analysis that waits, is running, or has failed. A finished one is in the archive."""

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
class QueuedAnalysis:
    """An analysis: its content, or its progress; neither if nobody requested it."""

    content: bytes | None = None  # compressed
    done: float | None = None
    failed: bool = False


def find_analysis(session: Session, table_id: str, name: str) -> QueuedAnalysis:
    content = queries.archived(session, table_id, name)
    found = None if content is not None else session.get(AnalysisData, table_id)
    if found is None:
        return QueuedAnalysis(content)
    return QueuedAnalysis(None, None if found.failed else found.done, found.failed)


@dataclass(frozen=True)
class QueueLimits:
    """How many analyses may wait."""

    of_all: int
    of_one: int


def enqueue(
    session: Session, table_id: str, name: str, owner: str, caps: QueueLimits, now: int
) -> bool:
    """Queue an analysis unless it is queued or done; False if the queue is full."""
    lock_counter(session, LOCK)
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
    """Claim the first analysis that no process works on; return its table."""
    lock_counter(session, LOCK)
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
    """Renew the claim; False if another process has taken over."""
    return update_claimed(session, table_id, process, done=done, until=until)


def end(session: Session, table_id: str, process: str, kept: dict[str, bytes]) -> None:
    """Store the result, unless another process has taken over."""
    lock_counter(session, LOCK)
    mine = delete(AnalysisData).where(*claimed_by(process), AnalysisData.table_id == table_id)
    if session.connection().execute(mine).rowcount:
        queries.add_archive(session, table_id, kept)


def fail(session: Session, table_id: str, process: str) -> None:
    update_claimed(session, table_id, process, failed=True, owner="", process="", until=0)


def release(session: Session, process: str | None) -> None:
    """Release the claims of this process, or all claims; it does not count as a failed attempt."""
    whose = () if process is None else claimed_by(process)
    back = {"process": "", "until": 0, "done": 0.0}
    if process is not None:
        back["tries"] = AnalysisData.tries - 1
    session.execute(update(AnalysisData).where(~AnalysisData.failed, *whose).values(**back))


def update_claimed(session: Session, table_id: str, by: str, **values: Any) -> bool:
    """Update a row that this process has claimed; False if it has not."""
    mine = update(AnalysisData).where(*claimed_by(by), AnalysisData.table_id == table_id)
    return bool(session.connection().execute(mine.values(**values)).rowcount)


def claimed_by(process: str) -> tuple[Any, ...]:
    return (AnalysisData.process == process, ~AnalysisData.failed)
