"""Deletion: a person is forgotten, and games stay without the name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from sandtable.core.refusal import IllegalAction
from sandtable.server.errors import Late, NotAllowed, OtherRules
from sandtable.server.guarding import visitors
from sandtable.server.guarding.visitors import GONE
from sandtable.server.moderation.models import BlockData, MuteData, RoleData, SanctionData
from sandtable.server.pace.models import DayOffData
from sandtable.server.people.accounts import account_of, touch
from sandtable.server.people.merging import OWNED, rewrite, tables_of
from sandtable.server.people.models import TicketData
from sandtable.server.services import Services
from sandtable.server.storage.models import ChatData, SeatData, VisitorData
from sandtable.server.tables.petitions import RESIGN
from sandtable.server.telling.models import ToldData
from sandtable.server.tournaments.leaving import forget, withdraw_everywhere

Seat = tuple[str, int]  # a table and a seat


def seats_of(session: Session, visitor: str) -> list[Seat]:
    found = select(SeatData.table_id, SeatData.seat).where(SeatData.visitor == visitor)
    return [(table, seat) for table, seat in session.execute(found)]


def said_from(visitor: str, seats: list[Seat]) -> Any:
    """Lines of a visitor, and of these seats: lines of older days have no visitor.

    One who has several seats speaks for all of them: then the seat is -1.
    """
    tables = [table for table, _ in seats]
    several = {table for table in tables if tables.count(table) > 1}
    each = [(ChatData.table_id == table) & (ChatData.seat == seat) for table, seat in seats]
    old = or_(*each, ChatData.table_id.in_(several) & (ChatData.seat == -1))
    return or_(ChatData.visitor == visitor, (ChatData.visitor == "") & old)


# What is of no use to anybody else.
PERSONAL: Final = (
    ToldData.visitor,
    DayOffData.visitor,
    MuteData.muter,
    MuteData.muted,
    BlockData.blocker,
    BlockData.blocked,
    RoleData.visitor,
)


async def give_up_games(services: Services, visitor: str) -> None:
    """Nobody is to wait for a player who has gone."""
    for table_id, seat in await services.store.read(lambda session: seats_of(session, visitor)):
        table = await services.tables.find(table_id)
        if table is None or table.play.over:
            continue
        with suppress(NotAllowed, IllegalAction, Late, OtherRules):
            await table.petitions.ask(seat, RESIGN)


def delete_person(session: Session, visitor: str, seats: list[Seat]) -> list[str]:
    """Forget a visitor who had these seats; the tables. Games stay, without the name.

    Where the visitor's id stands in them, an id of nobody takes its place: a seat stays taken.
    """
    account = account_of(session, visitor)
    withdraw_everywhere(session, visitor, visitors.now())
    tables = sorted({*tables_of(session, visitor), *(table for table, _ in seats)})
    for table, seat in seats:
        at = (SeatData.table_id == table, SeatData.seat == seat)
        session.execute(update(SeatData).where(*at).values(name=GONE))
    session.execute(update(ChatData).where(said_from(visitor, seats)).values(who=GONE))
    nobody = visitors.new_id()
    forget(session, visitor, "" if account is None else account.name, nobody)
    rewrite(session, SanctionData, "given_by", visitor, GONE)
    for model, name in OWNED:
        rewrite(session, model, name, visitor, nobody)
    touch(session, tables)
    for whose in PERSONAL:
        session.execute(delete(whose.class_).where(whose == visitor))
    session.execute(delete(TicketData).where(TicketData.visitor == visitor))
    session.execute(delete(VisitorData).where(VisitorData.id == visitor))
    return tables
