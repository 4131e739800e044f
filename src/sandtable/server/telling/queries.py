"""What is read and written for messages; each function runs inside a transaction."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.orm import Session

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


def note_answers(session: Session, table: str, seats: list[int]) -> None:
    """These seats have answered since they were told."""
    if seats:
        session.execute(
            update(ToldData)
            .where(
                ToldData.table_id == table, ToldData.seat.in_(seats), ToldData.answered.is_(False)
            )
            .values(answered=True)
            .execution_options(synchronize_session=False)
        )


def note_look(session: Session, table: str, visitor: str) -> None:
    """A person has the table before their eyes: nobody need tell them of it."""
    session.execute(
        update(ToldData)
        .where(ToldData.table_id == table, ToldData.visitor == visitor, ToldData.looked.is_(False))
        .values(looked=True)
    )
    session.execute(
        update(OutboxData)
        .where(
            OutboxData.table_id == table,
            OutboxData.visitor == visitor,
            OutboxData.state == WAITING,
        )
        .values(state=DROPPED)
    )


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
