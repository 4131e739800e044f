"""What is read and written for messages; each function runs inside a transaction."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Table, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.orm import Session

from sandtable.server.storage.models import SeatData
from sandtable.server.storage.store import Look
from sandtable.server.telling.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)

WAITING: Final = "waiting"
CLAIMED: Final = "claimed"
SENT: Final = "sent"
DROPPED: Final = "dropped"
FAILED: Final = "failed"
DONE: Final = (SENT, DROPPED, FAILED)
MOST_DEVICES: Final = 10  # of one person

# Statements of every answer, made once, for rows instead of objects
TOLD: Final = cast(Table, ToldData.__table__)
OUTBOX: Final = cast(Table, OutboxData.__table__)
SEATS: Final = cast(Table, SeatData.__table__)
SETTINGS: Final = cast(Table, MessageSettingsData.__table__)
NOTE_ANSWER: Final = (
    update(TOLD)
    .where(TOLD.c.table_id == bindparam("of_table"), TOLD.c.seat == bindparam("of_seat"))
    .where(TOLD.c.answered.is_(False))
    .values(answered=True)
)
NOTE_LOOK: Final = (
    update(TOLD)
    .where(TOLD.c.table_id == bindparam("of_table"), TOLD.c.visitor == bindparam("of_visitor"))
    .where(TOLD.c.looked.is_(False))
    .values(looked=True)
)
DROP_SEEN: Final = (
    update(OUTBOX)
    .where(OUTBOX.c.table_id == bindparam("of_table"), OUTBOX.c.visitor == bindparam("of_visitor"))
    .where(OUTBOX.c.state == WAITING)
    .values(state=DROPPED)
)
SEATS_REACHED: Final = (
    select(SEATS.c.table_id, SEATS.c.seat)
    .join(SETTINGS, SETTINGS.c.visitor == SEATS.c.visitor)
    .where(SEATS.c.table_id.in_(bindparam("of_tables", expanding=True)))
)


# What people chose


def settings_of(session: Session, visitor: str) -> MessageSettingsData | None:
    return session.get(MessageSettingsData, visitor) if visitor else None


def devices_of(session: Session, visitor: str) -> list[DeviceData]:
    """The browsers of a person, the latest first."""
    found = select(DeviceData).where(DeviceData.visitor == visitor)
    return list(session.scalars(found.order_by(DeviceData.created.desc(), DeviceData.id)))


def add_device(session: Session, device: DeviceData) -> None:
    """A browser has one owner: the last who asked. Those that were added first make space."""
    session.merge(device)
    session.flush()
    for old in devices_of(session, device.visitor)[MOST_DEVICES:]:
        session.delete(old)


def remove_device(session: Session, device: str, visitor: str = "") -> None:
    """A browser that takes no more messages; with a visitor, only if it is theirs."""
    gone = delete(DeviceData).where(DeviceData.id == device)
    session.execute(gone.where(DeviceData.visitor == visitor) if visitor else gone)


def stop_channel(session: Session, visitor: str, channel: str) -> None:
    """No more messages by this channel, whatever the occasion."""
    chosen = settings_of(session, visitor)
    if chosen is None:
        return
    chosen.choices = {
        occasion: {**each, "channels": [name for name in each["channels"] if name != channel]}
        for occasion, each in chosen.choices.items()
    }
    session.execute(
        update(OutboxData)
        .where(
            OutboxData.visitor == visitor,
            OutboxData.channel == channel,
            OutboxData.state == WAITING,
        )
        .values(state=DROPPED)
    )


def end_webhook(session: Session, visitor: str, address: str) -> None:
    """It answered that it is gone, unless another has taken its place."""
    session.execute(
        update(MessageSettingsData)
        .where(MessageSettingsData.visitor == visitor, MessageSettingsData.webhook == address)
        .values(webhook_dead=True)
    )


# Turns


def note_answers(session: Session, answered: list[tuple[str, list[int]]]) -> None:
    """These seats of tables have answered since they were told."""
    rows = [{"of_table": table, "of_seat": seat} for table, seats in answered for seat in seats]
    if rows:
        session.connection().execute(NOTE_ANSWER, rows)


def note_looks(session: Session, looks: list[Look]) -> None:
    """People have tables before their eyes: nobody need tell them of those."""
    rows = [{"of_table": each.table, "of_visitor": each.visitor} for each in looks]
    session.connection().execute(NOTE_LOOK, rows)
    session.connection().execute(DROP_SEEN, rows)


def seats_reached(session: Session, tables: list[str]) -> set[tuple[str, int]]:
    """The seats of these tables whose people have chosen how to be told of anything."""
    found = session.connection().execute(SEATS_REACHED, {"of_tables": tables})
    return {(table, seat) for table, seat in found}


def last_message(session: Session, table: str, seat: int, visitor: str, occasion: str) -> str:
    """When the last message about a seat went out, or will. One that was not needed is none."""
    found = select(func.max(OutboxData.due)).where(
        OutboxData.table_id == table,
        OutboxData.seat == seat,
        OutboxData.visitor == visitor,
        OutboxData.occasion == occasion,
        OutboxData.state.in_((WAITING, CLAIMED, SENT)),
    )
    return session.scalar(found) or ""


# The outbox


def due_messages(session: Session, now: str, most: int) -> list[OutboxData]:
    """What is to be sent now, the oldest first; also what a process claimed that then ended."""
    found = select(OutboxData).where(open_at(now)).order_by(OutboxData.due).limit(most)
    return list(session.scalars(found))


def open_at(now: str) -> ColumnElement[bool]:
    """A message that may be claimed: `due` of one that is claimed is when its claim ends."""
    return and_(
        or_(OutboxData.state == WAITING, OutboxData.state == CLAIMED), OutboxData.due <= now
    )


def claim(session: Session, message: str, claim: str, now: str, until: str) -> bool:
    """Whether this process has it now; of several that try, one does."""
    held = session.execute(
        update(OutboxData)
        .where(OutboxData.id == message, open_at(now))
        .values(state=CLAIMED, claim=claim, due=until, attempts=OutboxData.attempts + 1)
        .execution_options(synchronize_session=False)
    )
    return bool(held.rowcount == 1)  # type: ignore[attr-defined]  # an update has one


def settle(session: Session, message: str, claim: str, **values: Any) -> str:
    """What became of a message; only the process that has claimed it may say so.

    Its channel, and nothing if somebody else has it by now.
    """
    held = session.execute(
        update(OutboxData)
        .where(OutboxData.id == message, OutboxData.claim == claim, OutboxData.state == CLAIMED)
        .values(**values)
        .returning(OutboxData.channel)
        .execution_options(synchronize_session=False)
    )
    return held.scalar() or ""


def counted(session: Session) -> list[tuple[str, str, int]]:
    """How many messages there are by channel and state."""
    found = (
        select(OutboxData.channel, OutboxData.state, func.count())
        .group_by(OutboxData.channel, OutboxData.state)
        .order_by(OutboxData.channel, OutboxData.state)
    )
    return [(channel, state, many) for channel, state, many in session.execute(found)]


def drop_old(session: Session, before: str) -> None:
    """Messages that were dealt with before this time."""
    session.execute(
        delete(OutboxData).where(OutboxData.state.in_(DONE), OutboxData.created < before)
    )
