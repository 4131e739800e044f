"""Two people with clocks: one runs out of time, and the other decides."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server
from tests.browser.sitting import BATTLE, Visitor
from tests.browser.test_company import plays_a_turn

DAYS = {"kind": "correspondence", "bank": 5, "extra": 1}


def clock(visitor: Visitor, side: str) -> Locator:
    return visitor.page.locator(f'[data-clock="{side}"]')


def joins(bela: Visitor, address: str) -> None:
    bela.page.goto(address)
    bela.page.get_by_label("Your name").fill("Béla")
    bela.button("Take the seat").click()
    bela.page.wait_for_url("**/table/*")


@pytest.fixture
def stopped(server: Server) -> Iterator[Server]:
    """The server whose clock only the test moves. A page runs ahead of it until its next ping."""
    server.stop_clock(True)
    yield server
    server.stop_clock(False)


def test_who_runs_out_of_time_loses_when_the_other_says_so(
    anna: Visitor, visit: Visit, stopped: Server
) -> None:
    bela = visit("Béla", **PHONE)

    # Anna opens a table with clocks, and Béla is told of them
    anna.goes()
    page = anna.page
    page.get_by_role("radiogroup", name="Choose a battle").get_by_text(BATTLE).click()
    page.get_by_role("group", name="Against").get_by_text("A friend elsewhere", exact=True).click()
    page.get_by_text("More choices").click()
    page.get_by_label("Clocks").select_option("brisk")
    anna.button("Start the battle").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Clocks: 20 minutes each, 10 seconds more a turn.")).to_be_visible()
    joins(bela, page.get_by_label(re.compile("Link for")).input_value())

    # Hers runs, his does not; two minutes later she has played
    expect(clock(anna, "allied")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    expect(clock(bela, "french")).to_have_text("20:00")
    stopped.move_clock(120)
    expect(clock(bela, "allied")).to_have_text(re.compile(r"^(18:00|17:\d\d)$"))
    plays_a_turn(anna)
    expect(clock(anna, "french")).to_have_class(re.compile("runs"))

    # Béla's time runs low, and then out
    stopped.move_clock(19 * 60 + 20)
    expect(clock(bela, "french")).to_have_class(re.compile("low"))
    expect(bela.page.locator("[aria-live]", has_text="Your time is running low")).to_have_count(1)
    stopped.move_clock(60)
    expect(clock(anna, "french")).to_have_text("0:00")
    expect(
        bela.page.get_by_text("Your answer still counts until the others decide.")
    ).to_be_visible()

    # Anna waits for a while, and then claims the win
    expect(page.get_by_text("Out of time: French.")).to_be_visible()
    anna.button("Wait").click()
    expect(anna.button("Claim the win")).to_have_count(0)
    anna.button("Decide").click()
    anna.button("Claim the win").click()
    for each in (anna, bela):
        end = each.page.get_by_role("region", name="The end")
        expect(end).to_contain_text("The French have run out of time.")


def test_a_day_off_is_seen_by_the_other(anna: Visitor, bela: Visitor) -> None:
    opened = anna.invites(pace=DAYS)
    joins(bela, f"{bela.address}{opened['invites']['french']}")
    anna.goes(f"/table/{opened['id']}")
    expect(clock(bela, "allied")).to_have_text(re.compile(r"^5 d 23 h$|^6 d 0 h$"))

    anna.goes("/mine")
    expect(anna.page.get_by_text(re.compile(r"d \d+ h left"))).to_be_visible()
    anna.page.get_by_text("My days off").click()
    anna.button("Today, from now on").click()
    expect(anna.page.get_by_text("Left this year: 27.")).to_be_visible()
    expect(clock(bela, "allied")).to_have_text("on holiday")
