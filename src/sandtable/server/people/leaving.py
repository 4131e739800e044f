"""What is stored about a person: all of it as JSON, and its deletion."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from sandtable.core.refusal import IllegalAction
from sandtable.server import visitors
from sandtable.server.errors import Late, NotAllowed, OtherRules
from sandtable.server.models import ChatData, SeatData, TableData, VisitorData
from sandtable.server.moderation.models import BlockData, MuteData, RoleData
from sandtable.server.pace.models import DayOffData
from sandtable.server.people.accounts import account_of, touch
from sandtable.server.people.codes import codes_left
from sandtable.server.people.merging import OWNED, rewrite, tables_of
from sandtable.server.people.models import TicketData
from sandtable.server.people.passkeys import passkeys_of
from sandtable.server.people.sessions import sessions_of
from sandtable.server.petitions import RESIGN
from sandtable.server.services import Services
from sandtable.server.telling.models import ToldData
from sandtable.server.visitors import GONE

Json = dict[str, Any]
Seat = tuple[str, int]  # a table and a seat


def export(session: Session, visitor: str) -> Json:
    """Everything about a visitor, without secrets: neither tokens nor the dice of tables."""
    known = session.get(VisitorData, visitor)
    assert known is not None
    account = account_of(session, visitor)
    return {
        "visitor": {"id": known.id, "name": known.name, "created": known.created},
        "account": account
        and {
            "name": account.name,
            "created": account.created,
            "mail": account.mail,
            "language": account.language,
            "recovery_codes_left": codes_left(session, visitor),
        },
        "passkeys": [
            {"label": each.label, "for": each.party, "created": each.created, "used": each.used}
            for each in passkeys_of(session, visitor)
        ],
        "sessions": [
            {"browser": each.label, "created": each.created, "used": each.used}
            for each in sessions_of(session, visitor)
        ],
        "tables": [exported(each, visitor) for each in my_tables(session, visitor)],
        "chat": [
            {"table": each.table_id, "at": each.at, "name": each.who, "text": each.text}
            for each in my_lines(session, visitor)
        ],
    }


def as_text(found: Json) -> str:
    return json.dumps(found, ensure_ascii=False, indent=2)


def my_tables(session: Session, visitor: str) -> list[TableData]:
    found = select(TableData).where(TableData.id.in_(tables_of(session, visitor)))
    return list(session.scalars(found.order_by(TableData.created)))


def exported(table: TableData, visitor: str) -> Json:
    mine = [each for each in table.seats if each.visitor == visitor]
    return {
        "id": table.id,
        "game": table.game,
        "scenario": table.scenario,
        "created": table.created,
        "status": table.status,
        "opened_by_me": table.opened_by == visitor,
        "my_seats": [
            {"seat": each.seat, "name": each.name, "word": each.word, "orders": each.standing}
            for each in mine
        ],
    }


def my_lines(session: Session, visitor: str) -> list[ChatData]:
    """What a visitor has said at tables."""
    said = said_from(seats_of(session, visitor))
    found = select(ChatData).where(said).order_by(ChatData.table_id, ChatData.n)
    return list(session.scalars(found))


def seats_of(session: Session, visitor: str) -> list[Seat]:
    found = select(SeatData.table_id, SeatData.seat).where(SeatData.visitor == visitor)
    return [(table, seat) for table, seat in session.execute(found)]


def said_from(seats: list[Seat]) -> Any:
    """Lines of these seats. One who has several speaks for all of them: then the seat is -1."""
    tables = [table for table, _ in seats]
    several = {table for table in tables if tables.count(table) > 1}
    each = [(ChatData.table_id == table) & (ChatData.seat == seat) for table, seat in seats]
    return or_(
        *each,
        ChatData.table_id.in_(several) & (ChatData.seat == -1),
        ChatData.table_id.in_([]),  # for one who sits nowhere
    )


# Deletion

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
    tables = sorted({*tables_of(session, visitor), *(table for table, _ in seats)})
    for table, seat in seats:
        at = (SeatData.table_id == table, SeatData.seat == seat)
        session.execute(update(SeatData).where(*at).values(name=GONE))
    session.execute(update(ChatData).where(said_from(seats)).values(who=GONE))
    nobody = visitors.new_id()
    for model, name in OWNED:
        rewrite(session, model, name, visitor, nobody)
    touch(session, tables)
    for whose in PERSONAL:
        session.execute(delete(whose.class_).where(whose == visitor))
    session.execute(delete(TicketData).where(TicketData.visitor == visitor))
    session.execute(delete(VisitorData).where(VisitorData.id == visitor))
    return tables
