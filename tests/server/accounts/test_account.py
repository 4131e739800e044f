"""The page of one's own account; carrying seats along; leaving."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import account_like
from sandtable.server.accounts.passkeys import MOST
from sandtable.server.clocks.models import DayOffData
from sandtable.server.moderation.models import RoleData
from sandtable.server.notifications.models import DeviceData, OutboxData
from sandtable.server.security.visitors import GONE
from sandtable.server.storage.models import ChatData, metadata
from tests.server.accounts.conftest import Move, Person
from tests.server.accounts.test_sessions import FIREFOX, SAFARI
from tests.server.conftest import Serve
from tests.server.visiting import Json, Server

PAGES = ("/api/account", "/api/account/export")
ACTS = (
    "/api/account/name",
    "/api/account/passkeys/x",
    "/api/account/passkeys/x/remove",
    "/api/account/mail",
    "/api/account/mail/remove",
    "/api/account/codes",
    "/api/account/sessions/others/end",
    "/api/account/sessions/x/end",
    "/api/account/delete",
)


def test_a_guest_has_no_account_page(ada: Person) -> None:
    ada.browser.starts("me", "here")
    for page in PAGES:
        assert ada.browser.get(page).status_code == 403
    body = {"name": "Ada", "label": "x", "mail": "a@b.test"}
    for act in ACTS:
        fields = {"name": ("name", "delete"), "label": ("x",), "mail": ("mail",)}
        wanted = {key: body[key] for key, ends in fields.items() if act.split("/")[-1] in ends}
        assert ada.post(act, **wanted).status_code == 403, act


def test_passkeys_are_added_labelled_and_removed(ada: Person) -> None:
    ada.makes_account("Ada")
    (first,) = ada.account()["passkeys"]
    refused = ada.post(f"/api/account/passkeys/{first['id']}/remove")
    assert refused.status_code == 409
    assert "last way" in refused.json()["detail"]
    options = ada.did("/api/people/passkeys/new")["options"]
    assert len(options["excludeCredentials"]) == 1  # the same device is not asked twice
    assert ada.makes_passkey().json() == {"name": "Ada", "tables": 0, "codes": [], "here": True}
    one, two = ada.account()["passkeys"]
    assert one["label"] != two["label"]
    ada.did(f"/api/account/passkeys/{two['id']}", label="  the blue\nkey ")
    assert ada.post(f"/api/account/passkeys/{two['id']}", label=" ").status_code == 422
    shown = ada.did(f"/api/account/passkeys/{one['id']}/remove")
    assert [each["label"] for each in shown["passkeys"]] == ["the blue key"]
    signed = ada.device.sign(ada.asks(), "http://table.test", ada.device.passkeys[0])
    there = ada.elsewhere()
    assert there.post("/api/people/passkeys/sign-in", credential=signed).status_code == 403


def test_passkeys_of_others_cannot_be_touched(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    ada.makes_passkey()
    bob.makes_account("Bob")
    bob.makes_passkey()
    hers = ada.account()["passkeys"]
    bob.did(f"/api/account/passkeys/{hers[0]['id']}", label="mine")
    bob.did(f"/api/account/passkeys/{hers[0]['id']}/remove")
    assert ada.account()["passkeys"] == hers
    theirs = ada.account()["sessions"][0]["id"]
    bob.did(f"/api/account/sessions/{theirs}/end")
    assert ada.me()["name"] == "Ada"


def test_an_account_has_so_many_passkeys_and_no_more(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.accounts.passkeys.MOST", 2)
    assert MOST > 2
    ada = Person(serve().browser())
    ada.makes_account("Ada")
    begun = ada.did("/api/people/passkeys/new")["options"]
    ada.makes_passkey()
    assert ada.post("/api/people/passkeys/new").status_code == 409
    made = ada.device.make(begun, "http://table.test")
    assert ada.post("/api/people/passkeys", credential=made).status_code == 409


def test_sessions_are_listed_and_ended(ada: Person) -> None:
    table = ada.browser.starts("me", "here")
    ada.browser.http.headers["user-agent"] = FIREFOX
    ada.makes_account("Ada")
    phone, tablet = ada.elsewhere(), ada.elsewhere()
    phone.browser.http.headers["user-agent"] = SAFARI
    phone.signs_in()
    tablet.signs_in()
    shown = {each["label"]: each["here"] for each in ada.account()["sessions"]}
    assert shown == {"Firefox, Linux": True, "Safari, iPhone": False, "": False}
    windows = [each.browser.sits(table) for each in (ada, phone, tablet)]
    rest = ada.did("/api/account/sessions/others/end")["sessions"]
    assert [each["label"] for each in rest] == ["Firefox, Linux"]
    assert [each.closed() for each in windows[1:]] == [4401, 4401]
    windows[0].settle()  # which is still open
    assert phone.me()["known"] is tablet.me()["known"] is False
    assert phone.tables() == []


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_a_session_that_ends_in_one_process_is_closed_in_others(
    serve: Serve, ada: Person, server: Server
) -> None:
    other = serve()
    ada.makes_account("Ada")
    table = ada.browser.starts("me", "here")
    there = Person(other.browser(), ada.device)
    there.signs_in()
    window = there.browser.sits(table)
    ada.did("/api/account/sessions/others/end")
    assert window.closed() == 4401


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_seats_that_were_merged_in_one_process_are_known_in_others(
    serve: Serve, ada: Person, server: Server
) -> None:
    other = serve()
    ada.makes_account("Ada")
    guest = ada.elsewhere()
    table = guest.browser.starts("me", "here")
    watching = other.browser().sits(table)
    guest.signs_in()
    watching.hear("table", lambda told: told["table"]["seats"][0]["who"] == "Ada")
    there = Person(other.browser(), ada.device)
    there.signs_in()
    assert there.browser.sits(table).table["seats"][0]["holder"] == "you"


# Carrying along


def test_a_guest_takes_the_seats_along_to_another_device(ada: Person, later: Move) -> None:
    table = ada.browser.starts("me", "here")
    made = ada.did("/api/people/carry")
    assert made["minutes"] == 10
    address, _, token = made["link"].partition("#")
    assert address == "http://table.test/carry"
    kind, _, picture = made["picture"].partition(",")
    assert kind.startswith("data:image/svg+xml")
    assert "svg" in picture
    later(9 * 60)
    phone = ada.elsewhere()
    own = phone.browser.starts("me", "here")
    entered = phone.did("/api/people/carry/take", token=token)
    assert entered["tables"] == 1
    assert sorted(phone.tables()) == sorted(ada.tables()) == sorted([table, own])
    assert phone.token != ada.token
    thief = ada.elsewhere()
    assert thief.post("/api/people/carry/take", token=token).status_code == 410
    assert thief.me()["known"] is False


def test_the_link_to_another_device_expires(ada: Person, later: Move) -> None:
    ada.browser.starts("me", "here")
    token = ada.did("/api/people/carry")["link"].partition("#")[2]
    later(10 * 60 + 1)
    assert ada.elsewhere().post("/api/people/carry/take", token=token).status_code == 410


def test_a_link_that_a_guest_made_signs_nobody_in_to_the_account_made_since(ada: Person) -> None:
    ada.browser.starts("me", "here")
    token = ada.did("/api/people/carry")["link"].partition("#")[2]
    ada.makes_account("Ada")
    there = ada.elsewhere()
    assert there.post("/api/people/carry/take", token=token).status_code == 410
    assert there.me()["known"] is False


def test_only_guests_carry(ada: Person, bob: Person) -> None:
    assert ada.post("/api/people/carry").status_code == 409  # there is nothing yet
    bob.browser.starts("me", "here")
    token = bob.did("/api/people/carry")["link"].partition("#")[2]
    ada.makes_account("Ada")
    assert ada.post("/api/people/carry").status_code == 409
    assert ada.post("/api/people/carry/take", token=token).status_code == 409
    phone = bob.elsewhere()
    assert phone.post("/api/people/carry/take", token=token).status_code == 200  # not used up


# Leaving


def talked(ada: Person, bob: Person) -> Json:
    """A game of two, at which both have said something."""
    opened = ada.browser.opens("invite", "me")
    ada.browser.gives_word(opened["id"])
    assert bob.browser.joins(opened).status_code == 200
    ada.browser.server.play(opened["id"], 6)
    for each in (ada, bob):
        window = each.browser.sits(opened["id"])
        window.send(type="say", text="good luck")
        window.hear("chat")
    return opened


def test_everything_about_me_is_exported(ada: Person, bob: Person) -> None:
    codes = ada.makes_account("Ada")
    opened = talked(ada, bob)
    response = ada.browser.get("/api/account/export")
    assert "attachment" in response.headers["content-disposition"]
    found = response.json()
    assert found["account"]["name"] == "Ada"
    assert found["account"]["recovery_codes_left"] == 10
    assert len(found["passkeys"]) == len(found["sessions"]) == 1
    (table,) = found["tables"]
    assert (table["id"], table["opened_by_me"]) == (opened["id"], True)
    assert [each["name"] for each in table["my_seats"]] == ["Ada"]
    assert [each["text"] for each in found["chat"]] == ["good luck"]
    data = ada.browser.server.table(opened["id"]).data
    for secret in (*codes, ada.token, data.secret, data.seed, "Bob"):
        assert secret not in response.text


def test_deletion_asks_once_more(ada: Person) -> None:
    ada.makes_account("Ada")
    assert ada.post("/api/account/delete", name="Eve").status_code == 422
    assert ada.me()["name"] == "Ada"


@pytest.mark.parametrize(
    ("lang", "somebody"), [("en", "somebody"), ("el", "κάποιος"), ("hu", "valaki")]
)
def test_games_stay_without_the_name(
    server: Server, ada: Person, bob: Person, lang: str, somebody: str
) -> None:
    ada.makes_account("Ada")
    table = talked(ada, bob)["id"]
    there = ada.elsewhere()
    there.signs_in()
    windows = [each.browser.sits(table) for each in (ada, there)]
    his = bob.browser.sits(table, lang)
    assert ada.post("/api/account/delete", name="ada").status_code == 204
    assert [each.closed() for each in windows] == [4401, 4401]
    his.hear("table", lambda told: told["table"]["seats"][1]["who"] == somebody)
    assert his.shown["result"]  # nobody waits for a player who has gone
    for each in (ada, there):
        assert each.me()["known"] is False
    assert there.signs_in().status_code == 403

    server.restart()
    his = bob.browser.sits(table, lang)
    assert [each["who"] for each in his.table["seats"]] == ["Bob", somebody]
    assert his.table["seats"][1]["holder"] == "person"  # and nobody can sit there
    assert [each["who"] for each in his.chat] == [somebody, "Bob"]
    assert [each["text"] for each in his.chat] == ["good luck", "good luck"]
    assert bob.browser.read(f"/api/tables/{table}/replay", lang=lang)["steps"] >= 6
    eve = bob.elsewhere()
    eve.makes_account("Ada")  # the name is free again


def test_one_who_played_both_sides_is_forgotten_at_both(server: Server, ada: Person) -> None:
    ada.makes_account("Ada")
    table = ada.browser.starts("me", "here")
    window = ada.browser.sits(table)
    window.send(type="say", text="to myself")
    window.hear("chat")
    assert ada.post("/api/account/delete", name="Ada").status_code == 204
    shown = ada.elsewhere().browser.sits(table)
    assert [each["who"] for each in shown.table["seats"]] == ["somebody", "somebody"]
    said = server.run(
        server.services.store.read,
        lambda session: list(session.execute(select(ChatData.who, ChatData.visitor))),
    )
    assert [who for who, _ in said] == [GONE]


def test_nothing_refers_to_one_who_has_gone(server: Server, ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    bob.makes_account("Bob")
    talked(ada, bob)
    ada.did("/api/meeting/people/Bob/follow")

    def add(session: Session) -> str:
        account = account_like(session, "Ada")
        assert account is not None
        mine = account.visitor
        session.add(DeviceData("x", mine, "https://push.example", "k", "a", "Phone", "en", "2026"))
        session.add(OutboxData("y", mine, "turn", "push", "2027", "2026"))
        session.add(DayOffData(mine, "2031-05-01", 0))
        session.add(RoleData(mine, "moderator", "2026"))
        return mine

    visitor = server.run(server.services.store.write, add)
    assert visitor in all_rows(server)
    assert ada.post("/api/account/delete", name="Ada").status_code == 204
    assert visitor not in all_rows(server)


def all_rows(server: Server) -> str:
    """Everything that is stored."""

    def read(session: Session) -> str:
        tables = metadata.sorted_tables
        return repr([session.execute(select(each)).all() for each in tables])

    found: str = server.run(server.services.store.read, read)
    return found


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/account/codes", {}),
        ("/api/account/name", {"name": "Ada"}),
        ("/api/account/passkeys/none", {"label": "my phone"}),
        ("/api/account/sessions/none/end", {}),
        ("/api/moderation/me/seen", {"id": "none"}),
        ("/api/moderation/me/lift", {"id": "none"}),
    ],
)
def test_what_is_stored_about_me_changes_so_often(
    serve: Serve, path: str, body: dict[str, str]
) -> None:
    ada = Person(serve(openings_a_minute=2).browser("Ada"))
    ada.makes_account("Ada")
    assert [ada.post(path, **body).status_code for _ in range(3)] == [200, 200, 429]


def test_everything_about_me_is_read_so_often(serve: Serve) -> None:
    ada = Person(serve(openings_a_minute=2).browser("Ada"))
    ada.makes_account("Ada")
    read = [ada.browser.get("/api/account/export").status_code for _ in range(3)]
    assert read == [200, 200, 429]
