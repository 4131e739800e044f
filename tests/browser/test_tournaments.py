"""A tournament in the browser, from its making to its standings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import sign_in
from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.sitting import BATTLE, Visitor

CUP = "Evening Cup"


@pytest.fixture
def players(server: Server, visit: Visit) -> tuple[Visitor, Visitor]:
    anna, bela = visit("Cecil"), visit("Dénes")  # no guest of other tests has the names of accounts
    for each in (anna, bela):
        sign_in(server, each)
    return anna, bela


def test_two_play_a_tournament_of_two_legs(players: tuple[Visitor, Visitor], visit: Visit) -> None:
    anna, bela = players
    makes_cup(anna)
    address = anna.page.url
    anna.button("Enter").click()
    expect(anna.page.get_by_text("You play", exact=True)).to_be_visible()

    # Dénes finds it in the list
    bela.goes("/tournaments")
    bela.link(re.compile(CUP)).click()
    bela.button("Enter").click()
    expect(bela.page.get_by_text("You play", exact=True)).to_be_visible()
    expect(bela.button("Close entries and start")).to_have_count(0)

    # Cecil starts, and each gives up one leg
    anna.page.reload()
    anna.button("Close entries and start").click()
    expect(anna.page.get_by_text("Round 1 of 1")).to_be_visible()
    for leg, loser in ((0, bela), (1, anna)):
        for each in (anna, bela):
            each.page.goto(address)
            each.link(re.compile("Sit down|Play on")).first.click()
            each.page.wait_for_url("**/table/*")
        for each in (anna, bela):
            each.waits("heard.now !== null")
        loser.resigns()
        for each in (anna, bela):
            expect(each.page.get_by_role("region", name="The end")).to_be_visible()
        bela.page.goto(address)
        expect(bela.link("Look")).to_have_count(leg + 1)

    # Who looks on reads how it ended
    eve = visit("Eve")
    eve.page.goto(address)
    expect(eve.page.get_by_text("Over", exact=True)).to_be_visible()
    rows = eve.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("1")  # a win each, no banners: both have one point
    expect(rows.nth(2)).to_contain_text("1")
    expect(eve.page.get_by_text("The tournament is over.")).to_be_visible()
    expect(eve.button("Enter")).to_have_count(0)

    # And the ratings are there
    anna.goes("/ratings/napoleonics")
    expect(anna.page.get_by_role("heading", name="Cecil")).to_be_visible()
    expect(anna.page.get_by_text("1 won, 0 drawn, 1 lost")).to_be_visible()
    anna.page.get_by_text("The last 2 rated games").click()
    expect(anna.page.get_by_role("cell", name="Dénes")).to_have_count(2)


def makes_cup(visitor: Visitor) -> None:
    """With the keyboard as far as that goes: every field has a label."""
    visitor.goes("/tournaments")
    visitor.link("New tournament").click()
    page = visitor.page
    page.get_by_label("Name", exact=False).first.fill(CUP)
    page.get_by_label(BATTLE).check()
    page.get_by_label(re.compile("^Rounds")).fill("1")
    page.get_by_label(re.compile("^Days for a round")).fill("3")
    expect(page.get_by_role("checkbox", name="Two legs")).to_be_checked()
    visitor.button("Create the tournament").press("Enter")
    expect(page.get_by_role("heading", name=CUP)).to_be_visible()
