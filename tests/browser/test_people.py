"""Accounts in a browser: a passkey of Chromium's virtual authenticator, and the same in another."""

from __future__ import annotations

import re
from copy import copy

import pytest
from playwright.sync_api import CDPSession, expect
from sqlalchemy import update
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import SessionData
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import AXE, Server
from tests.browser.sitting import Json, Visitor

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SERIOUS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ").slice(0, 300)}`)"""


@pytest.fixture
def named(server: Server) -> Server:
    """The server under a name: passkeys are not for numeric addresses."""
    found = copy(server)
    found.address = f"http://localhost:{server.port}"
    return found


class Device:
    """The virtual authenticator of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.line.send("WebAuthn.enable")
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = {"authenticatorId": made["authenticatorId"]}

    def credentials(self) -> list[Json]:
        found: list[Json] = self.line.send("WebAuthn.getCredentials", self.id)["credentials"]
        return found

    def takes(self, credential: Json) -> None:
        """A passkey of another device, as a password manager brings it."""
        self.line.send("WebAuthn.addCredential", {**self.id, "credential": credential})


def opens_table(visitor: Visitor) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = visitor.posts(
        "/api/tables", game="napoleonics", scenario="rolica_first", seats=seats, name="guest"
    )
    return str(opened["id"])


def makes_account(visitor: Visitor, name: str) -> None:
    page = visitor.page
    visitor.link("Sign in").click()
    expect(page.get_by_role("heading", name="Sign in", level=1)).to_be_visible()
    page.get_by_label("Name", exact=False).last.fill(name)
    visitor.button("Create an account with a passkey").click()
    expect(page.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()
    expect(page.locator(".codes li")).to_have_count(10)
    visitor.button("I have kept them").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_a_guest_makes_an_account_and_finds_the_table_elsewhere(
    visit: Visit, named: Server
) -> None:
    ada = visit("Ada", at=named)
    device = Device(ada)
    ada.goes()
    table = opens_table(ada)
    makes_account(ada, "Ada of Ockham")
    expect(ada.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    expect(ada.link("Your account: Ada of Ockham")).to_be_visible()

    there = visit("Ada", at=named)
    other = Device(there)
    (credential,) = device.credentials()
    other.takes(credential)
    there.goes("/mine")
    expect(there.page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
    there.link("Sign in").click()
    there.button("Sign in with a passkey").click()
    expect(there.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(there.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()

    there.link("Your account: Ada of Ockham").click()
    expect(there.page.get_by_text("this browser")).to_have_count(1)
    there.button("Sign out everywhere else").click()
    expect(there.button("Sign out everywhere else")).to_have_count(0)
    ada.page.reload()
    expect(ada.link("Sign in")).to_be_visible()

    there.button("Delete my account").click()
    there.page.get_by_label("Type your name to confirm").fill("Ada of Ockham")
    there.button("Delete forever").click()
    expect(there.link("Sign in")).to_be_visible()
    there.goes(f"/table/{table}")
    there.waits("heard.table")
    assert there.page.evaluate("heard.table.seats[0].who") == "somebody"


def test_a_guest_takes_the_tables_along_to_a_phone(visit: Visit, named: Server) -> None:
    ada = visit("Ada", at=named)
    ada.goes()
    table = opens_table(ada)
    ada.goes("/sign-in")
    ada.button("Create a link").click()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = ada.page.get_by_text(re.compile(r"/carry#")).inner_text()
    phone = visit("Ada", at=named, **PHONE)
    phone.page.goto(link)
    phone.button("Take my tables along").click()
    expect(phone.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(phone.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()


def forget_proofs(server: Server) -> None:
    """As if everybody had signed in long ago."""
    engine = open_database(Settings(folder=server.folder))
    with Session(engine) as session, session.begin():
        session.execute(update(SessionData).values(proved=""))
    engine.dispose()


def test_who_one_is_is_asked_before_what_is_sensitive(visit: Visit, named: Server) -> None:
    ada = visit("Ada", at=named)
    Device(ada)
    ada.goes()
    makes_account(ada, "Ada of Ockham")
    ada.goes("/account")
    forget_proofs(named)
    ada.button("Create ten new codes").click()
    asked = ada.page.get_by_role("dialog", name="Confirm that it is you")
    expect(asked).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(ada.page.get_by_text("Nothing has been changed")).to_be_visible()
    expect(ada.page.locator(".codes li")).to_have_count(0)

    ada.button("Create ten new codes").press("Enter")
    asked.get_by_role("button", name="Confirm with a passkey").press("Enter")
    expect(asked).to_have_count(0)
    expect(ada.page.locator(".codes li")).to_have_count(10)
    (code, *_) = ada.page.locator(".codes li").all_inner_texts()
    ada.button("I have kept them").click()

    forget_proofs(named)
    with ada.page.expect_download() as saved:
        ada.button("Download my data").click()
        asked.get_by_label("Recovery code").fill("none of mine")
        asked.get_by_role("button", name="Confirm with the code").click()
        expect(asked.get_by_role("alert")).to_be_visible()
        ada.forgives(r"403 \(Forbidden\)")
        asked.get_by_label("Recovery code").fill(code)
        ada.page.keyboard.press("Enter")
    assert saved.value.suggested_filename == "sandtable-account.json"
    assert "Ada of Ockham" in saved.value.path().read_text()

    forget_proofs(named)
    ada.button("Delete my account").click()
    ada.page.get_by_label("Type your name to confirm").fill("Ada of Ockham")
    ada.button("Delete forever").click()
    asked.get_by_role("button", name="Confirm with a passkey").click()
    expect(ada.link("Sign in")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "el", "hu"])
def test_the_pages_can_be_read_by_everybody_and_fit_a_phone(
    visit: Visit, named: Server, language: str
) -> None:
    ada = visit("Ada", at=named, **{**PHONE, "locale": language})
    device = Device(ada)
    ada.goes("/sign-in")
    ada.page.add_init_script(path=AXE)
    ada.page.reload()
    for step in ("sign-in", "codes", "account", "proof"):
        expect(ada.page.locator("main h1")).to_be_visible()
        expect(ada.page.locator("main .button").first).to_be_visible()
        ada.takes_picture(f"people-{step}-{language}")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert ada.page.evaluate(SERIOUS) == []
        assert "people-" not in ada.page.locator("body").inner_text()
        if step == "sign-in":
            ada.page.locator("form").last.locator("input").first.fill(f"Reader {language}")
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator(".codes li")).to_have_count(10)
            assert len(device.credentials()) == 1
        elif step == "codes":
            ada.page.locator(".codes .main").click()
            ada.page.locator("a.entry").click()
            expect(ada.page.locator(".rows li")).to_have_count(2)
        elif step == "account":
            forget_proofs(named)
            ada.page.locator(".danger").last.click()  # delete
            ada.page.locator("dialog input").fill(f"Reader {language}")
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("dialog")).to_have_count(2)
