"""A guest who signs in brings challenges and followed people along."""

from __future__ import annotations

from functools import partial

from sandtable.server.accounts.guest_merge import merge_guest
from sandtable.server.security.visitors import COOKIE, find_visitor
from tests.server.lobby.people import account, challenges, lobby, person, seeks
from tests.server.visiting import Browser, Server


def visitor_of(server: Server, browser: Browser) -> str:
    token = browser.cookies[COOKIE]
    found = server.run(server.services.store.read, lambda session: find_visitor(session, token))
    assert found is not None
    which: str = found.id
    return which


def test_what_a_guest_has_sent_and_follows_belongs_to_the_account(
    server: Server, bela: Browser
) -> None:
    anna, carl, eve = (account(server, name) for name in ("Anna", "Carl", "Eve"))
    for name in ("Anna", "Carl", "Eve"):
        bela.post(f"/api/meeting/people/{name}/follow")
    anna.post("/api/meeting/people/Carl/follow")
    challenges(bela, "Carl")
    challenges(bela, "Anna")
    seeks(bela)
    assert len(lobby(eve)["seeks"]) == 1
    work = partial(merge_guest, guest=visitor_of(server, bela), into=visitor_of(server, anna))
    server.run(server.services.store.write, work)

    assert [each["name"] for each in lobby(anna)["followed"]] == ["Carl", "Eve"]
    assert lobby(eve)["seeks"] == []
    sent = anna.read("/api/meeting/challenges")["sent"]
    assert [each["who"]["name"] for each in sent] == ["Carl"], "nobody challenges themselves"
    (received,) = carl.read("/api/meeting/challenges")["received"]
    assert received["who"] == {"name": "Anna", "account": True}
    assert not person(anna, "Anna")["followed"]
