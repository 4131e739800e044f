"""Muting, reporting, and a moderator who decides, all on the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.moderation import queries
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import VisitorData
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server
from tests.browser.sitting import BATTLE, Visitor


def make_moderator(server: Server, name: str) -> None:
    engine = open_database(Settings(folder=server.folder))
    with Session(engine) as session, session.begin():
        found = select(VisitorData.id).where(VisitorData.name == name)
        visitor = session.scalars(found).one()
        session.add(AccountData(visitor, name, name.casefold(), name.casefold(), "2026-01-01"))
        session.flush()
        queries.set_role(session, visitor, queries.MODERATOR)
    engine.dispose()


def says(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something at the table").fill(words)
    visitor.button("Send").click()
    expect(visitor.page.get_by_role("region", name="Chat")).to_contain_text(words)


def test_a_report_is_made_decided_and_told(
    anna: Visitor, bela: Visitor, visit: Visit, server: Server
) -> None:
    anna.opens(BATTLE, against="A friend elsewhere")
    address = anna.page.get_by_label(re.compile("Link for")).input_value()
    bela.page.goto(address)
    bela.page.get_by_label("Your name").fill("Béla")
    bela.button("Take the seat").click()
    bela.page.wait_for_url("**/table/*")
    bela.waits("heard.now", None)
    says(bela, "something rude")

    # Anna reports the line, and mutes Béla from the menu
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("region", name="Chat").get_by_role("button", name="Béla").click()
    anna.button("Report").click()
    anna.page.get_by_role("textbox", name="What happened").fill("Not nice")
    anna.button("Send the report").click()
    anna.waits("told.some((each) => each.includes('A moderator will look at it'))")  # it goes again
    anna.button("Menu").click()
    anna.button("Mute, block or report").click()
    person = anna.page.get_by_role("dialog", name="Béla")
    person.get_by_role("button", name="Mute", exact=True).click()
    expect(anna.page.get_by_role("region", name="Chat")).not_to_contain_text("something rude")

    # A moderator with a phone
    mona = visit("Mona", **PHONE)
    mona.sits_down("me", "random", battle="first_battle", name="Mona")
    make_moderator(server, "Mona")
    mona.page.goto(f"{server.address}/moderation")
    mona.page.get_by_role("link", name=re.compile("Béla")).click()
    expect(mona.page.get_by_text("something rude")).to_be_visible()
    mona.page.get_by_role("radio", name=re.compile("^Suspend")).check()
    mona.page.get_by_label("Your words to").fill("Take a rest")
    mona.button("Suspend").click()
    expect(mona.page.get_by_text("Closed: suspended.")).to_be_visible()
    mona.page.get_by_role("link", name="All reports").click()
    mona.page.get_by_role("tab", name="Log").click()
    expect(mona.page.get_by_text(re.compile("Suspended Béla"))).to_be_visible()

    # Béla is told at once, where he sits, and can confirm it
    told = bela.page.get_by_role("status").filter(has_text="You cannot open or join tables")
    expect(told).to_contain_text("Take a rest")
    told.get_by_role("button").click()
    expect(told).not_to_be_visible()

    # Anna sees him again when she likes
    anna.page.goto(server.address)
    anna.button("Settings").click()
    anna.button("Undo").click()
    expect(anna.page.get_by_text("Muted and blocked")).not_to_be_visible()
