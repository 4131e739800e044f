"""Queries of tables, steps, chat and archives; each function runs inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, cast

from sqlalchemy import Table, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.orm import Session

from sandtable.server.storage.models import (
    PUZZLE,
    ArchiveData,
    ChatData,
    SeatData,
    SnapshotData,
    StepData,
    TableData,
    VisitorData,
)

# Statements used for every answer are built once, and for rows instead of objects: that is much
# faster.
TABLES: Final = cast(Table, TableData.__table__)
ADD_STEPS: Final = insert(cast(Table, StepData.__table__))
IS_PUZZLE: Final = TableData.source.startswith(PUZZLE)
RECORD: Final = "record_text"  # the name of the record among what is rendered of a game


# Tables


def all_exist(session: Session, visitors: Iterable[str]) -> bool:
    """Whether all these visitors still exist; they are locked until the transaction ends."""
    wanted = {each for each in visitors if each}
    found = select(VisitorData.id).where(VisitorData.id.in_(wanted))
    held = found.with_for_update(read=True, key_share=True)
    return not wanted or set(session.scalars(held)) == wanted


def add_table(session: Session, table: TableData, given: list[StepData]) -> None:
    session.add(table)
    session.flush()
    add_steps(session, [(table.id, given)])


def raise_revision(session: Session, table_id: str, revision: int, values: dict[str, Any]) -> bool:
    """Raise a table from this revision to the next; False if it has another one."""
    given = {f"to_{name}": value for name, value in values.items()}
    given |= {"of_id": table_id, "of_revision": revision, "to_revision": revision + 1}
    held = session.connection().execute(revision_statement(tuple(values)), given)
    return held.rowcount == 1


@cache
def revision_statement(names: tuple[str, ...]) -> Update:
    """The statement that updates these columns and the revision of a table."""
    here = TABLES.c.id == bindparam("of_id"), TABLES.c.revision == bindparam("of_revision")
    values: dict[str, Any] = {name: bindparam(f"to_{name}") for name in (*names, "revision")}
    return update(TABLES).where(*here).values(values)


def load_table(session: Session, table_id: str) -> TableData | None:
    return session.get(TableData, table_id)


def tables_where(session: Session, *conditions: Any) -> list[TableData]:
    found = select(TableData).where(*conditions).order_by(TableData.changed.desc())
    return list(session.scalars(found))


def running_tables(session: Session) -> list[TableData]:
    return tables_where(session, TableData.status == "running")


def tables_of(session: Session, visitor: str) -> list[TableData]:
    """The tables of this visitor, as a player or as the one who opened it, the latest first.

    One that was closed before a game had begun is not among them, and no puzzle is.
    """
    mine = select(SeatData.table_id).where(SeatData.visitor == visitor)
    closed = (TableData.status == "over") & (TableData.seed == "") & (TableData.steps == 0)
    any_of_mine = TableData.id.in_(mine) | (TableData.opened_by == visitor)
    return tables_where(session, any_of_mine, ~closed, ~IS_PUZZLE)


def count_open(session: Session, visitor: str) -> int:
    """How many tables that this visitor has opened are not over, without puzzles."""
    mine = select(func.count(TableData.id)).where(
        TableData.opened_by == visitor, TableData.status != "over", ~IS_PUZZLE
    )
    return session.scalars(mine).one()


def results_before(session: Session, table: TableData) -> list[dict[str, Any]]:
    """How the earlier games of the same match ended, the first one first."""
    earlier = (
        select(TableData.result)
        .where(
            TableData.match == table.match,
            TableData.status == "over",
            TableData.created < table.created,
        )
        .order_by(TableData.created)
    )
    return [result for result in session.scalars(earlier) if result is not None]


def set_rules(session: Session, table_id: str, rules: str, clocks: dict[str, Any] | None) -> None:
    """Store that a game goes on with these rules, and delete its snapshots of other rules."""
    values = {"rules": rules} | ({} if clocks is None else {"clocks": clocks})
    session.execute(update(TableData).where(TableData.id == table_id).values(**values))
    drop_snapshots(session, table_id, 0)


def set_stopped(session: Session, table_id: str, rules: str) -> None:
    """Store that these rules do not replay a game."""
    session.execute(update(TableData).where(TableData.id == table_id).values(stopped_by=rules))


def drop_expired(session: Session, before: str) -> list[str]:
    """Tables that have not begun, records that were sent and puzzles, unchanged since this time."""
    sent = (TableData.source == "record") & (TableData.status == "over")
    old = select(TableData.id).where(
        TableData.changed < before, (TableData.status == "waiting") | sent | IS_PUZZLE
    )
    gone = list(session.scalars(old))
    for stored in (SeatData, StepData, SnapshotData, ArchiveData, ChatData):
        session.execute(delete(stored).where(stored.table_id.in_(gone)))
    session.execute(delete(TableData).where(TableData.id.in_(gone)))
    return gone


# Archives


def unarchived_tables(session: Session) -> list[str]:
    """Finished games that are not rendered yet."""
    done = select(ArchiveData.table_id).where(ArchiveData.name == RECORD)
    found = select(TableData.id).where(
        TableData.status == "over", TableData.steps > 0, TableData.id.not_in(done)
    )
    return list(session.scalars(found))


def add_archive(session: Session, table_id: str, kept: dict[str, bytes]) -> None:
    """Store these, replacing those with the same names."""
    same = ArchiveData.name.in_(kept)
    session.execute(delete(ArchiveData).where(ArchiveData.table_id == table_id, same))
    rows = [{"table_id": table_id, "name": name, "content": kept[name]} for name in kept]
    session.execute(insert(ArchiveData), rows)


def archived(session: Session, table_id: str, name: str) -> bytes | None:
    found = session.get(ArchiveData, (table_id, name))
    return None if found is None else found.content


# Seats


def seat_of_invite(session: Session, invite_hash: str) -> tuple[str, int] | None:
    """The table and the seat of an invitation."""
    found = select(SeatData.table_id, SeatData.seat).where(SeatData.invite_hash == invite_hash)
    row = session.execute(found).first()
    return None if row is None else (row.table_id, row.seat)


def set_seat(session: Session, table_id: str, seat: int, values: dict[str, Any]) -> None:
    session.execute(
        update(SeatData)
        .where(SeatData.table_id == table_id, SeatData.seat == seat)
        .values(**values)
    )


# Steps and chat


def add_steps(session: Session, given: Iterable[tuple[str, list[StepData]]]) -> None:
    """The steps of several tables."""
    rows = [step.row(table) for table, steps in given for step in steps]
    if rows:
        session.connection().execute(ADD_STEPS, rows)


def drop_steps(session: Session, table_id: str, start: int) -> None:
    """Delete the steps from this number on."""
    session.execute(delete(StepData).where(StepData.table_id == table_id, StepData.number >= start))


def load_steps(session: Session, table_id: str, after: int = -1) -> list[StepData]:
    steps = (
        select(StepData)
        .where(StepData.table_id == table_id, StepData.number > after)
        .order_by(StepData.number)
    )
    return list(session.scalars(steps))


def load_chat(session: Session, table_id: str, after: int = 0) -> list[ChatData]:
    lines = (
        select(ChatData)
        .where(ChatData.table_id == table_id, ChatData.n > after)
        .order_by(ChatData.n)
    )
    return list(session.scalars(lines))


def add_chat(session: Session, line: ChatData) -> None:
    """Store a line under the next number of its table; one line at a time."""
    session.execute(select(TableData.id).where(TableData.id == line.table_id).with_for_update())
    last = select(func.max(ChatData.n)).where(ChatData.table_id == line.table_id)
    line.n = (session.scalars(last).one() or 0) + 1
    session.add(line)


def last_snapshot(session: Session, table_id: str) -> SnapshotData | None:
    latest = (
        select(SnapshotData)
        .where(SnapshotData.table_id == table_id)
        .order_by(SnapshotData.number.desc())
    )
    return session.scalars(latest).first()


def add_snapshot(session: Session, table_id: str, snapshot: SnapshotData) -> None:
    """Store a snapshot, and delete all but the one before it."""
    numbers = (
        select(SnapshotData.number)
        .where(SnapshotData.table_id == table_id)
        .order_by(SnapshotData.number.desc())
    )
    before = list(session.scalars(numbers))
    drop_snapshots(session, table_id, snapshot.number)
    if earlier := [each for each in before if each < snapshot.number]:
        session.execute(
            delete(SnapshotData).where(
                SnapshotData.table_id == table_id, SnapshotData.number < earlier[0]
            )
        )
    session.execute(insert(SnapshotData), [snapshot.row(table_id)])


def add_late_snapshot(session: Session, table: TableData, snapshot: SnapshotData) -> None:
    """Store a snapshot of a table as it was read, unless the table has changed since."""
    same = select(TableData.id).where(
        TableData.id == table.id, TableData.revision == table.revision
    )
    if session.scalars(same.with_for_update()).first() is not None:
        add_snapshot(session, table.id, snapshot)


def drop_snapshots(session: Session, table_id: str, start: int) -> None:
    """Delete snapshots of steps that were taken back."""
    session.execute(
        delete(SnapshotData).where(SnapshotData.table_id == table_id, SnapshotData.number >= start)
    )


def load_latest(
    session: Session, table_id: str, whole: bool = False
) -> tuple[TableData | None, SnapshotData | None, list[StepData], list[ChatData]]:
    """A table with its last snapshot, the steps after it, and its chat; or with all steps."""
    snapshot = None if whole else last_snapshot(session, table_id)
    after = -1 if snapshot is None else snapshot.number
    data, steps, chat = load_all(session, table_id, after)
    return data, snapshot, steps, chat


def load_all(
    session: Session, table_id: str, steps_after: int = -1, chat_after: int = 0
) -> tuple[TableData | None, list[StepData], list[ChatData]]:
    """A table with its steps and its chat, or with those after these numbers."""
    return (
        load_table(session, table_id),
        load_steps(session, table_id, steps_after),
        load_chat(session, table_id, chat_after),
    )
