"""Merge a guest into the account that the guest signs in to."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import account_of, rename_seats, touch
from sandtable.server.accounts.models import TicketData
from sandtable.server.clocks.holidays import merge_days_off
from sandtable.server.lobby.guest_merge import merge_lobby_data
from sandtable.server.moderation.guest_merge import merge_mutes_and_blocks
from sandtable.server.moderation.models import ReportData, SanctionData
from sandtable.server.notifications.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)
from sandtable.server.ratings.models import RatedSeatData, RatingData
from sandtable.server.storage.models import ChatData, Model, SeatData, TableData, VisitorData

# Columns with the id of a visitor, which is replaced. The guest's sessions and tickets end.
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
# The same, in rows that are deleted with the visitor.
MESSAGES: Final[tuple[tuple[type[Model], str], ...]] = (
    (DeviceData, "visitor"),
    (ToldData, "visitor"),
    (OutboxData, "visitor"),
)
# Tables with at most one row for each visitor: the other visitor's row stays.
ONE_EACH: Final[tuple[tuple[type[Model], str], ...]] = ((MessageSettingsData, "visitor"),)


def merge_guest(session: Session, guest: str, into: str) -> list[str]:
    """Give everything of a guest to another visitor; return the guest's tables.

    At a table where both sit, the visitor has both seats, like two players at one screen. Open
    petitions there are withdrawn: nobody agrees with themselves.
    """
    session.get(VisitorData, guest, with_for_update=True)  # concurrent joins wait
    tables = tables_of(session, guest)
    withdraw_petitions(session, [each for each in tables if each in set(tables_of(session, into))])
    for model, name in (*OWNED, *MESSAGES):
        replace_visitor(session, model, name, guest, into)
    merge_lobby_data(session, guest, into)
    for model, name in ONE_EACH:
        if session.get(model, into) is None:
            replace_visitor(session, model, name, guest, into)
    merge_days_off(session, guest, into)
    merge_mutes_and_blocks(session, guest, into)
    account = account_of(session, into)
    named = [] if account is None else rename_seats(session, into, account.name)
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


def replace_visitor(session: Session, model: type[Model], name: str, old: str, new: str) -> None:
    column: Any = getattr(model, name)
    session.execute(
        update(model)
        .where(column == old)
        .values({name: new})
        .execution_options(synchronize_session=False)
    )


def withdraw_petitions(session: Session, tables: list[str]) -> None:
    """Withdraw the open petitions of these tables."""
    session.execute(
        update(TableData)
        .where(TableData.id.in_(tables))
        .values(petition=None)
        .execution_options(synchronize_session=False)
    )
