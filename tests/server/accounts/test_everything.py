"""Everything about a person: each column that can hold an id is exported or not for a reason.

And whatever is stored, nothing of it has the id of somebody who has gone.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final

import pytest
from sqlalchemy import JSON, Boolean, Column, LargeBinary, Numeric, String, Table, select, update
from sqlalchemy.orm import Session

from sandtable.server.accounts.data_export import PARTS, Part
from sandtable.server.storage.models import SeatData, metadata
from tests.server.accounts.conftest import Person
from tests.server.accounts.test_account import talked
from tests.server.test_tournaments import Cup
from tests.server.visiting import Json, Server

ID: Final = 24  # the length of an id
BY_HAND: Final = {
    "visitors.id": "visitor",
    "accounts.visitor": "account",
    "sessions.visitor": "sessions",
    "passkeys.visitor": "passkeys",
    "recovery_codes.visitor": "account",
    "seats.visitor": "tables",
    "tables.opened_by": "tables",
    "chat.visitor": "chat",
    "follows.follower": "follows",
    "tournament_matches.players": "tournament_matches",
    "tournament_games.sitting": "tournament_games",
}
OF_OTHERS: Final = {  # what somebody else did, and who it was
    "follows.followed",
    "mutes.muted",
    "blocks.blocked",
    "reports.about",
}
NOT_PEOPLE: Final = {
    *("tables.id", "tables.match", "tables.rematch", "tables.tournament", "seats.table_id"),
    *("steps.table_id", "snapshots.table_id", "archives.table_id", "chat.table_id"),
    *("challenges.table_id", "told.table_id", "outbox.table_id", "reports.table_id"),
    *("seeks.id", "seeks.table_id", "sessions.id", "passkeys.id", "tickets.kind", "outbox.id"),
    *("outbox.claim", "mutes.id", "blocks.id", "reports.id", "sanctions.id", "sanctions.report"),
    *("rating_games.table_id", "rating_seats.table_id", "tournaments.id"),
    *("tournament_entries.tournament", "tournament_matches.tournament"),
    *("tournament_games.table_id", "tournament_games.tournament", "tournament_log.tournament"),
    *("open_sockets.id", "open_sockets.process", "analyses.table_id", "analyses.process"),
    # JSON in which there are seats, names and settings, and no ids
    *("tables.options", "tables.sealed_changes", "tables.asked", "tables.petition"),
    *("tables.result", "tables.clocks", "seats.standing", "tickets.data"),
    *("message_settings.choices", "outbox.about", "reports.kept", "audit.details"),
    *("tournaments.scenarios", "tournaments.points", "tournament_matches.places"),
    *("tournament_matches.points", "tournament_matches.scores", "tournament_games.places"),
    *("tournament_games.scores", "tournament_log.about"),
}
KEPT: Final = "audit"  # which nobody changes, not even for one who has gone
LISTS: Final = ("places", "points", "scores", "scenarios")


def named(column: Any) -> str:
    return f"{column.table.name}.{column.name}"


def may_hold_an_id(column: Column[Any]) -> bool:
    if isinstance(column.type, JSON) or column.name == "given_by":
        return True
    if any(key.column.table.name == "visitors" for key in column.foreign_keys):
        return True
    return isinstance(column.type, String) and column.type.length == ID


def test_whatever_may_hold_an_id_is_exported_or_not_for_a_reason() -> None:
    columns = {
        named(column)
        for table in metadata.sorted_tables
        for column in table.columns
        if may_hold_an_id(column)
    }
    exported = {named(each.whose.property.columns[0]) for each in PARTS}
    decided = exported | set(BY_HAND) | OF_OTHERS | NOT_PEOPLE
    unknown = sorted(columns - decided)
    assert not unknown, f"are these exported, and forgotten with the person? {unknown}"
    gone = sorted(decided - columns - {"audit.who"})
    assert not gone, f"there are no such columns any more: {gone}"
    assert not exported & (OF_OTHERS | NOT_PEOPLE)


class Filler:
    """Rows with something in every column, and the id of a person in one of them."""

    def __init__(self, session: Session, me: str, other: str, table: str, tournament: str) -> None:
        self.session = session
        self.me, self.other = me, other
        self.keys = {"tables": table, "tournaments": tournament, "visitors": other}
        self.number = count(1)

    def add(self, table: Table, column: str, **more: Any) -> None:
        """A row of a table with my id in this column, if one is named."""
        values = {each.name: self.value(each) for each in table.columns}
        values.update({column: self.me} if column else {}, **more)
        self.session.execute(table.insert().values(**values))

    def value(self, column: Column[Any]) -> Any:
        for key in column.foreign_keys:
            return self.keys.get(key.column.table.name, self.keys["tables"])
        if isinstance(column.type, JSON):
            return [] if column.name in LISTS else {}
        if isinstance(column.type, Boolean):
            return False
        if isinstance(column.type, LargeBinary):
            return b""
        if isinstance(column.type, String):
            return f"~{next(self.number)}"
        return 1.5 if isinstance(column.type, Numeric) else next(self.number)


def filled(server: Server, ada: Person, bob: Person, table: str, tournament: str) -> str:
    """A row for each part of an export and for each column of others; my id."""
    me, other = ada.visitor(), bob.visitor()
    another = ada.browser.opens("me", "invite")["id"]

    def write(session: Session) -> None:
        filler = Filler(session, me, other, table, tournament)
        tables = metadata.tables
        seat = SeatData.table_id == table, SeatData.seat == 0
        session.execute(update(SeatData).where(*seat).values(lapsed=me))
        filler.add(tables["rating_games"], "", table_id=table)
        wanted = {named(each.whose.property.columns[0]) for each in PARTS} | OF_OTHERS
        for each in sorted(wanted - {"seats.lapsed"}):
            name, column = each.split(".")
            more = {"table_id": another} if each == "challenges.to_visitor" else {}
            filler.add(tables[name], column, **more)

    server.run(server.services.store.write, write)
    return me


@pytest.fixture
def everything(server: Server, ada: Person, bob: Person) -> str:
    """Ada has something of every kind; her id."""
    ada.makes_account("Ada")
    bob.makes_account("Bob")
    opened = talked(ada, bob)
    cup = Cup(server, "Carl Dora", format="swiss")
    for each in (ada, bob):
        each.did(f"/api/tournaments/{cup.id}/entries")
    cup.start()
    ada.did("/api/meeting/people/Bob/follow")
    me = filled(server, ada, bob, opened["id"], other_tournament(server))
    assert me in rows(server)["tournament_matches"]
    assert me in rows(server)["tournament_games"]
    return me


def other_tournament(server: Server) -> str:
    """For rows that are added by hand."""

    def write(session: Session) -> None:
        filler = Filler(session, "nobody", "nobody", "", "")
        filler.add(metadata.tables["tournaments"], "", id="other", status="over")

    server.run(server.services.store.write, write)
    return "other"


def rows(server: Server) -> dict[str, str]:
    """Everything that is stored, by table."""

    def read(session: Session) -> dict[str, str]:
        tables = metadata.sorted_tables
        return {each.name: repr(session.execute(select(each)).all()) for each in tables}

    found: dict[str, str] = server.run(server.services.store.read, read)
    return found


def test_an_export_has_all_of_it(server: Server, ada: Person, everything: str) -> None:
    found: Json = ada.browser.read("/api/account/export")
    for part in PARTS:
        assert found[part.name], f"{part.name} is empty"
        assert set(found[part.name][0]) == {each.name for each in told(part)}
    for name in set(BY_HAND.values()):
        assert found[name], f"{name} is empty"
    assert [each["name"] for each in found["follows"]] == ["Bob"]
    (match,) = found["tournament_matches"]
    assert (match["round"], match["decided"]) == (1, "")
    (game,) = found["tournament_games"]
    assert game["seat"] in (0, 1)


def told(part: Part) -> list[Any]:
    return [each.property.columns[0] for each in part.columns]


def test_nothing_of_it_refers_to_one_who_has_gone(
    server: Server, ada: Person, everything: str
) -> None:
    assert ada.post("/api/account/delete", name="Ada").status_code == 204
    found = rows(server)
    assert everything in found.pop(KEPT)
    assert [name for name, rest in found.items() if everything in rest] == []
