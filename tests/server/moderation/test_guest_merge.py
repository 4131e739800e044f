"""A guest who signs in to an account: whom they avoid, and who avoids them, stays so."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.guest_merge import merge_guest
from sandtable.server.moderation import queries
from sandtable.server.moderation.guest_merge import merge_mutes_and_blocks
from sandtable.server.moderation.models import BlockData, MuteData
from sandtable.server.security.visitors import COOKIE, find_visitor
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.server.signed_in import account
from tests.server.visiting import Browser, Server

Pairs = list[tuple[str, str]]
COLUMNS = {
    "mute": (MuteData.muter, MuteData.muted),
    "block": (BlockData.blocker, BlockData.blocked),
}


def id_of(server: Server, browser: Browser) -> str:
    token = browser.cookies[COOKIE]
    found = server.run(server.services.store.read, lambda session: find_visitor(session, token))
    assert found is not None
    which: str = found.id
    return which


def becomes(server: Server, guest: Browser, into: Browser) -> None:
    """The guest signs in to this account."""
    work = partial(merge_guest, guest=id_of(server, guest), into=id_of(server, into))
    server.run(server.services.store.write, work)


def test_whom_a_guest_avoids_the_account_avoids(server: Server, bela: Browser) -> None:
    guest, anna = server.browser("Guest"), account(server, "Anna")
    opened = guest.opens("invite", "me")
    assert bela.joins(opened).status_code == 200
    for kind in ("mute", "block"):
        wish = {"kind": kind, "seat": next(iter(opened["invites"]))}
        assert guest.post(f"/api/tables/{opened['id']}/avoid", json=wish).status_code == 200
    assert bela.joins(anna.opens("invite", "me")).status_code == 200, "she does not mind him yet"
    becomes(server, guest, anna)
    avoided = anna.read("/api/moderation/me")["avoided"]
    assert sorted((each["kind"], each["name"]) for each in avoided) == [
        ("block", "Béla"),
        ("mute", "Béla"),
    ]
    assert bela.joins(anna.opens("invite", "me")).status_code == 403
    for each in avoided:  # and she can change her mind
        anna.post("/api/moderation/me/lift", json={"id": each["id"]})
    assert bela.joins(anna.opens("invite", "me")).status_code == 200


def test_who_avoids_a_guest_avoids_the_account(server: Server, bela: Browser) -> None:
    guest, anna = server.browser("Guest"), account(server, "Anna")
    opened = bela.opens("invite", "me")
    assert guest.joins(opened).status_code == 200
    wish = {"kind": "block", "seat": next(iter(opened["invites"]))}
    assert bela.post(f"/api/tables/{opened['id']}/avoid", json=wish).status_code == 200
    assert anna.joins(bela.opens("invite", "me")).status_code == 200
    becomes(server, guest, anna)
    assert anna.joins(bela.opens("invite", "me")).status_code == 403, "signing in is no way around"


CASES: list[tuple[Pairs, Pairs]] = [  # before and after
    ([("guest", "other")], [("into", "other")]),
    ([("other", "guest")], [("other", "into")]),
    ([("guest", "other"), ("into", "other")], [("into", "other")]),
    ([("other", "guest"), ("other", "into")], [("other", "into")]),
    ([("guest", "into"), ("into", "guest")], []),
    ([("guest", "into"), ("into", "other")], [("into", "other")]),
    ([("other", "third")], [("other", "third")]),
    (
        [("guest", "other"), ("other", "guest"), ("guest", "third")],
        [("into", "other"), ("into", "third"), ("other", "into")],
    ),
]


@pytest.mark.parametrize("kind", COLUMNS)
def test_each_is_avoided_once_and_nobody_by_themselves(settings: Settings, kind: str) -> None:
    engine = open_database(settings)
    columns = COLUMNS[kind]
    for before, after in CASES:
        with Session(engine) as session:  # which is not committed
            for one, other in before:
                queries.avoid(session, kind, one, other, other)
            session.flush()
            merge_mutes_and_blocks(session, "guest", "into")
            found = sorted((one, other) for one, other in session.execute(select(*columns)))
            assert found == after, before
    engine.dispose()
