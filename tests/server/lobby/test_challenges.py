"""Challenges to one person: accepted, declined, withdrawn, expired."""

from __future__ import annotations

from functools import partial

import pytest

from sandtable.server.lobby import access
from tests.server.lobby.people import (
    accepts,
    account,
    at_once,
    begins,
    challenges,
    detail,
    host,
    later,
    tables,
)
from tests.server.signed_in import account_fixture
from tests.server.visiting import Browser, Json, Server

anna = account_fixture("anna", "Anna")
bela = account_fixture("bela", "Béla")


def mine(browser: Browser, **params: str) -> Json:
    found: Json = browser.read("/api/meeting/challenges", **params)
    return found


def answers(browser: Browser, table: str, what: str, **body: str) -> int:
    path = f"/api/meeting/challenges/{table}/{what}"
    return browser.post(path, json=body).status_code


def test_a_challenge_is_seen_by_two_and_accepted(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table = challenges(anna, "béla")  # as names are found: large and small letters are the same
    (received,) = mine(bela)["received"]
    assert received["who"] == {"name": "Anna", "account": True}
    assert [side["seat"] for side in received["free"]] == ["french"]
    (sent,) = mine(anna)["sent"]
    assert sent["who"]["name"] == "Béla"
    assert sent["state"] == "pending"

    assert accepts(bela, table).status_code == 200
    assert mine(bela)["received"] == mine(anna)["sent"] == []
    begins(table, anna, bela)
    assert server.table(table).data.status == "running"


def test_a_challenge_is_declined_with_a_reason(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table = challenges(anna, "Béla")
    assert answers(bela, table, "decline", reason="because") == 400
    assert [each["id"] for each in mine(bela)["reasons"]] == [
        "later", "enough", "side", "scenario", "game",
    ]  # fmt: skip
    assert answers(bela, table, "decline", reason="side") == 200
    (sent,) = mine(anna)["sent"]
    assert sent["state"] == "declined"
    assert sent["reason"] == "I would rather play the other side."
    assert mine(anna, lang="hu")["sent"][0]["reason"].startswith("Inkább a másik oldal")
    assert server.table(table).data.over
    assert accepts(bela, table).status_code == 410
    assert mine(bela)["received"] == []

    assert answers(anna, table, "withdraw") == 200
    assert mine(anna)["sent"] == []


def test_a_challenge_is_withdrawn(server: Server, anna: Browser, bela: Browser) -> None:
    table = challenges(anna, "Béla")
    assert answers(bela, table, "withdraw") == 403
    assert answers(anna, table, "withdraw") == 200
    assert mine(bela)["received"] == mine(anna)["sent"] == []
    assert accepts(bela, table).status_code == 410
    assert answers(bela, table, "decline", reason="later") == 410


def test_a_challenge_expires(server: Server, anna: Browser, bela: Browser) -> None:
    table = challenges(anna, "Béla")
    later(server, days=server.settings.challenge_days - 1)
    assert len(mine(bela)["received"]) == 1
    later(server, days=server.settings.challenge_days + 1)
    assert mine(bela)["received"] == []
    assert mine(anna)["sent"][0]["state"] == "expired"
    assert accepts(bela, table).status_code == 410
    assert answers(anna, table, "withdraw") == 200
    assert server.table(table).data.over


def test_nobody_else_answers_a_challenge(server: Server, anna: Browser, bela: Browser) -> None:
    eve = account(server, "Eve")
    table = challenges(anna, "Béla")
    assert accepts(eve, table).status_code == 410
    assert answers(eve, table, "decline", reason="later") == 410
    assert mine(eve)["received"] == []
    guest = server.browser("guest")
    assert mine(guest)["received"] == mine(guest)["sent"] == []
    assert accepts(guest, table).status_code == 410


def test_only_a_person_with_an_account_and_another_one_can_be_challenged(
    server: Server, anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(name: str) -> int:
        wish = {"openness": "challenge", "challenge": name}
        return anna.wish("invite", "me", **wish).status_code

    assert refused("nobody") == 400
    assert refused("") == 400
    assert refused("Anna") == 400
    monkeypatch.setattr(access, "RULES", [lambda session, one, other: False])
    assert refused("Béla") == 403
    assert tables(server) == [], "no table is left behind"


def test_a_block_that_comes_later_holds(
    anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = challenges(anna, "Béla")
    monkeypatch.setattr(access, "RULES", [lambda session, one, other: False])
    assert mine(bela)["received"] == []
    assert accepts(bela, table).status_code == 403


def test_so_many_challenges_wait_and_no_more(server: Server, anna: Browser, bela: Browser) -> None:
    for _ in range(server.settings.challenges_at_once):
        last = challenges(anna, "Béla")
    answer = anna.wish("invite", "me", openness="challenge", challenge="Béla")
    assert answer.status_code == 409
    assert answers(anna, last, "withdraw") == 200
    challenges(anna, "Béla")


def test_a_challenge_is_withdrawn_while_it_is_accepted(
    server: Server, anna: Browser, bela: Browser
) -> None:
    for _ in range(4):
        table = challenges(anna, "Béla")
        withdrawn, accepted = at_once(
            partial(anna.post, f"/api/meeting/challenges/{table}/withdraw"),
            partial(accepts, bela, table),
        )
        assert (withdrawn.status_code == 200) != (accepted.status_code == 200)
        (stored,) = [each for each in tables(server) if each.id == table]
        assert (stored.status == "over") == (withdrawn.status_code == 200)
        if accepted.status_code == 200:
            assert detail(withdrawn).startswith("Somebody has taken a seat in the meantime")
        else:
            assert accepted.status_code in (409, 410)


def test_among_three_a_challenge_is_for_one_seat(
    server: Server, anna: Browser, bela: Browser
) -> None:
    eve = server.browser("Eve")
    wish = {"game": "maria", "scenario": "introductory"}
    opened = anna.opens("me", "invite", "invite", openness="challenge", challenge="Béla", **wish)
    assert eve.accepts(opened["invites"]["france"], word="x", name="Eve").status_code == 200
    assert [side["seat"] for side in mine(bela)["received"][0]["free"]] == ["prussia"]
    assert answers(bela, opened["id"], "decline", reason="later") == 200
    assert not server.table(opened["id"]).data.over, "Eve sits there"
    assert mine(anna)["sent"][0]["state"] == "declined"


def test_a_table_of_the_lobby_is_no_challenge(anna: Browser, bela: Browser) -> None:
    table = host(anna)
    assert accepts(bela, table).status_code == 410
