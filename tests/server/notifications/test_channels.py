"""What arrives: by push, by mail and by webhook."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sandtable.server.notifications import mail
from sandtable.server.notifications.address_checks import Unreachable, parse_endpoint
from sandtable.server.notifications.keys import Keys
from sandtable.server.settings import Settings
from tests.server.notifications.conftest import (
    Time,
    chooses,
    gets_account,
    outbox,
    sends,
    subscribes,
    visitor_of,
)
from tests.server.notifications.receiving import Endpoint, MailServer, PushBrowser
from tests.server.visiting import ADDRESS, Browser, Server

MAIL = "bela@sandtable.example"
HIDDEN = ("hand", "card", "seed", "secret", "magpie")  # of a table, in no message


def test_a_browser_is_told_and_can_read_it(
    server: Server, anna: Browser, bela: Browser, phone: PushBrowser, time: Time
) -> None:
    shown = subscribes(anna, phone)
    assert [each["name"] for each in shown["devices"]] == ["Phone"]
    table = starts(anna, bela)
    assert sends(server) == 0, "a person who has the table open has some seconds to show it"
    time.passes(seconds=11)
    assert sends(server) == 1
    (read,) = phone.read(shown["key"])
    assert read["title"] == "It is your turn"
    assert (
        read["body"] == "Commands & Colors: Napoleonics, “Roliça: the first position”, with Béla."
    )
    assert read["link"] == f"{ADDRESS}/table/{table}"
    assert read["tag"] == table
    (came,) = phone.endpoint.arrived
    assert int(came.headers["ttl"]) > 0
    assert came.headers["topic"] == table
    time.passes(hours=5)
    assert sends(server) == 0, "once"


def starts(anna: Browser, bela: Browser) -> str:
    """Anna has the side that begins."""
    opened = anna.opens("invite", "me")
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    table: str = opened["id"]
    return table


def test_mail_comes_as_text_and_html_in_the_language_of_the_person(
    server: Server, anna: Browser, bela: Browser, mails: MailServer, time: Time
) -> None:
    opened = bela.opens("me", "invite")
    bela.gives_word(opened["id"])
    assert anna.joins(opened).status_code == 200
    gets_account(bela, MAIL)
    chooses(bela, lang="hu", ended=["mail"])
    server.run(server.table(opened["id"]).petitions.ask, 1, "resign")
    time.passes(minutes=1)
    sends(server)
    (came,) = mails.mails
    assert came["To"] == MAIL
    assert came["From"] == "Sandtable <table@sandtable.example>"
    assert came["Subject"].startswith("Véget ért a játszmád: ")
    assert came["Message-ID"] == f"<{outbox(server)[0].id}@sandtable.example>"
    text, html = came.get_body(("plain",)), came.get_body(("html",))
    assert text is not None
    assert html is not None
    for words in (text.get_content(), html.get_content()):
        assert f"{ADDRESS}/table/{opened['id']}" in words
        assert "győz" in words.lower(), "the result"
        assert "Anna" in words
        assert f"{ADDRESS}/unsubscribe#" in words
    assert "<script" not in html.get_content()
    assert "<img" not in html.get_content()


def test_a_webhook_gets_words_and_facts_and_nothing_hidden(
    server: Server, anna: Browser, bela: Browser, hook: Endpoint, time: Time
) -> None:
    bela.name = "@everyone <!channel>"
    anna.opens("me", "here")
    gets_account(anna)
    chooses(anna, turn=["webhook"], webhook=hook.address())
    table = starts(anna, bela)
    time.passes(seconds=11)
    sends(server)
    (came,) = hook.arrived
    body = came.json
    assert came.headers["content-type"] == "application/json"
    assert body["sandtable"] == {
        "id": outbox(server)[0].id,
        "occasion": "turn",
        "game": "napoleonics",
        "scenario": "rolica_first",
        "opponents": ["@everyone <!channel>"],
        "link": f"{ADDRESS}/table/{table}",
    }
    assert came.headers["idempotency-key"] == body["sandtable"]["id"]
    assert "It is your turn" in body["content"]
    assert "It is your turn" in body["text"]
    assert "@everyone" not in body["content"] + body["text"], "nobody is called by a name"
    assert "<!channel>" not in body["text"]
    assert body["allowed_mentions"] == {"parse": []}
    assert not [each for each in HIDDEN if each in came.body.decode().lower()]


def test_the_button_sends_a_test_by_everything_that_is_used(
    server: Server, anna: Browser, mails: MailServer, hook: Endpoint, phone: PushBrowser
) -> None:
    assert anna.post("/api/messages/test").status_code == 409, "nothing is chosen"
    key = subscribes(anna, phone)["key"]
    gets_account(anna, "anna@sandtable.example")
    chooses(anna, turn=["push", "mail"], petition=["webhook"], webhook=hook.address("/gone"))
    tests = anna.post("/api/messages/test").json()["tests"]
    assert [(each["channel"], each["state"]) for each in tests] == [
        ("push", "sent"),
        ("mail", "sent"),
        ("webhook", "sent"),
    ]
    assert [each["title"] for each in phone.read(key)] == ["A test from Sandtable"]
    assert len(mails.mails) == 1
    hook.statuses[:] = [201, 500]
    tests = anna.post("/api/messages/test").json()["tests"]
    assert [each["state"] for each in tests] == ["sent", "sent", "failed"]
    statuses = {anna.post("/api/messages/test").status_code for _ in range(8)}
    assert 429 in statuses, "not again and again"


def test_mail_and_webhooks_are_for_accounts(anna: Browser, hook: Endpoint) -> None:
    anna.opens("me", "here")
    for more in ({"webhook": hook.address()}, {"channels": ["mail"]}, {"channels": ["webhook"]}):
        channels = more.pop("channels", [])
        choices = [{"occasion": "turn", "channels": channels}]
        response = anna.post("/api/messages", json={"choices": choices, **more})
        assert response.status_code == 403, more
        assert "account" in response.json()["detail"]


def test_what_cannot_be_is_refused(anna: Browser, phone: PushBrowser) -> None:
    good = phone.subscription
    bad: list[dict[str, Any]] = [
        {**good, "keys": {**good["keys"], "auth": "AAAA"}},
        {**good, "keys": {**good["keys"], "p256dh": "A" * 87}},
        {**good, "keys": {**good["keys"], "p256dh": "ő"}},
        {**good, "endpoint": "ftp://127.0.0.1/"},
        {**good, "endpoint": "https://user:word@push.example/"},
    ]
    for each in bad:
        assert anna.post("/api/messages/devices", json=each).status_code == 400, each
    wish = {"choices": [], "zone": "Europe/Atlantis"}
    assert anna.post("/api/messages", json=wish).status_code == 400


def test_a_device_belongs_to_the_last_who_asked_and_only_its_owner_removes_it(
    anna: Browser, bela: Browser, phone: PushBrowser
) -> None:
    subscribes(anna, phone)
    (device,) = subscribes(bela, phone)["devices"]
    assert anna.read("/api/messages")["devices"] == []
    anna.post("/api/messages/devices/remove", json={"id": device["id"]})
    assert len(bela.read("/api/messages")["devices"]) == 1
    endpoint = {"endpoint": phone.subscription["endpoint"]}
    assert bela.post("/api/messages/devices/remove", json=endpoint).json()["devices"] == []


def test_the_keys_outlive_a_restart_and_are_shared(server: Server, anna: Browser) -> None:
    key = anna.read("/api/messages")["key"]
    server.restart()
    assert anna.read("/api/messages")["key"] == key
    assert key.startswith("B")
    assert len(key) == 87


def test_one_mail_can_be_sent_by_itself(mails: MailServer, server: Server) -> None:
    async def send() -> None:
        await mail.send(
            server.settings, MAIL, "Γειά σου", "Szia!", {"Reply-To": "a@sandtable.example"}
        )

    server.run(send)
    (came,) = mails.mails
    assert (came["Subject"], came["Reply-To"]) == ("Γειά σου", "a@sandtable.example")
    assert came.get_content().strip() == "Szia!"
    nowhere = replace(server.settings, smtp="smtp://127.0.0.1:1")

    async def fail(settings: Settings, subject: str) -> None:
        await mail.send(settings, MAIL, subject, "Szia!", {})

    with pytest.raises(mail.MailProblem):
        server.run(fail, nowhere, "Szia")
    with pytest.raises(ValueError, match="linefeed"):  # no header can be smuggled in
        server.run(fail, server.settings, "Szia\nBcc: eve@sandtable.example")


def test_a_signature_cannot_be_made_up() -> None:
    keys = Keys("", "A" * 43)
    token = keys.sign("mail anna")
    assert keys.read(token) == "mail anna"
    said, _, signature = token.partition(".")
    other = keys.sign("mail bela").partition(".")[0]
    for bad in ("", ".", said, f"{other}.{signature}", f"{said}.{signature[:-1]}", "ő.ű", "%.%"):
        assert keys.read(bad) is None, bad
    assert Keys("", "B" * 43).read(token) is None


def test_unsubscribing_works_without_signing_in(
    server: Server, anna: Browser, bela: Browser, eve: Browser, mails: MailServer, time: Time
) -> None:
    anna.opens("me", "here")
    gets_account(anna, "anna@sandtable.example")
    chooses(anna, turn=["mail"], petition=["mail", "push"])
    starts(anna, bela)
    time.passes(seconds=11)
    sends(server)
    (came,) = mails.mails
    assert came["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = came["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
    token = address.rpartition("/")[2]
    html = came.get_body(("html",))
    assert html is not None
    assert f"{ADDRESS}/unsubscribe#{token}" in html.get_content()
    for _ in range(2):
        looked = eve.post("/api/messages/unsubscribe/look", json={"token": token})
        assert looked.json() == {"channel": "mail", "stopped": False}, "looking changes nothing"
    assert eve.get(address).status_code in (404, 405)
    form = {"List-Unsubscribe": "One-Click"}
    assert eve.post(address, data=form).json() == {"channel": "mail", "stopped": True}
    chosen = {
        each["occasion"]: each["channels"]
        for each in anna.read("/api/messages")["chosen"]["choices"]
    }
    assert (chosen["turn"], chosen["petition"]) == ([], ["push"])
    assert eve.post(address[:-1]).status_code == 404
    chooses(anna, turn=["mail"])
    by_page = eve.post("/api/messages/unsubscribe", json={"token": token})
    assert by_page.json() == {"channel": "mail", "stopped": True}
    assert eve.post("/api/messages/unsubscribe", json={"token": token[:-1]}).status_code == 404
    assert visitor_of(anna) not in address, "the link does not spell out who it is"


def test_addresses_are_taken_apart_as_a_browser_does() -> None:
    place = parse_endpoint("https://push.example:8443/a/b?c=d")
    assert (place.origin, place.path) == ("https://push.example:8443", "/a/b?c=d")
    assert parse_endpoint("https://push.example").path == "/"
    for bad in (
        "http://push.example",
        "https://",
        "https://a b/",
        "https://a\nb/",
        "//push.example",
    ):
        with pytest.raises(Unreachable):
            parse_endpoint(bad)
