"""A hint: asked for at the question, seen on the board, and answered with a click."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import Json

MOTION: Final = {"reduced_motion": "no-preference"}


def orders(now: Json) -> bool:
    """A question with places, which a hint can light."""
    answers = now["asked"]["answers"] if now["asked"] else []
    return sum(bool(answer["place"]) for answer in answers) > 1


def test_a_hint_is_lit_on_the_board_and_chosen(visit: Visit) -> None:
    anna = visit("Anna", **MOTION)
    anna.sits_down("me", "captain", until=orders)
    anna.waits_for_turn()
    page = anna.page
    anna.button("Hint").click()
    sheet = page.get_by_role("dialog", name="What the marshal would do")
    best = sheet.locator("[data-hint]").first
    expect(best.locator("meter")).to_be_visible()
    expect(best).to_contain_text("the best answer")
    asked = anna.now["asked"]
    placed = [each["name"] for each in asked["answers"] if each["place"]]
    hinted = [each.get_attribute("data-hint") for each in sheet.locator("[data-hint]").all()]
    name = next(name for name in hinted if name in placed)
    hint = sheet.locator(f'[data-hint="{name}"]')
    page.mouse.move(1, 1)
    expect(page.locator("use.chosen")).to_have_count(0)
    hint.hover()
    expect(page.locator("use.chosen")).to_have_count(1)
    hint.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    anna.waits("heard.now.asked?.number !== before.number", number=asked["number"])


def test_a_hint_is_asked_for_with_a_key_and_given_up(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sits_down("me", "captain")
    anna.waits_for_turn()
    sheet = anna.page.get_by_role("dialog", name="What the marshal would do")
    anna.page.keyboard.press("t")
    expect(sheet.locator("[data-hint]")).to_have_count(3)
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_where_hints_are_not_allowed_none_can_be_asked_for(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sits_down("me", "captain", hints=False)
    anna.waits_for_turn()
    expect(anna.question).to_be_visible()
    expect(anna.button("Hint")).to_have_count(0)
