"""Triggers of notifications: changes of tables and challenges put messages into the outbox.

This happens in the transaction of the change. A message contains only the game, the scenario, the
names of opponents and a link. A seat gets one message a turn: the next one only after it has
answered and seen the table.
"""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.orm import Session

from sandtable.server.notifications import queries
from sandtable.server.notifications.models import OutboxData, ToldData
from sandtable.server.notifications.preferences import (
    CHALLENGE,
    CLOCK,
    CLOCK_GRACE,
    ENDED,
    GAP,
    GRACE,
    PETITION,
    PUSH,
    TURN,
    channels_for,
    delay_for,
)
from sandtable.server.security import visitors
from sandtable.server.storage.models import TableData

if TYPE_CHECKING:
    from sandtable.server.storage.store import Change

LOG: Final = logging.getLogger("sandtable")
ONCE_A_TURN: Final = (TURN, CLOCK)


@dataclass(frozen=True)
class MessageFacts:
    """The facts of a message, in no particular language."""

    path: str  # of the link
    game: str = ""
    scenario: str = ""
    opponents: tuple[str, ...] = ()  # names, as they were given
    result: dict[str, Any] | None = None  # of a game that has ended
    until: str = ""  # after this time it is of no use


# At a table


def triggered_by(data: TableData, values: dict[str, Any]) -> list[tuple[str, int]]:
    """The notifications that a change of a table triggers: occasion and seat."""
    people = [each.seat for each in data.seats if each.kind == "person" and each.visitor]
    if len({data.seats[seat].visitor for seat in people}) < 2:
        return []  # no opponents to wait for
    if values.get("status") == "over" and data.status == "running":
        return [(ENDED, seat) for seat in people]
    if values.get("rematch"):
        return [(CHALLENGE, seat) for seat in people]
    asked = values.get("asked", data.asked)
    found = [(TURN, seat) for seat in people if seat in asked and seat not in data.asked]
    petition = values.get("petition")
    if petition is not None and data.petition is None:
        found += [(PETITION, seat) for seat in people if seat not in petition["agreed"]]
    return found


def enqueue_for_changes(session: Session, changes: list[Change]) -> None:
    """Put the notifications for changes of tables into the outbox, in their transaction.

    A message that cannot be written does not stop the game.
    """
    queries.mark_answered(session, [(each.table, each.answered) for each in changes])
    tables = [each.table for each in changes if each.occasions]
    if not tables:
        return
    reached = queries.seats_with_notifications(session, tables)
    for change in changes:
        occasions = [each for each in change.occasions if (change.table, each[1]) in reached]
        if occasions:
            notify_seats(session, change.table, occasions)


def notify_seats(session: Session, table: str, occasions: list[tuple[str, int]]) -> None:
    """Notify the people in these seats; errors are logged."""
    try:
        with session.begin_nested():
            data = session.get_one(TableData, table, populate_existing=True)
            for occasion, seat in one_seat_per_person(data, occasions):
                notify_seat(session, data, occasion, seat)
    except Exception:  # the answer is stored even if notifications fail
        LOG.exception("table %s: its players could not be told", table)


def one_seat_per_person(data: TableData, occasions: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """One seat of each person."""
    found: dict[tuple[str, str], tuple[str, int]] = {}
    for occasion, seat in occasions:
        found.setdefault((occasion, data.seats[seat].visitor), (occasion, seat))
    return list(found.values())


def notify_seat(
    session: Session, data: TableData, occasion: str, seat: int, until: str = ""
) -> list[OutboxData]:
    """Notify the person in a seat, if they want it and were not notified this turn."""
    visitor = data.seats[seat].visitor
    told = session.get(ToldData, (data.id, seat, occasion))
    if told is not None and told.visitor != visitor:
        told = None
    if occasion in ONCE_A_TURN and told is not None and not (told.answered and told.looked):
        return []
    last = queries.last_message(session, data.id, seat, visitor, occasion)
    after = plus_seconds(last, GAP) if last else ""
    found = enqueue(
        session, visitor, occasion, facts_for_seat(data, seat, occasion, until), data, seat, after
    )
    if found:
        session.merge(ToldData(data.id, seat, occasion, visitor))
    return found


def facts_for_seat(data: TableData, seat: int, occasion: str, until: str = "") -> MessageFacts:
    """The public facts of a table, for a message to one seat."""
    visitor = data.seats[seat].visitor
    others = [each for each in data.seats if each.visitor != visitor or not visitor]
    return MessageFacts(
        f"/table/{data.rematch if occasion == CHALLENGE and data.rematch else data.id}",
        data.game,
        data.scenario,
        tuple(each.name for each in others if each.kind == "person" and each.name),
        data.result if occasion == ENDED else None,
        until,
    )


def notify_clock_low(session: Session, data: TableData, seat: int, left: float) -> None:
    """Notify a seat that its clock has this many seconds left."""
    if data.seats[seat].visitor and seat in data.asked:
        notify_seat(session, data, CLOCK, seat, plus_seconds(visitors.now(), left))


# Elsewhere


def notify_challenge(
    session: Session, visitor: str, path: str, game: str, scenario: str, by: str
) -> list[OutboxData]:
    """Notify a person of a challenge or invitation; `path` is where they may answer."""
    return enqueue(
        session, visitor, CHALLENGE, MessageFacts(path, game, scenario, (by,) if by else ())
    )


def enqueue(
    session: Session,
    visitor: str,
    occasion: str,
    about: MessageFacts,
    data: TableData | None = None,
    seat: int = -1,
    after: str = "",
) -> list[OutboxData]:
    """Add a message to the outbox by the person's preferences: one row for each channel."""
    chosen = queries.settings_of(session, visitor)
    if chosen is None:
        return []
    now = visitors.now()
    wait = max(delay_for(chosen.choices, occasion), CLOCK_GRACE if occasion == CLOCK else GRACE)
    due = max(plus_seconds(now, wait if data is not None else wait - GRACE), after)
    found = []
    for channel in channels_for(chosen.choices, occasion):
        targets = [""]
        if channel == PUSH:
            targets = [each.id for each in queries.devices_of(session, visitor)]
        for target in targets:
            row = OutboxData(
                visitors.new_id(), visitor, occasion, channel, due, now, target,
                "" if data is None else data.id, seat, asdict(about),
            )  # fmt: skip
            session.add(row)
            found.append(row)
    return found


def plus_seconds(time: str, seconds: float) -> str:
    """A timestamp plus this many seconds."""
    at = datetime.fromisoformat(time) + timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds")
