"""Small screens: nothing lies over anything in the bar, and sheets go when their time is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.sitting import is_asked
from tests.browser.test_room import GAMES

OVERLAPS = """() => {
  const parts = [...document.querySelectorAll(".bar .home, .bar .sides li, .bar nav button")]
    .map((each) => each.getBoundingClientRect()).filter((box) => box.width > 1);
  return parts.filter((box, at) => box.right > innerWidth + 0.5 ||
    parts.slice(at + 1).some((next) => next.left < box.right - 0.5)).length;
}"""


def test_nothing_overlaps_in_the_bar_of_three_sides(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    GAMES["maria"].opened(anna)
    for _ in range(4):
        assert anna.page.evaluate(OVERLAPS) == 0
        expect(anna.page.locator(".phone .moment")).to_have_text(anna.now["moment"])
        anna.answers_once(GAMES["maria"].choose)
        anna.waits_for_turn()


def test_a_hand_that_came_up_goes_when_another_tab_has_answered(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    table = anna.sits_down("me", "random", battle="waterloo", seed="room")
    anna.plays(until=is_asked("play-card"))
    hand = anna.page.get_by_role("dialog", name="Hand")
    expect(hand).to_be_visible()
    other = anna.context.new_page()
    other.goto(f"{anna.address}/table/{table}")
    card = other.locator("[data-card].can").first
    card.tap()
    expect(card.locator(".does")).to_be_visible()
    card.tap()
    anna.waits("heard.now.asked?.key !== 'play-card'")
    expect(hand).to_have_count(0)


def test_a_sheet_of_a_phone_goes_where_there_is_a_column_for_it(visit: Visit) -> None:
    anna = visit("Anna", viewport={"width": 390, "height": 844})
    GAMES["napoleonics"].opened(anna)
    page = anna.page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog", name="Log")
    expect(log).to_be_visible()
    page.set_viewport_size(DESKTOP)
    expect(log).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone")).to_be_visible()
    expect(log).to_have_count(0)


def test_a_tablet_on_end_shows_the_hand_below_the_board(visit: Visit) -> None:
    anna = visit("Anna", viewport={"width": 820, "height": 1180})
    GAMES["greatwar"].opened(anna)
    cards = anna.page.locator(".hand-area [data-card]")
    expect(cards.first).to_be_in_viewport(ratio=0.99)
    expect(anna.page.get_by_role("dialog", name="Hand")).to_have_count(0)
