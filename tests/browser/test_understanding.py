"""What a newcomer asks of a table: what is this sign, that number, this panel, that unit?"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import Visitor

# What the browser keeps of a panel that was opened or closed.
KEPT = "JSON.parse(localStorage['sandtable-panels'] ?? '{}').maria?.powers"


def sits_at_maria(visitor: Visitor) -> None:
    visitor.sits_down("random", "me", "random", game="maria", battle="introductory", seed="signs")


def test_a_tap_on_the_bar_explains_what_it_shows(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sits_down("me", "random", game="greatwar", battle="opening-action-1", seed="signs")
    side = anna.page.locator(".sides li").first
    side.get_by_role("button", name=re.compile("British")).tap()
    note = side.locator("[popover]:popover-open")
    expect(note).to_contain_text("The money of the staff")
    expect(note).to_contain_text("surprises for one moment")
    note.get_by_role("link", name=re.compile("G23")).tap()
    expect(anna.page.get_by_role("dialog").locator(".current")).to_contain_text("G23")


def test_keyboard_and_mouse_are_told_the_same(visit: Visit) -> None:
    anna = visit("Anna")
    sits_at_maria(anna)
    page = anna.page
    head = page.get_by_role("button", name="Aside")
    note = page.locator("[popover]:popover-open")
    head.hover()
    expect(note).to_contain_text("Markers that are out of the game")
    page.mouse.move(5, 500)
    expect(note).to_have_count(0)
    page.get_by_role("button", name="To place").focus()
    expect(note).to_contain_text("Markers still in the pool")
    page.keyboard.press("Tab")
    expect(note.get_by_role("link", name=re.compile("M22.1"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(page.get_by_role("button", name="To place")).to_be_focused()


def test_a_panel_stays_as_it_was_left(visit: Visit) -> None:
    anna = visit("Anna")
    sits_at_maria(anna)
    panel = anna.page.locator("details.panel").filter(has_text="Powers")
    expect(panel).to_have_attribute("open", "")
    panel.locator("summary").click()
    expect(panel).not_to_have_attribute("open", "")
    anna.waits(f"{KEPT} === false")
    anna.page.reload()
    anna.waits_for_turn()
    expect(panel).not_to_have_attribute("open", "")
    panel.locator("summary").click()
    expect(panel).to_have_attribute("open", "")
    anna.waits(f"{KEPT} === true")
    anna.page.reload()
    anna.waits_for_turn()
    expect(panel).to_have_attribute("open", "")


def test_legend_and_units_are_drawn_and_a_lesson_leads_on(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.goes()
    anna.chooses_game("lastman")
    anna.button(re.compile("Guided")).click()
    page.wait_for_url("**/table/*")
    anna.waits_for_turn()
    expect(anna.question.locator(".tip")).to_contain_text("Welcome, General!")
    lesson = page.url
    page.keyboard.press("a")
    front = page.locator("[data-entry=front]")
    expect(front).to_contain_text("front line")
    drawn = "image => image.complete && image.naturalWidth > 0"
    front.locator("img").scroll_into_view_if_needed()
    anna.waits(f"({drawn})(document.querySelector('[data-entry=front] img'))")
    page.get_by_role("tab", name="Units").click()
    expect(page.locator("[data-entry=ge_infantry]")).to_contain_text(
        re.compile("price in build points ?1")
    )
    page.keyboard.press("Escape")
    anna.resigns()
    expect(page.get_by_role("heading", name="What you have learned")).to_be_visible()
    page.get_by_role("button", name=re.compile("1914: The war of movement")).click()
    page.wait_for_url(lambda address: "/table/" in address and address != lesson)
    anna.waits("heard.table.id === before.table && !heard.now.result", table=anna.table)
    anna.waits_for_turn()
