"""Challenges: a table with a free seat reserved for one person. The table has the state."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final, Literal

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from sandtable.server.lobby.access import may_play, person_named
from sandtable.server.lobby.models import ChallengeData
from sandtable.server.lobby.timestamps import shifted
from sandtable.server.notifications import triggers
from sandtable.server.problems import RequestProblem
from sandtable.server.security.rate_limits import lock_counter
from sandtable.server.storage.models import TableData

REASONS: Final = ("later", "enough", "side", "scenario", "game")  # for declining
State = Literal["pending", "declined", "expired"]


def add(
    session: Session, table: TableData, name: str, now: str, lasts: timedelta, most: int
) -> None:
    """Challenge the person with this name to a new table, and notify them."""
    person = person_named(session, name)
    if person is None:
        raise RequestProblem(400, "no-person", name=name)
    if person.visitor == table.opened_by:
        raise RequestProblem(400, "challenge-self")
    if not may_play(session, table.opened_by, person.visitor):
        raise RequestProblem(403, "challenge-refused", name=person.name)
    lock_counter(session, f"challenges {table.opened_by}")
    if count_pending(session, table.opened_by, now) >= most:
        raise RequestProblem(409, "many-challenges")
    until = shifted(now, lasts)
    session.add(ChallengeData(table.id, table.opened_by, person.visitor, now, until))
    by = next((each.name for each in table.seats if each.visitor == table.opened_by), "")
    triggers.notify_challenge(session, person.visitor, "/mine", table.game, table.scenario, by)


def with_tables(session: Session, *conditions: Any) -> list[tuple[ChallengeData, TableData]]:
    found = (
        select(ChallengeData, TableData)
        .join(TableData, TableData.id == ChallengeData.table_id)
        .where(*conditions)
        .order_by(ChallengeData.made.desc())
    )
    return [(challenge, table) for challenge, table in session.execute(found)]


def count_pending(session: Session, visitor: str, now: str) -> int:
    found = (
        select(func.count(ChallengeData.table_id))
        .join(TableData, TableData.id == ChallengeData.table_id)
        .where(
            ChallengeData.by_visitor == visitor,
            ChallengeData.declined == "",
            ChallengeData.until > now,
            TableData.status == "waiting",
        )
    )
    return session.scalars(found).one()


def received(session: Session, visitor: str, now: str) -> list[tuple[ChallengeData, TableData]]:
    """The challenges that this visitor may accept."""
    found = with_tables(
        session,
        ChallengeData.to_visitor == visitor,
        ChallengeData.declined == "",
        ChallengeData.until > now,
        TableData.status == "waiting",
    )
    return [
        (challenge, table)
        for challenge, table in found
        if table.free_seats()
        and not table.seats_of(visitor)
        and may_play(session, challenge.by_visitor, visitor)
    ]


def sent(session: Session, visitor: str) -> list[tuple[ChallengeData, TableData]]:
    """The challenges of this visitor that nobody has accepted, declined and expired ones too."""
    found = with_tables(session, ChallengeData.by_visitor == visitor)
    return [
        (challenge, table)
        for challenge, table in found
        if challenge.declined or (table.free_seats() and not table.seats_of(challenge.to_visitor))
    ]


def state_of(challenge: ChallengeData, now: str) -> State:
    if challenge.declined:
        return "declined"
    return "pending" if challenge.until > now else "expired"


def challenge_to(session: Session, table_id: str, visitor: str) -> ChallengeData | None:
    """The challenge of this visitor to this table."""
    found = session.get(ChallengeData, table_id)
    return found if found is not None and visitor and found.to_visitor == visitor else None


def decline(session: Session, table_id: str, reason: str) -> None:
    session.execute(
        update(ChallengeData).where(ChallengeData.table_id == table_id).values(declined=reason)
    )


def drop(session: Session, table_id: str) -> None:
    session.execute(delete(ChallengeData).where(ChallengeData.table_id == table_id))
