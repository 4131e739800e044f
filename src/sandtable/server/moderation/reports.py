"""Reports: the reported person, with a copy of the table and its chat."""

from __future__ import annotations

from typing import Any

from sandtable.server.messages import NewReport, PersonAt
from sandtable.server.moderation.models import ReportData
from sandtable.server.problems import RequestProblem
from sandtable.server.security import visitors
from sandtable.server.storage.models import ChatData
from sandtable.server.tables.table import Table


def person_at(table: Table, visitor: str, who: PersonAt) -> tuple[str, str]:
    """The reported visitor and their name; not oneself, a bot, or an invisible line."""
    found = ""
    name = ""
    names = table.seats.names
    if who.seat in names:
        seat = table.seats[names.index(who.seat)]
        found, name = seat.visitor, seat.name
    elif who.line:
        line = next((each for each in readable(table, visitor) if each.n == who.line), None)
        if line is not None:
            found, name = writer_of(table, line), line.who
    if not found:
        raise RequestProblem(404, "nobody-there")
    if found == visitor:
        raise RequestProblem(400, "not-yourself")
    return found, name


def writer_of(table: Table, line: ChatData) -> str:
    """The author of a chat line; older lines have a seat only."""
    return line.visitor or (table.seats[line.seat].visitor if line.seat >= 0 else "")


def readable(table: Table, visitor: str) -> list[ChatData]:
    """The lines visible to a visitor: all for players, open ones for onlookers."""
    plays = bool(table.seats.of(visitor))
    return [each for each in table.chat.lines if plays or each.open]


def new_report(table: Table, visitor: str, about: str, wish: NewReport) -> ReportData:
    return ReportData(
        id=visitors.new_id(),
        reporter=visitor,
        about=about,
        table_id=table.data.id,
        reason=wish.reason,
        words=wish.words.strip(),
        at=visitors.now(),
        kept=kept_of(table, visitor, about, wish.line),
    )


def kept_of(table: Table, visitor: str, about: str, line: int) -> dict[str, Any]:
    """A copy of the public table data, and of the chat that the reporter could read."""
    data = table.data
    seats = [
        {"seat": each.seat, "who": each.name, "bot": each.bot, "theirs": each.visitor == about}
        for each in data.seats
    ]
    chat = [
        {
            "n": each.n,
            "who": each.who,
            "text": each.text,
            "at": each.at,
            "theirs": writer_of(table, each) == about,
            "marked": each.n == line,
        }
        for each in readable(table, visitor)
    ]
    return {
        "game": data.game,
        "scenario": data.scenario,
        "status": data.status,
        "moment": data.moment,
        "step": data.shown_steps(),
        "seats": seats,
        "chat": chat,
    }
