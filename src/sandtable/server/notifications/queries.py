"""Queries of notifications; each function runs inside a transaction."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Table, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.orm import Session

from sandtable.server.notifications.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)
from sandtable.server.storage.models import SeatData
from sandtable.server.storage.store import Look

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
    """Add a browser; it belongs to the last visitor who added it. The oldest ones are dropped."""
    session.merge(device)
    session.flush()
    for old in devices_of(session, device.visitor)[MOST_DEVICES:]:
        session.delete(old)


def remove_device(session: Session, device: str, visitor: str = "") -> None:
    """Remove a browser; with a visitor, only if it is theirs."""
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
    """Disable a webhook that answered that it is gone, unless it has been replaced."""
    session.execute(
        update(MessageSettingsData)
        .where(MessageSettingsData.visitor == visitor, MessageSettingsData.webhook == address)
        .values(webhook_dead=True)
    )


# Turns


def mark_answered(session: Session, answered: list[tuple[str, list[int]]]) -> None:
    """Mark that these seats have answered since their notification."""
    rows = [{"of_table": table, "of_seat": seat} for table, seats in answered for seat in seats]
    if rows:
        session.connection().execute(NOTE_ANSWER, rows)


def mark_seen(session: Session, looks: list[Look]) -> None:
    """Mark that people see these tables, so that they need no notification."""
    rows = [{"of_table": each.table, "of_visitor": each.visitor} for each in looks]
    session.connection().execute(NOTE_LOOK, rows)
    session.connection().execute(DROP_SEEN, rows)


def seats_with_notifications(session: Session, tables: list[str]) -> set[tuple[str, int]]:
    """The seats of these tables whose people have notification preferences."""
    found = session.connection().execute(SEATS_REACHED, {"of_tables": tables})
    return {(table, seat) for table, seat in found}


def last_message(session: Session, table: str, seat: int, visitor: str, occasion: str) -> str:
    """When the last message about a seat was or will be sent; dropped messages do not count."""
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
    """The messages to send now, the oldest first; also those with an expired claim."""
    found = select(OutboxData).where(open_at(now)).order_by(OutboxData.due).limit(most)
    return list(session.scalars(found))


def open_at(now: str) -> ColumnElement[bool]:
    """The condition that a message may be claimed; a claimed one is `due` when its claim ends."""
    return and_(
        or_(OutboxData.state == WAITING, OutboxData.state == CLAIMED), OutboxData.due <= now
    )


def claim(session: Session, message: str, claim: str, now: str, until: str) -> bool:
    """Claim a message; False if another process was first."""
    held = session.execute(
        update(OutboxData)
        .where(OutboxData.id == message, open_at(now))
        .values(state=CLAIMED, claim=claim, due=until, attempts=OutboxData.attempts + 1)
        .execution_options(synchronize_session=False)
    )
    return bool(held.rowcount == 1)  # type: ignore[attr-defined]  # an update has one


def settle(session: Session, message: str, claim: str, **values: Any) -> str:
    """Store the outcome of a message that this process has claimed.

    Return its channel; empty if another process has claimed it since.
    """
    held = session.execute(
        update(OutboxData)
        .where(OutboxData.id == message, OutboxData.claim == claim, OutboxData.state == CLAIMED)
        .values(**values)
        .returning(OutboxData.channel)
        .execution_options(synchronize_session=False)
    )
    return held.scalar() or ""


def count_by_channel_and_state(session: Session) -> list[tuple[str, str, int]]:
    """How many messages there are by channel and state."""
    found = (
        select(OutboxData.channel, OutboxData.state, func.count())
        .group_by(OutboxData.channel, OutboxData.state)
        .order_by(OutboxData.channel, OutboxData.state)
    )
    return [(channel, state, many) for channel, state, many in session.execute(found)]


def drop_old(session: Session, before: str) -> None:
    """Delete messages settled before this time."""
    session.execute(
        delete(OutboxData).where(OutboxData.state.in_(DONE), OutboxData.created < before)
    )
