"""Occasions to tell somebody: they go into the outbox in the transaction that stores them.

A message has nothing in it but the game, the scenario, the names of opponents and a link. One a
turn: a seat that was told is told again only after it has answered and looked.
"""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.orm import Session

from sandtable.server.guarding import visitors
from sandtable.server.storage.models import TableData
from sandtable.server.telling import queries
from sandtable.server.telling.choices import (
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
from sandtable.server.telling.models import OutboxData, ToldData

if TYPE_CHECKING:
    from sandtable.server.storage.store import Change

LOG: Final = logging.getLogger("sandtable")
ONCE_A_TURN: Final = (TURN, CLOCK)


@dataclass(frozen=True)
class About:
    """What a message is made from, in any language."""

    path: str  # of the link
    game: str = ""
    scenario: str = ""
    opponents: tuple[str, ...] = ()  # names, as they were given
    result: dict[str, Any] | None = None  # of a game that has ended
    until: str = ""  # after this time it is of no use


# At a table


def arising(data: TableData, values: dict[str, Any]) -> list[tuple[str, int]]:
    """What a change of a table gives occasion to tell, and to which seats."""
    people = [each.seat for each in data.seats if each.kind == "person" and each.visitor]
    if len({data.seats[seat].visitor for seat in people}) < 2:
        return []  # nobody waits for anybody
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


def note(session: Session, changes: list[Change]) -> None:
    """What changes of tables say to people who are not there; in the transaction of the changes.

    A message that cannot be written is no reason not to play on.
    """
    queries.note_answers(session, [(each.table, each.answered) for each in changes])
    tables = [each.table for each in changes if each.occasions]
    if not tables:
        return
    reached = queries.seats_reached(session, tables)
    for change in changes:
        occasions = [each for each in change.occasions if (change.table, each[1]) in reached]
        if occasions:
            tell_all(session, change.table, occasions)


def tell_all(session: Session, table: str, occasions: list[tuple[str, int]]) -> None:
    """Tell the people in these seats, unless it fails."""
    try:
        with session.begin_nested():
            data = session.get_one(TableData, table, populate_existing=True)
            for occasion, seat in first_of_each(data, occasions):
                tell_seat(session, data, occasion, seat)
    except Exception:  # the answer stands, even if nobody could be told
        LOG.exception("table %s: its players could not be told", table)


def first_of_each(data: TableData, occasions: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """One seat of each person."""
    found: dict[tuple[str, str], tuple[str, int]] = {}
    for occasion, seat in occasions:
        found.setdefault((occasion, data.seats[seat].visitor), (occasion, seat))
    return list(found.values())


def tell_seat(
    session: Session, data: TableData, occasion: str, seat: int, until: str = ""
) -> list[OutboxData]:
    """A message to the person in a seat, if they wish one and have not been told this turn."""
    visitor = data.seats[seat].visitor
    told = session.get(ToldData, (data.id, seat, occasion))
    if told is not None and told.visitor != visitor:
        told = None
    if occasion in ONCE_A_TURN and told is not None and not (told.answered and told.looked):
        return []
    last = queries.last_message(session, data.id, seat, visitor, occasion)
    after = later(last, GAP) if last else ""
    found = tell(
        session, visitor, occasion, about_seat(data, seat, occasion, until), data, seat, after
    )
    if found:
        session.merge(ToldData(data.id, seat, occasion, visitor))
    return found


def about_seat(data: TableData, seat: int, occasion: str, until: str = "") -> About:
    """A table without anything that is hidden there."""
    visitor = data.seats[seat].visitor
    others = [each for each in data.seats if each.visitor != visitor or not visitor]
    return About(
        f"/table/{data.rematch if occasion == CHALLENGE and data.rematch else data.id}",
        data.game,
        data.scenario,
        tuple(each.name for each in others if each.kind == "person" and each.name),
        data.result if occasion == ENDED else None,
        until,
    )


def clock_low(session: Session, data: TableData, seat: int, left: float) -> None:
    """The clock of a seat that is to answer has so many seconds left."""
    if data.seats[seat].visitor and seat in data.asked:
        tell_seat(session, data, CLOCK, seat, later(visitors.now(), left))


# Elsewhere


def challenge(
    session: Session, visitor: str, path: str, game: str, scenario: str, by: str
) -> list[OutboxData]:
    """Somebody challenges a person, or invites them; `path` is where they may answer."""
    return tell(session, visitor, CHALLENGE, About(path, game, scenario, (by,) if by else ()))


def tell(
    session: Session,
    visitor: str,
    occasion: str,
    about: About,
    data: TableData | None = None,
    seat: int = -1,
    after: str = "",
) -> list[OutboxData]:
    """Put what this person wishes to be told into the outbox: one row for each channel."""
    chosen = queries.settings_of(session, visitor)
    if chosen is None:
        return []
    now = visitors.now()
    wait = max(delay_for(chosen.choices, occasion), CLOCK_GRACE if occasion == CLOCK else GRACE)
    due = max(later(now, wait if data is not None else wait - GRACE), after)
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


def later(time: str, seconds: float) -> str:
    """A stored time and so many seconds."""
    at = datetime.fromisoformat(time) + timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds")
