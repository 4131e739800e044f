"""What an operator's commands change, a server that runs hears of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pytest
from sqlalchemy.orm import Session

from sandtable.server.accounts.session_sockets import CLOSED_SIGNED_OUT
from sandtable.server.accounts.tickets import ADDRESS, find_ticket, make_ticket
from sandtable.server.moderation import queries
from sandtable.server.moderation.access import none_blocks
from sandtable.server.operations import admin
from sandtable.server.operations.admin import AdminError
from tests.server.moderation.people import promote, visitor_of
from tests.server.operations.databases import engine_of
from tests.server.signed_in import account
from tests.server.visiting import Browser, Server, Window

T = TypeVar("T")


def outside(server: Server, work: Callable[[Session], T]) -> T:
    """As a command does it: over a connection of its own."""
    engine = engine_of(server.settings)
    try:
        with Session(engine) as session, session.begin():
            return work(session)
    finally:
        engine.dispose()


def test_a_table_is_ended_and_those_who_sit_there_see_it(
    server: Server, hers: Window, table: str
) -> None:
    server.play(table, answers=5)
    outside(server, lambda at: admin.end_table(at, table))
    hers.until(lambda: hers.now is not None and hers.shown["result"])
    assert "operator" in hers.shown["result"]["text"]
    assert hers.shown["result"]["winner"] is None
    hers.until(lambda: hers.table["status"] == "over")
    with pytest.raises(AdminError, match="over already"):
        outside(server, lambda at: admin.end_table(at, table))
    with pytest.raises(AdminError, match="no table"):
        outside(server, lambda at: admin.end_table(at, "nothing"))


def test_somebody_is_suspended_and_told_at_once(
    server: Server, bela: Browser, his: Window, table: str
) -> None:
    visitor = visitor_of(bela)
    outside(server, lambda at: admin.sanction(at, "suspend", visitor, 2, "spam", "A rest."))
    his.hear("person")
    (notice,) = bela.read("/api/moderation/me")["notices"]
    assert notice["words"] == "A rest."
    assert bela.wish("me", "random").status_code == 403
    shown = outside(server, lambda at: admin.person(at, visitor))
    assert len(shown.sanctions) == 1
    assert outside(server, lambda at: admin.lift(at, visitor)) == 1
    assert bela.wish("me", "random").status_code == 201


def test_another_name_is_seen_at_the_table(
    server: Server, anna: Browser, bela: Browser, hers: Window, table: str
) -> None:
    promote(bela, "")
    visitor = visitor_of(bela)
    outside(server, lambda at: admin.rename(at, visitor, "Berta"))
    hers.until(lambda: hers.table["seats"][0]["who"] == "Berta")
    assert outside(server, lambda at: admin.find_person(at, "berta")) == visitor
    promote(anna, "")
    with pytest.raises(AdminError, match="taken"):
        outside(server, lambda at: admin.rename(at, visitor, "Anna"))
    with pytest.raises(AdminError, match="can be read"):
        outside(server, lambda at: admin.rename(at, visitor, " "))


def test_roles_are_for_accounts(server: Server, anna: Browser, table: str) -> None:
    visitor = visitor_of(anna)
    with pytest.raises(AdminError, match="guest"):
        outside(server, lambda at: admin.set_role(at, visitor, "moderator"))
    promote(anna, "")
    outside(server, lambda at: admin.set_role(at, visitor, "moderator"))
    assert anna.read("/api/moderation/me")["role"] == "moderator"
    assert [
        each.name for each in outside(server, lambda at: admin.people(at, True, "moderator", ""))
    ] == ["Anna"]
    outside(server, lambda at: admin.set_role(at, visitor, ""))
    assert anna.get("/api/moderation/reports").status_code == 403


def test_an_account_is_signed_out_everywhere(server: Server, bela: Browser) -> None:
    anna = account(server, "Anna")
    table = anna.starts("me", "here")
    window = anna.sits(table)
    visitor = visitor_of(anna)
    begun = partial(make_ticket, kind=ADDRESS, secret="link", visitor=visitor, about="eve@a.test")
    outside(server, begun)  # a link to another address, which is good for minutes
    assert outside(server, lambda at: admin.sign_out(at, visitor)) == 1
    assert outside(server, lambda at: find_ticket(at, "link", (ADDRESS,))) is None
    assert window.closed() == CLOSED_SIGNED_OUT
    assert anna.read("/api/people/me")["known"] is False
    bela.opens("me", "invite")
    guest = visitor_of(bela)
    with pytest.raises(AdminError, match="guest"):
        outside(server, lambda at: admin.sign_out(at, guest))
    acts = outside(server, lambda at: [each.act for each in queries.audit(at)])
    assert acts == ["sign-out"]


def test_everything_that_was_done_is_in_the_log(server: Server, bela: Browser, table: str) -> None:
    visitor = visitor_of(bela)
    outside(server, lambda at: admin.sanction(at, "mute", visitor, 1, "rude", ""))
    outside(server, lambda at: admin.lift(at, visitor))
    outside(server, lambda at: admin.rename(at, visitor, "Berta"))
    outside(server, lambda at: admin.end_table(at, table))
    lines = outside(server, lambda at: [(each.who, each.act) for each in queries.audit(at)])
    acts = ["end", "rename", "lift", "mute"]
    assert lines == [(queries.OPERATOR, act) for act in acts]


def test_a_block_is_between_two(server: Server, anna: Browser, bela: Browser, table: str) -> None:
    one, other = visitor_of(anna), visitor_of(bela)
    assert outside(server, lambda at: none_blocks(at, one, other))
    anna.post(f"/api/tables/{table}/avoid", json={"kind": "block", "seat": "french"})
    assert not outside(server, lambda at: none_blocks(at, one, other))
    assert not outside(server, lambda at: none_blocks(at, other, one))


def test_no_command_tells_what_only_a_seat_may_know(server: Server, table: str) -> None:
    server.play(table, answers=10)
    row = outside(server, lambda at: admin.table_row(admin.find_table(at, table)))
    data = server.table(table).data
    assert data.secret not in str(row)
    assert data.seed not in str(row)
