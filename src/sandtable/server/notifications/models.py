"""Database models of notifications: preferences, devices, outbox."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class MessageSettingsData(Model):
    """The preferences of one person: channels and delay by occasion; quiet hours."""

    __tablename__ = "message_settings"

    visitor: Mapped[str] = mapped_column(
        ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    choices: Mapped[dict[str, Any]] = mapped_column(JSON)  # by occasion: see `preferences`
    language: Mapped[str] = mapped_column(String(8), default="en")
    origin: Mapped[str] = mapped_column(String(254), default="")  # where this person sees the page
    zone: Mapped[str] = mapped_column(String(64), default="UTC")
    quiet_from: Mapped[int] = mapped_column(default=-1)  # a minute of the day; -1: never quiet
    quiet_to: Mapped[int] = mapped_column(default=-1)
    webhook: Mapped[str] = mapped_column(Text, default="")
    webhook_dead: Mapped[bool] = mapped_column(default=False)  # it answered that it is gone


class DeviceData(Model):
    """A browser that takes Web Push."""

    __tablename__ = "push_devices"
    __table_args__ = (Index("push_devices_visitor", "visitor"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of its endpoint
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(128))  # its public key
    auth: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(
        String(64)
    )  # the browser and the system, as a person knows it
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[str] = mapped_column(String(32))


class ToldData(Model):
    """A seat was notified. It is not notified again until it has answered and seen the table."""

    __tablename__ = "told"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    occasion: Mapped[str] = mapped_column(String(16), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(24))
    answered: Mapped[bool] = mapped_column(default=False)
    looked: Mapped[bool] = mapped_column(default=False)


class OutboxData(Model):
    """One message to one person by one channel. It is sent by the process that claims it."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("outbox_due", "state", "due"),
        Index("outbox_table", "table_id", "visitor"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id", ondelete="CASCADE"))
    occasion: Mapped[str] = mapped_column(String(16))
    channel: Mapped[str] = mapped_column(String(16))  # push, mail, webhook
    due: Mapped[str] = mapped_column(String(32))  # to be sent; when a claim ends; was sent
    created: Mapped[str] = mapped_column(String(32))
    target: Mapped[str] = mapped_column(String(64), default="")  # push: the device
    table_id: Mapped[str] = mapped_column(String(24), default="")
    seat: Mapped[int] = mapped_column(default=-1)
    about: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)  # see `MessageFacts`
    state: Mapped[str] = mapped_column(
        String(16), default="waiting"
    )  # or claimed, sent, dropped, failed
    attempts: Mapped[int] = mapped_column(default=0)
    claim: Mapped[str] = mapped_column(String(24), default="")  # of the process that sends it
    trouble: Mapped[str] = mapped_column(String(64), default="")  # why the last attempt failed


class ServerKeyData(Model):
    """A key that this server made at its first start, for all of its processes."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
