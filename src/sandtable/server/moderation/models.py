"""Database models of moderation.

Visitors are named by their ids. What moderators have done is in `audit`: database triggers allow
only new rows there.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage.models import Model


class MuteData(Model):
    """One visitor does not want to read what another writes."""

    __tablename__ = "mutes"

    muter: Mapped[str] = mapped_column(String(24), primary_key=True)
    muted: Mapped[str] = mapped_column(String(24), primary_key=True)
    id: Mapped[str] = mapped_column(String(24), unique=True)  # what the muter calls it
    name: Mapped[str] = mapped_column(String(64))  # of the muted, when it was done
    created: Mapped[str] = mapped_column(String(32))


class BlockData(Model):
    """One visitor does not want to play with another, or be written to."""

    __tablename__ = "blocks"
    __table_args__ = (Index("blocks_blocked", "blocked"),)

    blocker: Mapped[str] = mapped_column(String(24), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(24), primary_key=True)
    id: Mapped[str] = mapped_column(String(24), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[str] = mapped_column(String(32))


class RoleData(Model):
    """What an account may do beyond playing."""

    __tablename__ = "roles"

    visitor: Mapped[str] = mapped_column(String(24), primary_key=True)
    role: Mapped[str] = mapped_column(String(16))  # moderator, admin
    since: Mapped[str] = mapped_column(String(32))


class ReportData(Model):
    """A complaint, with the table and its chat as they were."""

    __tablename__ = "reports"
    __table_args__ = (Index("reports_status", "status"), Index("reports_about", "about"))

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    reporter: Mapped[str] = mapped_column(String(24))
    about: Mapped[str] = mapped_column(String(24))
    table_id: Mapped[str] = mapped_column(String(24))  # which may be gone by now
    reason: Mapped[str] = mapped_column(String(16))
    words: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(32))
    kept: Mapped[dict[str, Any]] = mapped_column(JSON)  # see `reports.kept_of`
    status: Mapped[str] = mapped_column(String(16), default="open")  # open, closed
    outcome: Mapped[str] = mapped_column(String(16), default="")  # what was done


class SanctionData(Model):
    """What a moderator has decided about a visitor."""

    __tablename__ = "sanctions"
    __table_args__ = (Index("sanctions_visitor", "visitor"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(String(24))
    kind: Mapped[str] = mapped_column(String(16))  # warn, mute, suspend
    reason: Mapped[str] = mapped_column(String(16))
    words: Mapped[str] = mapped_column(Text)  # to the visitor
    given_by: Mapped[str] = mapped_column(String(64))
    at: Mapped[str] = mapped_column(String(32))
    until: Mapped[str] = mapped_column(String(32), default="")  # empty for a warning
    report: Mapped[str] = mapped_column(String(24), default="")
    lifted: Mapped[str] = mapped_column(String(32), default="")  # when, if it was
    seen: Mapped[bool] = mapped_column(default=False)  # the visitor has confirmed it


class AuditData(Model):
    """One thing that a moderator or an operator has done."""

    __tablename__ = "audit"

    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=True, init=False)
    at: Mapped[str] = mapped_column(String(32))
    who: Mapped[str] = mapped_column(String(64))  # a visitor, or `operator`
    who_name: Mapped[str] = mapped_column(String(64))
    act: Mapped[str] = mapped_column(String(32))
    about: Mapped[str] = mapped_column(String(24))  # a visitor or a table
    about_name: Mapped[str] = mapped_column(String(64))
    details: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)
