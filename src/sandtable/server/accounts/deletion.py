"""Deletion of a person: personal data goes, games stay without the name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from sandtable.core.refusal import IllegalAction
from sandtable.server.accounts.accounts import account_of, touch
from sandtable.server.accounts.guest_merge import OWNED, replace_visitor, tables_of
from sandtable.server.accounts.models import TicketData
from sandtable.server.clocks.models import DayOffData
from sandtable.server.errors import Late, NotAllowed, OtherRules
from sandtable.server.moderation.models import BlockData, MuteData, RoleData, SanctionData
from sandtable.server.notifications.models import ToldData
from sandtable.server.security import visitors
from sandtable.server.security.visitors import GONE
from sandtable.server.services import Services
from sandtable.server.storage.models import ChatData, SeatData, VisitorData
from sandtable.server.tables.petitions import RESIGN
from sandtable.server.tournaments.deletion import forget, withdraw_everywhere

Seat = tuple[str, int]  # a table and a seat


def seats_of(session: Session, visitor: str) -> list[Seat]:
    found = select(SeatData.table_id, SeatData.seat).where(SeatData.visitor == visitor)
    return [(table, seat) for table, seat in session.execute(found)]


def chat_lines_from(visitor: str, seats: list[Seat]) -> Any:
    """Chat lines of a visitor, and of these seats, since older lines have no visitor.

    The seat is -1 in lines of a visitor who has several seats.
    """
    tables = [table for table, _ in seats]
    several = {table for table in tables if tables.count(table) > 1}
    each = [(ChatData.table_id == table) & (ChatData.seat == seat) for table, seat in seats]
    old = or_(*each, ChatData.table_id.in_(several) & (ChatData.seat == -1))
    return or_(ChatData.visitor == visitor, (ChatData.visitor == "") & old)


# Rows that are deleted with the visitor.
PERSONAL: Final = (
    ToldData.visitor,
    DayOffData.visitor,
    MuteData.muter,
    MuteData.muted,
    BlockData.blocker,
    BlockData.blocked,
    RoleData.visitor,
)


async def resign_games(services: Services, visitor: str) -> None:
    """Resign all running games, so that nobody waits for a player who has gone."""
    for table_id, seat in await services.store.read(lambda session: seats_of(session, visitor)):
        table = await services.tables.find(table_id)
        if table is None or table.play.over:
            continue
        with suppress(NotAllowed, IllegalAction, Late, OtherRules):
            await table.petitions.ask(seat, RESIGN)


def delete_visitor(session: Session, visitor: str, seats: list[Seat]) -> list[str]:
    """Delete a visitor who had these seats; return the tables. Games stay, without the name.

    A new id that belongs to nobody replaces the visitor's id there, so a seat stays taken.
    """
    account = account_of(session, visitor)
    withdraw_everywhere(session, visitor, visitors.now())
    tables = sorted({*tables_of(session, visitor), *(table for table, _ in seats)})
    for table, seat in seats:
        at = (SeatData.table_id == table, SeatData.seat == seat)
        session.execute(update(SeatData).where(*at).values(name=GONE))
    session.execute(update(ChatData).where(chat_lines_from(visitor, seats)).values(who=GONE))
    nobody = visitors.new_id()
    forget(session, visitor, "" if account is None else account.name, nobody)
    replace_visitor(session, SanctionData, "given_by", visitor, GONE)
    for model, name in OWNED:
        replace_visitor(session, model, name, visitor, nobody)
    touch(session, tables)
    for whose in PERSONAL:
        session.execute(delete(whose.class_).where(whose == visitor))
    session.execute(delete(TicketData).where(TicketData.visitor == visitor))
    session.execute(delete(VisitorData).where(VisitorData.id == visitor))
    return tables
