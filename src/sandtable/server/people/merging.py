"""A guest who signs in to an account brings everything along: two visitors become one."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from sandtable.server.meeting.merging import carry_over
from sandtable.server.moderation.merging import keep_avoiding
from sandtable.server.moderation.models import ReportData, SanctionData
from sandtable.server.pace.holidays import carry_days_over
from sandtable.server.people.accounts import account_of, show_name, touch
from sandtable.server.people.models import TicketData
from sandtable.server.rating.models import RatedSeatData, RatingData
from sandtable.server.storage.models import ChatData, Model, SeatData, TableData, VisitorData
from sandtable.server.telling.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)

# Where the id of a visitor is stored, and becomes that of another. The guest's sessions and tickets
# end.
OWNED: Final[tuple[tuple[type[Model], str], ...]] = (
    (SeatData, "visitor"),
    (SeatData, "lapsed"),
    (TableData, "opened_by"),
    (ChatData, "visitor"),
    (ReportData, "reporter"),
    (ReportData, "about"),
    (SanctionData, "visitor"),
    (RatedSeatData, "visitor"),
    (RatingData, "visitor"),
)
# The same, and it goes with the visitor.
MESSAGES: Final[tuple[tuple[type[Model], str], ...]] = (
    (DeviceData, "visitor"),
    (ToldData, "visitor"),
    (OutboxData, "visitor"),
)
# Where a visitor has one row at most: what the other visitor has there stays.
ONE_EACH: Final[tuple[tuple[type[Model], str], ...]] = ((MessageSettingsData, "visitor"),)


def merge(session: Session, guest: str, into: str) -> list[str]:
    """All that belongs to a guest belongs to another visitor from now on; the guest's tables.

    At a table where both sit, the visitor has both seats, as players at one screen have. What was
    asked of the other side there is void: nobody agrees with themselves.
    """
    session.get(VisitorData, guest, with_for_update=True)  # who sits down meanwhile waits
    tables = tables_of(session, guest)
    ask_no_more(session, [each for each in tables if each in set(tables_of(session, into))])
    for model, name in (*OWNED, *MESSAGES):
        rewrite(session, model, name, guest, into)
    carry_over(session, guest, into)
    for model, name in ONE_EACH:
        if session.get(model, into) is None:
            rewrite(session, model, name, guest, into)
    carry_days_over(session, guest, into)
    keep_avoiding(session, guest, into)
    account = account_of(session, into)
    named = [] if account is None else show_name(session, into, account.name)
    touched = sorted({*tables, *named})
    touch(session, touched)
    session.execute(delete(TicketData).where(TicketData.visitor == guest))
    session.execute(delete(VisitorData).where(VisitorData.id == guest))
    return touched


def tables_of(session: Session, visitor: str) -> list[str]:
    """The tables that a visitor has opened or sits at."""
    mine = select(SeatData.table_id).where(SeatData.visitor == visitor)
    found = select(TableData.id).where(TableData.id.in_(mine) | (TableData.opened_by == visitor))
    return list(session.scalars(found))


def rewrite(session: Session, model: type[Model], name: str, old: str, new: str) -> None:
    column: Any = getattr(model, name)
    session.execute(
        update(model)
        .where(column == old)
        .values({name: new})
        .execution_options(synchronize_session=False)
    )


def ask_no_more(session: Session, tables: list[str]) -> None:
    """What was asked at these tables is no longer asked."""
    session.execute(
        update(TableData)
        .where(TableData.id.in_(tables))
        .values(petition=None)
        .execution_options(synchronize_session=False)
    )
